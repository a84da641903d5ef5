// Where in a sentence a request can stand: at the start of each clause, and at a verb of memory that is said to the reader.

import { type CompiledPack, type CompiledRule, findGroup } from "./compile.ts";
import type { Page } from "./payload.ts";
import { findClauseStarts, type Sentence } from "./sentences.ts";

/** How far back reported speech is looked for. */
export const BACK_CHARS = 160;
/** Clauses tried in one sentence: prose has a dozen; a list of thousands of commas is not a request. */
const CLAUSES = 64;
/** Verbs of memory tried in one sentence. */
const VERBS = 32;

export interface Place {
	start: number;
	/** The sentence's own start. */
	first: boolean;
	/** The start of a clause, reported or wished by someone when `reported`. */
	clause: boolean;
	reported: boolean;
	/** A verb of memory, said to the reader. */
	verb: boolean;
	/** Said as a polite question. */
	asked: boolean;
}

/** In order of their start. */
export function findPlaces(
	page: Page,
	sentence: Sentence,
	pack: CompiledPack,
	rules: readonly CompiledRule[],
): Place[] {
	const starts = findClauseStarts(page.text, sentence, pack.joiners, CLAUSES);
	const before = (start: number) => page.text.slice(Math.max(sentence.start, start - BACK_CHARS), start);
	const clauses = starts.map((start, at): Place => {
		const reported = at > 0 && pack.embedding.test(before(start));
		return { start, first: at === 0, clause: true, reported, verb: false, asked: false };
	});
	if (!pack.verbs || !rules.some(({ at }) => at === "verb")) return clauses;
	const places = new Map(clauses.map((place) => [place.start, place]));
	let verbs = 0;
	for (const { index } of page.text.slice(sentence.start, sentence.wordsEnd).matchAll(pack.verbs)) {
		if (verbs++ >= VERBS) break;
		const start = sentence.start + index;
		const address = findAddress(before(start), pack);
		const clause = clauses.findLast((place) => place.start <= start);
		const opens = clause && !clause.reported && opensClause(page.text.slice(clause.start, start), pack);
		if (!address && !opens) continue;
		const place = places.get(start) ?? {
			start,
			first: false,
			clause: false,
			reported: false,
			verb: true,
			asked: false,
		};
		places.set(start, { ...place, verb: true, asked: address?.asked ?? false });
	}
	return [...places.values()].sort((a, b) => a.start - b.start);
}

function opensClause(words: string, pack: CompiledPack): boolean {
	return words === "" || (pack.openers?.test(words) ?? false);
}

function findAddress(before: string, pack: CompiledPack): { asked: boolean } | undefined {
	const found = pack.address?.exec(before);
	if (!found || pack.quoting?.test(before.slice(0, found.index))) return undefined;
	return { asked: findGroup(found, "ask") !== undefined };
}
