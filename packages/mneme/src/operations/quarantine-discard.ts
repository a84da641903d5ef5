// `quarantine discard`: a text that reads like an order is dropped; history keeps it.
import { z } from "zod";
import { takeFromQuarantine } from "../workspace/quarantine.ts";
import { requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const quarantineDiscard = workspaceOperation({
	name: "quarantine discard",
	summary: "Drop a text from quarantine",
	details: "`mneme undo` brings it back.",
	input: z.object({
		number: z.int().min(1).describe("As `quarantine list` shows it"),
		dryRun: z.boolean().default(false).describe("Only say what would be dropped"),
	}),
	output: z.object({ number: z.int(), tx: z.string().nullable() }),
	positionals: ["number"],
	examples: [{ line: "mneme quarantine discard 1", about: "The first one" }],
	callers: [],
	effect: "destroys",
	async run(engine, { number, dryRun }) {
		return await engine.workspace.transaction(requestOf(engine, "quarantine discard"), async (tx) => {
			if (dryRun) return { number, tx: null };
			await takeFromQuarantine(tx, number, `discarded ${number}`);
			return { number, tx: tx.id };
		});
	},
	render: ({ number, tx }) => (tx === null ? `Would drop ${number}` : `Dropped ${number}`),
});
