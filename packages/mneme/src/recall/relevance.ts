// From fused scores to a relevance between 0 and 1: how sure it is that the best one answers at all, times how near another comes to it. Pure.

/** The fused score at which a best line is as likely to answer as not, and how fast that changes; fitted on one half of eval/sets/unanswerable.jsonl,
 * checked on the other. */
const MIDDLE = 2.2;
const STEEPNESS = 0.9;
/** By words alone the same score is reached by less. */
const MIDDLE_BY_WORDS = 2.4;
/** How many points below the best one halve it, over ln 2: the tenth evidence of a question with many stays above the usual minimum of 0.3. */
const REACH = 9;

export function relevanceOf(score: number, best: number, withMeaning: boolean): number {
	const sure = 1 / (1 + Math.exp(-STEEPNESS * (best - (withMeaning ? MIDDLE : MIDDLE_BY_WORDS))));
	return sure * Math.exp((score - best) / REACH);
}
