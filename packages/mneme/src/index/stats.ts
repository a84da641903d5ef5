// Counts what the index holds.
import type { Embedder } from "../inference/port.ts";
import type { Oid } from "../ledger/objects.ts";
import type { Database } from "../storage/database.ts";
import { STORES, type Store } from "./memory.ts";
import { findIndexed } from "./meta.ts";
import { READING_VERSION } from "./schema.ts";
import { modelNumber, readHashes } from "./vector-store.ts";

export interface IndexStats {
	readonly indexed: Oid | undefined;
	readonly files: number;
	readonly outdatedFiles: number;
	readonly memories: Readonly<Record<Store, number>>;
	readonly edges: number;
	/** Texts with a vector of the model, and those that wait for one; undefined without a model. */
	readonly vectors?: number;
	readonly backlog?: number;
	readonly indexBytes: number;
	readonly vectorBytes: number;
}

export function readStats(
	index: Database,
	vectors: Database,
	model: Pick<Embedder, "fingerprint"> | undefined,
): Omit<IndexStats, "indexBytes" | "vectorBytes"> {
	const count = (database: Database, sql: string, ...values: number[]) =>
		Number(database.prepare(sql).get(...values)!.n);
	const byStore = index
		.prepare<{ store: Store; n: number }>("SELECT store, count(*) AS n FROM memories GROUP BY store")
		.all();
	const known = model && readHashes(vectors, modelNumber(vectors, model));
	return {
		indexed: findIndexed(index),
		files: count(index, "SELECT count(*) AS n FROM files"),
		outdatedFiles: count(index, "SELECT count(*) AS n FROM files WHERE version < ?", READING_VERSION),
		memories: Object.fromEntries(
			STORES.map((store) => [store, byStore.find((row) => row.store === store)?.n ?? 0]),
		) as Record<Store, number>,
		edges: count(index, "SELECT count(*) AS n FROM edges"),
		...(known ? { vectors: known.size, backlog: countMissing(index, known) } : {}),
	};
}

function countMissing(index: Database, known: ReadonlySet<string>): number {
	const missing = new Set<string>();
	const rows = index.prepare<{ hash: string; around: string }>("SELECT hash, around FROM memories").iterate();
	for (const { hash, around } of rows) for (const name of [hash, around]) if (!known.has(name)) missing.add(name);
	return missing.size;
}
