// What rules can tell about a pair of statements: shared words, names, quantities, negation, opposites, cues of change.
// Facts about the pair only; statement.ts reads each by itself, relate.ts weighs.

import { fold } from "../../text/fold.ts";
import { type Frame, readFrame } from "./frame.ts";
import { givesOtherValue, isSwapped, sharedEnds, turnsPassive } from "./order.ts";
import { countOpposites, speaksOfThePast } from "./polarity.ts";
import { countOtherQuantities, measuresOther, measuresSame } from "./quantities.ts";
import { isCommon, readStatement, type Statement, stem } from "./statement.ts";

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
	/** Cues of the newer statement that the older has not (cues.ts), and of a change that only the older one tells of. */
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

/** The user's own, or their kin by the name only they use. */
const OWN = /\b(?:my|our|mine|ours|grandpa|grandma|granny|mum|mom|dad|i|we|i['’]m|we['’]re)\b/i;
const OTHERS = /\b(?:his|her|their|theirs|he|she|they|your)\b/i;
/** Things done once; a second time is another event. */
const EVENT =
	/\b(?:had|went|met|saw|gave|took|bought|sold|called|visited|ran|ate|paid|won|lost|broke|made|wrote|read|donated|booked|finished|started|shipped|failed|crashed|talked|spoke|watched|drove|flew|came|signed|sent|got|happened|attended|celebrated|presented|interviewed|lived|was|were)\b/i;

export function readEvidence(older: string, newer: string): Evidence {
	return compare(readStatement(older), readStatement(newer));
}

function compare(older: Statement, newer: Statement): Evidence {
	const [a, b] = [older.stems, newer.stems];
	const shared = countShared(a, b);
	const [oldNames, newNames] = [readNames(older.text, newer.text), readNames(newer.text, older.text)];
	const negation = older.negations % 2 === newer.negations % 2 ? 0 : 1;
	const opposites = countOpposites(new Set(older.words), new Set(newer.words));
	const [oldCues, newCues] = [older.cues, newer.cues];
	const overlap = shared / Math.max(1, a.size + b.size - shared);
	const otherOfOld = countOtherQuantities(older.quantities, newer.quantities);
	return {
		overlap,
		containment: shared / Math.max(1, Math.min(a.size, b.size)),
		oldQuantities: otherOfOld,
		newQuantities: countOtherQuantities(newer.quantities, older.quantities),
		sharedQuantities: older.quantities.length - otherOfOld,
		oldNames: countMissing(oldNames, newNames),
		newNames: countMissing(newNames, oldNames),
		sharedNames: oldNames.length - countMissing(oldNames, newNames),
		negation,
		opposites,
		changes: countNew(older.changes, newer.changes),
		oldIsPast: speaksOfThePast(older.text) ? 1 : 0,
		newIsPast: speaksOfThePast(newer.text) ? 1 : 0,
		flipped: (negation + opposites) % 2,
		swapped: !turnsPassive(older.text, newer.text) && isSwapped(older.ordered, newer.ordered) ? 1 : 0,
		otherOwner: hasOtherOwner(older.text, newer.text) ? 1 : 0,
		...sharedEnds(older.words, newer.words),
		otherValue: givesOtherValue(older.words, newer.words) ? 1 : 0,
		otherCounted: countsOther(older, newer) ? 1 : 0,
		events: EVENT.test(older.text) && EVENT.test(newer.text) ? 1 : 0,
		identical: older.words.join(" ") === newer.words.join(" ") ? 1 : 0,
		lengthRatio: Math.min(a.size, b.size) / Math.max(1, a.size, b.size),
		turns: countNew(oldCues.turn, newCues.turn),
		oldTurns: countNew(newCues.turn, oldCues.turn),
		lasting: countNew(oldCues.lasting, newCues.lasting),
		additions: countNew(oldCues.addition, newCues.addition),
		occasions: countNew(oldCues.occasion, newCues.occasion),
		exclusive: Number(oldCues.isExclusive) + Number(newCues.isExclusive),
		oneOfMany: Number(oldCues.isOneOfMany) + Number(newCues.isOneOfMany),
		otherMeasure: measuresOther(older.quantities, newer.quantities) ? 1 : 0,
		sameMeasure: measuresSame(older, newer) ? 1 : 0,
		longer: (b.size - a.size) / Math.max(1, a.size, b.size),
		oldNegations: older.negations,
		newNegations: newer.negations,
		letters: (2 * countShared(older.trigrams, newer.trigrams)) / Math.max(1, older.trigrams.size + newer.trigrams.size),
		foreign: older.isForeign || newer.isForeign ? 1 : 0,
		frame: readFrame(older, newer),
	};
}

function hasOtherOwner(older: string, newer: string): boolean {
	return OWN.test(older) !== OWN.test(newer) && OTHERS.test(older) !== OTHERS.test(newer);
}

/** Capitalised words inside a sentence; the first word counts where the other text writes it inside one, or has it too. */
function readNames(text: string, other: string): string[] {
	const names = new Set<string>();
	const inOther = new Set(other.match(/(?<=[a-z,;] )\p{Lu}[\p{L}\p{N}'’-]+/gu)?.map(plainName));
	for (const match of text.matchAll(/\p{Lu}[\p{L}\p{N}'’-]*/gu)) {
		const name = plainName(match[0]);
		if (
			name.length < 2 ||
			isCommon(name) ||
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

function countsOther(older: Statement, newer: Statement): boolean {
	const [oldCounted, newCounted] = [older.counted.map(stem), newer.counted.map(stem)];
	return oldCounted.some((noun) => !newer.stems.has(noun)) && newCounted.some((noun) => !older.stems.has(noun));
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	return Array.from(a).filter((word) => b.has(word)).length;
}

/** Of the second, those that the first has, too, say nothing. */
function countNew(known: ReadonlySet<string>, found: ReadonlySet<string>): number {
	return found.size - countShared(found, known);
}

function countMissing(from: readonly string[], others: readonly string[]): number {
	const left = [...others];
	return from.filter((value) => {
		const at = left.indexOf(value);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	}).length;
}
