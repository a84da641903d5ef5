// From a file to the memories in it and the ways that lead out of them. Owns which files hold memories and that ids are unique in a
// file; how each kind is read is beside, in memories/.
import { findLinks } from "../formats/links.ts";
import { readCoreMemories } from "./memories/core.ts";
import { readEntityMemories } from "./memories/entity.ts";
import { readEpisodeMemories } from "./memories/episodes.ts";
import { readNoteMemories } from "./memories/notes.ts";
import { readObservationMemories } from "./memories/observations.ts";
import { readProcedureMemories, readVaultMemories } from "./memories/whole-files.ts";
import type { Edge, FileMemories, Memory } from "./memory.ts";

type Reader = (path: string, text: string) => FileMemories;

const NOTHING: FileMemories = { memories: [], edges: [] };
const MARKDOWN = /\.(?:md|markdown)$/i;

/** The first that fits. What waits for approval, is quarantined or is only kept as a record never reaches the index. */
const READERS: readonly (readonly [place: RegExp, read: Reader | undefined])[] = [
	[/^MEMORY\.md$/, readCoreMemories],
	[/^memory\/meta\//, undefined],
	[/^memory\/graph\/entities\//, readEntityMemories],
	[/^memory\/graph\/(?:index|relations)\.md$/, undefined],
	[/^memory\/episodes\//, readEpisodeMemories],
	[/^memory\/procedures\//, readProcedureMemories],
	[/^memory\/vault\//, readVaultMemories],
	[/^memory\/observations\.md$/, readObservationMemories],
	[/(?:)/, readNoteMemories],
];

/** Whether changes to the file matter to the index at all. */
export function holdsMemories(path: string): boolean {
	return readerOf(path) !== undefined;
}

export function readMemories(path: string, text: string): FileMemories {
	const { memories, edges } = readerOf(path)?.(path, text) ?? NOTHING;
	const named = withOwnIds(memories.filter(({ text }) => hasWords(text)));
	const told = new Set(edges.map(({ source, target }) => `${source}\n${target}`));
	const mentioned = named.flatMap(mentions).filter(({ about, target }) => !told.has(`${about}\n${target}`));
	return { memories: named, edges: unique([...edges, ...mentioned.map(({ about: _, ...edge }) => edge)]) };
}

function readerOf(path: string): Reader | undefined {
	return MARKDOWN.test(path) ? READERS.find(([place]) => place.test(path))![1] : undefined;
}

function hasWords(text: string): boolean {
	return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}

/** Two lines of one text, or two facts of one key: the second is `…~2`, in the order of the file. */
function withOwnIds(memories: readonly Memory[]): Memory[] {
	const uses = new Map<string, number>();
	return memories.map((memory) => {
		const use = (uses.get(memory.id) ?? 0) + 1;
		uses.set(memory.id, use);
		return use === 1 ? memory : { ...memory, id: `${memory.id}~${use}` };
	});
}

/** A relation's own line mentions what the relation leads to already. */
function mentions({ id, text, entity }: Memory): (Edge & { readonly about: string })[] {
	if (!text.includes("[[")) return [];
	const about = `entity:${entity}`;
	return findLinks(text).map((target) => ({ source: id, relation: "mentions", target: `entity:${target}`, about }));
}

function unique(edges: readonly Edge[]): Edge[] {
	return [...new Map(edges.map((edge) => [`${edge.source}\n${edge.relation}\n${edge.target}`, edge])).values()];
}
