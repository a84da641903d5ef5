// Trains a head of src/capture/classify/token-head.ts: Adam over small batches, dropout, weight decay, a fixed seed. For the train
// scripts of intents, orders and routing, which bring their samples; vectors are kept in the system's temporary folder.

import { hash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	readInputs,
	type StoredTokenHead,
	scoreInputs,
	softmax,
	type TokenHead,
} from "../src/capture/classify/token-head.ts";
import type { Embedder } from "../src/inference/port.ts";

export interface HeadSample {
	readonly tokens: Float32Array;
	readonly features: readonly number[];
	readonly label: number;
	readonly weight: number;
}

export interface HeadOptions {
	readonly labels: readonly string[];
	readonly dimensions: number;
	readonly units: number;
	readonly epochs: number;
	readonly seed: number;
	/** Share of the output layer's inputs left out of each step. */
	readonly dropout: number;
	/** Per step, times the learning rate, on all weights but the biases. */
	readonly decay: number;
}

const RATE = 0.001;
/** The output layer's weights stand for whole signs and must get farther than those of one number of a vector. */
const OUTPUT_RATE = 0.005;
const BATCH = 16;
/** A unit starts with activations near 1 on 384 numbers of variance 1. */
const FIRST_UNIT_WEIGHT = 0.05;

export function trainTokenHead(samples: readonly HeadSample[], options: HeadOptions): TokenHead {
	const random = createRandom(options.seed);
	const features = samples[0]?.features.length ?? 0;
	const spread = measureSpread(samples, options.dimensions);
	const standard = samples.map((sample) => ({ ...sample, tokens: standardize(sample.tokens, spread) }));
	const head = createHead(options, features, random);
	const trained = [head.units, head.unitBiases, head.output];
	const adam = trained.map((weights) => createAdam(weights, weights === head.unitBiases ? 0 : options.decay));
	const gradients = trained.map((weights) => new Float32Array(weights.length));
	const steps = Math.ceil(samples.length / BATCH) * options.epochs;
	let step = 0;
	for (let epoch = 0; epoch < options.epochs; epoch++) {
		const order = shuffle(standard, random);
		for (let at = 0; at < order.length; at += BATCH) {
			const batch = order.slice(at, at + BATCH);
			for (const gradient of gradients) gradient.fill(0);
			for (const sample of batch) addGradients(head, sample, gradients, batch.length, options.dropout, random);
			step++;
			// Falls to nothing in half a cosine: the last steps settle.
			const share = 0.5 * (1 + Math.cos((Math.PI * step) / steps));
			for (const [part, update] of adam.entries())
				update(gradients[part]!, share * (trained[part] === head.output ? OUTPUT_RATE : RATE), step);
		}
	}
	return unstandardize(head, spread);
}

interface Spread {
	readonly means: Float64Array;
	readonly deviations: Float64Array;
}

/** All token vectors share a large common part, and a head over them as they are learns little. */
function measureSpread(samples: readonly HeadSample[], dimensions: number): Spread {
	const sums = new Float64Array(dimensions);
	const squares = new Float64Array(dimensions);
	let rows = 0;
	for (const { tokens } of samples) {
		rows += tokens.length / dimensions;
		for (const [at, value] of tokens.entries()) {
			sums[at % dimensions]! += value;
			squares[at % dimensions]! += value * value;
		}
	}
	const means = sums.map((sum) => sum / rows);
	return { means, deviations: squares.map((sum, d) => Math.sqrt(sum / rows - means[d]! ** 2) || 1) };
}

function standardize(tokens: Float32Array, { means, deviations }: Spread): Float32Array {
	const dimensions = means.length;
	return tokens.map((value, at) => (value - means[at % dimensions]!) / deviations[at % dimensions]!);
}

/** The same answers from token vectors as they are. */
function unstandardize(head: TokenHead, { means, deviations }: Spread): TokenHead {
	const { dimensions, labels } = head;
	const fold = (weights: Float32Array, from: number): number => {
		let bias = 0;
		for (let d = 0; d < dimensions; d++) {
			weights[from + d]! /= deviations[d]!;
			bias -= weights[from + d]! * means[d]!;
		}
		return bias;
	};
	for (let unit = 0; unit < head.unitBiases.length; unit++)
		head.unitBiases[unit]! += fold(head.units, unit * dimensions);
	const width = head.output.length / labels.length;
	for (let label = 0; label < labels.length; label++)
		head.output[(label + 1) * width - 1]! += fold(head.output, label * width + head.unitBiases.length);
	return head;
}

function createHead({ labels, dimensions, units }: HeadOptions, features: number, random: () => number): TokenHead {
	return {
		labels,
		dimensions,
		features,
		units: Float32Array.from({ length: units * dimensions }, () => FIRST_UNIT_WEIGHT * normal(random)),
		unitBiases: new Float32Array(units),
		output: Float32Array.from(
			{ length: labels.length * (units + dimensions + features + 1) },
			() => 0.01 * normal(random),
		),
	};
}

function addGradients(
	head: TokenHead,
	{ tokens, features, label, weight }: HeadSample,
	gradients: readonly Float32Array[],
	count: number,
	dropout: number,
	random: () => number,
): void {
	const { dimensions, output } = head;
	const [unitGradients, biasGradients, outputGradients] = gradients as [Float32Array, Float32Array, Float32Array];
	const { inputs, peaks } = readInputs(head, tokens, features);
	const kept = inputs.map(() => (random() < dropout ? 0 : 1 / (1 - dropout)));
	for (let at = 0; at < inputs.length; at++) inputs[at]! *= kept[at]!;
	const width = inputs.length + 1;
	const errors = softmax(scoreInputs(head, inputs)).map(
		(chance, at) => ((chance - (at === label ? 1 : 0)) * weight) / count,
	);
	for (const [row, error] of errors.entries()) {
		for (let at = 0; at < inputs.length; at++) outputGradients[row * width + at]! += error * inputs[at]!;
		outputGradients[row * width + inputs.length]! += error;
	}
	for (const [unit, peak] of peaks.entries()) {
		if (peak < 0 || kept[unit] === 0) continue;
		let error = 0;
		for (const [row, of] of errors.entries()) error += of * output[row * width + unit]! * kept[unit]!;
		biasGradients[unit]! += error;
		for (let d = 0; d < dimensions; d++)
			unitGradients[unit * dimensions + d]! += error * tokens[peak * dimensions + d]!;
	}
}

function createAdam(weights: Float32Array, decay: number) {
	const means = new Float32Array(weights.length);
	const squares = new Float32Array(weights.length);
	return (gradients: Float32Array, rate: number, step: number): void => {
		const [meanScale, squareScale] = [1 - 0.9 ** step, 1 - 0.999 ** step];
		for (let i = 0; i < weights.length; i++) {
			const gradient = gradients[i]!;
			means[i] = 0.9 * means[i]! + 0.1 * gradient;
			squares[i] = 0.999 * squares[i]! + 0.001 * gradient * gradient;
			const change = means[i]! / meanScale / (Math.sqrt(squares[i]! / squareScale) + 1e-8);
			weights[i]! -= rate * (change + decay * weights[i]!);
		}
	};
}

/** One head that gives the mean of the sums of several: their units side by side. */
export function joinTokenHeads(heads: readonly TokenHead[]): TokenHead {
	const [first] = heads;
	if (first === undefined) throw new Error("There is no head to join.");
	const rest = first.dimensions + first.features + 1;
	const output = first.labels.flatMap((_, label) => {
		const rows = heads.map((head) => {
			const width = head.unitBiases.length + rest;
			return head.output.subarray(label * width, (label + 1) * width);
		});
		const units = rows.flatMap((row) => Array.from(row.subarray(0, -rest), (weight) => weight / heads.length));
		const others = Array.from({ length: rest }, (_, at) => rows.reduce((sum, row) => sum + row.at(at - rest)!, 0));
		return [...units, ...others.map((sum) => sum / heads.length)];
	});
	return {
		...first,
		units: Float32Array.from(heads.flatMap((head) => [...head.units])),
		unitBiases: Float32Array.from(heads.flatMap((head) => [...head.unitBiases])),
		output: Float32Array.from(output),
	};
}

export function storeTokenHead({
	labels,
	dimensions,
	features,
	units,
	unitBiases,
	output,
}: TokenHead): StoredTokenHead {
	const scales = Float32Array.from(unitBiases, (_, unit) => {
		const row = units.subarray(unit * dimensions, (unit + 1) * dimensions);
		return row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
	});
	const packed = Int8Array.from(units, (weight, at) => Math.round(weight / scales[Math.floor(at / dimensions)]!));
	return {
		labels,
		dimensions,
		features,
		units: base64(packed),
		unitScales: base64(scales),
		unitBiases: base64(unitBiases),
		output: base64(output),
	};
}

function base64(array: Float32Array | Int8Array): string {
	return Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString("base64");
}

const NAME_CHARS = 32;

/** Token vectors of many texts, by text, from the file that keeps them between runs or from the encoder. */
export async function readTokenVectors(
	embedder: Embedder,
	texts: Iterable<string>,
): Promise<Map<string, Float32Array>> {
	if (!embedder.embedTokens) throw new Error("This embedder shows no token vectors.");
	const folder = join(tmpdir(), "mneme-token-vectors");
	mkdirSync(folder, { recursive: true });
	const path = join(folder, hash("sha256", embedder.fingerprint, "hex").slice(0, NAME_CHARS));
	const known = readKept(path);
	const found = new Map<string, Float32Array>();
	for (const text of texts) {
		if (found.has(text)) continue;
		const name = hash("sha256", text, "hex").slice(0, NAME_CHARS);
		const tokens = known.get(name) ?? (await embedder.embedTokens([text]))[0]!;
		if (!known.has(name)) keep(path, name, tokens);
		found.set(text, tokens);
	}
	return found;
}

/** A record: name, number of bytes, the vectors. A torn last one is dropped. */
function readKept(path: string): Map<string, Float32Array> {
	const known = new Map<string, Float32Array>();
	if (!existsSync(path)) return known;
	const bytes = readFileSync(path);
	for (let at = 0; at + NAME_CHARS + 4 <= bytes.length; ) {
		const size = bytes.readUInt32LE(at + NAME_CHARS);
		const start = at + NAME_CHARS + 4;
		if (start + size > bytes.length) break;
		known.set(
			bytes.toString("latin1", at, at + NAME_CHARS),
			new Float32Array(bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + start + size)),
		);
		at = start + size;
	}
	return known;
}

function keep(path: string, name: string, tokens: Float32Array): void {
	const size = Buffer.alloc(4);
	size.writeUInt32LE(tokens.byteLength);
	const bytes = Buffer.from(tokens.buffer, tokens.byteOffset, tokens.byteLength);
	appendFileSync(path, Buffer.concat([Buffer.from(name, "latin1"), size, bytes]));
}

/** Mulberry32: small, and the same everywhere. */
function createRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

function normal(random: () => number): number {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
	const shuffled = [...items];
	for (let at = shuffled.length - 1; at > 0; at--) {
		const other = Math.floor(random() * (at + 1));
		[shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
	}
	return shuffled;
}
