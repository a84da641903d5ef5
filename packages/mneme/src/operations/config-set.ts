// `config set`: changes one setting in the file it belongs to and leaves every other byte alone. An invalid value
// changes nothing.
import { z } from "zod";
import { type Host, openEngine } from "../engine.ts";
import { setSetting, unsetSetting } from "../formats/settings.ts";
import { describeParseError, MemoryError } from "../model/errors.ts";
import { valueFromText } from "../model/fields.ts";
import { HOME_SETTINGS_FILE, WORKSPACE_SETTINGS_FILE } from "../model/places.ts";
import { done, type Notice, type Outcome } from "../model/results.ts";
import { readSettingSources, writeHomeSettings } from "../workspace/settings/files.ts";
import {
	assertWritable,
	getSetting,
	resolveSettings,
	type SettingProblem,
	type SettingSources,
} from "../workspace/settings/settings.ts";
import { hostOperation } from "./operation.ts";
import { valueText } from "./setting-values.ts";

type Scope = "workspace" | "home";

interface Edit {
	readonly setting: string;
	/** Undefined: take it out of the file. */
	readonly value: unknown;
	readonly scope: Scope;
}

const outputSchema = z.object({
	setting: z.string(),
	/** Absent where it was taken out of the file. */
	value: z.unknown().optional(),
	file: z.string(),
	changed: z.boolean(),
});

export const configSet = hostOperation({
	name: "config set",
	summary: "Change a setting in mneme.yaml or the home's config.yaml",
	details: "Lists are written with commas. Comments and layout of the file stay as they are.",
	input: z.object({
		setting: z.string().describe("The setting's dotted name, such as decay.lambda"),
		value: z.string().optional().describe("Its new value"),
		unset: z.boolean().default(false).describe("Take it out of the file instead, so that the next place decides"),
		scope: z
			.enum(["workspace", "home"])
			.default("workspace")
			.describe("This workspace (mneme.yaml), or all of this home's (config.yaml)"),
	}),
	output: outputSchema,
	positionals: ["setting", "value"],
	examples: [
		{ line: "mneme config set timezone Europe/Berlin", about: "Days begin at midnight in Berlin" },
		{ line: "mneme config set decay.lambda 0.02", about: "Forget more slowly" },
		{ line: "mneme config set decay.lambda --unset", about: "Back to the default" },
		{ line: "mneme config set llm.mode host --scope home", about: "For every workspace of this home" },
	],
	callers: [],
	effect: "writes",
	async run(host, { setting, value: text, unset, scope }) {
		const field = getSetting(setting);
		if (unset !== (text === undefined)) {
			throw new MemoryError("INVALID_INPUT", `give either a new value for ${setting}, or --unset`);
		}
		if (setting === "format") throw new MemoryError("INVALID_INPUT", "format is written by mneme migrate, not by hand");
		const edit = { setting, value: text === undefined ? undefined : valueFromText(field, text), scope };
		const outcome = scope === "home" ? await setInHome(host, edit) : await setInWorkspace(host, edit);
		if (outcome.status !== "done") return outcome;
		return done(outcome.value, [...outcome.notices, ...(await overridden(host, edit))]);
	},
	render: ({ setting, value, file, changed }, paint) => {
		const state = value === undefined ? "not set" : valueText(value);
		return `${paint.cyan(setting)} ${changed ? "is now" : "already was"} ${state} in ${file}`;
	},
});

type Result = Outcome<z.infer<typeof outputSchema>>;

async function setInHome(host: Host, edit: Edit): Promise<Result> {
	const sources = await readSettingSources(host);
	const before = sources.homeText ?? "";
	const after = edited(before, edit, sources);
	if (after !== before) await writeHomeSettings(host.home, after);
	return done(resultOf(edit, after !== before));
}

async function setInWorkspace(host: Host, edit: Edit): Promise<Result> {
	const engine = await openEngine(host, { mending: true });
	try {
		const sources = await readSettingSources(host);
		const request = { principal: host.principal, trigger: `config set ${edit.setting}` };
		return await engine.workspace.transaction(request, async (tx) => {
			const file = await tx.read(WORKSPACE_SETTINGS_FILE);
			const before = file.text ?? "";
			const after = edited(before, edit, sources);
			const summary =
				edit.value === undefined ? `${edit.setting} unset` : `${edit.setting} set to ${valueText(edit.value)}`;
			if (after !== before)
				await tx.write(WORKSPACE_SETTINGS_FILE, after, { summary, expected: file.version, verbatim: true });
			return resultOf(edit, after !== before);
		});
	} finally {
		await engine.close();
	}
}

/** The file's text with the setting changed, checked as it would be read, flags and environment aside. */
function edited(before: string, { setting, value, scope }: Edit, sources: SettingSources): string {
	const keys = setting.split(".");
	const file = fileOf(scope);
	const { text: after, problems: unreadable } =
		value === undefined ? unsetSetting(before, keys, file) : setSetting(before, keys, value, file);
	const text = scope === "home" ? { homeText: after, workspaceText: null } : { workspaceText: after };
	if (unreadable.length > 0) {
		const messages = unreadable.map(describeParseError);
		throw new MemoryError("INVALID_SETTINGS", `nothing is written: ${messages.join("; ")}`, {
			data: { problems: messages },
		});
	}
	const resolved = resolveSettings({ ...sources, ...text, env: {}, flags: {} });
	// Other broken settings do not stand in the way: they are mended one at a time.
	const isOurs = ({ code, path }: SettingProblem) =>
		code !== "INVALID_SETTINGS" || (path !== "" && `${setting}.`.startsWith(`${path}.`));
	assertWritable({ ...resolved, problems: resolved.problems.filter(isOurs) });
	return after;
}

function resultOf({ setting, value, scope }: Edit, changed: boolean): z.infer<typeof outputSchema> {
	return { setting, value, file: fileOf(scope), changed };
}

function fileOf(scope: Scope): string {
	return scope === "home" ? HOME_SETTINGS_FILE : WORKSPACE_SETTINGS_FILE;
}

/** Whoever sets a value that something else overrides would wonder why nothing happens. */
async function overridden(host: Host, { setting, scope }: Edit): Promise<Notice[]> {
	const { from, where } = resolveSettings(await readSettingSources(host)).origins.get(setting)!;
	if (from === scope || from === "default") return [];
	return [{ level: "warning", text: `${where} overrides it for now` }];
}
