// Writes git packs (version 2, whole objects, no deltas): one small pack per transaction means two files to sync instead of
// one per object. Git deltifies them later.
import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { MemoryError } from "../model/errors.ts";
import type { ObjectType, Oid } from "./objects.ts";

const TYPE_NUMBERS: Record<ObjectType, number> = { commit: 1, tree: 2, blob: 3, tag: 4 };
const VERSION = 2;
const INDEX_MAGIC = 0xff744f63;
/** Offsets beyond this need the index's second table; a pack we write is far smaller. */
const OFFSET_LIMIT = 0x7fffffff;

/** An object as it stands in a pack: header and compressed bytes. */
export interface PackEntry {
	readonly oid: Oid;
	readonly raw: Buffer;
}

export function packEntry(oid: Oid, type: ObjectType, size: number, compressed: Buffer): PackEntry {
	return { oid, raw: Buffer.concat([entryHeader(TYPE_NUMBERS[type], size), compressed]) };
}

/** How every object in a pack begins: its kind, and its size or that of its delta. */
export function entryHeader(kind: number, size: number): Buffer {
	const bytes = [(kind << 4) | (size & 15)];
	for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
		bytes[bytes.length - 1]! |= 0x80;
		bytes.push(rest & 0x7f);
	}
	return Buffer.from(bytes);
}

export interface PackFiles {
	/** `pack-<checksum>`, as git names them. */
	readonly name: string;
	readonly pack: Buffer;
	readonly index: Buffer;
}

export function packHeader(count: number): Buffer {
	const header = Buffer.alloc(12);
	header.write("PACK", 0, "latin1");
	header.writeUInt32BE(VERSION, 4);
	header.writeUInt32BE(count, 8);
	return header;
}

export function serializePack(entries: readonly PackEntry[]): PackFiles {
	const header = packHeader(entries.length);
	const rows: IndexRow[] = [];
	let at = header.length;
	for (const { oid, raw } of entries) {
		rows.push({ oid, offset: at, check: crc32(raw) });
		at += raw.length;
	}
	const body = Buffer.concat([header, ...entries.map(({ raw }) => raw)]);
	const checksum = sha1(body);
	const pack = Buffer.concat([body, checksum]);
	return { name: `pack-${checksum.toString("hex")}`, pack, index: serializeIndex(rows, checksum) };
}

/** Where an object stands in a pack, and the checksum of its raw bytes. */
export interface IndexRow {
	readonly oid: Oid;
	readonly offset: number;
	readonly check: number;
}

export function serializeIndex(rows: readonly IndexRow[], packChecksum: Buffer): Buffer {
	const beyond = rows.find(({ offset }) => offset > OFFSET_LIMIT);
	if (beyond)
		throw new MemoryError(
			"DISK",
			"The ledger is too large to be written as one pack. Run `mneme git repack -a -d -f` first; nothing was changed.",
			{ data: { bytes: beyond.offset } },
		);
	const sorted = rows.toSorted((left, right) => (left.oid < right.oid ? -1 : 1));
	const count = sorted.length;
	const index = Buffer.alloc(8 + 1024 + count * 28);
	index.writeUInt32BE(INDEX_MAGIC, 0);
	index.writeUInt32BE(VERSION, 4);
	const [names, checks, places] = [1032, 1032 + count * 20, 1032 + count * 24];
	const perByte = new Uint32Array(256);
	for (const [position, { oid, offset, check }] of sorted.entries()) {
		index.write(oid, names + position * 20, "hex");
		index.writeUInt32BE(check, checks + position * 4);
		index.writeUInt32BE(offset, places + position * 4);
		perByte[index[names + position * 20]!]!++;
	}
	let total = 0;
	for (let byte = 0; byte < 256; byte++) {
		total += perByte[byte]!;
		index.writeUInt32BE(total, 8 + byte * 4);
	}
	const body = Buffer.concat([index, packChecksum]);
	return Buffer.concat([body, sha1(body)]);
}

function sha1(bytes: Buffer): Buffer {
	return createHash("sha1").update(bytes).digest();
}
