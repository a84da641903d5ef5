// `quarantine list`: texts that read like orders to the agent.
import { z } from "zod";
import { done } from "../model/results.ts";
import { readQuarantine } from "../workspace/quarantine.ts";
import { workspaceOperation } from "./operation.ts";

export const quarantineList = workspaceOperation({
	name: "quarantine list",
	summary: "Texts that read like orders to the agent, kept for you to judge",
	input: z.object({}),
	output: z.object({
		entries: z.array(
			z.object({
				number: z.int(),
				timestamp: z.string(),
				kind: z.string(),
				target: z.string(),
				actor: z.string(),
				content: z.string(),
			}),
		),
	}),
	examples: [{ line: "mneme quarantine list", about: "All of them, oldest first" }],
	// Not for agents: reading it would be taking the order.
	callers: [],
	effect: "reads",
	async run({ workspace }) {
		const { entries } = await readQuarantine(workspace);
		return done({ entries: entries.map(({ line: _, ...entry }) => entry) });
	},
	render({ entries }, paint) {
		if (entries.length === 0) return "Nothing is in quarantine.";
		return entries
			.map(({ number, timestamp, kind, actor, content }) => {
				const body = content.split("\n").map((line) => `  ${line}`);
				return [`${paint.yellow(String(number))} ${paint.dim(`${timestamp} · ${kind} · ${actor}`)}`, ...body].join(
					"\n",
				);
			})
			.join("\n");
	},
});
