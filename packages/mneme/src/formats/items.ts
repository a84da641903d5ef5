// The list items and paragraphs of a stretch of markdown, each with its lines. A nested or wrapped line belongs to the item above
// it, and so does a mark an editor wrapped; any other comment, a rule or a deeper heading belongs to none.
import type { MarkdownDocument, Section } from "./document.ts";
import { contentEnd, isBlank, oneLine, replaceLines, type Source } from "./lines.ts";
import { parseMark } from "./mark.ts";
import { appendToSection } from "./section-edits.ts";

export interface Item {
	/** `-`, `*`, `+`, `1.`, or nothing for a paragraph. */
	readonly marker: string;
	readonly indent: string;
	/** The whole text, its lines trimmed and joined by `\n`. */
	readonly text: string;
	/** `Timezone` of `Timezone: Europe/Rome`. */
	readonly label?: string;
	/** What follows the label; the whole text where there is none. */
	readonly value: string;
	/** 1-based, both included. */
	readonly line: number;
	readonly endLine: number;
}

const LIST_ITEM = /^(\s*)([-*+]|\d{1,9}[.)])(?:\s+(.*)|$)/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const DEEPER_HEADING = /^ {0,3}#{3,6}(?:\s|$)/;
/** A label is a short phrase, not a sentence: no sentence marks or brackets, and this long at most. */
const LABEL = /^(?:\*\*)?([^\s*:：.!?;[\](){}"`<>][^:：.!?;[\](){}"`<>]{0,59}?)(?:\*\*)?(?::(?:\*\*)?(?=\s|$)|：)\s*/u;
const TAB_WIDTH = 4;

export function parseItems(document: MarkdownDocument, start: number, end: number): Item[] {
	const { lines } = document.source;
	const items: Item[] = [];
	let at = start;
	while (at < end) {
		if (isBlank(lines[at]) || !isText(document, at)) {
			at++;
			continue;
		}
		const stop = itemEnd(document, at, end);
		items.push(readItem(document.source, at, stop));
		at = stop;
	}
	return items;
}

export function sectionItems(document: MarkdownDocument, section: Section | undefined): Item[] {
	return section ? parseItems(document, section.start, section.end) : [];
}

function isText(document: MarkdownDocument, at: number): boolean {
	const text = document.source.lines[at]!.text;
	return document.verbatim[at] !== "comment" && !RULE.test(text) && !DEEPER_HEADING.test(text);
}

function itemEnd(document: MarkdownDocument, first: number, end: number): number {
	const { lines } = document.source;
	const inCode = (index: number) => document.verbatim[index] === "code";
	const list = inCode(first) ? null : LIST_ITEM.exec(lines[first]!.text);
	const indent = list ? width(list[1]!) : 0;
	let at = first + 1;
	while (at < end) {
		const text = lines[at]!.text;
		if (inCode(at) && inCode(at - 1)) {
			at++;
			continue;
		}
		if (isBlank(lines[at])) {
			const next = list ? contentAfter(document, at, end) : end;
			if (next === end || width(lines[next]!.text) <= indent || !isText(document, next)) break;
			at = next;
			continue;
		}
		if (list && width(text) > indent && parseMark(text).mark) {
			at++;
			continue;
		}
		if (!isText(document, at)) break;
		const marker = LIST_ITEM.exec(text);
		if (marker && !inCode(at) && (!list || width(marker[1]!) <= indent)) break;
		at++;
	}
	return at;
}

function contentAfter(document: MarkdownDocument, at: number, end: number): number {
	let next = at;
	while (next < end && isBlank(document.source.lines[next])) next++;
	return next;
}

function width(text: string): number {
	let columns = 0;
	for (const character of text) {
		if (character === "\t") columns += TAB_WIDTH;
		else if (character === " ") columns++;
		else break;
	}
	return columns;
}

function readItem(source: Source, start: number, end: number): Item {
	const last = contentEnd(source, start, end);
	const [first, ...rest] = source.lines.slice(start, last).map((line) => line.text);
	const list = LIST_ITEM.exec(first!);
	const head = list ? (list[3] ?? "") : first!;
	const text = [head, ...rest].map((line) => line.trim()).join("\n");
	return {
		marker: list?.[2] ?? "",
		indent: list?.[1] ?? "",
		text,
		...splitLabel(text),
		line: start + 1,
		endLine: last,
	};
}

export function splitLabel(text: string): { label?: string; value: string } {
	const match = LABEL.exec(text);
	return match ? { label: match[1]!.trim(), value: text.slice(match[0].length) } : { value: text };
}

export function itemLine(text: string): string {
	return `- ${oneLine(text)}`.trimEnd();
}

/** The item in one line, its indent and marker kept. */
export function rewriteItem(source: Source, item: Item, text: string): Source {
	const line = `${item.indent}${item.marker}${item.marker && " "}${oneLine(text)}`.trimEnd();
	return replaceLines(source, item.line - 1, item.endLine, [line]);
}

/** A new item after the last one of the section, else after what the section starts with. */
export function addSectionItem(document: MarkdownDocument, section: Section, line: string): Source {
	const last = sectionItems(document, section).at(-1);
	if (!last) return appendToSection(document.source, section, [line]);
	const gap = last.marker === "" ? ["", line] : [line];
	return replaceLines(document.source, last.endLine, last.endLine, gap);
}
