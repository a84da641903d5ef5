// Trains the layer of src/capture/routing/store-classifier.ts: multinomial logistic regression over the bundled encoder's vectors of
// eval/data/routing-train.jsonl, deterministic. From packages/mneme: npx tsx scripts/train-routing.ts

import { writeFileSync } from "node:fs";
import { readRoutingSet } from "../eval/routing.ts";
import { CLASSIFIER_STORES, encoderName } from "../src/capture/routing/store-classifier.ts";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime } from "../src/inference/runtime.ts";

/** Chosen on lines not trained on; half or thrice as much changes the figures by less than a point. */
const DECAY = 0.0005;
const STEPS = 300;
const RATE = 0.05;
/** The vectors have length 1; scaled so that one decay suits the weights and the bias. */
const SCALE = 3;

const TRAINING = new URL("../eval/data/routing-train.jsonl", import.meta.url).pathname;
const TARGET = new URL("../src/capture/routing/store-weights.ts", import.meta.url).pathname;

function softmax(values: readonly number[]): number[] {
	const highest = Math.max(...values);
	const weights = values.map((value) => Math.exp(value - highest));
	const sum = weights.reduce((total, weight) => total + weight, 0);
	return weights.map((weight) => weight / sum);
}

/** Rows of weights with the bias last, by Adam over the whole set. */
function train(inputs: readonly Float64Array[], labels: readonly number[], classes: number): Float64Array[] {
	const size = inputs[0]!.length;
	const zeros = () => Array.from({ length: classes }, () => new Float64Array(size + 1));
	const [rows, means, squares] = [zeros(), zeros(), zeros()];
	for (let step = 1; step <= STEPS; step++) {
		const gradients = zeros();
		for (const [index, input] of inputs.entries()) {
			const output = softmax(rows.map((row) => input.reduce((sum, value, i) => sum + value * row[i]!, row[size]!)));
			for (const [label, gradient] of gradients.entries()) {
				const error = (output[label]! - (labels[index] === label ? 1 : 0)) / inputs.length;
				for (let i = 0; i < size; i++) gradient[i] = gradient[i]! + error * input[i]!;
				gradient[size] = gradient[size]! + error;
			}
		}
		for (const [label, row] of rows.entries()) {
			for (let i = 0; i <= size; i++) {
				const gradient = gradients[label]![i]! + (i < size ? DECAY * row[i]! : 0);
				const mean = 0.9 * means[label]![i]! + 0.1 * gradient;
				const square = 0.999 * squares[label]![i]! + 0.001 * gradient * gradient;
				means[label]![i] = mean;
				squares[label]![i] = square;
				row[i] = row[i]! - (RATE * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
			}
		}
	}
	return rows;
}

const lines = readRoutingSet(process.argv[2] ?? TRAINING);
const encoder = await openBundledEncoder(createRuntime({ nativeFolder: process.cwd() }));
const vectors = await encoder.embedPassages(lines.map(({ text }) => text));
await encoder.close();
const inputs = vectors.map((vector) => Float64Array.from(vector, (value) => value * SCALE));
const rows = train(
	inputs,
	lines.map(({ store }) => CLASSIFIER_STORES.indexOf(store)),
	CLASSIFIER_STORES.length,
);
const encoded = rows.map((row) => {
	const scaled = Float32Array.from(row, (value, i) => (i < row.length - 1 ? value * SCALE : value));
	return Buffer.from(scaled.buffer).toString("base64");
});
const body = encoded.map((row) => `\t\t"${row}",`).join("\n");
writeFileSync(
	TARGET,
	`// Made by scripts/train-routing.ts from eval/data/routing-train.jsonl (${lines.length} lines); do not edit. Little-endian float32, bias last.\n\nexport const WEIGHTS = {\n\tencoder: "${encoderName(encoder.fingerprint)}",\n\trows: [\n${body}\n\t],\n} as const;\n`,
);
process.stderr.write(`${lines.length} lines, ${rows.length} rows\n`);
