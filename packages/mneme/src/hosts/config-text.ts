// Sets, finds and removes one entry in a person's config file: JSON with comments, TOML or YAML. All else stays as it was typed.
import { parse as parseToml, patch as patchToml, stringify as stringifyToml } from "@decimalturn/toml-patch";
import { parseDocument } from "yaml";
import { MemoryError } from "../model/errors.ts";
import { findJson, removeJson, setJson } from "./json-text.ts";

export type ConfigFormat = "json" | "toml" | "yaml";

type Path = readonly string[];
type Table = Record<string, unknown>;

/** Throws where the text is not what its format says. */
export function findEntry(format: ConfigFormat, text: string, path: Path): unknown {
	if (text.trim() === "") return undefined;
	if (format === "json") return findJson(text, path);
	return valueAt(format === "toml" ? readToml(text) : readYaml(text).toJS(), path);
}

export function setEntry(format: ConfigFormat, text: string, path: Path, value: Readonly<Table>): string {
	if (format === "json") return setJson(text, path, value);
	return format === "toml" ? setToml(text, path, value) : setYaml(text, path, value);
}

/** Tables above it that held nothing else go too. */
export function removeEntry(format: ConfigFormat, text: string, path: Path): string {
	let gone = path;
	while (gone.length > 1 && Object.keys(findEntry(format, text, gone.slice(0, -1)) ?? {}).length === 1)
		gone = gone.slice(0, -1);
	if (format === "json") return removeJson(text, gone);
	return format === "toml" ? removeToml(text, gone) : removeYaml(text, gone);
}

function valueAt(table: unknown, path: Path): unknown {
	return path.reduce<unknown>((value, key) => (value as Table | undefined)?.[key], table);
}

function readToml(text: string): Table {
	try {
		return parseToml(text) as Table;
	} catch (cause) {
		throw new MemoryError("PARSE", (cause as Error).message.split("\n")[0]!);
	}
}

/** As a table of its own at the end, where a person would put it. */
function setToml(text: string, path: Path, value: Readonly<Table>): string {
	const table = structuredClone(readToml(text));
	let above = table;
	for (const key of path.slice(0, -1)) {
		above[key] ??= {};
		above = above[key] as Table;
	}
	const isNew = above[path.at(-1)!] === undefined;
	above[path.at(-1)!] = value;
	if (!isNew) return patchToml(text, table);
	const head = text === "" || text.endsWith("\n") ? text : `${text}\n`;
	const added = `${head}${head === "" ? "" : "\n"}[${path.map(tomlKey).join(".")}]\n${stringifyToml(value)}`;
	// Where the table above is written in one line it cannot be added to from outside.
	return isToml(added) ? added : patchToml(text, table);
}

function tomlKey(key: string): string {
	return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

function isToml(text: string): boolean {
	try {
		parseToml(text);
		return true;
	} catch {
		return false;
	}
}

function removeToml(text: string, path: Path): string {
	const table = structuredClone(readToml(text));
	const above = valueAt(table, path.slice(0, -1)) as Table | undefined;
	if (above) delete above[path.at(-1)!];
	return patchToml(text, table);
}

function readYaml(text: string) {
	const document = parseDocument(text);
	const [error] = document.errors;
	if (error) throw new MemoryError("PARSE", error.message.split("\n")[0]!);
	return document;
}

function setYaml(text: string, path: Path, value: Readonly<Table>): string {
	const document = readYaml(text);
	document.setIn(path, document.createNode(value));
	return document.toString({ lineWidth: 0 });
}

function removeYaml(text: string, path: Path): string {
	const document = readYaml(text);
	document.deleteIn(path);
	return document.toString({ lineWidth: 0 });
}
