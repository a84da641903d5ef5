// What is archived: by the user's wish, or hidden by decay. For `mneme archive`, and for the next reflection to offer.
import type { ScoreEntry } from "../formats/decay-scores.ts";
import type { MemoryIndex } from "../index/memory-index.ts";
import { pinnedByHeader } from "../stores/pins.ts";
import { asPinned } from "../stores/scores.ts";
import { currentScores, type StoreDeps } from "../stores/write-memories.ts";
import { splitClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { findTextOf } from "./forgotten-text.ts";
import { findLostLine } from "./lost-line.ts";

export interface ArchivedMemory {
	readonly id: string;
	readonly store: string;
	/** forgotten: on the user's wish, the whole or a part of it. decay: nobody used it. */
	readonly why: "forgotten" | "part" | "decay";
	/** Since when: the day it was forgotten is not kept apart from its transaction, so the last use stands for decay. */
	readonly lastUsed: string;
	readonly score: number;
	readonly tx?: string;
	/** What it says; undefined where only the history has it. */
	readonly text?: string;
}

export interface ArchiveFilter {
	readonly why?: readonly ArchivedMemory["why"][];
	/** Only what was last used before then. */
	readonly beforeMs?: number;
	readonly withText?: boolean;
}

/** Oldest use first. */
export async function listArchived(
	deps: StoreDeps & { readonly index: MemoryIndex },
	{ why, beforeMs = Number.POSITIVE_INFINITY, withText = true }: ArchiveFilter = {},
): Promise<ArchivedMemory[]> {
	const { entries } = await currentScores(deps);
	const rules = { settings: deps.settings, nowMs: deps.clock.now() };
	const pinned = pinnedByHeader(deps.workspace.context);
	const found: ArchivedMemory[] = [];
	for (const [id, now] of entries) {
		const entry = pinned.has(id) ? asPinned(now, rules) : now;
		const reason = reasonOf(entry);
		if (!reason || (why && !why.includes(reason)) || Date.parse(entry.lastAccessed) >= beforeMs) continue;
		found.push({
			id,
			store: entry.store,
			why: reason,
			lastUsed: entry.lastAccessed,
			score: entry.currentScore,
			...(entry.forgottenTx === undefined ? {} : { tx: entry.forgottenTx }),
		});
	}
	found.sort((one, other) => Date.parse(one.lastUsed) - Date.parse(other.lastUsed) || (one.id < other.id ? -1 : 1));
	if (!withText) return found;
	const withTexts: ArchivedMemory[] = [];
	for (const memory of found) {
		const text = await findForgotten(deps, memory.id, entries.get(memory.id)!);
		withTexts.push(text === undefined ? memory : { ...memory, text });
	}
	return withTexts;
}

/** Of a memory that is forgotten in part, that part. */
async function findForgotten(deps: StoreDeps, id: string, entry: ScoreEntry): Promise<string | undefined> {
	const { forgotten, masked } = entry;
	if (forgotten || !masked) return await findTextOf(deps, id);
	const lost = await findLostLine(deps.workspace.context, id, entry);
	const whole = lost?.memory.text ?? (await findTextOf(deps, id)) ?? "";
	const parts = splitClauses(whole).filter(({ text }) => masked.includes(fingerprint(text)));
	return parts.map(({ text }) => text).join(" ") || undefined;
}

function reasonOf(entry: ScoreEntry): ArchivedMemory["why"] | undefined {
	if (entry.forgotten) return "forgotten";
	if (entry.masked) return "part";
	return entry.status === "archived" ? "decay" : undefined;
}
