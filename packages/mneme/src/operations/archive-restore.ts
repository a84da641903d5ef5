// `archive restore`: forgotten memories come back as they were; one that only fell asleep counts as used.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { restoreMemories, sortArchived } from "../forgetting/restore.ts";
import { parseMemoryId } from "../model/ids.ts";
import { done, type Notice, type Outcome } from "../model/results.ts";
import { shorten } from "../stores/episodes.ts";
import { reinforce, scoresOf, writeMemories } from "../stores/write-memories.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
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
	// A line that a person took out a moment ago is found in the history only once that has it.
	await recordEdits(engine.workspace, ids.flatMap(notePathOf));
	const { forgotten, asleep, awake } = await sortArchived(engine, await scoresOf(engine), ids);
	const woken = asleep.map(({ id, path, says }) => ({ id, path, text: says }));
	const request = requestOf(engine, verb);
	if (woken.length > 0)
		await reinforce(
			engine,
			request,
			woken.map(({ id }) => ({ id, why: "woken" })),
		);
	const notices = awake.map(notArchived);
	if (forgotten.length === 0) return done({ restored: woken, tx: null }, notices);
	const outcome = await writeMemories(engine, { ...request, verbatim: true }, async (writing) => ({
		restored: [...woken, ...(await restoreMemories(writing, forgotten))],
		tx: writing.tx.id,
	}));
	if (outcome.status === "done") await (await engine.index()).sync();
	return outcome.status === "done" ? { ...outcome, notices: [...outcome.notices, ...notices] } : outcome;
}

export function notArchived(id: string): Notice {
	return { level: "info", text: `${id} is not archived: it is neither forgotten nor asleep. Nothing was done to it.` };
}

function notePathOf(id: string): string[] {
	const parsed = parseMemoryId(id);
	return parsed?.kind === "note" ? [parsed.path] : [];
}

export function renderRestored({ restored }: z.infer<typeof restoredSchema>, paint: Paint): string {
	return restored.map(({ id, text }) => `${paint.green(id)} is back: ${shorten(text)}`).join("\n");
}
