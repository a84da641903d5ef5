// What speaks for each memory of a pool: its own words, its meaning, and what its neighbours and its day's log lend it. Pure.
import type { Traits } from "../index/traits.ts";
import type { Question } from "./question.ts";

export interface SignalRow extends Traits {
	readonly file: number;
	readonly place: number;
	/** Cosines of the memory by itself, and with its neighbours. */
	readonly alone?: number | undefined;
	readonly around?: number | undefined;
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
	"farShare",
	"nearWords",
	"logShare",
	"logWords",
	"alone",
	"around",
	"nearest",
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
/** The rarest terms of a question, as bits of a number; a longer question is a document. */
const MOST_TERMS = 31;

/** In a memory of a few lines every word would be common, and nothing sure: a word is judged as in one of some months. */
const MEMORIES_AT_LEAST = 300;

interface Read {
	readonly row: SignalRow;
	/** Which terms it holds, as bits. */
	readonly mask: number;
	readonly words: number;
}

export function signalsOf(question: Question, rows: readonly SignalRow[], statistics: TermStatistics): Signals[] {
	const terms = question.terms
		.map(({ word, stem }) => ({ stem, weight: rarity(statistics, word) }))
		.toSorted((one, other) => other.weight - one.weight)
		.slice(0, MOST_TERMS);
	const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
	const shareOf = (mask: number) => {
		let sum = 0;
		for (let i = 0; i < terms.length; i++) if (mask & (1 << i)) sum += terms[i]!.weight;
		return sum / total;
	};
	const read = readRows(rows, terms);
	const places = new Map(read.map((each) => [placeOf(each.row.file, each.row.place), each]));
	const logs = lendOfLogs(read);
	const isWhen = question.kind === "when";
	return read.map(({ row, mask, words }) => {
		const at = (distance: number) => places.get(placeOf(row.file, row.place + distance));
		const [earlier, before, after, later] = [at(-2), at(-1), at(1), at(2)];
		const near = mask | (before?.mask ?? 0) | (after?.mask ?? 0);
		const log = logs.get(row.file)!;
		return {
			words: words * WORDS_SCALE,
			share: shareOf(mask),
			nearShare: shareOf(near),
			farShare: shareOf(near | (earlier?.mask ?? 0) | (later?.mask ?? 0)),
			nearWords: WORDS_SCALE * Math.max(0, ...[earlier, before, after, later].map((beside) => beside?.words ?? 0)),
			logShare: shareOf(log.mask),
			logWords: log.words * WORDS_SCALE,
			alone: nearness(row.alone),
			around: nearness(row.around ?? row.alone),
			nearest: nearness(nearestOf(row.alone, row.around)),
			before: before ? nearness(before.row.alone) : neighbourless(row),
			after: after ? nearness(after.row.alone) : neighbourless(row),
			logAround: nearness(log.around),
			speaker: isSpokenBy(row, question) ? 1 : 0,
			length: Math.log(1 + row.stems.length) - USUAL_LENGTH,
			asks: row.asks ? 1 : 0,
			answers: before?.row.asks ? 1 : 0,
			time: isWhen && row.tellsTime ? 1 : 0,
		};
	});
}

export function withCosines(signals: Signals, alone: number | undefined, around: number | undefined): Signals {
	return {
		...signals,
		...(alone === undefined ? {} : { alone: nearness(alone) }),
		...(around === undefined ? {} : { around: nearness(around) }),
		...(alone === undefined && around === undefined ? {} : { nearest: nearness(nearestOf(alone, around)) }),
	};
}

function rarity({ memories, holding }: TermStatistics, word: string): number {
	const all = Math.max(MEMORIES_AT_LEAST, memories);
	const count = Math.min(all, holding.get(word) ?? 0);
	return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/** A file of more memories than that would be larger than any. */
const PLACES = 2 ** 24;

function placeOf(file: number, place: number): number {
	return file * PLACES + place;
}

/** Without vectors meaning says nothing for or against anyone. */
function nearness(cosine: number | undefined): number {
	return cosine === undefined ? 0 : (cosine - COSINE_MIDDLE) * COSINE_SCALE;
}

/** The better of the two: a line that says it by itself is as good as one that says it with its neighbours. */
function nearestOf(alone: number | undefined, around: number | undefined): number | undefined {
	return alone === undefined || around === undefined ? (alone ?? around) : Math.max(alone, around);
}

function neighbourless({ alone }: SignalRow): number {
	return alone === undefined ? 0 : NO_NEIGHBOUR;
}

function readRows(rows: readonly SignalRow[], terms: readonly { stem: number; weight: number }[]): Read[] {
	const average = rows.reduce((sum, { stems }) => sum + stems.length, 0) / (rows.length || 1) || 1;
	const numbers = new Map(terms.map(({ stem }, i) => [stem, i]));
	const counts = new Uint16Array(terms.length);
	return rows.map((row) => {
		counts.fill(0);
		let mask = 0;
		for (const stem of row.stems) {
			const number = numbers.get(stem);
			if (number === undefined) continue;
			counts[number]!++;
			mask |= 1 << number;
		}
		const dampening = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * row.stems.length) / average);
		let words = 0;
		for (let i = 0; i < terms.length; i++)
			if (counts[i]! > 0) words += (terms[i]!.weight * counts[i]! * (SATURATION + 1)) / (counts[i]! + dampening);
		return { row, mask, words };
	});
}

interface LogLend {
	mask: number;
	words: number;
	around: number | undefined;
}

function lendOfLogs(read: readonly Read[]): Map<number, LogLend> {
	const logs = new Map<number, LogLend>();
	for (const { row, mask, words } of read) {
		const log = logs.get(row.file) ?? { mask: 0, words: 0, around: undefined };
		log.mask |= mask;
		log.words = Math.max(log.words, words);
		const around = row.around ?? row.alone;
		if (around !== undefined) log.around = Math.max(log.around ?? around, around);
		logs.set(row.file, log);
	}
	return logs;
}

/** "Caroline: I went …" for a question that names Caroline. */
function isSpokenBy({ speaker }: SignalRow, { words }: Question): boolean {
	return speaker !== "" && speaker.split(" ").some((name) => name.length > 2 && words.has(name));
}
