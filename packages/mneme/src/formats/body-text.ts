// Free text inside a section: written so that no line of it can be taken for a heading or open a fence that swallows what
// follows (markdown's own backslash), and read back as it was given.
import type { Line, Source } from "./lines.ts";
import { verbatimLines } from "./verbatim.ts";

/** `#` needs a space after it to be a heading; `##` is taken for one even without, as people forget it. */
const MARKUP = "#(?=\\s|$)|##(?!#)|<!--|`{3}|~{3}";
const HEADING = /^ {0,3}(?:#(?=\s|$)|##(?!#))/;
const ESCAPED = new RegExp(`^(\\s*)\\\\(?=\\\\*(?:${MARKUP}))`);

/** The lines to write for `text`, without blank lines at either end. */
export function escapeBody(text: string): string[] {
	const lines = trimBlank(text.split(/\r\n|\n|\r/)).map((line) => (ESCAPED.test(line) ? escapeLine(line) : line));
	const asLines = lines.map((line): Line => ({ text: line, eol: "\n" }));
	const { kinds, unclosed } = verbatimLines(asLines, 0, lines.length);
	const open = new Set(unclosed.map(({ index }) => index));
	return lines.map((line, i) => {
		return open.has(i) || (kinds[i] === undefined && HEADING.test(line)) ? escapeLine(line) : line;
	});
}

/** What escapeBody was given, from lines [start, end) of a file; line ends become `\n`. */
export function readBody(source: Source, start: number, end: number): string {
	const texts = source.lines.slice(start, end).map((line) => line.text);
	return trimBlank(texts)
		.map((line) => line.replace(ESCAPED, "$1"))
		.join("\n");
}

/** One more backslash before the markup a line starts with. */
export function escapeLine(line: string): string {
	return line.replace(/^(\s*)/, "$1\\");
}

function trimBlank(lines: readonly string[]): string[] {
	let start = 0;
	let end = lines.length;
	while (start < end && lines[start]!.trim() === "") start++;
	while (end > start && lines[end - 1]!.trim() === "") end--;
	return lines.slice(start, end);
}
