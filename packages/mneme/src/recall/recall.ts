// Recall: from a question to a ranked answer. Reads only; what was used of it is told apart (used.ts).
import { forgottenNow } from "../index/forgotten.ts";
import type { MemoryIndex } from "../index/memory-index.ts";
import type { Embedder } from "../inference/port.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { type Answer, asksForNow, type RecallOptions } from "./answer.ts";
import { relatedEntities, resolveEntities } from "./entities.ts";
import { readKnownScores } from "./known-scores.ts";
import { readPool, withExactCosines } from "./pool.ts";
import { type DaySpan, type Question, readQuestion } from "./question.ts";
import { rankByDecay } from "./ranking.ts";
import { relevantOf } from "./relevance.ts";
import { scoreRows, whyOf } from "./scoring.ts";

export interface RecallDeps extends StoreDeps {
	readonly index: MemoryIndex;
	/** Undefined: by words alone. */
	readonly embedder?: Embedder;
}

export async function recall(deps: RecallDeps, text: string, options: RecallOptions): Promise<Answer> {
	const { index, embedder, settings, clock, workspace } = deps;
	const read = readQuestion(text, clock.now(), settings.timezone);
	const question = options.withoutText ? { ...read, terms: [] } : read;
	const catalogue = readCatalogue(workspace.context);
	const forgotten = forgottenNow(workspace.ledger);
	const isKnown = (id: string) => forgotten.get(`entity:${id}`) !== true;
	const entities = resolveEntities(catalogue, text, question.kind === "about").filter(({ id }) => isKnown(id));
	const ids = entities.map(({ id }) => id);
	const related = relatedEntities(catalogue, ids, settings.graph.depth, isKnown);
	const vector = embedder && { embedder, vector: await embedder.embedQuery(text) };
	const named = [...ids, ...related.map(({ id }) => id)].map((id) => `entity:${id}`);
	const rows = await readPool(index, question, vector, named);
	const statistics = await index.countTerms(question.terms.map(({ word }) => word));
	const spans = [...question.spans, ...(await spansOfEvent(index, question))];
	const preference = { question, spans, entities, related, todayMs: clock.now() };
	const estimated = scoreRows(question, rows, statistics, preference);
	const scored = vector ? await withExactCosines(index, vector, estimated) : estimated;
	const evidence = !vector ? "words" : options.withoutText ? "meaning" : "both";
	const relevant = relevantOf(scored, evidence, options.minScore);
	const ranked = rankByDecay(relevant, await readKnownScores(deps), options, asksForNow(question, spans));
	const memories = await index.read(ranked.results.map(({ each }) => each.row.memory));
	const results = ranked.results.flatMap(({ each, ...rest }) => {
		const memory = memories.get(each.row.memory);
		return memory === undefined ? [] : [{ ...rest, memory, relevance: each.relevance, why: whyOf(each) }];
	});
	return { question, spans, entities, related, results, hidden: ranked.hidden };
}

/** "since the launch": the day of the memory that says most of the launch. */
async function spansOfEvent(index: MemoryIndex, { event }: Question): Promise<DaySpan[]> {
	if (!event) return [];
	const [hit] = await index.searchText(event.text, { limit: 1, stores: ["episode", "fact"] });
	const day = hit?.memory.day;
	if (day === undefined) return [];
	return [
		event.side === "since"
			? { from: day, to: "9999-12-31", words: `since ${event.text}` }
			: { from: "0001-01-01", to: day, words: `before ${event.text}` },
	];
}
