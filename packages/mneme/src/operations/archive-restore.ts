// `archive restore`: forgotten memories come back as they were; one that only fell asleep counts as used.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { isForgotten, restoreMemories } from "../forgetting/restore.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Outcome } from "../model/results.ts";
import { shorten } from "../stores/episodes.ts";
import { resolveMemory } from "../stores/memories.ts";
import { reinforce, scoresOf, writeMemories } from "../stores/write-memories.ts";
import { requestOf } from "./memory-writes.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

export const restoredSchema = z.object({
	restored: z.array(z.object({ id: z.string(), path: z.string(), text: z.string() })),
	tx: z.string().nullable(),
});

export const archiveRestore = workspaceOperation({
	name: "archive restore",
	summary: "Bring back memories that were forgotten or fell asleep",
	input: z.object({ ids: z.array(z.string().min(1)).min(1).describe("Ids, as `mneme archive list` shows them") }),
	output: restoredSchema,
	positionals: ["ids"],
	examples: [{ line: "mneme archive restore fact:person--alex:k7f2", about: "One memory" }],
	callers: ["main"],
	effect: "writes",
	run: async (engine, { ids }) => await restoreByIds(engine, ids, "archive restore"),
	render: renderRestored,
});

export async function restoreByIds(
	engine: Engine,
	ids: readonly string[],
	verb: string,
): Promise<Outcome<z.infer<typeof restoredSchema>>> {
	const scores = await scoresOf(engine);
	const forgotten = ids.filter((id) => isForgotten(scores, id));
	const asleep = ids.filter((id) => !forgotten.includes(id));
	const woken: z.infer<typeof restoredSchema>["restored"] = [];
	for (const id of asleep) {
		const memory = await resolveMemory(engine.workspace, id, async () => scores);
		if (!memory)
			throw new MemoryError(
				"NOT_FOUND",
				`${id} is neither forgotten nor there. \`mneme archive list\` shows what is.`,
				{
					data: { id },
				},
			);
		woken.push({ id: memory.id, path: memory.path, text: memory.says });
	}
	const request = requestOf(engine, verb);
	if (woken.length > 0)
		await reinforce(
			engine,
			request,
			woken.map(({ id }) => ({ id, why: "woken" })),
		);
	if (forgotten.length === 0) return done({ restored: woken, tx: null });
	const outcome = await writeMemories(engine, { ...request, verbatim: true }, async (writing) => ({
		restored: [...woken, ...(await restoreMemories(writing, forgotten))],
		tx: writing.tx.id,
	}));
	if (outcome.status === "done") await (await engine.index()).sync();
	return outcome;
}

export function renderRestored({ restored }: z.infer<typeof restoredSchema>, paint: Paint): string {
	return restored.map(({ id, text }) => `${paint.green(id)} is back: ${shorten(text)}`).join("\n");
}
