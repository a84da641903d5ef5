// The fingerprint of what a text says: known again if it comes back, without keeping its words.
import { createHash } from "node:crypto";
import { fold } from "./fold.ts";

/** 64 bits: two texts of one memory meet by chance once in a thousand million memories. */
const HEX_DIGITS = 16;

/** Case, accents, spaces and punctuation do not count. */
export function fingerprint(text: string): string {
	return createHash("sha256").update(wordsIn(text).join(" ")).digest("hex").slice(0, HEX_DIGITS);
}

/** Folded, and nothing but letters and digits. */
export function wordsIn(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
