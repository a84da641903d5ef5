// Owns the SQLite port: one small interface over whichever driver this Node has. Knows no schema.

import { setTimeout as sleep } from "node:timers/promises";
import { type Driver, type DriverName, type DriverStatement, loadDriver, type Row, type SqlValue } from "./drivers.ts";
import { asMemoryError, guard, isBusy } from "./faults.ts";

export type { Row, SqlValue };

export interface Statement<R extends object = Row> {
	run(...values: SqlValue[]): { changes: number; lastInsertRowid: number | bigint };
	get(...values: SqlValue[]): R | undefined;
	all(...values: SqlValue[]): R[];
	/** Rows one at a time. The statement may not be used for anything else until the loop has ended. */
	iterate(...values: SqlValue[]): IterableIterator<R>;
}

export interface Database {
	exec(sql: string): void;
	prepare<R extends object = Row>(sql: string): Statement<R>;
	/** Commits what `work` did, or undoes it if `work` throws. Synchronous: `work` may not return a promise. Does not nest. */
	transaction<T>(work: () => T, kind?: "immediate" | "deferred"): T;
	close(): void;
}

export interface DatabaseOptions {
	/** WAL lets readers go on while one process writes; rollback keeps everything in one file. Default: wal. */
	journal?: "wal" | "rollback";
	/** How long a statement waits for another process before it fails with LOCKED. */
	busyTimeoutMs?: number;
	readOnly?: boolean;
	/** Only for the contract suite; otherwise the first one this Node can load. */
	driver?: DriverName;
}

/** Longer than any write of ours; a person notices a wait beyond it. */
const DEFAULT_BUSY_TIMEOUT_MS = 5_000;
/** Between attempts at switching the journal; spread at random because SQLite's own wait is unfair between processes. */
const JOURNAL_RETRY_MS = 20;

/** Opens (and unless read-only, creates) a database file. Its folder must exist. */
export async function openDatabase(path: string, options: DatabaseOptions = {}): Promise<Database> {
	const open = await loadDriver(options.driver);
	const readOnly = options.readOnly ?? false;
	const busyTimeoutMs = options.busyTimeoutMs ?? DEFAULT_BUSY_TIMEOUT_MS;
	const driver = guard(path, () => open(path, { readOnly }));
	try {
		driver.exec(`PRAGMA busy_timeout = ${Math.trunc(busyTimeoutMs)}`);
		if (!readOnly) await setJournal(driver, options.journal ?? "wal", busyTimeoutMs);
	} catch (fault) {
		driver.close();
		throw asMemoryError(path, fault);
	}
	return wrap(path, driver);
}

// Two processes that switch a new file to WAL at once can fail without SQLite's own wait having been tried, hence the loop.
async function setJournal(driver: Driver, journal: "wal" | "rollback", busyTimeoutMs: number): Promise<void> {
	const wanted = journal === "wal" ? "wal" : "delete";
	const deadline = Date.now() + busyTimeoutMs;
	for (;;) {
		try {
			if (driver.prepare("PRAGMA journal_mode").get()?.journal_mode !== wanted)
				driver.exec(`PRAGMA journal_mode = ${wanted}`);
			// In WAL mode NORMAL survives a killed process; only a power cut can lose the last commits, never the file.
			driver.exec(`PRAGMA synchronous = ${journal === "wal" ? "NORMAL" : "FULL"}`);
			return;
		} catch (fault) {
			if (!isBusy(fault) || Date.now() >= deadline) throw fault;
			await sleep(JOURNAL_RETRY_MS * (0.5 + Math.random()));
		}
	}
}

function wrap(path: string, driver: Driver): Database {
	return {
		exec: (sql) => guard(path, () => driver.exec(sql)),
		prepare: <R extends object>(sql: string) =>
			wrapStatement<R>(
				path,
				guard(path, () => driver.prepare(sql)),
			),
		transaction(work, kind = "immediate") {
			guard(path, () => driver.exec(kind === "immediate" ? "BEGIN IMMEDIATE" : "BEGIN"));
			try {
				const result = work();
				guard(path, () => driver.exec("COMMIT"));
				return result;
			} catch (fault) {
				throw rolledBack(driver, fault);
			}
		},
		close: () => driver.close(),
	};
}

function rolledBack(driver: Driver, fault: unknown): unknown {
	try {
		driver.exec("ROLLBACK");
		return fault;
	} catch {
		// On a full disk SQLite has rolled back by itself and refuses a second time; the first fault is the one to tell.
		return fault;
	}
}

function wrapStatement<R extends object>(path: string, statement: DriverStatement): Statement<R> {
	return {
		run: (...values) => guard(path, () => statement.run(...values)),
		get: (...values) => guard(path, () => statement.get(...values) as R | undefined),
		all: (...values) => guard(path, () => statement.all(...values) as R[]),
		*iterate(...values) {
			try {
				yield* statement.iterate(...values) as IterableIterator<R>;
			} catch (fault) {
				throw asMemoryError(path, fault);
			}
		},
	};
}
