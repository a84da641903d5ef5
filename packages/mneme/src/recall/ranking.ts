// Relevance times decay (A§11.3) and what each status allows (A§9.2): the fading lower, the dormant only where asked for or nothing else answers,
// the archived hidden but counted, the forgotten never. Then duplicates, and the newest statement above the one it puts right.
// Nothing else answers: no memory that is awake comes near to what the dormant one is worth to the question. It then stands above them, as it is the
// answer; what is awake follows.

import type { ScoreEntry } from "../formats/decay-scores.ts";
import type { DecayStatus } from "../model/decay.ts";
import type { Hidden, RecallOptions } from "./answer.ts";
import { collapseDuplicates, putNewestFirst } from "./duplicates.ts";

export interface Relevant {
	readonly row: { readonly id: string; readonly stems: Uint32Array; readonly day?: string | undefined };
	readonly relevance: number;
}

export interface RankedResult<Each extends Relevant> {
	readonly each: Each;
	/** Relevance times decay: what the order follows. */
	readonly score: number;
	readonly decay: number;
	readonly status: DecayStatus;
	readonly same: readonly string[];
}

/** Two that say the same need not both be looked at; beyond this many nobody asks. */
const CONSIDERED = 60;

/** An awake memory below this share of a dormant one's relevance does not answer in its place: four to five points of a score. At 0.7 an old statement
 * that has gone to sleep came before what put it right more often (eval:updates 0.92, here 0.95). */
const IN_ITS_PLACE = 0.6;

export function rankByDecay<Each extends Relevant>(
	relevant: readonly Each[],
	scoreOf: (id: string) => ScoreEntry | undefined,
	{ limit, withoutDecay = false, include }: RecallOptions,
	newestFirst: boolean,
): { results: RankedResult<Each>[]; hidden: Hidden } {
	const remembered = relevant
		.map((each) => ({ each, ...stateOf(scoreOf(each.row.id), withoutDecay) }))
		.filter(({ forgotten }) => !forgotten);
	const allowed = (statuses: readonly DecayStatus[]) =>
		remembered.filter(({ status }) => withoutDecay || statuses.includes(status));
	const awake = allowed(include === "archived" ? ["active", "fading", "dormant", "archived"] : ["active", "fading"]);
	const dormant = allowed(["dormant"]);
	const bestAwake = awake.reduce((most, { each }) => Math.max(most, each.relevance), 0);
	const alone = dormant.filter(({ each }) => include === undefined && bestAwake < IN_ITS_PLACE * each.relevance);
	const shown = [...awake, ...(include === "dormant" ? dormant : alone)];
	const isAlone = new Set(alone);
	const isShown = new Set(shown);
	const count = (status: DecayStatus) =>
		withoutDecay ? 0 : remembered.filter((each) => each.status === status && !isShown.has(each)).length;
	const ordered = shown
		.map((state) => {
			const { each, decay, status } = state;
			const { id, day, stems } = each.row;
			return { id, day, stems, rank: each.relevance * decay, first: isAlone.has(state) ? 1 : 0, each, decay, status };
		})
		.toSorted((one, other) => other.first - one.first || other.rank - one.rank || (one.id < other.id ? -1 : 1))
		.slice(0, Math.max(CONSIDERED, limit * 2));
	const collapsed = collapseDuplicates(ordered);
	const results = (newestFirst ? putNewestFirst(collapsed) : collapsed).slice(0, limit);
	return {
		results: results.map(({ row: { each, rank, decay, status }, same }) => ({
			each,
			score: rank,
			decay,
			status,
			same,
		})),
		hidden: { dormant: count("dormant"), archived: count("archived") },
	};
}

/** What nobody has scored is as good as new: a person's own line, or an import that is not folded yet. */
function stateOf(entry: ScoreEntry | undefined, withoutDecay: boolean) {
	const forgotten = entry?.forgotten === true;
	if (!entry || withoutDecay) return { decay: 1, status: "active" as DecayStatus, forgotten };
	return { decay: entry.currentScore, status: entry.status, forgotten };
}
