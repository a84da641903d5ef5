// Brings back what was forgotten, as it was: lines from the version of their file before, everything else by taking the flag away. Scores
// are those it had; what would be hidden at once counts as used.
import { addCoreItem, type CoreFile, parseCore, serializeCore } from "../formats/core.ts";
import { CORE_BLOCKS } from "../formats/core-blocks.ts";
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { parseEntity, serializeEntity } from "../formats/entity.ts";
import { addFact } from "../formats/entity-edits.ts";
import { joinLines, splitLines } from "../formats/lines.ts";
import { removeLines } from "../formats/section-edits.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { MemoryError } from "../model/errors.ts";
import { parseMemoryId } from "../model/ids.ts";
import { entityIdOf } from "../stores/catalogue.ts";
import { shorten } from "../stores/episodes.ts";
import { pathsOf } from "../stores/memories.ts";
import { remembered, rescored } from "../stores/scores.ts";
import { draftText, readText, scoresIn, type Writing } from "../stores/writing.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { reconcile } from "../workspace/transaction/reconcile.ts";

export interface Restored {
	readonly id: string;
	readonly path: string;
	readonly text: string;
}

type Entries = ReadonlyMap<string, ScoreEntry>;

/** Ids that restoring these brings back: an entity comes with the lines that went with it. */
export function restorable(entries: Entries, ids: readonly string[]): string[] {
	const all = new Set<string>();
	for (const id of ids) {
		const entry = entries.get(id);
		if (!entry || !isForgotten(entry)) throw notForgotten(id);
		all.add(id);
		const entity = parseMemoryId(id);
		if (entity?.kind !== "entity") continue;
		for (const [other, { forgottenTx }] of entries)
			if (other.startsWith(`fact:${entity.entity}:`) && forgottenTx !== undefined && forgottenTx === entry.forgottenTx)
				all.add(other);
	}
	return [...all];
}

export function isForgotten(entry: ScoreEntry): boolean {
	return entry.forgotten === true || entry.masked !== undefined;
}

function notForgotten(id: string): MemoryError {
	return new MemoryError("NOT_FOUND", `${id} is not forgotten. \`mneme archive list\` shows what is.`, {
		data: { id },
	});
}

export async function restoreMemories(writing: Writing, named: readonly string[]): Promise<Restored[]> {
	const { entries } = await scoresIn(writing);
	const ids = restorable(entries, named);
	writing.foldDue = true;
	writing.scoresNote = {
		action: "REVERT",
		summary: `brought back ${ids.length === 1 ? "1 memory" : `${ids.length} memories`}`,
	};
	const restored: Restored[] = [];
	for (const id of ids) {
		const kind = parseMemoryId(id)?.kind;
		const entry = entries.get(id)!;
		const inLines = kind === "core" || kind === "fact";
		const found = inLines ? await putLinesBack(writing, id, entry, { entries, ids }) : await findHidden(writing, id);
		restored.push(found);
		writing.restoredScores.set(id, awake(writing, remembered(entry)));
		if (!inLines) writing.tx.event("REVERT", found.path, `brought back: "${shorten(found.text)}" (${id})`);
	}
	return restored;
}

/** What fell asleep meanwhile is awake again: the user wants it. */
function awake(writing: Writing, entry: ScoreEntry): ScoreEntry {
	if (rescored(entry, writing).status !== "archived") return entry;
	return { ...entry, accessCount: entry.accessCount + 1, lastAccessed: new Date(writing.nowMs).toISOString() };
}

async function findHidden(writing: Writing, id: string): Promise<Restored> {
	for (const path of pathsOfId(id)) {
		const text = await readText(writing, path);
		const memory = text === null ? undefined : readMemories(path, text).memories.find((each) => each.id === id);
		if (memory) return { id, path, text: memory.text };
	}
	throw gone(id);
}

function pathsOfId(id: string): readonly string[] {
	const parsed = parseMemoryId(id);
	return parsed ? pathsOf(parsed) : [];
}

function gone(id: string): MemoryError {
	return new MemoryError(
		"NOT_FOUND",
		`${id} is flagged as forgotten, but neither its file nor the history has it any more.`,
		{ data: { id } },
	);
}

interface Lost {
	readonly path: string;
	readonly before: string;
	readonly after: string;
	readonly memory: Memory;
}

async function putLinesBack(
	writing: Writing,
	id: string,
	{ forgottenTx }: ScoreEntry,
	{ entries, ids }: { entries: Entries; ids: readonly string[] },
): Promise<Restored> {
	const lost = await findLost(writing, id, forgottenTx);
	if (!lost) throw gone(id);
	const { path, memory } = lost;
	const present = (await readText(writing, path)) ?? "";
	if (readMemories(path, present).memories.some((each) => each.id === id && each.text === memory.text))
		return { id, path, text: memory.text };
	// With all that went with it: the way back. Alone: the line into what the file is now.
	const stays = idsOf(lost.before, path).some(
		(other) => entries.get(other)?.forgottenTx === forgottenTx && !ids.includes(other),
	);
	const base = stays ? withoutMemory(lost) : lost.after;
	const merged = reconcile(path, Buffer.from(base), Buffer.from(lost.before), Buffer.from(present));
	const text = merged.kind === "merged" ? merged.bytes.toString("utf8") : addedAtTheEnd(present, lost);
	draftText(writing, path, text, `brought back: "${shorten(memory.text)}" (${id})`, "REVERT");
	if (memory.store === "fact") writing.entities.set(entityIdOf(path), path);
	else dropReduced(writing, lost, text, entries);
	return { id, path, text: memory.text };
}

/** The file as it was before, but for this one. */
function withoutMemory({ before, memory }: Lost): string {
	return joinLines(removeLines(splitLines(before), memory.lineStart - 1, memory.lineEnd));
}

function idsOf(text: string, path: string): string[] {
	return readMemories(path, text).memories.map(({ id }) => id);
}

/** A line that was only shortened stands there again as it was: the short one's score goes. */
function dropReduced(writing: Writing, { after, path }: Lost, text: string, entries: Entries): void {
	const now = new Set(idsOf(text, path));
	for (const id of idsOf(after, path)) if (!now.has(id) && entries.has(id)) writing.restoredScores.set(id, null);
}

async function findLost({ context }: Writing, id: string, tx: string | undefined): Promise<Lost | undefined> {
	for (const path of pathsOfId(id)) {
		for (const { entry, before, after } of await readFileHistory(context, path)) {
			if (!before || (tx !== undefined && entry.message?.tx !== tx)) continue;
			const text = readBlob(context, before.oid)?.toString("utf8") ?? "";
			const memory = readMemories(path, text).memories.find((each) => each.id === id);
			if (memory) return { path, before: text, after: readBlob(context, after?.oid)?.toString("utf8") ?? "", memory };
		}
	}
	return undefined;
}

/** Where the file has changed too much to know its place. */
function addedAtTheEnd(present: string, { path, before, memory }: Lost): string {
	if (memory.store === "fact") {
		const old = parseEntity(before, path).facts.find(({ line }) => line === memory.lineStart);
		const mark = old?.mark ?? { key: parseMemoryId(memory.id)!.kind === "fact" ? memory.id.split(":").at(-1)! : "x" };
		return serializeEntity(addFact(parseEntity(present, path), { text: memory.text, mark }));
	}
	return serializeCore(addToBlock(parseCore(present, path), parseCore(before, path), memory));
}

function addToBlock(file: CoreFile, old: CoreFile, memory: Memory): CoreFile {
	const block = old.items.find(({ line }) => line === memory.lineStart)?.block;
	const name = CORE_BLOCKS.find((each) => each.name === block)?.name ?? "Critical Facts";
	return addCoreItem(file, name, memory.text);
}
