// `write`: one file replaced by the text given. A plain mutation, for scripts and tests; what the owner gives is not altered.
import { z } from "zod";
import { describeMutation, expectedVersion, lineCount, mutationSchema, noteOf, renderMutation } from "./mutations.ts";
import { workspaceOperation } from "./operation.ts";

export const write = workspaceOperation({
	name: "write",
	summary: "Write a file, as one change that can be undone",
	details:
		"The text comes from --text or standard input. With --expected it is written only if nobody changed the file since.",
	input: z.object({
		path: z.string().describe("The file, from the workspace's root: memory/notes.md"),
		text: z.string().describe("The whole new text; standard input if it is piped"),
		expected: expectedVersion.optional(),
		summary: z.string().optional().describe("What the history says about it"),
	}),
	output: mutationSchema,
	positionals: ["path"],
	stdin: "text",
	examples: [
		{ line: 'mneme write memory/notes.md --text "# Notes"', about: "A small file" },
		{ line: "mneme write USER.md --summary 'new address' < user.md", about: "From a file, with a reason" },
	],
	callers: ["main"],
	effect: "writes",
	async run({ workspace, principal }, { path, text, expected, summary }) {
		return await workspace.transaction({ principal, trigger: "mneme write" }, async (tx) => {
			const before = await tx.read(path);
			const told = summary ?? `${before.bytes ? "written anew" : "written"}, ${lineCount(text)}`;
			await tx.write(path, text, noteOf(principal, told, expected));
			return await describeMutation(tx, path, before.version);
		});
	},
	render: renderMutation,
});
