// `procedure list`: what the agent knows how to do.
import { z } from "zod";
import { parseProcedure } from "../formats/procedure.ts";
import { forgottenNow } from "../index/forgotten.ts";
import { done } from "../model/results.ts";
import { listFolder } from "../stores/folders.ts";
import { PROCEDURE_FOLDER } from "../stores/places.ts";
import { workspaceOperation } from "./operation.ts";

export const procedureList = workspaceOperation({
	name: "procedure list",
	summary: "What the memory knows how to do",
	input: z.object({}),
	output: z.object({
		procedures: z.array(z.object({ id: z.string(), trigger: z.string(), steps: z.number(), path: z.string() })),
	}),
	examples: [{ line: "mneme procedure list", about: "All of them" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace }) {
		const forgotten = forgottenNow(workspace.ledger);
		const procedures: { id: string; trigger: string; steps: number; path: string }[] = [];
		for (const path of listFolder(workspace.context, PROCEDURE_FOLDER)) {
			const { text } = await workspace.read(path);
			if (text === null) continue;
			const { slug, trigger, steps } = parseProcedure(text, path);
			if (forgotten.get(`procedure:${slug}`) === true) continue;
			procedures.push({ id: `procedure:${slug}`, trigger, steps: steps.length, path });
		}
		return done({ procedures });
	},
	render: ({ procedures }, paint) =>
		procedures.length === 0
			? "No procedures yet."
			: procedures.map(({ id, trigger }) => `${paint.cyan(id)} ${trigger.replace(/\s+/g, " ")}`).join("\n"),
});
