// Whether two texts say the same in the same words, and whether two names are one.
import { fold } from "../text/fold.ts";

/** Case, accents, spaces and full stops aside. */
export function sameWords(one: string, other: string): boolean {
	return wordsOf(one) === wordsOf(other);
}

export function wordsOf(text: string): string {
	return fold(text)
		.replace(/[\s.]+/g, " ")
		.trim();
}

/** Letters and digits only: `Time zone` is `timezone`. */
export function sameName(one: string, other: string): boolean {
	return lettersOf(one) === lettersOf(other);
}

function lettersOf(text: string): string {
	return fold(text).replace(/[^\p{L}\p{N}]+/gu, "");
}
