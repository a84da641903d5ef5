// `audit rebuild`: writes audit.log anew from the history. That it was done is itself on record.
import { z } from "zod";
import { done } from "../model/results.ts";
import { rebuildLog } from "../workspace/audit/check.ts";
import { AUDIT_LOG } from "../workspace/audit/trail.ts";
import { workspaceOperation } from "./operation.ts";

export const auditRebuild = workspaceOperation({
	name: "audit rebuild",
	summary: "Write the audit log anew from the history",
	details: "The log it replaces is kept in .audit/mneme/ until the next rebuild.",
	input: z.object({}),
	output: z.object({
		lines: z.int(),
		/** Lines the old log lacked, and lines it had that no commit stands behind. */
		added: z.int(),
		removed: z.int(),
		/** Where the old log is now; null where it was the same or there was none. */
		kept: z.string().nullable(),
	}),
	examples: [{ line: "mneme audit rebuild", about: "After `mneme audit verify` named a difference" }],
	callers: ["main", "engine"],
	effect: "writes",
	async run({ workspace, principal }) {
		const { lines, added, removed, kept = null } = await rebuildLog(workspace);
		const result = { lines, added, removed, kept };
		if (added + removed === 0 && kept === null) return done(result);
		const recorded = await workspace.transaction({ principal, trigger: "mneme audit rebuild" }, (tx) =>
			tx.event("EDIT", AUDIT_LOG, `rebuilt from the history: ${added} added, ${removed} removed`),
		);
		return recorded.status === "done" ? done(result, recorded.notices) : recorded;
	},
	render({ lines, added, removed, kept }) {
		if (added + removed === 0) return `The log has ${lines} lines, each as its commit says.`;
		const old = kept === null ? "" : ` The old one is ${kept}.`;
		return `The log has ${lines} lines now: ${added} added, ${removed} removed.${old}`;
	},
});
