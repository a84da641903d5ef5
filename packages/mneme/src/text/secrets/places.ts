// Rules that know a secret by the place it stands in, whoever lists them.

import { isPlaceholder, isReference } from "./placeholders.ts";
import type { SecretSpan } from "./span.ts";
import { isOdd } from "./values.ts";

export interface PlaceRule {
	readonly kind: string;
	/** Group 1 is the secret and ends the match, or is followed by a look-ahead. */
	readonly pattern: RegExp;
	/** Cheaper than the pattern: a text without it is not searched. */
	readonly only?: RegExp;
	readonly accept: (value: string) => boolean;
}

export function findInPlaces(text: string, rules: readonly PlaceRule[]): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const { kind, pattern, only, accept } of rules) {
		if (only && !only.test(text)) continue;
		for (const match of text.matchAll(pattern)) {
			const value = match[1]!.replace(/[.,;)]+$/, "");
			if (!accept(value)) continue;
			const start = match.index + match[0].lastIndexOf(match[1]!);
			spans.push({ start, end: start + value.length, kind });
		}
	}
	return spans;
}

export function isGiven(value: string): boolean {
	return value.length >= 3 && !isPlaceholder(value) && !isReference(value);
}

/** On a command line: a word with a dot in it is no reference there, if it has digits. */
export function isTyped(value: string): boolean {
	return isGiven(value) || (/\d/.test(value) && value.length >= 3 && !isPlaceholder(value));
}

export function isOddGiven(value: string): boolean {
	return isGiven(value) && isOdd(value);
}
