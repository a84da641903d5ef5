import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRealVectors } from "../../bench/real-vectors.ts";
import { createBest } from "./best.ts";
import {
	type BitRows,
	createBitRows,
	eraseRow,
	estimator,
	growBitRows,
	readyQuery,
	rescore,
	scanRows as scanReady,
	writeRow,
} from "./bits.ts";
import { openBundledEncoder } from "./bundled.ts";
import { createRuntime } from "./runtime.ts";
import { dot, normalize } from "./vectors.ts";

const unitVector = (dimensions: number) =>
	fc
		.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions })
		.filter((numbers) => numbers.some((number) => Math.abs(number) > 0.01))
		.map((numbers) => normalize(Float32Array.from(numbers)));

/** A set that always comes out the same: many vectors around a common direction, as real ones are. */
function crowdedVectors(count: number, dimensions: number): { vectors: Float32Array[]; mean: Float32Array } {
	let state = 7;
	const random = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 31 - 1;
	};
	const common = Float32Array.from({ length: dimensions }, random);
	const vectors = Array.from({ length: count }, () => normalize(common.map((value) => value + random())));
	const mean = common.map((_, i) => vectors.reduce((sum, vector) => sum + vector[i]!, 0) / count);
	return { vectors, mean };
}

const scanRows = (rows: BitRows, count: number, query: Float32Array, limit: number) =>
	scanReady(rows, count, readyQuery(query, rows.mean), limit);

function bitRowsOf(vectors: Float32Array[], mean: Float32Array): BitRows {
	const rows = createBitRows(mean, vectors.length);
	for (const [row, vector] of vectors.entries()) writeRow(rows, row, vector);
	return rows;
}

describe("rows of bits", () => {
	it("estimates exactly what their definition says, for any dimensions", () => {
		const cases = fc.integer({ min: 1, max: 300 }).chain((d) => fc.tuple(unitVector(d), unitVector(d), unitVector(d)));
		fc.assert(
			fc.property(cases, ([query, vector, direction]) => {
				const mean = direction.map((value) => value * 0.7);
				const rest = vector.map((value, i) => value - mean[i]!);
				const outer = (1.23 * rest.reduce((sum, value) => sum + Math.abs(value), 0)) / rest.length;
				fc.pre(rest.every((value) => Math.abs(Math.abs(value) - outer) > 1e-6));
				const levels = rest.map((value) => (value > 0 ? 1 : -1) * (Math.abs(value) > outer ? 3 : 1));
				const weight = dot(rest, rest) / dot(rest, levels);
				const queryRest = query.map((value, i) => value - mean[i]!);
				const expected = dot(query, mean) + dot(mean, rest) + weight * dot(levels, queryRest);
				const [found] = scanRows(bitRowsOf([vector], mean), 1, query, 1);
				expect(found?.row).toBe(0);
				expect(found?.score).toBeCloseTo(expected, 3);
			}),
		);
	});

	it("finds the exact ten best of real vectors among few candidates", async () => {
		const { passages, questions } = readRealVectors();
		const { mean } = await openBundledEncoder(createRuntime());
		const rows = bitRowsOf(passages, mean);
		const everyRow = passages.map((_, row) => ({ row, score: 0 }));
		let found = 0;
		for (const question of questions) {
			const exact = new Set(rescore(everyRow, (row) => dot(question, passages[row]!), 10).map(({ row }) => row));
			const candidates = scanRows(rows, passages.length, question, 50);
			found += rescore(candidates, (row) => dot(question, passages[row]!), 10).filter(({ row }) =>
				exact.has(row),
			).length;
		}
		expect(found / (10 * questions.length)).toBeGreaterThan(0.995);
	});

	it("never returns an erased row, and a rewritten one again", () => {
		const { vectors, mean } = crowdedVectors(50, 64);
		const rows = bitRowsOf(vectors, mean);
		const found = () => scanRows(rows, 50, vectors[3]!, 50).map(({ row }) => row);
		eraseRow(rows, 3);
		expect(found()).toHaveLength(49);
		expect(found()).not.toContain(3);
		writeRow(rows, 3, vectors[3]!);
		expect(found()[0]).toBe(3);
	});

	it("looks only at the first rows, also where they do not start at their memory's start", () => {
		const { vectors, mean } = crowdedVectors(20, 40);
		const { signs, ...rest } = createBitRows(mean, 100);
		const rows = { ...rest, signs: new Uint32Array(signs.length + 1).subarray(1) };
		for (const [row, vector] of vectors.entries()) writeRow(rows, row, vector);
		expect(scanRows(rows, 10, vectors[15]!, 99).map(({ row }) => row)).not.toContain(15);
		expect(scanRows(rows, 20, vectors[15]!, 1)[0]?.row).toBe(15);
	});

	it("chooses among more rows than it refines", () => {
		const { vectors, mean } = crowdedVectors(3_000, 128);
		const found = scanRows(bitRowsOf(vectors, mean), vectors.length, vectors[2_999]!, 3);
		expect(found).toHaveLength(3);
		expect(found[0]?.row).toBe(2_999);
	});

	it("estimates a single row as the scan does, also after growing", () => {
		const { vectors, mean } = crowdedVectors(30, 100);
		const rows = growBitRows(bitRowsOf(vectors, mean), 60);
		const estimate = estimator(rows, readyQuery(vectors[4]!, mean));
		for (const { row, score } of scanRows(rows, 30, vectors[4]!, 30)) expect(estimate(row)).toBe(score);
	});

	it("takes a vector that equals the mean, and no rows at all", () => {
		const mean = Float32Array.from([1, 0, 0]);
		expect(scanRows(bitRowsOf([mean], mean), 1, mean, 5)).toEqual([{ row: 0, score: 1 }]);
		expect(scanRows(createBitRows(mean, 0), 0, mean, 5)).toEqual([]);
	});
});

it("createBest keeps what sorting would", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.nat(12), (scores, limit) => {
			const best = createBest(limit);
			for (const [row, score] of scores.entries()) best.add(row, score);
			const sorted = scores.map((score, row) => ({ row, score })).sort((a, b) => b.score - a.score || a.row - b.row);
			expect(best.take()).toEqual(sorted.slice(0, limit));
		}),
	);
});
