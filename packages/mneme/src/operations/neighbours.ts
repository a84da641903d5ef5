// `neighbours`: what a memory is connected with, by relations, mentions, sources and its place in a file.
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { memoryRow, memorySchema, renderMemory } from "./memory-rows.ts";
import { workspaceOperation } from "./operation.ts";

const neighbourSchema = z.object({
	id: z.string(),
	relation: z.string(),
	direction: z.enum(["out", "in"]),
	from: z.string(),
	hops: z.int(),
	/** Null where something points at it but no file holds it. */
	memory: memorySchema.nullable(),
});

export const neighbours = workspaceOperation({
	name: "neighbours",
	summary: "What a memory is connected with",
	details:
		"Relations of entities, mentions as [[type--name]], the source of a fact, and the memories beside it in its file.",
	input: z.object({
		id: z.string().min(1).describe("The memory's id, as `mneme search` shows it"),
		hops: z.int().min(1).max(5).default(1).describe("How many steps away"),
	}),
	output: z.object({ id: z.string(), neighbours: z.array(neighbourSchema) }),
	positionals: ["id"],
	examples: [
		{ line: "mneme neighbours entity:person--alex", about: "Who and what Alex has to do with" },
		{ line: "mneme neighbours entity:project--atlas --hops 2", about: "One step further" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { id, hops }) {
		const index = await engine.index();
		await index.sync({ limitMs: 0 });
		const found = await index.neighbours(id, hops);
		if (found.length === 0 && (await index.get([id])).length === 0)
			throw new MemoryError("NOT_FOUND", `There is no memory ${id}; \`mneme search\` shows ids.`, { data: { id } });
		const rows = found.map(({ memory, ...rest }) => ({ ...rest, memory: memory ? memoryRow(memory) : null }));
		return done({ id, neighbours: rows }, index.takeNotices());
	},
	render({ neighbours }, paint) {
		if (neighbours.length === 0) return "Nothing is connected with it.";
		return neighbours
			.map(({ id, relation, direction, hops, memory }) => {
				const way = direction === "out" ? `—${relation}→` : `←${relation}—`;
				const far = hops > 1 ? ` (${hops} steps)` : "";
				return `${paint.cyan(way)}${far} ${memory ? renderMemory(memory, paint) : `${paint.bold(id)}  ${paint.dim("no file holds it")}`}`;
			})
			.join("\n");
	},
});
