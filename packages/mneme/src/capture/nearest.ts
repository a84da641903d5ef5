// The memories nearest to a new statement, and how it relates to each: the same again, an update, a contradiction. By words; with the
// judge where the caller has it. Facts of the entity itself are compared where they are filed.
import type { Store } from "../index/memory.ts";
import type { MemoryIndex } from "../index/memory-index.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import type { RelationModel } from "../inference/port.ts";
import { queryTerms } from "../text/segment.ts";
import { tokenOverlap } from "../text/similarity.ts";
import { type RelationVerdict, relateAll, relateByRules } from "./relation/relate.ts";

export type NearMemory = Pick<StoredMemory, "id" | "store" | "path" | "text" | "entity">;

export interface Nearest {
	readonly memory: NearMemory;
	/** By rules it is judged when it is first read: most of what is near is of another store or entity, and nobody asks. */
	readonly verdict: RelationVerdict;
}

const COMPARED: readonly Store[] = ["core", "episode", "fact", "procedure", "vault"];
/** On the pair sets the right neighbour is among the first three by words. */
const LIMIT = 5;
/** A longer text is not compared whole: what it says first tells. */
const COMPARED_CHARS = 1_000;
/** What another process is indexing is waited for this long. */
const WAIT_MS = 500;
/** Following every single write would cost the index more than the write itself: so many are compared by themselves first. */
const UNINDEXED = 64;
/** Words in common below which two statements are not worth comparing. */
const ALIKE = 0.5;

/** What this process has written since the index last followed; good only while nobody else has written. */
interface Ahead {
	readonly head: string | undefined;
	readonly written: readonly { readonly memory: NearMemory; readonly terms: readonly string[] }[];
}

const ahead = new WeakMap<MemoryIndex, Ahead>();

export async function findNearest(
	index: MemoryIndex,
	statement: string,
	model?: RelationModel,
): Promise<readonly Nearest[]> {
	const known = ahead.get(index);
	const isAhead = known !== undefined && known.head === index.head() && known.written.length < UNINDEXED;
	if (!isAhead) {
		await index.sync({ waitMs: WAIT_MS, limitMs: 0 });
		ahead.set(index, { head: index.head(), written: [] });
	}
	const head = statement.slice(0, COMPARED_CHARS);
	const terms = queryTerms(head);
	const hits = await index.searchText(head, { limit: LIMIT, stores: COMPARED, alone: true });
	const memories = [...findAlike(isAhead ? known.written : [], terms), ...hits.map(({ memory }) => memory)];
	const pairs = memories.map(({ text }) => ({ old: text.slice(0, COMPARED_CHARS), new: head }));
	if (model) {
		const verdicts = await relateAll(pairs, model);
		return memories.map((memory, i) => ({ memory, verdict: verdicts[i]! }));
	}
	const byRules = relateByRules(pairs);
	return memories.map((memory, i) => ({
		memory,
		get verdict() {
			return byRules[i]!();
		},
	}));
}

function findAlike(written: Ahead["written"], terms: readonly string[]): NearMemory[] {
	return written
		.map(({ memory, terms: other }) => ({ memory, overlap: tokenOverlap(terms, other) }))
		.filter(({ overlap }) => overlap >= ALIKE)
		.toSorted((one, other) => other.overlap - one.overlap)
		.slice(0, LIMIT)
		.map(({ memory }) => memory);
}

/** To be told right after the write. */
export function noteWritten(index: MemoryIndex, written: readonly NearMemory[]): void {
	const known = ahead.get(index);
	if (!known) return;
	const added = written.map((memory) => ({ memory, terms: queryTerms(memory.text.slice(0, COMPARED_CHARS)) }));
	ahead.set(index, { head: index.head(), written: [...known.written, ...added] });
}
