// `get`: memories by their ids, through every move they made.
import { z } from "zod";
import { withoutParts } from "../index/forgotten.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { resolveMemory } from "../stores/memories.ts";
import { currentScores } from "../stores/write-memories.ts";
import { refuseForgotten } from "./forgotten.ts";
import { workspaceOperation } from "./operation.ts";

const memorySchema = z.object({
	/** The id asked for, and the one it has now. */
	asked: z.string(),
	id: z.string(),
	path: z.string(),
	line: z.int(),
	endLine: z.int(),
	/** What it says, and the lines as they stand in the file. */
	says: z.string(),
	text: z.string(),
	score: z.number().nullable(),
	status: z.string().nullable(),
});

export const get = workspaceOperation({
	name: "get",
	summary: "Memories by their ids",
	input: z.object({ ids: z.array(z.string().min(1)).min(1).describe("Ids of memories; old ids lead to the new ones") }),
	output: z.object({ memories: z.array(memorySchema) }),
	positionals: ["ids"],
	examples: [{ line: "mneme get episode:2026-02-02:14:30", about: "One entry of the log" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { ids }) {
		const scores = await currentScores(engine);
		const memories = [];
		for (const asked of ids) {
			const memory = await resolveMemory(engine.workspace, asked, async () => scores);
			if (!memory)
				throw new MemoryError(
					"NOT_FOUND",
					`There is no memory ${asked}. Ids are in every result of \`mneme recall\`.`,
					{
						data: { id: asked },
					},
				);
			refuseForgotten(engine.workspace, memory.id);
			const entry = scores.entries.get(memory.id);
			const says = withoutParts(memory.says, entry?.masked ?? []);
			const shown = entry?.masked ? { ...memory, says, text: says } : memory;
			memories.push({ asked, ...shown, score: entry?.currentScore ?? null, status: entry?.status ?? null });
		}
		return done({ memories });
	},
	render: ({ memories }, paint) =>
		memories
			.map(({ id, path, line, says }) => `${paint.bold(id)}  ${paint.dim(`${path}:${line}`)}\n${says}`)
			.join("\n\n"),
});
