// A phrase or clause as the matcher sees it: its words with their stems, who owns what in it, its numbers, its sign, its time.
import { fold } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { FOREIGN_EMPTY, FOREIGN_MINE, isForeign, isGerman } from "./foreign-words.ts";
import { inFirstPerson } from "./person.ts";
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
	/** "the Hendersons" */
	readonly isFamily: boolean;
	/** "dog" of "dog-sits". */
	readonly isJoined: boolean;
	/** Of a script that joins its words. */
	readonly isUnspaced: boolean;
	/** Of a text in another language than English. */
	readonly foreign: boolean;
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

export function readPhrase(said: string): PhraseReading {
	const text = inFirstPerson(said);
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
	const text = inFirstPerson(said).replace(GROUPED, "");
	const foreign = isForeign(text);
	const german = foreign && isGerman(text);
	const found: Word[] = [];
	let end = 0;
	for (const match of text.matchAll(WORD)) {
		const opens = found.length === 0 || /[.,;:!?()"“”—–\n]/.test(text.slice(end, match.index));
		end = match.index + match[0].length;
		const owns = /['’]s$/i.test(match[0]) || /s['’]$/i.test(text.slice(match.index, end + 1));
		const bare = match[0].replace(/['’](?:s|m|re|ve|ll|d)?$/i, "");
		const parts = partsOf(bare, foreign);
		for (const [i, part] of parts.entries()) {
			const last = found.at(-1);
			const isLast = i === parts.length - 1;
			const isJoined = !isLast && /-/.test(bare);
			const at = { isJoined, owns: owns && isLast, opens: opens && i === 0, last, foreign, german };
			const word = readWord(part, at);
			found.push(part === bare && parts.length > 1 ? { ...word, telling: false } : word);
		}
	}
	return found;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
let segmenter: Intl.Segmenter | undefined;

/** `blood-type` is two words, and a run of Japanese as many as it has, and itself where the dictionary cut it elsewhere; `l'école` is one behind its article. */
function partsOf(bare: string, foreign: boolean): string[] {
	if (UNSPACED.test(bare)) {
		segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
		const parts = [...segmenter.segment(bare)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
		return parts.length > 1 ? [...parts, bare] : parts;
	}
	if (foreign && /^\p{L}{1,4}['’]\p{L}/u.test(bare)) return [bare.replace(/^\p{L}+['’]/u, "")];
	return JOINED.test(bare) ? bare.split("-") : [bare];
}

interface WordPlace {
	readonly isJoined: boolean;
	readonly owns: boolean;
	readonly opens: boolean;
	readonly last: Word | undefined;
	readonly foreign: boolean;
	readonly german: boolean;
}

const DAYS = /^((?:mon|tues|wednes|thurs|fri|satur|sun)day)s$/;
/** They are things behind an owner only: "Grandpa's will". */
const NOUNS_TOO = new Set(["will", "can", "might", "must", "do", "may"]);
/** Particles and the words of telling, in scripts that join them. */
const SMALL_UNSPACED =
	/^(?:[\p{Script=Hiragana}ー]{1,4}|前|話|件|事|私|僕|俺|我|你|的|了|是|在|事情|关于|之前|告诉|说|ユーザー|用户|今|予定)$/u;

function readWord(raw: string, { isJoined, owns, opens, last, foreign, german }: WordPlace): Word {
	const word = fold(raw).replace(/['’]/g, "").replace(DAYS, "$1");
	const number = readNumber(raw) ?? ORDINALS[word];
	const capital = /^\p{Lu}/u.test(raw);
	const isState = OLD_WORDS.has(word) || NEW_WORDS.has(word);
	const isOwned = last?.owns === true && !opens && NOUNS_TOO.has(word);
	const isEmpty =
		(EMPTY_WORDS.has(word) && !isOwned) || (foreign && FOREIGN_EMPTY.has(word)) || SMALL_UNSPACED.test(raw);
	const isName = capital && !german && !isState && !NO_NAMES.has(word) && !isEmpty;
	return {
		raw,
		word,
		stem: foreign ? word : stem(word),
		...(number === undefined ? {} : { number }),
		owns: owns || isMineWord(word, foreign) || PRONOUN_OWNERS.has(word),
		isName,
		telling:
			!isState && (number !== undefined || isName || !isEmpty) && !NEGATION.test(raw) && !isMineWord(word, foreign),
		opens,
		isFamily: isName && last?.word === "the" && word.endsWith("s"),
		isJoined,
		isUnspaced: UNSPACED.test(raw),
		foreign,
	};
}

function isMineWord(word: string, foreign: boolean): boolean {
	return MINE.has(word) || (foreign && FOREIGN_MINE.has(word));
}

/** "Alex's old phone", "my daughter's school", "the name of my ex-wife". */
function owningIn(words: readonly Word[]): Owning[] {
	const found: Owning[] = [];
	for (const [at, word] of words.entries()) {
		if (!word.owns || PRONOUN_OWNERS.has(word.word)) continue;
		const owned = headAfter(words, at + 1);
		if (owned) found.push({ owner: isMine(word) ? undefined : word, owned });
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

export function isMine({ word, foreign }: Word): boolean {
	return isMineWord(word, foreign);
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
