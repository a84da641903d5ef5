// Counts what the index holds.
import type { Embedder } from "../inference/port.ts";
import type { Oid } from "../ledger/objects.ts";
import type { Database } from "../storage/database.ts";
import { findMissing } from "./backlog.ts";
import { STORES, type Store } from "./memory.ts";
import { findIndexed } from "./meta.ts";
import { READING_VERSION } from "./schema.ts";
import { modelNumber } from "./vector-store.ts";

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
	return {
		indexed: findIndexed(index),
		files: count(index, "SELECT count(*) AS n FROM files"),
		outdatedFiles: count(index, "SELECT count(*) AS n FROM files WHERE version < ?", READING_VERSION),
		memories: Object.fromEntries(
			STORES.map((store) => [store, byStore.find((row) => row.store === store)?.n ?? 0]),
		) as Record<Store, number>,
		edges: count(index, "SELECT count(*) AS n FROM edges"),
		...(model ? countVectors(index, vectors, model) : {}),
	};
}

function countVectors(index: Database, vectors: Database, model: Pick<Embedder, "fingerprint">) {
	const made = vectors.prepare("SELECT count(*) AS n FROM vectors WHERE model = ?").get(modelNumber(vectors, model))!;
	return { vectors: Number(made.n), backlog: findMissing(index, vectors, model).missing.length };
}
