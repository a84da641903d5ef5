// One key of a YAML text set or removed by splicing the text. Each result is read back and compared with the data it should hold;
// a form that cannot be edited so gives undefined and costs nothing.
import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, type Pair, parse, parseDocument, stringify, type YAMLMap } from "yaml";
import { eolOf, splitLines } from "./lines.ts";

interface Splice {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

type Data = Record<string, unknown>;

const INDENT = "  ";

export function setYamlPath(text: string, keys: readonly string[], value: unknown): string | undefined {
	const data = readData(text);
	const expected = data && withValue(data, keys, value);
	if (!data || !expected) return undefined;
	if (isDeepStrictEqual(data, expected)) return text;
	const root = readRoot(text);
	const splice = root ? setInMap(text, root, keys, value) : appendAtEnd(text, nested(keys, value, ""));
	return applied(text, splice, expected);
}

export function removeYamlPath(text: string, keys: readonly string[]): string | undefined {
	const data = readData(text);
	if (!data) return undefined;
	const expected = withoutPath(data, keys);
	if (!expected) return text;
	const root = readRoot(text);
	return applied(text, root && removeFromMap(text, root, keys), expected);
}

function applied(text: string, splice: Splice | undefined, expected: Data): string | undefined {
	if (!splice) return undefined;
	const changed = text.slice(0, splice.start) + splice.text + text.slice(splice.end);
	return isDeepStrictEqual(readData(changed), expected) ? changed : undefined;
}

/** Plain data, `{}` for an empty file; undefined where it is no valid mapping. */
function readData(text: string): Data | undefined {
	try {
		const data: unknown = parse(text, { logLevel: "silent" }) ?? {};
		return isRecord(data) ? data : undefined;
	} catch {
		return undefined;
	}
}

function readRoot(text: string): YAMLMap | undefined {
	const { contents } = parseDocument(text, { keepSourceTokens: true, logLevel: "silent" });
	return isMap(contents) ? contents : undefined;
}

function setInMap(text: string, map: YAMLMap, keys: readonly string[], value: unknown): Splice | undefined {
	const [key, ...rest] = keys;
	const pair = findPair(map, key!);
	if (!pair) return addPair(text, map, keys, value);
	if (rest.length === 0) return replaceValue(text, pair, value);
	if (isMap(pair.value)) return setInMap(text, pair.value, rest, value);
	if (!isScalar(pair.value) || pair.value.value !== null) return undefined;
	if (map.flow) return replaceValue(text, pair, Object.fromEntries([[rest[0]!, wrap(rest.slice(1), value)]]));
	const at = lineEnd(text, valueEnd(pair));
	return insertLines(text, at, nested(rest, value, `${indentOf(text, map)}${INDENT}`));
}

function addPair(text: string, map: YAMLMap, keys: readonly string[], value: unknown): Splice | undefined {
	const last = map.items.at(-1);
	if (map.flow) {
		const entry = `${flow(keys[0])}: ${flow(wrap(keys.slice(1), value))}`;
		const at = last ? valueEnd(last) : map.range![0] + 1;
		return { start: at, end: at, text: last ? `, ${entry}` : ` ${entry} ` };
	}
	const at = last && valueEnd(last);
	if (at === undefined) return undefined;
	const lines = nested(keys, value, indentOf(text, map));
	return text[at - 1] === "\n"
		? { start: at, end: at, text: lines.map((line) => line + eol(text)).join("") }
		: insertLines(text, lineEnd(text, at), lines);
}

function replaceValue(text: string, pair: Pair, value: unknown): Splice | undefined {
	const node = pair.value as { range?: [number, number, number]; flow?: boolean } | null;
	const colon = pair.srcToken?.sep?.find(({ type }) => type === "map-value-ind")?.offset;
	if (colon === undefined || !node?.range) return undefined;
	const [start, end] = node.range;
	const inPlace = end > start && (isScalar(node) || node.flow === true);
	const from = inPlace ? start : colon + 1;
	const to = Math.max(end, from);
	const tail = to > from && text[to - 1] === "\n" ? eol(text) : "";
	return { start: from, end: end > start ? to : from, text: `${inPlace ? "" : " "}${flow(value)}${tail}` };
}

/** Removes the key, or the topmost mapping above it that would be left empty. */
function removeFromMap(text: string, root: YAMLMap, keys: readonly string[]): Splice | undefined {
	let map: YAMLMap = root;
	let target: { map: YAMLMap; pair: Pair } | undefined;
	for (const [depth, key] of keys.entries()) {
		const pair = findPair(map, key);
		if (!pair) return undefined;
		if (!target || map.items.length > 1) target = { map, pair };
		if (depth === keys.length - 1) break;
		if (!isMap(pair.value)) return undefined;
		map = pair.value;
	}
	if (!target) return undefined;
	return target.map.flow ? removeFlowPair(target.map, target.pair) : removeLines(text, target.pair);
}

function removeFlowPair(map: YAMLMap, pair: Pair): Splice {
	const index = map.items.indexOf(pair);
	const next = map.items[index + 1];
	const previous = map.items[index - 1];
	if (next) return { start: keyStart(pair), end: keyStart(next), text: "" };
	return { start: previous ? valueEnd(previous) : keyStart(pair), end: valueEnd(pair), text: "" };
}

function removeLines(text: string, pair: Pair): Splice | undefined {
	const start = lineStart(text, keyStart(pair));
	if (text.slice(start, keyStart(pair)).trim() !== "") return undefined;
	const end = valueEnd(pair);
	return { start, end: text[end - 1] === "\n" ? end : lineEnd(text, end, true), text: "" };
}

function findPair(map: YAMLMap, key: string): Pair | undefined {
	return map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
}

function keyStart(pair: Pair): number {
	return (pair.key as { range: [number, number, number] }).range[0];
}

function valueEnd(pair: Pair): number {
	const ends = [pair.key, pair.value].map(
		(node) => (node as { range?: [number, number, number] } | null)?.range?.[1] ?? 0,
	);
	return Math.max(...ends);
}

function indentOf(text: string, map: YAMLMap): string {
	const first = keyStart(map.items[0]!);
	return " ".repeat(first - lineStart(text, first));
}

function nested(keys: readonly string[], value: unknown, indent: string): string[] {
	return keys.map((key, depth) => {
		const end = depth === keys.length - 1 ? ` ${flow(value)}` : "";
		return `${indent}${INDENT.repeat(depth)}${flow(key)}:${end}`;
	});
}

/** On one line, in a form that is safe inside braces too. */
function flow(value: unknown): string {
	const yaml = stringify([value], { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false }).trim();
	return yaml.includes("\n") ? JSON.stringify(value) : yaml.slice(1, -1);
}

function wrap(keys: readonly string[], value: unknown): unknown {
	return keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
}

function insertLines(text: string, at: number, lines: readonly string[]): Splice {
	return { start: at, end: at, text: lines.map((line) => eol(text) + line).join("") };
}

function appendAtEnd(text: string, lines: readonly string[]): Splice {
	const open = text !== "" && text !== "\uFEFF" && !text.endsWith("\n");
	const added = lines.map((line) => line + eol(text)).join("");
	return { start: text.length, end: text.length, text: open ? eol(text) + added : added };
}

function eol(text: string): string {
	return eolOf(splitLines(text));
}

function lineStart(text: string, at: number): number {
	return Math.max(text.lastIndexOf("\n", at - 1) + 1, text.startsWith("\uFEFF") ? 1 : 0);
}

function lineEnd(text: string, at: number, including = false): number {
	const newline = text.indexOf("\n", at);
	if (newline < 0) return text.length;
	if (including) return newline + 1;
	return newline > at && text[newline - 1] === "\r" ? newline - 1 : newline;
}

function withValue(data: Data, keys: readonly string[], value: unknown): Data | undefined {
	const [key, ...rest] = keys;
	if (key === undefined) return undefined;
	if (rest.length === 0) return { ...data, [key]: value };
	const inner = data[key] ?? {};
	const changed = isRecord(inner) ? withValue(inner, rest, value) : undefined;
	return changed && { ...data, [key]: changed };
}

/** Undefined where there is nothing to take out. */
function withoutPath(data: Data, keys: readonly string[]): Data | undefined {
	const [key, ...rest] = keys;
	if (key === undefined || !Object.hasOwn(data, key)) return undefined;
	const { [key]: inner, ...others } = data;
	if (rest.length === 0) return others;
	const left = isRecord(inner) ? withoutPath(inner, rest) : undefined;
	if (!left) return undefined;
	return Object.keys(left).length === 0 ? others : { ...data, [key]: left };
}

function isRecord(value: unknown): value is Data {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
