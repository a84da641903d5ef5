// `history`: every version of one file, through its renames: when, who, why, with whose approval.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { type FileChangeEntry, readFileHistory } from "../workspace/history/file-history.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { fileDiff } from "./file-diff.ts";
import { historyRow, historyRowSchema, nameOf, paintAction } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";

const versionSchema = historyRowSchema.extend({
	/** The name it had then. */
	path: z.string(),
	/** The name it had before, where this version renamed it. */
	from: z.string().nullable(),
	linesAdded: z.int(),
	linesRemoved: z.int(),
	/** What `write --expected` takes; null where this version removed the file. */
	version: z.string().nullable(),
});

const MOST_VERSIONS = 100_000;

export const history = workspaceOperation({
	name: "history",
	summary: "Every version of a file: when, who, why, with whose approval",
	details: "Newest first, through renames. `mneme show FILE@TRANSACTION` shows one of them.",
	input: z.object({
		of: z.string().describe("The file's path"),
		limit: z.int().min(1).max(MOST_VERSIONS).default(50).describe("Most versions to show"),
	}),
	output: z.object({
		of: z.string(),
		versions: z.array(versionSchema),
		/** How many there are in all. */
		total: z.int(),
	}),
	positionals: ["of"],
	examples: [{ line: "mneme history SOUL.md", about: "Has it ever changed, and who changed it" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { of: path, limit }) {
		await recordEdits(engine.workspace, [path]);
		const changes = await readFileHistory(engine.workspace.context, path);
		if (changes.length === 0)
			throw new MemoryError(
				"NOT_FOUND",
				`There is and was no file ${path}. \`mneme status\` counts the files there are.`,
				{
					data: { path },
				},
			);
		const versions = changes.slice(0, limit).map((change) => describeVersion(engine, change));
		return done({ of: path, versions, total: changes.length });
	},
	render({ versions, total }, paint) {
		const rows = versions.map((version) => {
			const approval = version.approver === null ? version.approval : `${version.approval} by ${version.approver}`;
			const renamed = version.from === null ? "" : ` ${version.from} → ${version.path}`;
			return [
				`${version.time}  ${paint.dim(nameOf(version))}  ${paintAction(version.action, paint)}${renamed}  ${paint.green(`+${version.linesAdded}`)} ${paint.red(`-${version.linesRemoved}`)}`,
				`    ${paint.bold(version.actor)} (${approval}): ${version.summary} ${paint.dim(`— ${version.trigger}`)}`,
			].join("\n");
		});
		return total > versions.length
			? [...rows, paint.dim(`… and ${total - versions.length} older`)].join("\n")
			: rows.join("\n");
	},
});

function describeVersion(engine: Engine, { entry, path, from, before, after }: FileChangeEntry) {
	const { context } = engine.workspace;
	const { linesAdded, linesRemoved } = fileDiff(path, readBlob(context, before?.oid), readBlob(context, after?.oid));
	return {
		...historyRow(engine, entry),
		path,
		from: from ?? null,
		linesAdded,
		linesRemoved,
		version: after?.oid ?? null,
	};
}
