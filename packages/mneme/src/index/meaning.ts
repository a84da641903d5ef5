// The meaning arm: the bits of all vectors of one model in memory, scanned for a question; the best candidates are scored exactly
// from vectors.db. Reads on from where it is when vectors were added.

import {
	type BitQuery,
	type BitRows,
	createBitRows,
	estimator,
	growBitRows,
	readyQuery,
	rescore,
	scanRows,
	writeRow,
} from "../inference/bits.ts";
import type { Embedder } from "../inference/port.ts";
import type { Database } from "../storage/database.ts";
import { prepared } from "./statements.ts";
import { readByNumber, type StoredMemory } from "./stored-memory.ts";
import {
	countPrunings,
	dotStored,
	modelNumber,
	readAfter,
	readByHash,
	readByKey,
	restoreVector,
	type VectorRow,
} from "./vector-store.ts";

export interface MeaningHit {
	readonly memory: StoredMemory;
	/** Cosine of the memory by itself, and with its neighbours; either may still be in the backlog. */
	readonly alone?: number;
	readonly around?: number;
	/** The mean of both, or the one there is. */
	readonly score: number;
}

/** The exact ten best of 100,000 real vectors with noise are among these in 99.5 of 100 cases; 300 gain 0.1. */
const CANDIDATES = 100;
const FIRST_CAPACITY = 1024;

/** How near memories are to one question, by estimate: a hundredth off at most times, and no read from a file. */
export interface Look {
	/** The hashes of the best texts of each kind, best first. */
	nearest(limit: number): { readonly alone: string[]; readonly around: string[] };
	/** Undefined for a text that has no vector. */
	estimate(hash: string): number | undefined;
}

/** One kind of vector: of memories alone, or with their neighbours. */
class Rows {
	#bits: BitRows;
	readonly #keys: number[] = [];
	readonly #hashes: string[] = [];
	readonly #rowOf = new Map<string, number>();

	constructor(mean: Float32Array) {
		this.#bits = createBitRows(mean, FIRST_CAPACITY);
	}

	get count(): number {
		return this.#keys.length;
	}

	add({ key, hash }: VectorRow, vector: Float32Array): void {
		const row = this.#keys.length;
		if (row >= FIRST_CAPACITY && (row & (row - 1)) === 0) this.#bits = growBitRows(this.#bits, row * 2);
		writeRow(this.#bits, row, vector);
		this.#keys.push(key);
		this.#hashes.push(hash);
		this.#rowOf.set(hash, row);
	}

	keyOf(hash: string): number | undefined {
		const row = this.#rowOf.get(hash);
		return row === undefined ? undefined : this.#keys[row];
	}

	nearest(query: BitQuery, limit: number): string[] {
		return scanRows(this.#bits, this.count, query, limit).map(({ row }) => this.#hashes[row]!);
	}

	estimates(query: BitQuery): (hash: string) => number | undefined {
		const estimate = estimator(this.#bits, query);
		return (hash) => {
			const row = this.#rowOf.get(hash);
			return row === undefined ? undefined : estimate(row);
		};
	}

	/** The hashes of the best texts, with their exact cosines. */
	best(vectors: Database, query: Float32Array, ready: BitQuery, limit: number): [hash: string, cosine: number][] {
		if (this.count === 0) return [];
		const candidates = scanRows(this.#bits, this.count, ready, Math.max(CANDIDATES, 2 * limit));
		const read = new Map(
			readByKey(
				vectors,
				candidates.map(({ row }) => this.#keys[row]!),
			).map((row) => [row.key, row]),
		);
		// One pruned by another process since the bits were read has no row any more.
		const there = candidates.filter(({ row }) => read.has(this.#keys[row]!));
		const get = (row: number) => read.get(this.#keys[row]!)!;
		const best = rescore(there, (row) => dotStored(query, get(row)), limit);
		return best.map(({ row, score }) => [get(row).hash, score]);
	}
}

export class Meaning {
	readonly embedder: Pick<Embedder, "fingerprint" | "mean">;
	#database: Database | undefined;
	#pruned = 0;
	#lastKey = 0;
	#alone: Rows;
	#around: Rows;

	constructor(embedder: Pick<Embedder, "fingerprint" | "mean">) {
		this.embedder = embedder;
		this.#alone = new Rows(embedder.mean);
		this.#around = new Rows(embedder.mean);
	}

	look(vectors: Database, query: Float32Array): Look {
		this.#refresh(vectors, modelNumber(vectors, this.embedder));
		const ready = readyQuery(query, this.embedder.mean);
		const [alone, around] = [this.#alone.estimates(ready), this.#around.estimates(ready)];
		return {
			nearest: (limit) => ({
				alone: this.#alone.nearest(ready, limit),
				around: this.#around.nearest(ready, limit),
			}),
			estimate: (hash) => alone(hash) ?? around(hash),
		};
	}

	/** Exact cosines, of those texts that have a vector. */
	cosines(vectors: Database, query: Float32Array, hashes: readonly string[]): Map<string, number> {
		const keys = hashes.flatMap((hash) => this.#alone.keyOf(hash) ?? this.#around.keyOf(hash) ?? []);
		return new Map(readByKey(vectors, keys).map((row) => [row.hash, dotStored(query, row)]));
	}

	search(index: Database, vectors: Database, query: Float32Array, limit: number): MeaningHit[] {
		const model = modelNumber(vectors, this.embedder);
		this.#refresh(vectors, model);
		const ready = readyQuery(query, this.embedder.mean);
		const alone = this.#alone.best(vectors, query, ready, limit);
		const around = this.#around.best(vectors, query, ready, limit);
		const found = findHolders(
			index,
			alone.map(([hash]) => hash),
			around.map(([hash]) => hash),
		);
		const scores = new Map([...alone, ...around]);
		const others = new Set(found.flatMap((row) => [row.hash, row.around]).filter((hash) => !scores.has(hash)));
		for (const row of readByHash(vectors, model, [...others])) scores.set(row.hash, dotStored(query, row));
		const ranked = found
			.map((row) => ({ row, alone: scores.get(row.hash), around: scores.get(row.around) }))
			.map((hit) => ({ ...hit, score: meanOf(hit.alone, hit.around) }))
			.toSorted((one, other) => other.score - one.score || (one.row.id < other.row.id ? -1 : 1))
			.slice(0, limit);
		const memories = readByNumber(
			index,
			ranked.map(({ row }) => row.memory),
		);
		return ranked.map(({ row, alone, around, score }) => ({
			memory: memories.get(row.memory)!,
			...(alone === undefined ? {} : { alone }),
			...(around === undefined ? {} : { around }),
			score,
		}));
	}

	#refresh(vectors: Database, model: number): void {
		const pruned = countPrunings(vectors);
		if (vectors !== this.#database || pruned !== this.#pruned) {
			this.#database = vectors;
			this.#pruned = pruned;
			this.#lastKey = 0;
			this.#alone = new Rows(this.embedder.mean);
			this.#around = new Rows(this.embedder.mean);
		}
		for (const row of readAfter(vectors, model, this.#lastKey)) {
			(row.around ? this.#around : this.#alone).add(row, restoreVector(row));
			this.#lastKey = row.key;
		}
	}
}

interface Holder {
	readonly memory: number;
	readonly id: string;
	readonly hash: string;
	readonly around: string;
}

/** A memory with either text; several may share one. */
function findHolders(index: Database, alone: readonly string[], around: readonly string[]): Holder[] {
	const rows = prepared<Holder & object>(
		index,
		`SELECT memory, id, hash, around FROM memories WHERE hash IN (SELECT value FROM json_each(?1))
		UNION SELECT memory, id, hash, around FROM memories WHERE around IN (SELECT value FROM json_each(?2))`,
	);
	return rows.all(JSON.stringify(alone), JSON.stringify([...around, ...alone]));
}

function meanOf(alone: number | undefined, around: number | undefined): number {
	if (alone === undefined || around === undefined) return alone ?? around ?? Number.NEGATIVE_INFINITY;
	return (alone + around) / 2;
}
