// Git objects as bytes: hashing, trees and commits. Pure; reading and writing them is object-reader.ts and object-writer.ts.
import { createHash } from "node:crypto";
import { MemoryError } from "../model/errors.ts";

/** A sha1 object id, 40 hex digits. */
export type Oid = string;

/** Tags are only ever made by real git. */
export type ObjectType = "blob" | "tree" | "commit" | "tag";

export interface GitObject {
	readonly type: ObjectType;
	readonly body: Buffer;
}

export const FILE_MODE = "100644";
export const EXECUTABLE_MODE = "100755";
export const TREE_MODE = "40000";

export interface TreeEntry {
	readonly mode: string;
	readonly name: string;
	readonly oid: Oid;
}

const OID = /^[0-9a-f]{40}$/;

export function isOid(text: string): boolean {
	return OID.test(text);
}

export function objectHeader(type: ObjectType, size: number): Buffer {
	return Buffer.from(`${type} ${size}\0`, "latin1");
}

export function hashObject(type: ObjectType, body: Uint8Array): Oid {
	return createHash("sha1").update(objectHeader(type, body.length)).update(body).digest("hex");
}

export function hashBlob(bytes: Uint8Array): Oid {
	return hashObject("blob", bytes);
}

/** Names sort by their UTF-8 bytes, a folder as if it ended in `/`. */
function sortKey(entry: TreeEntry): string {
	const bytes = Buffer.from(entry.name, "utf8").toString("latin1");
	return entry.mode === TREE_MODE ? `${bytes}/` : bytes;
}

/** `entries`, sorted, with the entry of that name replaced, added or (undefined) taken out. */
export function withEntry(entries: readonly TreeEntry[], name: string, entry: TreeEntry | undefined): TreeEntry[] {
	const at = entries.findIndex((existing) => existing.name === name);
	if (at >= 0 && entry && (entries[at]!.mode === TREE_MODE) === (entry.mode === TREE_MODE))
		return entries.with(at, entry);
	const rest = at >= 0 ? entries.toSpliced(at, 1) : [...entries];
	if (!entry) return rest;
	const key = sortKey(entry);
	let low = 0;
	let high = rest.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (sortKey(rest[middle]!) < key) low = middle + 1;
		else high = middle;
	}
	rest.splice(low, 0, entry);
	return rest;
}

export function serializeTree(entries: readonly TreeEntry[]): Buffer {
	const heads = entries.map((entry) => `${entry.mode} ${entry.name}\0`);
	const body = Buffer.allocUnsafe(heads.reduce((sum, head) => sum + Buffer.byteLength(head) + 20, 0));
	let at = 0;
	for (const [index, head] of heads.entries()) {
		at += body.write(head, at, "utf8");
		at += body.write(entries[index]!.oid, at, "hex");
	}
	return body;
}

export function parseTree(body: Buffer): TreeEntry[] {
	const entries: TreeEntry[] = [];
	let at = 0;
	while (at < body.length) {
		const space = body.indexOf(0x20, at);
		const end = body.indexOf(0, space);
		if (space < 0 || end < 0 || end + 21 > body.length) {
			throw new MemoryError(
				"LEDGER_CORRUPT",
				"A tree in the ledger is cut short. Run `mneme doctor` to see what can be mended.",
			);
		}
		entries.push({
			mode: body.toString("latin1", at, space),
			name: body.toString("utf8", space + 1, end),
			oid: body.toString("hex", end + 1, end + 21),
		});
		at = end + 21;
	}
	return entries;
}

export interface Commit {
	readonly tree: Oid;
	readonly parents: readonly Oid[];
	readonly author: string;
	/** Seconds since the epoch. The author's is what the clock said; the committer's never goes back. */
	readonly authorTime: number;
	readonly committer: string;
	readonly committerTime: number;
	readonly message: string;
}

/** The committer of everything this program writes: how a stale ref lock of ours is told from git's own. */
export const COMMITTER = "Mneme";
export const EMAIL = "mneme@localhost";

export function serializeCommit(commit: Commit): Buffer {
	const lines = [
		`tree ${commit.tree}`,
		...commit.parents.map((parent) => `parent ${parent}`),
		`author ${commit.author} <${EMAIL}> ${commit.authorTime} +0000`,
		`committer ${commit.committer} <${EMAIL}> ${commit.committerTime} +0000`,
		"",
		commit.message,
	];
	return Buffer.from(lines.join("\n"), "utf8");
}

const SIGNATURE = /^(?<name>.*?) ?<[^>]*> (?<time>-?\d+) [+-]\d{4}$/;

export function parseCommit(body: Buffer): Commit {
	const text = body.toString("utf8");
	const split = text.indexOf("\n\n");
	const parents: Oid[] = [];
	let tree = "";
	let author = { name: "", time: 0 };
	let committer = author;
	for (const line of text.slice(0, split < 0 ? text.length : split).split("\n")) {
		const value = line.slice(line.indexOf(" ") + 1);
		if (line.startsWith("tree ")) tree = value;
		else if (line.startsWith("parent ")) parents.push(value);
		else if (line.startsWith("author ")) author = parseSignature(value);
		else if (line.startsWith("committer ")) committer = parseSignature(value);
	}
	if (!isOid(tree)) {
		throw new MemoryError(
			"LEDGER_CORRUPT",
			"A commit in the ledger names no tree. Run `mneme doctor` to see what can be mended.",
		);
	}
	return {
		tree,
		parents,
		author: author.name,
		authorTime: author.time,
		committer: committer.name,
		committerTime: committer.time,
		message: split < 0 ? "" : text.slice(split + 2),
	};
}

function parseSignature(value: string): { name: string; time: number } {
	const groups = SIGNATURE.exec(value)?.groups;
	return { name: groups?.name ?? value, time: Number(groups?.time ?? 0) };
}
