// A SQLite file that can be made again: opened under a lock, made anew where it is gone, broken or of another schema, and opened
// again where somebody deleted it while it was in use. Knows nothing of what is in it.
import { mkdirSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MemoryError } from "../model/errors.ts";
import { type Database, openDatabase } from "../storage/database.ts";
import { withLock } from "../workspace/transaction/lock.ts";

export interface DerivedSchema {
	/** Raised with every change to `tables`; a file of another version is thrown away. */
	readonly version: number;
	readonly tables: string;
}

/** Pages read through the page cache of the system: rescoring reads a few hundred scattered rows. */
const MMAP_BYTES = 1024 ** 3;
const CACHE_KILOBYTES = 32 * 1024;
/** Somebody may delete it again while it is being made. */
const ATTEMPTS = 8;
const ATTEMPT_PAUSE_MS = 10;
/** https://sqlite.org/rescode.html: what a file deleted in that very moment looks like. IOERR, CANTOPEN; and READONLY_DBMOVED. */
const GONE = [10, 14];
const GONE_EXTENDED = 1032;
const PRIMARY_CODE_MASK = 0xff;

/** The file, its write-ahead log and the log's own index: all three stay as long as one process has them open. */
const PARTS = ["", "-wal", "-shm"];

interface Opened {
	readonly database: Database;
	/** Of each part. Two processes that share only some of them would not see what the other writes. */
	readonly inodes: readonly (bigint | undefined)[];
}

export class DerivedFile {
	readonly path: string;
	readonly #lock: string;
	readonly #schema: DerivedSchema;
	readonly #told: (text: string) => void;
	#open: Opened | undefined;

	/** `lock` names two lock files; they must not be where people delete things. */
	constructor(path: string, lock: string, schema: DerivedSchema, told: (text: string) => void) {
		this.path = path;
		this.#lock = lock;
		this.#schema = schema;
		this.#told = told;
	}

	/** Runs `work` alone among all processes that write to the file, as `read` does. Throws LOCKED after `waitMs`. */
	async exclusively<Value>(work: (database: Database) => Value | Promise<Value>, waitMs?: number): Promise<Value> {
		return await withLock(`${this.#lock}.write`, async () => await this.read(work), waitMs);
	}

	/** Runs `work` beside others. If the file breaks or goes away meanwhile, `work` runs again on a new one. */
	async read<Value>(work: (database: Database) => Value | Promise<Value>): Promise<Value> {
		for (let attempt = 1; ; attempt++) {
			const open = this.#open && !this.#isReplaced(this.#open) ? this.#open : await this.#reopen();
			try {
				return await work(open.database);
			} catch (fault) {
				if (!isDamage(fault) || attempt === ATTEMPTS) throw fault;
				await this.#locked(async () => {
					if (!this.#isReplaced(open)) this.#discard(fault);
				});
				await sleep(ATTEMPT_PAUSE_MS);
			}
		}
	}

	/** Throws everything away. */
	async clear(): Promise<void> {
		await this.#locked(async () => this.#remove());
	}

	close(): void {
		this.#open?.database.close();
		this.#open = undefined;
	}

	/** Only one process at a time makes or removes the file; others may be writing to one that was deleted. */
	async #locked<Value>(work: () => Promise<Value>): Promise<Value> {
		return await withLock(`${this.#lock}.open`, work);
	}

	#isReplaced({ inodes }: Opened): boolean {
		return PARTS.some((part, i) => inodes[i] === undefined || inodeOf(this.path + part) !== inodes[i]);
	}

	async #reopen(): Promise<Opened> {
		return await this.#locked(async () => {
			// Without the log it was written with, the file itself is half of something.
			if (this.#open && inodeOf(this.path) === this.#open.inodes[0]) this.#remove();
			this.close();
			for (let attempt = 1; ; attempt++) {
				try {
					return (await this.#connect()) ?? (await this.#connect())!;
				} catch (fault) {
					if (!isDamage(fault) || attempt === ATTEMPTS) throw fault;
					this.#discard(fault);
					await sleep(ATTEMPT_PAUSE_MS);
				}
			}
		});
	}

	#discard(fault: unknown): void {
		if (isCorrupt(fault)) this.#told(`${this.path} was damaged and is made again; nothing of yours was in it alone.`);
		this.#remove();
	}

	/** Undefined if the file was of another version; it is gone then. */
	async #connect(): Promise<Opened | undefined> {
		// Leftovers of a deleted file would be taken for the new one's.
		if (inodeOf(this.path) === undefined) this.#remove();
		mkdirSync(dirname(this.path), { recursive: true });
		const database = await openDatabase(this.path);
		// From here on a fault closes it.
		this.#open = { database, inodes: [] };
		const version = versionOf(database);
		if (version === 0) this.#create(database);
		else if (version !== this.#schema.version) {
			this.#remove();
			return undefined;
		}
		database.exec(
			`PRAGMA mmap_size = ${MMAP_BYTES}; PRAGMA cache_size = -${CACHE_KILOBYTES}; PRAGMA temp_store = MEMORY`,
		);
		this.#open = { database, inodes: PARTS.map((part) => inodeOf(this.path + part)) };
		return this.#open;
	}

	#create(database: Database): void {
		database.transaction(() => {
			database.exec(this.#schema.tables);
			database.exec(`PRAGMA user_version = ${this.#schema.version}`);
		});
	}

	/** Before closing: a file that is gone is not written to by SQLite's last checkpoint. */
	#remove(): void {
		for (const part of PARTS) rmSync(this.path + part, { force: true });
		this.close();
	}
}

function versionOf(database: Database): number {
	return Number(database.prepare("PRAGMA user_version").get()!.user_version);
}

function isCorrupt(fault: unknown): boolean {
	return fault instanceof MemoryError && fault.data.sqlite === "corrupt";
}

function isDamage(fault: unknown): boolean {
	if (!(fault instanceof MemoryError)) return false;
	const code = (fault.cause as { errcode?: number } | undefined)?.errcode ?? 0;
	return isCorrupt(fault) || code === GONE_EXTENDED || GONE.includes(code & PRIMARY_CODE_MASK);
}

function inodeOf(path: string): bigint | undefined {
	return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}
