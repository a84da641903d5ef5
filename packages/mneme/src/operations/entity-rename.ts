// `entity rename`: another name; links and the old id follow.
import { z } from "zod";
import { resolveEntity } from "../stores/entities.ts";
import { renameEntity } from "../stores/renames.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const entityRename = workspaceOperation({
	name: "entity rename",
	summary: "Give an entity another name; links follow",
	details: "The old name stays as an alias and the old id leads to the new one.",
	input: z.object({
		entity: z.string().min(1).describe("Its id, name or alias"),
		name: z.string().min(1).describe("The new name, or type--name to change the type too"),
	}),
	output: z.object({ from: z.string(), id: z.string(), label: z.string(), tx: z.string() }),
	positionals: ["entity", "name"],
	examples: [{ line: 'mneme entity rename project--atlas "Atlas Maps"', about: "A new name" }],
	callers: ["main"],
	effect: "writes",
	async run(engine, { entity, name }) {
		return await writeMemories(engine, requestOf(engine, "entity rename"), async (writing) => {
			const from = await resolveEntity(writing, entity);
			return { from, ...(await renameEntity(writing, from, name)), tx: writing.tx.id };
		});
	},
	render: ({ from, id, tx }, paint) => `${from} is now ${paint.green(id)} ${paint.dim(`transaction ${tx}`)}`,
});
