// What a wish to forget may mean: memories of every store that share words with it, proposals and lines that wait for an approval. Each
// with the text it is judged by.
import { parseCore } from "../formats/core.ts";
import { coreItemIds } from "../formats/core-ids.ts";
import { findLinks } from "../formats/links.ts";
import type { MemoryIndex } from "../index/memory-index.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import type { Embedder, WishModel } from "../inference/port.ts";
import { dot } from "../inference/vectors.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import { isListLabel, listEntries } from "../stores/core-labels.ts";
import { CORE_FILE } from "../stores/places.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { standIns } from "../text/thesaurus.ts";
import { pendingPlaces } from "./pending-places.ts";
import { findAliases } from "./person.ts";
import type { Place } from "./place.ts";
import { readPhrase } from "./reading.ts";
import type { ForgetRequest } from "./request.ts";

export interface FindDeps extends StoreDeps {
	readonly index: MemoryIndex;
	/** Undefined: by words alone. */
	readonly embedder?: Embedder;
	readonly judge?: WishModel;
}

/** All that one topic may have; more is no topic. */
const MOST = 500;
const LINK = /\[\[[^\]]*?--([^\]]+)\]\]/g;

export async function findCandidates(deps: FindDeps, request: ForgetRequest): Promise<Place[]> {
	await deps.index.sync();
	const words = request.targets.flatMap(({ text }) => {
		const { telling, ending } = readPhrase(text);
		return [
			...telling.flatMap(({ raw, word }) => [raw, ...standIns(word)]),
			...(ending === undefined ? [] : ["number"]),
		];
	});
	const rows = await searchWords(deps, words);
	// "my husband" is Anton in other memories.
	const names = [...findAliases(rows.map(({ text }) => text))].flat();
	const named = await searchWords(deps, names);
	const akin = await searchMeaning(deps, request);
	const all = new Map([...rows, ...named, ...akin].map((row) => [row.id, row]));
	return [
		...(await placesOf(deps, [...all.values()])),
		...(await pendingPlaces(async (path) => (await deps.workspace.read(path)).text)),
	];
}

async function searchWords({ index }: FindDeps, words: readonly string[]): Promise<StoredMemory[]> {
	if (words.length === 0) return [];
	return (await index.searchText(words.join(" "), { limit: MOST })).map(({ memory }) => memory);
}

/** What shares no word with the wish (Scheidung, scheiden; "the machine we sold") is found by meaning. */
async function searchMeaning({ index, embedder }: FindDeps, request: ForgetRequest): Promise<StoredMemory[]> {
	const found: StoredMemory[] = [];
	if (!embedder) return found;
	const asked = [...request.targets.map(({ text }) => text), request.words];
	for (const text of new Set(asked.filter((each) => each !== ""))) {
		const hits = await index.searchMeaning(embedder, await embedder.embedQuery(text), { limit: AKIN_HITS });
		found.push(...hits.map(({ memory }) => memory));
	}
	return found;
}

/** Enough for the other forms of one topic. */
const AKIN_HITS = 20;

/** What is near in meaning, though no word is the same: to be asked about, never to be taken. */
export async function findByMeaning({ index, embedder, ...deps }: FindDeps, text: string): Promise<Place[]> {
	if (!embedder) return [];
	const question = await embedder.embedQuery(text);
	const hits = (await index.searchMeaning(embedder, question, { limit: MEANING_HITS })).map(({ memory }) => memory);
	const vectors = await embedder.embedPassages(hits.map(({ text: says }) => says));
	return await placesOf(
		deps,
		hits.filter((_, i) => dot(question, vectors[i]!) >= MEANING_LINE),
	);
}

const MEANING_HITS = 3;
/** Below it the nearest memory is about something else more often than not. Above it as often as not: right ones have 0.73 to 0.86, wrong ones up to 0.82. */
const MEANING_LINE = 0.72;

export async function placesOf(deps: StoreDeps, rows: readonly StoredMemory[]): Promise<Place[]> {
	const user = userOf(deps);
	const lists = rows.some(({ store }) => store === "core") ? await coreEntries(deps) : new Map<string, string[]>();
	return rows.flatMap((row): Place[] => {
		const place = placeOf(row, user);
		const entries = lists.get(row.id);
		if (!entries) return [place];
		const label = row.text.slice(0, row.text.indexOf(":"));
		return entries.map((entry, i) => ({ ...place, id: `${row.id} ${i}`, text: `${label}: ${entry}`, entry }));
	});
}

function placeOf(row: StoredMemory, user: string | undefined): Place {
	const { id, store, path, lineStart, text, title, entity } = row;
	const place = { id, memory: id, kind: store, path, line: lineStart, says: text };
	// An entity is meant by its name; what it does is said by its facts.
	const name = text.split("\n", 1)[0]!;
	if (store === "entity") return { ...place, says: name, text: name };
	const spoken = findLinks(text).length === 0 ? text : text.replace(LINK, (_, slug) => slug.replaceAll("-", " "));
	const isUsers = entity !== undefined && entity === user;
	return { ...place, text: spoken, ...(title === undefined || isUsers ? {} : { title }) };
}

function userOf({ workspace }: StoreDeps): string | undefined {
	return readCatalogue(workspace.context).names.get("user")?.values().next().value;
}

/** Lines of core memory that hold a list, each entry a statement of its own. */
async function coreEntries({ workspace }: StoreDeps): Promise<Map<string, string[]>> {
	const file = parseCore((await workspace.read(CORE_FILE)).text ?? "", CORE_FILE);
	const ids = coreItemIds(file);
	const found = new Map<string, string[]>();
	for (const [i, { label, value }] of file.items.entries()) {
		const entries = label !== undefined && isListLabel(label) ? listEntries(value) : [];
		if (ids[i] !== undefined && entries.length > 1) found.set(ids[i], entries);
	}
	return found;
}
