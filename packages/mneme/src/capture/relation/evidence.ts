// What rules can tell about a pair of statements: shared words, names, quantities, negation, opposites, cues of change.
// Facts about the pair only; relate.ts weighs them.

import { fold } from "../../text/fold.ts";
import { countTurns, readCues } from "./cues.ts";
import { type Frame, readFrame } from "./frame.ts";
import { givesOtherValue, isSwapped, sharedEnds, turnsPassive } from "./order.ts";
import { countChanges, countNegations, countOpposites, speaksOfThePast } from "./polarity.ts";
import { countOtherQuantities, measuresOther, measuresSame, readCounted, readQuantities } from "./quantities.ts";

export interface Evidence {
	/** Content words in common, as a share of both sides and of the smaller side. */
	readonly overlap: number;
	readonly containment: number;
	/** Quantities on each side that the other does not have. */
	readonly oldQuantities: number;
	readonly newQuantities: number;
	readonly sharedQuantities: number;
	/** Names on each side that the other does not have. */
	readonly oldNames: number;
	readonly newNames: number;
	readonly sharedNames: number;
	/** One side negates and the other does not. */
	readonly negation: number;
	readonly opposites: number;
	readonly changes: number;
	readonly oldIsPast: number;
	readonly newIsPast: number;
	/** Negation and opposites together turn the meaning around. */
	readonly flipped: number;
	/** The same words in another order, where the order says who does what. */
	readonly swapped: number;
	/** One speaks of the user's own, the other of somebody else's. */
	readonly otherOwner: number;
	/** Shares of the shorter statement that both begin and end with. */
	readonly prefix: number;
	readonly suffix: number;
	/** They give one property two values. */
	readonly otherValue: number;
	/** They count different things. */
	readonly otherCounted: number;
	/** Both tell of something that happened. */
	readonly events: number;
	readonly identical: number;
	readonly lengthRatio: number;
	/** Cues of the newer statement (cues.ts), and of a change that the older one tells of. */
	readonly turns: number;
	readonly oldTurns: number;
	readonly lasting: number;
	readonly additions: number;
	readonly occasions: number;
	readonly exclusive: number;
	readonly oneOfMany: number;
	/** Runs of three letters in common: inflection, compounds and languages without spaces. */
	readonly letters: number;
	/** They measure different things. */
	readonly otherMeasure: number;
	/** They give two amounts of one kind. */
	readonly sameMeasure: number;
	/** How much longer the newer one is, from -1 to 1. */
	readonly longer: number;
	readonly oldNegations: number;
	readonly newNegations: number;
	/** One of them has no English function words. */
	readonly foreign: number;
	readonly frame: Frame;
}

const COMMON =
	/^(?:the|a|an|of|in|on|at|to|for|with|by|from|and|or|but|is|are|was|were|be|been|am|i|we|you|he|she|it|they|my|our|your|his|her|its|their|this|that|these|those|me|us|him|them|as|has|have|had|do|does|did|will|would|can|could|should|may|s|re|ve|ll|m|d|t|so|than|then|there|here|who|which|what|when|where|every|each|also|just|very|only|one|about|into|per|now|not|no|up|out|if)$/;
/** The user's own, or their kin by the name only they use. */
const OWN = /\b(?:my|our|mine|ours|grandpa|grandma|granny|mum|mom|dad|i|we|i['’]m|we['’]re)\b/i;
const OTHERS = /\b(?:his|her|their|theirs|he|she|they|your)\b/i;
/** Things done once; a second time is another event. */
const EVENT =
	/\b(?:had|went|met|saw|gave|took|bought|sold|called|visited|ran|ate|paid|won|lost|broke|made|wrote|read|donated|booked|finished|started|shipped|failed|crashed|talked|spoke|watched|drove|flew|came|signed|sent|got|happened|attended|celebrated|presented|interviewed|lived|was|were)\b/i;

export function readEvidence(older: string, newer: string): Evidence {
	const [a, b] = [contentStems(older), contentStems(newer)];
	const shared = countShared(a, b);
	const [oldNumbers, newNumbers] = [readQuantities(older), readQuantities(newer)];
	const [oldNames, newNames] = [readNames(older, newer), readNames(newer, older)];
	const [oldWords, newWords] = [new Set(allWords(older)), new Set(allWords(newer))];
	const negation = countNegations(older) % 2 === countNegations(newer) % 2 ? 0 : 1;
	const opposites = countOpposites(oldWords, newWords);
	const cues = readCues(fold(older), fold(newer));
	const overlap = shared / Math.max(1, a.size + b.size - shared);
	return {
		overlap,
		containment: shared / Math.max(1, Math.min(a.size, b.size)),
		oldQuantities: countOtherQuantities(oldNumbers, newNumbers),
		newQuantities: countOtherQuantities(newNumbers, oldNumbers),
		sharedQuantities: oldNumbers.length - countOtherQuantities(oldNumbers, newNumbers),
		oldNames: countMissing(oldNames, newNames),
		newNames: countMissing(newNames, oldNames),
		sharedNames: oldNames.length - countMissing(oldNames, newNames),
		negation,
		opposites,
		changes: countChanges(older, newer),
		oldIsPast: speaksOfThePast(older) ? 1 : 0,
		newIsPast: speaksOfThePast(newer) ? 1 : 0,
		flipped: (negation + opposites) % 2,
		swapped: !turnsPassive(older, newer) && isSwapped(orderedStems(older), orderedStems(newer)) ? 1 : 0,
		otherOwner: OWN.test(older) !== OWN.test(newer) && OTHERS.test(older) !== OTHERS.test(newer) ? 1 : 0,
		...sharedEnds(allWords(older), allWords(newer)),
		otherValue: givesOtherValue(allWords(older), allWords(newer)) ? 1 : 0,
		otherCounted: countsOther(older, newer, a, b) ? 1 : 0,
		events: EVENT.test(older) && EVENT.test(newer) ? 1 : 0,
		identical: allWords(older).join(" ") === allWords(newer).join(" ") ? 1 : 0,
		lengthRatio: Math.min(a.size, b.size) / Math.max(1, a.size, b.size),
		turns: cues.turn,
		oldTurns: countTurns(fold(older), fold(newer)),
		lasting: cues.lasting,
		additions: cues.addition,
		occasions: cues.occasion,
		exclusive: cues.exclusive,
		oneOfMany: cues.oneOfMany,
		otherMeasure: measuresOther(oldNumbers, newNumbers) ? 1 : 0,
		sameMeasure: measuresSame(older, newer) ? 1 : 0,
		longer: (b.size - a.size) / Math.max(1, a.size, b.size),
		oldNegations: countNegations(older),
		newNegations: countNegations(newer),
		letters: shareLetters(older, newer),
		foreign: isForeign(older) || isForeign(newer) ? 1 : 0,
		frame: readFrame(allWords(older), allWords(newer), (word) => (COMMON.test(word) ? undefined : stem(word))),
	};
}

/** A letter of Chinese or Japanese counts as a word. */
function allWords(text: string): string[] {
	return (
		fold(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
	);
}

function shareLetters(older: string, newer: string): number {
	const [a, b] = [trigrams(older), trigrams(newer)];
	return (2 * countShared(a, b)) / Math.max(1, a.size + b.size);
}

function trigrams(text: string): Set<string> {
	const letters = ` ${allWords(text)
		.filter((word) => !COMMON.test(word))
		.join(" ")} `;
	return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)));
}

const ENGLISH =
	/\b(?:the|of|in|on|at|to|for|with|by|from|and|or|is|are|was|were|has|have|my|our|his|her|their|it|she|he|they|we|i|not|no|i'm|this|that)\b/i;
const FOREIGN =
	/[\u3040-\u30ff\u4e00-\u9fff\u0400-\u04ff]|\b(?:der|die|das|ist|und|nicht|ein|eine|den|mit|er|le|la|les|des|est|une|du|el|los|las|es|una|mi|su|o|os|um|uma|nao|il|elle|mon|ma)\b/i;

function isForeign(text: string): boolean {
	return FOREIGN.test(fold(text)) && !ENGLISH.test(text);
}

/** Endings that inflection adds; enough to compare, no real stem. */
function stem(word: string): string {
	const singular = word
		.replace(/['’]s?$/, "")
		.replace(/ies$/, "y")
		.replace(/([^s])s$/, "$1");
	return singular.length > 4 ? singular.replace(/(?:ing|er|ed|ly|al|y|e)$/, "") : singular;
}

function contentStems(text: string): Set<string> {
	return new Set(
		allWords(text)
			.filter((word) => !COMMON.test(word))
			.map(stem),
	);
}

/** Content words in order; the speaker counts as one ("I owe Tom", "Tom owes me"). */
function orderedStems(text: string): string[] {
	return allWords(text)
		.map((word) => (/^(?:i|me)$/.test(word) ? "i" : word))
		.filter((word) => word === "i" || /^(?:to|over|than|before|after)$/.test(word) || !COMMON.test(word))
		.map((word) => (word === "i" ? word : stem(word)));
}

/** Capitalised words inside a sentence; the first word counts where the other text writes it inside one, or has it too. */
function readNames(text: string, other: string): string[] {
	const names = new Set<string>();
	const inOther = new Set(other.match(/(?<=[a-z,;] )\p{Lu}[\p{L}\p{N}'’-]+/gu)?.map(plainName));
	for (const match of text.matchAll(/\p{Lu}[\p{L}\p{N}'’-]*/gu)) {
		const name = plainName(match[0]);
		if (
			name.length < 2 ||
			COMMON.test(name) ||
			(/^(?:i|mon|tues|wednes|thurs|fri|satur|sun)/.test(name) && /day$/.test(name))
		)
			continue;
		const opens = match.index === 0 || /[.!?:]\s*["“']?$/.test(text.slice(0, match.index));
		if (
			!opens ||
			inOther.has(name) ||
			/^\s+(?:is|has|was|lives|works|likes|prefers|hates|loves|['’]s)\b/.test(
				text.slice(match.index + match[0].length),
			) ||
			/['’]s$/.test(match[0])
		)
			names.add(name);
	}
	return Array.from(names);
}

function plainName(name: string): string {
	return fold(name).replace(/['’]s?$/, "");
}

function countsOther(older: string, newer: string, a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	const [oldCounted, newCounted] = [readCounted(older).map(stem), readCounted(newer).map(stem)];
	return oldCounted.some((noun) => !b.has(noun)) && newCounted.some((noun) => !a.has(noun));
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	return Array.from(a).filter((word) => b.has(word)).length;
}

function countMissing(from: readonly string[], others: readonly string[]): number {
	const left = [...others];
	return from.filter((value) => {
		const at = left.indexOf(value);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	}).length;
}
