// The text arm: any of a question's terms, ranked by BM25. Terms that very many memories share are left out: they cost most and
// tell least. What a person put in quotes counts once more where it stands in one piece.

import type { Database } from "../storage/database.ts";
import { indexTerms, queryTerms } from "../text/segment.ts";
import type { Store } from "./memory.ts";
import { countMemories } from "./meta.ts";
import { prepared } from "./statements.ts";
import { type MemoryNumber, readAlone, readByNumber, type StoredMemory } from "./stored-memory.ts";

export interface TextSearchOptions {
	readonly limit: number;
	readonly stores?: readonly Store[];
	/** Without the ids of their neighbours, which take longer to read than all the rest. */
	readonly alone?: boolean;
}

export interface TextHit {
	readonly memory: StoredMemory;
	/** BM25, higher is better. Only comparable within one answer. */
	readonly score: number;
}

/** Measured at 100,000 memories: 1.7 ms with such terms left out, 68 ms with them. */
const COMMON_SHARE = 0.05;
/** Below this many memories no term is slow, and each may be the one that tells. */
const COMMON_AT_LEAST = 500;
/** A question longer than this is a document; its first terms are enough. */
const MAX_TERMS = 256;
/** Equal scores are put in order by id, so that a rebuilt index answers the same; this many more rows are read to see them. */
const TIE_ROWS = 20;
const QUOTED = /"([^"]{2,200})"/g;

/** Counts are kept for a process where the memory is large, and asked again once it has grown or shrunk by a tenth. */
const KEPT_FROM = 10_000;
/** How often a term is counted at least to tell how rare it is. */
const COUNT_AT_LEAST = 1000;

export interface TermCounts {
	readonly memories: number;
	/** How many memories hold each term, at most a twentieth of all: more is common, and how much more tells nothing. */
	readonly holding: ReadonlyMap<string, number>;
}

export class TextSearch {
	#known = new Map<string, number>();
	#knownCount = 0;

	search(database: Database, question: string, { limit, stores, alone = false }: TextSearchOptions): TextHit[] {
		const match = this.#matchOf(database, question);
		if (match === undefined) return [];
		const rows = stores === undefined ? find(database, match, limit) : findIn(database, match, limit, stores);
		const memories = (alone ? readAlone : readByNumber)(
			database,
			rows.map(({ rowid }) => rowid),
		);
		return rows
			.flatMap(({ rowid, rank }) => {
				const memory = memories.get(rowid);
				return memory === undefined ? [] : [{ memory, score: -rank }];
			})
			.toSorted((one, other) => other.score - one.score || compare(one.memory, other.memory))
			.slice(0, limit);
	}

	/** The best by themselves, best first, and those as good as the last of them. */
	find(database: Database, question: string, limit: number): MemoryNumber[] {
		const match = this.#matchOf(database, question);
		if (match === undefined) return [];
		return untilTie(find(database, match, limit), limit).map(({ rowid }) => rowid);
	}

	countTerms(database: Database, terms: readonly string[]): TermCounts {
		const memories = countMemories(database);
		if (Math.abs(memories - this.#knownCount) > this.#knownCount / 10) {
			this.#known.clear();
			this.#knownCount = memories;
		}
		const most = 1 + Math.max(COUNT_AT_LEAST, Math.ceil(memories * COMMON_SHARE));
		const count = prepared<{ n: number }>(
			database,
			"SELECT count(*) AS n FROM (SELECT 1 FROM terms WHERE terms MATCH ? LIMIT ?)",
		);
		const countOf = (term: string): number => {
			const known = this.#known.get(term);
			if (known !== undefined) return known;
			const { n } = count.get(`"${term}"`, most)!;
			if (memories >= KEPT_FROM && n > 0) this.#known.set(term, n);
			return n;
		};
		return { memories, holding: new Map(terms.map((term) => [term, countOf(term)])) };
	}

	/** Terms hold letters and digits only, so nothing of them can be taken for FTS5's own syntax. */
	#matchOf(database: Database, question: string): string | undefined {
		const terms = queryTerms(question).slice(0, MAX_TERMS);
		if (terms.length === 0) return undefined;
		const kept = this.#tellingOf(database, terms);
		const phrases = [...question.matchAll(QUOTED)]
			.map((match) => indexTerms(match[1]!))
			.filter((phrase) => phrase.length > 1)
			.map((phrase) => phrase.join(" "));
		return [...kept, ...phrases].map((part) => `"${part}"`).join(" OR ");
	}

	/** Without those that are common, unless no other is anywhere. */
	#tellingOf(database: Database, terms: readonly string[]): readonly string[] {
		const limit = Math.max(COMMON_AT_LEAST, Math.ceil(countMemories(database) * COMMON_SHARE));
		// Small memories need no look: nothing can be common, and a term that is nowhere costs nothing.
		if (countMemories(database) <= limit) return terms;
		const { holding } = this.countTerms(database, terms);
		const telling = terms.filter((term) => holding.get(term)! <= limit);
		return telling.some((term) => holding.get(term)! > 0) ? telling : terms;
	}
}

interface Ranked {
	readonly rowid: number;
	readonly rank: number;
}

function find(database: Database, match: string, limit: number): Ranked[] {
	const rows = prepared<Ranked & object>(
		database,
		"SELECT rowid, rank FROM terms WHERE terms MATCH ? ORDER BY rank LIMIT ?",
	);
	return rows.all(match, limit + TIE_ROWS);
}

function findIn(database: Database, match: string, limit: number, stores: readonly Store[]): Ranked[] {
	const rows = prepared<Ranked & object>(
		database,
		`SELECT terms.rowid AS rowid, rank FROM terms JOIN memories m ON m.memory = terms.rowid
		WHERE terms MATCH ? AND m.store IN (SELECT value FROM json_each(?)) ORDER BY rank LIMIT ?`,
	);
	return untilTie(rows.all(match, JSON.stringify(stores), limit + TIE_ROWS), limit);
}

/** The best `limit`, and those as good as the last of them. */
function untilTie(rows: readonly Ranked[], limit: number): Ranked[] {
	const last = rows[limit - 1]?.rank ?? Number.POSITIVE_INFINITY;
	return rows.filter(({ rank }, i) => i < limit || rank === last);
}

/** The order of equals: newest day first, then by id. */
function compare(one: StoredMemory, other: StoredMemory): number {
	return (other.day ?? "").localeCompare(one.day ?? "") || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}
