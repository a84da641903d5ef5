// `used`: tells the memory which of its memories an answer was made of; they stay alive longer.
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { findUsed, markUsed } from "../recall/used.ts";
import { resolveMemory } from "../stores/memories.ts";
import { scoresOf } from "../stores/write-memories.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const used = workspaceOperation({
	name: "used",
	summary: "Say which memories an answer used, so that they stay alive",
	details: "With --answer, only those of the ids whose words the answer repeats count.",
	input: z.object({
		ids: z.array(z.string().min(1)).min(1).describe("Ids of memories, as recall gives them"),
		answer: z.string().min(1).optional().describe("The answer that was given"),
	}),
	output: z.object({ used: z.array(z.string()), unused: z.array(z.string()) }),
	positionals: ["ids"],
	examples: [
		{ line: "mneme used episode:2026-02-02:14:30 fact:project--atlas:k7f2", about: "These two were used" },
		{
			line: 'mneme used episode:2026-02-02:14:30 --answer "We chose Postgres for the shop."',
			about: "Only if the answer repeats it",
		},
	],
	callers: ["main", "subagent", "engine"],
	effect: "writes",
	async run(engine, { ids, answer }) {
		const snippets: { id: string; text: string }[] = [];
		for (const id of ids) {
			const memory = await resolveMemory(engine.workspace, id, () => scoresOf(engine));
			if (!memory)
				throw new MemoryError("NOT_FOUND", `There is no memory ${id}. Ids are in every result of \`mneme recall\`.`, {
					data: { id },
				});
			snippets.push({ id: memory.id, text: memory.says });
		}
		const counted = answer === undefined ? snippets.map(({ id }) => id) : findUsed(answer, snippets);
		await markUsed(engine, requestOf(engine, "used"), counted);
		const unused = snippets.map(({ id }) => id).filter((id) => !counted.includes(id));
		return done({ used: counted, unused });
	},
	render: ({ used, unused }, paint) =>
		[
			...used.map((id) => `${paint.green("used")}    ${id}`),
			...unused.map((id) => `${paint.dim("unused")}  ${id}`),
		].join("\n"),
});
