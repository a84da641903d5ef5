// Trains the layers of src/capture/classify/weights.ts: logistic regression, deterministic, over the bundled encoder's vectors and hashed
// words for English and over hashed words alone for other languages.
// From packages/mneme: npx tsx scripts/train-classifiers.ts [--without SET…] [--target FILE] [--authors PREFIX]
// `--without triggers-blind` leaves a set out, to measure on it what was not trained on; `--authors triggers-h:` leaves out, one after
// the other, each author of that set (what stands before the first hyphen of an id) and prints how the layers alone do on them.

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openEvalEmbedder } from "../eval/models.ts";
import { FOREIGN_SLOTS, readForeignSlots } from "../src/capture/classify/intents-foreign.ts";
import { readSlots, SLOTS, type StoredLayer } from "../src/capture/classify/layer.ts";
import { sentenceUnit, wholeUnit } from "../src/capture/classify/units.ts";
import { encoderName } from "../src/capture/routing/store-classifier.ts";
import { readMessage } from "../src/capture/triggers/detect.ts";

/** Chosen on sets left out; a third or thrice as much changes the figures by less than a point. */
const VECTOR_DECAY = 0.0003;
const WORD_DECAY = 0.001;
const STEPS = 150;
const FIRST_STEPS = 60;
const RATE = 0.05;
/** The vectors are centred and scaled so that one rate suits them and the words. */
const SCALE = 8;
/** Lines put together from wordings count half: they are many and alike. */
const WORDING_WEIGHT = 0.5;

/** Messages of several sentences are learned as a whole too, beside the one that asks. */
const WHOLE_WEIGHT = 0.5;
/** Sentences of a message beside the one that asks: their labels are the first round's, so they count half. */
const BESIDE_WEIGHT = 0.5;

const TRIGGER_SETS = [
	"triggers",
	"triggers-blind",
	"triggers-confirm",
	"triggers-fresh-train",
	"triggers-fresh-held",
	"triggers-c",
	"triggers-d",
	"triggers-e",
	"triggers-f",
	"triggers-g",
	"triggers-h",
	"triggers-indirect",
	"triggers-training",
];
const LABELS = ["none", "remember", "forget", "reflect"];

/** What a layer reads beside the words: English has the encoder's vector, the others nothing. */
interface Kind {
	readonly english: boolean;
	readonly dimensions: number;
	readonly slots: number;
	readonly read: (text: string) => number[];
}

interface Line {
	set: string;
	/** Who wrote it, as its id tells. */
	author: string;
	english: boolean;
	label: string;
	/** Parts of the text, one of which carries the label when it is not the first of the labels. */
	parts: string[];
	/** The part that carries it, where the rules tell. */
	sure?: string;
}

interface Sample {
	text: string;
	label: number;
	weight: number;
}

const { values } = parseArgs({
	options: {
		without: { type: "string", multiple: true, default: [] },
		target: { type: "string" },
		authors: { type: "string" },
	},
});
const target = values.target ?? new URL("../src/capture/classify/weights.ts", import.meta.url).pathname;

function readSets(names: readonly string[]): { set: string; line: Record<string, unknown> }[] {
	return names
		.filter((name) => !values.without.includes(name))
		.flatMap((set) =>
			readFileSync(new URL(`../eval/sets/${set}.jsonl`, import.meta.url), "utf8")
				.split("\n")
				.filter((line) => line.trim() !== "")
				.map((line) => ({ set, line: JSON.parse(line) as Record<string, unknown> })),
		)
		.filter(({ line }) => line.unsure !== true);
}

function readTriggers(): Line[] {
	return readSets(TRIGGER_SETS).map(({ set, line }) => {
		const { page, intents } = readMessage(String(line.text));
		const label = String(line.intent);
		const parts = page.sentences.map((sentence) => sentenceUnit(page, sentence)).filter((part) => part !== "");
		const ruled = intents.find(({ kind }) => kind === label)?.trigger.start ?? -1;
		const sentence = page.sentences.find(({ start, end }) => ruled >= start && ruled < end);
		const sure = sentence && sentenceUnit(page, sentence);
		const english = line.lang === undefined || line.lang === "en";
		const read = { set, author: `${set}:${String(line.id).split("-")[0]}`, english, label, parts };
		return sure ? { ...read, sure } : read;
	});
}

const encoder = await openEvalEmbedder();
const vectors = new Map<string, Float32Array>();

async function embed(texts: readonly string[]): Promise<void> {
	const missing = [...new Set(texts)].filter((text) => !vectors.has(text));
	for (let at = 0; at < missing.length; at += 64) {
		const batch = missing.slice(at, at + 64);
		const found = await encoder.embedPassages(batch);
		batch.forEach((text, i) => {
			vectors.set(
				text,
				found[i]!.map((value, d) => (value - encoder.mean[d]!) * SCALE),
			);
		});
	}
}

interface Rows {
	vector: Float32Array[];
	words: Float32Array[];
}

const ENGLISH: Kind = { english: true, dimensions: encoder.dimensions, slots: SLOTS, read: readSlots };
const FOREIGN: Kind = { english: false, dimensions: 0, slots: FOREIGN_SLOTS, read: readForeignSlots };
const NO_VECTOR = new Float32Array(0);

function vectorOf(kind: Kind, text: string): Float32Array {
	return kind.dimensions === 0 ? NO_VECTOR : vectors.get(text)!;
}

/** Adam over all weights at once. */
function train(kind: Kind, samples: readonly Sample[], steps: number): Rows {
	const size = kind.dimensions + 1;
	const rows = (length: number) => LABELS.map(() => new Float32Array(length));
	const weights = { vector: rows(size), words: rows(kind.slots) };
	const moments = { vector: [rows(size), rows(size)] as const, words: [rows(kind.slots), rows(kind.slots)] as const };
	const inputs = samples.map(({ text }) => ({ vector: vectorOf(kind, text), slots: kind.read(text) }));
	const total = samples.reduce((sum, { weight }) => sum + weight, 0);
	for (let step = 1; step <= steps; step++) {
		const gradients = { vector: rows(size), words: rows(kind.slots) };
		samples.forEach(({ label, weight }, i) => {
			const { vector, slots } = inputs[i]!;
			probabilities(weights, vector, slots).forEach((chance, row) => {
				const error = ((chance - (row === label ? 1 : 0)) * weight) / total;
				const gradient = gradients.vector[row]!;
				for (let d = 0; d < size - 1; d++) gradient[d]! += error * vector[d]!;
				gradient[size - 1]! += error;
				for (const slot of slots) gradients.words[row]![slot]! += error;
			});
		});
		for (const part of ["vector", "words"] as const) {
			const decay = part === "vector" ? VECTOR_DECAY : WORD_DECAY;
			weights[part].forEach((row, at) => {
				update(row, gradients[part][at]!, moments[part][0][at]!, moments[part][1][at]!, decay, step);
			});
		}
	}
	return weights;
}

function update(
	row: Float32Array,
	gradients: Float32Array,
	means: Float32Array,
	squares: Float32Array,
	decay: number,
	step: number,
): void {
	const [meanScale, squareScale] = [1 - 0.9 ** step, 1 - 0.999 ** step];
	for (let i = 0; i < row.length; i++) {
		const gradient = gradients[i]! + decay * row[i]!;
		means[i] = 0.9 * means[i]! + 0.1 * gradient;
		squares[i] = 0.999 * squares[i]! + 0.001 * gradient * gradient;
		row[i]! -= (RATE * (means[i]! / meanScale)) / (Math.sqrt(squares[i]! / squareScale) + 1e-8);
	}
}

function probabilities({ vector: rows, words }: Rows, vector: Float32Array, slots: readonly number[]): number[] {
	const sums = rows.map((row, at) => {
		let sum = row[row.length - 1]!;
		for (let d = 0; d < vector.length; d++) sum += row[d]! * vector[d]!;
		for (const slot of slots) sum += words[at]![slot]!;
		return sum;
	});
	const highest = Math.max(...sums);
	const weights = sums.map((sum) => Math.exp(sum - highest));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / total);
}

/** Which part of a text carries its label is known for one part only, or by the rules, or from a first round of training. */
function toSamples(kind: Kind, lines: readonly Line[], first?: Rows): Sample[] {
	return lines.flatMap(({ set, label, parts, sure }): Sample[] => {
		const weight = set.endsWith("-training") ? WORDING_WEIGHT : 1;
		const sample = (text: string, of: string): Sample => ({ text, label: LABELS.indexOf(of), weight });
		if (parts.length <= 1) return parts.map((part) => sample(part, label));
		const whole = kind.english && first ? [{ ...sample(wholeUnit(parts), label), weight: weight * WHOLE_WEIGHT }] : [];
		if (label === LABELS[0]) return [...parts.map((part) => sample(part, label)), ...whole];
		const chances = first && parts.map((part) => probabilities(first, vectorOf(kind, part), kind.read(part)));
		const carrier = sure ?? (chances && strongest(parts, LABELS.indexOf(label), chances));
		if (carrier === undefined) return [];
		const beside = parts.filter((part, i) => part !== carrier && (chances?.[i]?.[0] ?? 0) > 0.5);
		const none = beside.map((part) => ({ ...sample(part, LABELS[0]!), weight: weight * BESIDE_WEIGHT }));
		return [sample(carrier, label), ...none, ...whole];
	});
}

function strongest(parts: readonly string[], label: number, chances: readonly number[][]): string {
	const ofLabel = chances.map((row) => row[label]!);
	return parts[ofLabel.indexOf(Math.max(...ofLabel))]!;
}

/** Centring and scaling of the vectors are folded into the weights, so that a reader needs neither. */
function store({ vector, words }: Rows): StoredLayer {
	const base64 = (array: Float32Array | Int8Array) =>
		Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");
	const scale =
		Math.max(...words.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0))) / 127;
	return {
		labels: LABELS,
		vectors: vector.map((row) => {
			const folded = row.map((weight, d) => (d < row.length - 1 ? weight * SCALE : weight));
			for (let d = 0; d < row.length - 1; d++) folded[row.length - 1]! -= folded[d]! * encoder.mean[d]!;
			return base64(folded);
		}),
		words: words.map((row) => base64(Int8Array.from(row, (weight) => Math.round(weight / scale)))),
		scale: Number(scale.toPrecision(6)),
	};
}

async function trainRows(kind: Kind, lines: readonly Line[]): Promise<Rows> {
	if (kind.english)
		await embed(lines.flatMap(({ parts }) => [...parts, ...(parts.length > 1 ? [wholeUnit(parts)] : [])]));
	const first = train(kind, toSamples(kind, lines), FIRST_STEPS);
	const samples = toSamples(kind, lines, first);
	process.stderr.write(`${kind.english ? "English" : "others"}: ${lines.length} lines, ${samples.length} samples\n`);
	return train(kind, samples, STEPS);
}

/** Chances from which precision and recall are told when an author is left out. */
const REPORTED = [0.5, 0.75, 0.9];

/** How the layers alone do on authors they did not see: the sentence that asks most, and the whole beside it. */
async function reportAuthors(lines: readonly Line[], prefix: string): Promise<void> {
	const authors = [...new Set(lines.map(({ author }) => author))].filter((author) => author.startsWith(prefix));
	const counts = REPORTED.map(() => ({ right: 0, found: 0, asked: 0 }));
	for (const author of authors) {
		for (const kind of [ENGLISH, FOREIGN]) {
			const own = lines.filter(({ english }) => english === kind.english);
			const rows = await trainRows(
				kind,
				own.filter((line) => line.author !== author),
			);
			const held = own.filter((line) => line.author === author && line.parts.length > 0);
			await embed(kind.english ? held.flatMap(({ parts }) => [...parts, wholeUnit(parts)]) : []);
			for (const { parts, label } of held) {
				const judge = (text: string) => probabilities(rows, vectorOf(kind, text), kind.read(text));
				const asks = parts.map(judge).sort((a, b) => a[0]! - b[0]!)[0]!;
				const whole = kind.english && parts.length > 1 ? judge(wholeUnit(parts)) : asks;
				const chances = asks.map((chance, i) => (chance + whole[i]!) / 2);
				const best = chances.indexOf(Math.max(...chances));
				REPORTED.forEach((least, i) => {
					const found = best > 0 && chances[best]! >= least;
					if (label !== LABELS[0]) counts[i]!.asked++;
					if (found) counts[i]!.found++;
					if (found && LABELS[best] === label) counts[i]!.right++;
				});
			}
		}
	}
	const figures = counts.map(({ right, found, asked }, i) => ({
		least: REPORTED[i],
		precision: right / found,
		recall: right / asked,
		asked,
	}));
	process.stdout.write(`${JSON.stringify({ authors, figures })}\n`);
}

const lines = readTriggers();
if (values.authors !== undefined) {
	await reportAuthors(lines, values.authors);
} else {
	const layerOf = async (kind: Kind) =>
		store(
			await trainRows(
				kind,
				lines.filter(({ english }) => english === kind.english),
			),
		);
	const layers = { intents: await layerOf(ENGLISH), foreign: await layerOf(FOREIGN) };
	writeFileSync(
		target,
		`// Made by scripts/train-classifiers.ts from eval/sets/triggers*.jsonl; do not edit.\n\nexport const WEIGHTS = ${JSON.stringify({ encoder: encoderName(encoder.fingerprint), ...layers }, undefined, "\t")} as const;\n`,
	);
}
await encoder.close();
