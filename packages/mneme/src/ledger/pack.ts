// Reads one git pack (index version 2, offset and reference deltas). Real git writes packs; we only read them.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { MemoryError } from "../model/errors.ts";
import type { GitObject, ObjectType, Oid } from "./objects.ts";
import type { PackEntry } from "./pack-writer.ts";

const INDEX_MAGIC = 0xff744f63;
const HEADER_BYTES = 8;
const FANOUT_BYTES = 1024;
const TYPES: Record<number, ObjectType> = { 1: "commit", 2: "tree", 3: "blob", 4: "tag" };
export const OFFSET_DELTA = 6;
export const REFERENCE_DELTA = 7;
const CHECKSUM_BYTES = 20;
const LARGE_OFFSET = 0x80000000;
/** Longest object header: type and size (10 bytes), then an offset or a base id (20 bytes). */
const OBJECT_HEADER_BYTES = 32;
/** zlib never grows its input by more than this, so one read always holds a whole object. */
const deflateBound = (size: number) => size + (size >> 10) + 64;
/** zlib takes no smaller one. */
const LEAST_CHUNK = 64;
const BASE_CACHE_ENTRIES = 256;
/** Or fewer, where they are large: a walk through all versions of a growing file may not hold them all. */
const BASE_CACHE_BYTES = 16 * 1024 * 1024;

/** Where an object stands in a pack. */
export interface PackPlace {
	readonly oid: Oid;
	readonly offset: number;
	readonly end: number;
}

/** How an object's bytes begin: its kind, the size of what is compressed, and what a delta is based on. */
export interface EntryStart {
	readonly kind: number;
	readonly size: number;
	/** Bytes of it. */
	readonly length: number;
	readonly baseOffset?: number;
	readonly baseOid?: Oid;
}

export class Pack {
	readonly path: string;
	readonly #index: Buffer;
	readonly #count: number;
	readonly #descriptor: number;
	readonly #size: number;
	readonly #bases = new Map<number, GitObject>();
	#baseBytes = 0;

	/** `path` without its ending. */
	constructor(path: string) {
		this.path = path;
		this.#index = readFileSync(`${path}.idx`);
		if (this.#index.readUInt32BE(0) !== INDEX_MAGIC || this.#index.readUInt32BE(4) !== 2) {
			throw new MemoryError(
				"LEDGER_CORRUPT",
				`${path}.idx is not a version 2 pack index. Run \`mneme git repack -a -d\`.`,
			);
		}
		this.#count = this.#index.readUInt32BE(HEADER_BYTES + FANOUT_BYTES - 4);
		this.#descriptor = openSync(`${path}.pack`, "r");
		this.#size = fstatSync(this.#descriptor).size;
	}

	close(): void {
		closeSync(this.#descriptor);
	}

	find(oid: Oid, resolve: (oid: Oid) => GitObject): GitObject | undefined {
		const offset = this.#findOffset(oid);
		return offset === undefined ? undefined : this.#readAt(offset, resolve);
	}

	/** In the order in which they stand in the pack, which is the order to read them in. */
	places(): PackPlace[] {
		const names = HEADER_BYTES + FANOUT_BYTES;
		const entries = Array.from({ length: this.#count }, (_, position) => ({
			oid: this.#index.toString("hex", names + position * 20, names + position * 20 + 20),
			offset: this.#offsetOf(position),
		})).sort((left, right) => left.offset - right.offset);
		const last = this.#size - CHECKSUM_BYTES;
		return entries.map(({ oid, offset }, at) => ({ oid, offset, end: entries[at + 1]?.offset ?? last }));
	}

	/** Every object with its raw bytes; undefined if any is a delta, which means nothing outside its own pack. */
	wholeEntries(): PackEntry[] | undefined {
		const places = this.places();
		const body = this.#bytes(0, this.#size);
		if (places.some(({ offset }) => ((body[offset]! >> 4) & 7) >= OFFSET_DELTA)) return undefined;
		return places.map(({ oid, offset, end }) => ({ oid, raw: body.subarray(offset, end) }));
	}

	/** An object's bytes as they stand here, and how they begin. */
	rawAt({ offset, end }: PackPlace): { readonly start: EntryStart; readonly raw: Buffer } {
		const raw = this.#bytes(offset, end - offset);
		return { start: parseEntryStart(raw, offset), raw };
	}

	#findOffset(oid: Oid): number | undefined {
		const wanted = Buffer.from(oid, "hex");
		const first = wanted[0]!;
		let low = first === 0 ? 0 : this.#index.readUInt32BE(HEADER_BYTES + (first - 1) * 4);
		let high = this.#index.readUInt32BE(HEADER_BYTES + first * 4);
		const names = HEADER_BYTES + FANOUT_BYTES;
		while (low < high) {
			const middle = (low + high) >>> 1;
			const at = names + middle * 20;
			const order = wanted.compare(this.#index, at, at + 20);
			if (order === 0) return this.#offsetOf(middle);
			if (order < 0) high = middle;
			else low = middle + 1;
		}
		return undefined;
	}

	#offsetOf(position: number): number {
		const offsets = HEADER_BYTES + FANOUT_BYTES + this.#count * 24;
		const offset = this.#index.readUInt32BE(offsets + position * 4);
		if (offset < LARGE_OFFSET) return offset;
		const large = offsets + this.#count * 4 + (offset - LARGE_OFFSET) * 8;
		return Number(this.#index.readBigUInt64BE(large));
	}

	#readAt(offset: number, resolve: (oid: Oid) => GitObject): GitObject {
		const cached = this.#bases.get(offset);
		if (cached) return cached;
		const { kind, size, length, baseOffset, baseOid } = parseEntryStart(
			this.#bytes(offset, OBJECT_HEADER_BYTES),
			offset,
		);
		const base =
			baseOffset !== undefined
				? this.#readAt(baseOffset, resolve)
				: baseOid !== undefined
					? resolve(baseOid)
					: undefined;
		const body = inflateSync(this.#bytes(offset + length, deflateBound(size)), {
			// In one piece, and room to see that it ends there.
			chunkSize: Math.max(size + 1, LEAST_CHUNK),
		});
		const type = base?.type ?? TYPES[kind];
		if (!type)
			throw new MemoryError("LEDGER_CORRUPT", `${this.path}.pack holds an object of an unknown kind at ${offset}.`);
		const object = { type, body: base ? applyDelta(base.body, body) : body };
		this.#remember(offset, object);
		return object;
	}

	/** Delta chains share their bases: a small cache of what was just built keeps a walk linear. */
	#remember(offset: number, object: GitObject): void {
		this.#bases.set(offset, object);
		this.#baseBytes += object.body.length;
		for (const [oldest, { body }] of this.#bases) {
			if (this.#bases.size <= BASE_CACHE_ENTRIES && this.#baseBytes <= BASE_CACHE_BYTES) return;
			this.#bases.delete(oldest);
			this.#baseBytes -= body.length;
		}
	}

	#bytes(offset: number, length: number): Buffer {
		const buffer = Buffer.allocUnsafe(Math.min(length, this.#size - offset));
		const read = readSync(this.#descriptor, buffer, 0, buffer.length, offset);
		return buffer.subarray(0, read);
	}
}

function parseEntryStart(bytes: Buffer, offset: number): EntryStart {
	let at = 0;
	let byte = bytes[at++]!;
	const kind = (byte >> 4) & 7;
	let size = byte & 15;
	for (let shift = 4; byte & 0x80; shift += 7) {
		byte = bytes[at++]!;
		size += (byte & 0x7f) * 2 ** shift;
	}
	if (kind === OFFSET_DELTA) {
		byte = bytes[at++]!;
		let distance = byte & 0x7f;
		while (byte & 0x80) {
			byte = bytes[at++]!;
			distance = (distance + 1) * 128 + (byte & 0x7f);
		}
		return { kind, size, length: at, baseOffset: offset - distance };
	}
	if (kind === REFERENCE_DELTA) return { kind, size, length: at + 20, baseOid: bytes.toString("hex", at, at + 20) };
	return { kind, size, length: at };
}

function applyDelta(base: Buffer, delta: Buffer): Buffer {
	let at = 0;
	const readSize = () => {
		let size = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = delta[at++]!;
			size += (byte & 0x7f) * 2 ** shift;
			if (!(byte & 0x80)) return size;
		}
	};
	readSize();
	const result = Buffer.allocUnsafe(readSize());
	let written = 0;
	while (at < delta.length) {
		const instruction = delta[at++]!;
		if (instruction & 0x80) {
			let offset = 0;
			let size = 0;
			for (let bit = 0; bit < 4; bit++) if (instruction & (1 << bit)) offset += delta[at++]! * 2 ** (8 * bit);
			for (let bit = 0; bit < 3; bit++) if (instruction & (16 << bit)) size += delta[at++]! * 2 ** (8 * bit);
			written += base.copy(result, written, offset, offset + (size || 0x10000));
		} else {
			written += delta.copy(result, written, at, at + instruction);
			at += instruction;
		}
	}
	return result;
}
