// Entities, facts and relations that a source names outright.
import { addFact } from "../../stores/facts.ts";
import { ENTITY_FOLDER } from "../../stores/places.ts";
import { addRelation } from "../../stores/relations.ts";
import type { Writing } from "../../stores/writing.ts";
import type { EntityItem, FactItem, RelationItem } from "../item.ts";
import { hashOf } from "../journal.ts";
import type { EntityLookup } from "./entity-lookup.ts";
import {
	dayOfItem,
	FORGOTTEN,
	type ImportContext,
	keyOf,
	type Prepared,
	skip,
	sourceLabel,
	type Written,
} from "./prepared.ts";

/** Somebody's words, written down by a program: surer than a guess, less sure than the user's own. */
const CONFIDENCE = "medium";

type GraphItem = EntityItem | FactItem | RelationItem;

export function prepareGraphItem(context: ImportContext, item: GraphItem): Prepared | Written {
	const { screen } = context;
	const names = item.kind === "relation" ? [item.from, item.relation, item.to] : [item.entity.name, item.entity.type];
	const words = item.kind === "fact" ? [...names, item.text] : names;
	const { text, orders = [] } = screen(words.join("\n"), ENTITY_FOLDER);
	const base = { item, key: keyOf(item), version: hashOf(...words) };
	if (orders.length > 0) return { ...base, quarantined: [{ text, reasons: orders }] };
	if (names.some((name) => screen(name, ENTITY_FOLDER).redacted.length > 0)) return skip("a secret in its name");
	return { ...base, quarantined: [], write: (writing, entities) => write(context, item, writing, entities) };
}

async function write(
	context: ImportContext,
	item: GraphItem,
	writing: Writing,
	entities: EntityLookup,
): Promise<Written> {
	if (item.kind === "relation") return await writeRelation(context, item, writing, entities);
	const { id, created } = await entities.ensure(item.entity);
	if (context.forgotten.hasId(`entity:${id}`)) return skip(FORGOTTEN, `entity:${id}`);
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
	entities: EntityLookup,
): Promise<Written> {
	const [from, to] = [await entities.resolve(fromName), await entities.resolve(toName)];
	const id = `entity:${from}`;
	if (forgotten.hasId(id) || forgotten.hasId(`entity:${to}`)) return skip(FORGOTTEN, id);
	if (from === to) return skip("two names of one entity", id);
	const line = { from, relation, to, confidence: CONFIDENCE, source: sourceLabel(source) } as const;
	return { id, change: (await addRelation(writing, line)).change };
}
