// `undo`: takes back the last transaction by new commits. It asks for no confirmation, because it is itself a transaction:
// undoing again brings everything back. What was edited outside since is kept, or the whole undo is a conflict.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import type { HistoryEntry } from "../ledger/history.ts";
import { MemoryError } from "../model/errors.ts";
import { type Conflict, done, type Outcome, refused } from "../model/results.ts";
import { applyRevert, findLastTransaction, planTakeBack } from "../workspace/history/revert.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { fileDiff, fileDiffSchema, renderFileDiff } from "./file-diff.ts";
import { historyRow, historyRowSchema, nameOf } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";
import { followRevert } from "./reverting.ts";

const outputSchema = z.object({
	/** The commits taken back, newest first. */
	undone: z.array(historyRowSchema),
	files: z.array(fileDiffSchema),
	/** The transaction that took them back; null where nothing was changed. */
	tx: z.string().nullable(),
	dryRun: z.boolean(),
});

type Undone = z.infer<typeof outputSchema>;

export const undo = workspaceOperation({
	name: "undo",
	summary: "Take back the last transaction, as a new change",
	details:
		"Edits you made to the same files since are kept; where that cannot be done without guessing, nothing is changed and both versions are shown. Undo again to bring it back. Making the workspace cannot be undone.",
	input: z.object({
		dryRun: z.boolean().default(false).describe("Only show what would change"),
	}),
	output: outputSchema,
	examples: [
		{ line: "mneme undo --dry-run", about: "See what would be taken back" },
		{ line: "mneme undo", about: "Take it back" },
	],
	callers: ["main"],
	effect: "destroys",
	async run(engine, { dryRun }): Promise<Outcome<Undone>> {
		const { workspace, principal } = engine;
		const { context } = workspace;
		const entries = findLastTransaction(context);
		if (entries.length === 0 || entries.some(({ message }) => message?.actor === "system:init"))
			return refused(
				"there is nothing to take back: nothing was done since the workspace was made",
				"Delete the folder if you want it gone.",
			);
		await recordEdits(workspace, pathsOf(context, entries));
		const plan = planTakeBack(context, entries);
		const conflict = plan.conflicts[0];
		if (conflict) return await asConflict(engine, conflict.path, conflict.wanted);
		const value: Undone = {
			undone: entries.map((entry) => historyRow(engine, entry)),
			files: plan.steps.map(({ path, before, after }) => fileDiff(path, readBlob(context, before), after?.bytes)),
			tx: null,
			dryRun,
		};
		if (dryRun || plan.steps.length === 0) return done(value);
		const outcome = await workspace.transaction({ principal, trigger: "mneme undo" }, async (tx) => {
			// Somebody else wrote since: what was to be taken back is no longer the last transaction.
			if (findLastTransaction(context)[0]?.oid !== entries[0]!.oid)
				throw new MemoryError("LOCKED", "Something was written meanwhile. Look at `mneme log` and try again.");
			await applyRevert(tx, plan, () => describe(entries[0]!));
			return { ...value, tx: tx.id };
		});
		if (outcome.status === "done") await followRevert(engine, plan, "undo");
		return outcome;
	},
	render({ undone, files, tx, dryRun }, paint) {
		const last = undone[0]!;
		const what = `${nameOf(last)} ${paint.dim(`(${last.time}, ${last.actor})`)}`;
		if (files.length === 0) return `Nothing to take back: the files of ${what} already are as they were before it.`;
		const head = dryRun ? `Would take back ${what}:` : `Took back ${what}; \`mneme undo\` brings it back.`;
		const changes = files.map(
			({ path, change, linesAdded, linesRemoved }) =>
				`  ${paint.bold(path)} ${change === "changed" ? "" : `${change} `}${paint.green(`+${linesAdded}`)} ${paint.red(`-${linesRemoved}`)}`,
		);
		const details = dryRun
			? ["", ...files.map((file) => renderFileDiff(file, paint))]
			: [paint.dim(`  transaction ${tx}`)];
		return [head, ...changes, ...details].join("\n");
	},
});

function pathsOf({ ledger }: Context, entries: readonly HistoryEntry[]): string[] {
	const changes = entries.flatMap(({ commit }) => [
		...ledger.trees.changes(ledger.treeOf(commit.parents[0]), commit.tree),
	]);
	return [...new Set(changes.map(([path]) => path))];
}

async function asConflict({ workspace }: Engine, path: string, wanted: Buffer | undefined): Promise<Conflict> {
	const { version, text } = await workspace.read(path);
	const yours = { version: null, text: wanted?.toString("utf8") ?? null };
	return { status: "conflict", path, yours, theirs: { version, text }, notices: [] };
}

/** Taking back what was taken back is bringing it back; the summary stays one step deep. */
function describe({ commit, message }: HistoryEntry): string {
	if (!message) return `took back git: ${commit.message.split("\n")[0]}`;
	const reverted = message.action === "REVERT" ? REVERTED.exec(message.summary) : null;
	if (reverted) return `${reverted[1] === "took" ? "brought" : "took"} back ${reverted[2]}`;
	return `took back ${message.tx}: ${message.summary}`;
}

const REVERTED = /^(took|brought) back (.*)$/u;
