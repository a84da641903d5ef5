// Watches the workspace and records outside edits as they happen. The system's events only ring the bell: what changed is
// read from disk, and whatever is not plainly an edit of a known file (new, gone, renamed, too many) is left to a sweep.
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MemoryError } from "../../model/errors.ts";
import { leftOut } from "../tracked.ts";
import type { Workspace } from "../workspace.ts";
import { recordEdits } from "./edited-paths.ts";
import type { OutsideChange } from "./record.ts";
import { sweep } from "./sweep.ts";
import { watchFolders } from "./watched-folders.ts";

interface WatchOptions {
	readonly signal: AbortSignal;
	/** Called after each round that recorded something. */
	readonly recorded: (changes: readonly OutsideChange[]) => void;
	/** Something is in the way; it is tried again. */
	readonly troubled: (error: MemoryError) => void;
	/** Watching has begun: a change from now on is seen. */
	readonly ready?: () => void;
}

/** A file that nobody wrote for so long is whole: editors write in bursts of milliseconds. */
const QUIET_MS = 250;
const TICK_MS = 100;
/** Beyond, one look at everything is cheaper; and if the system's queue ran over, this many were seen before it did. */
const MANY_PATHS = 200;
/** A sweep waits for a file that is being written, but not for ever: a log may never be quiet. */
const PATIENCE_MS = 3000;
/** After a sweep the next one waits this many times as long as it took, so that a big workspace is not swept all the time. */
const REST_FACTOR = 3;
const RETRY_MS = 2000;

/** Until `signal`; then what is left is recorded, and it returns. */
export async function watch(workspace: Workspace, options: WatchOptions): Promise<void> {
	const { signal, recorded, troubled, ready } = options;
	const bell = new Bell(workspace);
	const folders = watchFolders(workspace.root, (path) => bell.ring(path));
	try {
		bell.ringForAll();
		ready?.();
		while (!signal.aborted) {
			await attempt(bell, () => bell.answer(Date.now()), recorded, troubled);
			await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
		}
		await attempt(bell, () => bell.sweep(), recorded, troubled);
	} finally {
		folders.close();
	}
}

async function attempt(
	bell: Bell,
	work: () => Promise<readonly OutsideChange[]>,
	recorded: WatchOptions["recorded"],
	troubled: WatchOptions["troubled"],
): Promise<void> {
	try {
		const changes = await work();
		if (changes.length > 0) recorded(changes);
	} catch (error) {
		if (!(error instanceof MemoryError) || (error.code !== "LOCKED" && error.code !== "DISK")) throw error;
		troubled(error);
		bell.retryLater(Date.now());
	}
}

/** What rang and has not been looked at. */
class Bell {
	readonly #workspace: Workspace;
	/** Edits of known files, each with the time of its last event. */
	readonly #edited = new Map<string, number>();
	#needsSweep = false;
	#sweepRangMs = 0;
	#firstRangMs = 0;
	#notBeforeMs = 0;

	constructor(workspace: Workspace) {
		this.#workspace = workspace;
	}

	/** Undefined: something changed that has no name. */
	ring(path: string | undefined): void {
		if (path !== undefined && leftOut(path)) return;
		if (path !== undefined && this.#isKnownFile(path) && this.#edited.size < MANY_PATHS) {
			this.#edited.set(path, Date.now());
			return;
		}
		this.ringForAll();
	}

	ringForAll(): void {
		const now = Date.now();
		if (!this.#needsSweep) this.#firstRangMs = now;
		this.#needsSweep = true;
		this.#sweepRangMs = now;
	}

	retryLater(nowMs: number): void {
		this.ringForAll();
		this.#notBeforeMs = nowMs + RETRY_MS;
	}

	/** Does what is due, if anything is. */
	async answer(nowMs: number): Promise<readonly OutsideChange[]> {
		if (nowMs < this.#notBeforeMs) return [];
		const quiet = [...this.#edited].filter(([, rangMs]) => nowMs - rangMs >= QUIET_MS).map(([path]) => path);
		if (this.#needsSweep) {
			const isQuiet = nowMs - this.#sweepRangMs >= QUIET_MS && quiet.length === this.#edited.size;
			return isQuiet || nowMs - this.#firstRangMs >= PATIENCE_MS ? await this.sweep() : [];
		}
		for (const path of quiet) this.#edited.delete(path);
		return quiet.length === 0 ? [] : await recordEdits(this.#workspace, quiet);
	}

	async sweep(): Promise<readonly OutsideChange[]> {
		this.#edited.clear();
		this.#needsSweep = false;
		const began = Date.now();
		const { changes } = await sweep(this.#workspace);
		const ended = Date.now();
		this.#notBeforeMs = ended + (ended - began) * REST_FACTOR;
		return changes;
	}

	#isKnownFile(path: string): boolean {
		if (this.#edited.has(path)) return true;
		const { ledger, root } = this.#workspace;
		const isThere = lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;
		return isThere && ledger.trees.find(ledger.treeOf(ledger.head()), path) !== undefined;
	}
}
