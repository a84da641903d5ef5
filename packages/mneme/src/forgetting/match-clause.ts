// Whether one clause of a memory is what a wish to forget names. By words, their stems and synonyms, with everything that tells two
// like statements apart: names, numbers, owners, old and new, to and from, yes and no. In doubt it is near, never a match.
import { nameSimilarity } from "../text/similarity.ts";
import {
	isMine,
	isPronounOwner,
	isStop,
	type Owning,
	type PhraseReading,
	readPhrase,
	readWords,
	timeOf,
	type Word,
} from "./reading.ts";
import type { RequestTarget } from "./request.ts";
import { standsFor, TYPE_WORDS } from "./words.ts";

export interface Target extends PhraseReading {
	readonly kind: RequestTarget["kind"];
	readonly text: string;
	/** A statement about the user themselves. */
	readonly self: boolean;
	/** "she is vegetarian": nobody can tell who. */
	readonly vague: boolean;
}

export interface ClauseInput {
	readonly text: string;
	/** What the memory is about, where its text does not say; not the user. */
	readonly title?: string;
	/** Words of the clauses before it, for "he" and "it". */
	readonly before: string;
}

export interface ClauseMatch {
	readonly verdict: "match" | "near" | "no";
	/** Share of the telling words that are there. */
	readonly covered: number;
	/** Time is asked for and the clause does not say. */
	readonly unmarked: boolean;
	/** What it says beside what was asked for, right at the thing itself: "guest" of "the guest wifi password". */
	readonly qualifiers: readonly string[];
	/** Telling words beyond those asked for. */
	readonly extra: number;
	/** A name stands there in lower case. */
	readonly otherCase: boolean;
}

const NO: ClauseMatch = { verdict: "no", covered: 0, unmarked: false, qualifiers: [], extra: 0, otherCase: false };
const PRONOUN = /^(?:he|she|they|it|his|her|their|its|this|that)\b/i;
const SELF = /^(?:i|we|i'm|i've|i'd|i'll|we're|we've)\b/i;
const SELF_SUBJECT = /\b(?:I|we|We|user|User|me|us)\b|\b[Ii]['’]/;
/** A name that is this near to another is a typo, or somebody else. */
const NEAR_NAME = 0.9;
/** Below this share of the words a clause is not worth a question. */
const NEAR_SHARE = 0.5;
/** A statement of several words may be said with one word other. */
const STATEMENT_SHARE = 0.8;
const STATEMENT_WORDS = 4;
/** So many digits are a number by themselves: of a phone, an account. */
const NUMBER_DIGITS = 5;
const SAME_START = 5;
const OTHER_END = 4;

export function readTarget({ text, kind }: RequestTarget): Target {
	const reading = readPhrase(text);
	return {
		...reading,
		kind,
		text,
		self: kind === "statement" && SELF.test(text),
		vague: kind === "statement" && /^(?:he|she|they|it)(?:'s|'re|'ve)?\b/i.test(text),
	};
}

export function matchClause(target: Target, clause: ClauseInput): ClauseMatch {
	const own = readWords(clause.text);
	const around = readWords(
		[clause.title ?? "", PRONOUN.test(clause.text) ? clause.before : ""].filter((part) => part !== "").join(". "),
	);
	const words = [...own, ...around];
	if (target.telling.length === 0 && target.ending === undefined) return NO;
	if (target.ending !== undefined && !endsIn(words, target.ending)) return NO;
	const named = target.telling.some(({ isName }) => isName);
	const missing = target.telling.filter(
		(word) => !(named && TYPE_WORDS.has(word.word)) && !words.some((other, at) => covers(word, other, words, at)),
	);
	const covered = target.telling.length === 0 ? 1 : 1 - missing.length / target.telling.length;
	const lost = missing.filter(({ isName, number }) => isName || number !== undefined);
	if (lost.length > 0)
		return lost.every((name) => isNearName(name, words)) && covered >= NEAR_SHARE ? near(covered) : NO;
	if (disagrees(target, clause, own, around)) return NO;
	if (covered < NEAR_SHARE) return NO;
	const time = timeOf(`${clause.title ?? ""} ${clause.text}`);
	if (target.state === "old" && time.new && !time.old) return NO;
	if (target.state === "new" && time.old && !time.new) return NO;
	const said = target.state === undefined || time[target.state];
	const enough =
		target.kind === "statement" && target.telling.length >= STATEMENT_WORDS
			? covered >= STATEMENT_SHARE
			: covered === 1;
	return {
		verdict: enough && !target.vague ? "match" : "near",
		covered,
		unmarked: !said,
		qualifiers: qualifiersOf(target, own),
		extra: own.filter((word) => word.telling && !target.telling.some((other) => covers(other, word, own, 0))).length,
		otherCase: target.telling.some(
			(name) =>
				name.isName &&
				!words.some((other) => other.isName && other.stem === name.stem) &&
				words.some((other) => other.stem === name.stem && /^\p{Ll}/u.test(other.raw)),
		),
	};
}

function near(covered: number): ClauseMatch {
	return { ...NO, verdict: "near", covered };
}

function covers(wanted: Word, there: Word, words: readonly Word[], at: number): boolean {
	if (wanted.number !== undefined) return wanted.number === there.number;
	if (there.number !== undefined && wanted.word !== "number") return false;
	if (wanted.stem === there.stem || wanted.word === there.word) return true;
	if (areKin(wanted.stem, there.stem) || areKin(wanted.word, there.word) || standsFor(there.word, wanted.word))
		return true;
	if (wanted.word === "phone") return there.word === "number" && !isQualified(words, at);
	if (wanted.word === "number") return there.raw.replace(/\D/g, "").length >= NUMBER_DIGITS;
	return wanted.word === "address" && there.raw.includes("@");
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

function isNearName(name: Word, words: readonly Word[]): boolean {
	return name.number === undefined && words.some((other) => nameSimilarity(name.word, other.word) >= NEAR_NAME);
}

function endsIn(words: readonly Word[], ending: string): boolean {
	const digits = ending.replace(/\D/g, "");
	return words.some(({ raw }) => /\d/.test(raw) && raw.replace(/\D/g, "").endsWith(digits));
}

/** Somebody else's, the other way, or the contrary. */
function disagrees(target: Target, clause: ClauseInput, own: readonly Word[], around: readonly Word[]): boolean {
	const reading = readPhrase(clause.text);
	if (target.kind === "statement" && target.negated !== reading.negated) return true;
	if (target.self && !SELF_SUBJECT.test(clause.text) && startsWithSubject(own)) return true;
	const opposite: Readonly<Record<string, string>> = {
		to: "from",
		from: "to",
		with: "without",
		without: "with",
		before: "after",
		after: "before",
	};
	for (const { way, to } of target.ways) {
		const there = reading.ways.filter((other) => other.to.stem === to.stem).map((other) => other.way);
		if (opposite[way] !== undefined && there.includes(opposite[way]) && !there.includes(way)) return true;
	}
	return target.owning.some((owning) => !isOwnedAlike(owning, target, clause, own, around));
}

/** "Tom likes", "My brother is": somebody is the subject. A label ("Allergy: nuts") or a bare verb leaves it open. */
function startsWithSubject(words: readonly Word[]): boolean {
	const first = words[0];
	return (
		first !== undefined &&
		(first.isName || first.owns || /^(?:the|a|an|his|her|their)$/.test(first.word)) &&
		!words[1]?.opens
	);
}

function isOwnedAlike(
	{ owner, owned }: Owning,
	target: Target,
	{ title }: ClauseInput,
	own: readonly Word[],
	around: readonly Word[],
): boolean {
	const at = own.findIndex((word, i) => covers(owned, word, own, i));
	const holder = at < 0 ? undefined : holderOf(own, at);
	const known = (word: Word) => target.telling.some((other) => other.stem === word.stem);
	if (owner === undefined) {
		if (holder) return isMine(holder) || known(holder);
		return title === undefined || around.some(known) || SELF_SUBJECT.test(title);
	}
	if (!holder) return [...own, ...around].some((word) => word.stem === owner.stem);
	return (
		holder.stem === owner.stem ||
		known(holder) ||
		(isPronounOwner(holder) && [...own, ...around].some((word) => word.stem === owner.stem))
	);
}

/** Who the thing belongs to, by the words right before it. */
function holderOf(words: readonly Word[], at: number): Word | undefined {
	for (let i = at - 1; i >= 0; i--) {
		if (words[i + 1]!.opens) return undefined;
		const word = words[i]!;
		if (word.owns) return word;
		if (isStop(word)) return undefined;
	}
	return undefined;
}

const PREPOSITIONS = new Set(["to", "from", "in", "at", "for", "of", "with"]);

/** Words that narrow the thing itself: before it in its phrase, a second name beside a name, or after "of", "for", "in". */
function qualifiersOf(target: Target, words: readonly Word[]): string[] {
	const found = new Set<string>();
	const isAsked = (word: Word) => target.telling.some((other) => covers(other, word, words, words.indexOf(word)));
	for (const [at, word] of words.entries()) {
		if (!isAsked(word) || word.number !== undefined) continue;
		const next = words[at + 1];
		if (word.isName) {
			if (next?.isName && !next.opens && !isAsked(next)) found.add(next.stem);
			continue;
		}
		for (let i = at - 1; i >= 0 && !words[i + 1]!.opens && !isStop(words[i]!); i--) {
			const before = words[i]!;
			if (before.owns && !before.telling) break;
			if (!isAsked(before) && before.number === undefined) found.add(before.stem);
		}
		if (next && !next.opens && PREPOSITIONS.has(next.word)) {
			const to = words.slice(at + 2, at + 5).find(({ telling }) => telling);
			if (to && to.number === undefined && !isAsked(to)) found.add(`${next.word} ${to.stem}`);
		}
	}
	return [...found];
}
