// Where audit.log begins: after the last month that has a digest in the archive. Derived from the ledger, kept nowhere else.
import { parseAuditArchive } from "../../formats/audit-digest.ts";
import type { Commit, Oid } from "../../ledger/objects.ts";
import type { Context } from "../transaction/context.ts";

export const AUDIT_ARCHIVE = "memory/meta/audit-archive.md";

/** `2026-01` for any moment of January 2026, in UTC. */
export function monthOf(seconds: number): string {
	return new Date(seconds * 1000).toISOString().slice(0, 7);
}

/** The first second after a month. */
export function monthEnd(month: string): number {
	const [year, number] = month.split("-").map(Number);
	return Date.UTC(year!, number!, 1) / 1000;
}

/** The last month that is digested as of `tip`. One that had not ended by then was typed by hand and does not count. */
export function lastArchivedMonth({ ledger }: Context, tip: Oid): string | undefined {
	const commit = ledger.reader.readCommit(tip);
	const file = ledger.trees.find(commit.tree, AUDIT_ARCHIVE);
	if (!file) return undefined;
	const { digests } = parseAuditArchive(ledger.reader.read(file.oid, "blob").toString("utf8"));
	const months = digests.map(({ month }) => month).filter((month) => monthEnd(month) <= commit.committerTime);
	return months.toSorted().at(-1);
}

/**
 * The index of the first commit, oldest first, that is later than the digested months. Real git may have given a commit any
 * time at all, so a commit is never taken to be older than one before it.
 */
export function firstAfter(month: string | undefined, commits: readonly Pick<Commit, "committerTime">[]): number {
	if (month === undefined) return 0;
	const end = monthEnd(month);
	const index = commits.findIndex(({ committerTime }) => committerTime >= end);
	return index < 0 ? commits.length : index;
}
