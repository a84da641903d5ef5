// `show`: a file now, a file as it was, or one transaction with what it changed.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import type { HistoryEntry } from "../ledger/history.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Outcome } from "../model/results.ts";
import { findVersion, getVersion, transactionAround } from "../workspace/history/versions.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { fileDiffSchema, renderFileDiff, treeDiffs } from "./file-diff.ts";
import { historyRow, historyRowSchema, nameOf, paintAction, timeFrame } from "./history-rows.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const fileSchema = z.object({
	kind: z.literal("file"),
	path: z.string(),
	text: z.string(),
	/** What a later write names as expected. */
	version: z.string(),
	/** Null: as it is on disk now. */
	at: historyRowSchema.nullable(),
});

const transactionSchema = z.object({
	kind: z.literal("transaction"),
	tx: z.string().nullable(),
	commits: z.array(historyRowSchema.extend({ changes: z.array(fileDiffSchema) })),
});

const outputSchema = z.discriminatedUnion("kind", [fileSchema, transactionSchema]);

type Shown = z.infer<typeof outputSchema>;

export const show = workspaceOperation({
	name: "show",
	summary: "A file as it is or was, or one change",
	details:
		"FILE is the file now. FILE@WHEN is the file as it was: a transaction, a commit, a day, a time, yesterday. A transaction or commit alone shows what it changed.",
	input: z.object({
		target: z.string().describe("FILE, FILE@WHEN, or a transaction or commit as `mneme log` names it"),
	}),
	output: outputSchema,
	positionals: ["target"],
	examples: [
		{ line: "mneme show MEMORY.md", about: "The file now" },
		{ line: "mneme show MEMORY.md@yesterday", about: "As it was when yesterday ended" },
		{ line: "mneme show tmhq2x0k1-9f3a1b2c", about: "What one transaction changed" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { target }): Promise<Outcome<Shown>> {
		const now = await findNow(engine, target);
		if (now) return done(now);
		const at = target.lastIndexOf("@");
		if (at > 0) return done(fileAt(engine, target.slice(0, at), target.slice(at + 1)));
		const entry = findVersion(engine.workspace.context, target, timeFrame(engine));
		if (entry && !isPathLike(target)) return done(transactionAt(engine, entry));
		throw new MemoryError(
			"NOT_FOUND",
			`There is no file ${target} now, and no such transaction. \`mneme log ${target}\` shows whether there was one; \`mneme show ${target}@yesterday\` shows it as it was.`,
			{ data: { target } },
		);
	},
	render: (value, paint) => (value.kind === "file" ? value.text : renderTransaction(value, paint)),
});

function isPathLike(target: string): boolean {
	return target.includes("/") || target.includes(".");
}

async function findNow({ workspace }: Engine, path: string): Promise<Shown | undefined> {
	const { text, version } = await workspace.read(path);
	return text === null || version === null ? undefined : { kind: "file", path, text, version, at: null };
}

function fileAt(engine: Engine, path: string, when: string): Shown {
	const { context, ledger } = engine.workspace;
	const entry = getVersion(context, when, timeFrame(engine));
	const oid = ledger.trees.find(entry.commit.tree, path)?.oid;
	if (oid === undefined) {
		throw new MemoryError(
			"NOT_FOUND",
			`There was no file ${path} at ${when}. \`mneme log ${path}\` shows when there was.`,
			{
				data: { path, when },
			},
		);
	}
	const text = readBlob(context, oid)!.toString("utf8");
	return { kind: "file", path, text, version: oid, at: historyRow(engine, entry) };
}

function transactionAt(engine: Engine, entry: HistoryEntry): Shown {
	const { context, ledger } = engine.workspace;
	const { entries } = transactionAround(context, entry);
	const commits = entries.map((each) => ({
		...historyRow(engine, each),
		changes: treeDiffs(context, ledger.treeOf(each.commit.parents[0]), each.commit.tree, undefined),
	}));
	return { kind: "transaction", tx: entry.message?.tx ?? null, commits };
}

function renderTransaction({ commits }: z.infer<typeof transactionSchema>, paint: Paint): string {
	const first = commits[0]!;
	const approval = first.approver === null ? first.approval : `${first.approval} by ${first.approver}`;
	const head = [
		paint.bold(nameOf(first)),
		`${paint.dim("When")}      ${first.time}`,
		`${paint.dim("Actor")}     ${first.actor}`,
		`${paint.dim("Approval")}  ${approval}`,
		`${paint.dim("Trigger")}   ${first.trigger}`,
	].join("\n");
	const parts = commits.map(({ action, file, summary, changes }) =>
		[
			`${paintAction(action, paint)} ${paint.bold(file)}: ${summary}`,
			...changes.map((change) => renderFileDiff(change, paint)),
		].join("\n"),
	);
	return [head, ...parts].join("\n\n");
}
