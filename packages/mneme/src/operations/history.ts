// `history`: every version of one file, or of one memory by its id: when, who, why, with whose approval; of a memory also what it said.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { MemoryError } from "../model/errors.ts";
import { parseMemoryId } from "../model/ids.ts";
import { done } from "../model/results.ts";
import { readMemoryHistory } from "../recall/memory-history.ts";
import { type FileChangeEntry, readFileHistory } from "../workspace/history/file-history.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { fileDiff } from "./file-diff.ts";
import { refuseForgotten } from "./forgotten.ts";
import { historyRow, historyRowSchema, nameOf, paintAction } from "./history-rows.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const saidSchema = z.object({ id: z.string(), text: z.string() });

const versionSchema = historyRowSchema.extend({
	/** The name it had then. */
	path: z.string(),
	/** The name it had before, where this version renamed it. */
	from: z.string().nullable(),
	linesAdded: z.int(),
	linesRemoved: z.int(),
	/** Of a memory: its id and words before and after; null where it was not there yet, or is gone. */
	before: saidSchema.nullable().optional(),
	after: saidSchema.nullable().optional(),
	/** What `write --expected` takes; null where this version removed the file. */
	version: z.string().nullable(),
});

const outputSchema = z.object({
	of: z.string(),
	/** Of a memory: the id it has now. */
	id: z.string().optional(),
	versions: z.array(versionSchema),
	/** How many there are in all. */
	total: z.int(),
});

const MOST_VERSIONS = 100_000;

export const history = workspaceOperation({
	name: "history",
	summary: "Every version of a file or a memory: when, who, why, with whose approval",
	details:
		"Newest first, through renames, merges and what superseded it. `mneme show FILE@TRANSACTION` shows a file's version.",
	input: z.object({
		of: z.string().min(1).describe("The file's path, or a memory's id"),
		limit: z.int().min(1).max(MOST_VERSIONS).default(50).describe("Most versions to show"),
	}),
	output: outputSchema,
	positionals: ["of"],
	examples: [
		{ line: "mneme history SOUL.md", about: "Has it ever changed, and who changed it" },
		{ line: "mneme history fact:project--atlas:k7f2", about: "How one fact changed, and why" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { of: path, limit }) {
		if (parseMemoryId(path)) return done(await historyOfMemory(engine, path, limit));
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
				...saidLines(version, paint),
			].join("\n");
		});
		return total > versions.length
			? [...rows, paint.dim(`… and ${total - versions.length} older`)].join("\n")
			: rows.join("\n");
	},
});

async function historyOfMemory(engine: Engine, asked: string, limit: number): Promise<z.infer<typeof outputSchema>> {
	const { id, ids, changes } = await readMemoryHistory(engine, asked);
	for (const each of ids) refuseForgotten(engine.workspace, each);
	if (changes.length === 0)
		throw new MemoryError(
			"NOT_FOUND",
			`There is and was no memory ${asked}. Ids are in every result of \`mneme recall\`.`,
			{ data: { id: asked } },
		);
	const versions = changes.slice(0, limit).map(({ change, before, after }) => ({
		...describeVersion(engine, change),
		before: before ?? null,
		after: after ?? null,
	}));
	return { of: asked, id, versions, total: changes.length };
}

/** What it said before and after, and the id it then went by where that changed. */
function saidLines({ before, after }: z.infer<typeof versionSchema>, paint: Paint): string[] {
	const line = (sign: string, { id, text }: z.infer<typeof saidSchema>, named: boolean) =>
		`    ${sign} ${text.replace(/\s+/g, " ").trim()}${named ? ` ${paint.dim(id)}` : ""}`;
	const named = before?.id !== after?.id;
	return [
		...(before ? [paint.red(line("-", before, named))] : []),
		...(after ? [paint.green(line("+", after, named))] : []),
	];
}

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
