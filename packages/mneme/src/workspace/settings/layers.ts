// The four places a setting can be given in, each turned into the same list of entries: flags, environment, mneme.yaml,
// the home's config.yaml. Which entry wins, and whether it is valid, is settings.ts.
import { parseSettings } from "../../formats/settings.ts";
import { describeParseError } from "../../model/errors.ts";
import { valueFromText } from "../../model/fields.ts";
import { HOME_SETTINGS_FILE, WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import { findSetting, SETTING_FIELDS } from "../../model/settings.ts";

export interface SettingEntry {
	/** Dotted: `decay.lambda`. */
	readonly path: string;
	readonly value: unknown;
	/** `mneme.yaml:12`, `MNEME_DECAY_LAMBDA`, `--set`. */
	readonly where: string;
}

export type LayerName = "flag" | "environment" | "workspace" | "home";

export interface SettingLayer {
	readonly name: LayerName;
	readonly entries: readonly SettingEntry[];
	/** What could not be read at all, in words. */
	readonly unreadable: readonly { readonly where: string; readonly message: string }[];
}

const ENV_PREFIX = "MNEME_";

/** Text is read by the setting's kind, as on a command line; anything else is taken as it is. */
export function flagLayer(flags: Readonly<Record<string, unknown>>): SettingLayer {
	const entries = Object.entries(flags).map(([path, value]) => ({ path, value: typed(path, value), where: "--set" }));
	return { name: "flag", entries, unreadable: [] };
}

export function environmentLayer(env: Readonly<Record<string, string | undefined>>): SettingLayer {
	const paths = new Map(SETTING_FIELDS.map(({ name }) => [environmentName(name), name]));
	const groups = [...new Set(SETTING_FIELDS.map(({ name }) => name.split(".")[0]!))];
	const entries: SettingEntry[] = [];
	for (const [where, value] of Object.entries(env)) {
		if (value === undefined || !where.startsWith(ENV_PREFIX)) continue;
		const path = paths.get(where);
		if (path === "format") continue;
		if (path !== undefined) entries.push({ path, value: typed(path, value), where });
		// MNEME_HOME and the like are not settings; MNEME_DECAY_LAMDA wants to be one.
		else if (groups.some((group) => where.startsWith(`${environmentName(group)}_`))) {
			entries.push({ path: where, value, where });
		}
	}
	return { name: "environment", entries, unreadable: [] };
}

export function fileLayer(name: "workspace" | "home", text: string | null): SettingLayer {
	if (text === null) return { name, entries: [], unreadable: [] };
	const file = name === "workspace" ? WORKSPACE_SETTINGS_FILE : HOME_SETTINGS_FILE;
	const { data, lines, problems } = parseSettings(text, file);
	const entries = leafValues(data).map(({ path, value }) => ({
		path,
		value,
		where: `${file}:${lines.get(path) ?? 1}`,
	}));
	return {
		name,
		entries,
		unreadable: problems.map((problem) => ({ where: `${file}:${problem.line}`, message: describeParseError(problem) })),
	};
}

export function isSettingGroup(path: string): boolean {
	return SETTING_FIELDS.some(({ name }) => name.startsWith(`${path}.`));
}

/** Goes down into known groups only: of an unknown one its own name is what to tell. */
function leafValues(data: Readonly<Record<string, unknown>>, prefix = ""): { path: string; value: unknown }[] {
	return Object.entries(data).flatMap(([key, value]) => {
		const path = `${prefix}${key}`;
		const isMapping = typeof value === "object" && value !== null && !Array.isArray(value);
		return isMapping && isSettingGroup(path)
			? leafValues(value as Record<string, unknown>, `${path}.`)
			: [{ path, value }];
	});
}

/** `decay.lambda` → `MNEME_DECAY_LAMBDA`. */
export function environmentName(path: string): string {
	const snake = path.replaceAll(".", "_").replace(/[A-Z]/g, (letter) => `_${letter}`);
	return `${ENV_PREFIX}${snake.toUpperCase()}`;
}

function typed(path: string, value: unknown): unknown {
	const field = findSetting(path);
	return field && typeof value === "string" ? valueFromText(field, value) : value;
}
