// Blanks out what the user did not say themselves: code, quotations, pasted mail, logs and transcripts.
// Works on folded text and keeps its length; line breaks stay.

import { findPastedLines } from "./pasted.ts";

/** Stands for a masked character: no letter, so no pattern sees words in it, yet it can be part of a payload. */
export const MASK = "\uFFFC";

/** A quotation longer than this is more likely a stray mark than a quotation. */
const QUOTE_CHARS = 1200;

const FENCE = /(^|\n)( {0,3})(```|~~~)[\s\S]{0,20000}?(?:\n {0,3}\3[^\n]{0,20}(?=\n|$)|$(?![\s\S]))/g;
const INLINE = [
	/`[^`\n]{1,400}`/g,
	/<\/?[a-z][^<>\n]{0,300}>/gi,
	/\bhttps?:\/\/[^\s]{1,400}/g,
	/<(label|button|option|a|p|li|h\d|span|td|title)>[^<\n]{0,300}<\/\1>/gi,
];
const n = QUOTE_CHARS;
const QUOTES = [
	new RegExp(`"[^"\\n]{1,${n}}"`, "g"),
	new RegExp(`\u201C[^\u201D\\n]{1,${n}}\u201D`, "g"),
	new RegExp(`\u201E[^\u201C\u201D"\\n]{1,${n}}[\u201C\u201D"]`, "g"),
	new RegExp(`\u00AB[^\u00BB\\n]{1,${n}}\u00BB`, "g"),
	new RegExp(`\u00BB[^\u00AB\\n]{1,${n}}\u00AB`, "g"),
	new RegExp(`\u2039[^\u203A\\n]{1,${n}}\u203A`, "g"),
	new RegExp(`\u300C[^\u300D\\n]{1,${n}}\u300D`, "g"),
	new RegExp(`\u300E[^\u300F\\n]{1,${n}}\u300F`, "g"),
	new RegExp(`\u300A[^\u300B\\n]{1,${n}}\u300B`, "g"),
	// a straight single quote opens only before a letter after a space, and closes only after a non-space before a non-letter
	new RegExp(`(?<=^|[\\s(\\[:])'(?=[\\p{L}\\p{N}])(?:[^'\\n]|'(?=\\p{L})){1,${n}}(?<=\\S)'(?![\\p{L}\\p{N}])`, "gu"),
];

function blank(text: string): string {
	return text.replace(/[^\n]/g, MASK);
}

export function maskText(folded: string): string {
	let text = folded.replace(FENCE, blank);
	for (const pattern of [INLINE[3]!, ...INLINE.slice(0, 3)]) text = text.replace(pattern, blank);
	text = findPastedLines(text)
		.map(({ line, pasted }) => (pasted ? blank(line) : line))
		.join("\n");
	for (const pattern of QUOTES) text = text.replace(pattern, blank);
	return text;
}
