// Splits masked text into sentences and says where clauses start inside one: the only places where a request can begin.

import type { Span } from "./intent.ts";
import { MASK } from "./mask.ts";

export interface Sentence extends Span {
	/** Ends in a question mark. */
	question: boolean;
	/** Where the words end, before the closing punctuation. */
	wordsEnd: number;
	/** The sentence is the first of its line. */
	opensLine: boolean;
}

/** A line this long that breaks before a small letter was wrapped by hand or by a mail program. */
const WRAPPED_LINE_CHARS = 50;

const CJK = "\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF";
const END = new RegExp(`\\n|[。]+|[!?]+(?=[\\s)\\]${CJK}${MASK}]|$)|\\.+(?=[\\s)\\]${CJK}]|$)`, "gu");
const ABBREVIATION =
	/(?:^|[\s(.])(?:dr|mr|mrs|ms|prof|st|sr|sra|dra|jr|vs|etc|e\.g|i\.e|eg|ie|no|nr|bzw|z\.b|d\.h|ca|inc|ltd|co|approx|p\.ex|ej|p|(?<!(?:^|\s)(?:an?|the|letter|plan|option|type|class|grade|group|level|vitamin) )[b-hj-z])$/iu;
const GERMAN_ORDINAL = /(?:^|\s)\d{1,2}$/;
const AFTER_ORDINAL = /^\. (?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez|klasse|stock|etage|quartal)/i;

function endsSentence(text: string, at: number, mark: string, lineStart: number): boolean {
	if (mark === "\n") {
		const next = text.slice(at + 1, at + 2);
		return !(at - lineStart >= WRAPPED_LINE_CHARS && /\p{Ll}/u.test(next) && /[\p{L}\p{N},]/u.test(text[at - 1] ?? ""));
	}
	if (mark !== ".") return true;
	const before = text.slice(Math.max(lineStart, at - 12), at);
	if (/^[.)]? *\d{1,3}$/.test(text.slice(lineStart, at).trim()) && at - lineStart < 5) return false;
	if (GERMAN_ORDINAL.test(before) && AFTER_ORDINAL.test(text.slice(at, at + 12))) return false;
	return !ABBREVIATION.test(before);
}

/** Splits `text` between two offsets; offsets of the result are those of the whole text. */
export function splitSentences(text: string, from = 0, to = text.length): Sentence[] {
	const sentences: Sentence[] = [];
	let start = from;
	let lineStart = from;
	let opensLine = true;
	const push = (wordsEnd: number, end: number, question: boolean) => {
		if (text.slice(start, wordsEnd).trim() !== "") {
			sentences.push({ start, end, wordsEnd, question, opensLine });
			opensLine = false;
		}
		start = end;
	};
	for (const match of text.slice(from, to).matchAll(END)) {
		const at = from + match.index;
		if (!endsSentence(text, at, match[0], lineStart)) continue;
		push(at, at + match[0].length, match[0].includes("?"));
		if (match[0] === "\n") {
			lineStart = at + 1;
			opensLine = true;
		}
	}
	push(to, to, false);
	return sentences;
}

/** How far into a sentence clauses are looked for. */
const CLAUSE_CHARS = 8000;

const CLAUSE_BREAK = new RegExp(`[,;:()\\[\\]\u2014]| [-/] |(?<=[${CJK}]) `, "gu");
const BEFORE_WORDS =
	/(?:[\s"'([\]\-#>_.,:;!~\u2014\u2022\u00B7|/]|\p{Extended_Pictographic}|\uFE0F|\u200D|\d{1,2}[.)] |\[[ x]\] )*/uy;

function skipToWords(text: string, at: number): number {
	BEFORE_WORDS.lastIndex = at;
	return at + (BEFORE_WORDS.exec(text)?.[0].length ?? 0);
}

/** Offsets where a clause of the sentence starts, in order; the first is where the sentence's own words start. */
export function findClauseStarts(text: string, sentence: Sentence, joiners?: RegExp, most = 256): number[] {
	const starts = new Set<number>([skipToWords(text, sentence.start)]);
	const body = text.slice(sentence.start, Math.min(sentence.wordsEnd, sentence.start + CLAUSE_CHARS));
	for (const match of body.matchAll(CLAUSE_BREAK)) {
		if (starts.size >= most) break;
		starts.add(skipToWords(text, sentence.start + match.index + match[0].length));
	}
	if (joiners) {
		for (const match of body.matchAll(joiners)) starts.add(sentence.start + match.index + match[0].length);
	}
	return [...starts].filter((at) => at < sentence.wordsEnd).sort((a, b) => a - b);
}
