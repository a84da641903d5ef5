// Real vectors of the bundled encoder for benchmarks: remembered lines and questions about them, int8, made by
// scripts/make-bench-vectors.ts. File: dimensions, passages, questions (32-bit little-endian), then one signed byte a number, row by row.

import { readFileSync } from "node:fs";
import { normalize } from "../src/inference/vectors.ts";

export const REAL_VECTORS_FILE = new URL("./data/vectors-int8.bin", import.meta.url);

interface RealVectors {
	passages: Float32Array[];
	questions: Float32Array[];
}

const HEADER_BYTES = 12;

export function readRealVectors(): RealVectors {
	const file = readFileSync(REAL_VECTORS_FILE);
	const [dimensions, passages, questions] = [file.readUInt32LE(0), file.readUInt32LE(4), file.readUInt32LE(8)];
	const rows = Array.from({ length: passages + questions }, (_, row) => {
		const start = HEADER_BYTES + row * dimensions;
		return normalize(Float32Array.from({ length: dimensions }, (_, i) => file.readInt8(start + i)));
	});
	return { passages: rows.slice(0, passages), questions: rows.slice(passages) };
}

/** The scale is not kept: readers bring every vector back to unit length. */
export function serializeRealVectors({ passages, questions }: RealVectors): Uint8Array {
	const rows = [...passages, ...questions];
	const dimensions = rows[0]?.length ?? 0;
	const file = Buffer.alloc(HEADER_BYTES + rows.length * dimensions);
	for (const [i, number] of [dimensions, passages.length, questions.length].entries())
		file.writeUInt32LE(number, 4 * i);
	for (const [row, vector] of rows.entries()) {
		const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
		for (const [i, value] of vector.entries())
			file.writeInt8(Math.round((value / largest) * 127), HEADER_BYTES + row * dimensions + i);
	}
	return file;
}
