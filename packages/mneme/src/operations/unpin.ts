// `unpin`: a pinned memory may fade again, on the user's words.
import { z } from "zod";
import { unpin as unpinMemory } from "../stores/pins.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { renderWritten, requestOfUser, userReply, writtenSchema } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const unpin = workspaceOperation({
	name: "unpin",
	summary: "Let a pinned memory fade again",
	details:
		"A vault item leaves the vault: for the memory it came from, or for today's log. Only on the user's words: an agent passes them with --user-reply.",
	input: z.object({
		memory: z.string().min(1).describe("The id of the memory"),
		userReply,
	}),
	output: writtenSchema,
	positionals: ["memory"],
	examples: [{ line: "mneme unpin entity:person--alex", about: "An entity" }],
	callers: ["main"],
	effect: "writes",
	async run(engine, { memory, userReply: reply }) {
		const request = requestOfUser(engine, "unpin", reply);
		if ("status" in request) return request;
		return await writeMemories(engine, request, async (writing) => {
			const { id, path } = await unpinMemory(writing, memory);
			return { id, path, tx: writing.tx.id };
		});
	},
	render: renderWritten,
});
