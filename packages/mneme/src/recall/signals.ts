// What speaks for each memory of a pool: its own words, its meaning, and what its neighbours and its day's log lend it. Pure.
import type { Question } from "./question.ts";
import { textStems } from "./words.ts";

export interface PoolRow {
	readonly id: string;
	readonly text: string;
	/** What the text is about, where it does not say so itself. */
	readonly title?: string;
	readonly file: number;
	readonly place: number;
	readonly alone?: number;
	readonly around?: number;
}

/** How many memories hold each term, by its word. */
export interface TermStatistics {
	readonly memories: number;
	readonly holding: ReadonlyMap<string, number>;
}

export const SIGNALS = [
	"words",
	"share",
	"nearShare",
	"logShare",
	"logWords",
	"alone",
	"around",
	"before",
	"after",
	"logAround",
	"speaker",
	"length",
	"asks",
	"answers",
	"time",
] as const;

export type Signal = (typeof SIGNALS)[number];
export type Signals = Readonly<Record<Signal, number>>;

/** BM25's saturation as everywhere; length matters less than in documents, as remembered lines are short (b 0.3 finds 2 points more than 0.75). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.3;
/** Brings BM25 of a good line to about 1. */
const WORDS_SCALE = 1 / 5;
/** The encoder's cosines are crowded between 0.6 and 0.9. This is where a line becomes worth a look, and a twentieth is a step. */
const COSINE_MIDDLE = 0.75;
const COSINE_SCALE = 20;
/** What a neighbour lends that is not there: as unrelated as most lines are. */
const NO_NEIGHBOUR = -0.6;
/** ln of 20 words and a bit: an ordinary line counts 0. */
const USUAL_LENGTH = 3;
const LABEL = /^\s*(?:\*\*)?([\p{L}][\p{L}\p{N}'’. -]{0,40}?)(?:\*\*)?:\s/u;
const TIME =
	/\b(?:yesterday|today|tonight|tomorrow|ago|(?:last|next|this) (?:week|month|year|night|weekend|summer|winter|spring|fall|autumn|\w+day)|(?:19|20)\d\d|january|february|march|april|june|july|august|september|october|november|december|\d+ (?:days?|weeks?|months?|years?))\b/i;
/** A closing picture or link does not make a question a statement. */
const ASKS = /\?\s*(?:\[[^\]]*\]\s*)?$/;

/** In a memory of a few lines every word would be common, and nothing sure: a word is judged as in one of some months. */
const MEMORIES_AT_LEAST = 300;

interface Read {
	readonly row: PoolRow;
	/** Which terms it holds, as bits. */
	readonly mask: bigint;
	readonly words: number;
	readonly length: number;
	readonly asks: boolean;
}

export function signalsOf(question: Question, rows: readonly PoolRow[], statistics: TermStatistics): Signals[] {
	const weights = question.terms.map(({ word }) => rarity(statistics, word));
	const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
	const shareOf = (mask: bigint) =>
		weights.reduce((sum, weight, i) => sum + (mask & (1n << BigInt(i)) ? weight : 0), 0) / total;
	const read = readRows(question, rows, weights);
	const places = new Map(read.map((each) => [placeOf(each.row.file, each.row.place), each]));
	const logs = lendOfLogs(read);
	return read.map(({ row, mask, words, length, asks }) => {
		const before = places.get(placeOf(row.file, row.place - 1));
		const after = places.get(placeOf(row.file, row.place + 1));
		const log = logs.get(row.file)!;
		return {
			words: words * WORDS_SCALE,
			share: shareOf(mask),
			nearShare: shareOf(mask | (before?.mask ?? 0n) | (after?.mask ?? 0n)),
			logShare: shareOf(log.mask),
			logWords: log.words * WORDS_SCALE,
			alone: nearness(row.alone),
			around: nearness(row.around ?? row.alone),
			before: before ? nearness(before.row.alone) : neighbourless(row),
			after: after ? nearness(after.row.alone) : neighbourless(row),
			logAround: nearness(log.around),
			speaker: isSpokenBy(row.text, question) ? 1 : 0,
			length: Math.log(1 + length) - USUAL_LENGTH,
			asks: asks ? 1 : 0,
			answers: before?.asks ? 1 : 0,
			time: question.kind === "when" && TIME.test(row.text) ? 1 : 0,
		};
	});
}

function rarity({ memories, holding }: TermStatistics, word: string): number {
	const all = Math.max(MEMORIES_AT_LEAST, memories);
	const count = Math.min(all, holding.get(word) ?? 0);
	return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

function placeOf(file: number, place: number): string {
	return `${file}:${place}`;
}

/** Without vectors meaning says nothing for or against anyone. */
function nearness(cosine: number | undefined): number {
	return cosine === undefined ? 0 : (cosine - COSINE_MIDDLE) * COSINE_SCALE;
}

function neighbourless({ alone }: PoolRow): number {
	return alone === undefined ? 0 : NO_NEIGHBOUR;
}

function readRows(question: Question, rows: readonly PoolRow[], weights: readonly number[]): Read[] {
	const stems = rows.map(({ title, text }) => textStems(title === undefined ? text : `${title}\n${text}`));
	const average = stems.reduce((sum, { length }) => sum + length, 0) / (rows.length || 1) || 1;
	const numbers = new Map(question.terms.map(({ stem }, i) => [stem, i]));
	return rows.map((row, at) => {
		const counts = new Map<number, number>();
		for (const stem of stems[at]!) {
			const number = numbers.get(stem);
			if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
		}
		const { length } = stems[at]!;
		const dampening = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
		let words = 0;
		let mask = 0n;
		for (const [number, count] of counts) {
			words += (weights[number]! * count * (SATURATION + 1)) / (count + dampening);
			mask |= 1n << BigInt(number);
		}
		return { row, mask, words, length, asks: ASKS.test(row.text) };
	});
}

interface LogLend {
	mask: bigint;
	words: number;
	around: number | undefined;
}

function lendOfLogs(read: readonly Read[]): Map<number, LogLend> {
	const logs = new Map<number, LogLend>();
	for (const { row, mask, words } of read) {
		const log = logs.get(row.file) ?? { mask: 0n, words: 0, around: undefined };
		log.mask |= mask;
		log.words = Math.max(log.words, words);
		const around = row.around ?? row.alone;
		if (around !== undefined) log.around = Math.max(log.around ?? around, around);
		logs.set(row.file, log);
	}
	return logs;
}

/** "Caroline: I went …" for a question that names Caroline. */
function isSpokenBy(text: string, { words }: Question): boolean {
	const names = LABEL.exec(text)?.[1]
		?.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu);
	return names?.some((name) => name.length > 2 && words.has(name)) ?? false;
}
