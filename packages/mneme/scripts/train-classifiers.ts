// Trains the layer of src/capture/classify/weights.ts: logistic regression over the bundled encoder's vectors and hashed words,
// deterministic. From packages/mneme: npx tsx scripts/train-classifiers.ts [--without SET…] [--target FILE]
// `--without triggers-blind` leaves a set out, to measure on it what was not trained on.

import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSlots, SLOTS, type StoredLayer } from "../src/capture/classify/layer.ts";
import { sentenceUnit } from "../src/capture/classify/units.ts";
import { encoderName } from "../src/capture/routing/store-classifier.ts";
import { readMessage } from "../src/capture/triggers/detect.ts";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime } from "../src/inference/runtime.ts";

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

/** Sentences of a message beside the one that asks: their labels are the first round's, so they count half. */
const BESIDE_WEIGHT = 0.5;

const TRIGGER_SETS = [
	"triggers",
	"triggers-blind",
	"triggers-confirm",
	"triggers-fresh-train",
	"triggers-fresh-held",
	"triggers-c",
	"triggers-e",
	"triggers-f",
	"triggers-training",
];
interface Line {
	set: string;
	text: string;
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
	return readSets(TRIGGER_SETS)
		.filter(({ line }) => line.lang === undefined || line.lang === "en")
		.map(({ set, line }) => {
			const { page, intents } = readMessage(String(line.text));
			const label = String(line.intent);
			const parts = page.sentences.map((sentence) => sentenceUnit(page, sentence)).filter((part) => part !== "");
			const ruled = intents.find(({ kind }) => kind === label)?.trigger.start ?? -1;
			const sentence = page.sentences.find(({ start, end }) => ruled >= start && ruled < end);
			const sure = sentence && sentenceUnit(page, sentence);
			return sure ? { set, text: page.message, label, parts, sure } : { set, text: page.message, label, parts };
		});
}

const encoder = await openBundledEncoder(createRuntime({ nativeFolder: process.cwd() }));
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

/** Adam over all weights at once. */
function train(samples: readonly Sample[], classes: number, steps: number): Rows {
	const size = encoder.dimensions + 1;
	const rows = (length: number) => Array.from({ length: classes }, () => new Float32Array(length));
	const weights = { vector: rows(size), words: rows(SLOTS) };
	const moments = { vector: [rows(size), rows(size)] as const, words: [rows(SLOTS), rows(SLOTS)] as const };
	const inputs = samples.map(({ text }) => ({ vector: vectors.get(text)!, slots: readSlots(text) }));
	const total = samples.reduce((sum, { weight }) => sum + weight, 0);
	for (let step = 1; step <= steps; step++) {
		const gradients = { vector: rows(size), words: rows(SLOTS) };
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
function toSamples(lines: readonly Line[], labels: readonly string[], first?: Rows): Sample[] {
	return lines.flatMap(({ set, label, parts, sure }): Sample[] => {
		const weight = set.endsWith("-training") ? WORDING_WEIGHT : 1;
		const sample = (text: string, of: string): Sample => ({ text, label: labels.indexOf(of), weight });
		if (label === labels[0]) return parts.map((part) => sample(part, label));
		if (parts.length <= 1) return parts.map((part) => sample(part, label));
		const chances = first && parts.map((part) => probabilities(first, vectors.get(part)!, readSlots(part)));
		const carrier = sure ?? (chances && strongest(parts, labels.indexOf(label), chances));
		if (carrier === undefined) return [];
		const beside = parts.filter((part, i) => part !== carrier && (chances?.[i]?.[0] ?? 0) > 0.5);
		const none = beside.map((part) => ({ ...sample(part, labels[0]!), weight: weight * BESIDE_WEIGHT }));
		return [sample(carrier, label), ...none];
	});
}

function strongest(parts: readonly string[], label: number, chances: readonly number[][]): string {
	const ofLabel = chances.map((row) => row[label]!);
	return parts[ofLabel.indexOf(Math.max(...ofLabel))]!;
}

/** Centring and scaling of the vectors are folded into the weights, so that a reader needs neither. */
function store(labels: readonly string[], { vector, words }: Rows): StoredLayer {
	const base64 = (array: Float32Array | Int8Array) =>
		Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");
	const scale =
		Math.max(...words.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0))) / 127;
	return {
		labels,
		vectors: vector.map((row) => {
			const folded = row.map((weight, d) => (d < row.length - 1 ? weight * SCALE : weight));
			for (let d = 0; d < row.length - 1; d++) folded[row.length - 1]! -= folded[d]! * encoder.mean[d]!;
			return base64(folded);
		}),
		words: words.map((row) => base64(Int8Array.from(row, (weight) => Math.round(weight / scale)))),
		scale: Number(scale.toPrecision(6)),
	};
}

async function trainLayer(lines: readonly Line[], labels: readonly string[]): Promise<StoredLayer> {
	await embed(lines.flatMap(({ parts }) => parts));
	const first = train(toSamples(lines, labels), labels.length, FIRST_STEPS);
	const samples = toSamples(lines, labels, first);
	process.stderr.write(`${labels.join(" ")}: ${lines.length} lines, ${samples.length} samples\n`);
	return store(labels, train(samples, labels.length, STEPS));
}

const intents = await trainLayer(readTriggers(), ["none", "remember", "forget", "reflect"]);
await encoder.close();
writeFileSync(
	target,
	`// Made by scripts/train-classifiers.ts from eval/sets/triggers*.jsonl; do not edit.\n\nexport const WEIGHTS = ${JSON.stringify({ encoder: encoderName(encoder.fingerprint), intents }, undefined, "\t")} as const;\n`,
);
