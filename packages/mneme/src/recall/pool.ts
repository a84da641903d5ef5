// Who is considered for an answer: the best by words, the best by meaning, what a named day or entity brings, and what stands beside them.
import type { CloseMemory, QuestionVector } from "../index/closeup.ts";
import type { MemoryIndex } from "../index/memory-index.ts";
import type { Question } from "./question.ts";
import type { TermStatistics } from "./signals.ts";

export interface Pool {
	readonly rows: readonly CloseMemory[];
	readonly statistics: TermStatistics;
	/** The ids that a search has found, with the arms that did; the other rows stand beside them. */
	readonly found: ReadonlyMap<string, readonly Arm[]>;
}

export type Arm = "text" | "meaning" | "graph";

/** With their neighbours some 300 to 470 lines. 120 of each gave a turn recall at 10 of 85.9 instead of 85.8 (LoCoMo, development part). */
const TEXT_CANDIDATES = 80;
const MEANING_CANDIDATES = 80;

export interface PoolOptions {
	/** Undefined: by words alone. */
	readonly question?: QuestionVector;
	/** Only by meaning: for comparing the arms. */
	readonly withoutText?: boolean;
	/** Brought by the graph. */
	readonly ids?: readonly string[];
}

export async function readPool(index: MemoryIndex, question: Question, options: PoolOptions): Promise<Pool> {
	const words = question.terms.map(({ word }) => word);
	const found = new Map<string, Arm[]>();
	const add = (id: string, arm: Arm) => found.set(id, [...(found.get(id) ?? []), arm]);
	if (!options.withoutText && words.length > 0)
		for (const { memory } of await index.searchText(`${words.join(" ")} ${phrasesOf(question.text)}`, {
			limit: TEXT_CANDIDATES,
			alone: true,
		}))
			add(memory.id, "text");
	if (options.question) {
		const { embedder, vector } = options.question;
		for (const { memory } of await index.searchMeaning(embedder, vector, {
			limit: MEANING_CANDIDATES,
			alone: true,
		}))
			add(memory.id, "meaning");
	}
	for (const id of options.ids ?? []) add(id, "graph");
	const rows = await index.closeup([...found.keys()], options.question);
	return { rows, statistics: await index.countTerms(words), found };
}

/** What stands in double quotes has to stand so in the memory, too. */
function phrasesOf(text: string): string {
	return (text.match(/"[^"]{2,200}"/g) ?? []).join(" ");
}
