// A file without some of its memories: their lines go, or, where one line is several memories, only their own words. Pure.
import type { Memory } from "../../index/memory.ts";
import { withoutNumber } from "../../model/ids.ts";
import { findPieces, lineStarts, type Range } from "../pieces.ts";

/** `memories` are all of the text, in its order. */
export function withoutMemories(text: string, memories: readonly Memory[], own: readonly Memory[]): string {
	const starts = lineStarts(text);
	const isOwn = new Set(own);
	const pieces = new Set(
		own.filter((memory) => memories.some((other) => !isOwn.has(other) && isSameLine(memory, other))),
	);
	const words = pieces.size === 0 ? new Map<Memory, Range>() : wordsOf(text, memories, pieces);
	const ranges = own.map((memory): Range => {
		const range = words.get(memory);
		return range ? withBlanks(text, range) : [starts[memory.lineStart - 1]!, starts[memory.lineEnd] ?? text.length];
	});
	return withoutRanges(text, ranges);
}

/** Pieces of one long line have one id, but for its number. */
function isSameLine(one: Memory, other: Memory): boolean {
	return (
		withoutNumber(one.id) === withoutNumber(other.id) &&
		one.lineStart <= other.lineEnd &&
		other.lineStart <= one.lineEnd
	);
}

/** Those of one line say the same at times, so all of them are looked for. */
function wordsOf(text: string, memories: readonly Memory[], pieces: ReadonlySet<Memory>): Map<Memory, Range> {
	const ids = new Set([...pieces].map(({ id }) => withoutNumber(id)));
	const alike = memories.filter(({ id }) => ids.has(withoutNumber(id)));
	return new Map(
		[...findPieces(text, alike)].map(([memory, range]) => {
			if (!range) throw new Error(`${memory.id} is not in line ${memory.lineStart} of ${memory.path}`);
			return [memory, range];
		}),
	);
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
