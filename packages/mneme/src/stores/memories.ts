// From an id to the lines it stands for, through redirects. The one way for a verb to look at a memory it was given by id.
import { readMemories } from "../index/memories.ts";
import { formatMemoryId, type MemoryId, parseMemoryId } from "../model/ids.ts";
import { shardCandidates } from "../workspace/shards.ts";
import type { FileVersion } from "../workspace/transaction/transaction.ts";
import { CORE_FILE, ENTITY_FOLDER, episodePath, PROCEDURE_FOLDER, VAULT_FOLDER } from "./places.ts";
import { followRedirects, type Scores } from "./scores.ts";

/** What reads files: a transaction, or the workspace outside one. */
export interface FileReader {
	read(path: string): Promise<FileVersion>;
}

export interface FoundMemory {
	/** The id it has now. */
	readonly id: string;
	readonly path: string;
	/** 1-based, both included. */
	readonly line: number;
	readonly endLine: number;
	/** The lines as they stand in the file. */
	readonly text: string;
	/** What they say, without headings, marks and tags. */
	readonly says: string;
}

/** Undefined where there is no such memory, under this id or the one that took its place. Scores are read only for a redirect. */
export async function resolveMemory(
	reader: FileReader,
	id: string,
	scores: () => Promise<Pick<Scores, "redirects">>,
): Promise<FoundMemory | undefined> {
	const direct = await locate(reader, id);
	if (direct) return direct;
	const moved = followRedirects(await scores(), id);
	return moved === id ? await locateFact(reader, id, scores) : await locate(reader, moved);
}

/** A fact of an entity that was renamed or merged: its own id may not have been written down. */
async function locateFact(
	reader: FileReader,
	id: string,
	scores: () => Promise<Pick<Scores, "redirects">>,
): Promise<FoundMemory | undefined> {
	const parsed = parseMemoryId(id);
	if (parsed?.kind !== "fact") return undefined;
	const entity = parseMemoryId(followRedirects(await scores(), `entity:${parsed.entity}`));
	if (entity?.kind !== "entity" || entity.entity === parsed.entity) return undefined;
	return await locate(reader, formatMemoryId({ ...parsed, entity: entity.entity }));
}

async function locate(reader: FileReader, id: string): Promise<FoundMemory | undefined> {
	const parsed = parseMemoryId(id);
	if (!parsed) return undefined;
	for (const path of pathsOf(parsed)) {
		const { text } = await reader.read(path);
		const memory = text === null ? undefined : readMemories(path, text).memories.find((each) => each.id === id);
		if (!memory) continue;
		const lines = text!.split("\n").slice(memory.lineStart - 1, memory.lineEnd);
		return { id, path, line: memory.lineStart, endLine: memory.lineEnd, text: lines.join("\n"), says: memory.text };
	}
	return undefined;
}

/** Where it may be, most likely first. */
export function pathsOf(id: MemoryId): readonly string[] {
	switch (id.kind) {
		case "core":
			return [CORE_FILE];
		case "episode":
			return [episodePath(id.date)];
		case "entity":
		case "fact":
			return shardCandidates(ENTITY_FOLDER, `${id.entity}.md`);
		case "procedure":
			return shardCandidates(PROCEDURE_FOLDER, `${id.slug}.md`);
		case "vault":
			return shardCandidates(VAULT_FOLDER, `${id.slug}.md`);
		case "note":
			return [id.path];
	}
}
