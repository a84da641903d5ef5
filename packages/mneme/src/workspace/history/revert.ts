// Plans how files go back to an earlier state, and applies such a plan as REVERT mutations, one per file.
// Which moment or which commits is the caller's business: undo, rollback and restore all come here.
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import { COMMITTER, type Oid } from "../../ledger/objects.ts";
import type { TreeFile } from "../../ledger/trees.ts";
import type { Context } from "../transaction/context.ts";
import { isOutsideEdit, readBlob, sameBytes } from "../transaction/edits.ts";
import { reconcile } from "../transaction/reconcile.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** A file as it should be. */
interface Content {
	readonly bytes: Buffer;
	readonly mode: string;
}

export interface RevertStep {
	readonly path: string;
	/** What the plan was made on. A file that has moved on when it is applied is a conflict, and nothing is written. */
	readonly before: Oid | undefined;
	/** Undefined: the file goes. */
	readonly after: Content | undefined;
	/** Later changes of the file stay in it. */
	readonly merged: boolean;
	/** Commits on the file whose effect is lost, newest first. */
	readonly lost: readonly HistoryEntry[];
}

/** A file that is left as it is: later changes touch what would be taken back, or something else stands in its place. */
interface RevertConflict {
	readonly path: string;
	/** Those changes, newest first. */
	readonly later: readonly HistoryEntry[];
	/** What the file would have gone back to. */
	readonly wanted: Buffer | undefined;
	/** A file where a folder is needed, or a folder where the file was. Once it is gone the same rollback brings the file back. */
	readonly inTheWay?: string;
}

export interface RevertPlan {
	readonly steps: readonly RevertStep[];
	readonly conflicts: readonly RevertConflict[];
}

/** What was done to the record itself: digests of the log, receipts of erasures. A record does not go back. */
const RECORDS = /^memory\/meta\/(?:audit-archive\.md$|receipts\/)/u;

export function isRecord(path: string): boolean {
	return RECORDS.test(path);
}

/** The commits of the last transaction that changed a file, newest first. Outside edits are nobody's transaction. */
export function findLastTransaction({ ledger }: Context): HistoryEntry[] {
	const entries: HistoryEntry[] = [];
	for (const entry of walkHistory(ledger.reader, ledger.head())) {
		if (isOutsideEdit(entry) || entry.commit.tree === ledger.treeOf(entry.commit.parents[0])) continue;
		const first = entries[0];
		if (first && (first.message === undefined || first.message.tx !== entry.message?.tx)) break;
		entries.push(entry);
	}
	return entries;
}

/** Every file, or the one at `path`, as it was after the commit `to`. `from`: the name that file had then. */
export function planReturn(context: Context, to: HistoryEntry, only?: { path: string; from?: string }): RevertPlan {
	const { ledger } = context;
	const head = ledger.treeOf(ledger.head());
	const changes = only
		? [
				[
					only.path,
					ledger.trees.find(head, only.path),
					ledger.trees.find(to.commit.tree, only.from ?? only.path),
				] as const,
			]
		: [...ledger.trees.changes(head, to.commit.tree)];
	const differing = changes.filter(
		([path, now, then]) => !isRecord(path) && (now?.oid !== then?.oid || now?.mode !== then?.mode),
	);
	const lost = commitsByPath(context, to.oid, new Set(differing.map(([path]) => path)));
	const steps = differing.map(([path, now, then]) => ({
		path,
		before: now?.oid,
		after: contentOf(context, then),
		merged: false,
		lost: lost.get(path) ?? [],
	}));
	return holdBack(context, { steps, conflicts: [] });
}

/** The changes of `entries` (newest first) taken out of the files as they are now; what came later stays where it can. */
export function planTakeBack(context: Context, entries: readonly HistoryEntry[]): RevertPlan {
	const { ledger } = context;
	const head = ledger.treeOf(ledger.head());
	const steps: RevertStep[] = [];
	const conflicts: RevertConflict[] = [];
	for (const [path, stretches] of stretchesByPath(context, entries)) {
		if (isRecord(path)) continue;
		const now = ledger.trees.find(head, path);
		const present = contentOf(context, now);
		let result: Content | undefined | "conflict" = present;
		for (const stretch of stretches) if (result !== "conflict") result = without(context, path, stretch, result);
		if (result === "conflict") {
			const later = commitsByPath(context, stretches[0]!.newest, new Set([path])).get(path) ?? [];
			conflicts.push({ path, later, wanted: readBlob(context, stretches.at(-1)!.before?.oid) });
		} else if (!sameContent(result, present)) {
			const merged = now?.oid !== stretches[0]!.after?.oid;
			steps.push({ path, before: now?.oid, after: result, merged, lost: [] });
		}
	}
	return holdBack(context, { steps, conflicts });
}

/** One transaction cannot both clear a place and fill it with the other kind of thing. */
function holdBack({ ledger }: Context, { steps, conflicts }: RevertPlan): RevertPlan {
	const head = ledger.treeOf(ledger.head());
	const isFile = (path: string) => ledger.trees.find(head, path) !== undefined;
	const isFolder = (path: string) => present.some((file) => file.startsWith(`${path}/`));
	const present = [...ledger.trees.files(head)].map(([path]) => path);
	const blocked = steps.flatMap(({ path, before, after }): RevertConflict[] => {
		if (before !== undefined || !after) return [];
		const names = path.split("/");
		const above = names.slice(1).map((_, depth) => names.slice(0, depth + 1).join("/"));
		const inTheWay = above.find(isFile) ?? (isFolder(path) ? path : undefined);
		return inTheWay === undefined ? [] : [{ path, later: [], wanted: after.bytes, inTheWay }];
	});
	const held = new Set(blocked.map(({ path }) => path));
	return { steps: steps.filter(({ path }) => !held.has(path)), conflicts: [...conflicts, ...blocked] };
}

/** Removals come first: a file may have become a folder. */
export async function applyRevert(
	tx: Transaction,
	{ steps }: RevertPlan,
	summarize: (step: RevertStep) => string,
): Promise<void> {
	for (const step of steps) {
		const note = { action: "REVERT", summary: summarize(step), expected: step.before ?? null } as const;
		if (!step.after) await tx.remove(step.path, note);
	}
	for (const step of steps) {
		const note = { action: "REVERT", summary: summarize(step), expected: step.before ?? null } as const;
		if (step.after) await tx.write(step.path, step.after.bytes, { ...note, restoring: { mode: step.after.mode } });
	}
}

/** Commits after `since` on each of `paths`, newest first. */
function commitsByPath(context: Context, since: Oid, paths: ReadonlySet<string>): Map<string, HistoryEntry[]> {
	const { ledger } = context;
	const found = new Map<string, HistoryEntry[]>();
	if (paths.size === 0) return found;
	for (const entry of walkHistory(ledger.reader, ledger.head(), since)) {
		for (const path of pathsOf(context, entry)) {
			if (!paths.has(path)) continue;
			const entries = found.get(path);
			if (entries) entries.push(entry);
			else found.set(path, [entry]);
		}
	}
	return found;
}

/** Our own commits name the one file they change; comparing trees costs five times as much over a long history. */
function pathsOf({ ledger }: Context, { commit, message }: HistoryEntry): string[] {
	const before = ledger.treeOf(commit.parents[0]);
	if (before === commit.tree) return [];
	if (message && message.action !== "RENAME" && commit.committer === COMMITTER) return [message.file];
	return [...ledger.trees.changes(before, commit.tree)].map(([path]) => path);
}

/** Commits to take back that follow each other on one path, with the file before the first and after the last. */
interface Stretch {
	readonly newest: Oid;
	readonly after: TreeFile | undefined;
	before: TreeFile | undefined;
}

/** Newest first. */
function stretchesByPath(context: Context, entries: readonly HistoryEntry[]): Map<string, Stretch[]> {
	const { ledger } = context;
	const found = new Map<string, Stretch[]>();
	const redone = new Set<string>();
	for (const { oid, commit, message } of entries) {
		for (const [path, before, after] of ledger.trees.changes(ledger.treeOf(commit.parents[0]), commit.tree)) {
			const key = `${message?.tx} ${path}`;
			// Redone on top of an edit: that commit alone holds all of ours, the one before it met the edit halfway.
			if (redone.has(key)) continue;
			if (message?.actor === "system:audit") redone.add(key);
			const stretches = found.get(path) ?? [];
			const newer = stretches.at(-1);
			// Nobody else changed the file between the two, or changed it back.
			if (newer && newer.before?.oid === after?.oid && newer.before?.mode === after?.mode) newer.before = before;
			else stretches.push({ newest: oid, after, before });
			found.set(path, stretches);
		}
	}
	return found;
}

function without(
	context: Context,
	path: string,
	{ before, after }: Stretch,
	present: Content | undefined,
): Content | undefined | "conflict" {
	const [base, earlier] = [contentOf(context, after), contentOf(context, before)];
	if (sameContent(present, base)) return earlier;
	if (sameContent(present, earlier)) return present;
	if (!earlier || !present) return "conflict";
	const mode = base?.mode === present.mode ? earlier.mode : present.mode;
	if (sameBytes(present.bytes, base?.bytes)) return { bytes: earlier.bytes, mode };
	if (sameBytes(earlier.bytes, base?.bytes)) return { bytes: present.bytes, mode };
	const reconciled = reconcile(path, base?.bytes, earlier.bytes, present.bytes);
	return reconciled.kind === "conflict" ? "conflict" : { bytes: reconciled.bytes, mode };
}

function sameContent(left: Content | undefined, right: Content | undefined): boolean {
	return left?.mode === right?.mode && sameBytes(left?.bytes, right?.bytes);
}

function contentOf(context: Context, file: TreeFile | undefined): Content | undefined {
	return file && { bytes: readBlob(context, file.oid)!, mode: file.mode };
}
