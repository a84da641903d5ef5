// `restore`: brings back a forgotten memory, a file that was deleted, or an earlier version of one.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { findTextOf } from "../forgetting/forgotten-text.ts";
import { restorable, sortArchived } from "../forgetting/restore.ts";
import { MemoryError } from "../model/errors.ts";
import { parseMemoryId } from "../model/ids.ts";
import { done, refused } from "../model/results.ts";
import { scoresOf } from "../stores/write-memories.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import { isRecord, planReturn } from "../workspace/history/revert.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import { notArchived, renderRestored, restoreByIds, restoredSchema } from "./archive-restore.ts";
import { confirmation } from "./confirmation.ts";
import { historyRow, nameOf } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";
import { renderReverted, revert, revertedSchema } from "./reverting.ts";
import { type Planned, planTo } from "./rollback.ts";

export const restore = workspaceOperation({
	name: "restore",
	summary: "Bring back a forgotten memory, a deleted file, or an earlier version of one",
	details:
		"A memory's id brings back what was forgotten, as it was, links and scores included. A deleted file comes back as it last was. With --from, as it was then; what that loses is shown first.",
	input: z.object({
		file: z.string().describe("A memory's id, or the file's path"),
		from: z.string().optional().describe("As it was then: 2026-02-02, yesterday, a transaction or a commit"),
		dryRun: z.boolean().default(false).describe("Only show what would change and what would be lost"),
		...confirmation,
	}),
	output: revertedSchema.extend({ memories: restoredSchema.shape.restored }),
	positionals: ["file"],
	examples: [
		{ line: "mneme restore fact:person--alex:k7f2", about: "A memory that was forgotten" },
		{ line: "mneme restore memory/procedures/deploy.md", about: "A file that was deleted" },
		{ line: "mneme restore USER.md --from 2026-02-02", about: "An earlier version" },
	],
	callers: ["main"],
	effect: "destroys",
	async run(engine, { file, from, dryRun, confirm, userReply }) {
		if (parseMemoryId(file) !== undefined && from === undefined) return await restoreMemory(engine, file, dryRun);
		if (isRecord(file))
			return refused(`${file} records what happened, so it does not go back`, "Edit it by hand if it is wrong.");
		const planned = from === undefined ? await planUndelete(engine, file) : await planTo(engine, from, file);
		if (planned.plan.steps.some(({ after }) => !after))
			throw new MemoryError(
				"NOT_FOUND",
				`There was no file ${file} at ${from}. \`mneme history ${file}\` shows when there was.`,
			);
		const outcome = await revert(engine, { verb: "restore", dryRun, confirm, userReply, ...planned });
		return outcome.status === "done" ? { ...outcome, value: { ...outcome.value, memories: [] } } : outcome;
	},
	render: (value, paint) =>
		value.memories.length > 0
			? renderRestored({ restored: value.memories, tx: value.tx }, paint)
			: renderReverted(value, paint),
});

async function restoreMemory(engine: Engine, id: string, dryRun: boolean) {
	const none = { target: id, files: [], conflicts: [], dryRun };
	if (dryRun) {
		const scores = await scoresOf(engine);
		const { forgotten, asleep, awake } = await sortArchived(engine, scores, [id]);
		const memories = asleep.map(({ id: own, path, says }) => ({ id: own, path, text: says }));
		for (const each of restorable(scores, forgotten))
			memories.push({ id: each, path: "", text: (await findTextOf(engine, each)) ?? "" });
		return done({ ...none, tx: null, memories }, awake.map(notArchived));
	}
	const outcome = await restoreByIds(engine, [id], "restore");
	if (outcome.status !== "done") return outcome;
	const { restored, tx } = outcome.value;
	return { ...outcome, value: { ...none, tx, memories: restored } };
}

async function planUndelete(engine: Engine, file: string): Promise<Planned> {
	const { workspace } = engine;
	const { context } = workspace;
	await recordEdits(workspace, [file]);
	const last = (await readFileHistory(context, file))[0];
	if (!last) throw new MemoryError("NOT_FOUND", `There is and was no file ${file}.`, { data: { path: file } });
	if (last.after)
		throw new MemoryError(
			"INVALID_INPUT",
			`${file} is there. Say --from WHEN; \`mneme history ${file}\` shows its versions.`,
		);
	const parent = last.entry.commit.parents[0]!;
	const to = { oid: parent, commit: context.ledger.reader.readCommit(parent), message: undefined };
	const row = historyRow(engine, last.entry);
	const target = `brought back as it was before ${nameOf(row)}`;
	return { plan: planReturn(context, to, { path: file }), target, summary: target };
}
