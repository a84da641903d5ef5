// `procedure add`: a way of doing something.
import { z } from "zod";
import { addProcedure } from "../stores/procedures.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { renderWritten, requestOf, writtenSchema } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const procedureAdd = workspaceOperation({
	name: "procedure add",
	summary: "Write down how something is done",
	input: z.object({
		name: z.string().min(1).describe("What it is called: how to deploy"),
		trigger: z.string().min(1).describe("When it applies"),
		step: z.array(z.string().min(1)).min(1).describe("One step, in order; repeatable"),
		note: z.array(z.string().min(1)).default([]).describe("What to mind; repeatable"),
		learnedFrom: z.array(z.string().min(1)).default([]).describe("The id of a memory it was learned from; repeatable"),
	}),
	output: writtenSchema,
	positionals: ["name"],
	examples: [
		{
			line: 'mneme procedure add "how to deploy" --trigger "when asked to ship" --step "Run the tests" --step "Tag"',
			about: "Two steps",
		},
	],
	callers: ["main"],
	effect: "writes",
	async run(engine, { name, trigger, step, note, learnedFrom }) {
		return await writeMemories(engine, requestOf(engine, "procedure add"), async (writing) => ({
			...(await addProcedure(writing, { name, trigger, steps: step, notes: note, learnedFrom })),
			tx: writing.tx.id,
		}));
	},
	render: renderWritten,
});
