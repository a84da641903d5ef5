// Whether one clause of a memory is what a wish to forget names. By words, their stems and synonyms, with everything that tells two
// like statements apart: names, numbers, owners, old and new, to and from, yes and no. In doubt it is near, never a match.
import { coverageIn, covers, endsIn, isDate, isNearName, isOnlyPast, isPast } from "./covering.ts";
import { disagrees, speaksOfRelative } from "./disagreement.ts";
import { isDoubtful } from "./doubt.ts";
import { inFirstPerson } from "./person.ts";
import { isStop, readWords, timeOf, type Word } from "./reading.ts";
import { type ClauseInput, LABEL, type Target } from "./target.ts";
import { RELATIVES, TITLES, TYPE_WORDS } from "./words.ts";

export interface ClauseMatch {
	readonly verdict: "match" | "near" | "no";
	/** Share of the telling words that are there. */
	readonly covered: number;
	/** Time is asked for and the clause does not say. */
	readonly unmarked: boolean;
	/** What it says beside what was asked for, right at the thing itself: "guest" of "the guest wifi password". */
	readonly qualifiers: readonly string[];
	/** A name stands there in lower case. */
	readonly otherCase: boolean;
	/** "I smoke" is not quite "I smoked salmon". */
	readonly shifted: boolean;
	/** It is of the kind that was asked for: "my health" is more than one thing. */
	readonly general: boolean;
	/** It speaks of somebody of the user's who was not asked for. */
	readonly others: boolean;
}

const NO: ClauseMatch = {
	verdict: "no",
	covered: 0,
	unmarked: false,
	qualifiers: [],
	otherCase: false,
	shifted: false,
	general: false,
	others: false,
};
const PRONOUN = /^(?:he|she|they|it|his|her|their|its|this|that)\b/i;
/** Below this share of the words a clause is not worth a question. */
const NEAR_SHARE = 0.5;

export function matchClause(target: Target, asWritten: ClauseInput): ClauseMatch {
	const clause = { ...asWritten, text: inFirstPerson(asWritten.text) };
	const own = readWords(clause.text);
	const around = readWords(
		[clause.title ?? "", PRONOUN.test(clause.text) ? clause.before : ""].filter((part) => part !== "").join(". "),
	);
	const words = [...own, ...around];
	if (target.telling.length === 0 && target.ending === undefined) return NO;
	if (target.ending !== undefined && !endsIn(words, target.ending)) return NO;
	const named = target.telling.some((word) => word.isName && !isDate(target.words, target.words.indexOf(word)));
	const levels = coverageIn(target.telling, words);
	const missing = target.telling.filter(
		(word) => !levels.has(word) && !(named && TYPE_WORDS.has(word.word)) && !isApposed(word, target, levels),
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
	return {
		verdict: missing.length === 0 && !isDoubtful(target, levels, words, own) ? "match" : "near",
		covered,
		unmarked: !said,
		qualifiers: qualifiersOf(target, readWords(clause.text.replace(LABEL, ""))),
		shifted: target.telling.some((word) => !isPast(word) && words.some(isPast) && isOnlyPast(word, words)),
		others: speaksOfRelative(target, own),
		general: [...levels.values()].some((level) => level === "kind" || level === "related"),
		otherCase: target.telling.some(
			(name) =>
				name.isName &&
				!words.some((other) => other.isName && other.stem === name.stem) &&
				words.some((other) => other.stem === name.stem && /^\p{Ll}/u.test(other.raw)),
		),
	};
}

/** "our competitor Brightwell" is Brightwell; whose kin a name is has to be said. */
function isApposed(word: Word, { words }: Target, levels: ReadonlyMap<Word, unknown>): boolean {
	const at = words.indexOf(word);
	const [before, next] = [words[at - 1], words[at + 1]];
	const isDetermined = before !== undefined && (before.word === "the" || (before.owns && !before.telling));
	if (!isDetermined || !next?.isName || next.owns || word.isName || RELATIVES.has(word.word)) return false;
	return levels.has(next) && at + 2 >= words.length;
}

function near(covered: number): ClauseMatch {
	return { ...NO, verdict: "near", covered };
}

const PREPOSITIONS = new Set(["to", "from", "in", "at", "for", "of", "with"]);

/** Words that narrow the thing itself: before it in its phrase, a second name beside a name, or after "of", "for", "in". */
function qualifiersOf(target: Target, words: readonly Word[]): string[] {
	const found = new Set<string>();
	const isAsked = (word: Word) => target.telling.some((other) => covers(other, word, words, words.indexOf(word)));
	// "dark mode over light mode": the thing itself is what comes first.
	const met = new Set<string>();
	for (const [at, word] of words.entries()) {
		if (!isAsked(word) || word.number !== undefined || met.has(word.stem)) continue;
		met.add(word.stem);
		const next = words[at + 1];
		if (word.isName) {
			const before = word.opens ? undefined : words[at - 1];
			if (next?.isName && !word.owns && !next.opens && !isAsked(next)) found.add(next.stem);
			if (before?.isName && !before.owns && !isAsked(before) && !TITLES.has(before.word)) found.add(before.stem);
			continue;
		}
		for (let i = at - 1; i >= 0 && !words[i + 1]!.opens && !isStop(words[i]!); i--) {
			const before = words[i]!;
			if (before.owns && !before.telling) break;
			const isState = target.state !== undefined && !before.telling;
			if (!isAsked(before) && !isState && before.number === undefined) found.add(before.stem);
		}
		if (next && !next.opens && PREPOSITIONS.has(next.word)) {
			const to = words.slice(at + 2, at + 5).find(({ telling }) => telling);
			const isTold = to && to.number === undefined && !isDate(words, words.indexOf(to));
			if (isTold && !isAsked(to)) found.add(`${next.word} ${to.stem}`);
		}
	}
	return [...found];
}
