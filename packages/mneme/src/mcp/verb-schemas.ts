// What the tools need to know of the verbs behind them: input, output, callers, effect. Loading every verb takes longer than a
// client waits gladly, so a build writes it into a file beside this one; without that file the verbs are asked.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Role } from "../model/principal.ts";
import type { Operation } from "../operations/operation.ts";
import { TOOLS } from "./tools.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface VerbSchema {
	readonly callers: readonly Role[];
	readonly effect: Operation["effect"];
	readonly input: Readonly<Record<string, JsonSchema>>;
	readonly required: readonly string[];
	readonly output: JsonSchema;
}

export type VerbSchemas = Readonly<Record<string, VerbSchema>>;

const FILE = fileURLToPath(new URL("verb-schemas.json", import.meta.url));

let loaded: Promise<VerbSchemas> | undefined;

export function loadVerbSchemas(): Promise<VerbSchemas> {
	loaded ??= readOrRender();
	return loaded;
}

async function readOrRender(): Promise<VerbSchemas> {
	return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : await renderVerbSchemas();
}

export async function renderVerbSchemas(): Promise<VerbSchemas> {
	const [{ VERBS }, { z }] = await Promise.all([import("../operations/registry.ts"), import("zod")]);
	const names = new Set(TOOLS.flatMap(({ verbs }) => verbs.map(({ verb }) => verb)));
	const entries = VERBS.filter(({ name }) => names.has(name)).map(async ({ name, load }) => {
		const { callers, effect, input, output } = await load();
		const asked = z.toJSONSchema(input, { io: "input" });
		const given = z.toJSONSchema(output, {
			io: "output",
			// A client checks our answers against it, and a verb may say more than it promised.
			override: ({ jsonSchema }) => {
				if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
			},
		});
		delete given.$schema;
		const rendered = { callers, effect, input: asked.properties ?? {}, required: asked.required ?? [], output: given };
		return [name, rendered as VerbSchema] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}
