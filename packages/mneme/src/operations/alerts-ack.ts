// `alerts ack`: a person has seen a change to a critical file. Recorded, so that it is not told again.
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { acknowledgement, openAlerts } from "../workspace/alerts/alerts.ts";
import { workspaceOperation } from "./operation.ts";

export const alertsAck = workspaceOperation({
	name: "alerts ack",
	summary: "Acknowledge changes that `mneme alerts` lists",
	details: "Only what is listed now: a change made since is still told.",
	input: z.object({
		id: z.string().optional().describe("The alert's id, or the file it is about"),
		all: z.boolean().default(false).describe("All that are listed"),
	}),
	output: z.object({
		acknowledged: z.array(z.object({ id: z.string(), file: z.string() })),
		tx: z.string().nullable(),
	}),
	positionals: ["id"],
	examples: [
		{ line: "mneme alerts ack SOUL.md", about: "Every change to one file" },
		{ line: "mneme alerts ack --all", about: "Everything" },
	],
	// The point of an alert is that a person sees it.
	callers: [],
	effect: "writes",
	async run({ workspace, principal }, { id, all }) {
		if ((id === undefined) !== all) throw new MemoryError("USAGE", "Say which: an id, a file, or --all.");
		const { context } = workspace;
		return await workspace.transaction({ principal, trigger: "mneme alerts ack" }, (tx) => {
			const chosen = openAlerts(context).filter((alert) => all || alert.id === id || alert.file === id);
			if (chosen.length === 0 && !all)
				throw new MemoryError("NOT_FOUND", `There is no open alert ${id}. \`mneme alerts\` lists them.`, {
					data: { id },
				});
			for (const alert of chosen) tx.event("ACK", alert.file, acknowledgement(alert));
			const acknowledged = chosen.map((alert) => ({ id: alert.id, file: alert.file }));
			return { acknowledged, tx: chosen.length === 0 ? null : tx.id };
		});
	},
	render: ({ acknowledged }) =>
		acknowledged.length === 0
			? "There was nothing to acknowledge."
			: acknowledged.map(({ id, file }) => `${file === "—" ? "history" : file} acknowledged (${id})`).join("\n"),
});
