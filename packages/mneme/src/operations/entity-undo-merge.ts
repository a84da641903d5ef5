// `entity undo-merge`: brings back an entity that was merged into another.
import { z } from "zod";
import { undoMerge } from "../stores/merges.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const entityUndoMerge = workspaceOperation({
	name: "entity undo-merge",
	summary: "Take a merge of two entities back",
	details:
		"Both come back as they were; what was added since stays. Where that cannot be done without guessing, nothing is changed.",
	input: z.object({ entity: z.string().min(1).describe("The id of the one that was merged away") }),
	output: z.object({ restored: z.string(), from: z.string(), tx: z.string() }),
	positionals: ["entity"],
	examples: [{ line: "mneme entity undo-merge person--alexander", about: "They are two after all" }],
	callers: ["main"],
	effect: "writes",
	async run(engine, { entity }) {
		return await writeMemories(engine, requestOf(engine, "entity undo-merge"), async (writing) => ({
			...(await undoMerge(writing, entity.replace(/^entity:/, ""))),
			tx: writing.tx.id,
		}));
	},
	render: ({ restored, from, tx }, paint) =>
		`${paint.green(restored)} is apart from ${from} again ${paint.dim(`transaction ${tx}`)}`,
});
