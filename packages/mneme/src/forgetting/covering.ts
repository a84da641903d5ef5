// Whether a word of a memory is what a word of a wish asks for: the same, of one stem, of one meaning, or a value of that kind.
import { nameSimilarity } from "../text/similarity.ts";
import { standsFor } from "../text/thesaurus.ts";
import { isCompoundOf, isForeignForm } from "./foreign-words.ts";
import type { Word } from "./reading.ts";

/** A name that is this near to another is a typo, or somebody else. */
const NEAR_NAME = 0.9;
const DATE = /^(?:\p{L}+day|(?:19|20)\d\d|\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th))$/iu;
const MONTHS = new Set(
	"january february march july september october november december feb apr jul aug sep sept oct nov dec".split(" "),
);
const FOREIGN_MONTHS = new Set(
	"januar februar juni juli janvier septembre octobre novembre febrero marzo junio septiembre octubre noviembre".split(
		" ",
	),
);
/** Names of people, too, or other words: a number beside them, or "in", says that they are months. */
const NAMES_TOO = new Set("jan mar april may june jun august julio".split(" "));
const BEFORE_MONTHS = new Set("in since until next last this every early mid late".split(" "));
/** So many digits are a number by themselves: of a phone, an account. */
const NUMBER_DIGITS = 5;
const SAME_START = 5;
const OTHER_END = 4;

/** Whether the word there is a date or a part of one. */
export function isDate(words: readonly Word[], at: number): boolean {
	const { raw, word } = words[at]!;
	if (MONTHS.has(word) || FOREIGN_MONTHS.has(word) || DATE.test(raw)) return true;
	const [before, next] = [words[at - 1], words[at + 1]];
	const isBesideNumber = [before, next].some((each) => each !== undefined && /^\d/.test(each.raw));
	return NAMES_TOO.has(word) && (isBesideNumber || BEFORE_MONTHS.has(before?.word ?? ""));
}

export function isPast({ word }: Word): boolean {
	return word.length > SAME_START && word.endsWith("ed");
}

export function isOnlyPast(wanted: Word, words: readonly Word[]): boolean {
	const covering = words.filter((word, at) => covers(wanted, word, words, at));
	return covering.length > 0 && covering.every(isPast);
}

/** What is asked for by its kind and there by its value: "the date" is "12 June". */
const VALUES: Readonly<Record<string, (there: Word, words: readonly Word[], at: number) => boolean>> = {
	number: (_, words, at) => digitsAt(words, at) >= NUMBER_DIGITS,
	date: (_, words, at) => isDate(words, at),
	fecha: ({ number }) => number !== undefined,
	datum: ({ number }) => number !== undefined,
	data: ({ number }) => number !== undefined,
	time: ({ number }, words, at) => number !== undefined || isDate(words, at),
	age: ({ number }, words, at) =>
		number !== undefined && words[at + 1]?.word === "years" && words[at + 2]?.word === "old",
	email: ({ raw }) => raw.includes("@"),
	name: ({ isName }, words, at) => isName && !isDate(words, at) && BEFORE_NAMES.has(words[at - 1]?.word ?? ""),
};
const BEFORE_NAMES = new Set("is was called named dr mr mrs ms prof".split(" "));

/** `0161 445 9911` is one number. */
function digitsAt(words: readonly Word[], at: number): number {
	let [from, to] = [at, at];
	while (from > 0 && isDigits(words[from]!) && !words[from]!.opens && isDigits(words[from - 1]!)) from--;
	while (to + 1 < words.length && isDigits(words[to + 1]!) && !words[to + 1]!.opens) to++;
	return words.slice(from, to + 1).reduce((sum, { raw }) => sum + raw.replace(/\D/g, "").length, 0);
}

function isDigits({ raw }: Word): boolean {
	return /^[\d()+-]+$/.test(raw);
}

/**
 * exact: it is that word; same: another word for it; value: it is what was asked for by its kind; kind: it falls under it; related: it goes
 * with it, which tells nothing by itself.
 */
export type Coverage = "exact" | "same" | "value" | "kind" | "related";

export function covers(wanted: Word, there: Word, words: readonly Word[], at: number): boolean {
	return coverage(wanted, there, words, at) !== undefined;
}

export function coverage(wanted: Word, there: Word, words: readonly Word[], at: number): Coverage | undefined {
	if (wanted.number !== undefined) return wanted.number === there.number ? "exact" : undefined;
	if (there.number !== undefined) return asValue(wanted, there, words, at);
	if (wanted.isUnspaced && wanted.raw.length > 1 && there.raw.includes(wanted.raw)) return "exact";
	if (wanted.word === there.word) return there.telling ? "exact" : undefined;
	if (`${wanted.word}s` === there.word && !wanted.isName) return "exact";
	if (wanted.isFamily && wanted.word === `${there.word}s`) return "exact";
	// Daniel is not Danielle, though their stems are one.
	if (wanted.isName || (there.isName && (there.owns || !there.opens)))
		return standsFor(there.word, wanted.word) ?? asValue(wanted, there, words, at);
	if (wanted.stem === there.stem || areKin(wanted.stem, there.stem) || areKin(wanted.word, there.word)) return "exact";
	if (wanted.foreign && there.foreign && isForeignForm(wanted, there)) return "exact";
	if (wanted.foreign && isCompoundOf(there, wanted) && !isOfAnother(words, at)) return "kind";
	if (wanted.word === "phone" && there.word === "number" && !isQualified(words, at)) return "exact";
	return standsFor(there.word, wanted.word) ?? asValue(wanted, there, words, at);
}

/** How each wanted word is there. What is there for one by itself stands for no other. */
export function coverageIn(wanted: readonly Word[], words: readonly Word[]): Map<Word, Coverage> {
	const found = wanted.map((word) => words.map((there, at) => coverage(word, there, words, at)));
	const taken = new Set([...words.keys()].filter((at) => found.some((levels) => levels[at] === "exact")));
	const levels = new Map<Word, Coverage>();
	for (const [i, word] of wanted.entries()) {
		const open = found[i]!.filter((level, at) => level === "exact" || !taken.has(at));
		const best = LEVELS.find((level) => open.includes(level));
		if (best) levels.set(word, best);
	}
	return levels;
}

const LEVELS: readonly Coverage[] = ["exact", "same", "value", "kind", "related"];

function asValue(wanted: Word, there: Word, words: readonly Word[], at: number): Coverage | undefined {
	const isValue = VALUES[wanted.word] ?? VALUES[wanted.word.replace(/s$/, "")];
	if (isValue?.(there, words, at) === true) return "value";
	if (wanted.word === "phone" && digitsAt(words, at) >= NUMBER_DIGITS) return "related";
	// "room 14" has a room number.
	const before = there.opens ? undefined : words[at - 1];
	const isNumbered = there.number !== undefined && before?.telling === true && before.number === undefined;
	return wanted.word === "number" && isNumbered ? "related" : undefined;
}

/** allergy and allergic; not cat and category. */
function areKin(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return short.length >= SAME_START && long.length - short.length <= OTHER_END && long.startsWith(short);
}

/** "Kündigungsfrist der Wohnung" is the flat's. */
function isOfAnother(words: readonly Word[], at: number): boolean {
	return /^(?:der|des)$/.test(words[at + 1]?.word ?? "") && /^\p{Lu}/u.test(words[at + 2]?.raw ?? "");
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
