// Facts of an entity, each with its key, confidence, first day and source. One that is superseded goes to the timeline.

import type { EntityFile, Fact } from "../formats/entity.ts";
import {
	addFact as addFactLine,
	addTimelineLine,
	type FactName,
	findFact,
	removeFact,
	replaceFact,
} from "../formats/entity-edits.ts";
import type { Confidence } from "../formats/episode-heading.ts";
import { splitLabel } from "../formats/items.ts";
import type { Mark } from "../formats/mark.ts";
import type { Random } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import { slugify } from "../text/slug.ts";
import { getEntity, saveEntity, touchEntity } from "./entities.ts";
import { sameWords } from "./wording.ts";
import { record, recordCreated, type Writing } from "./writing.ts";

export interface NewFact {
	/** `Deadline: 30 March`, or a sentence. */
	readonly text: string;
	readonly confidence: Confidence;
	/** The memory it was taken from: `episode:2026-02-02:14:30`. */
	readonly source?: string;
	/** `YYYY-MM-DD`, where it was known before today. */
	readonly firstSeen?: string;
}

export interface WrittenFact {
	/** `fact:<entity>:<key>` */
	readonly id: string;
	/** known: the same words were there already, and count as used. */
	readonly change: "added" | "known" | "superseded";
}

const KEY_LETTERS = "abcdefghijkmnpqrstuvwxyz";
const KEY_SIGNS = `${KEY_LETTERS}23456789`;
const KEY_LENGTH = 4;

/** Four signs without lookalikes, a letter first; unlike any key in the files given. */
export function newKey(random: Random, files: readonly EntityFile[]): string {
	const taken = new Set(files.flatMap(({ facts, relations }) => [...facts, ...relations].map(({ mark }) => mark?.key)));
	for (;;) {
		const bytes = random.bytes(KEY_LENGTH);
		const signs = Array.from(bytes, (byte, i) => (i === 0 ? KEY_LETTERS : KEY_SIGNS).at(byte % (i === 0 ? 24 : 32)));
		const key = signs.join("");
		if (!taken.has(key)) return key;
	}
}

export function newMark(writing: Writing, fact: Omit<NewFact, "text">, key: string): Mark {
	return {
		key,
		confidence: fact.confidence,
		firstSeen: fact.firstSeen ?? writing.today,
		...(fact.source === undefined ? {} : { source: fact.source }),
	};
}

/** A fact's id: by its key, or by its words where a person typed it without one. */
export function factId(entity: string, fact: Fact): string {
	return `fact:${entity}:${fact.mark?.key ?? slugify(fact.text)}`;
}

export function findFactLine(file: EntityFile, key: string): Fact | undefined {
	return findFact(file, key) ?? file.facts.find(({ mark, text }) => !mark && slugify(text) === key);
}

function getFactLine(file: EntityFile, key: string): Fact {
	const fact = findFactLine(file, key);
	if (fact) return fact;
	throw new MemoryError(
		"NOT_FOUND",
		`${file.id} has no fact ${key}. \`mneme entity show ${file.id}\` lists its facts.`,
		{
			data: { entity: file.id, key },
		},
	);
}

function nameOf(fact: Fact): FactName {
	return fact.mark?.key ?? fact.line;
}

export async function addFact(writing: Writing, entity: string, fact: NewFact): Promise<WrittenFact> {
	const file = await getEntity(writing, entity);
	const same = file.facts.find(({ text }) => sameWords(text, fact.text));
	if (same) {
		const id = factId(entity, same);
		record(writing, id, { kind: "used", why: "said again" });
		return { id, change: "known" };
	}
	const key = newKey(writing.random, [file]);
	const changed = addFactLine(file, { text: fact.text, mark: newMark(writing, fact, key) });
	saveEntity(writing, changed, `new fact: ${fact.text}`);
	recordCreated(writing, `fact:${entity}:${key}`);
	touchEntity(writing, entity);
	return { id: `fact:${entity}:${key}`, change: "added" };
}

/** The fact of that label, whatever its value: what a correction of it supersedes. */
export function findLabelled(file: EntityFile, label: string): Fact | undefined {
	return file.facts.find((fact) => fact.label !== undefined && sameWords(fact.label, label));
}

/**
 * Puts a new fact in the place of an old one. The old one's words stay in the timeline with the days they held; its id leads to
 * the new one.
 */
export async function supersedeFact(
	writing: Writing,
	entity: string,
	key: string,
	fact: NewFact,
): Promise<WrittenFact> {
	const file = await getEntity(writing, entity);
	const old = getFactLine(file, key);
	const oldId = factId(entity, old);
	if (sameWords(old.text, fact.text)) {
		record(writing, oldId, { kind: "used", why: "said again" });
		return { id: oldId, change: "known" };
	}
	const own = newKey(writing.random, [file]);
	const replaced = replaceFact(file, nameOf(old), { text: fact.text, mark: newMark(writing, fact, own) });
	const changed = addTimelineLine(replaced, writing.today, past(old, fact.text));
	saveEntity(writing, changed, `superseded: ${old.text} → ${fact.text}`);
	const id = `fact:${entity}:${own}`;
	recordCreated(writing, id);
	record(writing, oldId, { kind: "moved", to: id });
	touchEntity(writing, entity);
	return { id, change: "superseded" };
}

/** Two facts of one entity that say the same become the older one; the newer's uses count for it. */
export async function mergeFacts(writing: Writing, entity: string, olderId: string, newerId: string): Promise<void> {
	const { file, older, newer } = await getBoth(writing, entity, olderId, newerId);
	saveEntity(writing, removeFact(file, nameOf(newer)), `said again: ${older.text}`);
	record(writing, newerId, { kind: "moved", to: olderId });
}

/** The newer of two facts of one entity takes the older one's place, as if it had been known when it was written. */
export async function retireFact(writing: Writing, entity: string, olderId: string, newerId: string): Promise<void> {
	const { file, older, newer } = await getBoth(writing, entity, olderId, newerId);
	const alone = removeFact(file, nameOf(newer));
	const remaining = alone.facts.find((fact) => factId(entity, fact) === olderId)!;
	const { text, mark } = newer;
	const replaced = replaceFact(alone, nameOf(remaining), { text, ...(mark ? { mark } : {}) });
	const changed = addTimelineLine(replaced, writing.today, past(older, text));
	saveEntity(writing, changed, `superseded: ${older.text} → ${text}`);
	record(writing, olderId, { kind: "moved", to: newerId });
}

async function getBoth(writing: Writing, entity: string, olderId: string, newerId: string) {
	const file = await getEntity(writing, entity);
	const [older, newer] = [olderId, newerId].map((id) => getFactLine(file, id.slice(id.lastIndexOf(":") + 1)));
	return { file, older: older!, newer: newer! };
}

/** `Deadline: 15 March → 30 March (held since 2026-02-02)` */
function past(old: Fact, text: string): string {
	const since = old.mark?.firstSeen === undefined ? "" : ` (held since ${old.mark.firstSeen})`;
	const next = splitLabel(text);
	const same = old.label !== undefined && next.label !== undefined && sameWords(old.label, next.label);
	return `${old.text} → ${same ? next.value : text}${since}`;
}
