// `status`: sweeps for outside changes and records them, then says what the workspace holds. Changes none of the user's files.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { walkHistory } from "../ledger/history.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice } from "../model/results.ts";
import { openAlerts } from "../workspace/alerts/alerts.ts";
import { findOutsideChanges, type Sweep, sweep } from "../workspace/outside/sweep.ts";
import { readSettingSources } from "../workspace/settings/files.ts";
import { resolveSettings } from "../workspace/settings/settings.ts";
import { readState } from "../workspace/transaction/state.ts";
import { listUnplaced } from "../workspace/transaction/unplaced.ts";
import { historyRow, historyRowSchema, padded, paintAction } from "./history-rows.ts";
import { leftOutSchema, renderLeftOut } from "./left-out.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const outputSchema = z.object({
	root: z.string(),
	format: z.int(),
	timezone: z.string(),
	/** Tracked files by store. */
	files: z.record(z.string(), z.int()),
	commits: z.int(),
	last: historyRowSchema.nullable(),
	ledger: z.object({
		bytes: z.int(),
		/** Written since git last packed the ledger. */
		unpackedBytes: z.int(),
	}),
	outside: z.object({
		/** Null where nothing was found, or it could not be recorded. */
		tx: z.string().nullable(),
		recorded: z.boolean(),
		changes: z.array(z.object({ action: z.string(), path: z.string(), from: z.string().optional() })),
	}),
	leftOut: z.array(leftOutSchema),
	/** Committed versions that could not be put on disk. */
	unplaced: z.array(z.string()),
	/** What waits to be acknowledged: changed critical files, a rewritten history. */
	alerts: z.array(z.object({ id: z.string(), file: z.string(), kind: z.string(), breach: z.boolean() })),
});

type Status = z.infer<typeof outputSchema>;

export const status = workspaceOperation({
	name: "status",
	summary: "What the workspace holds and what changed outside Mneme",
	details: "Outside changes are found by a look at every file and recorded as yours, one commit each.",
	input: z.object({}),
	output: outputSchema,
	examples: [
		{ line: "mneme status", about: "Where things stand" },
		{ line: "mneme status --json", about: "The same for a program" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine) {
		const { workspace, settings } = engine;
		const { found, notices } = await sweepIfAllowed(engine);
		const { context, ledger } = workspace;
		const last = walkHistory(ledger.reader, ledger.head()).next().value;
		const value: Status = {
			root: workspace.root,
			format: settings.format,
			timezone: settings.timezone,
			files: countByStore(found.paths),
			commits: await countCommits(engine),
			last: last ? historyRow(engine, last) : null,
			ledger: { bytes: objectBytes(ledger.objectsFolder), unpackedBytes: readState(context).unpackedBytes },
			outside: {
				tx: found.tx ?? null,
				recorded: found.changes.length === 0 || found.tx !== undefined,
				changes: found.changes.map((change) => ({ ...change })),
			},
			leftOut: [...found.leftOut],
			unplaced: listUnplaced(context).map(({ path }) => path),
			alerts: settings.alerts.criticalFiles
				? openAlerts(context).map(({ id, file, kind, breach }) => ({ id, file, kind, breach }))
				: [],
		};
		return done(value, [...workspace.takeNotices(), ...notices]);
	},
	render: renderStatus,
});

/** What may not or cannot be recorded now is still told. */
async function sweepIfAllowed(engine: Engine): Promise<{ found: Sweep; notices: Notice[] }> {
	const { workspace, progress } = engine;
	const { problems } = resolveSettings(await readSettingSources(engine));
	const warn = (text: string): Notice => ({ level: "warning", text });
	const notices = problems.map(({ message }) => warn(message));
	if (problems.length === 0) {
		try {
			const report = (done: number, total: number) => progress({ text: "Recording outside changes", done, total });
			return { found: await sweep(workspace, report), notices };
		} catch (error) {
			if (!(error instanceof MemoryError) || (error.code !== "DISK" && error.code !== "LOCKED")) throw error;
			notices.push(warn(error.message));
		}
	}
	return { found: await findOutsideChanges(workspace.context), notices };
}

const STORES: readonly (readonly [store: string, start: string])[] = [
	["core", "MEMORY.md"],
	["episodes", "memory/episodes/"],
	["entities", "memory/graph/entities/"],
	["graph", "memory/graph/"],
	["procedures", "memory/procedures/"],
	["vault", "memory/vault/"],
	["meta", "memory/meta/"],
	["notes", "memory/"],
	["other", ""],
];

function countByStore(paths: readonly string[]): Record<string, number> {
	const counts: Record<string, number> = Object.fromEntries(STORES.map(([store]) => [store, 0]));
	for (const path of paths) {
		const [store] = STORES.find(([, start]) => path.startsWith(start))!;
		counts[store]! += 1;
	}
	return counts;
}

async function countCommits({ workspace: { ledger } }: Engine): Promise<number> {
	const head = ledger.head();
	if (head === undefined) return 0;
	try {
		const { exit, stdout } = await ledger.git(["rev-list", "--count", "--first-parent", head]);
		if (exit === 0) return Number(stdout.toString());
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "NO_GIT") throw error;
	}
	let count = 0;
	for (const _ of walkHistory(ledger.reader, head)) count++;
	return count;
}

function objectBytes(folder: string): number {
	let bytes = 0;
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
		if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
	return bytes;
}

const OUTSIDE_SHOWN = 20;

function renderStatus(value: Status, paint: Paint): string {
	const { root, format, timezone, files, commits, last, ledger, outside, leftOut, unplaced, alerts } = value;
	const held = Object.entries(files).filter(([, count]) => count > 0);
	const label = (text: string) => padded(text, LABEL_COLUMNS, paint.dim(text));
	const lines = [
		paint.bold(root),
		`${label("format")}${format}, times in ${timezone}`,
		`${label("files")}${held.map(([store, count]) => `${count} ${store}`).join(", ") || "none"}`,
		`${label("history")}${commits} changes, ledger ${size(ledger.bytes)}`,
	];
	if (last)
		lines.push(
			`${label("last")}${last.time}  ${paintAction(last.action, paint)} ${last.file}  ${paint.dim(last.actor)}  ${last.summary}`,
		);
	const { changes, recorded } = outside;
	if (changes.length === 0) lines.push(`${label("outside")}nothing changed outside Mneme`);
	else {
		lines.push(
			"",
			recorded
				? `${changes.length} changed outside Mneme, recorded now as yours:`
				: `${changes.length} changed outside Mneme, ${paint.yellow("not recorded yet")}:`,
		);
		for (const { action, path, from } of changes.slice(0, OUTSIDE_SHOWN))
			lines.push(
				`  ${padded(action, ACTION_COLUMNS, paintAction(action, paint))} ${from === undefined ? path : `${from} → ${path}`}`,
			);
		if (changes.length > OUTSIDE_SHOWN) lines.push(paint.dim(`  … and ${changes.length - OUTSIDE_SHOWN} more`));
	}
	for (const path of unplaced)
		lines.push(`${paint.yellow("not on disk")} ${path} has a committed version that could not be put there`);
	for (const { id, file, kind, breach } of alerts)
		lines.push(
			`${breach ? paint.red("breach") : paint.yellow("alert")} ${kind}${file === "—" ? "" : ` ${file}`}: see ${paint.cyan(`mneme alerts`)}, then ${paint.cyan(`mneme alerts ack ${id}`)}`,
		);
	lines.push(...renderLeftOut(leftOut, paint));
	return lines.join("\n");
}

const LABEL_COLUMNS = 9;
const ACTION_COLUMNS = 6;
const UNITS = ["bytes", "KB", "MB", "GB"];
const STEP = 1024;

function size(bytes: number): string {
	let value = bytes;
	let unit = 0;
	while (value >= STEP && unit < UNITS.length - 1) {
		value /= STEP;
		unit++;
	}
	return `${unit === 0 ? value : value.toFixed(1)} ${UNITS[unit]}`;
}
