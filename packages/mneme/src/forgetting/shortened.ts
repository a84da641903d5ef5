// A memory without some of its statements: what is left of it, and the lines of its file, where list marker, indent and mark stay.
import { replaceLines, type Source } from "../formats/lines.ts";
import { withoutParts } from "../index/forgotten.ts";
import type { Memory } from "../index/memory.ts";
import { fingerprint } from "../text/fingerprint.ts";

/** Empty where nothing is left; undefined where none of the parts is in it. */
export function textWithout(text: string, parts: readonly string[]): string | undefined {
	const left = withoutParts(text, parts.map(fingerprint));
	return left === text ? undefined : left;
}

/** Undefined where its lines do not say what the memory does. */
export function withText(source: Source, memory: Memory, left: string): Source | undefined {
	const [start, end] = [memory.lineStart - 1, memory.lineEnd];
	const written = source.lines
		.slice(start, end)
		.map(({ text }) => text)
		.join("\n");
	const found = [...written.matchAll(linesOf(memory.text))].at(-1);
	if (!found) return undefined;
	const indent = /\n([ \t]*)/.exec(found[0])?.[1] ?? "";
	const before = written.slice(0, found.index);
	const after = written.slice(found.index + found[0].length);
	const shown = left.split("\n").join(`\n${indent}`);
	return replaceLines(source, start, end, `${before}${shown}${after}`.split("\n"));
}

/** A memory's lines are trimmed; in the file they are indented. */
function linesOf(text: string): RegExp {
	const lines = text.split("\n").map((line) => line.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
	return new RegExp(lines.join("[ \\t]*\\n[ \\t]*"), "g");
}
