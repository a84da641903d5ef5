// Keeps index.db in step with the ledger: what differs between the indexed commit's files and HEAD's, never a look at everything.
// Work is done in short SQLite transactions, with other work of the process between them; what was done stays done after a kill.

import { setImmediate as otherWork } from "node:timers/promises";
import type { Ledger } from "../ledger/ledger.ts";
import type { Oid } from "../ledger/objects.ts";
import { MemoryError } from "../model/errors.ts";
import type { Database } from "../storage/database.ts";
import { applyFile, createRowWriter, type RowWriter } from "./apply-file.ts";
import type { DerivedFile } from "./derived-file.ts";
import { type Forgotten, forgottenAt, keysOf, pathsBetween, versionIn, withoutForgotten } from "./forgotten.ts";
import { holdsMemories, readMemories } from "./memories.ts";
import { clearIndexed, findIndexed, setIndexed } from "./meta.ts";
import { READING_VERSION } from "./schema.ts";
import { prepared } from "./statements.ts";

export interface SyncOptions {
	/** How long to go on reading again what an older version has read. What changed is always done. Default: to the end. */
	readonly limitMs?: number;
	/** How long another process that is at it is waited for. */
	readonly waitMs?: number;
	readonly signal?: AbortSignal;
	readonly progress?: (done: number, total: number) => void;
}

export interface SyncResult {
	/** The commit the index holds; undefined before the first. */
	readonly indexed: Oid | undefined;
	readonly changedFiles: number;
	/** Another process is still making it; what it has so far can be searched. */
	readonly isBehind: boolean;
	/** Files still as an older version has read them. */
	readonly outdatedFiles: number;
}

/** A question that comes while we work waits no longer than this. */
const BATCH_MS = 50;
/** Files looked up at once that are to be read again. */
const OUTDATED_FILES = 64;
/** Writers may move HEAD, or somebody delete the file, while we follow. */
const ROUNDS = 20;
/** After this many changed files the pieces in which FTS5 keeps its terms are joined, or every later question pays for them. */
const MERGE_AFTER_FILES = 200;
const MERGE_PAGES = 200;

type Wanted = readonly [path: string, oid: Oid | undefined];

export async function syncIndex(file: DerivedFile, ledger: Ledger, options: SyncOptions = {}): Promise<SyncResult> {
	let changedFiles = 0;
	let isBehind = false;
	let outdatedFiles = 0;
	try {
		for (let round = 0; round < ROUNDS; round++) {
			const head = ledger.head();
			const indexed = await file.read(findIndexed);
			if (indexed === head || head === undefined) break;
			changedFiles += await file.exclusively(
				async (database) => await follow(database, ledger, options),
				options.waitMs,
			);
		}
		outdatedFiles = await readAgain(file, ledger, options);
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "LOCKED") throw error;
		isBehind = true;
	}
	return { indexed: await file.read(findIndexed), changedFiles, isBehind, outdatedFiles };
}

/** One pass to HEAD, alone among processes. */
async function follow(database: Database, ledger: Ledger, options: SyncOptions): Promise<number> {
	const head = ledger.head();
	const indexed = findIndexed(database);
	if (head === undefined || indexed === head) return 0;
	const wanted = changesBetween(database, ledger, indexed, head);
	await applyAll(database, ledger, wanted, head, options);
	if (wanted.length >= MERGE_AFTER_FILES) await mergeTerms(database);
	return wanted.length;
}

function changesBetween(database: Database, ledger: Ledger, indexed: Oid | undefined, head: Oid): Wanted[] {
	const before = indexed === undefined ? undefined : findTree(ledger, indexed);
	const after = ledger.treeOf(head);
	if (before === undefined) return everything(database, ledger, after);
	const wanted: Wanted[] = [];
	for (const [path, , file] of ledger.trees.changes(before, after))
		if (holdsMemories(path)) wanted.push([path, file?.oid]);
	const changed = new Set(wanted.map(([path]) => path));
	for (const path of pathsBetween(forgottenAt(ledger, before), forgottenAt(ledger, after))) {
		const file = after === undefined || changed.has(path) ? undefined : ledger.trees.find(after, path);
		if (file) wanted.push([path, file.oid]);
	}
	return wanted;
}

/** Where history was rewritten the indexed commit may be gone. */
function findTree(ledger: Ledger, commit: Oid): Oid | undefined {
	try {
		const tree = ledger.treeOf(commit);
		return tree !== undefined && ledger.reader.has(tree) ? tree : undefined;
	} catch (error) {
		if (error instanceof MemoryError && error.code === "LEDGER_CORRUPT") return undefined;
		throw error;
	}
}

/** What is in step already costs a look at its row. */
function everything(database: Database, ledger: Ledger, tree: Oid | undefined): Wanted[] {
	const files = new Map<string, Oid | undefined>();
	for (const { path } of database.prepare<{ path: string }>("SELECT path FROM files").iterate())
		files.set(path, undefined);
	for (const [path, { oid }] of ledger.trees.files(tree)) if (holdsMemories(path)) files.set(path, oid);
	return [...files];
}

async function applyAll(
	database: Database,
	ledger: Ledger,
	wanted: readonly Wanted[],
	head: Oid,
	{ signal, progress }: SyncOptions,
): Promise<void> {
	const writer = createRowWriter(database);
	const forgotten = forgottenAt(ledger, ledger.treeOf(head));
	const keyOf = keysOf(forgotten);
	let done = 0;
	const steps = (function* () {
		// If this pass is cut short the files are between two commits, and the next pass has to look at all of them.
		clearIndexed(database);
		for (const [path, oid] of wanted) {
			const key = oid && keyOf(path, oid);
			yield* applyFile(writer, path, key, () => readBlob(ledger, path, oid!, forgotten));
			done++;
		}
		setIndexed(database, head);
	})();
	for (let ended = false; !ended; ) {
		ended = database.transaction(() => runBatch(writer, steps));
		progress?.(done, wanted.length);
		if (ended) return;
		await otherWork();
		signal?.throwIfAborted();
	}
}

/** Whether the steps have come to their end. */
function runBatch(writer: RowWriter, steps: Iterator<void>): boolean {
	const deadline = performance.now() + BATCH_MS;
	let ended = false;
	while (!ended && performance.now() < deadline) ended = steps.next().done ?? false;
	writer.flushCount();
	return ended;
}

function readBlob(ledger: Ledger, path: string, oid: Oid, forgotten: Forgotten) {
	return withoutForgotten(readMemories(path, ledger.reader.read(oid, "blob").toString("utf8")), forgotten);
}

/** Its place is a query, so a kill loses none. Each lot is done under the lock by itself: others need not wait for all. */
async function readAgain(file: DerivedFile, ledger: Ledger, options: SyncOptions): Promise<number> {
	const deadline = performance.now() + (options.limitMs ?? Number.POSITIVE_INFINITY);
	const total = await file.read(countOutdated);
	let left = total;
	while (left > 0 && performance.now() < deadline) {
		await file.exclusively((database) => readLot(createRowWriter(database), ledger), options.waitMs);
		left = await file.read(countOutdated);
		options.signal?.throwIfAborted();
		options.progress?.(total - left, total);
		await otherWork();
	}
	return left;
}

function countOutdated(database: Database): number {
	return Number(prepared(database, "SELECT count(*) AS n FROM files WHERE version < ?").get(READING_VERSION)!.n);
}

function readLot(writer: RowWriter, ledger: Ledger): void {
	const { database } = writer;
	const outdated = prepared<{ path: string; oid: Oid }>(
		database,
		"SELECT path, oid FROM files WHERE version < ? LIMIT ?",
	);
	const lot = outdated.all(READING_VERSION, OUTDATED_FILES);
	const forgotten = forgottenAt(ledger, ledger.treeOf(findIndexed(database)));
	database.transaction(() => {
		const deadline = performance.now() + BATCH_MS;
		for (const { path, oid } of lot) {
			for (const _ of applyFile(writer, path, oid, () => readBlob(ledger, path, versionIn(oid), forgotten)));
			if (performance.now() > deadline) break;
		}
		writer.flushCount();
	});
}

/** A negative number of pages begins a full merge, positive ones go on with it; it is at its end when nothing was written. */
async function mergeTerms(database: Database): Promise<void> {
	const merge = prepared(database, "INSERT INTO terms(terms, rank) VALUES ('merge', ?)");
	const changes = prepared(database, "SELECT total_changes() AS n");
	for (let pages = -MERGE_PAGES; ; pages = MERGE_PAGES) {
		const before = Number(changes.get()!.n);
		merge.run(pages);
		if (Number(changes.get()!.n) - before < 2) return;
		await otherWork();
	}
}
