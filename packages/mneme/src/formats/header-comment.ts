// Header comments before the first section: `<!-- Type: project | Created: 2026-01-15 -->`. Setting one field leaves the other
// bytes of its comment alone.
import type { ParseError } from "../model/errors.ts";
import type { MarkdownDocument } from "./document.ts";
import { isBlank, oneLine, replaceLines, type Source } from "./lines.ts";
import { problemAt } from "./problems.ts";

/** The field names of a format, one list per comment line, in the order a new file has them. */
export type HeaderLayout = readonly (readonly string[])[];

interface HeaderField {
	readonly value: string;
	/** 1-based. */
	readonly line: number;
}

export interface Header {
	/** By the layout's own spelling of the name. */
	readonly fields: ReadonlyMap<string, HeaderField>;
	readonly problems: readonly ParseError[];
}

const COMMENT = /^(\s*<!--)(.*)(-->\s*)$/;

export function parseHeader(document: MarkdownDocument, layout: HeaderLayout): Header {
	const fields = new Map<string, HeaderField>();
	const problems: ParseError[] = [];
	for (let index = 0; index < document.preambleEnd; index++) {
		const parts = headerParts(document.source.lines[index]!.text);
		if (!parts?.some((part) => layoutName(layout, part) !== undefined)) continue;
		for (const part of parts) {
			const name = layoutName(layout, part);
			const field = readPart(part);
			if (!field) problems.push(problemAt(document.path, index + 1, "Name: value between | and |", part));
			else if (name !== undefined && !fields.has(name)) {
				fields.set(name, { value: field.value.trim(), line: index + 1 });
			}
		}
	}
	return { fields, problems };
}

function headerParts(line: string): string[] | undefined {
	return COMMENT.exec(line)?.[2]?.split("|");
}

function readPart(part: string): { name: string; value: string } | undefined {
	const colon = part.indexOf(":");
	const name = part.slice(0, Math.max(0, colon)).trim();
	return name === "" ? undefined : { name, value: part.slice(colon + 1) };
}

function layoutName(layout: HeaderLayout, part: string): string | undefined {
	const name = readPart(part)?.name.toLowerCase();
	return layout.flat().find((known) => known.toLowerCase() === name);
}

/** Sets a field in place; a new one joins the comment that holds its line's other fields, or gets one after the last. */
export function setHeaderField(document: MarkdownDocument, layout: HeaderLayout, name: string, value: string): Source {
	const { fields } = parseHeader(document, layout);
	const clean = cleanValue(value);
	const own = fields.get(name);
	if (own) {
		const set = (part: string) => setPart(layout, part, name, clean);
		return rewriteComment(document.source, own.line, (parts) => parts.map(set));
	}
	const group = layout.find((names) => names.includes(name)) ?? [name];
	const neighbour = group.map((other) => fields.get(other)).find((field) => field !== undefined);
	if (neighbour) {
		return rewriteComment(document.source, neighbour.line, (parts) => [
			...parts.slice(0, -1),
			`${parts.at(-1)!.trimEnd()} `,
			` ${name}: ${clean} `,
		]);
	}
	return insertComment(document, [...fields.values()], `<!-- ${name}: ${clean} -->`);
}

function setPart(layout: HeaderLayout, part: string, name: string, value: string): string {
	if (layoutName(layout, part) !== name) return part;
	const start = part.indexOf(":") + 1;
	const old = part.slice(start);
	const before = old.trim() === "" ? "" : old.slice(0, old.length - old.trimStart().length);
	const after = old.trim() === "" ? "" : old.slice(old.trimEnd().length);
	return `${part.slice(0, start)}${before || " "}${value}${after || " "}`;
}

function rewriteComment(source: Source, line: number, change: (parts: string[]) => string[]): Source {
	const [, open, inner, close] = COMMENT.exec(source.lines[line - 1]!.text)!;
	return replaceLines(source, line - 1, line, [`${open}${change(inner!.split("|")).join("|")}${close}`]);
}

function insertComment(document: MarkdownDocument, fields: readonly HeaderField[], comment: string): Source {
	const { source, title } = document;
	if (fields.length > 0) {
		const after = Math.max(...fields.map(({ line }) => line));
		return replaceLines(source, after, after, [comment]);
	}
	const at = title ? title.start : 0;
	const texts = title ? ["", comment] : [comment];
	const next = source.lines[at];
	return replaceLines(source, at, at, next === undefined || isBlank(next) ? texts : [...texts, ""]);
}

/** The header comments of a new file; a field without a value is left out, and so is a comment without a field. */
export function renderHeader(layout: HeaderLayout, values: Readonly<Record<string, string | undefined>>): string[] {
	return layout
		.map((names) => names.filter((name) => values[name] !== undefined))
		.filter((names) => names.length > 0)
		.map((names) => `<!-- ${names.map((name) => `${name}: ${cleanValue(values[name]!)}`.trim()).join(" | ")} -->`);
}

function cleanValue(value: string): string {
	return oneLine(value).replaceAll("|", "/").replaceAll("-->", "→");
}
