// Searches every file of a folder as it is on disk, byte by byte, databases and packs included.
import { closeSync, type Dirent, openSync, readdirSync, readSync } from "node:fs";
import { holdsAny, type Needle } from "./needles.ts";

/** Read at once: a vectors.db may have gigabytes. */
const CHUNK_BYTES = 8 * 1024 * 1024;

export interface Searched {
	readonly path: string;
	readonly holds: boolean;
	/** Why nobody knows what is in it. */
	readonly unreadable?: string;
}

const SLASH = Buffer.from("/");

/** Files below `root`, and whether they hold any of them, by name or by content. Links are not followed. */
export function* searchFiles(
	root: string,
	needles: readonly Needle[],
	skip: (path: string) => boolean = () => false,
	/** In bytes: a name need not be UTF-8. */
	under = Buffer.alloc(0),
): Generator<Searched> {
	const at = (path: Buffer) => Buffer.concat([Buffer.from(root), SLASH, path]);
	const listed = attempt(() => readdirSync(at(under), { withFileTypes: true, encoding: "buffer" }));
	if ("unreadable" in listed) yield { path: under.toString("utf8"), holds: false, unreadable: listed.unreadable };
	for (const entry of "value" in listed ? listed.value : []) {
		const bytes = Buffer.concat([under, entry.name, ...(entry.isDirectory() ? [SLASH] : [])]);
		const path = bytes.toString("utf8");
		if (skip(path)) continue;
		if (entry.isDirectory()) yield* searchFiles(root, needles, skip, bytes);
		else if (entry.isFile()) yield* searchFile(entry, path, needles, at(bytes));
	}
}

function* searchFile(
	{ name }: Dirent<Buffer>,
	path: string,
	needles: readonly Needle[],
	absolute: Buffer,
): Generator<Searched> {
	if (holdsAny(name, needles)) return yield { path, holds: true };
	const found = attempt(() => fileHolds(absolute, needles));
	if ("unreadable" in found) yield { path, holds: false, unreadable: found.unreadable };
	else if ("value" in found) yield { path, holds: found.value };
}

/** Empty where it is gone by now. */
function attempt<Value>(read: () => Value): { value: Value } | { unreadable: string } | Record<never, never> {
	try {
		return { value: read() };
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		return code === "ENOENT" ? {} : { unreadable: code ?? message };
	}
}

function fileHolds(path: Buffer, needles: readonly Needle[]): boolean {
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
