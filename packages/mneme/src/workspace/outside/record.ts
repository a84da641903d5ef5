// Versions found on disk, recorded as commits: outside edits by a sweep, a folder's first content by init.
// Nothing on disk is touched. Done in parts, so that ten thousand files need not be in memory at once.
import type { Message } from "../../ledger/message.ts";
import { MemoryError } from "../../model/errors.ts";
import { isCritical } from "../../model/policy.ts";
import { resolvePath } from "../paths.ts";
import { Chain, type FileChange } from "../transaction/chain.ts";
import type { Context } from "../transaction/context.ts";
import { type DiskFile, findOnDisk } from "../transaction/disk.ts";
import { outsideMessage, readBlob } from "../transaction/edits.ts";
import { publish } from "../transaction/publish.ts";

export interface OutsideChange {
	readonly action: "CREATE" | "EDIT" | "DELETE" | "RENAME";
	readonly path: string;
	/** Of a RENAME. */
	readonly from?: string;
}

/** A part is held in memory and is one pack on disk: few enough for the one, many enough for the other. */
const FILES_PER_PART = 500;
/** Real git may move the branch while a part is being written; it does not do so for long. */
const PART_ATTEMPTS = 5;

/** What a found version is called in the history. `before` is what the ledger had. */
type Describe = (change: OutsideChange, before: Buffer | undefined, after: Buffer | undefined) => Message;

/** Only under the workspace lock. The commits carry one transaction id. */
export async function recordOutside(
	context: Context,
	tx: string,
	changes: readonly OutsideChange[],
	report: (done: number, total: number) => void,
): Promise<void> {
	await recordFound(context, changes, (change, before, after) => describeOutside(change, before, after, tx), report);
}

export async function recordFound(
	context: Context,
	changes: readonly OutsideChange[],
	describe: Describe,
	report: (done: number, total: number) => void,
): Promise<void> {
	for (let at = 0; at < changes.length; at += FILES_PER_PART) {
		report(at, changes.length);
		await recordPart(context, changes.slice(at, at + FILES_PER_PART), describe);
	}
}

async function recordPart(context: Context, changes: readonly OutsideChange[], describe: Describe): Promise<void> {
	for (let attempt = 0; attempt < PART_ATTEMPTS; attempt++) {
		const chain = new Chain(context, context.ledger.head());
		for (const change of changes) addFound(context, chain, change, describe);
		if (chain.length === 0) return;
		if ((await publish(context, chain, [])).kind === "published") return;
	}
	throw new MemoryError("LOCKED", "Something else keeps committing to the ledger. Wait for it to end and try again.");
}

function addFound(context: Context, chain: Chain, change: OutsideChange, describe: Describe): void {
	const { path, from } = change;
	const disk = findPlainFile(context.root, path);
	// Gone again, or there again: the next sweep sees it as it is then.
	if ((disk === undefined) !== (change.action === "DELETE")) return;
	const file = { path, bytes: disk?.bytes, ...(disk ? { mode: disk.mode } : {}) };
	const changes: FileChange[] = from === undefined ? [file] : [{ path: from, bytes: undefined }, file];
	const before = readBlob(context, chain.findBefore(from ?? path));
	chain.add(describe(change, before, disk?.bytes), changes);
}

/** A folder or a link in a file's place means that the file is gone. */
function findPlainFile(root: string, path: string): DiskFile | undefined {
	try {
		return findOnDisk(resolvePath(root, path, "track"), path);
	} catch (error) {
		if (error instanceof MemoryError && error.code === "INVALID_PATH") return undefined;
		throw error;
	}
}

function describeOutside(
	{ action, path, from }: OutsideChange,
	before: Buffer | undefined,
	after: Buffer | undefined,
	tx: string,
): Message {
	const message = outsideMessage(path, before, after, tx);
	if (action === "RENAME")
		return {
			...message,
			action,
			summary: `${from} → ${path}: renamed`,
			critical: isCritical(path) || isCritical(from!),
		};
	if (before && after?.equals(before)) return { ...message, summary: "permissions changed" };
	return message;
}
