// After the branch was moved to the rewritten history: files on disk, other refs, the log and the state follow, then everything goes
// that belongs to the old one only. Each step may be done again, so a kill costs nothing but time.
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { syncFolders, writeNew } from "../../ledger/durable.ts";
import { listPacks } from "../../ledger/every-object.ts";
import { descendsFrom } from "../../ledger/history.ts";
import { discardObjects, discardPack, keepFile } from "../../ledger/rewrite-store.ts";
import type { Notice } from "../../model/results.ts";
import { ACCESS_LOG } from "../access-journal.ts";
import { AUDIT_LOG, followLog } from "../audit/trail.ts";
import { resolvePath } from "../paths.ts";
import type { Context } from "../transaction/context.ts";
import { findOnDisk } from "../transaction/disk.ts";
import { readBlob } from "../transaction/edits.ts";
import { newTransactionId } from "../transaction/ids.ts";
import { type LateEdit, lagNotices, placeAll, preparedFiles } from "../transaction/publish.ts";
import { readState, writeState } from "../transaction/state.ts";
import { dropPrepared, dropUnchanged, listLeftovers, type Placement } from "../transaction/swap.ts";
import { noteUnplaced } from "../transaction/unplaced.ts";
import { dropGitNotes, moveOtherRefs } from "./other-refs.ts";
import {
	dropRewrite,
	findRewrite,
	isRewriteOpen,
	type RewriteRecord,
	type RewrittenFile,
	writeRewrite,
} from "./record.ts";

/** Where a test may kill the process. */
export const REWRITE_STEPS = [
	"begun",
	"rewritten",
	"packed",
	"prepared",
	"moved",
	"switched",
	"placed",
	"logged",
	"settled",
	"discarded",
	"cleaned",
	"finished",
] as const;

export type RewriteStep = (typeof REWRITE_STEPS)[number];

export interface Finishing {
	/** Commits edits that came in the moment of placing, and drops displaced files once no editor writes to them any more. */
	readonly settle: (late: readonly LateEdit[]) => Promise<readonly Notice[]>;
	/** Cleans what is derived from the files and costs much to make again; without it that goes as a whole. */
	readonly clean?: () => Promise<void>;
	readonly reach?: (step: RewriteStep) => void;
}

const FOLDER = ".mneme";
/** Costs hours to make again; whoever can takes out of it only what must go. */
const COSTLY = /^vectors\.db/;
/** Notes of our own that were made from the old history. */
const OWN_NOTES = ["audit.log.before-rebuild", "audit.log.new", "access.log.rest", "stat-cache.json", "git-index"];
/** The journal without what is erased, made before the switch. */
export const NEXT_JOURNAL = "access.log.next";

/** A rewriting whose process died: dropped if the branch never moved, else finished. Only under the workspace lock. */
export async function finishInterrupted(context: Context, finishing: Finishing): Promise<Notice[]> {
	if (!isRewriteOpen(context)) return [];
	const record = findRewrite(context);
	if (!record) {
		dropRewrite(context);
		return [];
	}
	context.ledger.refs.dropStale();
	if (isSwitched(context, record)) {
		const placements = planPlacements(context, record);
		await preparePlacements(context, placements);
		const notices = await finishRewrite(context, record, placements, finishing);
		return [...notices, { level: "info", text: finishedText(record) }];
	}
	if (record.phase === "switched") {
		dropRewrite(context);
		const text =
			"An erasure was interrupted, and the ledger's branch was then set to something else. Look at it with `mneme git log`, and erase again.";
		return [{ level: "warning", text }];
	}
	abandonRewrite(context, record);
	const text = "An erasure was interrupted before anything was erased. Nothing was changed; run it again.";
	return [{ level: "warning", text }];
}

/** Whether the branch is on the new history. */
export function isSwitched({ ledger }: Context, { to }: RewriteRecord): boolean {
	const head = ledger.head();
	return head !== undefined && to !== undefined && (head === to || descendsFrom(ledger.reader, head, to));
}

/** A process that was killed never showed its key. */
function finishedText({ added = [] }: RewriteRecord): string {
	const told = "Finished an erasure that was interrupted.";
	if (added.length === 0) return told;
	return `${told} Its receipt is ${added.join(", ")}. If its key was not shown, it is lost: \`mneme erase verify\` then needs the text.`;
}

/** Before the switch: as if it had never begun. */
export function abandonRewrite(context: Context, { packs }: RewriteRecord): void {
	dropPrepared(context);
	rmSync(context.ledger.own(NEXT_JOURNAL), { force: true });
	for (const name of packs) discardPack(context.ledger.objectsFolder, name);
	context.ledger.dropTemporaries();
	dropRewrite(context);
}

export async function finishRewrite(
	context: Context,
	record: RewriteRecord,
	placements: readonly Placement[],
	{ settle, clean, reach = () => undefined }: Finishing,
): Promise<Notice[]> {
	const { ledger } = context;
	await syncFolders([dirname(join(ledger.folder, ledger.refs.branch()))], ledger.durability);
	await writeRewrite(context, { ...record, phase: "switched" });
	await ledger.beginEpoch(record.to!);
	reach("switched");
	const placed = await placeAll(context, placements);
	noteUnplaced(context, placed.unplaced);
	for (const { path, after } of record.files) if (after === undefined) dropEmptyFolders(context, path);
	reach("placed");
	const unmoved = moveOtherRefs(ledger, record);
	rmSync(join(context.root, AUDIT_LOG), { force: true });
	const log = followLog(context, { logged: undefined, logBytes: 0 }, record.to!);
	writeState(context, { ...readState(context), ...log, applied: record.to });
	const journal = ledger.own(NEXT_JOURNAL);
	if (existsSync(journal)) renameSync(journal, resolvePath(context.root, ACCESS_LOG, "track"));
	reach("logged");
	// What an edit was made from is still there now.
	const settled = await settle(placed.late);
	dropUnchanged(context);
	reach("settled");
	ledger.reader.forget();
	discardObjects(ledger.objectsFolder, record.discarded);
	for (const name of record.packs) rmSync(keepFile(ledger.objectsFolder, name), { force: true });
	dropGitNotes(ledger);
	for (const name of OWN_NOTES) rmSync(ledger.own(name), { force: true });
	await syncFolders([join(ledger.objectsFolder, "pack")], ledger.durability);
	const foreign = foreignPacks(context, record);
	reach("discarded");
	dropDerived(context, clean !== undefined);
	await clean?.();
	reach("cleaned");
	dropRewrite(context);
	reach("finished");
	return [...lagNotices(placed), ...unmoved.map(unmovedNotice), ...foreign, ...settled];
}

/** What real git packed in the meantime is of the old history, too. */
function foreignPacks({ ledger }: Context, { packs, staying }: RewriteRecord): Notice[] {
	const known = new Set([...packs, ...staying]);
	if (listPacks(ledger.objectsFolder).every((name) => known.has(name))) return [];
	return [
		{ level: "warning", text: "Another git packed the ledger meanwhile, and has the old history in it. Erase again." },
	];
}

/** A folder's name may tell as much as a file's. */
function dropEmptyFolders({ root }: Context, path: string): void {
	for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
		const absolute = join(root, folder);
		if (!existsSync(absolute)) continue;
		if (readdirSync(absolute).length > 0) return;
		rmdirSync(absolute);
	}
}

function dropDerived({ root }: Context, keepCostly: boolean): void {
	const folder = join(root, FOLDER);
	for (const name of existsSync(folder) ? readdirSync(folder) : [])
		if (!(keepCostly && COSTLY.test(name))) rmSync(join(folder, name), { recursive: true, force: true });
}

function unmovedNotice(name: string): Notice {
	return {
		level: "warning",
		text: `The ledger's ref ${name} was moved by git meanwhile and still leads to the old history. Delete it with \`mneme git update-ref -d ${name}\`, and erase again.`,
	};
}

/** What a kill left unplaced. A file that holds neither version was edited by a person since: the next sweep records it. */
function planPlacements(context: Context, { files }: RewriteRecord): Placement[] {
	const gaps = new Set(listLeftovers(context).flatMap(({ path, unreplaced }) => (unreplaced ? [path] : [])));
	dropPrepared(context);
	return files.flatMap((file) => planPlacement(context, file, gaps.has(file.path)));
}

function planPlacement(context: Context, { path, before, after }: RewrittenFile, inGap: boolean): Placement[] {
	const absolute = resolvePath(context.root, path, "track");
	const disk = findOnDisk(absolute, path);
	if (disk?.oid === after || (disk?.oid !== before && !(disk === undefined && inGap))) return [];
	const bytes = readBlob(context, after);
	const content = bytes && { bytes, permissions: disk?.permissions ?? NEW_FILE_PERMISSIONS };
	return [{ path, absolute, tx: newTransactionId(context), before: disk?.oid, after: content }];
}

const NEW_FILE_PERMISSIONS = 0o644;

/** The new versions beside the ledger, synced. */
export async function preparePlacements(context: Context, placements: readonly Placement[]): Promise<void> {
	await writeNew(preparedFiles(context, placements), context.ledger.durability);
}
