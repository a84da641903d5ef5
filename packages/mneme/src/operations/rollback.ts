// `rollback`: one file, one transaction, one reflection or everything goes back, as new commits. What is lost is shown first.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { type HistoryEntry, walkHistory } from "../ledger/history.ts";
import { MemoryError } from "../model/errors.ts";
import { refused } from "../model/results.ts";
import { parseMoment } from "../text/dates.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import { isRecord, planReturn, planTakeBack } from "../workspace/history/revert.ts";
import { getVersion, transactionAround } from "../workspace/history/versions.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import { sweep } from "../workspace/outside/sweep.ts";
import { confirmation } from "./confirmation.ts";
import { historyRow, nameOf, timeFrame } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";
import { type RevertRequest, renderReverted, revert, revertedSchema } from "./reverting.ts";

export const rollback = workspaceOperation({
	name: "rollback",
	summary: "Bring a file, a transaction, a reflection or everything back",
	details:
		"FILE --to WHEN and --to WHEN return to how things were then (a transaction, a commit, a day, a time, yesterday). --tx and --reflection take back what one of them did and keep what came later, where the two do not touch. Nothing is deleted from the history: a rollback is a transaction and can be rolled back.",
	input: z.object({
		file: z.string().optional().describe("Only this file; with --to"),
		to: z.string().optional().describe("How it was then: 2026-02-02, yesterday, a transaction or a commit"),
		tx: z.string().optional().describe("Take back this transaction or commit"),
		reflection: z.string().optional().describe("Take back all that this reflection did: r-012"),
		dryRun: z.boolean().default(false).describe("Only show what would change and what would be lost"),
		...confirmation,
	}),
	output: revertedSchema,
	positionals: ["file"],
	examples: [
		{ line: "mneme rollback MEMORY.md --to yesterday", about: "One file" },
		{ line: "mneme rollback --reflection r-012", about: "All that one reflection did" },
		{ line: "mneme rollback --to 2026-02-02 --dry-run", about: "What a return to that day would lose" },
	],
	callers: ["main"],
	effect: "destroys",
	async run(engine, { file, to, tx, reflection, dryRun, confirm, userReply }) {
		const chosen = [to, tx, reflection].filter((value) => value !== undefined);
		if (chosen.length !== 1 || (file !== undefined && to === undefined))
			throw new MemoryError("USAGE", "Say one of: FILE --to WHEN, --to WHEN, --tx ID, --reflection ID.");
		if (file !== undefined && isRecord(file))
			return refused(`${file} records what happened, so it does not go back`, "Edit it by hand if it is wrong.");
		const common = { verb: "rollback", dryRun, confirm, userReply };
		if (to !== undefined) return await revert(engine, { ...common, ...(await planTo(engine, to, file)) });
		await sweep(engine.workspace);
		const taken = tx === undefined ? takenByReflection(engine, reflection!) : takenByTransaction(engine, tx);
		if (taken.entries.some(({ message }) => message?.actor === "system:init"))
			return refused(
				"making the workspace only recorded what was there",
				"Delete `.audit/` if you want the history gone.",
			);
		const plan = planTakeBack(engine.workspace.context, taken.entries);
		return await revert(engine, { ...common, plan, target: taken.target, summary: taken.target });
	},
	render: renderReverted,
});

export type Planned = Pick<RevertRequest, "plan" | "target" | "summary">;

/** Everything, or one file by whatever name it had then, as it was at `when`. */
export async function planTo(engine: Engine, when: string, file: string | undefined): Promise<Planned> {
	const { workspace } = engine;
	const { context } = workspace;
	if (file === undefined) await sweep(workspace);
	else await recordEdits(workspace, [file]);
	const to = findPoint(engine, when);
	const row = historyRow(engine, to);
	const target = `back to ${row.time} (${nameOf(row)})`;
	if (file === undefined) return { plan: planReturn(context, to), target, summary: target };
	const changes = await readFileHistory(context, file);
	if (changes.length === 0)
		throw new MemoryError("NOT_FOUND", `There is and was no file ${file}.`, { data: { path: file } });
	const later = new Set([...walkHistory(context.ledger.reader, context.ledger.head(), to.oid)].map(({ oid }) => oid));
	const from = changes.find(({ entry }) => !later.has(entry.oid))?.path ?? changes.at(-1)!.path;
	return { plan: planReturn(context, to, { path: file, from }), target, summary: target };
}

/** The end of a transaction. Times are held against what the clock said when it was made: author times. */
function findPoint(engine: Engine, when: string): HistoryEntry {
	const { context, ledger } = engine.workspace;
	const frame = timeFrame(engine);
	const momentMs = parseMoment(when, frame.nowMs, frame.timezone);
	if (momentMs === undefined) return transactionAround(context, getVersion(context, when, frame)).entries.at(-1)!;
	for (const entry of walkHistory(ledger.reader, ledger.head()))
		if (entry.commit.authorTime * 1000 <= momentMs) return entry;
	throw new MemoryError("NOT_FOUND", `The history begins after ${when}. \`mneme log\` shows what there is.`);
}

interface Taken {
	/** Newest first. */
	readonly entries: readonly HistoryEntry[];
	readonly target: string;
}

function takenByTransaction(engine: Engine, name: string): Taken {
	const { context } = engine.workspace;
	const entry = getVersion(context, name, timeFrame(engine));
	const { entries } = transactionAround(context, entry);
	return { entries: entries.toReversed(), target: `took back ${nameOf(historyRow(engine, entry))}` };
}

/** By its transactions, not by its commits: what it did may have been redone on top of an edit, by another actor. */
function takenByReflection({ workspace: { ledger } }: Engine, name: string): Taken {
	const actor = name.startsWith("reflection:") ? name : `reflection:${name}`;
	const all = [...walkHistory(ledger.reader, ledger.head())];
	const own = new Set(all.filter(({ message }) => message?.actor === actor).map(({ message }) => message!.tx));
	if (own.size === 0)
		throw new MemoryError(
			"NOT_FOUND",
			`The history holds no ${actor}. \`mneme log --by reflection\` shows which there are.`,
		);
	const entries = all.filter(({ message }) => message !== undefined && own.has(message.tx));
	return { entries, target: `took back ${actor}` };
}
