// What was remembered at a commit: the same ranking, by words, over the memories of its tree. No index: nothing is kept of the past but the ledger.
import { forgottenNow, withoutForgotten } from "../index/forgotten.ts";
import { holdsMemories, readMemories } from "../index/memories.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import { type Traits, traitsOf } from "../index/traits.ts";
import type { Oid } from "../ledger/objects.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { type Answer, asksForNow, type RecallOptions } from "./answer.ts";
import { readQuestion } from "./question.ts";
import { rankByDecay } from "./ranking.ts";
import { relevantOf } from "./relevance.ts";
import { scoreRows, whyOf } from "./scoring.ts";

type Row = StoredMemory & Traits & { readonly file: number; readonly place: number };

export function recallAsOf(
	{ workspace, settings }: Pick<StoreDeps, "workspace" | "settings">,
	tree: Oid,
	atMs: number,
	text: string,
	options: RecallOptions,
): Answer {
	const question = readQuestion(text, atMs, settings.timezone);
	const rows = readTree(workspace, tree);
	const wanted = new Set(question.terms.map(({ stem }) => stem));
	const holding = new Map<string, number>();
	const matching = rows.filter(({ stems }) => {
		const own = new Set(stems);
		for (const { word, stem } of question.terms) if (own.has(stem)) holding.set(word, (holding.get(word) ?? 0) + 1);
		return stems.some((stem) => wanted.has(stem));
	});
	const preference = { question, spans: question.spans, entities: [], related: [], todayMs: atMs };
	const scored = scoreRows(question, matching, { memories: rows.length, holding }, preference);
	const relevant = relevantOf(scored, "words", options.minScore);
	const ranked = rankByDecay(relevant, () => undefined, options, asksForNow(question, question.spans));
	const results = ranked.results.map(({ each, ...rest }) => ({
		...rest,
		memory: memoryOf(each.row),
		relevance: each.relevance,
		why: whyOf(each),
	}));
	return { question, spans: question.spans, entities: [], related: [], results, hidden: ranked.hidden };
}

function readTree({ ledger }: StoreDeps["workspace"], tree: Oid): Row[] {
	const rows: Row[] = [];
	const forgotten = forgottenNow(ledger);
	let file = 0;
	for (const [path, { oid }] of ledger.trees.files(tree)) {
		if (!holdsMemories(path)) continue;
		file++;
		const read = readMemories(path, ledger.reader.read(oid, "blob").toString("utf8"));
		// What is forgotten now is forgotten of the past, too.
		const { memories } = withoutForgotten(read, forgotten);
		for (const [place, memory] of memories.entries()) rows.push({ ...memory, ...traitsOf(memory), file, place });
	}
	return rows;
}

function memoryOf({ stems, speaker, asks, tellsTime, isSuperseded, file, place, ...memory }: Row): StoredMemory {
	return memory;
}
