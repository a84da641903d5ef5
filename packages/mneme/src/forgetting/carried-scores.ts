// Ids of core lines and of typed facts come from their text and their order: a line that has another one now keeps the score it had.
import type { ScoreEntry } from "../formats/decay-scores.ts";
import type { Writing } from "../stores/writing.ts";

export function carryScores(
	{ restoredScores }: Writing,
	entries: ReadonlyMap<string, ScoreEntry>,
	moves: readonly (readonly [was: string, id: string])[],
): void {
	const changed = moves.filter(([was, id]) => was !== id);
	const scores = changed.map(([was]) => restoredScores.get(was) ?? entries.get(was));
	for (const [was] of changed) dropScore({ restoredScores }, entries, was);
	for (const [at, [, id]] of changed.entries()) if (scores[at]) restoredScores.set(id, scores[at]);
}

export function dropScore(
	{ restoredScores }: Pick<Writing, "restoredScores">,
	entries: ReadonlyMap<string, ScoreEntry>,
	id: string,
): void {
	if (entries.has(id) || restoredScores.has(id)) restoredScores.set(id, null);
}
