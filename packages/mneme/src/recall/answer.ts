// What is asked of recall, and what it answers.
import type { StoredMemory } from "../index/stored-memory.ts";
import type { DecayStatus } from "../model/decay.ts";
import type { RelatedEntity, ResolvedEntity } from "./entities.ts";
import type { DaySpan, Question } from "./question.ts";

export interface RecallOptions {
	readonly limit: number;
	readonly minScore: number;
	/** Rank by relevance alone, whatever has faded. */
	readonly withoutDecay?: boolean;
	/** Also what is dormant; with `archived` also what is hidden. What was forgotten never comes back. */
	readonly include?: "dormant" | "archived";
	readonly withoutText?: boolean;
}

export interface Recalled {
	readonly memory: StoredMemory;
	/** Relevance times decay: what the order follows. */
	readonly score: number;
	readonly relevance: number;
	/** 1 where nothing is known of it. */
	readonly decay: number;
	readonly status: DecayStatus;
	/** Ids of others that say the same. */
	readonly same: readonly string[];
	readonly why: readonly { readonly part: string; readonly points: number }[];
}

export interface Answer {
	readonly question: Question;
	readonly spans: readonly DaySpan[];
	readonly entities: readonly ResolvedEntity[];
	readonly related: readonly RelatedEntity[];
	/** Best first; empty where nothing fits. */
	readonly results: readonly Recalled[];
	readonly hidden: Hidden;
}

export interface Hidden {
	readonly dormant: number;
	readonly archived: number;
}

/** Whoever names a time, or asks for one, does not want the newest. */
export function asksForNow({ kind }: Question, spans: readonly DaySpan[]): boolean {
	return kind !== "when" && spans.length === 0;
}
