// The library: `openMemory()` gives a workspace whose verbs are methods. No side effects on import.
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { type Engine, type EngineOptions, type Host, openEngine } from "./engine.ts";
import type { Embedder } from "./inference/port.ts";
import { systemClock, systemRandom } from "./model/clock.ts";
import { MemoryError } from "./model/errors.ts";
import { OWNER } from "./model/principal.ts";
import type { Outcome } from "./model/results.ts";
import { call } from "./operations/call.ts";
import { VERBS, type Verbs } from "./operations/registry.ts";

export type { Embedder } from "./inference/port.ts";
export { type ErrorCode, MemoryError } from "./model/errors.ts";
export type { Principal, Role } from "./model/principal.ts";
export type { Conflict, Done, NeedsConfirmation, NeedsModel, Notice, Outcome, Refused } from "./model/results.ts";

export interface MemoryOptions extends Partial<Omit<Host, "folder">> {
	/** The workspace's folder. */
	readonly workspace: string;
	/** Texts to vectors, in place of the bundled model. Closed with the memory. */
	readonly embedder?: () => Promise<Embedder>;
}

type CamelCase<Name extends string> = Name extends `${infer First}${" " | "-"}${infer Rest}`
	? `${First}${Capitalize<CamelCase<Rest>>}`
	: Name;

type Method<Verb> = Verb extends {
	readonly input: infer Input extends z.ZodObject;
	readonly output: infer Output extends z.ZodType;
}
	? (
			...input: Record<never, never> extends z.input<Input> ? [input?: z.input<Input>] : [input: z.input<Input>]
		) => Promise<Outcome<z.output<Output>>>
	: never;

/** Every verb by its name in camel case: `core add` is `coreAdd`. Inputs and values are those of docs/cli.md. */
export type MemoryMethods = { readonly [Name in keyof Verbs & string as CamelCase<Name>]: Method<Verbs[Name]> };

export interface Memory extends MemoryMethods {
	/** A verb by its name, for callers that learn it at run time: `memory.run("core add", { text })`. */
	run(verb: string, input?: Readonly<Record<string, unknown>>): Promise<Outcome<unknown>>;
	close(): Promise<void>;
	[Symbol.asyncDispose](): Promise<void>;
}

/** Opens the workspace when the first verb needs it, so that `init` can be called on an empty folder. */
export function openMemory({ workspace, embedder, ...options }: MemoryOptions): Memory {
	const host: Host = {
		...options,
		home: options.home ?? join(homedir(), ".mneme"),
		env: options.env ?? process.env,
		clock: options.clock ?? systemClock,
		random: options.random ?? systemRandom,
		principal: options.principal ?? OWNER,
		progress: options.progress ?? (() => undefined),
		signal: options.signal ?? new AbortController().signal,
		folder: resolve(workspace),
	};
	const own = ownEmbedder(embedder);
	let engine: Promise<Engine> | undefined;
	const run: Memory["run"] = async (verb, input = {}) => {
		const entry = VERBS.find(({ name }) => name === verb);
		if (!entry)
			throw new MemoryError("USAGE", `There is no verb ${JSON.stringify(verb)}; docs/cli.md lists them.`, {
				data: { verb },
			});
		return await call(await entry.load(), host, input, async (_, use) => {
			engine ??= openEngine(host, own.engineOptions);
			return await use(await engine);
		});
	};
	const close = async () => {
		await (await engine)?.close();
		await own.close();
	};
	const methods = Object.fromEntries(
		VERBS.map(({ name }) => [camelCase(name), (input?: Readonly<Record<string, unknown>>) => run(name, input)]),
	);
	return { ...(methods as unknown as MemoryMethods), run, close, [Symbol.asyncDispose]: close };
}

/** The caller's embedder, opened once and with the first text. */
function ownEmbedder(open: MemoryOptions["embedder"]): { engineOptions: EngineOptions; close(): Promise<void> } {
	if (!open) return { engineOptions: {}, close: async () => undefined };
	let opened: Promise<Embedder> | undefined;
	return {
		engineOptions: {
			openEmbedder: () => {
				opened ??= open();
				return opened;
			},
		},
		close: async () => await (await opened)?.close(),
	};
}

function camelCase(name: string): string {
	return name.replace(/[ -](\p{Ll})/gu, (_, letter: string) => letter.toUpperCase());
}
