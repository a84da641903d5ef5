// Splits a message where it turns to another subject, so that each becomes an entry of its own: at paragraphs and turns of speech
// ("by the way"), and where a sentence shares no word with what came before.
import { queryTerms } from "../text/segment.ts";
import { splitSentences } from "./routing/sentences.ts";

const TURN =
	/^(?:by the way|btw|anyway|anyhow|on another note|on a different note|separately|unrelated|also,? unrelated|changing (?:the )?(?:subject|topics?)|different topic|another thing|one more thing|oh,? and|meanwhile|übrigens|au fait|por cierto|a propósito|ところで|顺便)\b/i;
/** Refers to the sentence before it, whatever its words are. */
const REFERS =
	/^(?:it|this|that|they|these|those|he|she|so|because|then|but|and|which|there|his|her|their|its|instead|otherwise|however)\b/i;
/** A message that is longer is not written sentence by sentence; paragraphs part it. */
const SENTENCES = 200;

export function splitTopics(message: string): string[] {
	const topics: string[] = [];
	for (const paragraph of message.split(/\n\s*\n/)) {
		const sentences = splitSentences(paragraph.trim()).filter((sentence) => sentence.trim() !== "");
		if (sentences.length === 0) continue;
		if (sentences.length > SENTENCES) topics.push(paragraph.trim());
		else topics.push(...groupSentences(sentences));
	}
	return topics;
}

function groupSentences(sentences: readonly string[]): string[] {
	const groups: { text: string; terms: Set<string> }[] = [];
	for (const sentence of sentences) {
		const terms = queryTerms(sentence);
		const last = groups.at(-1);
		const joins = last && !TURN.test(sentence) && (REFERS.test(sentence) || terms.some((term) => last.terms.has(term)));
		if (joins) {
			last.text += ` ${sentence}`;
			for (const term of terms) last.terms.add(term);
		} else groups.push({ text: sentence, terms: new Set(terms) });
	}
	return groups.map(({ text }) => text);
}
