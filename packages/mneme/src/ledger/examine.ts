// Our own check of a ledger, for where real git is not there or the damage is such that nothing else can be opened.
// Reads everything through the same code the product uses; changes nothing.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listLoose, listPack, listPacks } from "./every-object.ts";
import type { Ledger } from "./ledger.ts";
import { hashObject, type Oid, TREE_MODE } from "./objects.ts";

/** The parts of a ledger without which git, or we, cannot work; `mneme doctor --repair` makes them again. */
const SKELETON = ["HEAD", "config", "info/attributes", "info/exclude", "objects/pack", "refs/heads", "mneme/swap"];

export function missingSkeleton(gitFolder: string): string[] {
	return SKELETON.filter((name) => !existsSync(join(gitFolder, name)));
}

/** What is wrong with the branch, in words; undefined if it names a whole commit, or nothing was ever committed. */
export function branchProblem(ledger: Ledger, applied: Oid | undefined): string | undefined {
	let head: Oid | undefined;
	try {
		head = ledger.head();
	} catch (error) {
		return messageOf(error);
	}
	if (head === undefined) return applied === undefined ? undefined : "the branch is gone, though there was a history";
	return findDamage(ledger, head);
}

/** The first thing that cannot be read of a commit: its history, then its files. Costs one read per commit and file. */
export function findDamage(ledger: Ledger, tip: Oid): string | undefined {
	try {
		const open = [tip];
		const seen = new Set(open);
		for (let oid = open.pop(); oid !== undefined; oid = open.pop()) {
			for (const parent of ledger.reader.readCommit(oid).parents) {
				if (!seen.has(parent)) open.push(parent);
				seen.add(parent);
			}
		}
		return findTreeDamage(ledger, ledger.treeOf(tip)!, "");
	} catch (error) {
		return messageOf(error);
	}
}

function findTreeDamage(ledger: Ledger, tree: Oid, under: string): string | undefined {
	for (const { mode, name, oid } of ledger.reader.readTree(tree)) {
		const damage =
			mode === TREE_MODE ? findTreeDamage(ledger, oid, `${under}${name}/`) : findBlobDamage(ledger, oid, under + name);
		if (damage) return damage;
	}
	return undefined;
}

function findBlobDamage(ledger: Ledger, oid: Oid, path: string): string | undefined {
	const intact = hashObject("blob", ledger.reader.read(oid, "blob")) === oid;
	return intact ? undefined : `the recorded content of ${path} (${oid}) is damaged`;
}

/** The newest commit that is whole with all its history; `preferred` if that is one. Reads every object there is. */
export function findWholeCommit(ledger: Ledger, preferred: Oid | undefined): Oid | undefined {
	if (preferred !== undefined && findDamage(ledger, preferred) === undefined) return preferred;
	const commits = listObjects(ledger.objectsFolder)
		.flatMap((oid) => findCommit(ledger, oid) ?? [])
		.sort((one, other) => other.time - one.time || other.depth - one.depth);
	return commits.find(({ oid }) => findDamage(ledger, oid) === undefined)?.oid;
}

function findCommit(ledger: Ledger, oid: Oid): { oid: Oid; time: number; depth: number } | undefined {
	try {
		if (ledger.reader.find(oid)?.type !== "commit") return undefined;
		return { oid, time: ledger.reader.readCommit(oid).committerTime, depth: depthOf(ledger, oid) };
	} catch (error) {
		// A damaged object is what we are looking around.
		if (error instanceof Error) return undefined;
		throw error;
	}
}

/** Commits of one transaction share their second; of these the last has the longest history. */
function depthOf(ledger: Ledger, tip: Oid): number {
	let depth = 0;
	for (let oid: Oid | undefined = tip; oid !== undefined; oid = ledger.reader.readCommit(oid).parents[0]) depth++;
	return depth;
}

function listObjects(objectsFolder: string): Oid[] {
	const packed = listPacks(objectsFolder).flatMap((name) => findPacked(objectsFolder, name));
	return [...new Set([...listLoose(objectsFolder), ...packed])];
}

/** None in a pack that is itself damaged: that is what we are looking around. */
function findPacked(objectsFolder: string, name: string): Oid[] {
	try {
		return listPack(objectsFolder, name);
	} catch (error) {
		if (error instanceof Error) return [];
		throw error;
	}
}

function messageOf(error: unknown): string {
	if (error instanceof Error) return error.message;
	throw error;
}
