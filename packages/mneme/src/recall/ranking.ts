// Relevance times decay (A§11.3) and what each status allows (A§9.2): the fading lower, the dormant only where asked for or nothing else answers,
// the archived hidden but counted, the forgotten never. Then duplicates, and the newest statement above the one it puts right.

import type { ScoreEntry } from "../formats/decay-scores.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import type { DecayStatus } from "../model/decay.ts";
import type { Hidden, Recalled, RecallOptions } from "./answer.ts";
import { collapseDuplicates, putNewestFirst } from "./duplicates.ts";

interface Relevant {
	readonly memory: StoredMemory;
	readonly relevance: number;
	readonly why: Recalled["why"];
}

/** Two that say the same need not both be looked at; beyond this many nobody asks. */
const CONSIDERED = 60;

export function rankByDecay(
	relevant: readonly Relevant[],
	scoreOf: (id: string) => ScoreEntry | undefined,
	{ limit, withoutDecay = false, include }: RecallOptions,
	newestFirst: boolean,
): { results: Recalled[]; hidden: Hidden } {
	const remembered = relevant
		.map((each) => ({ ...each, ...stateOf(scoreOf(each.memory.id), withoutDecay) }))
		.filter(({ forgotten }) => !forgotten);
	const allowed = (statuses: readonly DecayStatus[]) =>
		remembered.filter(({ status }) => withoutDecay || statuses.includes(status));
	const awake = allowed(include === "archived" ? ["active", "fading", "dormant", "archived"] : ["active", "fading"]);
	const dormant = allowed(["dormant"]);
	const shown = include === "dormant" ? [...awake, ...dormant] : awake.length > 0 ? awake : dormant;
	const count = (status: DecayStatus) =>
		remembered.filter((each) => each.status === status && !shown.includes(each)).length;
	const ordered = shown
		.map((each) => ({ ...each, ...each.memory, rank: each.relevance * each.decay }))
		.toSorted((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1))
		.slice(0, Math.max(CONSIDERED, limit * 2));
	const collapsed = collapseDuplicates(ordered);
	const results = (newestFirst ? putNewestFirst(collapsed) : collapsed).slice(0, limit);
	return {
		results: results.map(({ row, same }) => ({
			memory: row.memory,
			score: row.rank,
			relevance: row.relevance,
			decay: row.decay,
			status: row.status,
			same,
			why: row.why,
		})),
		hidden: { dormant: withoutDecay ? 0 : count("dormant"), archived: withoutDecay ? 0 : count("archived") },
	};
}

/** What nobody has scored is as good as new: a person's own line, or an import that is not folded yet. */
function stateOf(entry: ScoreEntry | undefined, withoutDecay: boolean) {
	const forgotten = entry?.forgotten === true;
	if (!entry || withoutDecay) return { decay: 1, status: "active" as DecayStatus, forgotten };
	return { decay: entry.currentScore, status: entry.status, forgotten };
}
