// Entities, facts and relations that a source names outright. Entities of one transaction are looked up once.
import { nameKey, readCatalogue } from "../../stores/catalogue.ts";
import { ensureEntity, findByName } from "../../stores/entities.ts";
import { addFact } from "../../stores/facts.ts";
import { ENTITY_FOLDER } from "../../stores/places.ts";
import { addRelation } from "../../stores/relations.ts";
import type { Writing } from "../../stores/writing.ts";
import type { EntityItem, EntityName, FactItem, RelationItem } from "../item.ts";
import { hashOf } from "../journal.ts";
import { dayOfItem, type ImportContext, keyOf, type Prepared, skip, sourceLabel, type Written } from "./prepared.ts";

const FORGOTTEN = "forgotten by you";
/** Somebody's words, written down by a program: surer than a guess, less sure than the user's own. */
const CONFIDENCE = "medium";

export class GraphWriter {
	readonly #writing: Writing;
	/** By type and name, and by name alone. */
	readonly #ids = new Map<string, string>();
	readonly #names = new Map<string, string>();

	constructor(writing: Writing) {
		this.#writing = writing;
	}

	async ensure({ name, type }: EntityName): Promise<{ id: string; created: boolean }> {
		const key = `${type}\n${name}`;
		const known = this.#ids.get(key);
		if (known !== undefined) return { id: known, created: false };
		const found = await ensureEntity(this.#writing, { name, type });
		this.#ids.set(key, found.id);
		this.#names.set(name, found.id);
		return found;
	}

	/** By name alone: the end of a relation. What this transaction has not touched is in the catalogue, which costs no reading. */
	async resolve(name: string): Promise<string> {
		const known = this.#names.get(name);
		if (known !== undefined) return known;
		const [listed] = readCatalogue(this.#writing.context).names.get(nameKey(name)) ?? [];
		const id =
			listed ?? (await findByName(this.#writing, name))[0]?.id ?? (await this.ensure({ name, type: "concept" })).id;
		this.#names.set(name, id);
		return id;
	}
}

type GraphItem = EntityItem | FactItem | RelationItem;

export function prepareGraphItem(context: ImportContext, item: GraphItem): Prepared | Written {
	const { screen } = context;
	const names = item.kind === "relation" ? [item.from, item.relation, item.to] : [item.entity.name, item.entity.type];
	const words = item.kind === "fact" ? [...names, item.text] : names;
	const { text, orders = [] } = screen(words.join("\n"), ENTITY_FOLDER);
	const base = { item, key: keyOf(item), version: hashOf(...words) };
	if (orders.length > 0) return { ...base, quarantined: [{ text, reasons: orders }] };
	if (names.some((name) => screen(name, ENTITY_FOLDER).redacted.length > 0)) return skip("a secret in its name");
	return { ...base, quarantined: [], write: (writing, graph) => write(context, item, writing, graph) };
}

async function write(context: ImportContext, item: GraphItem, writing: Writing, graph: GraphWriter): Promise<Written> {
	if (item.kind === "relation") return await writeRelation(context, item, writing, graph);
	const { id, created } = await graph.ensure(item.entity);
	if (context.forgotten.has(`entity:${id}`)) return skip(FORGOTTEN, `entity:${id}`);
	return item.kind === "fact"
		? await writeFact(context, item, writing, id)
		: { change: created ? "added" : "known", id: `entity:${id}` };
}

async function writeFact(
	{ screen, deps }: ImportContext,
	item: FactItem,
	writing: Writing,
	entity: string,
): Promise<Written> {
	const { text } = screen(item.text.replace(/\s+/g, " "), ENTITY_FOLDER);
	const firstSeen = dayOfItem(item, deps.settings.timezone);
	const fact = { text, confidence: CONFIDENCE, source: sourceLabel(item.source) } as const;
	const { id, change } = await addFact(writing, entity, firstSeen === undefined ? fact : { ...fact, firstSeen });
	return { id, change: change === "known" ? "known" : "added" };
}

async function writeRelation(
	{ forgotten }: ImportContext,
	{ from: fromName, relation, to: toName, source }: RelationItem,
	writing: Writing,
	graph: GraphWriter,
): Promise<Written> {
	const [from, to] = [await graph.resolve(fromName), await graph.resolve(toName)];
	const id = `entity:${from}`;
	if (forgotten.has(id) || forgotten.has(`entity:${to}`)) return skip(FORGOTTEN, id);
	if (from === to) return skip("two names of one entity", id);
	const line = { from, relation, to, confidence: CONFIDENCE, source: sourceLabel(source) } as const;
	return { id, change: (await addRelation(writing, line)).change };
}
