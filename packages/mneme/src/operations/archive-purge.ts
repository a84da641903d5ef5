// `archive purge`: deletes from disk what has been archived for long, after showing the list.
import { z } from "zod";
import { listArchived } from "../forgetting/archive.ts";
import { dropFlag, forgetItems } from "../forgetting/forget.ts";
import { type ForgetItem, planSteps } from "../forgetting/plan.ts";
import { MemoryError } from "../model/errors.ts";
import { parseMemoryId } from "../model/ids.ts";
import { done } from "../model/results.ts";
import { resolveMemory } from "../stores/memories.ts";
import { scoresOf, writeMemories } from "../stores/write-memories.ts";
import { approvalOf, askFor, confirmation } from "./confirmation.ts";
import { workspaceOperation } from "./operation.ts";

const DAY_MS = 86_400_000;
const AGE = /^(\d{1,5}) ?(d|days?|w|weeks?|m|months?|y|years?)$/i;
const UNIT_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

export const archivePurge = workspaceOperation({
	name: "archive purge",
	summary: "Delete from disk what has been archived for long",
	details: "What was forgotten or hidden, and not used for longer than the age you give. The history keeps it.",
	input: z.object({
		olderThan: z.string().describe("An age: 90d, 26w, 12m, 2y; what was last used before then"),
		why: z
			.array(z.enum(["forgotten", "decay"]))
			.default(["forgotten"])
			.describe("What you forgot, or also what decay hides; repeatable"),
		dryRun: z.boolean().default(false).describe("Only show what would be deleted"),
		...confirmation,
	}),
	output: z.object({ deleted: z.array(z.string()), tx: z.string().nullable(), dryRun: z.boolean() }),
	examples: [{ line: "mneme archive purge --older-than 1y", about: "What you forgot and nobody used for a year" }],
	callers: ["main"],
	effect: "destroys",
	async run(engine, { olderThan, why, dryRun, confirm, userReply }) {
		const beforeMs = engine.clock.now() - ageOf(olderThan) * DAY_MS;
		const found = await listArchived({ ...engine, index: await engine.index() }, { why, beforeMs, withText: false });
		const scores = await scoresOf(engine);
		const items: ForgetItem[] = [];
		const onlyFlags: string[] = [];
		for (const { id } of found) {
			const memory = await resolveMemory(engine.workspace, id, async () => scores);
			if (!memory || memory.id !== id) onlyFlags.push(id);
			else items.push({ id, kind: parseMemoryId(id)!.kind, path: memory.path, line: memory.line, says: memory.says });
		}
		const deleted = [...items.map(({ id }) => id), ...onlyFlags];
		if (dryRun || deleted.length === 0) return done({ deleted, tx: null, dryRun });
		const flags = onlyFlags.map((target) => ({ action: "delete", target, detail: "only its flag is left" }));
		const plan = [...planSteps({ items }, true), ...flags];
		const asked = askFor(engine, { verb: "archive purge", plan, confirm, userReply });
		if (asked.status !== "approved") return asked;
		const principal = { ...engine.principal, actor: "bot:trigger-forget" } as const;
		const request = {
			principal,
			verbatim: true,
			...approvalOf(asked, `mneme archive purge --older-than ${olderThan}`),
		};
		return await writeMemories(engine, request, async (writing) => {
			await forgetItems(writing, items, true);
			for (const id of onlyFlags) dropFlag(writing, id, scores.entries.get(id)?.forgottenWords ?? []);
			return { deleted, tx: writing.tx.id, dryRun };
		});
	},
	render({ deleted, tx, dryRun }) {
		if (deleted.length === 0) return "Nothing archived is that old.";
		const head = dryRun ? "Would delete:" : tx === null ? "Nothing was done." : "Deleted:";
		return [head, ...deleted.map((id) => `  ${id}`)].join("\n");
	},
});

function ageOf(text: string): number {
	const [, count, unit] = AGE.exec(text.trim()) ?? [];
	if (count === undefined || unit === undefined)
		throw new MemoryError("INVALID_INPUT", `${JSON.stringify(text)} is no age. Write one like 90d, 26w, 12m or 2y.`);
	return Number(count) * UNIT_DAYS[unit[0]!.toLowerCase()]!;
}
