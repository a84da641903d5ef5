// `alerts`: changes a person has to know of and has not acknowledged: critical files, the host's config, a rewritten history.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { done } from "../model/results.ts";
import { type Alert, pendingAlerts } from "../workspace/alerts/alerts.ts";
import { fileDiffSchema, renderFileDiff, treeDiffs } from "./file-diff.ts";
import { historyRow } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";

const alertSchema = z.object({
	id: z.string(),
	file: z.string(),
	kind: z.enum(["critical file", "host config", "history"]),
	time: z.string(),
	utc: z.string(),
	/** Who changed it; `—` where that is not known. */
	actor: z.string(),
	approval: z.string(),
	summary: z.string(),
	/** By neither a person nor an approved reflection. */
	breach: z.boolean(),
	changes: z.array(fileDiffSchema),
});

export const alerts = workspaceOperation({
	name: "alerts",
	summary: "Changes to critical files that nobody has acknowledged yet",
	details: "SOUL.md, IDENTITY.md, mneme.yaml and the host's config file, and histories rewritten outside Mneme.",
	input: z.object({}),
	output: z.object({ alerts: z.array(alertSchema) }),
	examples: [{ line: "mneme alerts", about: "What changed, with its diff" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine) {
		const pending = await pendingAlerts(engine.workspace);
		return done({ alerts: pending.map((alert) => describeAlert(engine, alert)) });
	},
	render({ alerts: pending }, paint) {
		if (pending.length === 0) return "Nothing to acknowledge.";
		const parts = pending.map(({ id, file, kind, time, actor, summary, breach, changes }) => {
			const mark = breach ? paint.red("INTEGRITY BREACH ") : "";
			const by = actor === "—" ? "" : ` by ${actor}`;
			return [
				`${mark}${paint.bold(file === "—" ? kind : file)} changed ${time}${by}  ${paint.dim(id)}`,
				`  ${summary}`,
				...changes.map((change) => renderFileDiff(change, paint)),
			].join("\n");
		});
		return [...parts, "Was this intended? `mneme alerts ack ID` or `mneme alerts ack --all` says so."].join("\n\n");
	},
});

function describeAlert(engine: Engine, { id, file, kind, entry, change, breach }: Alert): z.infer<typeof alertSchema> {
	const { context, ledger } = engine.workspace;
	const { time, utc, summary, actor, approval } = historyRow(engine, change ?? entry);
	const changes = change
		? treeDiffs(context, ledger.treeOf(change.commit.parents[0]), change.commit.tree, undefined)
		: [];
	const who = change ? { actor, approval } : { actor: "—", approval: "—" };
	// A commit of real git may have changed other files too.
	return {
		id,
		file,
		kind,
		time,
		utc,
		summary,
		breach,
		...who,
		changes: changes.filter((each) => change?.message || each.path === file),
	};
}
