// Multinomial logistic regression by Adam over the whole set: deterministic, for the small layers that the train scripts make.

import { softmax } from "../src/inference/vectors.ts";

interface LogisticOptions {
	readonly classes: number;
	readonly decay: number;
	readonly steps: number;
}

const RATE = 0.05;

/** One row of weights per class, the bias last. */
export function trainLogistic(
	inputs: readonly ArrayLike<number>[],
	labels: readonly number[],
	{ classes, decay, steps }: LogisticOptions,
): Float64Array[] {
	const size = inputs[0]?.length ?? 0;
	const zeros = () => Array.from({ length: classes }, () => new Float64Array(size + 1));
	const [rows, means, squares] = [zeros(), zeros(), zeros()];
	for (let step = 1; step <= steps; step++) {
		const gradients = zeros();
		for (const [index, input] of inputs.entries()) addGradient(gradients, rows, input, labels[index]!, inputs.length);
		for (const [label, row] of rows.entries()) {
			for (let i = 0; i <= size; i++) {
				const gradient = gradients[label]![i]! + (i < size ? decay * row[i]! : 0);
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

function addGradient(
	gradients: readonly Float64Array[],
	rows: readonly Float64Array[],
	input: ArrayLike<number>,
	label: number,
	count: number,
): void {
	const size = input.length;
	const output = softmax(
		rows.map((row) => {
			let sum = row[size]!;
			for (let i = 0; i < size; i++) sum += row[i]! * input[i]!;
			return sum;
		}),
	);
	for (const [other, gradient] of gradients.entries()) {
		const error = (output[other]! - (label === other ? 1 : 0)) / count;
		for (let i = 0; i < size; i++) gradient[i] = gradient[i]! + error * input[i]!;
		gradient[size] = gradient[size]! + error;
	}
}
