// What every benchmark shares: seeded chance, percentiles, temporary folders, and the one JSON object on stdout.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Run {
	readonly n: number;
	readonly name: string;
	readonly p50_ms: number;
	readonly p95_ms: number;
}

/** mulberry32: the same corpus and the same choices in every run. */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((left, right) => left - right);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function summarize(n: number, name: string, samplesMs: readonly number[]): Run {
	return { n, name, p50_ms: round(percentile(samplesMs, 0.5)), p95_ms: round(percentile(samplesMs, 0.95)) };
}

export function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}

export async function timed(work: () => unknown): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

export async function inTemporaryFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
	const folder = mkdtempSync(join(tmpdir(), "mneme-bench-"));
	try {
		return await work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

export function note(text: string): void {
	process.stderr.write(`${text}\n`);
}

export function printResult(result: unknown): void {
	process.stdout.write(`${JSON.stringify(result)}\n`);
}
