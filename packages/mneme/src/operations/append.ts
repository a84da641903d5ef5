// `append`: text at the end of a file, on a line of its own. A plain mutation, for scripts and tests.
import { z } from "zod";
import { describeMutation, expectedVersion, lineCount, mutationSchema, noteOf, renderMutation } from "./mutations.ts";
import { workspaceOperation } from "./operation.ts";

export const append = workspaceOperation({
	name: "append",
	summary: "Add text to the end of a file",
	details: "The text comes from --text or standard input and gets lines of its own. A file that is not there is made.",
	input: z.object({
		path: z.string().describe("The file, from the workspace's root: memory/notes.md"),
		text: z.string().describe("What to add; standard input if it is piped"),
		expected: expectedVersion.optional(),
		summary: z.string().optional().describe("What the history says about it"),
	}),
	output: mutationSchema,
	positionals: ["path"],
	stdin: "text",
	examples: [
		{ line: 'mneme append memory/notes.md --text "- buy milk"', about: "One more line" },
		{ line: "date | mneme append memory/log.md", about: "From another program" },
	],
	callers: ["main", "subagent"],
	effect: "writes",
	async run({ workspace, principal }, { path, text, expected, summary }) {
		return await workspace.transaction({ principal, trigger: "mneme append" }, async (tx) => {
			const before = await tx.read(path);
			const lines = text === "" || text.endsWith("\n") ? text : `${text}\n`;
			await tx.append(path, lines, noteOf(principal, summary ?? `${lineCount(text)} added`, expected));
			return await describeMutation(tx, path, before.version);
		});
	},
	render: renderMutation,
});
