// Trains the decision of src/text/secrets/told.ts: logistic regression over the candidates of eval/sets/secrets*.jsonl, with the lines
// of the other sets as ordinary text. Deterministic. From packages/mneme: npx tsx scripts/train-secrets.ts

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Candidate, findCandidates, isWordShape } from "../src/text/secrets/candidates.ts";
import { findByRules, findByShape } from "../src/text/secrets/rules.ts";
import { FILTER_BITS, placesOf } from "../src/text/secrets/word-hash.ts";

interface Line {
	readonly text: string;
	readonly spans: readonly string[];
	readonly weight: number;
}

interface Sample {
	readonly slots: readonly number[];
	readonly secret: boolean;
	readonly isWord: boolean;
	readonly weight: number;
}

const EPOCHS = 20;
const RATE = 0.15;
const DECAY = 2e-4;
/** Ordinary lines are many, and one may hold a secret that nobody labelled. */
const ORDINARY_WEIGHT = 0.3;
/** Plain words that are passwords are few. */
const WORD_WEIGHT = 2;
/** A word that fewer ordinary lines hold stands out. */
const KNOWN_FROM = 3;
const LONGEST_ORDINARY = 3000;
/** Punctuation that a value may take along or leave. */
const SLACK = 2;

const SETS = new URL("../eval/sets/", import.meta.url);
const FILTER = new URL("../src/text/secrets/known-filter.ts", import.meta.url);
const TARGET = new URL("../src/text/secrets/weights.ts", import.meta.url);
const MADE = "// Made by scripts/train-secrets.ts; do not edit.";

const labelled = readSets(/^secrets/).map(toLabelled);
const ordinary = readOrdinary();
writeFileSync(FILTER, `${MADE} A Bloom filter.\n\nexport const KNOWN =\n\t"${makeFilter().toString("base64")}";\n`);
// The features read the filter.
const { featuresOf, FEATURE_SLOTS } = await import("../src/text/secrets/features.ts");
const told = labelled.flatMap(samplesOf);
const clean = [...told, ...withoutSecrets(ordinary.map(samplesOf))];
writeWeights(train(clean));
process.stderr.write(`${labelled.length} lines, ${ordinary.length} ordinary ones, ${clean.length} candidates\n`);

/** Some ordinary lines do hold a code: a number that a run that has not seen the line takes for one is left out. */
function withoutSecrets(lines: readonly Sample[][]): Sample[] {
	const halves = [0, 1].map((half) => lines.filter((_, at) => at % 2 === half).flat());
	return halves.flatMap((half, at) => {
		const row = train([...told, ...halves[1 - at]!]);
		return half.filter(({ slots, isWord }) => isWord || scoreOf(row, slots) < 0);
	});
}

function readSets(pattern: RegExp): Record<string, unknown>[] {
	const names = readdirSync(SETS).filter((name) => pattern.test(name) && name.endsWith(".jsonl"));
	return names.toSorted().flatMap((name) =>
		readFileSync(new URL(name, SETS), "utf8")
			.trimEnd()
			.split("\n")
			.map((line) => JSON.parse(line)),
	);
}

function toLabelled({ text, spans, joint }: Record<string, unknown>): Line {
	const whole = (part: unknown) => (typeof joint === "string" ? String(part).replaceAll(joint, "") : String(part));
	return { text: whole(text), spans: (spans as unknown[]).map(whole), weight: 1 };
}

function readOrdinary(): Line[] {
	const sets = readSets(/^(?:triggers|routing|pairs|injections|forget|updates|kinds)/);
	const texts = sets.flatMap(({ text, a, b, request, memories }) => [text, a, b, request, ...((memories as []) ?? [])]);
	const distinct = new Set(texts.filter((text) => typeof text === "string"));
	return [...distinct]
		.filter((text) => text.length < LONGEST_ORDINARY)
		.map((text) => ({ text, spans: [], weight: ORDINARY_WEIGHT }));
}

function makeFilter(): Buffer {
	const lines = new Map<string, number>();
	for (const { text } of ordinary) {
		for (const word of new Set(text.toLowerCase().match(/\p{L}{2,}/gu))) lines.set(word, (lines.get(word) ?? 0) + 1);
	}
	const filter = Buffer.alloc(FILTER_BITS / 8);
	for (const [word, count] of lines) {
		for (const place of count < KNOWN_FROM ? [] : placesOf(word)) filter[place >> 3]! |= 1 << (place & 7);
	}
	return filter;
}

function samplesOf({ text, spans, weight }: Line): Sample[] {
	const candidates = findCandidates(text);
	if (candidates.length === 0 || (weight < 1 && findByRules(text).length > 0)) return [];
	const known = findByShape(text);
	const secrets = spans.flatMap((span) => placesIn(text, span));
	return candidates.flatMap((candidate) => {
		const { start, end, shape } = candidate;
		if (known.some((span) => start < span.end && end > span.start)) return [];
		const isWord = isWordShape(shape);
		const secret = secrets.some((span) => isSame(candidate, span));
		// A number or an odd word that is only part of a secret teaches nothing.
		if (!secret && !isWord && secrets.some((span) => start < span.end && end > span.start)) return [];
		return {
			slots: featuresOf(text, candidate),
			secret,
			isWord,
			weight: secret && isWord ? weight * WORD_WEIGHT : weight,
		};
	});
}

function placesIn(text: string, span: string): { start: number; end: number }[] {
	const places: { start: number; end: number }[] = [];
	for (let start = text.indexOf(span); start !== -1; start = text.indexOf(span, start + 1))
		places.push({ start, end: start + span.length });
	return places;
}

function isSame(candidate: Candidate, span: { start: number; end: number }): boolean {
	return (
		candidate.start <= span.start &&
		span.start - candidate.start < SLACK &&
		candidate.end >= span.end - 1 &&
		candidate.end - span.end <= SLACK
	);
}

/** Adagrad, one sample at a time in an order drawn once per epoch; the bias is last. */
function train(samples: readonly Sample[]): Float64Array {
	const row = new Float64Array(FEATURE_SLOTS + 1);
	const squares = new Float64Array(FEATURE_SLOTS + 1).fill(1e-3);
	const order = samples.map((_, at) => at);
	let state = 7;
	const draw = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	const step = (slot: number, gradient: number) => {
		squares[slot] = squares[slot]! + gradient ** 2;
		row[slot] = row[slot]! - (RATE * gradient) / Math.sqrt(squares[slot]!);
	};
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		for (let at = order.length - 1; at > 0; at--) {
			const other = Math.floor(draw() * (at + 1));
			[order[at], order[other]] = [order[other]!, order[at]!];
		}
		for (const at of order) {
			const { slots, secret, weight } = samples[at]!;
			const share = 1 / Math.sqrt(slots.length);
			const error = (1 / (1 + Math.exp(-scoreOf(row, slots))) - (secret ? 1 : 0)) * weight;
			for (const slot of slots) step(slot, error * share + DECAY * row[slot]!);
			step(FEATURE_SLOTS, error);
		}
	}
	return row;
}

function scoreOf(row: Float64Array, slots: readonly number[]): number {
	let sum = 0;
	for (const slot of slots) sum += row[slot]!;
	return row[FEATURE_SLOTS]! + sum / Math.sqrt(slots.length);
}

function writeWeights(row: Float64Array): void {
	const slots = row.subarray(0, FEATURE_SLOTS);
	const scale = slots.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
	const bytes = Buffer.from(Int8Array.from(slots, (weight) => Math.round(weight / scale)).buffer);
	const bias = row[FEATURE_SLOTS]!;
	writeFileSync(
		TARGET,
		`${MADE} One signed byte per slot.\n\nexport const BIAS = ${bias.toFixed(6)};\nexport const SCALE = ${scale.toFixed(6)};\nexport const WEIGHTS =\n\t"${bytes.toString("base64")}";\n`,
	);
}
