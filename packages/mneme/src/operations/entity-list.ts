// `entity list`: what the graph knows, by score.
import { z } from "zod";
import { done } from "../model/results.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import { currentScores } from "../stores/write-memories.ts";
import { padded } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";

const rowSchema = z.object({
	id: z.string(),
	type: z.string(),
	label: z.string(),
	aliases: z.array(z.string()),
	relations: z.number(),
	score: z.number().nullable(),
	pinned: z.boolean(),
	path: z.string(),
});

export const entityList = workspaceOperation({
	name: "entity list",
	summary: "People, projects, tools and ideas the graph knows",
	input: z.object({
		type: z.string().optional().describe("Only this type, such as person"),
		limit: z.int().min(1).max(100_000).default(50).describe("Most entities, the liveliest first"),
		forgotten: z.boolean().default(false).describe("Also those that were forgotten"),
	}),
	output: z.object({ entities: z.array(rowSchema), total: z.number() }),
	positionals: ["type"],
	examples: [
		{ line: "mneme entity list", about: "The liveliest" },
		{ line: "mneme entity list person --limit 10", about: "People" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { type, limit, forgotten }) {
		const { entries } = await currentScores(engine);
		const known = [...readCatalogue(engine.workspace.context).entries.values()].filter(
			(entry) =>
				(type === undefined || entry.type === type) && (forgotten || !entries.get(`entity:${entry.id}`)?.forgotten),
		);
		const rows = known.map(({ id, path, label, aliases, edges, pinned, type: own }) => {
			const score = pinned ? 1 : (entries.get(`entity:${id}`)?.currentScore ?? null);
			return { id, type: own, label, aliases: [...aliases], relations: edges.length, score, pinned, path };
		});
		rows.sort((one, other) => (other.score ?? 0) - (one.score ?? 0) || (one.id < other.id ? -1 : 1));
		return done({ entities: rows.slice(0, limit), total: rows.length });
	},
	render({ entities, total }, paint) {
		if (entities.length === 0) return "No entities yet.";
		const width = Math.max(...entities.map(({ id }) => id.length));
		const lines = entities.map(({ id, label, score, pinned }) => {
			const state = pinned ? "pinned" : (score?.toFixed(2) ?? "");
			return `${padded(id, width, paint.cyan(id))}  ${label} ${paint.dim(state)}`;
		});
		const rest = total - entities.length;
		return [...lines, ...(rest > 0 ? [paint.dim(`… and ${rest} more`)] : [])].join("\n");
	},
});
