// Who is considered for an answer: the best by words, the best by meaning, what the graph brings, and what stands beside them.
import type { MemoryIndex, QuestionVector } from "../index/memory-index.ts";
import type { PoolRow } from "../index/pool.ts";
import type { Question } from "./question.ts";
import { rescored, type Scored } from "./scoring.ts";

/** With their neighbours some 250 to 350 lines. 80 of each changed turn recall at 10 by less than 0.1 (LoCoMo, development part). */
const TEXT_CANDIDATES = 60;
const MEANING_CANDIDATES = 50;

export async function readPool(
	index: MemoryIndex,
	{ terms, text }: Question,
	vector: QuestionVector | undefined,
	ids: readonly string[],
): Promise<PoolRow[]> {
	const words = terms.map(({ word }) => word).join(" ");
	const request = {
		text: words === "" ? "" : `${words} ${phrasesOf(text)}`,
		textLimit: TEXT_CANDIDATES,
		meaningLimit: MEANING_CANDIDATES,
		ids,
	};
	return await index.pool(request, vector);
}

/** Cosines of a pool are estimates, off by a hundredth or a fifth of a point: the best get their exact ones, worth 0.3 points of turn recall at
 * 10. An answer of 20 is well within these; twice as many found no more. */
const EXACT = 50;

/** In no order. */
export async function withExactCosines(
	index: MemoryIndex,
	vector: QuestionVector,
	scored: readonly Scored<PoolRow>[],
): Promise<Scored<PoolRow>[]> {
	const ordered = scored.toSorted((one, other) => other.score - one.score);
	const best = ordered.slice(0, EXACT);
	const cosines = await index.cosines(
		vector,
		best.flatMap(({ row }) => [row.hash, row.aroundHash]),
	);
	const exact = best.map((each) => rescored(each, cosines.get(each.row.hash), cosines.get(each.row.aroundHash)));
	return [...exact, ...ordered.slice(EXACT)];
}

/** What stands in double quotes has to stand so in the memory, too. */
function phrasesOf(text: string): string {
	return (text.match(/"[^"]{2,200}"/g) ?? []).join(" ");
}
