// `core add`: a statement into core memory, on the line it belongs to.
import { z } from "zod";
import { CORE_BLOCKS } from "../formats/core-blocks.ts";
import { updateCore } from "../stores/core.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { coreChanged, coreChangeSchema, renderCoreChange } from "./core-changes.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const coreAdd = workspaceOperation({
	name: "core add",
	summary: "Put a statement into core memory",
	details:
		"It goes to the labelled line it belongs to (Timezone, Currently working on, …), or becomes an item of its own. If core memory is full, its least relevant items move to the graph or the log, and you are told.",
	input: z.object({
		text: z.string().min(1).describe('A statement, or "Label: value"'),
		block: z
			.enum(CORE_BLOCKS.map(({ name }) => name))
			.optional()
			.describe("The block, where the words do not say"),
	}),
	output: coreChangeSchema,
	positionals: ["text"],
	stdin: "text",
	examples: [
		{ line: 'mneme core add "My time zone is Europe/Rome"', about: "Sets the line Timezone" },
		{ line: 'mneme core add "Backups run on Sundays" --block "Critical Facts"', about: "An item of its own" },
	],
	callers: ["main"],
	effect: "writes",
	async run(engine, { text, block }) {
		return await writeMemories(engine, requestOf(engine, "core add"), async (writing) =>
			coreChanged(await updateCore(writing, { text, ...(block === undefined ? {} : { block }) }), writing.tx.id),
		);
	},
	render: renderCoreChange,
});
