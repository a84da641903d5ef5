// `entity merge`: two entities that are one.
import { z } from "zod";
import { resolveEntity } from "../stores/entities.ts";
import { mergeEntities } from "../stores/merges.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const entityMerge = workspaceOperation({
	name: "entity merge",
	summary: "Make two entities one",
	details:
		"Facts, timeline, relations and names of the first join the second. `mneme entity undo-merge` takes it back.",
	input: z.object({
		entity: z.string().min(1).describe("The one that goes: id, name or alias"),
		into: z.string().min(1).describe("The one that stays: id, name or alias"),
	}),
	output: z.object({ merged: z.string(), into: z.string(), tx: z.string() }),
	positionals: ["entity", "into"],
	examples: [{ line: "mneme entity merge person--alexander person--alex", about: "Alexander is Alex" }],
	callers: ["main"],
	effect: "writes",
	async run(engine, { entity, into }) {
		return await writeMemories(engine, requestOf(engine, "entity merge"), async (writing) => {
			const [from, to] = [await resolveEntity(writing, entity), await resolveEntity(writing, into)];
			await mergeEntities(writing, from, to);
			return { merged: from, into: to, tx: writing.tx.id };
		});
	},
	render: ({ merged, into }, paint) =>
		`${merged} is now part of ${paint.green(into)}; ${paint.dim(`\`mneme entity undo-merge ${merged}\` takes it back`)}`,
});
