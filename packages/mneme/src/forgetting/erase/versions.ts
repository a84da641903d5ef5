// Every version that some files had together, in any commit that a ref leads to, with those of their memories that matter.
import { readMemories } from "../../index/memories.ts";
import type { Memory } from "../../index/memory.ts";
import type { Oid } from "../../ledger/objects.ts";
import { catalogueEntry, splitEntityId } from "../../stores/catalogue.ts";
import type { FileReader } from "../../stores/memories.ts";
import { textOf } from "../../text/any-bytes.ts";
import type { Context } from "../../workspace/transaction/context.ts";

export interface FileMemories {
	readonly path: string;
	readonly memories: readonly Memory[];
	/** What they are called in it. */
	readonly names: readonly string[];
}

/** Of all of the files that were there. */
export type Version = readonly FileMemories[];

export interface Versions {
	/** As they are on disk. */
	readonly now: Version;
	/** The newest first; each once. */
	readonly versions: readonly Version[];
	/** Each version, and one that came after it. */
	readonly changes: readonly (readonly [before: Version, after: Version])[];
}

export interface VersionSources {
	readonly context: Context;
	readonly reader: FileReader;
	/** Oldest first. */
	readonly commits: readonly Oid[];
}

export async function readVersions(
	{ context, reader, commits }: VersionSources,
	paths: readonly string[],
	matters: (memory: Memory) => boolean,
): Promise<Versions> {
	const { ledger } = context;
	const readFile = (path: string, bytes: Buffer): FileMemories => {
		const text = textOf(bytes);
		const memories = readMemories(path, text).memories.filter(matters);
		return { path, memories, names: memories.flatMap((memory) => namesIn(memory, text)) };
	};
	const oidsIn = new Map<Oid | undefined, string>([[undefined, paths.map(() => "").join()]]);
	const oidsAt = (tree: Oid | undefined) => {
		const known = oidsIn.get(tree) ?? paths.map((path) => ledger.trees.find(tree, path)?.oid ?? "").join();
		oidsIn.set(tree, known);
		return known;
	};
	const files = new Map<string, FileMemories>();
	const fileOf = (path: string, oid: Oid) => {
		const key = `${oid} ${path}`;
		const file = files.get(key) ?? readFile(path, ledger.reader.read(oid, "blob"));
		files.set(key, file);
		return file;
	};
	const read = (oids: string): Version =>
		oids.split(",").flatMap((oid, at) => (oid === "" ? [] : [fileOf(paths[at]!, oid)]));
	const versions = new Map<string, Version>();
	const changes = new Map<string, readonly [Version, Version]>();
	for (const commit of commits) {
		const { tree, parents } = ledger.reader.readCommit(commit);
		const oids = oidsAt(tree);
		const version = versions.get(oids) ?? read(oids);
		// Put last: the newest time it was so counts.
		versions.delete(oids);
		versions.set(oids, version);
		for (const parent of parents) {
			const before = oidsAt(ledger.treeOf(parent));
			if (before !== oids) changes.set(`${before} ${oids}`, [versions.get(before) ?? read(before), version]);
		}
	}
	const now: FileMemories[] = [];
	for (const path of paths) {
		const { bytes } = await reader.read(path);
		if (bytes) now.push(readFile(path, bytes));
	}
	return { now, versions: [...versions.values()].reverse(), changes: [...changes.values()] };
}

/** What a file that is one memory calls it, and what its own name says. A line has no name. */
function namesIn({ id, store, path, title }: Memory, text: string): string[] {
	if (store === "entity") {
		const { label, aliases } = catalogueEntry(text, path);
		return [label, ...aliases, ...wordsOf(splitEntityId(id)[1])];
	}
	if (store !== "vault" && store !== "procedure") return [];
	return [...(title === undefined ? [] : [title]), ...wordsOf(id.slice(id.indexOf(":") + 1))];
}

/** One small word by itself is no name. */
function wordsOf(slug: string): string[] {
	return slug.includes("-") ? [slug.replaceAll("-", " ")] : [];
}
