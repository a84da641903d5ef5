// After an erasure: index.db goes as a whole, for it is quickly made again; out of vectors.db, which is not, everything goes that was
// made from a text no file holds any more, down to its free pages.
import { join } from "node:path";
import type { Ledger } from "../ledger/ledger.ts";
import { MemoryError } from "../model/errors.ts";
import { DerivedFile } from "./derived-file.ts";
import { hashAround, hashOf } from "./hashes.ts";
import { holdsMemories, readMemories } from "./memories.ts";
import { INDEX_SCHEMA, VECTORS_SCHEMA } from "./schema.ts";
import { pruneVectors } from "./vector-store.ts";

const FOLDER = ".mneme";
/** Another process that reads is done by then; else the vectors go, too. */
const WAIT_MS = 3000;

export async function cleanseIndex(ledger: Ledger): Promise<void> {
	const file = (name: string, schema: typeof INDEX_SCHEMA) =>
		new DerivedFile(join(ledger.root, FOLDER, name), ledger.own(name), schema, () => undefined);
	await file("index.db", INDEX_SCHEMA).clear();
	const vectors = file("vectors.db", VECTORS_SCHEMA);
	try {
		const live = liveHashes(ledger);
		await vectors.exclusively((database) => {
			pruneVectors(database, (hash) => live.has(hash));
			database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
		}, WAIT_MS);
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "LOCKED") throw error;
		await vectors.clear();
	} finally {
		vectors.close();
	}
}

/** The names of the vectors of everything there is to remember at HEAD. */
function liveHashes(ledger: Ledger): Set<string> {
	const live = new Set<string>();
	for (const [path, { oid }] of ledger.trees.files(ledger.treeOf(ledger.head()))) {
		if (!holdsMemories(path)) continue;
		const { memories } = readMemories(path, ledger.reader.read(oid, "blob").toString("utf8"));
		const own = memories.map(hashOf);
		for (const [at, hash] of own.entries()) live.add(hash).add(hashAround(own[at - 1], hash, own[at + 1]));
	}
	return live;
}
