// `audit verify` and `audit rebuild`: holds audit.log against the history it projects, and writes it anew from there.
// What was done to the history itself is lost-history.ts; what a difference is called is log-difference.ts.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import type { Oid } from "../../ledger/objects.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Context } from "../transaction/context.ts";
import { readState, writeState } from "../transaction/state.ts";
import type { Workspace } from "../workspace.ts";
import { firstAfter, lastArchivedMonth, monthOf } from "./boundary.ts";
import { type AuditProblem, asBytes, compareLines, nameCommit, splitLog } from "./log-difference.ts";
import { findLostHistory, type LostHistory } from "./lost-history.ts";
import { AUDIT_LOG, projectLine } from "./trail.ts";

export interface AuditCheck {
	/** Lines of the log, and the commits they should stand for. */
	readonly lines: number;
	readonly commits: number;
	/** The last month that is only in the archive. */
	readonly archivedThrough: string | undefined;
	/** What was done to the history first, then the first difference of the log. */
	readonly problems: readonly AuditProblem[];
}

interface Projection {
	/** All of the history, oldest first. */
	readonly entries: readonly HistoryEntry[];
	/** Where the log begins. */
	readonly start: number;
	readonly archivedThrough: string | undefined;
}

/** The log is read under the lock, when it is in step; comparing it holds up nobody. */
export async function checkAudit(workspace: Workspace): Promise<AuditCheck> {
	const { context } = workspace;
	const { head, found } = await workspace.exclusively(async () => ({
		head: context.ledger.head(),
		found: findLog(context),
	}));
	const lines = splitLog(found ?? "");
	const entries: HistoryEntry[] = [];
	const missing = readHistory(context, head, entries, await lacksObjects(context));
	const counted = { lines: lines.length, commits: entries.length };
	if (missing) return { ...counted, archivedThrough: undefined, problems: [missing] };
	entries.reverse();
	const lost = findLostHistory(context, entries).map(describeLost);
	const projection = project(context, head, entries);
	const commits = entries.length - projection.start;
	const difference = found === undefined && commits > 0 ? noLog(commits) : compareLog(context, projection, lines);
	const problems = difference ? [...lost, difference] : lost;
	return { ...counted, commits, archivedThrough: projection.archivedThrough, problems };
}

/** One character per byte: two different bytes never look the same, even where they are no UTF-8. */
function findLog({ root }: Context): string | undefined {
	const path = join(root, AUDIT_LOG);
	return existsSync(path) ? readFileSync(path, "latin1") : undefined;
}

function noLog(commits: number): AuditProblem {
	return { kind: "no log", text: `${AUDIT_LOG} is not there; the history has ${commits} lines for it` };
}

/** A commit of another repository, which real git may have put into a tree. */
const SUBMODULE_MODE = "160000";

/** Real git asks this of all objects at once. Where there is none, they have to be looked at one by one. */
async function lacksObjects({ ledger }: Context): Promise<boolean> {
	if (ledger.head() === undefined) return false;
	try {
		const { exit, stdout } = await ledger.git(["rev-list", "--objects", "--quiet", "--missing=print", "HEAD"]);
		return exit !== 0 || stdout.length > 0;
	} catch (error) {
		if (error instanceof MemoryError && error.code === "NO_GIT") return true;
		throw error;
	}
}

/** Fills `entries`, newest first, as far as the history is there; every version of every file must be, if `thoroughly`. */
function readHistory(
	context: Context,
	head: Oid | undefined,
	entries: HistoryEntry[],
	thoroughly: boolean,
): AuditProblem | undefined {
	const { ledger } = context;
	try {
		for (const entry of walkHistory(ledger.reader, head)) {
			entries.push(entry);
			if (!thoroughly) continue;
			for (const [path, , after] of ledger.trees.changes(ledger.treeOf(entry.commit.parents[0]), entry.commit.tree))
				if (after && after.mode !== SUBMODULE_MODE && !ledger.reader.has(after.oid))
					return objectMissing(entry, after.oid, `the ledger lacks ${path} as it was then (${after.oid})`);
		}
		return undefined;
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "LEDGER_CORRUPT") throw error;
		const oid = typeof error.data.oid === "string" ? error.data.oid : undefined;
		return objectMissing(entries.at(-1), oid, error.message);
	}
}

function objectMissing(entry: HistoryEntry | undefined, oid: Oid | undefined, why: string): AuditProblem {
	const where = entry ? `at commit ${nameCommit(entry)}` : "at its newest commit";
	const text = `The history cannot be read ${where}: ${why}. The log was not compared`;
	return { kind: "object missing", text, ...(oid === undefined ? {} : { commit: oid }) };
}

function describeLost({ kept, first, count, instead, paths }: LostHistory): AuditProblem {
	if (!first)
		return { kind: "history rewritten", text: `The history was rewritten, and what it was (${kept}) is gone too` };
	const more = count > 1 ? ` and ${count - 1} after it` : "";
	const sameMessage = instead?.commit.message === first.commit.message;
	const how = !instead
		? "nothing stands in its place"
		: sameMessage
			? `${nameCommit(instead)} stands in its place with the same message but other content: ${listPaths(paths)}`
			: `${nameCommit(instead)} stands in its place${paths.length === 0 ? " with another message" : `, which differs in ${listPaths(paths)}`}`;
	return {
		kind: "history rewritten",
		text: `The history was rewritten: commit ${nameCommit(first)}${more} is no longer in it; ${how}. The old line is kept as ${kept}`,
		commit: first.oid,
	};
}

const MOST_PATHS = 5;

function listPaths(paths: readonly string[]): string {
	const more = paths.length - MOST_PATHS;
	return paths.slice(0, MOST_PATHS).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function project(context: Context, head: Oid | undefined, entries: readonly HistoryEntry[]): Projection {
	const archivedThrough = head === undefined ? undefined : lastArchivedMonth(context, head);
	const commits = entries.map(({ commit }) => commit);
	return { entries, start: firstAfter(archivedThrough, commits), archivedThrough };
}

function compareLog(context: Context, projection: Projection, found: readonly string[]): AuditProblem | undefined {
	const entries = projection.entries.slice(startOf(context, projection, found));
	const expected = entries.map((entry) => asBytes(projectLine(context, entry)));
	return compareLines(found, expected, entries);
}

/**
 * Where the log at hand begins: at the boundary, or, if the process died between writing a digest and shortening the log, at an
 * earlier month.
 */
function startOf(context: Context, { entries, start }: Projection, found: readonly string[]): number {
	const earlier = entries.flatMap(({ commit }, at) =>
		at < start && (at === 0 || monthOf(entries[at - 1]!.commit.committerTime) !== monthOf(commit.committerTime))
			? [at]
			: [],
	);
	const candidates = [start, ...earlier.reverse()];
	const whole = candidates.find((at) => entries.length - at === found.length);
	const fits = (at: number) => entries[at] !== undefined && asBytes(projectLine(context, entries[at])) === found[0];
	return whole ?? candidates.find(fits) ?? start;
}

/** The old log, kept by a rebuild: in the ledger's own folder, where no sweep takes it for a person's file. */
const REPLACED_LOG = "audit.log.before-rebuild";

export interface RebuiltLog {
	readonly lines: number;
	/** Lines the old log lacked, and lines it had that no commit stands behind. */
	readonly added: number;
	readonly removed: number;
	/** Where the old one is, if it was another. */
	readonly kept: string | undefined;
}

/** Writes the log anew from the history, from the boundary on. The one it replaces is kept until the next time. */
export async function rebuildLog(workspace: Workspace): Promise<RebuiltLog> {
	return await workspace.exclusively(async (context) => {
		const head = context.ledger.head();
		if (head === undefined) return { lines: 0, added: 0, removed: 0, kept: undefined };
		const entries = [...walkHistory(context.ledger.reader, head)].reverse();
		const { start } = project(context, head, entries);
		const lines = entries.slice(start).map((entry) => projectLine(context, entry));
		const old = findLog(context);
		const [before, after] = [splitLog(old ?? ""), lines.map(asBytes)];
		const counts = { lines: lines.length, added: countOnlyIn(after, before), removed: countOnlyIn(before, after) };
		if (old === after.join("")) return { ...counts, kept: undefined };
		const kept = context.ledger.own(REPLACED_LOG);
		if (old !== undefined) writeFileSync(kept, old, "latin1");
		replaceLog(context, head, lines.join(""));
		return { ...counts, kept: old === undefined ? undefined : kept };
	});
}

/** Cuts off what the archive has by now. Only under the workspace lock; undefined if the log is not what the history says. */
export function trimLog(context: Context): { readonly removed: number } | undefined {
	const head = context.ledger.head();
	const found = splitLog(findLog(context) ?? "");
	const entries = [...walkHistory(context.ledger.reader, head)].reverse();
	const projection = project(context, head, entries);
	if (head === undefined || compareLog(context, projection, found)) return undefined;
	const removed = found.length - (entries.length - projection.start);
	if (removed > 0) replaceLog(context, head, Buffer.from(found.slice(removed).join(""), "latin1").toString("utf8"));
	return { removed };
}

/** A kill between the two steps is made good by the next append. */
function replaceLog(context: Context, head: Oid, text: string): void {
	const fresh = context.ledger.own("audit.log.new");
	writeFileSync(fresh, text);
	renameSync(fresh, join(context.root, AUDIT_LOG));
	writeState(context, { ...readState(context), logged: head, logBytes: Buffer.byteLength(text) });
}

function countOnlyIn(lines: readonly string[], others: readonly string[]): number {
	const left = new Map<string, number>();
	for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
	return lines.filter((line) => {
		const count = left.get(line) ?? 0;
		left.set(line, count - 1);
		return count <= 0;
	}).length;
}
