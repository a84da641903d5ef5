// `audit prune`: months older than `audit.retentionDays` become digests, and leave the log.
import { z } from "zod";
import { done } from "../model/results.ts";
import { findRipeMonths, pruneAudit } from "../workspace/audit/prune.ts";
import { workspaceOperation } from "./operation.ts";

export const auditPrune = workspaceOperation({
	name: "audit prune",
	summary: "Turn old months of the audit log into digests",
	details:
		"Whole months that ended more than audit.retentionDays ago. Their lines leave memory/meta/audit.log, a digest of each goes into memory/meta/audit-archive.md; the history keeps everything, and `mneme audit` answers from it.",
	input: z.object({
		dryRun: z.boolean().default(false).describe("Only say which months would go"),
	}),
	output: z.object({
		months: z.array(z.string()),
		removed: z.int(),
		tx: z.string().nullable(),
		dryRun: z.boolean(),
	}),
	examples: [{ line: "mneme audit prune --dry-run", about: "Which months are old enough" }],
	callers: ["main", "engine"],
	effect: "writes",
	async run({ workspace, settings }, { dryRun }) {
		const { retentionDays } = settings.audit;
		if (dryRun) {
			const ripe = findRipeMonths(workspace.context, retentionDays);
			const lines = [...ripe.values()].reduce((sum, entries) => sum + entries.length, 0);
			return done({ months: [...ripe.keys()], removed: lines, tx: null, dryRun });
		}
		const pruned = await pruneAudit(workspace, retentionDays);
		if (pruned.status !== "done") return pruned;
		const { months, removed, tx = null } = pruned.value;
		return done({ months: [...months], removed, tx, dryRun }, pruned.notices);
	},
	render({ months, removed, dryRun }) {
		if (months.length === 0 && removed === 0) return "No month is old enough.";
		return `${months.join(", ") || "Archived months"}: ${removed} lines ${dryRun ? "would leave" : "left"} the log.`;
	},
});
