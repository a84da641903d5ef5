// What the intent layer for other languages than English reads of a sentence: words, pairs of words, stems, and runs of characters where
// a script puts no spaces. It needs no encoder; the bundled one knows English only.

import { hashSlot } from "./layer.ts";

export const FOREIGN_SLOTS = 8192;

const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const ENGLISH =
	/\b(?:the|you|your|you've|u|that|this|is|are|i|i'm|i've|please|pls|about|from|what|don't|it|to|and|of|with|was|have|never|always|keep|remember|forget)\b/gi;
/** The commonest words of German, French, Spanish, Portuguese and Italian that English does not have. */
const FOREIGN =
	/(?<![\p{L}'])(?:ich|du|dir|dich|mir|mich|mein\p{L}*|dein\p{L}*|dass|nicht|und|der|das|ist|wenn|bitte|für|über|auf|ein\p{L}?|einen|einem|wie|mal|was|von|den|dem|kein\p{L}*|je|tu|te|ne|pas|que|le|la|les|un|une|mon|ma|mes|ton|ta|tes|est|pour|sur|dans|ce|ça|plus|jamais|toujours|moi|toi|avec|yo|lo|los|las|mi|mis|tu|tus|el|es|por|para|sobre|de|del|en|con|se|nunca|siempre|ya|o|os|um|uma|meu|minha|teu|tua|seu|sua|não|é|você|na|da|das|dos|em|isso|mais|sempre|à|il|gli|che|non|sono|della|delle|dell(?:'|\u2019)\p{L}+|questo|questa|[jtldnmscq](?:'|\u2019)\p{L}+)(?!\p{L})/giu;

/** By the sentence's own words or, where they do not tell, by the whole message. */
export function isForeign(text: string, message = ""): boolean {
	if (CJK.test(text)) return true;
	const lead = (text.match(FOREIGN)?.length ?? 0) - (text.match(ENGLISH)?.length ?? 0);
	return lead > 0 || (lead === 0 && message !== "" && isForeign(message));
}

/** Longest run of characters read as one where words are not spaced. */
const RUN_CHARS = 4;
/** Beginnings of words that stand for their forms: languages that inflect have few lines per form to learn from. */
const STEM_CHARS = [4, 5];

export function readForeignSlots(text: string): number[] {
	const words =
		text
			.toLowerCase()
			.normalize("NFD")
			.replace(/[\u0300-\u036f]/g, "")
			.normalize("NFC")
			.match(/[\u3040-\u30ff\u3400-\u9fff]+|[\p{L}\p{N}']+|[:?!\u2026]/gu) ?? [];
	const features = new Set<string>([`^${words[0]?.slice(0, 6)}`]);
	words.forEach((word, i) => {
		if (CJK.test(word)) {
			for (let length = 1; length <= RUN_CHARS; length++)
				for (let at = 0; at + length <= word.length; at++) features.add(`c${word.slice(at, at + length)}`);
			return;
		}
		features.add(word);
		features.add(`${word} ${words[i + 1] ?? "$"}`);
		for (const length of STEM_CHARS) if (word.length > 4) features.add(`p${word.slice(0, length)}`);
	});
	return [...new Set([...features].map((feature) => hashSlot(feature, FOREIGN_SLOTS)))];
}
