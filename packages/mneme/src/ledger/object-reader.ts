// Reads objects, loose or packed. A miss looks at the pack folder once more: another process may have repacked meanwhile.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { MemoryError } from "../model/errors.ts";
import {
	type Commit,
	type GitObject,
	type ObjectType,
	type Oid,
	parseCommit,
	parseTree,
	type TreeEntry,
} from "./objects.ts";
import { Pack } from "./pack.ts";

/** Parsed trees and commits kept in a warm process; a write touches half a dozen, a walk thousands. */
const CACHE_ENTRIES = 4096;
/** Some hundred files of a few kilobytes, or the last versions of a long day's log. */
const CACHE_BLOB_BYTES = 4 * 1024 * 1024;

export class ObjectReader {
	readonly #folder: string;
	#packs: Pack[] | undefined;
	readonly #trees = new Map<Oid, readonly TreeEntry[]>();
	readonly #commits = new Map<Oid, Commit>();
	readonly #blobs = new Map<Oid, Buffer>();
	#blobBytes = 0;

	constructor(objectsFolder: string) {
		this.#folder = objectsFolder;
	}

	close(): void {
		for (const pack of this.#packs ?? []) pack.close();
		this.#packs = undefined;
		this.#blobs.clear();
		this.#blobBytes = 0;
	}

	/** After the history was rewritten: what was read before may be gone, and must not be held on to. */
	forget(): void {
		this.close();
		this.#trees.clear();
		this.#commits.clear();
	}

	find(oid: Oid): GitObject | undefined {
		return this.#findPacked(oid) ?? this.#findLoose(oid) ?? this.#findAfterRepack(oid);
	}

	read(oid: Oid, type: ObjectType): Buffer {
		const fresh = type === "blob" ? this.#blobs.get(oid) : undefined;
		if (fresh) return fresh;
		const object = this.find(oid);
		if (object?.type === type) return object.body;
		throw new MemoryError(
			"LEDGER_CORRUPT",
			`The ledger lacks the ${type} ${oid}. Run \`mneme doctor\` to see what can be mended; nothing was changed.`,
			{ data: { oid, type } },
		);
	}

	readTree(oid: Oid): readonly TreeEntry[] {
		return remember(this.#trees, oid, () => parseTree(this.read(oid, "tree")));
	}

	/** A tree just built: the next write starts from it and need not read it back. */
	rememberTree(oid: Oid, entries: readonly TreeEntry[]): void {
		remember(this.#trees, oid, () => entries);
	}

	readCommit(oid: Oid): Commit {
		return remember(this.#commits, oid, () => parseCommit(this.read(oid, "commit")));
	}

	rememberCommit(oid: Oid, commit: Commit): void {
		remember(this.#commits, oid, () => commit);
	}

	/** A file just written: catalogue and index read it next, and need not open the pack it is in. */
	rememberBlob(oid: Oid, bytes: Buffer): void {
		if (this.#blobs.has(oid) || bytes.length > CACHE_BLOB_BYTES) return;
		this.#blobs.set(oid, bytes);
		this.#blobBytes += bytes.length;
		for (const [oldest, { length }] of this.#blobs) {
			if (this.#blobBytes <= CACHE_BLOB_BYTES) return;
			this.#blobs.delete(oldest);
			this.#blobBytes -= length;
		}
	}

	has(oid: Oid): boolean {
		return existsSync(this.#loosePath(oid)) || this.find(oid) !== undefined;
	}

	#loosePath(oid: Oid): string {
		return join(this.#folder, oid.slice(0, 2), oid.slice(2));
	}

	#findLoose(oid: Oid): GitObject | undefined {
		let compressed: Buffer;
		try {
			compressed = readFileSync(this.#loosePath(oid));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
			throw error;
		}
		return parseLoose(compressed, oid);
	}

	#findPacked(oid: Oid): GitObject | undefined {
		this.#packs ??= this.#openPacks([]);
		for (const pack of this.#packs) {
			const object = pack.find(oid, (base) => this.#getBase(base));
			if (object) return object;
		}
		return undefined;
	}

	#getBase(oid: Oid): GitObject {
		const object = this.find(oid);
		if (!object)
			throw new MemoryError(
				"LEDGER_CORRUPT",
				`A pack in the ledger needs ${oid}, which is missing. Run \`mneme doctor\`.`,
			);
		return object;
	}

	#findAfterRepack(oid: Oid): GitObject | undefined {
		const before = this.#packs ?? [];
		this.#packs = this.#openPacks(before);
		const changed = this.#packs.length !== before.length || this.#packs.some((pack, index) => pack !== before[index]);
		return changed ? (this.#findPacked(oid) ?? this.#findLoose(oid)) : undefined;
	}

	#openPacks(known: readonly Pack[]): Pack[] {
		const folder = join(this.#folder, "pack");
		const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".idx")) : [];
		const paths = names.map((name) => join(folder, name.slice(0, -".idx".length)));
		for (const pack of known) if (!paths.includes(pack.path)) pack.close();
		return paths.flatMap((path) => known.find((pack) => pack.path === path) ?? findPack(path) ?? []);
	}
}

/** Undefined if it was joined with others between listing and opening; the next miss lists again. */
function findPack(path: string): Pack | undefined {
	try {
		return new Pack(path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

function parseLoose(compressed: Buffer, oid: Oid): GitObject {
	try {
		const raw = inflateSync(compressed);
		const end = raw.indexOf(0);
		const [type, size] = raw.toString("latin1", 0, end).split(" ");
		const body = raw.subarray(end + 1);
		if (body.length === Number(size)) return { type: type as ObjectType, body };
	} catch (cause) {
		throw brokenObject(oid, cause);
	}
	throw brokenObject(oid, undefined);
}

function brokenObject(oid: Oid, cause: unknown): MemoryError {
	return new MemoryError(
		"LEDGER_CORRUPT",
		`The ledger's object ${oid} is damaged. Run \`mneme doctor\` to see what can be mended; nothing was changed.`,
		{ data: { oid }, cause },
	);
}

function remember<Value>(cache: Map<Oid, Value>, oid: Oid, make: () => Value): Value {
	const known = cache.get(oid);
	if (known !== undefined) return known;
	const value = make();
	if (cache.size >= CACHE_ENTRIES) cache.delete(cache.keys().next().value!);
	cache.set(oid, value);
	return value;
}
