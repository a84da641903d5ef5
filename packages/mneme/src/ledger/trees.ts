// Trees by path: look one up, list all files, compare two, and build a new root from changed paths.
import type { ObjectReader } from "./object-reader.ts";
import type { ObjectBatch } from "./object-writer.ts";
import { type Oid, serializeTree, TREE_MODE, type TreeEntry, withEntry } from "./objects.ts";

/** A file in a tree. */
export interface TreeFile {
	readonly mode: string;
	readonly oid: Oid;
}

/** Reads trees of the ledger and those of a batch that is not on disk yet. */
export class Trees {
	readonly #reader: ObjectReader;
	readonly #batch: ObjectBatch | undefined;
	readonly #built = new Map<Oid, readonly TreeEntry[]>();

	constructor(reader: ObjectReader, batch?: ObjectBatch) {
		this.#reader = reader;
		this.#batch = batch;
	}

	#entries(oid: Oid | undefined): readonly TreeEntry[] {
		if (oid === undefined) return [];
		return this.#built.get(oid) ?? this.#reader.readTree(oid);
	}

	find(root: Oid | undefined, path: string): TreeFile | undefined {
		let oid = root;
		const names = path.split("/");
		for (const [depth, name] of names.entries()) {
			const entry = this.#entries(oid).find((candidate) => candidate.name === name);
			if (!entry) return undefined;
			const last = depth === names.length - 1;
			if (last) return entry.mode === TREE_MODE ? undefined : { mode: entry.mode, oid: entry.oid };
			if (entry.mode !== TREE_MODE) return undefined;
			oid = entry.oid;
		}
		return undefined;
	}

	/** Another path, or the start of one, that differs from `path` only in case or in how accents are coded. */
	findTwin(root: Oid | undefined, path: string): string | undefined {
		let oid = root;
		let above = "";
		for (const name of path.split("/")) {
			const entries = this.#entries(oid);
			const exact = entries.find((entry) => entry.name === name);
			if (!exact) {
				const folded = foldName(name);
				const twin = entries.find((entry) => foldName(entry.name) === folded);
				return twin && above + twin.name;
			}
			oid = exact.mode === TREE_MODE ? exact.oid : undefined;
			above += `${name}/`;
		}
		return undefined;
	}

	*files(root: Oid | undefined, under = ""): Generator<[path: string, file: TreeFile]> {
		for (const entry of this.#entries(root)) {
			const path = under + entry.name;
			if (entry.mode === TREE_MODE) yield* this.files(entry.oid, `${path}/`);
			else yield [path, { mode: entry.mode, oid: entry.oid }];
		}
	}

	/** Paths that differ, each with its file on both sides. Costs what differs, not what is there. */
	*changes(
		before: Oid | undefined,
		after: Oid | undefined,
		under = "",
	): Generator<[path: string, before: TreeFile | undefined, after: TreeFile | undefined]> {
		if (before === after) return;
		const [olds, freshes] = differing(this.#entries(before), this.#entries(after));
		const old = new Map(olds.map((entry) => [entry.name, entry]));
		const fresh = new Map(freshes.map((entry) => [entry.name, entry]));
		for (const name of new Set([...old.keys(), ...fresh.keys()])) {
			const [left, right] = [old.get(name), fresh.get(name)];
			if (left?.oid === right?.oid && left?.mode === right?.mode) continue;
			const leftTree = left?.mode === TREE_MODE ? left.oid : undefined;
			const rightTree = right?.mode === TREE_MODE ? right.oid : undefined;
			if (leftTree || rightTree) yield* this.changes(leftTree, rightTree, `${under}${name}/`);
			const leftFile = left && !leftTree ? { mode: left.mode, oid: left.oid } : undefined;
			const rightFile = right && !rightTree ? { mode: right.mode, oid: right.oid } : undefined;
			if (leftFile || rightFile) yield [under + name, leftFile, rightFile];
		}
	}

	/** A root like `root` but with the file at `path` set or taken out; emptied folders go too. Needs a batch. */
	with(root: Oid | undefined, path: string, file: TreeFile | undefined): Oid {
		return this.#with(root, path.split("/"), file) ?? this.#build([]);
	}

	#build(entries: readonly TreeEntry[]): Oid {
		const oid = this.#batch!.add("tree", serializeTree(entries));
		this.#built.set(oid, entries);
		this.#reader.rememberTree(oid, entries);
		return oid;
	}

	#with(oid: Oid | undefined, names: readonly string[], file: TreeFile | undefined): Oid | undefined {
		const entries = this.#entries(oid);
		const [name, ...rest] = names as [string, ...string[]];
		let entry: TreeEntry | undefined;
		if (rest.length === 0) {
			entry = file && { mode: file.mode, name, oid: file.oid };
		} else {
			const child = entries.find((candidate) => candidate.name === name && candidate.mode === TREE_MODE);
			// Nothing to take out; a file of that name is another thing.
			if (!child && !file) return oid;
			const subtree = this.#with(child?.oid, rest, file);
			entry = subtree === undefined ? undefined : { mode: TREE_MODE, name, oid: subtree };
		}
		const next = withEntry(entries, name, entry);
		return next.length === 0 ? undefined : this.#build(next);
	}
}

/** Both without the entries they begin and end with alike: in a large folder, all but a few. */
function differing(
	old: readonly TreeEntry[],
	fresh: readonly TreeEntry[],
): [readonly TreeEntry[], readonly TreeEntry[]] {
	const isSame = (one: TreeEntry, other: TreeEntry) =>
		one === other || (one.oid === other.oid && one.name === other.name && one.mode === other.mode);
	const shorter = Math.min(old.length, fresh.length);
	let head = 0;
	while (head < shorter && isSame(old[head]!, fresh[head]!)) head++;
	let tail = 0;
	while (tail < shorter - head && isSame(old.at(-1 - tail)!, fresh.at(-1 - tail)!)) tail++;
	return [old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)];
}

function foldName(name: string): string {
	return name.normalize("NFC").toLowerCase();
}
