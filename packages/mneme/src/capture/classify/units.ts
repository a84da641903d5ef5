// What the classifiers read: the sentences of a message as they were typed, without what was quoted or pasted; windows of other text.

import type { Span } from "../triggers/intent.ts";
import { MASK } from "../triggers/mask.ts";
import type { Page } from "../triggers/payload.ts";
import type { Sentence } from "../triggers/sentences.ts";

/** A longer sentence says what it asks for at its beginning. */
const UNIT_CHARS = 320;

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

const SENTENCE = /[^\n]+?(?:[.!?](?=\s|$)|[。！？]|(?=\n)|$)/gu;

/** The text itself when short, each of its sentences, and each sentence with the next: an order may need two. */
export function readWindows(text: string): Unit[] {
	const sentences: Span[] = [];
	for (const { index, 0: words } of text.matchAll(SENTENCE)) {
		if (/\p{L}{2}/u.test(words)) sentences.push({ start: index, end: index + words.length });
	}
	const spans: Span[] = text.length <= UNIT_CHARS || sentences.length < 2 ? [{ start: 0, end: text.length }] : [];
	if (sentences.length > 1) spans.push(...sentences);
	if (sentences.length > 2)
		sentences.slice(1).forEach(({ end }, i) => {
			spans.push({ start: sentences[i]!.start, end });
		});
	return spans
		.map(({ start, end }) => ({ start, end, text: text.slice(start, Math.min(end, start + UNIT_CHARS)).trim() }))
		.filter((unit) => unit.text !== "");
}
