// `diff`: the lines that changed between two points in history; without points, in the last transaction that changed a file.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { type HistoryEntry, walkTransactions } from "../ledger/history.ts";
import { done } from "../model/results.ts";
import { findTimeSpan, findVersion, getVersion } from "../workspace/history/versions.ts";
import { fileDiffSchema, isAtOrBelow, renderFileDiff, treeDiffs } from "./file-diff.ts";
import { type HistoryRow, historyRow, historyRowSchema, nameOf, timeFrame } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";

const outputSchema = z.object({
	/** Null: before the first commit. */
	from: historyRowSchema.nullable(),
	to: historyRowSchema.nullable(),
	files: z.array(fileDiffSchema),
});

export const diff = workspaceOperation({
	name: "diff",
	summary: "The lines that changed between two points",
	details:
		"A point is a transaction, a commit, a day, a time, yesterday. With none: the last transaction. With one: from then to now. A file or folder may stand alone or come last.",
	input: z.object({
		from: z.string().optional().describe("The earlier point"),
		to: z.string().optional().describe("The later point; now if it is left out"),
		path: z.string().optional().describe("Only this file, or the files in this folder"),
	}),
	output: outputSchema,
	positionals: ["from", "to", "path"],
	examples: [
		{ line: "mneme diff", about: "What the last transaction changed" },
		{ line: "mneme diff yesterday", about: "Since yesterday ended" },
		{ line: "mneme diff 2026-02-01 2026-02-03 MEMORY.md", about: "One file between two days" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, input) {
		const { context } = engine.workspace;
		const { points, path } = readPoints(engine, input);
		const { from, to } = points.length === 0 ? lastChange(engine, path) : between(engine, points);
		const row = (entry: HistoryEntry | undefined): HistoryRow | null => (entry ? historyRow(engine, entry) : null);
		const files = treeDiffs(context, from?.commit.tree, to?.commit.tree, path);
		return done({ from: row(from), to: row(to), files });
	},
	render: ({ from, to, files }, paint) => {
		if (from === null && to === null) return "There was nothing yet.";
		const name = (row: HistoryRow | null) => (row ? `${nameOf(row)} (${row.time})` : "the beginning");
		const head = paint.dim(`${name(from)} → ${name(to)}`);
		if (files.length === 0) return `${head}\nNo difference.`;
		return [head, ...files.map((file) => renderFileDiff(file, paint))].join("\n");
	},
});

interface Points {
	/** Undefined: a time before the first commit. */
	readonly points: readonly (HistoryEntry | undefined)[];
	readonly path: string | undefined;
}

/** Words are points until one is not; that one is the path, and has to be the last. */
function readPoints(
	engine: Engine,
	input: { from?: string | undefined; to?: string | undefined; path?: string | undefined },
): Points {
	const words = [input.from, input.to, input.path].filter((word) => word !== undefined);
	const { context } = engine.workspace;
	const frame = timeFrame(engine);
	const points: (HistoryEntry | undefined)[] = [];
	for (const [at, word] of words.entries()) {
		const isLast = at === words.length - 1;
		const found = at < 2 && input.path !== word ? findVersion(context, word, frame) : undefined;
		if (found || (at < 2 && findTimeSpan(word, frame))) points.push(found);
		else if (isLast && (input.path === word || hasPath(engine, word))) return { points, path: word };
		// Says what is wrong with it.
		else points.push(getVersion(context, word, frame));
	}
	return { points, path: undefined };
}

/** Whether anything in history was ever called so. */
function hasPath({ workspace: { ledger } }: Engine, word: string): boolean {
	for (const { base, entries } of walkTransactions(ledger.reader, ledger.head())) {
		const changes = ledger.trees.changes(ledger.treeOf(base), entries[0]!.commit.tree);
		for (const [path] of changes) if (isAtOrBelow(path, word)) return true;
	}
	return false;
}

function between(
	engine: Engine,
	points: Points["points"],
): { from: HistoryEntry | undefined; to: HistoryEntry | undefined } {
	const [from] = points;
	return { from, to: points.length > 1 ? points[1] : findVersion(engine.workspace.context, "HEAD", timeFrame(engine)) };
}

/** The last transaction that changed a file, or this file. */
function lastChange(
	{ workspace: { ledger } }: Engine,
	under: string | undefined,
): { from: HistoryEntry | undefined; to: HistoryEntry | undefined } {
	let later: HistoryEntry | undefined;
	for (const { base, entries } of walkTransactions(ledger.reader, ledger.head())) {
		const newest = entries[0]!;
		if (later) return { from: newest, to: later };
		for (const [path] of ledger.trees.changes(ledger.treeOf(base), newest.commit.tree)) {
			if (under === undefined || isAtOrBelow(path, under)) later = newest;
		}
	}
	return { from: undefined, to: later };
}
