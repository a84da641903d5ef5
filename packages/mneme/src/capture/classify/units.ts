// What the intent classifier reads: the sentences of a message as they were typed, without what was quoted or pasted, and a short
// message as a whole.

import type { Span } from "../triggers/intent.ts";
import { MASK } from "../triggers/mask.ts";
import type { Page } from "../triggers/payload.ts";
import type { Sentence } from "../triggers/sentences.ts";

/** A longer sentence says what it asks for at its beginning. */
const UNIT_CHARS = 320;
/** As much of a message as is read at once. */
const WHOLE_CHARS = 600;

export interface Unit extends Span {
	text: string;
}

/** The sentence without what was quoted or pasted; empty when nothing else is in it. */
export function sentenceUnit(page: Page, sentence: Sentence): string {
	let text = "";
	for (let at = sentence.start; at < Math.min(sentence.end, sentence.start + UNIT_CHARS); at++) {
		if (page.text[at] !== MASK) text += page.message[at];
		else if (page.text[at - 1] !== MASK) text += "\u2026";
	}
	return /\p{L}{2}/u.test(text) ? text.trim() : "";
}

/** What one sentence leaves open another may say: "What I said about Oslo is off. Don't hold on to it." */
export function wholeUnit(units: readonly string[]): string {
	return units.join(" ").slice(0, WHOLE_CHARS);
}
