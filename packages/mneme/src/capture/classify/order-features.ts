// What the classifier of orders reads beside the token vectors: the signs of a text and what the rules make of it. Also how a long
// text is cut for it.

import { readSigns } from "../../text/orders/signs.ts";
import { findOrderSigns, findOrders } from "../../text/orders.ts";
import type { Span } from "../triggers/intent.ts";

export function readOrderFeatures(text: string): number[] {
	const { weak, reported } = findOrderSigns(text);
	return [...readSigns(text), Number(findOrders(text).injection), Number(weak), Number(reported)];
}

/** About 200 tokens, of the 256 that the encoder reads, English or not. */
const CHUNK_CHARS = 800;
/** A sentence that ends earlier than this would make too short a piece. */
const MIN_CHUNK_CHARS = 200;
const ENDS = [". ", "! ", "? ", "\n", "。", "！", "？"];

/** The text itself when short, else runs of its sentences. */
export function readChunks(text: string): Span[] {
	if (text.length <= CHUNK_CHARS) return /\p{L}{2}/u.test(text) ? [{ start: 0, end: text.length }] : [];
	const chunks: Span[] = [];
	for (let start = 0; start < text.length; ) {
		const reach = text.slice(start, start + CHUNK_CHARS);
		const last = Math.max(...ENDS.map((mark) => reach.lastIndexOf(mark)));
		const whole = start + reach.length === text.length || last < MIN_CHUNK_CHARS;
		const end = start + (whole ? reach.length : last + 1);
		if (/\p{L}{2}/u.test(reach)) chunks.push({ start, end });
		start = end;
	}
	return chunks;
}
