// The history once more, without what is to be erased: every commit, tree and file that anything refers to, oldest first. What holds
// nothing of it stays the same object. Decides nothing about what is erased, and moves no ref.
import { setImmediate as otherWork } from "node:timers/promises";
import { MemoryError } from "../model/errors.ts";
import type { ObjectReader } from "./object-reader.ts";
import {
	hashObject,
	type ObjectType,
	type Oid,
	serializeTree,
	TREE_MODE,
	type TreeEntry,
	withEntry,
} from "./objects.ts";
import type { PackStream } from "./pack-stream.ts";
import { TreeParser } from "./tree-parser.ts";

/** Answers the very buffer it was given where there is nothing to erase. */
export interface Cleansing {
	/** Undefined: the file goes. */
	file(path: string, body: Buffer): Buffer | undefined;
	/** The last name of a path; asked where something of it stays. */
	name(name: string, path: string): string;
	/** A commit's message. */
	message(text: Buffer, commit: Oid): Buffer;
	/** Who made a commit, `Name <address>`; also what else its head says. */
	person(text: Buffer): Buffer;
	/** Whether it matters where a file is: asked about paths, and about folders, which end in `/`. */
	dependsOnPlace(path: string): boolean;
}

export interface Rewriting {
	/** Every commit and what it became. */
	readonly commits: ReadonlyMap<Oid, Oid>;
	/** All objects of the old history, and all of the new one. */
	readonly seen: ReadonlySet<Oid>;
	readonly kept: ReadonlySet<Oid>;
	/** Objects that held what is erased. */
	readonly held: ReadonlySet<Oid>;
}

export interface RewriteOptions {
	/** Where new objects go; without it they are only counted. */
	readonly stream?: PackStream;
	readonly report?: (done: number, total: number) => void;
	readonly signal?: AbortSignal;
}

/** Commits between two looks at other work: some milliseconds. */
const COMMITS_AT_ONCE = 50;
/** A commit of another repository. */
const SUBMODULE_MODE = "160000";

export async function rewriteHistory(
	reader: ObjectReader,
	tips: Iterable<Oid>,
	cleansing: Cleansing,
	{ stream, report, signal }: RewriteOptions = {},
): Promise<Rewriting> {
	const rewriter = new Rewriter(reader, cleansing, stream);
	const order = oldestFirst(reader, tips);
	for (const [done, oid] of order.entries()) {
		if (done % COMMITS_AT_ONCE === 0) {
			report?.(done, order.length);
			await otherWork();
			signal?.throwIfAborted();
		}
		rewriter.commit(oid);
	}
	report?.(order.length, order.length);
	return rewriter;
}

/** Every commit before those that are built on it. */
export function oldestFirst(reader: ObjectReader, tips: Iterable<Oid>): Oid[] {
	const order = new Set<Oid>();
	const open = [...tips];
	while (open.length > 0) {
		const oid = open.at(-1)!;
		const waiting = order.has(oid) ? [] : reader.readCommit(oid).parents.filter((parent) => !order.has(parent));
		if (waiting.length > 0) open.push(...waiting);
		else order.add(open.pop()!);
	}
	return [...order];
}

class Rewriter implements Rewriting {
	readonly commits = new Map<Oid, Oid>();
	readonly seen = new Set<Oid>();
	readonly kept = new Set<Oid>();
	readonly held = new Set<Oid>();
	readonly #reader: ObjectReader;
	readonly #cleansing: Cleansing;
	readonly #stream: PackStream | undefined;
	/** By id, and by place where that matters. */
	readonly #done = new Map<string, Oid | undefined>();
	/** What held something, and where it was first: wherever else it is, that is asked about and told by itself. */
	readonly #changed = new Map<Oid, string>();
	readonly #parser = new TreeParser();
	/** What became of an entry, in the folder it was parsed for. */
	readonly #results = new WeakMap<TreeEntry, TreeEntry | undefined>();

	constructor(reader: ObjectReader, cleansing: Cleansing, stream: PackStream | undefined) {
		this.#reader = reader;
		this.#cleansing = cleansing;
		this.#stream = stream;
	}

	commit(oid: Oid): void {
		const body = this.#reader.read(oid, "commit");
		const split = body.indexOf("\n\n");
		const [head, message] = split < 0 ? [body, Buffer.alloc(0)] : [body.subarray(0, split), body.subarray(split + 2)];
		const lines = dropSignature(head.toString("latin1").split("\n"));
		const fresh = lines.map((line) => this.#headLine(line, oid));
		const told = this.#noteHeld(oid, message, this.#cleansing.message(message, oid));
		const isSame = told === message && fresh.every((line, at) => line === lines[at]);
		if (isSame) this.#note(oid, oid);
		else this.#note(oid, this.#put("commit", Buffer.concat([Buffer.from(`${fresh.join("\n")}\n\n`, "latin1"), told])));
	}

	#note(oid: Oid, fresh: Oid): void {
		this.seen.add(oid);
		this.commits.set(oid, fresh);
		this.kept.add(fresh);
	}

	/** One character per byte. */
	#headLine(line: string, commit: Oid): string {
		const [word, value = ""] = splitOnce(line);
		if (word === "parent") return `parent ${this.commits.get(value)!}`;
		if (word === "tree") {
			const tree = this.#tree(value, "") ?? this.#put("tree", Buffer.alloc(0));
			this.kept.add(tree);
			return `tree ${tree}`;
		}
		const { role, person, time } = PERSON.exec(line)?.groups ?? { role: "", person: line, time: "" };
		const text = Buffer.from(person!, "latin1");
		const fresh = this.#noteHeld(commit, text, this.#cleansing.person(text));
		if (fresh === text) return line;
		const named = fresh.toString("latin1");
		return `${role}${role === "" || IDENTITY.test(named) ? named : `${named.replace(/[<>]/g, "")} <>`}${time}`;
	}

	#noteHeld(commit: Oid, text: Buffer, fresh: Buffer): Buffer {
		if (fresh !== text) this.held.add(commit);
		return fresh;
	}

	/** Undefined: nothing is left in it. `folder` is empty, or ends in `/`. */
	#tree(oid: Oid, folder: string): Oid | undefined {
		return this.#once(oid, folder, () => {
			const entries = this.#parser.parse(folder, this.#reader.read(oid, "tree"));
			const renamed: TreeEntry[] = [];
			let fresh: TreeEntry[] = [];
			let isSame = true;
			for (const entry of entries) {
				const next = this.#results.has(entry) ? this.#results.get(entry) : this.#entry(entry, folder);
				if (next !== entry) isSame = false;
				if (next && next.name !== entry.name) {
					this.held.add(oid);
					renamed.push(next);
				} else if (next) fresh.push(next);
			}
			if (isSame) return oid;
			for (const entry of renamed) {
				const name = freeName(entry.name, (each) => fresh.some((other) => other.name === each));
				fresh = withEntry(fresh, name, { ...entry, name });
			}
			return fresh.length === 0 ? undefined : this.#put("tree", serializeTree(fresh), folder);
		});
	}

	#entry(entry: TreeEntry, folder: string): TreeEntry | undefined {
		const path = folder + entry.name;
		const isTree = entry.mode === TREE_MODE;
		const isOurs = entry.mode !== SUBMODULE_MODE;
		const oid = !isOurs ? entry.oid : isTree ? this.#tree(entry.oid, `${path}/`) : this.#file(entry.oid, path);
		if (oid !== undefined && isOurs) this.kept.add(oid);
		const next = oid === undefined ? undefined : this.#renamed({ ...entry, oid }, path);
		const isSame = next?.oid === entry.oid && next.name === entry.name;
		this.#results.set(entry, isSame ? entry : next);
		return isSame ? entry : next;
	}

	#renamed(entry: TreeEntry, path: string): TreeEntry {
		return { ...entry, name: this.#cleansing.name(entry.name, path) };
	}

	#file(oid: Oid, path: string): Oid | undefined {
		return this.#once(oid, path, () => {
			const body = this.#reader.read(oid, "blob");
			const fresh = this.#cleansing.file(path, body);
			if (fresh === body) return oid;
			this.held.add(oid);
			return fresh && this.#put("blob", fresh, path);
		});
	}

	#once(oid: Oid, path: string, make: () => Oid | undefined): Oid | undefined {
		const place = `${oid} ${path}`;
		const first = this.#changed.get(oid);
		const key = this.#cleansing.dependsOnPlace(path) || (first !== undefined && first !== path) ? place : oid;
		if (!this.#done.has(key)) {
			this.seen.add(oid);
			const fresh = make();
			this.#done.set(key, fresh);
			if (key === oid && fresh !== oid) this.#changed.set(oid, path);
		}
		return this.#done.get(key);
	}

	#put(type: ObjectType, body: Buffer, place?: string): Oid {
		const oid =
			this.#stream?.add(type, body, place === undefined ? undefined : `${type} ${place}`) ?? hashObject(type, body);
		this.kept.add(oid);
		return oid;
	}
}

/** The name, or with a number before its ending the first one that nothing else has. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
	const [, stem = name, ending = ""] = /^(.+?)(\.[^.]+)?$/.exec(name) ?? [];
	let free = name;
	for (let number = 2; isTaken(free); number++) free = `${stem}-${number}${ending}`;
	return free;
}

/** A time is nobody's text. */
const PERSON = /^(?<role>(?:author|committer) )(?<person>.*>)(?<time> -?\d+ [+-]\d{4})$/;
const IDENTITY = /^[^<>]* <[^<>]*>$/;

function splitOnce(line: string): [word: string, value?: string] {
	const at = line.indexOf(" ");
	return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 1)];
}

/** A signature of somebody's would no longer be true. */
function dropSignature(lines: readonly string[]): string[] {
	let inside = false;
	return lines.filter((line) => {
		inside = line.startsWith(" ") ? inside : line.startsWith("gpgsig");
		return !inside;
	});
}

const TAGGED = /^object ([0-9a-f]{40})\n/;

/** The commit a ref leads to, through tags that have a message of their own. */
export function commitOf(reader: ObjectReader, ref: string, oid: Oid): Oid {
	const object = reader.find(oid);
	if (object?.type === "commit") return oid;
	const target = object?.type === "tag" ? TAGGED.exec(object.body.toString("latin1"))?.[1] : undefined;
	if (target !== undefined) return commitOf(reader, ref, target);
	throw new MemoryError(
		"LEDGER_CORRUPT",
		`The ledger's ref ${ref} names no commit, so its history cannot be gone through. Delete it with \`mneme git update-ref -d ${ref}\`.`,
		{ data: { ref, oid } },
	);
}
