// A fenced block that holds any text, and the text of the first one in a stretch of lines.
import type { MarkdownDocument } from "./document.ts";

/** The fence is longer than any run of backticks in the text, so nothing in it can close it. */
export function fenced(text: string, language: string): string[] {
	const runs = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length);
	const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
	return [`${fence}${language}`, ...text.split(/\r\n|\n|\r/), fence];
}

export function readFence(document: MarkdownDocument, start: number, end: number): string | undefined {
	const { lines } = document.source;
	const open = document.verbatim.indexOf("code", start);
	if (open < 0 || open >= end) return undefined;
	const fence = /^\s*(`+|~+)/.exec(lines[open]!.text)![1]!;
	const closes = (text: string) => /^(`+|~+)$/.test(text) && text.startsWith(fence);
	const close = lines.findIndex((line, i) => i > open && closes(line.text.trim()));
	return lines
		.slice(open + 1, close)
		.map((line) => line.text)
		.join("\n");
}
