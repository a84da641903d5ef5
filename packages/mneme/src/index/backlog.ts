// The vectors still to be made: memories without one first, newest first, then those with their neighbours. Nothing keeps the place
// but the data itself, so a crash loses none.
import type { Embedder } from "../inference/port.ts";
import type { Database } from "../storage/database.ts";
import type { DerivedFile } from "./derived-file.ts";
import { aroundText } from "./hashes.ts";
import { embeddedText } from "./memory.ts";
import { addVectors, modelNumber, pruneVectors, readHashes } from "./vector-store.ts";

export interface BacklogOptions {
	/** When to stop, after the texts in hand. */
	readonly limitMs?: number;
	readonly signal?: AbortSignal;
	readonly progress?: (done: number, total: number) => void;
}

export interface BacklogResult {
	readonly embedded: number;
	readonly left: number;
}

/** Kept at once: a kill costs at most these, half a second of work. */
const TEXTS_AT_ONCE = 16;

interface Missing {
	readonly memory: number;
	readonly hash: string;
	readonly around: boolean;
}

export async function embedBacklog(
	index: DerivedFile,
	vectors: DerivedFile,
	embedder: Embedder,
	{ limitMs = Number.POSITIVE_INFINITY, signal, progress }: BacklogOptions,
): Promise<BacklogResult> {
	const deadline = performance.now() + limitMs;
	const { missing, live } = await findMissing(index, vectors, embedder);
	let embedded = 0;
	while (embedded < missing.length && performance.now() < deadline) {
		signal?.throwIfAborted();
		const lot = missing.slice(embedded, embedded + TEXTS_AT_ONCE);
		await embedLot(index, vectors, embedder, lot);
		embedded += lot.length;
		progress?.(embedded, missing.length);
	}
	const left = missing.length - embedded;
	if (left === 0) await vectors.exclusively(async (database) => pruneVectors(database, (hash) => live.has(hash)));
	return { embedded, left };
}

async function findMissing(index: DerivedFile, vectors: DerivedFile, embedder: Embedder) {
	const known = await vectors.read((database) => readHashes(database, modelNumber(database, embedder)));
	const rows = await index.read((database) =>
		database
			.prepare<{ memory: number; hash: string; around: string }>(
				"SELECT memory, hash, around FROM memories ORDER BY memory DESC",
			)
			.all(),
	);
	const live = new Set(rows.flatMap(({ hash, around }) => [hash, around]));
	const missing: Missing[] = [];
	const add = (memory: number, hash: string, around: boolean) => {
		if (known.has(hash)) return;
		known.add(hash);
		missing.push({ memory, hash, around });
	};
	for (const { memory, hash } of rows) add(memory, hash, false);
	for (const { memory, around } of rows) add(memory, around, true);
	return { missing, live };
}

async function embedLot(
	index: DerivedFile,
	vectors: DerivedFile,
	embedder: Embedder,
	lot: readonly Missing[],
): Promise<void> {
	const texts = await index.read((database) => readTexts(database, lot));
	// A memory that is gone meanwhile needs no vector.
	const there = lot.flatMap((missing, i) => (texts[i] === undefined ? [] : [{ missing, text: texts[i] }]));
	const made = await embedder.embedPassages(there.map(({ text }) => text));
	await vectors.exclusively(async (database) =>
		addVectors(
			database,
			embedder,
			there.map(({ missing }, i) => ({ hash: missing.hash, around: missing.around, vector: made[i]! })),
		),
	);
}

interface TextRow {
	readonly hash: string;
	readonly around: string;
	readonly title: string | null;
	readonly text: string;
	readonly file: number;
	readonly place: number;
}

function readTexts(database: Database, lot: readonly Missing[]): (string | undefined)[] {
	const columns = "SELECT hash, around, title, text, file, place FROM memories";
	const find = database.prepare<TextRow & object>(`${columns} WHERE memory = ?`);
	const findAt = database.prepare<TextRow & object>(`${columns} WHERE file = ? AND place = ?`);
	return lot.map(({ memory, hash, around }) => {
		const row = find.get(memory);
		if (!row || (around ? row.around : row.hash) !== hash) return undefined;
		if (!around) return textOf(row);
		const [before, after] = [findAt.get(row.file, row.place - 1), findAt.get(row.file, row.place + 1)];
		return aroundText(before && textOf(before), textOf(row), after && textOf(after));
	});
}

function textOf({ title, text }: TextRow): string {
	return embeddedText(title === null ? { text } : { title, text });
}
