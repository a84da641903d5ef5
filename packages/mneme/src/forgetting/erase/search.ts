// Searches every file of a folder as it is on disk, byte by byte, databases and packs included.
import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { holdsAny, type Needle } from "./needles.ts";

/** Read at once: a vectors.db may have gigabytes. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** Paths below `root` of files that hold any of them, by name or by content. Links are not followed. */
export function* searchFiles(
	root: string,
	needles: readonly Needle[],
	skip: (path: string) => boolean = () => false,
	under = "",
): Generator<{ readonly path: string; readonly holds: boolean }> {
	for (const entry of readdirSync(join(root, under), { withFileTypes: true })) {
		const path = under + entry.name;
		if (skip(entry.isDirectory() ? `${path}/` : path)) continue;
		if (entry.isDirectory()) yield* searchFiles(root, needles, skip, `${path}/`);
		else if (entry.isFile())
			yield { path, holds: holdsAny(Buffer.from(entry.name), needles) || fileHolds(join(root, path), needles) };
	}
}

function fileHolds(path: string, needles: readonly Needle[]): boolean {
	const overlap = Math.max(0, ...needles.map(({ bytes }) => bytes.length)) + 1;
	const buffer = Buffer.allocUnsafe(CHUNK_BYTES + overlap);
	const descriptor = openSync(path, "r");
	try {
		for (let at = 0; ; at += CHUNK_BYTES) {
			const read = readSync(descriptor, buffer, 0, buffer.length, at);
			if (read === 0) return false;
			if (holdsAny(buffer.subarray(0, read), needles)) return true;
			if (read < buffer.length) return false;
		}
	} finally {
		closeSync(descriptor);
	}
}
