// Writes one large pack straight to disk: objects as they are made, each as a delta to the version before where that is shorter, and
// objects of other packs with the bytes they have there. In memory is only where each object stands.
import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { distanceBytes, encodeDelta } from "./delta.ts";
import { type Durability, syncFolders, writeFully, writeNew } from "./durable.ts";
import { temporaryName } from "./object-writer.ts";
import { hashObject, type ObjectType, type Oid } from "./objects.ts";
import { type EntryStart, OFFSET_DELTA, REFERENCE_DELTA } from "./pack.ts";
import { entryHeader, type IndexRow, packEntry, packHeader, serializeIndex } from "./pack-writer.ts";

/** Speed counts; git packs it again in time. */
const DEFLATE_LEVEL = 1;
/** A reader goes back at most so many deltas, as with git's own packs. */
const CHAIN_LENGTH = 40;
/** Places whose last version is kept in memory, to make the next one a delta of it. */
const KEPT_VERSIONS = 256;
/** Written at once. */
const BUFFER_BYTES = 4 * 1024 * 1024;
/** A number of objects that is not known before the last one is written. */
const COUNT_AT = 8;

interface Version {
	readonly oid: Oid;
	readonly type: ObjectType;
	readonly body: Buffer;
	readonly chain: number;
}

export class PackStream {
	readonly #folder: string;
	readonly #path: string;
	readonly #descriptor: number;
	readonly #rows = new Map<Oid, IndexRow>();
	readonly #versions = new Map<string, Version>();
	#waiting: Buffer[] = [];
	#waitingBytes = 0;
	#size = 0;
	#name = "";

	constructor(objectsFolder: string) {
		this.#folder = join(objectsFolder, "pack");
		this.#path = join(this.#folder, temporaryName(".pack", "rewrite"));
		rmSync(this.#path, { force: true });
		this.#descriptor = openSync(this.#path, "wx+", 0o444);
		this.#write(packHeader(0));
	}

	has(oid: Oid): boolean {
		return this.#rows.has(oid);
	}

	/** `place` tells which object it is a later version of. */
	add(type: ObjectType, body: Buffer, place?: string): Oid {
		const oid = hashObject(type, body);
		if (this.has(oid)) return oid;
		const last = place === undefined ? undefined : this.#versions.get(place);
		const delta =
			last?.type === type && last.chain < CHAIN_LENGTH && this.has(last.oid) ? encodeDelta(last.body, body) : undefined;
		const isShorter = delta !== undefined && delta.length < body.length / 2;
		if (isShorter) {
			const compressed = deflateSync(delta, { level: DEFLATE_LEVEL });
			this.#addEntry(oid, [...this.#deltaStart(delta.length, last!.oid), compressed]);
		} else this.#addEntry(oid, [packEntry(oid, type, body.length, deflateSync(body, { level: DEFLATE_LEVEL })).raw]);
		if (place !== undefined) this.#keepVersion(place, { oid, type, body, chain: isShorter ? last!.chain + 1 : 0 });
		return oid;
	}

	/** An object with the bytes it has in another pack. False if those say nothing here: it is a delta, and its base is not here. */
	copy(oid: Oid, start: EntryStart, raw: Buffer, base: Oid | undefined): boolean {
		if (base === undefined) this.#addEntry(oid, [raw]);
		else if (!this.has(base)) return false;
		else if (start.kind === REFERENCE_DELTA) this.#addEntry(oid, [raw]);
		else this.#addEntry(oid, [...this.#deltaStart(start.size, base), raw.subarray(start.length)]);
		return true;
	}

	/**
	 * Writes the end and syncs it, under temporary names; the answer is what the pack will be called, without ending. Undefined:
	 * nothing was added, and there is no pack.
	 */
	async seal(durability: Durability): Promise<string | undefined> {
		if (this.#rows.size === 0) {
			this.drop();
			return undefined;
		}
		this.#flush();
		const count = Buffer.alloc(4);
		count.writeUInt32BE(this.#rows.size);
		writeSync(this.#descriptor, count, 0, count.length, COUNT_AT);
		const checksum = this.#checksum();
		this.#write(checksum);
		this.#flush();
		if (durability === "on") fsyncSync(this.#descriptor);
		this.#name = `pack-${checksum.toString("hex")}`;
		rmSync(this.#indexPath, { force: true });
		const index = { path: this.#indexPath, bytes: serializeIndex([...this.#rows.values()], checksum), mode: 0o444 };
		await writeNew([index], durability);
		return this.#name;
	}

	/** Gives the sealed pack its name: the index last, for it is what makes a pack one. */
	async publish(durability: Durability): Promise<void> {
		closeSync(this.#descriptor);
		renameSync(this.#path, join(this.#folder, `${this.#name}.pack`));
		renameSync(this.#indexPath, join(this.#folder, `${this.#name}.idx`));
		await syncFolders([this.#folder], durability);
	}

	drop(): void {
		closeSync(this.#descriptor);
		rmSync(this.#path, { force: true });
		rmSync(this.#indexPath, { force: true });
	}

	get #indexPath(): string {
		return join(this.#folder, temporaryName(".idx", "rewrite"));
	}

	#deltaStart(size: number, base: Oid): [Buffer, Buffer] {
		return [entryHeader(OFFSET_DELTA, size), distanceBytes(this.#size - this.#rows.get(base)!.offset)];
	}

	#addEntry(oid: Oid, parts: readonly Buffer[]): void {
		const offset = this.#size;
		let check = 0;
		for (const part of parts) {
			check = crc32(part, check);
			this.#write(part);
		}
		this.#rows.set(oid, { oid, offset, check });
	}

	#keepVersion(place: string, version: Version): void {
		this.#versions.delete(place);
		if (this.#versions.size >= KEPT_VERSIONS) this.#versions.delete(this.#versions.keys().next().value!);
		this.#versions.set(place, version);
	}

	#write(bytes: Buffer): void {
		this.#waiting.push(bytes);
		this.#waitingBytes += bytes.length;
		this.#size += bytes.length;
		if (this.#waitingBytes >= BUFFER_BYTES) this.#flush();
	}

	#flush(): void {
		writeFully(this.#descriptor, Buffer.concat(this.#waiting));
		this.#waiting = [];
		this.#waitingBytes = 0;
	}

	/** The count at its start came last, so the pack is read once more. */
	#checksum(): Buffer {
		const hash = createHash("sha1");
		const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
		for (let at = 0; at < this.#size; ) {
			const read = readSync(this.#descriptor, buffer, 0, buffer.length, at);
			hash.update(buffer.subarray(0, read));
			at += read;
		}
		return hash.digest();
	}
}
