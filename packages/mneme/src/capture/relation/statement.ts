// What rules read in one statement by itself: its words, names, quantities, negations. Read once, however many others it is compared with.

import { fold } from "../../text/fold.ts";
import { remembering } from "../../text/remembering.ts";
import { type Cues, readCues } from "./cues.ts";
import { countNegations, readChanges } from "./polarity.ts";
import { readCounted, readQuantities } from "./quantities.ts";

export interface Statement {
	readonly text: string;
	readonly folded: string;
	readonly words: readonly string[];
	/** Beside each word, its stem if it is a content word. */
	readonly wordStems: readonly (string | undefined)[];
	readonly stems: ReadonlySet<string>;
	/** The same in order, with repetitions; the speaker counts as one ("I owe Tom", "Tom owes me"). */
	readonly ordered: readonly string[];
	readonly trigrams: ReadonlySet<string>;
	readonly quantities: readonly string[];
	/** What its numbers count. */
	readonly counted: readonly string[];
	readonly negations: number;
	readonly cues: Cues;
	/** Words that tell of a change. */
	readonly changes: ReadonlySet<string>;
	/** It has words of another language and no English function words. */
	readonly isForeign: boolean;
}

const COMMON =
	/^(?:the|a|an|of|in|on|at|to|for|with|by|from|and|or|but|is|are|was|were|be|been|am|i|we|you|he|she|it|they|my|our|your|his|her|its|their|this|that|these|those|me|us|him|them|as|has|have|had|do|does|did|will|would|can|could|should|may|s|re|ve|ll|m|d|t|so|than|then|there|here|who|which|what|when|where|every|each|also|just|very|only|one|about|into|per|now|not|no|up|out|if)$/;
/** A letter of Chinese or Japanese counts as a word. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const ENGLISH =
	/\b(?:the|of|in|on|at|to|for|with|by|from|and|or|is|are|was|were|has|have|my|our|his|her|their|it|she|he|they|we|i|not|no|i'm|this|that)\b/i;
const FOREIGN =
	/[\u3040-\u30ff\u4e00-\u9fff\u0400-\u04ff]|\b(?:der|die|das|ist|und|nicht|ein|eine|den|mit|er|le|la|les|des|est|une|du|el|los|las|es|una|mi|su|o|os|um|uma|nao|il|elle|mon|ma)\b/i;

/** A new statement is compared with several old ones, and an old one comes up again. */
const REMEMBERED = 256;

export const readStatement: (text: string) => Statement = remembering(REMEMBERED, read);

function read(text: string): Statement {
	const folded = fold(text);
	const words = folded.match(WORD) ?? [];
	const wordStems = words.map((word) => (isCommon(word) ? undefined : stem(word)));
	return {
		text,
		folded,
		words,
		wordStems,
		stems: new Set(wordStems.filter((each) => each !== undefined)),
		ordered: words.map((word, at) => orderedStem(word) ?? wordStems[at]).filter((each) => each !== undefined),
		trigrams: trigramsOf(` ${words.filter((_, at) => wordStems[at] !== undefined).join(" ")} `),
		quantities: readQuantities(text),
		counted: readCounted(text),
		negations: countNegations(folded),
		cues: readCues(folded),
		changes: readChanges(text),
		isForeign: FOREIGN.test(folded) && !ENGLISH.test(text),
	};
}

export function isCommon(word: string): boolean {
	return COMMON.test(word);
}

/** Endings that inflection adds; enough to compare, no real stem. */
export function stem(word: string): string {
	const singular = word
		.replace(/['’]s?$/, "")
		.replace(/ies$/, "y")
		.replace(/([^s])s$/, "$1");
	return singular.length > 4 ? singular.replace(/(?:ing|er|ed|ly|al|y|e)$/, "") : singular;
}

/** Of common words that tell who does what. */
function orderedStem(word: string): string | undefined {
	if (word === "i" || word === "me") return "i";
	return /^(?:to|over|than|before|after)$/.test(word) ? stem(word) : undefined;
}

function trigramsOf(letters: string): Set<string> {
	return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)));
}
