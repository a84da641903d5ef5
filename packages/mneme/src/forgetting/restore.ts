// Brings back what was forgotten, as it was: lines from the version of their file before, everything else by taking the flag away. Scores
// are those it had; what would be hidden at once counts as used.
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { findLinks, renameLinksIn } from "../formats/links.ts";
import { readMemories } from "../index/memories.ts";
import { MemoryError } from "../model/errors.ts";
import { holderOf, idInFile, parseMemoryId } from "../model/ids.ts";
import { entityIdOf } from "../stores/catalogue.ts";
import { findEntity } from "../stores/entities.ts";
import { shorten } from "../stores/episodes.ts";
import { type FoundMemory, pathsOf, resolveMemory } from "../stores/memories.ts";
import { CORE_FILE } from "../stores/places.ts";
import { aged, followRedirects, remembered, rescored, type Scores } from "../stores/scores.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { draftText, readText, record, scoresIn, type Writing } from "../stores/writing.ts";
import { carryScores, dropScore } from "./carried-scores.ts";
import { findLostLine, type LostLine, memoryAt, type Stood } from "./lost-line.ts";
import { type PutBack, putBack } from "./put-back.ts";

export interface Restored {
	/** The id it has now. */
	readonly id: string;
	readonly path: string;
	readonly text: string;
}

/** Ids that restoring these brings back: an entity comes with the lines that went with it, a line with its entity, without which no answer has it. */
export function restorable(scores: Scores, ids: readonly string[]): string[] {
	const all = new Set<string>();
	for (const named of ids) {
		const id = currentId(scores, named);
		const own = withHolder(scores, id).filter((each) => isFlagged(scores, each));
		if (own.length === 0) throw unknown(named);
		for (const each of own) all.add(each);
		for (const line of linesWith(scores, id)) all.add(line);
	}
	return [...all];
}

export interface Archived {
	readonly forgotten: readonly string[];
	/** Only fell asleep. */
	readonly asleep: readonly FoundMemory[];
	/** Not archived at all. */
	readonly awake: readonly string[];
}

/** How each of these ids is archived; throws where there is no such memory. */
export async function sortArchived(deps: StoreDeps, scores: Scores, ids: readonly string[]): Promise<Archived> {
	const rules = { settings: deps.settings, nowMs: deps.clock.now() };
	const forgotten: string[] = [];
	const asleep: FoundMemory[] = [];
	const awake: string[] = [];
	for (const id of ids) {
		const memory = await resolveMemory(deps.workspace, id, async () => scores);
		const entry = memory && scores.entries.get(memory.id);
		const isAsleep = entry && aged(entry, rules, scores.updatedMs).status === "archived";
		// What is left of a line may sleep under the id by which a part of it was forgotten.
		const isOwn = memory?.id === id && !withHolder(scores, id).some((each) => isFlagged(scores, each));
		if (isForgotten(scores, id) && !(isAsleep && isOwn)) forgotten.push(id);
		else if (memory && isAsleep) asleep.push(memory);
		else if (memory) awake.push(id);
		else throw unknown(id);
	}
	return { forgotten, asleep, awake };
}

/** It, or the entity it is a line of. */
function isForgotten(scores: Scores, named: string): boolean {
	const id = currentId(scores, named);
	return withHolder(scores, id).some((each) => isFlagged(scores, each));
}

/** A line that is forgotten is kept under an id of its own; of several the last one. */
function currentId(scores: Scores, id: string): string {
	if (isFlagged(scores, id)) return id;
	const names = [id, inRenamed(scores, id)];
	const aside = [...scores.entries.keys()].filter((other) => other !== id && names.includes(idInFile(other)));
	const last = aside.toSorted((one, other) => (one < other ? -1 : 1)).at(-1);
	return last ?? (scores.entries.has(id) ? id : followRedirects(scores, id));
}

/** The id of a fact in the file that its entity has now. */
function inRenamed(scores: Scores, id: string): string {
	const holder = holderOf(id);
	if (holder === undefined) return id;
	return id.replace(holder.slice("entity:".length), followRedirects(scores, holder).slice("entity:".length));
}

function withHolder(scores: Scores, id: string): string[] {
	const holder = holderOf(id);
	return holder === undefined ? [id] : [id, currentId(scores, holder)];
}

function isFlagged({ entries }: Scores, id: string): boolean {
	const entry = entries.get(id);
	return entry?.forgotten === true || entry?.masked !== undefined;
}

function linesWith({ entries }: Scores, id: string): string[] {
	const parsed = parseMemoryId(id);
	const tx = entries.get(id)?.forgottenTx;
	if (parsed?.kind !== "entity" || tx === undefined) return [];
	const lines = [...entries].filter(([other]) => other.startsWith(`fact:${parsed.entity}:`));
	return lines.filter(([, { forgottenTx }]) => forgottenTx === tx).map(([other]) => other);
}

function unknown(id: string): MemoryError {
	return new MemoryError("NOT_FOUND", `${id} is neither forgotten nor there. \`mneme archive list\` shows what is.`, {
		data: { id },
	});
}

export async function restoreMemories(writing: Writing, named: readonly string[]): Promise<Restored[]> {
	const scores = await scoresIn(writing);
	const ids = restorable(scores, named);
	writing.foldDue = true;
	writing.scoresNote = {
		action: "REVERT",
		summary: `brought back ${ids.length === 1 ? "1 memory" : `${ids.length} memories`}`,
	};
	const restored: Restored[] = [];
	for (const id of ids) {
		const kind = parseMemoryId(id)?.kind;
		const entry = scores.entries.get(id)!;
		const inLines = kind === "core" || kind === "fact";
		const found = inLines
			? await restoreLine(writing, id, scores, restored)
			: await restoreHidden(writing, id, scores, restored);
		restored.push(found);
		if (found.id !== id) leaveId(writing, id, found.id);
		writing.restoredScores.set(found.id, awake(writing, withoutFlag(entry)));
	}
	return restored;
}

/** An id that was only given to keep it apart leads nowhere. */
function leaveId(writing: Writing, id: string, next: string): void {
	if (idInFile(id) === id) record(writing, id, { kind: "moved", to: next });
	else writing.restoredScores.set(id, null);
}

/** Parts that were forgotten before the whole of it stay so. */
function withoutFlag(entry: ScoreEntry): ScoreEntry {
	const { masked } = entry;
	return entry.forgotten && masked ? { ...remembered(entry), masked } : remembered(entry);
}

/** What fell asleep meanwhile is awake again: the user wants it. */
function awake(writing: Writing, entry: ScoreEntry): ScoreEntry {
	if (rescored(entry, writing).status !== "archived") return entry;
	return { ...entry, accessCount: entry.accessCount + 1, lastAccessed: new Date(writing.nowMs).toISOString() };
}

async function restoreHidden(
	writing: Writing,
	id: string,
	scores: Scores,
	restored: readonly Restored[],
): Promise<Restored> {
	const parsed = parseMemoryId(id);
	for (const path of parsed ? pathsOf(parsed) : []) {
		const text = await readText(writing, path);
		if (text === null) continue;
		const memory = readMemories(path, text).memories.find((each) => each.id === idInFile(id));
		if (memory) {
			writing.tx.event("REVERT", path, `brought back: "${shorten(memory.text)}" (${memory.id})`);
			return { id: memory.id, path, text: memory.text };
		}
		// A person took the line out of the file since.
		const lost = parsed?.kind === "note" ? await findLostLine(writing.context, id, {}) : undefined;
		if (lost) return await returnLine(writing, id, { lost, path, scores, restored });
	}
	throw gone(id);
}

function gone(id: string): MemoryError {
	return new MemoryError(
		"NOT_FOUND",
		`${id} is flagged as forgotten, but neither its file nor the history has it any more.`,
		{ data: { id } },
	);
}

async function restoreLine(
	writing: Writing,
	id: string,
	scores: Scores,
	restored: readonly Restored[],
): Promise<Restored> {
	const entry = scores.entries.get(id)!;
	const found = await findLostLine(writing.context, id, entry.forgotten ? { ...entry, masked: [] } : entry);
	// Its file may have come back with it.
	if (!found) return await restoreHidden(writing, id, scores, restored);
	const path = await homeOf(writing, id, scores);
	return await returnLine(writing, id, { lost: relinked(found, scores), path, scores, restored });
}

interface Return {
	readonly lost: LostLine;
	/** The file it goes to. */
	readonly path: string;
	readonly scores: Scores;
	/** What came back before it. */
	readonly restored: readonly Restored[];
}

async function returnLine(writing: Writing, id: string, { lost, path, scores, restored }: Return): Promise<Restored> {
	const present = (await readText(writing, path)) ?? "";
	const back = restored.filter((other) => other.path === path).map(({ text }) => text);
	const alike = readMemories(path, present).memories.filter(({ text }) => text === lost.memory.text);
	const there = alike.find((other) => other.id === idInFile(id));
	// One that came back just now is not this one.
	if (there && alike.length > back.filter((text) => text === there.text).length)
		return { id: there.id, path, text: there.text };
	const put = putBack(path, present, lost, back);
	if (!put) throw noPlace(id, path);
	const { id: own, text } = memoryAt(path, put.text, put.line)!;
	draftText(writing, path, put.text, `brought back: "${shorten(text)}" (${own})`, "REVERT");
	if (lost.memory.store === "fact") writing.entities.set(entityIdOf(path), path);
	if (put.over) dropScore(writing, scores.entries, put.over.id);
	carryScores(writing, scores.entries, movesOf(path, present, put));
	return { id: own, path, text };
}

function noPlace(id: string, path: string): MemoryError {
	return new MemoryError(
		"INVALID_INPUT",
		`${path} has changed so that ${id} fits nowhere in it. \`mneme history ${path}\` shows the version that has it; copy it from there.`,
		{ data: { id, path } },
	);
}

/** Links lead to what the entities are called now. */
function relinked(lost: LostLine, scores: Scores): LostLine {
	const moves = findLinks(lost.memory.text).map((link) => [link, followRedirects(scores, `entity:${link}`)] as const);
	const renamed = (text: string) =>
		moves.reduce((now, [from, to]) => renameLinksIn(now, from, to.slice("entity:".length)), text);
	const inPlace = ({ before, memory }: Stood) => ({
		before: renamed(before),
		memory: { ...memory, text: renamed(memory.text) },
	});
	const left = lost.left === undefined ? {} : { left: renamed(lost.left) };
	return { ...lost, ...inPlace(lost), ...left, elsewhere: lost.elsewhere.map(inPlace) };
}

/** Its entity may have another name by now, or be part of another. */
async function homeOf(writing: Writing, id: string, scores: Scores): Promise<string> {
	const parsed = parseMemoryId(id);
	if (parsed?.kind !== "fact") return CORE_FILE;
	const moved = followRedirects(scores, `entity:${parsed.entity}`).slice("entity:".length);
	const file = (await findEntity(writing, parsed.entity)) ?? (await findEntity(writing, moved));
	if (file) return file.path;
	throw new MemoryError(
		"NOT_FOUND",
		`${id} is a line of ${parsed.entity}, whose file is gone. Bring that back first: \`mneme restore ${pathsOf(parsed)[0]}\`.`,
		{ data: { id } },
	);
}

/** Other lines, and the ids they have now. */
function movesOf(path: string, present: string, { text, line, over }: PutBack): [string, string][] {
	const idsIn = (file: string, own: number | undefined) =>
		readMemories(path, file)
			.memories.filter(({ lineStart }) => lineStart !== own)
			.map(({ id }) => id);
	const old = idsIn(present, over?.lineStart);
	return idsIn(text, line).map((id, at) => [old[at]!, id]);
}
