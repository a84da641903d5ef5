// Words that ordinary messages hold, so that a word none of them holds stands out.

import { KNOWN } from "./known-filter.ts";
import { placesOf } from "./word-hash.ts";

let filter: Uint8Array | undefined;

export function isKnownWord(word: string): boolean {
	filter ??= Buffer.from(KNOWN, "base64");
	return placesOf(word).every((place) => (filter![place >> 3]! >> (place & 7)) & 1);
}
