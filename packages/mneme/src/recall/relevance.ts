// From fused scores to a relevance between 0 and 1: how sure it is that the memory answers at all, times how near a line comes to the best one.
// Pure. A fused score tells which line is better, not whether the best is any good: a day's log lends points to all its lines. What tells is how near
// the best lines come by meaning, and how much of the question's words they hold.
import type { Scored } from "./scoring.ts";

/** A logistic of the best lines' signals, fitted on eval/sets/unanswerable.jsonl and LoCoMo's development part (questions of another conversation
 * as those without an answer); set so that the usual minimum of 0.3 answers 97 of 100 that have one and refuses 9 of 10 that have none there. */
const BY_MEANING = { bias: -4.3, nearest: 2.3, share: 5.6, farShare: 0 };
/** Without words: where only meaning is asked. */
const BY_MEANING_ALONE = { bias: -2.4, nearest: 3.3, share: 0, farShare: 0 };
/** By words alone the two kinds lie closer together: of those without an answer it refuses 8 of 10 there. */
const BY_WORDS = { bias: -5.4, nearest: 0, share: 4.8, farShare: 7.1 };
/** A line said by the one who was asked about. Half of what the fit says: there nobody of another conversation is named. */
const SPEAKER = 2;
/** What a day, an entity or a kind of memory that was asked for adds, a point. Set by judgement. */
const LIKED = 1;
/** The line that answers is not always the first. */
const LOOKED_AT = 3;
/** How slowly relevance falls below the best one; chosen so that the usual minimum of 0.3 cuts little, not fitted. */
const REACH = 9;

/** What spoke for the rows of a pool. */
export type Evidence = "words" | "meaning" | "both";

const LOGISTIC: Readonly<Record<Evidence, typeof BY_MEANING>> = {
	words: BY_WORDS,
	meaning: BY_MEANING_ALONE,
	both: BY_MEANING,
};

export type Relevant<Row> = Scored<Row> & { readonly relevance: number };

/** Those that are relevant enough. */
export function relevantOf<Row>(scored: readonly Scored<Row>[], evidence: Evidence, minScore: number): Relevant<Row>[] {
	const best = scored.toSorted((one, other) => other.score - one.score).slice(0, LOOKED_AT);
	const sure = surenessOf(best, evidence);
	return scored
		.map((each) => ({ ...each, relevance: sure * Math.exp((each.score - best[0]!.score) / REACH) }))
		.filter(({ relevance }) => relevance >= minScore);
}

function surenessOf(best: readonly Pick<Scored<unknown>, "signals" | "liked">[], evidence: Evidence): number {
	const { bias, nearest, share, farShare } = LOGISTIC[evidence];
	const most = (value: (each: (typeof best)[number]) => number) => Math.max(...best.map(value));
	const liked = most((each) => each.liked.reduce((sum, { points }) => sum + Math.max(0, points), 0));
	const sum =
		bias +
		nearest * most(({ signals }) => signals.nearest) +
		share * most(({ signals }) => signals.share) +
		farShare * most(({ signals }) => signals.farShare) +
		SPEAKER * most(({ signals }) => signals.speaker) +
		LIKED * liked;
	return 1 / (1 + Math.exp(-sum));
}
