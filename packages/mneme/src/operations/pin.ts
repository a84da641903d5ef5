// `pin`: a memory that never fades, on the user's words.
import { z } from "zod";
import { pin as pinMemory } from "../stores/pins.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { renderWritten, requestOfUser, userReply, writtenSchema } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const pin = workspaceOperation({
	name: "pin",
	summary: "Protect a memory from fading",
	details:
		"An entity, procedure or core line is pinned in place, a fact also becomes a critical fact, an episode or free text is kept in the vault. Only on the user's words: an agent passes them with --user-reply.",
	input: z.object({
		memory: z.string().min(1).describe("The id of a memory, or a text to keep for ever"),
		userReply,
	}),
	output: writtenSchema,
	positionals: ["memory"],
	examples: [
		{ line: "mneme pin entity:person--alex", about: "An entity" },
		{ line: 'mneme pin "Our anniversary is on 3 May"', about: "A text, into the vault" },
	],
	callers: ["main"],
	effect: "writes",
	async run(engine, { memory, userReply: reply }) {
		const request = requestOfUser(engine, "pin", reply);
		if ("status" in request) return request;
		return await writeMemories(engine, request, async (writing) => {
			const { id, path } = await pinMemory(writing, memory);
			return { id, path, tx: writing.tx.id };
		});
	},
	render: renderWritten,
});
