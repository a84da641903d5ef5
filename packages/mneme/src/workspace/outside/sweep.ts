// The stat sweep: finds what changed in the whole workspace without Mneme, and records it, one commit per file.
// Costs a stat per file and reads only what may have changed.
import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { excludeFromGit } from "../../ledger/git-index.ts";
import { EXECUTABLE_MODE, FILE_MODE, hashBlob, type Oid } from "../../ledger/objects.ts";
import type { TreeFile } from "../../ledger/trees.ts";
import { leftOut } from "../tracked.ts";
import type { Context } from "../transaction/context.ts";
import { type DiskFile, findOnDisk, findSettled } from "../transaction/disk.ts";
import { newTransactionId } from "../transaction/ids.ts";
import type { Workspace } from "../workspace.ts";
import { type OutsideChange, recordOutside } from "./record.ts";
import { type LeftOutPath, type ScannedFile, scan } from "./scan.ts";
import { type Content, StatCache } from "./stat-cache.ts";

export interface Sweep {
	readonly changes: readonly OutsideChange[];
	/** The transaction that recorded them; undefined where there was nothing, or it was only looked for. */
	readonly tx: string | undefined;
	/** The tracked files, once `changes` are in. */
	readonly paths: readonly string[];
	readonly leftOut: readonly LeftOutPath[];
}

type Report = (done: number, total: number) => void;

/** Records every outside change in one transaction. */
export async function sweep(workspace: Workspace, report: Report = () => undefined): Promise<Sweep> {
	return await workspace.exclusively(async (context) => {
		const { found, cache } = await look(context);
		const tx = found.changes.length === 0 ? undefined : newTransactionId(context);
		if (tx !== undefined) await recordOutside(context, tx, found.changes, report);
		cache.save();
		excludeFromGit(context.ledger, found.leftOut);
		return { ...found, tx };
	});
}

/** The same without recording anything: for a disk that cannot be written, and for what must not write. */
export async function findOutsideChanges(context: Context): Promise<Sweep> {
	return (await look(context)).found;
}

/** Windows has no such bit; there the ledger keeps what it has. */
const HAS_EXECUTABLE_BIT = process.platform !== "win32";
const EMPTY_BLOB = hashBlob(Buffer.alloc(0));
/** A save by delete and rename leaves no file for a moment. */
const VANISHED_SETTLE_MS = 50;

interface Present {
	readonly oid: Oid;
	readonly executable: boolean;
}

async function look(context: Context): Promise<{ found: Sweep; cache: StatCache }> {
	const { root } = context;
	const committed = committedFiles(context);
	const folders = foldersOf(committed.keys());
	const cache = new StatCache(context);
	const scanned = scan(root, (path) => committed.has(path) || folders.has(path));
	const left = [...scanned.leftOut];
	const present = new Map<string, Present>();
	for (const file of scanned.files) {
		const content = await contentOf(file, committed.get(file.path), cache);
		if (content === undefined) continue;
		if ("leftOut" in content) left.push({ path: file.path, reason: content.leftOut });
		else present.set(file.path, { oid: content.oid, executable: file.stat.executable });
	}
	const vanished = await findVanished(context, committed, present, scanned.unreadable);
	const changes = compare(committed, present, vanished);
	const gone = new Set(vanished);
	const kept = [...committed.keys()].filter((path) => !present.has(path) && !gone.has(path));
	left.sort((one, other) => (one.path < other.path ? -1 : 1));
	return { found: { changes, tx: undefined, paths: [...present.keys(), ...kept], leftOut: left }, cache };
}

/** Links and submodules that real git committed are git's business. */
function committedFiles({ ledger }: Context): Map<string, TreeFile> {
	const files = [...ledger.trees.files(ledger.treeOf(ledger.head()))];
	return new Map(files.filter(([, { mode }]) => mode === FILE_MODE || mode === EXECUTABLE_MODE));
}

function foldersOf(paths: Iterable<string>): Set<string> {
	const folders = new Set<string>();
	for (const path of paths) {
		for (let at = path.lastIndexOf("/"); at > 0 && !folders.has(path.slice(0, at)); at = path.lastIndexOf("/", at - 1))
			folders.add(path.slice(0, at));
	}
	return folders;
}

/** Undefined where the file went away meanwhile. */
async function contentOf(
	file: ScannedFile,
	committed: TreeFile | undefined,
	cache: StatCache,
): Promise<Content | undefined> {
	const known = cache.find(file.path, file.stat);
	if (known && !(committed && "leftOut" in known)) return known;
	let disk: DiskFile | undefined;
	try {
		disk = findOnDisk(file.absolute, file.path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EACCES") throw error;
		return committed ? { oid: committed.oid } : { leftOut: "cannot be read" };
	}
	if (disk && disk.oid !== committed?.oid) disk = await findSettled(file.absolute, file.path, disk);
	if (!disk) return undefined;
	const rule = committed ? undefined : leftOut(file.path, disk);
	const content: Content = rule ? { leftOut: rule } : { oid: disk.oid };
	cache.remember(file.path, file.stat, content);
	return content;
}

async function findVanished(
	{ root }: Context,
	committed: ReadonlyMap<string, TreeFile>,
	present: ReadonlyMap<string, Present>,
	unreadable: readonly string[],
): Promise<string[]> {
	const missing = [...committed.keys()].filter(
		(path) => !present.has(path) && !unreadable.some((folder) => path.startsWith(folder)),
	);
	const isFresh = (path: string) => {
		const parent = lstatSync(dirname(join(root, path)), { throwIfNoEntry: false });
		return parent !== undefined && Date.now() - parent.mtimeMs <= VANISHED_SETTLE_MS;
	};
	if (!missing.some(isFresh)) return missing;
	await sleep(VANISHED_SETTLE_MS);
	// One that is back is looked at by the next sweep.
	return missing.filter((path) => !lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** Removals come first: a file may have become a folder. */
function compare(
	committed: ReadonlyMap<string, TreeFile>,
	present: ReadonlyMap<string, Present>,
	vanished: readonly string[],
): OutsideChange[] {
	const created: string[] = [];
	const edited: OutsideChange[] = [];
	for (const [path, { oid, executable }] of present) {
		const before = committed.get(path);
		if (!before) created.push(path);
		else if (before.oid !== oid) edited.push({ action: "EDIT", path });
		else if (HAS_EXECUTABLE_BIT && (before.mode === EXECUTABLE_MODE) !== executable)
			edited.push({ action: "EDIT", path });
	}
	const renamed = pairRenames(vanished, created, committed, present);
	const moved = new Set(renamed.flatMap(({ path, from }) => [path, from]));
	return [
		...vanished.filter((path) => !moved.has(path)).map((path): OutsideChange => ({ action: "DELETE", path })),
		...renamed,
		...edited,
		...created.filter((path) => !moved.has(path)).map((path): OutsideChange => ({ action: "CREATE", path })),
	];
}

/** The same bytes gone here and new there. Of several places, the one that kept the name. */
function pairRenames(
	vanished: readonly string[],
	created: readonly string[],
	committed: ReadonlyMap<string, TreeFile>,
	present: ReadonlyMap<string, Present>,
): (OutsideChange & { readonly from: string })[] {
	const targets = new Map<Oid, string[]>();
	for (const path of created) {
		const { oid } = present.get(path)!;
		if (oid !== EMPTY_BLOB) targets.set(oid, [...(targets.get(oid) ?? []), path]);
	}
	return vanished.flatMap((from) => {
		const candidates = targets.get(committed.get(from)!.oid) ?? [];
		const name = from.slice(from.lastIndexOf("/") + 1);
		const path = candidates.find((candidate) => candidate.endsWith(`/${name}`)) ?? candidates[0];
		if (path === undefined) return [];
		candidates.splice(candidates.indexOf(path), 1);
		return [{ action: "RENAME" as const, path, from }];
	});
}
