// What is on disk at one path, as the transaction sees it: bytes, their blob id, and whether it is a plain file at all.
import { lstatSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { EXECUTABLE_MODE, FILE_MODE, hashBlob, type Oid } from "../../ledger/objects.ts";
import { MemoryError } from "../../model/errors.ts";

/** A plain file as it was at one moment. */
export interface DiskFile {
	readonly bytes: Buffer;
	readonly oid: Oid;
	readonly mode: string;
	/** The permission bits, so that a rewritten file keeps them. */
	readonly permissions: number;
	readonly modifiedMs: number;
}

export function findOnDisk(absolute: string, path: string): DiskFile | undefined {
	const stat = lstatSync(absolute, { throwIfNoEntry: false });
	if (!stat) return undefined;
	if (!stat.isFile()) {
		const kind = stat.isDirectory() ? "a folder" : "not a plain file";
		throw new MemoryError("INVALID_PATH", `${path} is ${kind}; only plain files are read and written.`, {
			data: { path },
		});
	}
	let bytes: Buffer;
	try {
		bytes = readFileSync(absolute);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
	return {
		bytes,
		oid: hashBlob(bytes),
		mode: stat.mode & 0o100 ? EXECUTABLE_MODE : FILE_MODE,
		permissions: stat.mode & 0o777,
		modifiedMs: stat.mtimeMs,
	};
}

/** Editors truncate and then write: a version this fresh may be half of one. */
const SETTLE_MS = 50;
const SETTLE_TRIES = 5;

/** An outside edit once it holds still, so that half a file is never committed. */
export async function findSettled(
	absolute: string,
	path: string,
	first: DiskFile | undefined,
): Promise<DiskFile | undefined> {
	let file = first;
	for (let tries = 0; tries < SETTLE_TRIES; tries++) {
		if (!file || Date.now() - file.modifiedMs > SETTLE_MS) return file;
		await sleep(SETTLE_MS);
		const next = findOnDisk(absolute, path);
		if (next?.oid === file.oid) return next;
		file = next;
	}
	return file;
}
