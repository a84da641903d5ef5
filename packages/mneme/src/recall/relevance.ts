// From fused scores to a relevance between 0 and 1: how sure it is that the best one answers at all, times how near another comes to it. Pure.

/** The fused score at which a best line is as likely to answer as not, and how fast that changes; chosen on eval/sets/unanswerable.jsonl,
 * whose figures are therefore not those of unseen questions. The steepness is not fitted. */
const MIDDLE = 2.2;
const STEEPNESS = 0.9;
/** By words alone; a compromise, as no threshold separates the two well there: most questions without an answer still get one. */
const MIDDLE_BY_WORDS = 2.4;
/** How slowly relevance falls below the best one; chosen so that the usual minimum of 0.3 cuts little, not fitted. */
const REACH = 9;

export function relevanceOf(score: number, best: number, withMeaning: boolean): number {
	const sure = 1 / (1 + Math.exp(-STEEPNESS * (best - (withMeaning ? MIDDLE : MIDDLE_BY_WORDS))));
	return sure * Math.exp((score - best) / REACH);
}
