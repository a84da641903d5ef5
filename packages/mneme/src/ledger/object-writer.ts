// The objects of one transaction: kept in memory, then on disk as one small pack, so that none is ever seen half-written.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { PendingFile } from "./durable.ts";
import { hashObject, type ObjectType, type Oid } from "./objects.ts";
import { type PackEntry, packEntry, serializePack } from "./pack-writer.ts";

/** These packs live until git repacks them: speed counts, ratio does not. */
const DEFLATE_LEVEL = 1;

/** Temporary names that git, too, takes for leftovers. They may not end in `.idx`: whatever does is an index to git and to us. */
const TEMPORARY = { ".pack": "tmp_pack_", ".idx": "tmp_idx_" } as const;

export function temporaryName(ending: keyof typeof TEMPORARY, name: string): string {
	return TEMPORARY[ending] + name;
}

export function isTemporary(name: string): boolean {
	return Object.values(TEMPORARY).some((prefix) => name.startsWith(prefix));
}

export interface StagedObjects {
	/** What the pack will be called, without ending. */
	readonly name: string;
	/** Written and synced by the caller, together with what else a transaction prepares. */
	readonly files: readonly PendingFile[];
	/** What packing is scheduled by. */
	readonly byteCount: number;
	/** Gives the written files their names: the index last, for it is what makes a pack one. Answers the folder to sync. */
	publish(): string;
}

export class ObjectBatch {
	readonly #entries = new Map<Oid, PackEntry>();

	add(type: ObjectType, body: Buffer): Oid {
		const oid = hashObject(type, body);
		if (!this.#entries.has(oid)) {
			this.#entries.set(oid, packEntry(oid, type, body.length, deflateSync(body, { level: DEFLATE_LEVEL })));
		}
		return oid;
	}

	stage(objectsFolder: string): StagedObjects {
		return stagePack(objectsFolder, [...this.#entries.values()]);
	}
}

export function stagePack(objectsFolder: string, entries: readonly PackEntry[]): StagedObjects {
	const folder = join(objectsFolder, "pack");
	const { name, pack, index } = serializePack(entries);
	const contents = [
		{ ending: ".pack", bytes: pack },
		{ ending: ".idx", bytes: index },
	] as const;
	const parts = contents.map(({ ending, bytes }) => ({
		bytes,
		temporary: join(folder, temporaryName(ending, name)),
		final: join(folder, name + ending),
	}));
	return {
		name,
		files: parts.map(({ temporary, bytes }) => ({ path: temporary, bytes, mode: 0o444 })),
		byteCount: pack.length + index.length,
		publish: () => {
			for (const { temporary, final } of parts) renameSync(temporary, final);
			return folder;
		},
	};
}

/**
 * Packs that were written whole but had not got their names durably when the power went. Where the newest commit is missing
 * it is in one of them.
 */
export function publishTemporaries(objectsFolder: string): void {
	const folder = join(objectsFolder, "pack");
	const whole = readdirSync(folder).filter((name) => isTemporary(name) && isWhole(readFileSync(join(folder, name))));
	for (const ending of [".pack", ".idx"] as const) {
		const prefix = TEMPORARY[ending];
		for (const name of whole.filter((candidate) => candidate.startsWith(prefix)))
			renameSync(join(folder, name), join(folder, name.slice(prefix.length) + ending));
	}
}

const CHECKSUM_BYTES = 20;

/** Packs and their indexes end in a checksum of all before it. */
function isWhole(bytes: Buffer): boolean {
	const end = bytes.length - CHECKSUM_BYTES;
	return end > 0 && createHash("sha1").update(bytes.subarray(0, end)).digest().equals(bytes.subarray(end));
}
