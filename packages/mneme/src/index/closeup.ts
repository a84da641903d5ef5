// A closer look at memories that a search has found: what stands before and after each in its file, and how near each of them is to a
// question's vector, whichever arm has found it. Also how many memories hold a term.

import type { Embedder } from "../inference/port.ts";
import type { Database } from "../storage/database.ts";
import { countMemories } from "./meta.ts";
import { prepared } from "./statements.ts";
import { type MemoryNumber, readAlone, type StoredMemory } from "./stored-memory.ts";
import { dotStored, modelNumber, readByHash } from "./vector-store.ts";

export interface CloseMemory {
	readonly memory: StoredMemory;
	/** The file it is in, and its place there: neighbours have places one apart. */
	readonly file: number;
	readonly place: number;
	/** Cosine of the memory by itself, and with its neighbours, where there is a question's vector and theirs. */
	readonly alone?: number;
	readonly around?: number;
}

export interface QuestionVector {
	readonly embedder: Pick<Embedder, "fingerprint" | "mean">;
	readonly vector: Float32Array;
}

interface PlaceRow {
	readonly memory: MemoryNumber;
	readonly file: number;
	readonly place: number;
	readonly hash: string;
	readonly around: string;
}

/** The memories themselves and their neighbours, each once. */
export function readCloseup(
	index: Database,
	vectors: Database,
	of: readonly string[],
	question: QuestionVector | undefined,
): CloseMemory[] {
	const rows = prepared<PlaceRow & object>(
		index,
		`SELECT DISTINCT n.memory, n.file, n.place, n.hash, n.around FROM json_each(?) ids
		CROSS JOIN memories m ON m.id = ids.value
		CROSS JOIN memories n ON n.file = m.file AND n.place BETWEEN m.place - 1 AND m.place + 1`,
	).all(JSON.stringify(of));
	const memories = readAlone(
		index,
		rows.map(({ memory }) => memory),
	);
	const cosines = question ? cosinesOf(vectors, question, rows) : new Map<string, number>();
	const ids = new Map(rows.map(({ memory, file, place }) => [`${file} ${place}`, memories.get(memory)!.id]));
	return rows.map(({ memory, file, place, hash, around }) => ({
		memory: {
			...memories.get(memory)!,
			...named("previous", ids.get(`${file} ${place - 1}`)),
			...named("next", ids.get(`${file} ${place + 1}`)),
		},
		file,
		place,
		...named("alone", cosines.get(hash)),
		...named("around", cosines.get(around)),
	}));
}

function named<Name extends string, Value>(name: Name, value: Value | undefined) {
	return (value === undefined ? {} : { [name]: value }) as { [key in Name]?: Value };
}

function cosinesOf(vectors: Database, { embedder, vector }: QuestionVector, rows: readonly PlaceRow[]) {
	const hashes = new Set(rows.flatMap(({ hash, around }) => [hash, around]));
	const found = readByHash(vectors, modelNumber(vectors, embedder), [...hashes]);
	return new Map(found.map((row) => [row.hash, dotStored(vector, row)]));
}

export interface TermCounts {
	readonly memories: number;
	/** How many memories hold each term, at most a twentieth of all: more is common, and how much more tells nothing. */
	readonly holding: ReadonlyMap<string, number>;
}

const COMMON_SHARE = 0.05;
/** Small memories are counted whole. */
const COUNT_AT_LEAST = 1000;

export function countTerms(index: Database, terms: readonly string[]): TermCounts {
	const memories = countMemories(index);
	const most = Math.max(COUNT_AT_LEAST, Math.ceil(memories * COMMON_SHARE));
	const count = prepared<{ n: number }>(
		index,
		"SELECT count(*) AS n FROM (SELECT 1 FROM terms WHERE terms MATCH ? LIMIT ?)",
	);
	return { memories, holding: new Map(terms.map((term) => [term, count.get(`"${term}"`, most)!.n])) };
}
