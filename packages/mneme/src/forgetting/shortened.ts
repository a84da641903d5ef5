// A memory without some of its statements: what is left of it, and the lines of its file, where list marker, indent and mark stay.
import { replaceLines, type Source } from "../formats/lines.ts";
import { withoutParts } from "../index/forgotten.ts";
import type { Memory } from "../index/memory.ts";
import { MemoryError } from "../model/errors.ts";
import { fingerprint } from "../text/fingerprint.ts";
import type { ForgetItem } from "./plan.ts";
import { changed } from "./unchanged.ts";

/** Empty where nothing is left; undefined where none of the parts is in it. */
export function textWithout(text: string, parts: readonly string[]): string | undefined {
	const left = withoutParts(text, parts.map(fingerprint));
	return left === text ? undefined : left;
}

/** The file with what is left of a memory; undefined where nothing is. */
export function shortenedBy(
	source: Source,
	memory: Memory,
	{ id, parts }: Pick<ForgetItem, "id" | "parts">,
): Source | undefined {
	const left = parts ? textWithout(memory.text, parts) : "";
	if (left === undefined) throw changed(id);
	if (left === "") return undefined;
	const fresh = withText(source, memory, left);
	if (!fresh) throw inseparable(memory);
	return fresh;
}

export function inseparable({ id, path }: Pick<Memory, "id" | "path">): MemoryError {
	return new MemoryError(
		"INVALID_INPUT",
		`That part of ${id} cannot be taken out of ${path} by itself. Nothing was done. Edit the file, or name ${id} to delete all of it.`,
		{ data: { id, path } },
	);
}

/** The file with other words in a memory; undefined where its lines do not say what the memory does. */
export function withText(
	source: Source,
	{ text, lineStart, lineEnd }: Pick<Memory, "text" | "lineStart" | "lineEnd">,
	left: string,
): Source | undefined {
	const written = source.lines.slice(lineStart - 1, lineEnd).map((line) => line.text);
	const lines = text.split("\n");
	for (let at = written.length - lines.length; at >= 0; at--) {
		const frame = frameOf(written.slice(at, at + lines.length), lines);
		if (!frame) continue;
		const shown = left.split("\n").join(`\n${frame.indent}`);
		const fresh = `${frame.before}${shown}${frame.after}`.split("\n");
		return replaceLines(source, lineStart - 1 + at, lineStart - 1 + at + lines.length, fresh);
	}
	return undefined;
}

interface Frame {
	/** A list marker, a checkbox. */
	readonly before: string;
	/** A mark. */
	readonly after: string;
	/** Of the lines after the first. */
	readonly indent: string;
}

/** What stands around a text in its lines. */
function frameOf(written: readonly string[], lines: readonly string[]): Frame | undefined {
	const [first, last] = [written[0]!, written.at(-1)!];
	const start = lines.length === 1 ? first.lastIndexOf(lines[0]!) : first.trimEnd().length - lines[0]!.length;
	if (start < 0 || !first.startsWith(lines[0]!, start)) return undefined;
	const indent = lines.length === 1 ? "" : /^[ \t]*/.exec(written[1]!)![0];
	if (lines.length === 1)
		return { before: first.slice(0, start), after: first.slice(start + lines[0]!.length), indent };
	const isSame = lines.slice(1, -1).every((line, i) => written[i + 1]!.trim() === line.trim());
	const end = last.length - last.trimStart().length;
	if (!isSame || !last.startsWith(lines.at(-1)!, end)) return undefined;
	return { before: first.slice(0, start), after: last.slice(end + lines.at(-1)!.length), indent };
}
