// How a long text is cut for a model that reads a few hundred tokens at once.
import type { Span } from "../triggers/intent.ts";

/** About 200 tokens, English or not. */
const PIECE_CHARS = 800;
/** A sentence that ends earlier than this would make too short a piece. */
const MIN_PIECE_CHARS = 200;
const ENDS = [". ", "! ", "? ", "\n", "。", "！", "？"];

/** The text itself when short, else runs of its sentences; pieces without a word are left out. */
export function readPieces(text: string): Span[] {
	if (text.length <= PIECE_CHARS) return /\p{L}{2}/u.test(text) ? [{ start: 0, end: text.length }] : [];
	const pieces: Span[] = [];
	for (let start = 0; start < text.length; ) {
		const reach = text.slice(start, start + PIECE_CHARS);
		const last = Math.max(...ENDS.map((mark) => reach.lastIndexOf(mark)));
		const whole = start + reach.length === text.length || last < MIN_PIECE_CHARS;
		const end = start + (whole ? reach.length : last + 1);
		if (/\p{L}{2}/u.test(reach)) pieces.push({ start, end });
		start = end;
	}
	return pieces;
}
