// How far the files on disk and the audit log have followed the ledger. Losing this file costs work, never a word.
import { closeSync, constants, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { isOid, type Oid } from "../../ledger/objects.ts";
import type { Context } from "./context.ts";

export interface State {
	/** The last commit whose files are known to be on disk. */
	readonly applied: Oid | undefined;
	/** The commit of the audit log's last line, and the log's length after it. */
	readonly logged: Oid | undefined;
	readonly logBytes: number;
	/** Bytes and packs written since git last packed the ledger. */
	readonly unpackedBytes: number;
	readonly smallPacks: number;
}

const NAME = "state.json";
/** Room for two ids and three counters, in one disk block. */
const STATE_BYTES = 512;
const EMPTY: State = { applied: undefined, logged: undefined, logBytes: 0, unpackedBytes: 0, smallPacks: 0 };

export function readState(context: Context): State {
	const text = findOwn(context, NAME);
	if (text === undefined) return EMPTY;
	try {
		const found = JSON.parse(text) as Partial<State>;
		return {
			applied: oidOrNothing(found.applied),
			logged: oidOrNothing(found.logged),
			logBytes: Number(found.logBytes ?? 0),
			unpackedBytes: Number(found.unpackedBytes ?? 0),
			smallPacks: Number(found.smallPacks ?? 0),
		};
	} catch (error) {
		if (error instanceof SyntaxError) return EMPTY;
		throw error;
	}
}

function oidOrNothing(value: unknown): Oid | undefined {
	return typeof value === "string" && isOid(value) ? value : undefined;
}

/**
 * Only under the workspace lock. Written in place at a fixed length: a rename would make the file system flush it, and a
 * version torn by a power cut is no worse than none.
 */
export function writeState(context: Context, state: State): void {
	const descriptor = openSync(context.ledger.own(NAME), constants.O_CREAT | constants.O_WRONLY, 0o644);
	try {
		writeSync(descriptor, JSON.stringify(state).padEnd(STATE_BYTES), 0);
	} finally {
		closeSync(descriptor);
	}
}

export function findOwn(context: Context, name: string): string | undefined {
	try {
		return readFileSync(context.ledger.own(name), "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

/** Replaced as a whole but not synced: what is kept here can be worked out again. */
export function writeOwn(context: Context, name: string, text: string): void {
	const path = context.ledger.own(name);
	writeFileSync(`${path}.tmp`, text);
	renameSync(`${path}.tmp`, path);
}

export function dropOwn(context: Context, name: string): void {
	rmSync(context.ledger.own(name), { force: true });
}
