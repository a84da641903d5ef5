// Whether a word of a memory is what a word of a wish asks for: the same, of one stem, of one meaning, or a value of that kind.
import { nameSimilarity } from "../text/similarity.ts";
import type { Word } from "./reading.ts";
import { standsFor } from "./words.ts";

/** A name that is this near to another is a typo, or somebody else. */
const NEAR_NAME = 0.9;
export const DATE =
	/^(?:(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\p{L}*|May|\p{L}+day|(?:19|20)\d\d|\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th))$/iu;
/** So many digits are a number by themselves: of a phone, an account. */
const NUMBER_DIGITS = 5;
const SAME_START = 5;
const OTHER_END = 4;

export function isPast({ word }: Word): boolean {
	return word.length > SAME_START && word.endsWith("ed");
}

export function isOnlyPast(wanted: Word, words: readonly Word[]): boolean {
	const covering = words.filter((word, at) => covers(wanted, word, words, at));
	return covering.length > 0 && covering.every(isPast);
}

/** What is asked for by its kind and there by its value: "the date" is "12 June". */
const VALUES: Readonly<Record<string, (there: Word) => boolean>> = {
	number: ({ raw }) => raw.replace(/\D/g, "").length >= NUMBER_DIGITS,
	date: ({ raw }) => DATE.test(raw),
	time: ({ number }) => number !== undefined,
	address: ({ raw }) => raw.includes("@"),
};

export function covers(wanted: Word, there: Word, words: readonly Word[], at: number): boolean {
	if (wanted.number !== undefined) return wanted.number === there.number;
	if (there.number !== undefined) return VALUES[wanted.word]?.(there) ?? false;
	if (wanted.word === there.word || `${wanted.word}s` === there.word) return true;
	// Daniel is not Danielle, though their stems are one.
	if (wanted.isName || (there.isName && (there.owns || !there.opens)))
		return standsFor(there.word, wanted.word) || (VALUES[wanted.word]?.(there) ?? false);
	if (wanted.stem === there.stem) return true;
	if (areKin(wanted.stem, there.stem) || areKin(wanted.word, there.word) || standsFor(there.word, wanted.word))
		return true;
	if (wanted.word === "phone") return there.word === "number" && !isQualified(words, at);
	return VALUES[wanted.word]?.(there) ?? false;
}

/** allergy and allergic; not cat and category. */
function areKin(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return short.length >= SAME_START && long.length - short.length <= OTHER_END && long.startsWith(short);
}

/** "passport number" is no phone number. */
function isQualified(words: readonly Word[], at: number): boolean {
	const before = words[at - 1];
	return before?.telling === true && !before.owns && !words[at]!.opens;
}

export function isNearName(name: Word, words: readonly Word[]): boolean {
	return name.number === undefined && words.some((other) => nameSimilarity(name.word, other.word) >= NEAR_NAME);
}

export function endsIn(words: readonly Word[], ending: string): boolean {
	const digits = ending.replace(/\D/g, "");
	return words.some(({ raw }) => /\d/.test(raw) && raw.replace(/\D/g, "").endsWith(digits));
}
