// `vault add`: free text to keep for ever, on the user's words.
import { z } from "zod";
import { addVaultItem } from "../stores/vault.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { renderWritten, requestOfUser, userReply, writtenSchema } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const vaultAdd = workspaceOperation({
	name: "vault add",
	summary: "Keep a text for ever",
	details: "Only on the user's words: an agent passes them with --user-reply.",
	input: z.object({
		text: z.string().min(1).describe("The text; standard input if it is piped"),
		name: z.string().min(1).optional().describe("What it is called; else its first words"),
		userReply,
	}),
	output: writtenSchema,
	positionals: ["text"],
	stdin: "text",
	examples: [{ line: 'mneme vault add "The spare key is with Ada" --name "spare key"', about: "A short text" }],
	callers: ["main"],
	effect: "writes",
	async run(engine, { text, name, userReply: reply }) {
		const request = requestOfUser(engine, "vault add", reply);
		if ("status" in request) return request;
		const words = reply === undefined ? {} : { from: `user: ${reply}` };
		return await writeMemories(engine, request, async (writing) => ({
			...(await addVaultItem(writing, { text, ...(name === undefined ? {} : { name }), ...words })),
			tx: writing.tx.id,
		}));
	},
	render: renderWritten,
});
