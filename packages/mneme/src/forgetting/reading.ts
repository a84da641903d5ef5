// A phrase or clause as the matcher sees it: its words with their stems, who owns what in it, its numbers, its sign, its time.
import { fold } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { EMPTY_WORDS, NEGATION, NEW, NEW_WORDS, NO_NAMES, OLD, OLD_WORDS, ORDINALS, readNumber } from "./words.ts";

export interface Word {
	readonly raw: string;
	readonly word: string;
	readonly stem: string;
	readonly number?: string;
	/** `Alex's`, `my`. */
	readonly owns: boolean;
	readonly isName: boolean;
	/** It tells what is meant. */
	readonly telling: boolean;
	/** Punctuation stands before it: no phrase goes on across it. */
	readonly opens: boolean;
}

export interface Owning {
	/** Undefined: the user (my, our). */
	readonly owner: Word | undefined;
	readonly owned: Word;
}

export interface PhraseReading {
	readonly words: readonly Word[];
	readonly telling: readonly Word[];
	readonly owning: readonly Owning[];
	readonly state: "old" | "new" | undefined;
	readonly negated: boolean;
	/** `to rome`, `from rome`. */
	readonly ways: readonly { readonly way: string; readonly to: Word }[];
	/** "ending in 98" */
	readonly ending: string | undefined;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}._@:/+'’-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu;
const MINE = new Set(["my", "our", "mine", "ours"]);
const PRONOUN_OWNERS = new Set(["his", "her", "their", "its"]);
const WAYS = new Set(["to", "from", "with", "without", "before", "after", "into"]);
const ENDING = /\b(?:ending|ends|end) (?:in|with|on) ([\d-]+)/i;
const JOINED = /^(?:\p{L}{2,}-)+\p{L}{2,}$/u;

export function readPhrase(text: string): PhraseReading {
	const ending = ENDING.exec(text)?.[1];
	const words = readWords(ending === undefined ? text : text.replace(ENDING, " "));
	const telling = words.filter((word) => word.telling);
	const spoken = words.map(({ word }) => word);
	const state =
		spoken.some((word) => OLD_WORDS.has(word)) || /\bused to\b/i.test(text)
			? "old"
			: spoken.some((word) => NEW_WORDS.has(word))
				? "new"
				: undefined;
	return { words, telling, owning: owningIn(words), state, negated: NEGATION.test(text), ways: waysIn(words), ending };
}

/** Whether a clause speaks of what was, or of what is now in its place. */
export function timeOf(text: string): { readonly old: boolean; readonly new: boolean } {
	return { old: OLD.test(text.replaceAll("-", " ")), new: NEW.test(text) };
}

/** `1,150` and `1.150` are 1150. */
const GROUPED = /(?<=\d)[,.'](?=\d{3}(?!\d))/g;

export function readWords(said: string): Word[] {
	const text = said.replace(GROUPED, "");
	const found: Word[] = [];
	let end = 0;
	let ordinal = 0;
	for (const match of text.matchAll(WORD)) {
		const opens = found.length === 0 || /[.,;:!?()"“”—–\n]/.test(text.slice(end, match.index));
		end = match.index + match[0].length;
		const owns = /['’]s$/i.test(match[0]) || /s['’]$/i.test(text.slice(match.index, end + 1));
		const bare = match[0].replace(/['’](?:s|m|re|ve|ll|d)?$/i, "");
		const parts = JOINED.test(bare) ? bare.split("-") : [bare];
		for (const [i, part] of parts.entries())
			found.push(
				readWord(part, { owns: owns && i === parts.length - 1, opens: opens && i === 0, first: ordinal++ === 0 }),
			);
	}
	return found;
}

function readWord(raw: string, at: { owns: boolean; opens: boolean; first: boolean }): Word {
	const word = fold(raw).replace(/['’]/g, "");
	const number = readNumber(raw) ?? ORDINALS[word];
	const capital = /^\p{Lu}/u.test(raw);
	const isState = OLD_WORDS.has(word) || NEW_WORDS.has(word);
	const isName = capital && !isState && !NO_NAMES.has(word) && !EMPTY_WORDS.has(word);
	return {
		raw,
		word,
		stem: stem(word),
		...(number === undefined ? {} : { number }),
		owns: at.owns || MINE.has(word) || PRONOUN_OWNERS.has(word),
		isName,
		telling: !isState && (number !== undefined || isName || !EMPTY_WORDS.has(word)) && !NEGATION.test(raw),
		opens: at.opens,
	};
}

/** "Alex's old phone", "my daughter's school", "the name of my ex-wife". */
function owningIn(words: readonly Word[]): Owning[] {
	const found: Owning[] = [];
	for (const [at, word] of words.entries()) {
		if (!word.owns || PRONOUN_OWNERS.has(word.word)) continue;
		const owned = headAfter(words, at + 1);
		if (owned) found.push({ owner: MINE.has(word.word) ? undefined : word, owned });
	}
	return found;
}

/** The last telling word of the run that starts there; one that owns something ends it. */
function headAfter(words: readonly Word[], from: number): Word | undefined {
	let head: Word | undefined;
	for (let at = from; at < words.length; at++) {
		const word = words[at]!;
		if (word.opens || isStop(word)) break;
		if (word.telling) head = word;
		if (word.owns) break;
	}
	return head;
}

export function isMine({ word }: Word): boolean {
	return MINE.has(word);
}

export function isPronounOwner({ word }: Word): boolean {
	return PRONOUN_OWNERS.has(word);
}

/** Ends a phrase: words that name nothing, except those that only qualify. */
export function isStop(word: Word): boolean {
	return !word.telling && !OLD_WORDS.has(word.word) && !NEW_WORDS.has(word.word) && !word.owns;
}

function waysIn(words: readonly Word[]): PhraseReading["ways"] {
	return words.flatMap((word, at) => {
		const next = words.slice(at + 1, at + 3).find(({ telling }) => telling);
		return WAYS.has(word.word) && next ? [{ way: word.word, to: next }] : [];
	});
}
