// The few file operations that must survive a power cut: write and sync, sync a folder, replace by rename.
import { closeSync, constants, fsync, fsyncSync, openSync, writeSync } from "node:fs";
import { promisify } from "node:util";

const fsyncAsync = promisify(fsync);

/** `off` skips every sync: for tests outside the crash suites, never for a person's memory. */
export type Durability = "on" | "off";

/** Windows cannot open a folder to sync it; its rename is journalled. */
const FOLDERS_SYNC = process.platform !== "win32";

export interface PendingFile {
	readonly path: string;
	readonly bytes: Uint8Array;
	readonly mode?: number;
}

/** Writes new files (they must not exist) and syncs them side by side, which costs little more than one. */
export async function writeNew(files: readonly PendingFile[], durability: Durability): Promise<void> {
	const descriptors: number[] = [];
	try {
		for (const file of files) {
			const descriptor = openSync(
				file.path,
				constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY,
				file.mode ?? 0o644,
			);
			descriptors.push(descriptor);
			writeFully(descriptor, file.bytes);
		}
		await syncAll(descriptors, durability);
	} finally {
		for (const descriptor of descriptors) closeSync(descriptor);
	}
}

/** 30 MB in one call were seen to take ten times as long as in such parts. */
const MOST_AT_ONCE = 1024 * 1024;

export function writeFully(descriptor: number, bytes: Uint8Array): void {
	let written = 0;
	while (written < bytes.length)
		written += writeSync(descriptor, bytes, written, Math.min(MOST_AT_ONCE, bytes.length - written));
}

export async function syncAll(descriptors: readonly number[], durability: Durability): Promise<void> {
	if (durability === "off") return;
	if (descriptors.length === 1) fsyncSync(descriptors[0]!);
	else await Promise.all(descriptors.map((descriptor) => fsyncAsync(descriptor)));
}

export async function syncFolders(folders: Iterable<string>, durability: Durability): Promise<void> {
	if (durability === "off" || !FOLDERS_SYNC) return;
	const descriptors = [...new Set(folders)].map((folder) => openSync(folder, constants.O_RDONLY));
	try {
		await syncAll(descriptors, durability);
	} finally {
		for (const descriptor of descriptors) closeSync(descriptor);
	}
}
