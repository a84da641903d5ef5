// `log`: the history, newest first, one row per commit. A path's history is asked of real git where there is one: it has an
// index of changed paths.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { type HistoryEntry, walkHistory } from "../ledger/history.ts";
import { parseMessage } from "../ledger/message.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { getTimeSpan } from "../workspace/history/versions.ts";
import { isAtOrBelow } from "./file-diff.ts";
import {
	type HistoryRow,
	historyRow,
	historyRowSchema,
	nameOf,
	padded,
	paintAction,
	timeFrame,
} from "./history-rows.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const outputSchema = z.object({
	entries: z.array(historyRowSchema),
	/** There are older ones that fit. */
	more: z.boolean(),
	timezone: z.string(),
});

const MOST_ENTRIES = 100_000;

export const log = workspaceOperation({
	name: "log",
	summary: "What changed, when, by whom and why",
	details: "Newest first. Times are in the workspace's time zone; a day given to --since or --until counts whole.",
	input: z.object({
		path: z.string().optional().describe("Only this file, or the files in this folder"),
		limit: z.int().min(1).max(MOST_ENTRIES).default(20).describe("Most entries to show"),
		since: z.string().optional().describe('From then on: 2026-02-02, yesterday, "3 hours ago"'),
		until: z.string().optional().describe("Up to then"),
		by: z.string().optional().describe("Only this actor: manual, reflection, bot:main"),
	}),
	output: outputSchema,
	positionals: ["path"],
	examples: [
		{ line: "mneme log", about: "What changed recently" },
		{ line: "mneme log MEMORY.md --since yesterday", about: "One file, since yesterday morning" },
		{ line: "mneme log --by reflection --limit 5", about: "What reflections did" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { path, limit, since, until, by }) {
		const frame = timeFrame(engine);
		const range: Range = {
			fromMs: since === undefined ? Number.NEGATIVE_INFINITY : getTimeSpan(since, frame).startMs,
			toMs: until === undefined ? Number.POSITIVE_INFINITY : getTimeSpan(until, frame).endMs,
		};
		const entries: HistoryRow[] = [];
		let more = false;
		for (const entry of await entriesOf(engine, path)) {
			if (entry.commit.committerTime * 1000 < range.fromMs) break;
			if (entry.commit.authorTime * 1000 > range.toMs) continue;
			const row = historyRow(engine, entry);
			if (by !== undefined && !isBy(row.actor, by)) continue;
			if (entries.length === limit) {
				more = true;
				break;
			}
			entries.push(row);
		}
		return done({ entries, more, timezone: engine.settings.timezone });
	},
	render: ({ entries, more }, paint) => {
		if (entries.length === 0) return "Nothing in the history fits.";
		const rows = renderRows(entries, paint);
		return more ? [...rows, paint.dim("… and older ones; --limit shows more")].join("\n") : rows.join("\n");
	},
});

interface Range {
	readonly fromMs: number;
	readonly toMs: number;
}

/** `reflection` covers `reflection:r-012`. */
function isBy(actor: string, wanted: string): boolean {
	return actor === wanted || actor.startsWith(`${wanted}:`);
}

async function entriesOf(engine: Engine, path: string | undefined): Promise<Iterable<HistoryEntry>> {
	const { ledger } = engine.workspace;
	const all = walkHistory(ledger.reader, ledger.head());
	if (path === undefined) return all;
	const under = path.replace(/^\.\//, "").replace(/\/+$/, "");
	return (await findByGit(engine, under)) ?? walkPath(engine, all, under);
}

/** Undefined where there is no git. */
async function findByGit(
	{ workspace: { ledger } }: Engine,
	under: string,
): Promise<Iterable<HistoryEntry> | undefined> {
	if (ledger.head() === undefined) return [];
	try {
		const args = ["rev-list", "--first-parent", "HEAD", "--", `:(top,literal)${under}`];
		const { exit, stdout } = await ledger.git(args);
		if (exit !== 0) return undefined;
		return readEntries(ledger, stdout.toString("latin1").split("\n").filter(Boolean));
	} catch (error) {
		if (error instanceof MemoryError && error.code === "NO_GIT") return undefined;
		throw error;
	}
}

function* readEntries({ reader }: Engine["workspace"]["ledger"], oids: readonly string[]): Generator<HistoryEntry> {
	for (const oid of oids) {
		const commit = reader.readCommit(oid);
		yield { oid, commit, message: parseMessage(commit.message) };
	}
}

function* walkPath({ workspace }: Engine, all: Iterable<HistoryEntry>, under: string): Generator<HistoryEntry> {
	const { ledger } = workspace;
	for (const entry of all) {
		const changes = ledger.trees.changes(ledger.treeOf(entry.commit.parents[0]), entry.commit.tree);
		for (const [path] of changes) {
			if (!isAtOrBelow(path, under)) continue;
			yield entry;
			break;
		}
	}
}

function renderRows(entries: readonly HistoryRow[], paint: Paint): string[] {
	const width = (text: (row: HistoryRow) => string) => Math.max(...entries.map((row) => text(row).length));
	const widths = {
		name: width(nameOf),
		action: width(({ action }) => action),
		file: Math.min(
			MOST_FILE_COLUMNS,
			width(({ file }) => file),
		),
		actor: width(({ actor }) => actor),
		approval: width(({ approval }) => approval),
	};
	return entries.map((row) =>
		[
			row.time,
			padded(nameOf(row), widths.name, paint.dim(nameOf(row))),
			padded(row.action, widths.action, paintAction(row.action, paint)),
			padded(row.file, widths.file, paint.bold(row.file)),
			row.actor.padEnd(widths.actor),
			row.approval.padEnd(widths.approval),
			row.summary,
		].join("  "),
	);
}

/** One long path should not push every other row apart. */
const MOST_FILE_COLUMNS = 48;
