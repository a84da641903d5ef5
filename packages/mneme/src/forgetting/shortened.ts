// A memory without some of its statements: what is left of it, and the lines of its file, where list marker, indent and mark stay.
import { replaceLines, type Source } from "../formats/lines.ts";
import { withoutParts } from "../index/forgotten.ts";
import type { Memory } from "../index/memory.ts";
import { MemoryError } from "../model/errors.ts";
import { fingerprint } from "../text/fingerprint.ts";
import type { ForgetItem } from "./plan.ts";
import { isShortOf } from "./statements.ts";
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
	const all = source.lines.slice(lineStart - 1, lineEnd).map((line) => line.text);
	const lines = text.split("\n");
	for (let at = all.length - lines.length; at >= 0; at--) {
		const written = all.slice(at, at + lines.length);
		const frame = frameOf(written, lines);
		if (!frame) continue;
		const bodies = [written[0]!.slice(frame.before.length), ...written.slice(1)];
		bodies.push(withoutEnd(bodies.pop()!, frame.after));
		const [first, ...rest] = aligned(left.split("\n"), lines, bodies);
		const fresh = [`${frame.before}${first!.trimStart()}`, ...rest];
		fresh.push(`${fresh.pop()}${frame.after}`);
		return replaceLines(source, lineStart - 1 + at, lineStart - 1 + at + lines.length, fresh);
	}
	return undefined;
}

/** Lines that say the same stay as they were written; one that lost a part keeps the spaces around it. */
function aligned(left: readonly string[], lines: readonly string[], bodies: readonly string[]): string[] {
	let at = 0;
	return left.map((wanted, i) => {
		const same = lines.indexOf(wanted, at);
		if (same >= 0) {
			at = same + 1;
			return bodies[same]!;
		}
		const longer = lines.findIndex((line, j) => j >= at && isShortOf(wanted, line));
		const from = longer < 0 ? Math.min(at, lines.length - 1) : longer;
		if (longer >= 0 || !left.includes(lines[from]!, i + 1)) at = from + 1;
		if (wanted === "") return "";
		const [indent] = /^[ \t]*/.exec(bodies[Math.max(1, from)] ?? "")!;
		const [space] = /[ \t]*$/.exec(bodies[from]!)!;
		return indent + wanted.trim() + space;
	});
}

function withoutEnd(text: string, end: string): string {
	return text.slice(0, text.length - end.length);
}

interface Frame {
	/** A list marker, a checkbox. */
	readonly before: string;
	/** A mark. */
	readonly after: string;
}

/** What stands around a text in its lines. */
function frameOf(written: readonly string[], lines: readonly string[]): Frame | undefined {
	const [first, last] = [written[0]!, written.at(-1)!];
	const start = lines.length === 1 ? first.lastIndexOf(lines[0]!) : first.trimEnd().length - lines[0]!.length;
	if (start < 0 || !first.startsWith(lines[0]!, start)) return undefined;
	const before = first.slice(0, start);
	if (lines.length === 1) return { before, after: first.slice(start + lines[0]!.length) };
	const isSame = lines.slice(1, -1).every((line, i) => written[i + 1]!.trim() === line.trim());
	const end = last.length - last.trimStart().length;
	const tail = lines.at(-1)!.trimStart();
	if (!isSame || !last.startsWith(tail, end)) return undefined;
	return { before, after: last.slice(end + tail.length) };
}
