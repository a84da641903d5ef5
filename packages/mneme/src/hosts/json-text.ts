// Edits one entry of a JSON text, comments and trailing commas allowed, and leaves every other byte as it is. jsonc-parser's own `modify` lays
// neighbours out anew and moves comments, so only its reading is used.
import {
	findNodeAtLocation,
	getNodeValue,
	type Node,
	type ParseError,
	parseTree,
	printParseErrorCode,
} from "jsonc-parser";
import { MemoryError } from "../model/errors.ts";

type Path = readonly string[];

export function findJson(text: string, path: Path): unknown {
	const node = findNodeAtLocation(readTree(text), [...path]);
	return node && getNodeValue(node);
}

export function setJson(text: string, path: Path, value: unknown): string {
	const base = text.trim() === "" ? "{\n}\n" : text;
	const tree = readTree(base);
	const known = findNodeAtLocation(tree, [...path]);
	const layout = layoutOf(base);
	if (known) return splice(base, known.offset, known.length, render(value, path.length, layout));
	// Under the deepest table that is there; what is missing between comes along.
	let depth = path.length - 1;
	while (depth > 0 && !findNodeAtLocation(tree, path.slice(0, depth))) depth--;
	const table = depth === 0 ? tree : findNodeAtLocation(tree, path.slice(0, depth))!;
	if (table.type !== "object")
		throw new MemoryError("PARSE", `${path.slice(0, depth).join(".") || "the file"} is no object`);
	const inner = path.slice(depth + 1).reduceRight<unknown>((inside, key) => ({ [key]: inside }), value);
	const { eol, indent } = layout;
	const property = `${eol}${indent.repeat(depth + 1)}${JSON.stringify(path[depth])}: ${render(inner, depth + 1, layout)}`;
	const isEmpty = (table.children ?? []).length === 0;
	const isTight = isEmpty && base[table.offset + 1] === "}";
	const end = isEmpty ? (isTight ? `${eol}${indent.repeat(depth)}` : "") : ",";
	return splice(base, table.offset + 1, 0, property + end);
}

export function removeJson(text: string, path: Path): string {
	const property = findNodeAtLocation(readTree(text), [...path])?.parent;
	if (!property) return text;
	const siblings = property.parent!.children!;
	const at = siblings.indexOf(property);
	let start = property.offset;
	let end = property.offset + property.length;
	const comma = /^\s*,/.exec(text.slice(end));
	if (comma) end += comma[0].length;
	else if (at > 0) start = text.lastIndexOf(",", start - 1);
	// With the blanks before it, so that no empty line stays.
	if (comma || at === 0) start -= /\s*$/.exec(text.slice(0, start))![0].length;
	if (siblings.length === 1) end += /^\s*/.exec(text.slice(end))![0].length;
	return splice(text, start, end - start, "");
}

function readTree(text: string): Node {
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false });
	const [error] = errors;
	if (error) {
		const line = text.slice(0, error.offset).split("\n").length;
		throw new MemoryError("PARSE", `${printParseErrorCode(error.error)} in line ${line}`);
	}
	if (!tree) throw new MemoryError("PARSE", "there is nothing in it");
	return tree;
}

interface Layout {
	readonly eol: string;
	readonly indent: string;
}

function layoutOf(text: string): Layout {
	return { eol: text.includes("\r\n") ? "\r\n" : "\n", indent: /^([ \t]+)\S/m.exec(text)?.[1] ?? "  " };
}

function render(value: unknown, depth: number, { eol, indent }: Layout): string {
	return JSON.stringify(value, undefined, indent).replaceAll("\n", eol + indent.repeat(depth));
}

function splice(text: string, start: number, length: number, fresh: string): string {
	return text.slice(0, start) + fresh + text.slice(start + length);
}
