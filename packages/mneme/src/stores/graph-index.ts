// graph/index.md follows the entity files: made from the catalogue, never by opening them all. Rows a person added are taken over
// into entity files first.

import type { DecayScoresFile } from "../formats/decay-scores.ts";
import { parseEntity, serializeEntity } from "../formats/entity.ts";
import { setEntityHeader } from "../formats/entity-edits.ts";
import { type GraphIndexFile, type IndexedEdge, parseGraphIndex, renderGraphIndex } from "../formats/graph-index.ts";
import { localTime } from "../model/clock.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import { isOutsideEdit, readBlob } from "../workspace/transaction/edits.ts";
import { type CatalogueEntry, catalogueEntry, readCatalogue, splitEntityId } from "./catalogue.ts";
import { addEntity, findEntity } from "./entities.ts";
import { INDEX_FILE } from "./places.ts";
import { addRelation, readVocabulary } from "./relations.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { draftText, readText, type Writing } from "./writing.ts";

const GRAPH_FOLDER = "memory/graph/";

/** Those of entities are enough. */
type GraphScores = Pick<DecayScoresFile, "entries">;

/** Score and count of uses in the header of each entity that is written anyway. */
export async function refreshHeaders(writing: Writing, { entries }: GraphScores): Promise<void> {
	for (const [id, path] of writing.entities) {
		const entry = entries.get(`entity:${id}`);
		// A file that history gave back stays as it was, byte for byte.
		const text = path === null ? undefined : writing.drafts.get(path)?.text;
		if (!entry || path === null || text === undefined) continue;
		const file = setEntityHeader(parseEntity(text, path), {
			decayScore: entry.currentScore,
			accessCount: entry.accessCount,
		});
		draftText(writing, path, serializeEntity(file), "");
	}
}

export async function writeGraphIndex(writing: Writing, scores: GraphScores): Promise<void> {
	const vocabulary = await readVocabulary(writing);
	const present = (await writing.tx.read(INDEX_FILE)).text;
	if (present !== null) await adoptRows(writing, parseGraphIndex(present), vocabulary);
	const entries = await allEntries(writing);
	const text = renderIndex(writing, entries, vocabulary, scores);
	if (text === present) return;
	draftText(writing, INDEX_FILE, text, `${entries.length === 1 ? "1 entity" : `${entries.length} entities`}`);
}

async function allEntries(writing: Writing): Promise<CatalogueEntry[]> {
	const entries = new Map(readCatalogue(writing.context).entries);
	for (const [id, path] of writing.entities) {
		const text = path === null ? null : await readText(writing, path);
		if (path === null || text === null) entries.delete(id);
		else entries.set(id, catalogueEntry(text, path));
	}
	return [...entries.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** What was forgotten or archived is not in the index; its file stays. */
function renderIndex(
	{ settings }: Writing,
	entries: readonly CatalogueEntry[],
	vocabulary: Vocabulary,
	scores: GraphScores,
): string {
	const scoreOf = (id: string) => scores.entries.get(`entity:${id}`);
	const shown = entries.filter(({ id }) => scoreOf(id)?.forgotten !== true);
	const ids = new Set(shown.map(({ id }) => id));
	const rows = shown.map(({ id, type, label, path, pinned }) => {
		const score = pinned ? 1 : scoreOf(id)?.currentScore;
		const file = path.slice(GRAPH_FOLDER.length);
		return { id, type, label, file, pinned, ...(score === undefined ? {} : { decayScore: score }) };
	});
	const used = (id: string) => {
		const at = scoreOf(id)?.lastAccessed;
		return at === undefined ? "" : localTime(Date.parse(at), settings.timezone).date;
	};
	const edges = directEdges(shown, vocabulary).filter(({ from, to }) => ids.has(from) && ids.has(to));
	return renderGraphIndex(
		rows,
		edges.map((edge) => ({ ...edge, lastAccessed: used(edge.from) })),
	);
}

type Edge = Omit<IndexedEdge, "lastAccessed">;

/** Every edge once, in its listed direction, whichever file says it. */
export function directEdges(entries: readonly CatalogueEntry[], vocabulary: Vocabulary): Edge[] {
	const edges = new Map<string, Edge>();
	for (const { id, edges: own } of entries) {
		for (const { relation, target, ...rest } of own) {
			const edge = vocabulary.direct(id, relation, target);
			const key = keyOf(edge);
			if (!edges.has(key)) edges.set(key, { ...edge, ...rest });
		}
	}
	return [...edges.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function keyOf({ from, relation, to }: Pick<Edge, "from" | "relation" | "to">): string {
	return `${from} ${relation} ${to}`;
}

/** Rows that neither the files nor our last version have are a person's. */
async function adoptRows(writing: Writing, index: GraphIndexFile, vocabulary: Vocabulary): Promise<void> {
	const known = readCatalogue(writing.context).entries;
	const edges = new Set(directEdges([...known.values()], vocabulary).map(keyOf));
	const ours = (id: string) => known.has(id) || writing.entities.has(id);
	const rows = index.entities.filter(({ id }) => !ours(id));
	const links = index.edges.filter(
		({ from, relation, to }) => !edges.has(keyOf(vocabulary.direct(from, relation, to))),
	);
	if (rows.length === 0 && links.length === 0) return;
	const last = await lastGenerated(writing);
	const old = new Set([...last.entities.map(({ id }) => id), ...last.edges.map(keyOf)]);
	for (const { id, type, label } of rows) {
		if (!old.has(id)) await adoptEntity(writing, { id, type, label });
	}
	for (const edge of links) {
		const ends = [await findEntity(writing, edge.from), await findEntity(writing, edge.to)];
		if (old.has(keyOf(edge)) || ends.includes(undefined)) continue;
		const { from, relation, to, firstSeen } = edge;
		const dated = /^\d{4}-\d{2}-\d{2}$/.test(firstSeen) ? { firstSeen } : {};
		await addRelation(writing, { from, relation, to, confidence: edge.confidence ?? "high", ...dated });
	}
}

/** Under the id the person gave it, if a file may be called so. */
async function adoptEntity(writing: Writing, row: { id: string; type: string; label: string }): Promise<void> {
	const [type, slug] = splitEntityId(row.id);
	const made = await addEntity(writing, { type, name: slug });
	const file = await findEntity(writing, made);
	if (!file) return;
	const label = row.label || slug;
	const header = { type: row.type || type, label };
	draftText(writing, file.path, serializeEntity(setEntityHeader(file, header)), "taken over from the index");
}

/** The index as Mneme last wrote it. Asks history, so only where a row is unknown. */
async function lastGenerated({ context }: Writing): Promise<GraphIndexFile> {
	const history = await readFileHistory(context, INDEX_FILE);
	const ours = history.find(({ entry, after }) => after && !isOutsideEdit(entry));
	return parseGraphIndex(readBlob(context, ours?.after?.oid)?.toString("utf8") ?? "");
}
