// The entities a question is about (A§11.2): by name, alias or a part of it that no other entity has, typos allowed; and what is one and two
// relations away from them.
import type { Catalogue, CatalogueEntry } from "../stores/catalogue.ts";
import { nameKey, namesOf } from "../stores/catalogue.ts";
import { nameSimilarity } from "../text/similarity.ts";
import { questionTerms } from "./words.ts";

export interface ResolvedEntity {
	readonly id: string;
	readonly label: string;
	/** 1: the very name; below: a part of it, or a typo. */
	readonly similarity: number;
}

export interface RelatedEntity {
	readonly id: string;
	readonly label: string;
	readonly relation: string;
	readonly direction: "out" | "in";
	/** The entity it was reached from. */
	readonly from: string;
	readonly hops: number;
}

const LONGEST_NAME_WORDS = 5;
/** Shorter words are too often one letter from another. */
const TYPO_CHARS = 5;
const TYPO_SIMILARITY = 0.92;
/** What a partly named entity counts. */
const PART = 0.8;
const MOST_RESOLVED = 3;
const MOST_RELATED = 20;

/** Best first. `vague` also takes parts of names and typos: for questions that ask about a thing. */
export function resolveEntities({ entries, names }: Catalogue, text: string, vague: boolean): ResolvedEntity[] {
	const found = new Map<string, number>();
	const words = nameKey(text.replace(/['’]s\b/g, "").replace(/[^\p{L}\p{N}\s-]+/gu, " ")).split(" ");
	for (let count = LONGEST_NAME_WORDS; count > 0; count--)
		for (let at = 0; at + count <= words.length; at++)
			for (const id of names.get(words.slice(at, at + count).join(" ")) ?? []) found.set(id, 1);
	if (found.size === 0 && vague) for (const [id, similarity] of partlyNamed(entries, text)) found.set(id, similarity);
	return [...found]
		.map(([id, similarity]) => ({ id, label: entries.get(id)!.label, similarity }))
		.toSorted((one, other) => other.similarity - one.similarity || (one.id < other.id ? -1 : 1))
		.slice(0, MOST_RESOLVED);
}

/** "the memory project" for `project--moltbot-memory`; "Marisoll" for Marisol. */
function partlyNamed(entries: Catalogue["entries"], text: string): Map<string, number> {
	const asked = questionTerms(text).map(({ word }) => word);
	const found = new Map<string, number>();
	if (asked.length === 0) return found;
	let best = 0;
	for (const entry of entries.values()) {
		const own = wordsOf(entry);
		const hits = asked.filter((word) => own.some((other) => isSameWord(word, other)));
		// The type alone ("project") names nothing.
		if (!hits.some((word) => !isSameWord(word, entry.type))) continue;
		const similarity = PART * (hits.length / asked.length);
		if (similarity > 0 && similarity >= best) {
			if (similarity > best) found.clear();
			best = similarity;
			found.set(entry.id, similarity);
		}
	}
	return found;
}

function wordsOf(entry: CatalogueEntry): string[] {
	return [...new Set([entry.type, ...namesOf(entry).flatMap((name) => name.split(/[^\p{L}\p{N}]+/u))])];
}

function isSameWord(one: string, other: string): boolean {
	if (one === other) return true;
	return one.length >= TYPO_CHARS && other.length >= TYPO_CHARS && nameSimilarity(one, other) >= TYPO_SIMILARITY;
}

/** Nearest first, along relations in both directions. */
export function relatedEntities(
	{ entries, linkedFrom }: Catalogue,
	ids: readonly string[],
	depth: number,
	isKnown: (id: string) => boolean = () => true,
): RelatedEntity[] {
	const seen = new Set(ids);
	const related: RelatedEntity[] = [];
	let edge = [...ids];
	for (let hops = 1; hops <= depth && related.length < MOST_RELATED; hops++) {
		const next: string[] = [];
		for (const from of edge) {
			for (const step of stepsFrom(entries, linkedFrom, from)) {
				const label = entries.get(step.id)?.label;
				if (label === undefined || !isKnown(step.id) || seen.has(step.id) || related.length >= MOST_RELATED) continue;
				seen.add(step.id);
				next.push(step.id);
				related.push({ ...step, label, from, hops });
			}
		}
		edge = next;
	}
	return related;
}

function* stepsFrom(entries: Catalogue["entries"], linkedFrom: Catalogue["linkedFrom"], id: string) {
	for (const { relation, target } of entries.get(id)?.edges ?? [])
		yield { id: target, relation, direction: "out" as const };
	for (const source of linkedFrom.get(id) ?? [])
		for (const { relation, target } of entries.get(source)?.edges ?? [])
			if (target === id) yield { id: source, relation, direction: "in" as const };
}
