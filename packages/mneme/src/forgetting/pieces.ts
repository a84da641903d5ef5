// Where memories stand that share lines: a long paragraph is several, and what each says is looked for after the one before it. Pure.
import { splitLines } from "../formats/lines.ts";
import type { Memory } from "../index/memory.ts";

/** Characters of a text: [from, to). */
export type Range = readonly [from: number, to: number];

/** Where each line begins, and where the last one ends. */
export function lineStarts(text: string): number[] {
	const { bom, lines } = splitLines(text);
	const starts = [bom.length];
	for (const { text: line, eol } of lines) starts.push(starts.at(-1)! + line.length + eol.length);
	return starts;
}

/** `pieces` in the order of the text; undefined for one that it does not say. */
export function findPieces(text: string, pieces: readonly Memory[]): Map<Memory, Range | undefined> {
	const starts = lineStarts(text);
	const found = new Map<Memory, Range | undefined>();
	let end = 0;
	for (const piece of pieces) {
		end = Math.max(end, starts[piece.lineStart - 1]!);
		const lines = piece.text.split("\n").map((line) => {
			const at = text.indexOf(line, end);
			if (at >= 0) end = at + line.length;
			return at;
		});
		found.set(piece, lines.includes(-1) ? undefined : [lines[0]!, end]);
	}
	return found;
}
