// What was remembered at a commit: the same ranking, by words, over the memories of its tree. No index: nothing is kept of the past but the ledger.
import { holdsMemories, readMemories } from "../index/memories.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import type { Oid } from "../ledger/objects.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { type Answer, asksForNow, type RecallOptions } from "./answer.ts";
import { fuse, partsOf } from "./fusion.ts";
import { preferenceOf } from "./preference.ts";
import { readQuestion } from "./question.ts";
import { rankByDecay } from "./ranking.ts";
import { relevanceOf } from "./relevance.ts";
import { signalsOf } from "./signals.ts";
import { tellingStems } from "./words.ts";

type Row = StoredMemory & { readonly file: number; readonly place: number };

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
	const matching = rows.filter((row) => {
		const stems = tellingStems(`${row.title ?? ""} ${row.text}`);
		for (const { word, stem } of question.terms) if (stems.has(stem)) holding.set(word, (holding.get(word) ?? 0) + 1);
		return [...stems].some((stem) => wanted.has(stem));
	});
	const preference = { question, spans: question.spans, entities: [], related: [], todayMs: atMs };
	const signals = signalsOf(question, matching, { memories: rows.length, holding });
	const scored = matching.map((memory, i) => {
		const liked = preferenceOf(memory, preference);
		const why = [...partsOf(signals[i]!).map(({ signal, points }) => ({ part: signal as string, points })), ...liked];
		return { memory, score: fuse(signals[i]!) + liked.reduce((sum, { points }) => sum + points, 0), why };
	});
	const best = scored.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
	const relevant = scored
		.map((each) => ({ ...each, relevance: relevanceOf(each.score, best, false) }))
		.filter(({ relevance }) => relevance >= options.minScore);
	const { results, hidden } = rankByDecay(relevant, () => undefined, options, asksForNow(question, question.spans));
	return { question, spans: question.spans, entities: [], related: [], results, hidden };
}

function readTree({ ledger }: StoreDeps["workspace"], tree: Oid): Row[] {
	const rows: Row[] = [];
	let file = 0;
	for (const [path, { oid }] of ledger.trees.files(tree)) {
		if (!holdsMemories(path)) continue;
		file++;
		const { memories } = readMemories(path, ledger.reader.read(oid, "blob").toString("utf8"));
		for (const [place, memory] of memories.entries()) rows.push({ ...memory, file, place });
	}
	return rows;
}
