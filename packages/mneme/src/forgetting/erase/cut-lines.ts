// A file without some of its memories: their lines go, or, where one line is several memories, only their own words. Pure.
import { splitLines } from "../../formats/lines.ts";
import type { Memory } from "../../index/memory.ts";
import { withoutNumber } from "../../model/ids.ts";

/** Of a text: [from, to). */
type Range = readonly [from: number, to: number];

/** `memories` are all of the text, in its order. */
export function withoutMemories(text: string, memories: readonly Memory[], own: readonly Memory[]): string {
	const starts = lineStarts(text);
	const isOwn = new Set(own);
	const pieces = new Set(
		own.filter((memory) => memories.some((other) => !isOwn.has(other) && isSameLine(memory, other))),
	);
	const words = pieces.size === 0 ? new Map<Memory, Range>() : findPieces(text, starts, memories, pieces);
	const ranges = own.map((memory): Range => {
		const range = words.get(memory);
		return range ? withBlanks(text, range) : [starts[memory.lineStart - 1]!, starts[memory.lineEnd] ?? text.length];
	});
	return withoutRanges(text, ranges);
}

/** Where each line begins, and where the last one ends. */
function lineStarts(text: string): number[] {
	const { bom, lines } = splitLines(text);
	const starts = [bom.length];
	for (const { text: line, eol } of lines) starts.push(starts.at(-1)! + line.length + eol.length);
	return starts;
}

/** Pieces of one long line have one id, but for its number. */
function isSameLine(one: Memory, other: Memory): boolean {
	return (
		withoutNumber(one.id) === withoutNumber(other.id) &&
		one.lineStart <= other.lineEnd &&
		other.lineStart <= one.lineEnd
	);
}

/** Each is looked for after the one before it, for they may say the same. */
function findPieces(
	text: string,
	starts: readonly number[],
	memories: readonly Memory[],
	pieces: ReadonlySet<Memory>,
): Map<Memory, Range> {
	const ids = new Set([...pieces].map(({ id }) => withoutNumber(id)));
	const found = new Map<Memory, Range>();
	let end = 0;
	for (const memory of memories) {
		if (!ids.has(withoutNumber(memory.id))) continue;
		end = Math.max(end, starts[memory.lineStart - 1]!);
		let from: number | undefined;
		for (const part of memory.text.split("\n")) {
			const at = text.indexOf(part, end);
			if (at < 0) throw new Error(`${memory.id} is not in line ${memory.lineStart} of ${memory.path}`);
			from ??= at;
			end = at + part.length;
		}
		found.set(memory, [from!, end]);
	}
	return found;
}

/** With the blanks that stood between it and what follows, or what goes before where nothing follows. */
function withBlanks(text: string, [from, to]: Range): Range {
	const blanks = /^[ \t]*/.exec(text.slice(to))![0].length;
	const end = to + blanks;
	if (end < text.length && !/[\r\n]/.test(text[end]!)) return [from, end];
	return [from - /[ \t]*$/.exec(text.slice(0, from))![0].length, end];
}

function withoutRanges(text: string, ranges: readonly Range[]): string {
	let left = "";
	let end = 0;
	for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
		if (from > end) left += text.slice(end, from);
		end = Math.max(end, to);
	}
	return left + text.slice(end);
}
