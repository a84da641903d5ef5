// mneme.yaml: settings as plain data, with the line each key stands on. Which keys there are is model/settings.ts's business;
// changing one leaves every other byte as it is (yaml-edits.ts).
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { problemAt } from "./problems.ts";
import { removeYamlPath, setYamlPath } from "./yaml-edits.ts";

export interface SettingsFile {
	readonly path: string;
	readonly text: string;
	/** Empty where the file cannot be read as a mapping. */
	readonly data: Readonly<Record<string, unknown>>;
	/** 1-based lines by dotted key: `decay.lambda`. */
	readonly lines: ReadonlyMap<string, number>;
	readonly problems: readonly ParseError[];
}

/** More aliases than this is an attack, not a settings file. */
const MAX_ALIASES = 100;

export function parseSettings(text: string, path = "mneme.yaml"): SettingsFile {
	const counter = new LineCounter();
	const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: "silent" });
	const problems = document.errors.map((error) => {
		const { line } = counter.linePos(error.pos[0]);
		return problemAt(path, Math.max(1, line), `valid YAML (${error.message})`, lineAt(text, line));
	});
	const lines = new Map<string, number>();
	collectLines(document.contents, "", (offset) => counter.linePos(offset).line, lines);
	let data: unknown;
	try {
		data = document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {};
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		problems.push(problemAt(path, 1, `values that can be read (${reason})`, lineAt(text, 1)));
		data = {};
	}
	if (!isRecord(data)) {
		problems.push(problemAt(path, 1, "settings as key: value", lineAt(text, 1)));
		data = {};
	}
	return { path, text, data: data as Record<string, unknown>, lines, problems };
}

export function serializeSettings(file: SettingsFile): string {
	return file.text;
}

function collectLines(node: unknown, prefix: string, lineOf: (offset: number) => number, lines: Map<string, number>) {
	if (!isMap(node)) return;
	for (const { key, value } of node.items) {
		if (!isScalar(key) || !key.range) continue;
		const name = `${prefix}${String(key.value)}`;
		lines.set(name, lineOf(key.range[0]));
		collectLines(value, `${name}.`, lineOf, lines);
	}
}

function lineAt(text: string, line: number): string {
	return text.split(/\r?\n/)[line - 1] ?? "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface SettingsEdit {
	/** As given where there are problems. */
	readonly text: string;
	readonly problems: readonly ParseError[];
}

/** Sets one key, adding the mappings it needs. */
export function setSetting(text: string, keys: readonly string[], value: unknown, path = "mneme.yaml"): SettingsEdit {
	return edit(text, path, keys, () => setYamlPath(text, keys, value));
}

/** Takes one key out, with the mappings that it leaves empty. */
export function unsetSetting(text: string, keys: readonly string[], path = "mneme.yaml"): SettingsEdit {
	return edit(text, path, keys, () => removeYamlPath(text, keys));
}

function edit(text: string, path: string, keys: readonly string[], change: () => string | undefined): SettingsEdit {
	const file = parseSettings(text, path);
	if (file.problems.length > 0) return { text, problems: file.problems };
	const changed = change();
	if (changed !== undefined) return { text: changed, problems: [] };
	const line =
		keys.map((_, i) => file.lines.get(keys.slice(0, i + 1).join("."))).findLast((at) => at !== undefined) ?? 1;
	const expected = `a form in which ${keys.join(".")} can be changed without touching the rest`;
	return { text, problems: [problemAt(path, line, expected, lineAt(text, line))] };
}

export const description: FormatDescription = {
	name: "Settings",
	path: "mneme.yaml",
	summary:
		"YAML. Every key has a default, so an empty file is complete. `mneme config set` changes one value and leaves your comments, order and quoting alone.",
	example: "format: 1\ntimezone: Europe/Rome\n\n# slower forgetting than the default\ndecay:\n  lambda: 0.02\n",
};
