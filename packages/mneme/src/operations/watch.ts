// `watch`: records outside edits as they happen, until it is stopped.
import { z } from "zod";
import { done } from "../model/results.ts";
import { watch as watchWorkspace } from "../workspace/outside/watch.ts";
import { workspaceOperation } from "./operation.ts";

export const watch = workspaceOperation({
	name: "watch",
	summary: "Record outside edits as they happen, until stopped",
	details:
		"One commit per file, within a second of the last write to it. Stop it with Ctrl-C; what is left is recorded first.",
	input: z.object({}),
	output: z.object({ recorded: z.int() }),
	examples: [{ line: "mneme watch", about: "While you edit" }],
	callers: [],
	effect: "writes",
	untilStopped: true,
	async run({ workspace, progress, signal }) {
		let recorded = 0;
		await watchWorkspace(workspace, {
			signal,
			recorded: (changes) => {
				recorded += changes.length;
				for (const { action, path, from } of changes)
					progress({ text: `${action} ${from === undefined ? path : `${from} → ${path}`}` });
			},
			troubled: (error) => progress({ text: error.message }),
			ready: () => progress({ text: `Watching ${workspace.root}` }),
		});
		return done({ recorded });
	},
	render: ({ recorded }) => `Stopped. ${recorded} outside ${recorded === 1 ? "change" : "changes"} recorded.`,
});
