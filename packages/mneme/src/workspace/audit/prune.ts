// Months older than the log keeps become digests in memory/meta/audit-archive.md, by a transaction; then the log is cut off after
// them. A kill between the two leaves a log that is too long, which the next run cuts. The history itself stays whole.
import { parseAuditArchive, putAuditDigest, serializeAuditArchive } from "../../formats/audit-digest.ts";
import { walkHistory } from "../../ledger/history.ts";
import { MemoryError } from "../../model/errors.ts";
import { enginePrincipal } from "../../model/principal.ts";
import type { Outcome } from "../../model/results.ts";
import { done, refused } from "../../model/results.ts";
import type { Context } from "../transaction/context.ts";
import type { Workspace } from "../workspace.ts";
import { AUDIT_ARCHIVE, firstAfter, lastArchivedMonth, monthEnd, monthOf } from "./boundary.ts";
import { trimLog } from "./check.ts";
import { digestMonth, type MonthEntry } from "./month.ts";
import { projectEntry } from "./trail.ts";

export interface Pruned {
	/** Months that have a digest now and had none before. */
	readonly months: readonly string[];
	/** Lines taken out of the log. */
	readonly removed: number;
	/** The transaction that wrote the digests. */
	readonly tx: string | undefined;
}

const DAY_SECONDS = 86_400;

/** Complete calendar months (UTC) that ended at least `retentionDays` ago. */
export async function pruneAudit(workspace: Workspace, retentionDays: number): Promise<Outcome<Pruned>> {
	const { context } = workspace;
	const months = findRipeMonths(context, retentionDays);
	const written = await workspace.transaction(
		{ principal: enginePrincipal("system:audit"), trigger: "mneme audit prune" },
		async (tx) => {
			if (months.size === 0) return undefined;
			const before = await tx.read(AUDIT_ARCHIVE);
			let archive = parseAuditArchive(before.text ?? "");
			for (const [month, entries] of months) archive = putAuditDigest(archive, digestMonth(month, entries));
			const names = [...months.keys()].join(", ");
			await tx.write(AUDIT_ARCHIVE, serializeAuditArchive(archive), { summary: `digest of ${names}` });
			return tx.id;
		},
	);
	if (written.status !== "done") return written as Outcome<never>;
	const trimmed = await workspace.exclusively(async () => trimLog(context));
	if (!trimmed)
		return refused(
			"audit.log is not what the history says, so it was not shortened",
			"Run `mneme audit verify` to see where, then `mneme audit rebuild`.",
		);
	return done({ months: [...months.keys()], removed: trimmed.removed, tx: written.value }, written.notices);
}

/** What pruning would digest now: each month with its commits, oldest first. */
export function findRipeMonths(context: Context, retentionDays: number): Map<string, MonthEntry[]> {
	const { ledger, clock } = context;
	if (!(retentionDays >= 0))
		throw new MemoryError("INVALID_INPUT", `${retentionDays} is no number of days to keep lines of the audit log for.`);
	const head = ledger.head();
	const limit = clock.now() / 1000 - retentionDays * DAY_SECONDS;
	const months = new Map<string, MonthEntry[]>();
	if (head === undefined) return months;
	const entries = [...walkHistory(ledger.reader, head)].reverse();
	const start = firstAfter(
		lastArchivedMonth(context, head),
		entries.map(({ commit }) => commit),
	);
	let latest = 0;
	for (const entry of entries.slice(start)) {
		latest = Math.max(latest, entry.commit.committerTime);
		const month = monthOf(latest);
		if (monthEnd(month) > limit) break;
		const parent = entry.commit.parents[0];
		const changed = entry.commit.tree !== (parent === undefined ? undefined : ledger.reader.readCommit(parent).tree);
		const told = { ...projectEntry(context, entry), changed, critical: entry.message?.critical === true };
		const known = months.get(month);
		if (known) known.push(told);
		else months.set(month, [told]);
	}
	return months;
}
