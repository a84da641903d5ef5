// Opens a message for reading: folded, masked and cut into sentences, with the offsets of the message as it was given.

import { foldText, lowerText } from "./fold.ts";
import { MASK, maskText } from "./mask.ts";
import type { Page } from "./payload.ts";
import { splitSentences } from "./sentences.ts";

/**
 * A message longer than twice this is read at its beginning and its end only: what lies between was pasted, and people put their own
 * words before or after it. Bounds the work on any input, and is a hundred times an ordinary message.
 */
export const EDGE_CHARS = 32_768;

export interface OpenedPage extends Page {
	/** The text that was read: all of it, or both ends of a huge message. */
	read: string;
}

export function openPage(message: string): OpenedPage {
	const prepare = (text: string) => lowerText(maskText(foldText(text)));
	const middle = message.length - 2 * EDGE_CHARS;
	if (middle <= 0) {
		const text = prepare(message);
		return { message, text, read: text, sentences: splitSentences(text) };
	}
	const [head, tail] = [prepare(message.slice(0, EDGE_CHARS)), prepare(message.slice(-EDGE_CHARS))];
	const text = head + MASK.repeat(middle) + tail;
	const sentences = [...splitSentences(text, 0, EDGE_CHARS), ...splitSentences(text, EDGE_CHARS + middle)];
	return { message, text, read: `${head}\n${tail}`, sentences };
}
