// The vectors still to be made: memories without one first, newest first, then those with their neighbours. Nothing keeps the place
// but the data itself, so a crash loses none.
import type { Embedder } from "../inference/port.ts";
import type { Database } from "../storage/database.ts";
import type { DerivedFile } from "./derived-file.ts";
import { aroundText } from "./hashes.ts";
import { embeddedText } from "./memory.ts";
import { getGeneration } from "./meta.ts";
import { prepared } from "./statements.ts";
import {
	addVectors,
	dropVectors,
	isComplete,
	modelNumber,
	pruneVectors,
	readHashes,
	readKnownHashes,
	setComplete,
} from "./vector-store.ts";

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
	const backlog = await vectors.read(
		async (made) => await index.read((database) => findMissing(database, made, embedder)),
	);
	const { missing } = backlog;
	let embedded = 0;
	while (embedded < missing.length && performance.now() < deadline) {
		signal?.throwIfAborted();
		const lot = missing.slice(embedded, embedded + TEXTS_AT_ONCE);
		await embedLot(index, vectors, embedder, lot);
		embedded += lot.length;
		progress?.(embedded, missing.length);
	}
	const left = missing.length - embedded;
	if (left === 0) await noteComplete(index, vectors, embedder, backlog);
	return { embedded, left };
}

interface Backlog {
	readonly missing: readonly Missing[];
	readonly generation: string;
	/** The last turns in `fresh` and `stale` that were looked at. */
	readonly turn: number;
	readonly staleTurn: number;
	/** Hashes that no memory has any more. */
	readonly dead: readonly string[];
	/** Every hash there is, where everything was looked at. */
	readonly live: ReadonlySet<string> | undefined;
}

interface HashRow {
	readonly memory: number;
	readonly hash: string;
	readonly around: string;
}

/** Looks at the memories that are fresh; at all of them if this model never had them all. */
export function findMissing(index: Database, vectors: Database, embedder: Pick<Embedder, "fingerprint">): Backlog {
	const model = modelNumber(vectors, embedder);
	const generation = getGeneration(index);
	const turn = Number(prepared(index, "SELECT coalesce(max(turn), 0) AS turn FROM fresh").get()!.turn);
	const complete = isComplete(vectors, model, generation);
	const which = complete ? "WHERE memory IN (SELECT memory FROM fresh)" : "";
	const rows = index
		.prepare<HashRow & object>(`SELECT memory, hash, around FROM memories ${which} ORDER BY memory DESC`)
		.all();
	const hashes = rows.flatMap(({ hash, around }) => [hash, around]);
	const known = complete ? readKnownHashes(vectors, model, hashes) : readHashes(vectors, model);
	const missing: Missing[] = [];
	const add = (memory: number, hash: string, around: boolean) => {
		if (known.has(hash)) return;
		known.add(hash);
		missing.push({ memory, hash, around });
	};
	for (const { memory, hash } of rows) add(memory, hash, false);
	for (const { memory, around } of rows) add(memory, around, true);
	const { staleTurn, dead } = findDead(index);
	return { missing, generation, turn, staleTurn, dead, live: complete ? undefined : new Set(hashes) };
}

function findDead(index: Database): { staleTurn: number; dead: string[] } {
	const rows = prepared<{ turn: number; hash: string }>(
		index,
		`SELECT turn, hash FROM stale WHERE NOT EXISTS (SELECT 1 FROM memories WHERE memories.hash = stale.hash)
			AND NOT EXISTS (SELECT 1 FROM memories WHERE memories.around = stale.hash)`,
	).all();
	const staleTurn = Number(prepared(index, "SELECT coalesce(max(turn), 0) AS turn FROM stale").get()!.turn);
	return { staleTurn, dead: rows.map(({ hash }) => hash) };
}

/** Vectors of texts that are nowhere any more go now. */
async function noteComplete(
	index: DerivedFile,
	vectors: DerivedFile,
	embedder: Embedder,
	{ generation, turn, staleTurn, dead, live }: Backlog,
): Promise<void> {
	if (turn === 0 && staleTurn === 0 && !live) return;
	await vectors.exclusively(async (database) => {
		if (live) pruneVectors(database, (hash) => live.has(hash));
		else dropVectors(database, dead);
		setComplete(database, modelNumber(database, embedder), generation);
	});
	await index.exclusively(async (database) => {
		// Made anew meanwhile: its turns are other turns.
		if (getGeneration(database) !== generation) return;
		prepared(database, "DELETE FROM fresh WHERE turn <= ?").run(turn);
		prepared(database, "DELETE FROM stale WHERE turn <= ?").run(staleTurn);
	});
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
