// `quarantine release`: a person has looked at a text and wants it remembered.
import { z } from "zod";
import { remember } from "../capture/remember.ts";
import { MemoryError } from "../model/errors.ts";
import { readQuarantine, takeFromQuarantine } from "../workspace/quarantine.ts";
import { workspaceOperation } from "./operation.ts";
import { rememberedSchema, rememberedValue, renderRemembered } from "./remembered.ts";

export const quarantineRelease = workspaceOperation({
	name: "quarantine release",
	summary: "Remember a text from quarantine after all",
	details: "It goes where its words belong, in the same change that takes it out of quarantine.",
	input: z.object({ number: z.int().min(1).describe("As `quarantine list` shows it") }),
	output: rememberedSchema,
	positionals: ["number"],
	examples: [{ line: "mneme quarantine release 1", about: "The first one" }],
	callers: [],
	effect: "writes",
	async run(engine, { number }) {
		const entry = (await readQuarantine(engine.workspace)).entries.find((each) => each.number === number);
		if (!entry)
			throw new MemoryError("NOT_FOUND", `There is no ${number} in quarantine. \`mneme quarantine list\` shows them.`, {
				data: { number },
			});
		const outcome = await remember(engine, {
			text: entry.content,
			reviewed: true,
			source: "quarantine",
			also: async ({ tx }) => await takeFromQuarantine(tx, number, `released ${number}`),
		});
		return outcome.status === "done" ? { ...outcome, value: rememberedValue(outcome.value) } : outcome;
	},
	render: renderRemembered,
});
