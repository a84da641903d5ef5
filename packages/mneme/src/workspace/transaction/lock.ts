// The workspace lock: one writer at a time across processes. SQLite holds it, so a kill releases it at once.
// Nothing else may open the lock file: closing any descriptor on it would silently drop this process's lock.
import { AsyncLocalStorage } from "node:async_hooks";
import { closeSync, openSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { MemoryError } from "../../model/errors.ts";
import { type Database, openDatabase } from "../../storage/database.ts";

/** SQLite's own busy wait is unfair between processes; short random pauses are not. */
const RETRY_MIN_MS = 1;
const RETRY_MAX_MS = 12;
const WAIT_MS = 30_000;

interface Held {
	readonly database: Database;
	readonly inode: bigint;
	/** The end of this process's queue. */
	tail: Promise<unknown>;
}

/** One connection per lock file and process, even where two copies of this program are loaded. */
const REGISTRY = Symbol.for("mneme.locks");

function registry(): Map<string, Promise<Held>> {
	const shared = globalThis as { [REGISTRY]?: Map<string, Promise<Held>> };
	shared[REGISTRY] ??= new Map();
	return shared[REGISTRY];
}

const inside = new AsyncLocalStorage<string>();

/** Runs `work` alone among all processes that use the same lock file. */
export async function withLock<Value>(
	path: string,
	work: () => Promise<Value>,
	waitMs: number = WAIT_MS,
): Promise<Value> {
	if (inside.getStore() === path) {
		throw new MemoryError("INTERNAL", "A transaction was begun inside another one. Do both in one transaction.");
	}
	const connection = connect(path);
	const held = await connection;
	const turn = held.tail.then(async () => {
		// SQLite cannot begin on a file that was deleted.
		if (inodeOf(path) !== held.inode) return { replaced: true as const };
		await begin(held.database, path, waitMs);
		try {
			if (inodeOf(path) !== held.inode) return { replaced: true as const };
			return { value: await inside.run(path, work) };
		} finally {
			held.database.exec("ROLLBACK");
		}
	});
	held.tail = turn.catch(() => undefined);
	const outcome = await turn;
	if (!("replaced" in outcome)) return outcome.value;
	// Others in this process may have seen it too, and connected anew already.
	if (registry().get(path) === connection) registry().delete(path);
	return await withLock(path, work, waitMs);
}

function connect(path: string): Promise<Held> {
	let held = registry().get(path);
	if (!held) {
		held = open(path);
		registry().set(path, held);
		held.catch(() => registry().delete(path));
	}
	return held;
}

async function open(path: string): Promise<Held> {
	if (inodeOf(path) === undefined) closeSync(openSync(path, "a"));
	const inode = inodeOf(path);
	const database = await openDatabase(path, { journal: "rollback" });
	database.exec("PRAGMA busy_timeout = 0");
	if (inode !== undefined && inodeOf(path) === inode) return { database, inode, tail: Promise.resolve() };
	database.close();
	return await open(path);
}

function inodeOf(path: string): bigint | undefined {
	return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

async function begin(database: Database, path: string, waitMs: number): Promise<void> {
	const deadline = Date.now() + waitMs;
	for (;;) {
		try {
			database.exec("BEGIN IMMEDIATE");
			return;
		} catch (error) {
			if (!(error instanceof MemoryError) || error.code !== "LOCKED") throw error;
			if (Date.now() > deadline) {
				throw new MemoryError(
					"LOCKED",
					`Another Mneme process has been writing to this workspace for ${waitMs / 1000} seconds. Wait for it, or stop it, and try again; nothing was changed.`,
					{ data: { path }, cause: error },
				);
			}
		}
		await sleep(RETRY_MIN_MS + Math.random() * (RETRY_MAX_MS - RETRY_MIN_MS));
	}
}
