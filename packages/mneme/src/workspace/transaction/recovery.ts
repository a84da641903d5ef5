// After a crash, or after real git worked on the ledger: brings disk, log and state in step with HEAD.
// A file is rewritten only if its bytes are ones this range of history had given it; anything else is a person's edit.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { writeNew } from "../../ledger/durable.ts";
import { descendsFrom, type HistoryEntry, walkHistory, walkTransactions } from "../../ledger/history.ts";
import { COMMITTER, type Oid } from "../../ledger/objects.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Notice } from "../../model/results.ts";
import { followLog } from "../audit/trail.ts";
import { resolvePath } from "../paths.ts";
import { Chain } from "./chain.ts";
import type { Context } from "./context.ts";
import { type DiskFile, findOnDisk } from "./disk.ts";
import { isOutsideEdit, readBlob, settleLateEdits } from "./edits.ts";
import { newTransactionId } from "./ids.ts";
import { type LateEdit, lagNotices, placeAll, preparedFiles, publish, type Unplaced } from "./publish.ts";
import { isMadeFrom } from "./reconcile.ts";
import { readState, writeState } from "./state.ts";
import { dropLeftover, type Leftover, listLeftovers, type Placement } from "./swap.ts";
import { listUnplaced, writeUnplaced } from "./unplaced.ts";

const NEW_FILE_PERMISSIONS = 0o644;

/** What the unapplied part of history did to one path. */
interface PathHistory {
	/** Every blob the path had in it, and before it: finding one of them on disk means "not placed yet". */
	readonly known: Set<Oid | undefined>;
	/** What was on disk when Mneme's own change was decided: the base for meeting a person's edit. */
	readonly base: Oid | undefined;
	/** The last change was made by real git, which looks after the disk itself. */
	readonly foreign: boolean;
}

/** Whether anything is to be done; cheap, and safe without the lock. */
export function needsRecovery(context: Context): boolean {
	const head = context.ledger.head();
	return head !== undefined && (readState(context).applied !== head || listUnplaced(context).length > 0);
}

/** Whether opening the workspace should take the lock at once: something is undone, half done, or waiting to be looked at. */
export function needsAttention(context: Context): boolean {
	return needsRecovery(context) || context.ledger.refs.isClaimed() || listRipe(context).length > 0;
}

/** Only under the workspace lock. */
export async function recover(context: Context): Promise<Notice[]> {
	const { ledger } = context;
	ledger.refs.dropStale();
	if (!needsRecovery(context)) return [];
	const head = ledger.head()!;
	const { applied } = readState(context);
	if (applied !== undefined && !isAncestor(context, head, applied)) return await adoptHistory(context, head, applied);
	const base = applied ?? lastTransactionBase(context, head);
	const paths = collectPaths(context, base, head);
	for (const { path, before } of listUnplaced(context)) {
		// Whoever made room for it may have done so by deleting what was there.
		if (!paths.has(path)) paths.set(path, { known: new Set([before, undefined]), base: before, foreign: false });
	}
	const { placements, edits, blocked } = compareWithDisk(context, head, paths);
	await writeNew(preparedFiles(context, placements), ledger.durability);
	const placed = await placeAll(context, placements);
	const unplaced = [...blocked, ...placed.unplaced];
	writeUnplaced(
		context,
		unplaced.map(({ path, before }) => ({ path, before })),
	);
	const settled = await settleLateEdits(context, [...edits, ...placed.late]);
	markApplied(context);
	return [...finished(placements, unplaced), ...lagNotices({ unplaced }), ...settled.notices];
}

/** Last of all: until then a second crash finds the same work again. */
function markApplied(context: Context): void {
	const head = context.ledger.head()!;
	const state = readState(context);
	if (state.applied !== head) writeState(context, { ...state, ...followLog(context, state, head), applied: head });
}

function finished(placements: readonly Placement[], unplaced: readonly Unplaced[]): Notice[] {
	return placements
		.filter(({ path }) => !unplaced.some((entry) => entry.path === path))
		.map(({ path }) => ({ level: "info", text: `${path}: finished a change that was interrupted.` }));
}

function isAncestor(context: Context, head: Oid, applied: Oid): boolean {
	return context.ledger.reader.has(applied) && descendsFrom(context.ledger.reader, head, applied);
}

/** Without a note of what is on disk, only the last transaction can be unfinished: the lock let no other begin. */
function lastTransactionBase(context: Context, head: Oid): Oid | undefined {
	return walkTransactions(context.ledger.reader, head).next().value?.base;
}

function collectPaths(context: Context, base: Oid | undefined, head: Oid): Map<string, PathHistory> {
	const paths = new Map<string, PathHistory>();
	const entries = [...walkHistory(context.ledger.reader, head, base)].reverse();
	for (const entry of entries) {
		const { ledger } = context;
		for (const [path, before, after] of ledger.trees.changes(
			ledger.treeOf(entry.commit.parents[0]),
			entry.commit.tree,
		)) {
			const seen = paths.get(path);
			const known = seen?.known ?? new Set([before?.oid]);
			const base = isRecording(entry) ? after?.oid : seen ? seen.base : before?.oid;
			paths.set(path, { known: known.add(after?.oid), base, foreign: isForeign(entry) });
		}
	}
	return paths;
}

/** A commit that recorded what was on disk instead of deciding it. */
function isRecording(entry: HistoryEntry): boolean {
	return isOutsideEdit(entry) || entry.message?.actor === "system:init";
}

function isForeign({ commit, message }: HistoryEntry): boolean {
	return message === undefined || commit.committer !== COMMITTER;
}

function compareWithDisk(
	context: Context,
	head: Oid,
	paths: Map<string, PathHistory>,
): { placements: Placement[]; edits: LateEdit[]; blocked: Unplaced[] } {
	const { ledger } = context;
	const tree = ledger.treeOf(head);
	const leftovers = listLeftovers(context);
	const placements: Placement[] = [];
	const edits: LateEdit[] = [];
	const blocked: Unplaced[] = [];
	for (const [path, { known, base, foreign }] of paths) {
		const place = findPlace(context, path);
		if ("reason" in place) {
			// What git committed and we cannot hold (a link, a submodule) is git's business.
			if (!foreign) blocked.push({ path, before: base, reason: place.reason });
			continue;
		}
		const { absolute, disk } = place;
		const wanted = ledger.trees.find(tree, path)?.oid;
		if (disk?.oid === wanted) continue;
		const tx = newTransactionId(context);
		const bytes = readBlob(context, wanted);
		const after = bytes && { bytes, permissions: disk?.permissions ?? NEW_FILE_PERMISSIONS };
		// The crash may have fallen between taking the old file away and putting the new one there.
		const inGap = leftovers.some((leftover) => leftover.path === path && leftover.unreplaced);
		if (!foreign && (known.has(disk?.oid) || (!disk && inGap))) {
			placements.push({ path, absolute, tx, before: disk?.oid, after });
		} else {
			// The crash may have come after placing: then the edit was made to our version, and is all there is to keep.
			const placed = bytes && disk && !inGap && isMadeFrom(bytes, readBlob(context, base), disk.bytes);
			const before = placed ? wanted : base;
			edits.push({ placement: { path, absolute, tx, before, after }, theirs: disk?.bytes, onDisk: true, inGap });
		}
	}
	return { placements, edits, blocked };
}

/** A path and what is there; or why nothing can be there now, such as a folder of that name. */
function findPlace(
	context: Context,
	path: string,
): { readonly absolute: string; readonly disk: DiskFile | undefined } | { readonly reason: string } {
	try {
		const absolute = resolvePath(context.root, path, "track");
		return { absolute, disk: findOnDisk(absolute, path) };
	} catch (error) {
		if (error instanceof MemoryError && error.code === "INVALID_PATH") return { reason: error.message };
		throw error;
	}
}

/** Somebody reset or rewrote the branch: their HEAD is taken as it is, no file is touched, and the old tip is kept and told. */
async function adoptHistory(context: Context, head: Oid, applied: Oid): Promise<Notice[]> {
	const { ledger } = context;
	const kept = `refs/mneme/lost/${applied.slice(0, 12)}`;
	if (ledger.reader.has(applied)) {
		const path = join(ledger.folder, kept);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, `${applied}\n`);
	}
	const state = readState(context);
	// `applied` moves with the alert: a crash before it must find the rewritten history again.
	writeState(context, { ...state, logged: head });
	const chain = new Chain(context, head);
	const summary = `history was rewritten outside Mneme: ${applied.slice(0, 12)} is no longer in it (kept as ${kept}), ${head.slice(0, 12)} is`;
	chain.add(
		{
			action: "ALERT",
			file: "—",
			summary,
			actor: "system:audit",
			approval: "—",
			trigger: "history check",
			tx: newTransactionId(context),
			critical: false,
		},
		[],
	);
	await publish(context, chain, []);
	return [{ level: "warning", text: `The ledger's ${summary}. Run \`mneme audit verify\`.` }];
}

/** A displaced file is kept this long: an editor that had it open has written by then. */
export const KEEP_DISPLACED_MS = 2000;
/** Clocks of file systems are coarse. */
const RIPE_MARGIN_MS = 50;

/** Drops displaced files that stayed as they were; one that changed is an edit, and is committed. Only under the lock. */
export async function settleLeftovers(context: Context): Promise<Notice[]> {
	const ripe = listRipe(context);
	const edits = ripe
		.filter((leftover) => !isRecorded(context, leftover))
		.flatMap((leftover) => lateEdit(context, leftover));
	const { notices } = await settleLateEdits(context, edits);
	for (const leftover of ripe) if (isRecorded(context, leftover)) dropLeftover(leftover);
	return [...notices];
}

/** Leaves no displaced file: waits until an editor that had one open has written. Only under the lock. */
export async function settleAll(context: Context, late: readonly LateEdit[]): Promise<Notice[]> {
	const { notices } = await settleLateEdits(context, late);
	if (listLeftovers(context).length > 0) await sleep(KEEP_DISPLACED_MS + RIPE_MARGIN_MS);
	return [...notices, ...(await settleLeftovers(context))];
}

function listRipe(context: Context): Leftover[] {
	return listLeftovers(context).filter(({ displacedMs }) => Date.now() - displacedMs > KEEP_DISPLACED_MS);
}

/** Whether a displaced file holds what it held when it was displaced, or an edit that was committed meanwhile. */
function isRecorded({ ledger }: Context, { old, path, expected }: Leftover): boolean {
	const found = findOnDisk(old, path);
	if (!found || found.oid === expected) return true;
	// That the ledger has the blob is not enough: a crash may have fallen between writing it and the commit.
	if (!ledger.reader.has(found.oid)) return false;
	for (const { commit } of walkHistory(ledger.reader, ledger.head()))
		if (ledger.trees.find(commit.tree, path)?.oid === found.oid) return true;
	return false;
}

/** None while its place cannot be looked at; the file is kept until it can. */
function lateEdit(context: Context, { old, path, expected }: Leftover): LateEdit[] {
	const place = findPlace(context, path);
	if ("reason" in place) return [];
	const { absolute, disk } = place;
	const after = disk && { bytes: disk.bytes, permissions: disk.permissions };
	const placement = { path, absolute, tx: newTransactionId(context), before: expected, after };
	return [{ placement, theirs: findOnDisk(old, path)?.bytes, onDisk: false }];
}
