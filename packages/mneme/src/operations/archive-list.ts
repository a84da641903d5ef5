// `archive list`: what is forgotten and what decay hides.
import { z } from "zod";
import { listArchived } from "../forgetting/archive.ts";
import { done } from "../model/results.ts";
import { shorten } from "../stores/episodes.ts";
import { workspaceOperation } from "./operation.ts";

const WHYS = ["forgotten", "part", "decay"] as const;

export const archiveList = workspaceOperation({
	name: "archive list",
	summary: "What is forgotten, and what fell asleep unused",
	input: z.object({
		why: z.array(z.enum(WHYS)).default([]).describe("Only what was forgotten, in part, or hidden by decay; repeatable"),
		limit: z.int().min(1).max(100_000).default(100).describe("Most rows"),
	}),
	output: z.object({
		memories: z.array(
			z.object({
				id: z.string(),
				store: z.string(),
				why: z.enum(WHYS),
				lastUsed: z.string(),
				score: z.number(),
				/** The transaction that forgot it. */
				tx: z.string().nullable(),
				text: z.string().nullable(),
			}),
		),
		total: z.int(),
	}),
	examples: [{ line: "mneme archive list --why forgotten", about: "What you asked to forget" }],
	callers: ["main", "engine"],
	effect: "reads",
	async run(engine, { why, limit }) {
		const deps = { ...engine, index: await engine.index() };
		const found = await listArchived(deps, why.length === 0 ? {} : { why });
		const memories = found.slice(0, limit).map(({ tx = null, text = null, ...memory }) => ({ ...memory, tx, text }));
		return done({ memories, total: found.length });
	},
	render({ memories, total }, paint) {
		if (total === 0) return "Nothing is archived.";
		const rows = memories.map(
			({ id, why, text, lastUsed }) =>
				`${paint.bold(id)}  ${why}  ${paint.dim(`last used ${lastUsed.slice(0, 10)}`)}${text === null ? "" : `\n  ${shorten(text)}`}`,
		);
		return [...rows, ...(total > memories.length ? [`… and ${total - memories.length} more`] : [])].join("\n");
	},
});
