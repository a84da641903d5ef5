// Words for the index: any text to folded terms of ASCII letters and digits or of non-ASCII characters, nothing else, so
// that FTS5's `porter ascii` takes each as one token. English stemming is FTS5's; ranking and common terms are index/'s.

import { compoundEdges, joinsNouns } from "./compounds.ts";
import { fold } from "./fold.ts";

/** A longer term is a blob; its head is enough to find it by. */
const TERM_CHARS = 64;
/** Intl.Segmenter slows down on very long runs; CJK has no long-range word. */
const RUN_CHARS = 1000;

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々〆";
const UNSPACED = "\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
const WORD = `(?:(?![${CJK}${UNSPACED}])[\\p{L}\\p{N}\\p{M}])`;
/** Alternatives: CJK run · unspaced run · emoji · word with joints (`a_b`, `a.b/c`, `O'Brien`, `std::x`) · C++ and C#. */
const CHUNK = new RegExp(
	`(?<cjk>[${CJK}]+)|(?<run>[${UNSPACED}\\p{M}]+)|(?<emoji>\\p{RI}{2}|\\p{Extended_Pictographic}(?:[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]|\\u200d\\p{Extended_Pictographic})*)` +
		`|(?<plus>\\b[A-Za-z](?:\\+\\+|#)(?![\\w#+]))|(?<word>${WORD}+(?:[._\\-/\\\\:@'’~&]{1,3}${WORD}+)*)`,
	"gu",
);
const JOINT = /[._\-/\\:@'’~&]+/u;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})(?=\p{N})|(?<=\p{N})(?=\p{Lu}\p{Ll})/u;

let words: Intl.Segmenter | undefined;

/** Terms of a memory, in order, repeated as often as they occur. */
export function indexTerms(text: string): string[] {
	return termsOf(text);
}

/** Terms of a question: the same forms, each once. */
export function queryTerms(text: string): string[] {
	return Array.from(new Set(termsOf(text)));
}

function termsOf(text: string): string[] {
	const terms: string[] = [];
	const joining = joinsNouns(text);
	for (const { groups } of text.normalize("NFKC").matchAll(CHUNK)) {
		const { cjk, run, emoji, plus, word } = groups!;
		if (word !== undefined) addWord(word, joining, terms);
		else if (cjk !== undefined) addCjk(cjk, terms);
		else if (run !== undefined) addSegmented(run, terms);
		else if (emoji !== undefined) addTerm(emoji.replace(/\ufe0f|\u200d|\p{Emoji_Modifier}/gu, ""), terms);
		else if (plus !== undefined) addTerm(plus.toLowerCase().replace("++", "plusplus").replace("#", "sharp"), terms);
	}
	return terms;
}

/** `parseHttpUrl`, `snake_case`, `src/a.ts`: the whole without its joints, then every part. */
function addWord(word: string, joining: boolean, terms: string[]): void {
	const bare = word.replace(/['’]s$/iu, "");
	const parts = bare.split(JOINT);
	if (parts.length > 1) addTerm(fold(bare).replace(/[._\-/\\:@'’~&]+/gu, ""), terms);
	for (const part of parts) {
		const folded = fold(part);
		// A joint's single letter (`l'église`, `e.g.`, `i-node`) finds nothing by itself; a digit may.
		if (parts.length > 1 && folded.length === 1 && !/\p{N}/u.test(folded)) continue;
		addTerm(folded, terms);
		const spelled = part.toLowerCase().replace(/[äöü]/g, (letter) => `${fold(letter)}e`);
		if (spelled !== part.toLowerCase()) addTerm(fold(spelled), terms);
		const humps = part.length <= TERM_CHARS ? part.split(HUMP) : [];
		if (humps.length > 1) for (const hump of humps) if (hump.length > 1) addTerm(fold(hump), terms);
		for (const edge of compoundEdges(folded, part, joining)) terms.push(edge);
	}
}

/** Words by dictionary and pairs of neighbours: the words rank, the pairs find what the dictionary cut elsewhere. */
function addCjk(run: string, terms: string[]): void {
	const folded = fold(run);
	const found = new Set<string>();
	for (const term of segmentRun(folded)) {
		found.add(term);
		terms.push(term);
	}
	const letters = Array.from(folded);
	for (let at = 0; at + 1 < letters.length; at++) {
		const pair = letters[at]! + letters[at + 1]!;
		if (!found.has(pair)) terms.push(pair);
	}
}

function addSegmented(run: string, terms: string[]): void {
	for (const term of segmentRun(fold(run))) terms.push(term);
}

function* segmentRun(run: string): Generator<string> {
	words ??= new Intl.Segmenter("zh", { granularity: "word" });
	for (let from = 0; from < run.length; from += RUN_CHARS) {
		for (const part of words.segment(run.slice(from, from + RUN_CHARS))) if (part.isWordLike) yield part.segment;
	}
}

function addTerm(term: string, terms: string[]): void {
	if (term !== "")
		terms.push(
			term.length > TERM_CHARS
				? Array.from(term.slice(0, TERM_CHARS * 2))
						.slice(0, TERM_CHARS)
						.join("")
				: term,
		);
}
