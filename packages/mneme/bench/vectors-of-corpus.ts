// Vectors for a benchmark's corpus, put straight into vectors.db: a model would take hours for 100,000 texts.
import { join } from "node:path";
import { DerivedFile } from "../src/index/derived-file.ts";
import { VECTORS_SCHEMA } from "../src/index/schema.ts";
import { addVectors } from "../src/index/vector-store.ts";
import type { Embedder } from "../src/inference/port.ts";
import { openDatabase } from "../src/storage/database.ts";
import type { Workspace } from "../src/workspace/workspace.ts";
import { readMean } from "./corpus.ts";
import { note } from "./measure.ts";

/** Gives each question its vector, and makes none. */
export function benchEmbedder(questions: ReadonlyMap<string, Float32Array>): Embedder {
	const mean = readMean();
	return {
		fingerprint: "bench",
		dimensions: mean.length,
		mean,
		embedPassages: async () => {
			throw new Error("the benchmark makes its own vectors");
		},
		embedQuery: async (text) => questions.get(text)!,
		close: async () => undefined,
	};
}

/** Every memory alone, and with its neighbours the same vector once more: as many rows as a real memory has. */
export async function fillBothVectors(
	embedder: Embedder,
	passages: readonly Float32Array[],
	texts: readonly string[],
	folder: string,
	workspace: Workspace,
): Promise<void> {
	const index = await openDatabase(join(folder, ".mneme/index.db"), { readOnly: true });
	const rows = index
		.prepare<{ text: string; hash: string; around: string }>("SELECT text, hash, around FROM memories")
		.all();
	index.close();
	const byText = new Map(rows.map((row) => [row.text, row]));
	const lock = workspace.ledger.own("vectors.db-lock");
	const file = new DerivedFile(join(folder, ".mneme/vectors.db"), lock, VECTORS_SCHEMA, note);
	await file.exclusively(async (database) =>
		addVectors(
			database,
			embedder,
			passages.flatMap((vector, i) => {
				const { hash, around } = byText.get(texts[i]!)!;
				return [
					{ hash, around: false, vector },
					{ hash: around, around: true, vector },
				];
			}),
		),
	);
	file.close();
}
