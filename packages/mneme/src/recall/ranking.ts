// Relevance times decay (A§11.3) and what each status allows (A§9.2): the fading lower, the dormant only where asked for or nothing else answers,
// the archived hidden but counted, the forgotten never. Then duplicates, and the newest statement above the one it puts right.

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
	const shown = include === "dormant" ? [...awake, ...dormant] : awake.length > 0 ? awake : dormant;
	const isShown = new Set(shown);
	const count = (status: DecayStatus) =>
		withoutDecay ? 0 : remembered.filter((each) => each.status === status && !isShown.has(each)).length;
	const ordered = shown
		.map(({ each, decay, status }) => {
			const { id, day, stems } = each.row;
			return { id, day, stems, rank: each.relevance * decay, each, decay, status };
		})
		.toSorted((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1))
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
