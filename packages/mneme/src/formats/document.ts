// A markdown file as its lines and the sections its headings of level 1 and 2 make. Formats build their views on it; editing is
// replacing lines and reading again, so a line nobody named is never rewritten.
import type { ParseError } from "../model/errors.ts";
import { readBody } from "./body-text.ts";
import { joinLines, type Source } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { type Verbatim, verbatimLines } from "./verbatim.ts";

export interface Section {
	readonly heading: string;
	readonly level: 1 | 2;
	/** 1-based line of the heading. */
	readonly line: number;
	/** The body: 0-based lines [start, end). */
	readonly start: number;
	readonly end: number;
}

export interface MarkdownDocument {
	readonly path: string;
	readonly source: Source;
	readonly verbatim: readonly Verbatim[];
	/** The first level 1 heading. */
	readonly title?: Section;
	/** Every other heading of level 1 or 2, in order. */
	readonly sections: readonly Section[];
	/** 0-based end of what stands before the first section (the title included). */
	readonly preambleEnd: number;
	readonly problems: readonly ParseError[];
}

const HEADING = /^ {0,3}(?:(#)(?:\s+(.*))?|(##)(?!#)(\s*)(.*))$/;

interface Heading {
	readonly level: 1 | 2;
	readonly text: string;
	readonly spaced: boolean;
}

/** A heading of level 1 or 2; closing `#`s are dropped, as markdown does. */
export function parseHeading(text: string): Heading | undefined {
	const match = HEADING.exec(text);
	if (!match) return undefined;
	const heading = (match[1] ? (match[2] ?? "") : match[5]!).replace(/(^|\s)#+\s*$/, "").trim();
	return {
		level: match[1] ? 1 : 2,
		text: heading,
		spaced: match[1] !== undefined || match[4] !== "" || match[5] === "",
	};
}

export function parseDocument(source: Source, path: string): MarkdownDocument {
	const { lines } = source;
	const { kinds, unclosed } = verbatimLines(lines, 0, lines.length);
	const problems = unclosed.map(({ index, closing }) =>
		problemAt(path, index + 1, `a closing ${closing}`, lines[index]!.text),
	);
	const starts: { heading: Heading; index: number }[] = [];
	for (const [index, line] of lines.entries()) {
		const heading = kinds[index] === undefined ? parseHeading(line.text) : undefined;
		if (!heading) continue;
		starts.push({ heading, index });
		if (!heading.spaced) problems.push(problemAt(path, index + 1, "a space after ##", line.text));
	}
	const all = starts.map(({ heading, index }, i): Section => {
		const end = starts[i + 1]?.index ?? lines.length;
		return { heading: heading.text, level: heading.level, line: index + 1, start: index + 1, end };
	});
	const title = all.find((section) => section.level === 1);
	const sections = all.filter((section) => section !== title);
	const preambleEnd = sections[0] ? sections[0].line - 1 : lines.length;
	return { path, source, verbatim: kinds, ...(title ? { title } : {}), sections, preambleEnd, problems };
}

export function serializeDocument(document: { readonly source: Source }): string {
	return joinLines(document.source);
}

/** The first section of that name, whatever its case. */
export function findSection(document: MarkdownDocument, heading: string): Section | undefined {
	const name = heading.toLowerCase();
	return document.sections.find((section) => section.heading.toLowerCase() === name);
}

export function sectionText(document: MarkdownDocument, section: Section | undefined): string {
	return section ? readBody(document.source, section.start, section.end) : "";
}
