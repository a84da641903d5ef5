// Pure arithmetic on vectors: pooling a model's output, unit length, dot product, figures to probabilities.

import { MemoryError } from "../model/errors.ts";

export type Pooling = "mean" | "cls";

/** One unit vector from the hidden states of one text ([1, tokens, width]), or from an output that is pooled already ([1, width]). */
export function pool(data: Float32Array, dims: readonly number[], pooling: Pooling): Float32Array {
	const width = dims.at(-1) ?? 0;
	const rows = pooling === "mean" && dims.length === 3 ? (dims[1] ?? 0) : 1;
	const sum = new Float32Array(width);
	for (let row = 0; row < rows; row++) {
		const start = row * width;
		for (let i = 0; i < width; i++) sum[i] = sum[i]! + data[start + i]!;
	}
	return normalize(sum);
}

/** In place, and the same array back. */
export function normalize(vector: Float32Array): Float32Array {
	const length = Math.sqrt(dot(vector, vector));
	if (!(length > 0) || !Number.isFinite(length))
		throw new MemoryError("MODEL", "The embedding model gave a vector without a direction (zeros or not numbers).");
	for (let i = 0; i < vector.length; i++) vector[i] = vector[i]! / length;
	return vector;
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
	let sum = 0;
	for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
	return sum;
}

/** Probabilities that add up to 1. */
export function softmax(sums: ArrayLike<number>): number[] {
	const figures = Array.from(sums);
	const highest = Math.max(...figures);
	const weights = figures.map((sum) => Math.exp(sum - highest));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / total);
}
