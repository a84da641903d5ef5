// Puts new bytes where a person may be writing too. The file that was there is renamed away, never overwritten, and kept
// for a while: an editor that still had it open may write to it after we moved it.
import { createHash } from "node:crypto";
import {
	constants,
	copyFileSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { hashBlob, type Oid } from "../../ledger/objects.ts";
import type { Context } from "./context.ts";
import { findOwn, writeOwn } from "./state.ts";

/** Files of ours in a folder on another file system than the ledger's; sweep and watch pass them over. */
export const SWAP_PREFIX = ".mneme-swap.";

/** One path's change on disk: from what the transaction saw to what it committed. */
export interface Placement {
	readonly path: string;
	readonly absolute: string;
	readonly tx: string;
	/** What was on disk when the transaction was decided. */
	readonly before: Oid | undefined;
	readonly after: { readonly bytes: Uint8Array; readonly permissions: number } | undefined;
}

export interface SwapNames {
	readonly fresh: string;
	readonly old: string;
}

/** The name of a displaced file tells the path it had and the blob it should hold, so that nothing else need be kept. */
export function swapNames(context: Context, { path, absolute, tx, before }: Omit<Placement, "after">): SwapNames {
	const name = `${tx}.${before ?? NO_BLOB}.${encodePath(path)}`;
	const parent = dirname(absolute);
	const base = isApart(context, parent) ? join(parent, SWAP_PREFIX + name) : join(context.ledger.own("swap"), name);
	return { fresh: base + NEW, old: base + OLD };
}

const NO_BLOB = "none";
const NEW = ".new";
const OLD = ".old";
const PATH = ".path";

/** Room for a path in a file name of at most 255 bytes; a longer path is written down in a file beside. */
const ENCODED_PATH_BYTES = 160;
const HASHED = "~";

function encodePath(path: string): string {
	const encoded = Buffer.from(path, "utf8").toString("base64url");
	return encoded.length <= ENCODED_PATH_BYTES ? encoded : HASHED + createHash("sha1").update(path).digest("hex");
}

/** Makes the folders a placement needs, so that what can fail fails before anything is committed. */
export function prepareFolder(context: Context, { absolute, path }: Pick<Placement, "absolute" | "path">): void {
	const folder = dirname(absolute);
	mkdirSync(folder, { recursive: true });
	if (isApart(context, folder)) noteApart(context, dirname(path));
}

/** A rename does not cross file systems: there, displaced files stay in their own folder. */
function isApart(context: Context, folder: string): boolean {
	return statSync(folder).dev !== statSync(context.ledger.own("swap")).dev;
}

/** Folders that are apart, one a line, noted before the first exchange in them: where leftovers are looked for. */
const APART = "swap-apart";

function listApart(context: Context): string[] {
	return (findOwn(context, APART) ?? "").split("\n").filter((folder) => folder !== "");
}

function noteApart(context: Context, folder: string): void {
	const known = listApart(context);
	if (!known.includes(folder)) writeOwn(context, APART, [...known, folder].join("\n"));
}

/** Names of ours with the given ending, wherever files are exchanged; each with where it is. */
function listSwap(context: Context, ending: string): { readonly name: string; readonly absolute: string }[] {
	const places = [
		{ folder: context.ledger.own("swap"), prefix: "" },
		...listApart(context).map((folder) => ({ folder: join(context.root, folder), prefix: SWAP_PREFIX })),
	];
	return places.flatMap(({ folder, prefix }) =>
		(existsSync(folder) ? readdirSync(folder) : [])
			.filter((name) => name.startsWith(prefix) && name.endsWith(ending))
			.map((name) => ({ name: name.slice(prefix.length), absolute: join(folder, name) })),
	);
}

/**
 * Exchanges the file for the prepared one. The moment without a file is two system calls long.
 * Answers what was there instead, if it was not what the transaction had seen.
 */
export function place(
	context: Context,
	placement: Placement,
): { readonly edited: Buffer | undefined; readonly onDisk: boolean } | undefined {
	const { fresh, old } = swapNames(context, placement);
	const { absolute, before, after, path } = placement;
	if (encodePath(path).startsWith(HASHED)) writeFileSync(besideOld(old, PATH), path);
	const displaced = displace(absolute, old);
	if (!displaced) rmSync(besideOld(old, PATH), { force: true });
	context.reach("displaced", path);
	const taken = after !== undefined && !linkNew(fresh, absolute);
	rmSync(fresh, { force: true });
	// Someone made a file between our two calls: theirs stays.
	if (taken) return { edited: readFileSync(absolute), onDisk: true };
	context.reach("placed", path);
	// They deleted it between our last look and this; not seen as an edit where we delete it too.
	if (!displaced) return before && after ? { edited: undefined, onDisk: false } : undefined;
	const bytes = readFileSync(old);
	return hashBlob(bytes) === before ? undefined : { edited: bytes, onDisk: false };
}

function besideOld(old: string, ending: string): string {
	return old.slice(0, -OLD.length) + ending;
}

function displace(absolute: string, old: string): boolean {
	if (lstatSync(absolute, { throwIfNoEntry: false })?.isDirectory()) {
		throw Object.assign(new Error(`${absolute} has become a folder`), { code: "EISDIR" });
	}
	try {
		renameSync(absolute, old);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
		throw error;
	}
}

function linkNew(fresh: string, absolute: string): boolean {
	try {
		linkSync(fresh, absolute);
		return true;
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		if (code === "EEXIST") return false;
		if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EOPNOTSUPP" && code !== "ENOSYS") throw error;
	}
	// A file system without hard links.
	copyFileSync(fresh, absolute, constants.COPYFILE_EXCL);
	return true;
}

/** A displaced file that is still kept. */
export interface Leftover {
	readonly old: string;
	readonly path: string;
	/** The blob it held when it was displaced; anything else is an edit that came late. */
	readonly expected: Oid | undefined;
	/** What was to take its place is still waiting. */
	readonly unreplaced: boolean;
	readonly displacedMs: number;
}

/** Displaced files of any process. Those whose path is no longer known are left alone. */
export function listLeftovers(context: Context): Leftover[] {
	return listSwap(context, OLD).flatMap(({ name, absolute: old }) => {
		const { expected, encoded } = parseName(name);
		const path = decodePath(context, encoded, besideOld(old, PATH));
		if (path === undefined) return [];
		const unreplaced = existsSync(besideOld(old, NEW));
		return [
			{
				old,
				path,
				expected,
				unreplaced,
				displacedMs: statSync(old).ctimeMs,
			},
		];
	});
}

function parseName(name: string): { readonly expected: Oid | undefined; readonly encoded: string } {
	const [, expected, encoded = ""] = name.split(".");
	return { expected: expected === NO_BLOB ? undefined : expected, encoded };
}

function decodePath({ ledger }: Context, encoded: string, noted: string): string | undefined {
	if (!encoded.startsWith(HASHED)) return Buffer.from(encoded, "base64url").toString("utf8");
	if (existsSync(noted)) return readFileSync(noted, "utf8");
	// Displaced by a Mneme that wrote no paths down.
	for (const [path] of ledger.trees.files(ledger.treeOf(ledger.head()))) if (encodePath(path) === encoded) return path;
	return undefined;
}

export function dropLeftover({ old }: Pick<Leftover, "old">): void {
	rmSync(old, { force: true });
	rmSync(besideOld(old, PATH), { force: true });
}

/** Displaced files that nobody wrote to, whether their path is known or not. Only under the workspace lock. */
export function dropUnchanged(context: Context): void {
	for (const { name, absolute: old } of listSwap(context, OLD))
		if (hashBlob(readFileSync(old)) === parseName(name).expected) dropLeftover({ old });
}

/** Prepared files of transactions that never came to be. Only under the workspace lock. */
export function dropPrepared(context: Context): void {
	for (const { absolute } of listSwap(context, NEW)) rmSync(absolute, { force: true });
	for (const { absolute } of listSwap(context, PATH))
		if (!existsSync(absolute.slice(0, -PATH.length) + OLD)) rmSync(absolute, { force: true });
}

export function isSwapName(path: string): boolean {
	return basename(path).startsWith(SWAP_PREFIX);
}
