// Recall: from a question to a ranked answer. Reads only; what was used of it is told apart (used.ts).
import type { MemoryIndex } from "../index/memory-index.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import type { Embedder } from "../inference/port.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { type Answer, asksForNow, type RecallOptions } from "./answer.ts";
import { relatedEntities, resolveEntities } from "./entities.ts";
import { fuse, partsOf } from "./fusion.ts";
import { readKnownScores } from "./known-scores.ts";
import { readPool } from "./pool.ts";
import { type Preference, preferenceOf } from "./preference.ts";
import { type DaySpan, type Question, readQuestion } from "./question.ts";
import { rankByDecay } from "./ranking.ts";
import { relevanceOf } from "./relevance.ts";
import { type PoolRow, signalsOf } from "./signals.ts";

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
	const entities = resolveEntities(catalogue, text, question.kind === "about");
	const ids = entities.map(({ id }) => id);
	const related = relatedEntities(catalogue, ids, settings.graph.depth);
	const vector = embedder && (await embedder.embedQuery(text));
	const pool = await readPool(index, question, {
		...(embedder && vector ? { question: { embedder, vector } } : {}),
		...(options.withoutText ? { withoutText: true } : {}),
		ids: [...ids, ...related.map(({ id }) => id)].map((id) => `entity:${id}`),
	});
	const spans = [...question.spans, ...(await spansOfEvent(index, question))];
	const preference = { question, spans, entities, related, todayMs: clock.now() };
	const rows = pool.rows.map(({ memory, ...rest }) => ({ ...rest, ...memory }));
	const scored = score(question, rows, pool.statistics, preference);
	const best = scored.reduce((most, each) => Math.max(most, each.score), Number.NEGATIVE_INFINITY);
	const relevant = scored
		.map((each) => ({ ...each, relevance: relevanceOf(each.score, best, vector !== undefined) }))
		.filter(({ relevance }) => relevance >= options.minScore);
	const { results, hidden } = rankByDecay(relevant, await readKnownScores(deps), options, asksForNow(question, spans));
	return { question, spans, entities, related, results, hidden };
}

function score<Row extends PoolRow & StoredMemory>(
	question: Question,
	rows: readonly Row[],
	statistics: Parameters<typeof signalsOf>[2],
	preference: Preference,
) {
	const signals = signalsOf(question, rows, statistics);
	return rows.map((memory, i) => {
		const liked = preferenceOf(memory, preference);
		const points = liked.reduce((sum, each) => sum + each.points, 0);
		const why = [...partsOf(signals[i]!).map(({ signal, points }) => ({ part: signal as string, points })), ...liked];
		return { memory, score: fuse(signals[i]!) + points, why };
	});
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
