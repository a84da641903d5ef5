// `core remove`: one line out of core memory. History keeps it; `mneme undo` brings it back.
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { findCoreItem, readCore, removeFromCore } from "../stores/core.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { type Reading, readingOf } from "../stores/writing.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const coreRemove = workspaceOperation({
	name: "core remove",
	summary: "Take one line out of core memory",
	input: z.object({
		item: z.string().min(1).describe("The line: its id, its label, or words only it has"),
		dryRun: z.boolean().default(false).describe("Only show which line it would be"),
	}),
	output: z.object({ block: z.string(), text: z.string(), tx: z.string().nullable() }),
	positionals: ["item"],
	examples: [{ line: 'mneme core remove "Blockers/waiting on"', about: "By its label, which stays empty" }],
	callers: ["main"],
	effect: "destroys",
	async run(engine, { item, dryRun }) {
		if (dryRun) {
			const { block, text } = await getItem(readingOf(engine.workspace), item);
			return done({ block, text, tx: null });
		}
		return await writeMemories(engine, requestOf(engine, "core remove"), async (writing) => {
			const found = await getItem(writing, item);
			await removeFromCore(writing, found);
			return { block: found.block, text: found.text, tx: writing.tx.id };
		});
	},
	render: ({ block, text, tx }, paint) =>
		tx === null
			? `Would take out of ${block}: ${text}`
			: `Took out of ${block}: ${text} ${paint.dim(`transaction ${tx}`)}`,
});

async function getItem(reading: Reading, name: string) {
	const item = findCoreItem(await readCore(reading), name);
	if (item && item.value.trim() !== "") return item;
	throw new MemoryError("NOT_FOUND", `No single line of core memory is ${name}. \`mneme core show\` lists them.`, {
		data: { item: name },
	});
}
