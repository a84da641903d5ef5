// `archive purge`: deletes from disk what has been archived for long, after showing the list.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { type ArchiveFilter, listArchived } from "../forgetting/archive.ts";
import { dropFlag, forgetItems } from "../forgetting/forget.ts";
import { type ForgetItem, planSteps } from "../forgetting/plan.ts";
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { MemoryError } from "../model/errors.ts";
import { parseMemoryId } from "../model/ids.ts";
import { done, type Notice } from "../model/results.ts";
import { shorten } from "../stores/episodes.ts";
import { type FileReader, type FoundMemory, resolveMemory } from "../stores/memories.ts";
import type { Scores } from "../stores/scores.ts";
import { scoresOf, writeMemories } from "../stores/write-memories.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { sweep } from "../workspace/outside/sweep.ts";
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
		// A pin that a person typed a moment ago counts.
		await sweep(engine.workspace);
		const beforeMs = engine.clock.now() - ageOf(olderThan) * DAY_MS;
		const scores = await scoresOf(engine);
		const { items, onlyFlags, notices } = await findOld(engine, scores, { why, beforeMs });
		const deleted = [...items.map(({ id }) => id), ...onlyFlags];
		if (dryRun || deleted.length === 0) return done({ deleted, tx: null, dryRun }, notices);
		const flags = onlyFlags.map((target) => ({ action: "delete", target, detail: "only its flag is left" }));
		const plan = [...planSteps({ items }, true), ...flags];
		const asked = askFor(engine, { verb: "archive purge", plan, confirm, userReply });
		if (asked.status === "refused") return asked;
		if (asked.status !== "approved") return { ...asked, notices: [...asked.notices, ...notices] };
		const principal = { ...engine.principal, actor: "bot:trigger-forget" } as const;
		const request = {
			principal,
			verbatim: true,
			...approvalOf(asked, `mneme archive purge --older-than ${olderThan}`),
		};
		const outcome = await writeMemories(engine, request, async (writing) => {
			await forgetItems(writing, items, true);
			for (const id of onlyFlags) dropFlag(writing, id, scores.entries.get(id)?.forgottenWords ?? []);
			return { deleted, tx: writing.tx.id, dryRun };
		});
		return outcome.status === "done" ? { ...outcome, notices: [...outcome.notices, ...notices] } : outcome;
	},
	render({ deleted, tx, dryRun }) {
		if (deleted.length === 0) return "There is nothing to delete.";
		const head = dryRun ? "Would delete:" : tx === null ? "Nothing was done." : "Deleted:";
		return [head, ...deleted.map((id) => `  ${id}`)].join("\n");
	},
});

interface Old {
	readonly items: readonly ForgetItem[];
	/** Of these the disk has no more than the flag. */
	readonly onlyFlags: readonly string[];
	readonly notices: readonly Notice[];
}

async function findOld(engine: Engine, scores: Scores, filter: ArchiveFilter): Promise<Old> {
	const found = await listArchived({ ...engine, index: await engine.index() }, { ...filter, withText: false });
	const items: ForgetItem[] = [];
	const onlyFlags: string[] = [];
	const taken: Notice[] = [];
	for (const { id } of found) {
		const memory = await resolveMemory(engine.workspace, id, async () => scores);
		const kind = parseMemoryId(id)!.kind;
		if (!memory || memory.id !== id) onlyFlags.push(id);
		else if (kind === "note" && isAnother(memory, scores.entries.get(id)))
			taken.push({ level: "info", text: `${id} stays, as ${memory.path} says something else there by now.` });
		else items.push({ id, kind, path: memory.path, line: memory.line, says: memory.says });
	}
	const { items: going, notices } = await withoutHolders(engine, items);
	return { items: going, onlyFlags, notices: [...taken, ...notices] };
}

/** The id of a note comes from its first words: another line may have it once this one was deleted or edited by hand. */
function isAnother({ says }: FoundMemory, entry: ScoreEntry | undefined): boolean {
	const words = entry?.forgottenWords ?? [];
	return words.length > 0 && !words.includes(fingerprint(says));
}

/** A line may be used, pinned or younger while its entity is not: the file goes only if all that it says is on the list. */
async function withoutHolders({ workspace }: Engine, items: readonly ForgetItem[]): Promise<Omit<Old, "onlyFlags">> {
	const listed = new Set(items.map(({ id }) => id));
	const going: ForgetItem[] = [];
	const notices: Notice[] = [];
	for (const item of items) {
		const stay = item.kind === "entity" ? (await memoriesIn(workspace, item)).filter(({ id }) => !listed.has(id)) : [];
		if (stay.length === 0) going.push(item);
		else
			notices.push({ level: "info", text: `${item.id} stays, as its file still says ${stay.map(said).join(", ")}.` });
	}
	return { items: going, notices };
}

async function memoriesIn(reader: FileReader, { path }: ForgetItem): Promise<readonly Memory[]> {
	return readMemories(path, (await reader.read(path)).text ?? "").memories;
}

function said({ id, text }: Memory): string {
	return `"${shorten(text)}" (${id})`;
}

function ageOf(text: string): number {
	const [, count, unit] = AGE.exec(text.trim()) ?? [];
	if (count === undefined || unit === undefined)
		throw new MemoryError("INVALID_INPUT", `${JSON.stringify(text)} is no age. Write one like 90d, 26w, 12m or 2y.`);
	return Number(count) * UNIT_DAYS[unit[0]!.toLowerCase()]!;
}
