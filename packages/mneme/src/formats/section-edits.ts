// Edits every sectioned file shares: a new section in its place, lines after what a section holds, lines taken out with the
// blank line they leave behind.
import type { MarkdownDocument, Section } from "./document.ts";
import { contentEnd, isBlank, replaceLines, type Source } from "./lines.ts";

/** Inserts lines before line `at` (0-based) as a paragraph of their own: blank lines around it, never two. */
export function insertParagraph(source: Source, at: number, texts: readonly string[]): Source {
	const before = at > 0 && !isBlank(source.lines[at - 1]) ? [""] : [];
	const after = at < source.lines.length && !isBlank(source.lines[at]) ? [""] : [];
	return replaceLines(source, at, at, [...before, ...texts, ...after]);
}

/** Inserts a section at the end of the file, its blank lines there kept out of the way. */
export function appendParagraph(source: Source, texts: readonly string[]): Source {
	const end = contentEnd(source, 0, source.lines.length);
	return end === source.lines.length ? insertParagraph(source, end, texts) : insertBeforeBlank(source, end, texts);
}

function insertBeforeBlank(source: Source, end: number, texts: readonly string[]): Source {
	return replaceLines(source, end, end, end > 0 ? ["", ...texts] : texts);
}

/**
 * A new section before the first one that `rank` puts after it, else at the end. Sections without a rank (a person's own)
 * are left where they are.
 */
export function insertSection(
	document: MarkdownDocument,
	heading: string,
	body: readonly string[],
	rank: (heading: string) => number | undefined,
): Source {
	const own = rank(heading) ?? Number.POSITIVE_INFINITY;
	const next = document.sections.find((section) => (rank(section.heading) ?? -1) > own);
	const texts = [`## ${heading}`, ...body];
	return next ? insertParagraph(document.source, next.line - 1, texts) : appendParagraph(document.source, texts);
}

/** The rank of a heading in a fixed list of them, whatever its case. */
export function rankIn(headings: readonly string[]): (heading: string) => number | undefined {
	const lower = headings.map((heading) => heading.toLowerCase());
	return (heading) => {
		const index = lower.indexOf(heading.toLowerCase());
		return index < 0 ? undefined : index;
	};
}

/** Lines after the last that is not blank in a section. */
export function appendToSection(source: Source, section: Section, texts: readonly string[]): Source {
	const at = contentEnd(source, section.start, section.end);
	return replaceLines(source, at, at, texts);
}

/** The section's body replaced; the blank lines that part it from the next stay. */
export function replaceSectionBody(source: Source, section: Section, texts: readonly string[]): Source {
	return replaceLines(source, section.start, contentEnd(source, section.start, section.end), texts);
}

/** Takes lines [start, end) out, and one of two blank lines that would then meet. */
export function removeLines(source: Source, start: number, end: number): Source {
	const meet = isBlank(source.lines[start - 1]) && end < source.lines.length && isBlank(source.lines[end]);
	return replaceLines(source, start, meet ? end + 1 : end, []);
}

/** Takes out a paragraph, lines [start, end), with the blank line that appendParagraph or insertParagraph gave it. */
export function removeParagraph(source: Source, start: number, end: number): Source {
	let next = end;
	while (next < source.lines.length && isBlank(source.lines[next])) next++;
	if (next < source.lines.length) return replaceLines(source, start, next, []);
	return replaceLines(source, start > 0 && isBlank(source.lines[start - 1]) ? start - 1 : start, end, []);
}

export function removeSection(source: Source, section: Section): Source {
	return removeParagraph(source, section.line - 1, contentEnd(source, section.line - 1, section.end));
}
