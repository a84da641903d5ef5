// Relations between entities: a line at each end under the names of relations.md, with one key for both.

import { type EntityFile, relationName } from "../formats/entity.ts";
import { addRelation as addRelationLine, removeRelation as removeRelationLine } from "../formats/entity-edits.ts";
import type { Confidence } from "../formats/episode-heading.ts";
import {
	addRelationType,
	parseRelationTypes,
	type RelationTypesFile,
	relationTypesTemplate,
	serializeRelationTypes,
} from "../formats/relation-types.ts";
import { MemoryError } from "../model/errors.ts";
import { slugify } from "../text/slug.ts";
import { getEntity, saveEntity, touchEntity } from "./entities.ts";
import { newKey, newMark } from "./facts.ts";
import { RELATIONS_FILE } from "./places.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { draftText, type Reading, readText, type Writing } from "./writing.ts";

export interface NewRelation {
	/** Entity ids, `<type>--<slug>`. */
	readonly from: string;
	readonly relation: string;
	readonly to: string;
	readonly confidence: Confidence;
	readonly source?: string;
	readonly firstSeen?: string;
}

/** Where relations go that the file has no heading for. */
const LEARNED = "Learned";

export async function readVocabulary(reading: Reading): Promise<Vocabulary> {
	return vocabularyOf(await readTypes(reading));
}

/** Known: both ends had it already. A relation that relations.md lacks is added there. */
export async function addRelation(writing: Writing, relation: NewRelation): Promise<{ change: "added" | "known" }> {
	const name = relationName(slugify(relation.relation));
	if (relation.from === relation.to) {
		throw new MemoryError("INVALID_INPUT", `${relation.from} cannot be related to itself; name two entities.`);
	}
	const ends = [await getEntity(writing, relation.from), await getEntity(writing, relation.to)] as const;
	const inverse = await learnRelation(writing, name);
	const key = newKey(writing.random, ends);
	const mark = newMark(writing, relation, key);
	const lines = [
		{ file: ends[0], relation: name, target: relation.to },
		...(inverse === undefined ? [] : [{ file: ends[1], relation: inverse, target: relation.from }]),
	].filter((line) => !hasRelation(line.file, line.relation, line.target));
	for (const { file, relation: label, target } of lines) {
		saveEntity(writing, addRelationLine(file, { relation: label, target, mark }), `${label} ${target}`);
	}
	touchEntity(writing, relation.from);
	touchEntity(writing, relation.to);
	return { change: lines.length === 0 ? "known" : "added" };
}

function hasRelation(file: EntityFile, relation: string, target: string): boolean {
	return file.relations.some((line) => line.relation === relation && line.targets.includes(target));
}

/** Its inverse, where it has one. */
async function learnRelation(writing: Writing, name: string): Promise<string | undefined> {
	const file = await readTypes(writing);
	const inverse = vocabularyOf(file).inverseOf(name);
	if (inverse === undefined && !file.relations.some((known) => known.name === name)) {
		const added = addRelationType(file, { group: LEARNED, name, description: `first used on ${writing.today}` });
		draftText(writing, RELATIONS_FILE, serializeRelationTypes(added), `new relation: ${name}`);
	}
	return inverse;
}

/** The same text for every relation, until somebody adds a type. */
let lastTypes: { readonly text: string; readonly file: RelationTypesFile } | undefined;

async function readTypes(reading: Reading): Promise<RelationTypesFile> {
	const text = (await readText(reading, RELATIONS_FILE)) ?? relationTypesTemplate();
	if (lastTypes?.text !== text) lastTypes = { text, file: parseRelationTypes(text, RELATIONS_FILE) };
	return lastTypes.file;
}

/** At both ends. */
export async function removeRelation(
	writing: Writing,
	{ from, relation, to }: Pick<NewRelation, "from" | "relation" | "to">,
): Promise<void> {
	const name = relationName(slugify(relation));
	const inverse = (await readVocabulary(writing)).inverseOf(name);
	const ends = [
		{ id: from, relation: name, target: to },
		...(inverse === undefined ? [] : [{ id: to, relation: inverse, target: from }]),
	];
	for (const { id, relation: label, target } of ends) {
		const file = await getEntity(writing, id);
		if (hasRelation(file, label, target))
			saveEntity(writing, removeRelationLine(file, label, target), `no longer ${label} ${target}`);
	}
}
