// From a text to what A§8.2's classifier returns, by rules: store, entities, relations, tags, confidence, core_update, summary; and what
// the rules know beyond it: facts, correction, episode type. Writes nothing; a language model may answer the first part instead.

import type { Embedder } from "../../inference/port.ts";
import { stripLead } from "./clause.ts";
import { type EpisodeType, episodeType } from "./episode-type.ts";
import { type Correction, readCorrection } from "./extract/corrections.ts";
import { type Entity, type ExtractionOptions, findMentions } from "./extract/entities.ts";
import { type FactFound, findFacts } from "./extract/facts.ts";
import { findRelations, type RelationFound, USER } from "./extract/relations.ts";
import { splitSentences } from "./sentences.ts";
import type { Store } from "./signals.ts";
import type { StoreDecision } from "./store.ts";
import { chooseStoreWith } from "./store-classifier.ts";
import { makeTags } from "./tags.ts";

/** A§8.2's object, field by field. */
export interface Routing {
	readonly store: Store;
	readonly entities: readonly { readonly name: string; readonly type: string }[];
	readonly relations: readonly RelationFound[];
	readonly tags: readonly string[];
	readonly confidence: "high" | "medium" | "low";
	readonly core_update: boolean;
	readonly summary: string;
}

export interface Routed {
	readonly routing: Routing;
	/** The entities of the routing with their ids, in the same order. */
	readonly entities: readonly Entity[];
	readonly facts: readonly FactFound[];
	readonly correction?: Correction;
	readonly type: EpisodeType;
	readonly reasons: readonly string[];
}

export interface RouteOptions extends ExtractionOptions {
	/** The user asked in so many words that it be kept. */
	readonly explicit?: boolean;
	readonly embedder?: Embedder;
}

/** Beyond it a text is a document, and its entities would be noise. */
const MAX_EXTRACT_CHARS = 4_000;
const SUMMARY_CHARS = 160;
/** Two hints of the rules: below it the store was a close call. */
const CLEAR_LEAD = 2;
const UNSURE = /\b(?:maybe|perhaps|i think|i guess|not sure|possibly|might|probably|i believe|supposedly)\b/i;

export async function route(text: string, options: RouteOptions): Promise<Routed> {
	const decision = await chooseStoreWith(text, options.embedder);
	const { entities, relations, facts } = extract(text, options);
	const correction = splitSentences(stripLead(text.slice(0, MAX_EXTRACT_CHARS)))
		.map(readCorrection)
		.find((found) => found !== undefined);
	const user = (options.user ?? USER).id;
	const routing: Routing = {
		store: decision.store,
		entities: entities.map(({ name, type }) => ({ name, type })),
		relations,
		tags: makeTags(text, entities),
		confidence: confidenceOf(text, decision, options.explicit === true),
		core_update: decision.store === "core" || changesUser(user, relations, facts),
		summary: summarize(text),
	};
	return {
		routing,
		entities,
		facts,
		...(correction ? { correction } : {}),
		type: episodeType(text, correction !== undefined, relations),
		reasons: decision.reasons,
	};
}

/** Entities, relations and facts of a text; entities that only a relation speaks of (the user, what they prefer) included. */
export function extract(
	text: string,
	options: ExtractionOptions,
): { entities: Entity[]; relations: RelationFound[]; facts: FactFound[] } {
	const entities: Entity[] = [];
	const relations: RelationFound[] = [];
	const facts: FactFound[] = [];
	const keep = ({ id, name, type }: Entity) => {
		if (!entities.some((other) => other.id === id)) entities.push({ id, name, type });
	};
	for (const sentence of splitSentences(stripLead(text.slice(0, MAX_EXTRACT_CHARS).trim()))) {
		const mentions = findMentions(sentence, options);
		for (const mention of mentions) keep(mention);
		const found = findRelations(sentence, mentions, options);
		for (const entity of found.entities) keep(entity);
		for (const one of found.relations)
			if (!relations.some((other) => other.from === one.from && other.relation === one.relation && other.to === one.to))
				relations.push(one);
		facts.push(...findFacts(sentence, mentions, options));
	}
	return { entities, relations, facts };
}

/** The user's own preferences and labelled facts show in core beside the graph. */
function changesUser(user: string, relations: readonly RelationFound[], facts: readonly FactFound[]): boolean {
	return (
		relations.some(({ from, relation }) => from === user && (relation === "prefers" || relation === "avoids")) ||
		facts.some(({ entity }) => entity === user)
	);
}

function confidenceOf(text: string, decision: StoreDecision, explicit: boolean): Routing["confidence"] {
	if (UNSURE.test(text) && !explicit) return "low";
	return explicit || decision.lead >= CLEAR_LEAD * 2 ? "high" : decision.lead >= CLEAR_LEAD ? "medium" : "low";
}

function summarize(text: string): string {
	const [first = ""] = splitSentences(stripLead(text.slice(0, MAX_EXTRACT_CHARS).trim()));
	const line = first.replace(/\s+/g, " ").trim();
	const cut =
		line.length <= SUMMARY_CHARS ? line : `${line.slice(0, line.lastIndexOf(" ", SUMMARY_CHARS - 1)).trimEnd()}…`;
	return cut.charAt(0).toUpperCase() + cut.slice(1);
}
