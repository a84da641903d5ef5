// `core edit`: other words for one line of core memory.
import { z } from "zod";
import { coreItemId } from "../formats/core-ids.ts";
import { MemoryError } from "../model/errors.ts";
import { findCoreItem, readCore, updateCore } from "../stores/core.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { coreChanged, coreChangeSchema, renderCoreChange } from "./core-changes.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const coreEdit = workspaceOperation({
	name: "core edit",
	summary: "Change one line of core memory",
	input: z.object({
		item: z.string().min(1).describe("The line: its id, its label, or words only it has"),
		text: z.string().min(1).describe("What it says from now on; a label stays"),
	}),
	output: coreChangeSchema,
	positionals: ["item", "text"],
	stdin: "text",
	examples: [{ line: 'mneme core edit Timezone "Asia/Tokyo"', about: "By its label" }],
	callers: ["main"],
	effect: "writes",
	async run(engine, { item: name, text }) {
		return await writeMemories(engine, requestOf(engine, "core edit"), async (writing) => {
			const file = await readCore(writing);
			const item = findCoreItem(file, name);
			if (!item)
				throw new MemoryError(
					"NOT_FOUND",
					`No single line of core memory is ${name}. \`mneme core show\` lists them.`,
					{
						data: { item: name },
					},
				);
			const id = coreItemId(file, item);
			const change =
				id === undefined
					? await updateCore(writing, { text: `${item.label}: ${text}` })
					: await updateCore(writing, { text, replaces: id });
			return coreChanged(change, writing.tx.id);
		});
	},
	render: renderCoreChange,
});
