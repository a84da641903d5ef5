// Pinning in place: an entity or procedure by its header, a fact as a line of Critical Facts, free text and episodes in the vault.
// Whether the user asked for it is the verb's to know.
import { setEntityHeader } from "../formats/entity-edits.ts";
import { parseProcedure, serializeProcedure, setProcedureHeader } from "../formats/procedure.ts";
import { parseVault } from "../formats/vault.ts";
import { MemoryError } from "../model/errors.ts";
import { formatMemoryId, parseMemoryId } from "../model/ids.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { readCatalogue } from "./catalogue.ts";
import { addCriticalFact } from "./core.ts";
import { getEntity, saveEntity } from "./entities.ts";
import { addEpisode, shorten } from "./episodes.ts";
import { findFactLine } from "./facts.ts";
import { listFolder } from "./folders.ts";
import { type FoundMemory, resolveMemory } from "./memories.ts";
import { PROCEDURE_FOLDER } from "./places.ts";
import { addVaultItem } from "./vault.ts";
import { draftText, record, scoresIn, type Writing } from "./writing.ts";

export interface Pinned {
	/** The memory that is pinned now; for a fact the line in core, for free text the vault item. */
	readonly id: string;
	readonly path: string;
}

/** Ids of entities and procedures whose header says so as HEAD has it, whoever wrote it there. */
export function pinnedByHeader(context: Context): Set<string> {
	const ids = new Set<string>();
	for (const { id, pinned } of readCatalogue(context).entries.values()) if (pinned) ids.add(`entity:${id}`);
	const { ledger } = context;
	const tree = ledger.treeOf(ledger.head());
	for (const path of listFolder(context, PROCEDURE_FOLDER)) {
		const text = readBlob(context, ledger.trees.find(tree, path)?.oid)?.toString("utf8") ?? "";
		const { slug, header } = parseProcedure(text, path);
		if (header.pinned) ids.add(`procedure:${slug}`);
	}
	return ids;
}

/** `target` is a memory's id, or the text itself. */
export async function pin(writing: Writing, target: string): Promise<Pinned> {
	const memory = await findMemory(writing, target);
	if (!memory) {
		if (parseMemoryId(target)) throw unknown(target);
		return await addVaultItem(writing, { text: target });
	}
	writing.foldDue = true;
	const id = parseMemoryId(memory.id)!;
	switch (id.kind) {
		case "entity":
		case "procedure":
			await markFile(writing, memory, true);
			return memory;
		case "fact": {
			const file = await getEntity(writing, id.entity);
			const fact = findFactLine(file, id.key);
			if (!fact) throw unknown(target);
			record(writing, memory.id, { kind: "pinned" });
			const name = file.header.label ?? id.entity;
			const line = await addCriticalFact(writing, `${name}: ${fact.text.replace(/\s+/g, " ")}`);
			record(writing, line.id, { kind: "pinned" });
			return { id: line.id, path: line.change === "elsewhere" ? memory.path : "MEMORY.md" };
		}
		case "vault":
			return memory;
		case "core":
			record(writing, memory.id, { kind: "pinned" });
			return memory;
		default: {
			const kept = await addVaultItem(writing, { text: memory.says, from: memory.id });
			return kept;
		}
	}
}

/** What was pinned may fade again. A vault item goes back to what it came from, or into today's log. */
export async function unpin(writing: Writing, target: string): Promise<Pinned> {
	const memory = await findMemory(writing, target);
	if (!memory) throw unknown(target);
	writing.foldDue = true;
	const id = parseMemoryId(memory.id)!;
	if (id.kind === "entity" || id.kind === "procedure") await markFile(writing, memory, false);
	else if (id.kind === "vault") return await releaseVault(writing, memory);
	else record(writing, memory.id, { kind: "unpinned" });
	return memory;
}

async function findMemory(writing: Writing, target: string): Promise<FoundMemory | undefined> {
	if (!parseMemoryId(target)) return undefined;
	return await resolveMemory(writing.tx, target, () => scoresIn(writing));
}

function unknown(target: string): MemoryError {
	return new MemoryError(
		"NOT_FOUND",
		`There is no memory ${target}. Ids are in every result; \`mneme search\` finds them.`,
		{
			data: { id: target },
		},
	);
}

async function markFile(writing: Writing, memory: FoundMemory, pinned: boolean): Promise<void> {
	const id = parseMemoryId(memory.id)!;
	const summary = pinned ? "pinned" : "no longer pinned";
	record(writing, formatMemoryId(id), { kind: pinned ? "pinned" : "unpinned" });
	if (id.kind === "entity") {
		const file = await getEntity(writing, id.entity);
		saveEntity(writing, setEntityHeader(file, { pinned }), summary);
		return;
	}
	const { text } = await writing.tx.read(memory.path);
	const file = setProcedureHeader(parseProcedure(text ?? "", memory.path), { pinned });
	draftText(writing, memory.path, serializeProcedure(file), summary);
}

async function releaseVault(writing: Writing, memory: FoundMemory): Promise<Pinned> {
	const { text } = await writing.tx.read(memory.path);
	const file = parseVault(text ?? "", memory.path);
	const origin = file.from === undefined ? undefined : await findMemory(writing, file.from);
	const entry = { type: "fact", confidence: "high" as const, tags: ["vault"], significance: [] };
	const kept = origin ?? (await addEpisode(writing, { ...entry, body: `${file.name}\n\n${file.body}`.trim() }));
	await writing.tx.remove(memory.path, { summary: `no longer pinned: ${shorten(file.name)}; kept as ${kept.id}` });
	record(writing, memory.id, { kind: "moved", to: kept.id });
	return { id: kept.id, path: kept.path };
}
