// Which value each setting has, where it came from, and what is wrong with what was given. Pure; files are read in
// settings-files.ts. A value that is refused counts as not given, so that there are always settings to go on with.
import { type ErrorCode, MemoryError } from "../../model/errors.ts";
import type { Field } from "../../model/fields.ts";
import { FORMAT, findSetting, SETTING_FIELDS, type Settings, settingsSchema } from "../../model/settings.ts";
import { suggest } from "../../text/similarity.ts";
import {
	environmentLayer,
	environmentName,
	fileLayer,
	flagLayer,
	isSettingGroup,
	type LayerName,
	type SettingEntry,
	type SettingLayer,
} from "./layers.ts";

export interface SettingSources {
	/** Text of mneme.yaml, null where there is none. */
	readonly workspaceText: string | null;
	/** Text of the home's config.yaml. */
	readonly homeText: string | null;
	readonly env: Readonly<Record<string, string | undefined>>;
	/** By dotted path. */
	readonly flags: Readonly<Record<string, unknown>>;
}

interface SettingOrigin {
	readonly from: LayerName | "default";
	/** `mneme.yaml:12`, `MNEME_DECAY_LAMBDA`; empty for a default. */
	readonly where: string;
}

export interface SettingProblem {
	readonly code: Extract<ErrorCode, "INVALID_SETTINGS" | "FORMAT_NEWER" | "FORMAT_OLDER">;
	readonly path: string;
	readonly where: string;
	/** Begins with `where`; never repeats what looks like a key. */
	readonly message: string;
}

export interface ResolvedSettings {
	readonly settings: Settings;
	readonly origins: ReadonlyMap<string, SettingOrigin>;
	readonly problems: readonly SettingProblem[];
}

interface Chosen extends SettingOrigin {
	readonly value: unknown;
}

export function resolveSettings(sources: SettingSources): ResolvedSettings {
	const workspace = fileLayer("workspace", sources.workspaceText);
	const format = formatProblem(workspace);
	// What a newer Mneme wrote is not ours to judge.
	const judged = format?.code === "FORMAT_NEWER" ? { ...workspace, entries: [], unreadable: [] } : workspace;
	const layers = [flagLayer(sources.flags), environmentLayer(sources.env), judged, fileLayer("home", sources.homeText)];
	const problems = format ? [format] : [];
	const chosen = new Map<string, Chosen>();
	for (const layer of layers) {
		for (const { where, message } of layer.unreadable) problems.push(invalid("", where, message));
		for (const entry of layer.entries) {
			const problem = entryProblem(entry, layer.name);
			if (problem) problems.push(problem);
			else if (!chosen.has(entry.path))
				chosen.set(entry.path, { from: layer.name, where: entry.where, value: entry.value });
		}
	}
	const settings = assemble(chosen, problems);
	return { settings, origins: originsOf(chosen), problems };
}

/** Throws if these settings must not be written under: the first format problem, else all that is invalid. */
export function assertWritable({ problems }: ResolvedSettings): void {
	const format = problems.find(({ code }) => code !== "INVALID_SETTINGS");
	if (format) throw new MemoryError(format.code, format.message);
	if (problems.length === 0) return;
	const messages = problems.map(({ message }) => message);
	throw new MemoryError(
		"INVALID_SETTINGS",
		`the settings are not valid, so nothing is written: ${messages.join("; ")}`,
		{
			data: { problems: messages },
		},
	);
}

export function getSetting(path: string): Field {
	const field = findSetting(path);
	if (field) return field;
	throw new MemoryError("INVALID_INPUT", unknownMessage(path), { data: { setting: path } });
}

function formatProblem(layer: SettingLayer): SettingProblem | undefined {
	const entry = layer.entries.find(({ path }) => path === "format");
	if (typeof entry?.value !== "number" || !Number.isInteger(entry.value) || entry.value === FORMAT) return undefined;
	const about = `${entry.where}: the workspace has format ${entry.value}, this Mneme writes format ${FORMAT}`;
	return entry.value > FORMAT
		? {
				...invalid("format", entry.where, `${about}: it is open for reading only; install a newer Mneme`),
				code: "FORMAT_NEWER",
			}
		: { ...invalid("format", entry.where, `${about}: run mneme migrate`), code: "FORMAT_OLDER" };
}

function entryProblem({ path, value, where }: SettingEntry, layer: LayerName): SettingProblem | undefined {
	const field = findSetting(path);
	const say = (message: string) => invalid(path, where, `${where}: ${message}`);
	if (!field) {
		if (value === null && isSettingGroup(path)) return undefined;
		return say(isSettingGroup(path) ? `${path} is a group: expected its settings below it` : unknownMessage(path));
	}
	if (path === "format") {
		if (layer !== "workspace") return say("format belongs into mneme.yaml only");
		// Already told by formatProblem, and not to be told twice.
		if (typeof value === "number" && Number.isInteger(value)) return undefined;
	}
	if (holdsKey(value)) {
		return say(`${path} looks like a key: put the key into an environment variable and name that in keyEnv`);
	}
	if (field.schema.safeParse(value).success) return undefined;
	const meant = typeof value === "string" ? suggest(value, field.choices) : undefined;
	const found = value === null ? "nothing" : JSON.stringify(value);
	return say(`${path}: expected ${field.expects}, found ${found}${meant ? `; did you mean ${meant}?` : ""}`);
}

function unknownMessage(path: string): string {
	const isVariable = path === path.toUpperCase();
	const names = SETTING_FIELDS.flatMap(({ name }) =>
		isVariable ? [environmentName(name)] : [name, ...groupsAbove(name)],
	);
	const meant = suggest(path, names) ?? suggest(path.split(".").at(-1)!, names);
	return `unknown setting ${path}: ${meant ? `did you mean ${meant}?` : "mneme config list shows all"}`;
}

/** `decay.base.explicit` → `decay`, `decay.base`. */
function groupsAbove(path: string): string[] {
	const keys = path.split(".");
	return keys.slice(1).map((_, at) => keys.slice(0, at + 1).join("."));
}

/** What providers hand out: their prefixes, long hex, or a long mix of cases and digits. */
const KEY_PREFIX =
	/\b(?:sk|pk|rk)[-_][A-Za-z0-9_-]{8,}|\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|hf_|gsk_|AIza|AKIA)\w{8,}/;
const LONG_HEX = /\b[0-9a-f]{32,}\b/i;
const LONG_MIX = /(?=[A-Za-z0-9]*[a-z])(?=[A-Za-z0-9]*[A-Z])(?=[A-Za-z0-9]*\d)[A-Za-z0-9]{24,}/;

function holdsKey(value: unknown): boolean {
	if (Array.isArray(value)) return value.some(holdsKey);
	return typeof value === "string" && [KEY_PREFIX, LONG_HEX, LONG_MIX].some((shape) => shape.test(value));
}

/** Each value fits by itself; a group whose values do not fit together goes back to its defaults. */
function assemble(chosen: Map<string, Chosen>, problems: SettingProblem[]): Settings {
	const parsed = settingsSchema.safeParse(nested(chosen));
	if (parsed.success) return parsed.data;
	for (const issue of parsed.error.issues) {
		const group = issue.path.join(".");
		const given = [...chosen].filter(([path]) => path === group || path.startsWith(`${group}.`));
		const where = given.map(([, origin]) => origin.where).join(", ");
		problems.push(invalid(group, where, `${where}: ${group}: ${issue.message}`));
		for (const [path] of given) chosen.delete(path);
	}
	return settingsSchema.parse(nested(chosen));
}

function nested(chosen: ReadonlyMap<string, Chosen>): Record<string, unknown> {
	const root: Record<string, unknown> = {};
	for (const [path, { value }] of chosen) {
		const keys = path.split(".");
		let group = root;
		for (const key of keys.slice(0, -1)) {
			group[key] ??= {};
			group = group[key] as Record<string, unknown>;
		}
		group[keys.at(-1)!] = value;
	}
	return root;
}

function originsOf(chosen: ReadonlyMap<string, Chosen>): Map<string, SettingOrigin> {
	return new Map(
		SETTING_FIELDS.map(({ name }) => {
			const { from, where } = chosen.get(name) ?? { from: "default" as const, where: "" };
			return [name, { from, where }];
		}),
	);
}

function invalid(path: string, where: string, message: string): SettingProblem {
	return { code: "INVALID_SETTINGS", path, where, message };
}
