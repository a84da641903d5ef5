// Entity files: finding one by id or name, making one, and its facts. Relations between two are relations.ts.

import { type EntityFile, serializeEntity } from "../formats/entity.ts";
import { newEntity, setEntityHeader } from "../formats/entity-edits.ts";
import { initialScore } from "../model/decay.ts";
import { MemoryError } from "../model/errors.ts";
import { nameSimilarity } from "../text/similarity.ts";
import { slugify } from "../text/slug.ts";
import { shardCandidates, shardedPath } from "../workspace/shards.ts";
import type { Context } from "../workspace/transaction/context.ts";
import {
	type CatalogueEntry,
	catalogueEntry,
	entityIdOf,
	nameKey,
	namesOf,
	readCatalogue,
	splitEntityId,
} from "./catalogue.ts";
import { keepParsed, parsedEntity } from "./parsed-entities.ts";
import { ENTITY_FOLDER } from "./places.ts";
import { draftText, type Reading, readText, record, recordCreated, type Writing } from "./writing.ts";

export interface EntityMatch {
	readonly id: string;
	readonly label: string;
	readonly type: string;
	/** 1: the very name, an alias or the id. */
	readonly similarity: number;
}

/** Jaro-Winkler: "Alexandra" and "Alexandre" pass, "Alex" and "Alan" do not. */
const SIMILAR = 0.92;
/** Types said when nothing better is known: a name under one of them is the same thing under another type. */
const VAGUE_TYPES = new Set(["concept"]);

/** The file's text, where there is one, in either place it may be. */
export async function findEntity(reading: Reading, id: string): Promise<EntityFile | undefined> {
	const known = reading.entities.get(id);
	if (known === null) return undefined;
	for (const path of known ? [known] : shardCandidates(ENTITY_FOLDER, `${id}.md`)) {
		const text = await readText(reading, path);
		if (text !== null) return parsedEntity(text, path);
	}
	return undefined;
}

export async function getEntity(reading: Reading, id: string): Promise<EntityFile> {
	const file = await findEntity(reading, id);
	if (file) return file;
	throw new MemoryError("NOT_FOUND", `There is no entity ${id}. \`mneme entity list\` shows what there is.`, {
		data: { id },
	});
}

/** Which entity has exactly that name or alias, as the graph stands. */
export function knownEntities(
	context: Context,
): (name: string) => { id: string; name: string; type: string } | undefined {
	const { names, entries } = readCatalogue(context);
	return (name) => {
		const id = names.get(nameKey(name))?.values().next().value;
		const entry = id === undefined ? undefined : entries.get(id);
		return entry && { id: entry.id, name: entry.label, type: entry.type };
	};
}

/** Entities of that name, alias or id; the type asked for first. */
export async function findByName(reading: Reading, name: string, type?: string): Promise<EntityMatch[]> {
	const key = nameKey(name);
	const known = readCatalogue(reading.context);
	const found = [...(known.names.get(key) ?? [])].map((id) => known.entries.get(id)!);
	return order(await overlaid(reading, found, (entry) => namesOf(entry).includes(key)), type).map((entry) => ({
		...matchOf(entry),
		similarity: 1,
	}));
}

/** Also names that are nearly so, nearest first. Looks at every name there is: for questions, not for writes. */
export async function findSimilar(reading: Reading, name: string, type?: string): Promise<EntityMatch[]> {
	const exact = await findByName(reading, name, type);
	const key = nameKey(name);
	const nearness = (entry: CatalogueEntry) =>
		Math.max(...namesOf(entry).map((other) => (other[0] === key[0] ? nameSimilarity(key, other) : 0)));
	const all = await overlaid(reading, [...readCatalogue(reading.context).entries.values()], () => true);
	const near = all
		.filter(({ id }) => !exact.some((match) => match.id === id))
		.map((entry) => ({ ...matchOf(entry), similarity: nearness(entry) }))
		.filter(({ similarity }) => similarity >= SIMILAR)
		.sort((one, other) => other.similarity - one.similarity);
	return [...exact, ...near];
}

/** The entity somebody named by id or name; a fault says what they may have meant. */
export async function resolveEntity(reading: Reading, name: string): Promise<string> {
	const id = name.replace(/^entity:/, "");
	if (id.includes("--") && (await findEntity(reading, id))) return id;
	const matches = await findSimilar(reading, name);
	const exact = matches.filter(({ similarity }) => similarity === 1);
	if (exact.length === 1) return exact[0]!.id;
	const near = matches.map((match) => match.id).join(", ");
	if (exact.length > 1)
		throw new MemoryError("INVALID_INPUT", `${name} may be ${near}; write the id of the one you mean.`);
	const hint = near === "" ? "`mneme entity list` shows what there is." : `Did you mean ${near}?`;
	throw new MemoryError("NOT_FOUND", `There is no entity ${name}. ${hint}`, { data: { name } });
}

function matchOf({ id, label, type }: CatalogueEntry) {
	return { id, label, type };
}

function order(entries: readonly CatalogueEntry[], type: string | undefined): CatalogueEntry[] {
	return entries.toSorted(
		(one, other) => Number(other.type === type) - Number(one.type === type) || (one.id < other.id ? -1 : 1),
	);
}

/** What the catalogue found, with this transaction's own entities in place of what HEAD has of them. */
async function overlaid(
	reading: Reading,
	found: readonly CatalogueEntry[],
	matches: (entry: CatalogueEntry) => boolean,
): Promise<CatalogueEntry[]> {
	const own: CatalogueEntry[] = [];
	for (const path of reading.entities.values()) {
		const text = path === null ? null : await readText(reading, path);
		if (path !== null && text !== null) own.push(catalogueEntry(text, path));
	}
	return [...found.filter(({ id }) => !reading.entities.has(id)), ...own.filter(matches)];
}

export interface NewEntity {
	readonly type: string;
	/** What people call it. */
	readonly name: string;
	readonly aliases?: readonly string[];
	readonly summary?: string;
	/** `YYYY-MM-DD`, where it is older than today. */
	readonly created?: string;
}

/** The entity of that name, or a new one. */
export async function ensureEntity(writing: Writing, entity: NewEntity): Promise<{ id: string; created: boolean }> {
	const matches = await findByName(writing, entity.name, entity.type);
	const isVague = (type: string) => VAGUE_TYPES.has(type);
	const match = matches.find(({ type }) => type === entity.type || isVague(type) || isVague(entity.type));
	if (match) return { id: match.id, created: false };
	return { id: await addEntity(writing, entity), created: true };
}

/** A new entity even if another has that name: the second Alex is `person--alex-2`. */
export async function addEntity(writing: Writing, entity: NewEntity): Promise<string> {
	const id = await freeId(writing, `${slugify(entity.type)}--${slugify(entity.name)}`);
	const header = {
		type: entity.type,
		created: entity.created ?? writing.today,
		lastUpdated: writing.today,
		decayScore: initialScore("semantic", writing.origin, writing.settings.decay),
		accessCount: 1,
		pinned: false,
		label: entity.name,
		...(entity.aliases && entity.aliases.length > 0 ? { aliases: entity.aliases } : {}),
	};
	const text = newEntity(id, header, entity.summary ?? entity.name);
	const count = readCatalogue(writing.context).entries.size + writing.entities.size;
	const path = shardedPath(ENTITY_FOLDER, `${id}.md`, count);
	draftText(writing, path, text, `new ${entity.type}: ${entity.name}`);
	writing.entities.set(id, path);
	recordCreated(writing, `entity:${id}`);
	return id;
}

async function freeId(writing: Writing, id: string): Promise<string> {
	for (let number = 1; ; number++) {
		const candidate = number === 1 ? id : `${id}-${number}`;
		if (!(await findEntity(writing, candidate))) return candidate;
	}
}

/** Drafts a changed file, its date of change with it. */
export function saveEntity(writing: Writing, file: EntityFile, summary: string): void {
	const { today } = writing;
	const dated = file.header.lastUpdated === today ? file : setEntityHeader(file, { lastUpdated: today });
	const text = serializeEntity(dated);
	keepParsed(text, dated);
	draftText(writing, file.path, text, summary);
	writing.entities.set(entityIdOf(file.path), file.path);
}

/** A new memory connects to it (A§9.4). */
export function touchEntity(writing: Writing, id: string): void {
	const isNew = writing.records.some((known) => known.id === `entity:${id}` && known.event.kind === "created");
	const seen = writing.records.some((known) => known.id === `entity:${id}` && known.event.kind === "used");
	if (!isNew && !seen) record(writing, `entity:${id}`, { kind: "used", why: "connected" });
}

export async function addAliases(writing: Writing, id: string, names: readonly string[]): Promise<void> {
	const file = await getEntity(writing, id);
	const { label, aliases = [] } = file.header;
	const known = new Set([label ?? splitEntityId(id)[1], ...aliases].map(nameKey));
	const added = names.filter((name) => !known.has(nameKey(name)));
	if (added.length === 0) return;
	saveEntity(writing, setEntityHeader(file, { aliases: [...aliases, ...added] }), `also called ${added.join(", ")}`);
}
