// Owns the small form of vectors in which a whole memory is scanned: two bits a dimension with the mean removed, and three numbers that
// turn them back into an estimate of the cosine. Pure; where rows are kept, and the full vectors, is the index's matter.
//
// v = mean + r, so q·v = q·mean + mean·r + (q − mean)·r. Only the last term is estimated, the float query against bits. The first bit of
// rᵢ is its sign. The second says which half of its sign's range rᵢ is in, so that both together stand for −3, −1, 1 or 3. The scan reads
// signs only; levels are read for the best by signs, and make 100 candidates as good as 600. 100,000 rows of 384 dimensions take 3.6 ms
// in all; exact products 43 ms.

import { type Best, createBest } from "./best.ts";
import { sumSetBits } from "./sign-kernel.ts";
import { dot } from "./vectors.ts";

/** Rows of bits, apart so that a scan reads 5.6 MB for 100,000 rows and not 11. Both may be longer than the rows in use. */
export interface BitRows {
	readonly mean: Float32Array;
	/** A row: weight and offset as 32-bit floats, then the sign bits. */
	readonly signs: Uint32Array;
	/** A row: weight as a 32-bit float, then the second bits. */
	readonly levels: Uint32Array;
}

// A weight is what the bits are to be multiplied by to stand best for r: |r|² / Σ|rᵢ| for the signs. The offset is mean·r.
const SIGN_HEADER_WORDS = 2;
const LEVEL_HEADER_WORDS = 1;
/** Bits come in groups of four words, which the scan takes in one step; those beyond the last dimension count for nothing. */
const GROUP_WORDS = 4;
const GROUP_BYTES = 16;
const GROUP_DIMENSIONS = 128;
/** In units of the mean |rᵢ|: where the outer levels begin. Best for numbers spread as these are (near a normal distribution). */
const OUTER_LEVEL = 1.23;
/** How many rows are kept by their signs, at least, before the levels choose among them. Of the exact ten best of 100,000 (real vectors
 * with noise) 100 candidates then hold 99.4 % with 800 rows and 98.3 % with 400, which is a tenth faster. */
const REFINED_ROWS = 600;

/** Copy `signs` and `levels` of smaller rows into larger ones to grow. */
export function createBitRows(mean: Float32Array, capacity: number): BitRows {
	const { signStride, levelStride } = strides(mean.length);
	return { mean, signs: new Uint32Array(capacity * signStride), levels: new Uint32Array(capacity * levelStride) };
}

function strides(dimensions: number): { signStride: number; levelStride: number } {
	const words = Math.ceil(dimensions / GROUP_DIMENSIONS) * GROUP_WORDS;
	return { signStride: SIGN_HEADER_WORDS + words, levelStride: LEVEL_HEADER_WORDS + words };
}

/** Writes the bits of `vector` (unit length) at `row`. */
export function writeRow({ mean, signs, levels }: BitRows, row: number, vector: Float32Array): void {
	const { signStride, levelStride } = strides(mean.length);
	const signRow = signs.subarray(row * signStride, (row + 1) * signStride).fill(0);
	const levelRow = levels.subarray(row * levelStride, (row + 1) * levelStride).fill(0);
	let [squares, absolutes, offset] = [0, 0, 0];
	for (let i = 0; i < mean.length; i++) {
		const rest = vector[i]! - mean[i]!;
		squares += rest * rest;
		absolutes += Math.abs(rest);
		offset += rest * mean[i]!;
	}
	const outer = (OUTER_LEVEL * absolutes) / mean.length;
	let leveled = 0;
	for (let i = 0; i < mean.length; i++) {
		const rest = vector[i]! - mean[i]!;
		const isOuter = Math.abs(rest) > outer;
		leveled += Math.abs(rest) * (isOuter ? 3 : 1);
		if (rest > 0) setBit(signRow, SIGN_HEADER_WORDS, i);
		if (rest > 0 === isOuter) setBit(levelRow, LEVEL_HEADER_WORDS, i);
	}
	floats(signRow)[0] = absolutes === 0 ? 0 : squares / absolutes;
	floats(signRow)[1] = offset;
	floats(levelRow)[0] = leveled === 0 ? 0 : squares / leveled;
}

function setBit(words: Uint32Array, header: number, i: number): void {
	const word = header + (i >>> 5);
	words[word] = words[word]! | (1 << (i & 31));
}

function floats(words: Uint32Array): Float32Array {
	return new Float32Array(words.buffer, words.byteOffset, words.length);
}

function integers(words: Uint32Array): Int32Array {
	return new Int32Array(words.buffer, words.byteOffset, words.length);
}

/** Makes a row that no scan returns. */
export function eraseRow({ mean, signs }: BitRows, row: number): void {
	const { signStride } = strides(mean.length);
	const header = floats(signs.subarray(row * signStride, row * signStride + SIGN_HEADER_WORDS));
	header[0] = 0;
	header[1] = Number.NEGATIVE_INFINITY;
}

/** The `limit` rows among the first `count` whose estimated cosine with the query is highest, best first. */
export function scanRows({ mean, signs, levels }: BitRows, count: number, query: Float32Array, limit: number): Best[] {
	const { signStride, levelStride } = strides(mean.length);
	const { table, scale } = signSums(query, mean);
	const [signHeaders, signWords] = [floats(signs), integers(signs)];
	const bySigns = createBest(Math.min(count, Math.max(REFINED_ROWS, 2 * limit)));
	const { sums, whole, step } = sumSigns(query, mean, signs, count);
	let floor = bySigns.floor();
	// Set bits count plus, the others minus: twice the sum over the set ones, less the sum over all.
	for (let row = 0, start = 0; row < count; row++, start += signStride) {
		const estimate = signHeaders[start]! * step * (2 * sums[row]! - whole) + signHeaders[start + 1]!;
		if (estimate > floor) {
			bySigns.add(row, estimate);
			floor = bySigns.floor();
		}
	}

	const [levelHeaders, levelWords] = [floats(levels), integers(levels)];
	const byLevels = createBest(limit);
	const constant = dot(query, mean);
	for (const row of bySigns.rows()) {
		const signSum = sumOfBits(table, signWords, row * signStride + SIGN_HEADER_WORDS);
		const sum = 2 * signSum + sumOfBits(table, levelWords, row * levelStride + LEVEL_HEADER_WORDS);
		byLevels.add(row, levelHeaders[row * levelStride]! * scale * sum + signHeaders[row * signStride + 1]! + constant);
	}
	return byLevels.take();
}

/** Where the rounded query is cut off, in units of its mean |value|; the few numbers beyond gain less than the finer steps do. */
const QUERY_RANGE = 3.5;
const QUERY_LEVELS = 7;

/** Σ over the set bits of each row. The query is rounded; the levels, read next, make up for that. */
function sumSigns(query: Float32Array, mean: Float32Array, signs: Uint32Array, count: number) {
	const { signStride } = strides(mean.length);
	const rest = query.map((value, i) => value - mean[i]!);
	const step = (QUERY_RANGE / QUERY_LEVELS / rest.length) * rest.reduce((sum, value) => sum + Math.abs(value), 0) || 1;
	const rounded = Int8Array.from(rest, (value) =>
		Math.max(-QUERY_LEVELS, Math.min(QUERY_LEVELS, Math.round(value / step))),
	);
	const whole = rounded.reduce((sum, value) => sum + value, 0);
	const sums = new Int32Array(count);
	const bytes = new Uint8Array(signs.buffer, signs.byteOffset, count * signStride * 4);
	sumSetBits(rounded, bytes, signStride * 4, SIGN_HEADER_WORDS * 4, sums);
	return { sums, whole, step };
}

// Whole numbers all the way ("| 0"), four words a step: a quarter faster than as floats, word by word.
function sumOfBits(table: Int16Array, words: Int32Array, start: number): number {
	let sum = 0;
	for (let byte = 0, at = start; byte < table.length; byte += GROUP_BYTES * 256, at += GROUP_WORDS)
		sum =
			(sum +
				sumOfWord(table, byte, words[at]!) +
				sumOfWord(table, byte | 1024, words[at + 1]!) +
				sumOfWord(table, byte | 2048, words[at + 2]!) +
				sumOfWord(table, byte | 3072, words[at + 3]!)) |
			0;
	return sum;
}

function sumOfWord(table: Int16Array, byte: number, word: number): number {
	return (
		table[byte | (word & 255)]! +
		table[byte | 256 | ((word >>> 8) & 255)]! +
		table[byte | 512 | ((word >>> 16) & 255)]! +
		table[byte | 768 | (word >>> 24)]!
	);
}

/** Exact cosines of the candidates of a scan, best first. */
export function rescore(candidates: readonly Best[], cosine: (row: number) => number, limit: number): Best[] {
	const best = createBest(limit);
	for (const { row } of candidates) best.add(row, cosine(row));
	return best.take();
}

/** Leaves the sum over a 1536-dimension record far inside 31 bits, and the rounding far below the error of the signs. */
const TABLE_RANGE = 0x7fff;

// For every byte of a record and each of its 256 values, Σ ±(query − mean) over its 8 dimensions: a scan then costs one lookup a byte.
// 16-bit, so that the table of 384 dimensions (24 KB) stays in the first-level cache.
function signSums(query: Float32Array, mean: Float32Array): { table: Int16Array; scale: number } {
	const bytes = Math.ceil(mean.length / GROUP_DIMENSIONS) * GROUP_BYTES;
	const sums = new Float32Array(bytes * 256);
	for (let byte = 0; byte < bytes; byte++) {
		const sumsOfByte = sums.subarray(byte * 256, byte * 256 + 256);
		for (let bit = 0; bit < 8; bit++) {
			const i = byte * 8 + bit;
			const rest = i < mean.length ? query[i]! - mean[i]! : 0;
			const filled = 1 << bit;
			for (let value = 0; value < filled; value++) {
				sumsOfByte[filled + value] = sumsOfByte[value]! + rest;
				sumsOfByte[value] = sumsOfByte[value]! - rest;
			}
		}
	}
	let highest = 0;
	for (const sum of sums) if (Math.abs(sum) > highest) highest = Math.abs(sum);
	const scale = highest === 0 ? 1 : highest / TABLE_RANGE;
	const table = new Int16Array(sums.length);
	for (let i = 0; i < sums.length; i++) table[i] = Math.round(sums[i]! / scale);
	return { table, scale };
}
