// Scores of memories: the snapshot decay-scores.json with the records of access.log on top. Folding is pure; who writes the
// result and when is writing.ts.

import type { ScoreChanges } from "../formats/decay-score-edits.ts";
import { type DecayScoresFile, parseDecayScores, type ScoreEntry } from "../formats/decay-scores.ts";
import { daysBetween, relevance, roundedScore, statusOf, typeWeightOf } from "../model/decay.ts";
import { holderOf, storeOf } from "../model/ids.ts";
import type { Settings } from "../model/settings.ts";
import { readAccessJournal } from "../workspace/access-journal.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { transactionMs } from "../workspace/transaction/ids.ts";
import type { FileVersion } from "../workspace/transaction/transaction.ts";
import { SCORES_FILE } from "./places.ts";
import { parseScoreRecords, type ScoreRecord } from "./score-records.ts";

export interface Scores {
	readonly entries: ReadonlyMap<string, ScoreEntry>;
	/** Old id → the id that took its place. */
	readonly redirects: ReadonlyMap<string, string>;
	/** When the snapshot was written; before all time where nobody knows. */
	readonly updatedMs: number;
}

export interface ScoreRules {
	readonly settings: Pick<Settings, "decay" | "timezone">;
	readonly nowMs: number;
}

/** The whole: a snapshot of 100,000 entries takes about a second to read, so a write does without. */
export async function readScores(
	reader: { read(path: string): Promise<FileVersion> },
	context: Context,
	rules: ScoreRules,
): Promise<Scores> {
	const { text } = await reader.read(SCORES_FILE);
	const snapshot = parseDecayScores(text ?? "", SCORES_FILE);
	return withRecords(snapshot, parseScoreRecords(readAccessJournal(context)), rules);
}

export function withRecords(
	snapshot: DecayScoresFile,
	journal: readonly ScoreRecord[],
	rules: ScoreRules,
	own: readonly ScoreRecord[] = [],
): Scores {
	const { entries, redirects } = foldRecords(snapshot, journal, rules, own);
	return {
		entries: changedMap(snapshot.entries, entries),
		redirects: changedMap(snapshot.redirects, redirects),
		updatedMs: updatedMs(snapshot),
	};
}

function updatedMs({ lastUpdated }: DecayScoresFile): number {
	return Date.parse(lastUpdated ?? "") || Number.NEGATIVE_INFINITY;
}

function changedMap<Value>(
	map: ReadonlyMap<string, Value>,
	changes: ReadonlyMap<string, Value | null>,
): ReadonlyMap<string, Value> {
	if (changes.size === 0) return map;
	const changed = new Map(map);
	for (const [id, value] of changes) {
		if (value === null) changed.delete(id);
		else changed.set(id, value);
	}
	return changed;
}

/** The id that took this one's place, through every move; itself where it never moved. */
export function followRedirects({ redirects }: Pick<Scores, "redirects">, id: string): string {
	return follow((from) => redirects.get(from), id);
}

function follow(next: (id: string) => string | undefined, id: string): string {
	const seen = new Set([id]);
	let at = id;
	for (let to = next(at); to !== undefined && !seen.has(to); to = next(at)) {
		seen.add(to);
		at = to;
	}
	return at;
}

/**
 * What the records make of the snapshot. A crash may leave records in the journal that are in it already: a use that the memory's
 * entry knows of is not counted again, and what was told before it was forgotten does not bring it back. A pin or a move comes to the
 * same twice; a memory that moved since gets an entry under its old id again. `own` records are new for certain.
 * An entry that cannot be read stays as found, whatever is said of it.
 */
export function foldRecords(
	snapshot: DecayScoresFile,
	journal: readonly ScoreRecord[],
	rules: ScoreRules,
	own: readonly ScoreRecord[] = [],
): Required<ScoreChanges> {
	const entries = new Map<string, ScoreEntry | null>();
	const redirects = new Map<string, string | null>();
	const find = (id: string) => (entries.has(id) ? entries.get(id)! : (snapshot.entries.get(id) ?? null));
	const next = (id: string) => (redirects.has(id) ? redirects.get(id)! : snapshot.redirects.get(id)) ?? undefined;
	const isNew = new Set(own);
	for (const record of [...journal, ...own]) {
		const { at, id, event } = record;
		if (event.kind === "created") {
			const old = find(id);
			// The user says it anew, in words of their own: that wins over having forgotten it. Nobody else's does.
			const isAnew = (entry: ScoreEntry) =>
				entry.forgotten && event.origin === "explicit" && (isNew.has(record) || isSince(at, entry));
			if (!snapshot.unread.has(id) && (!old || isAnew(old)))
				entries.set(id, newEntry(id, at, event.baseRelevance, rules));
			const entity = holderOf(id);
			const holder = entity === undefined ? null : find(entity);
			if (entity !== undefined && holder && isAnew(holder)) entries.set(entity, rescored(remembered(holder), rules));
			// The name is given to something new: it no longer leads elsewhere.
			if (redirects.has(id) || snapshot.redirects.has(id)) redirects.set(id, null);
			continue;
		}
		if (event.kind === "moved") {
			if (event.to === id || snapshot.unread.has(event.to)) continue;
			const moved = joined(find(event.to), find(id), event.to, rules);
			if (moved) entries.set(event.to, moved);
			if (find(id)) entries.set(id, null);
			redirects.set(id, event.to);
			if (redirects.has(event.to) || snapshot.redirects.has(event.to)) redirects.set(event.to, null);
			continue;
		}
		const target = find(id) || snapshot.unread.has(id) ? id : follow(next, id);
		if (snapshot.unread.has(target)) continue;
		const entry = find(target);
		if (event.kind === "used" && !isNew.has(record) && isCounted(snapshot, target, at, rules)) continue;
		const known = entry ?? newEntry(target, at, rules.settings.decay.base.explicit, rules);
		// The first use of something not scored yet is its creation.
		entries.set(target, event.kind === "used" && !entry ? known : rescored(changed(known, event, at), rules));
	}
	return { at: new Date(Math.max(rules.nowMs, updatedMs(snapshot))).toISOString(), entries, redirects };
}

/**
 * By the memory's own entry, as one run under a wrong clock dates the whole file. An entry whose last use is still to come knows nothing
 * of the uses until then.
 */
function isCounted(snapshot: DecayScoresFile, id: string, at: string, { nowMs }: ScoreRules): boolean {
	const entry = snapshot.entries.get(id) ?? snapshot.entries.get(followRedirects(snapshot, id));
	if (!entry) return false;
	const usedMs = Date.parse(entry.lastAccessed);
	return Date.parse(at) <= usedMs && usedMs <= nowMs;
}

/** Later than it was made and forgotten. */
function isSince(at: string, { created, forgottenTx }: Pick<ScoreEntry, "created" | "forgottenTx">): boolean {
	const forgottenMs = transactionMs(forgottenTx ?? "") ?? Number.NEGATIVE_INFINITY;
	return Date.parse(at) > Math.max(Date.parse(created), forgottenMs);
}

/** What a person wrote without us and is used now: it gets its entry with its first use. */
export function newEntry(id: string, at: string, baseRelevance: number, rules: ScoreRules): ScoreEntry {
	const store = storeOf(id) ?? "notes";
	return rescored(
		{
			store,
			baseRelevance,
			created: at,
			lastAccessed: at,
			accessCount: 1,
			typeWeight: typeWeightOf(store, rules.settings.decay),
			currentScore: 0,
			status: "active",
			pinned: store === "vault",
			extra: {},
		},
		rules,
	);
}

function changed(entry: ScoreEntry, event: ScoreRecord["event"], at: string): ScoreEntry {
	const used = { lastAccessed: later(at, entry.lastAccessed), accessCount: entry.accessCount + 1 };
	switch (event.kind) {
		case "used":
			// What was forgotten stays forgotten, however often it is met.
			return entry.forgotten ? entry : { ...entry, ...used };
		case "pinned":
			return { ...entry, pinned: true };
		case "unpinned":
			return { ...entry, pinned: false };
		case "forgotten":
			return { ...entry, forgotten: true };
		case "restored":
			return remembered(entry);
		default:
			return entry;
	}
}

/** As it was before it was forgotten, in part or as a whole; the days since count. */
export function remembered(entry: ScoreEntry): ScoreEntry {
	const { forgotten: _, forgottenTx: _tx, forgottenWords: _words, masked: _masked, ...rest } = entry;
	return rest;
}

/** What says that it is forgotten, as a whole or in part; nothing where it is not. */
export function forgettingOf({ forgotten, forgottenTx, forgottenWords, masked }: ScoreEntry): Partial<ScoreEntry> {
	return {
		...(forgotten === undefined ? {} : { forgotten }),
		...(forgottenTx === undefined ? {} : { forgottenTx }),
		...(forgottenWords === undefined ? {} : { forgottenWords }),
		...(masked === undefined ? {} : { masked }),
	};
}

/** Two entries as one: the older birth, the later use, all uses, and whatever was forgotten of either. */
function joined(one: ScoreEntry | null, other: ScoreEntry | null, id: string, rules: ScoreRules): ScoreEntry | null {
	if (!one || !other) return (one ?? other) && rescored({ ...(one ?? other)!, ...storeFields(id, rules) }, rules);
	const entry: ScoreEntry = {
		...one,
		...storeFields(id, rules),
		baseRelevance: Math.max(one.baseRelevance, other.baseRelevance),
		created: earlier(one.created, other.created),
		lastAccessed: later(one.lastAccessed, other.lastAccessed),
		accessCount: one.accessCount + other.accessCount,
		pinned: one.pinned || other.pinned,
		...joinedForgetting(one, other),
	};
	return rescored(entry, rules);
}

function joinedForgetting(one: ScoreEntry, other: ScoreEntry): Partial<ScoreEntry> {
	const words = union(one.forgottenWords, other.forgottenWords);
	const masked = union(one.masked, other.masked);
	// Ids of transactions sort by time.
	const tx = [one.forgottenTx, other.forgottenTx]
		.filter((id) => id !== undefined)
		.sort()
		.at(-1);
	return {
		...(one.forgotten || other.forgotten ? { forgotten: true } : {}),
		...(tx === undefined ? {} : { forgottenTx: tx }),
		...(words.length === 0 ? {} : { forgottenWords: words }),
		...(masked.length === 0 ? {} : { masked }),
	};
}

function union(one: readonly string[] = [], other: readonly string[] = []): string[] {
	return [...new Set([...one, ...other])];
}

/** ISO times; a person's file may hold them with or without fractions, so they are compared as moments. */
function earlier(one: string, other: string): string {
	return Date.parse(one) <= Date.parse(other) ? one : other;
}

function later(one: string, other: string): string {
	return Date.parse(one) >= Date.parse(other) ? one : other;
}

/** A memory may move to another store: a core line into the graph. */
function storeFields(id: string, { settings }: ScoreRules) {
	const store = storeOf(id) ?? "notes";
	return { store, typeWeight: typeWeightOf(store, settings.decay) };
}

export function rescored(entry: ScoreEntry, { settings, nowMs }: ScoreRules): ScoreEntry {
	if (entry.forgotten) return { ...entry, currentScore: 0, status: "archived" };
	const idleDays = daysBetween(Date.parse(entry.lastAccessed), nowMs, settings.timezone);
	const pinned = entry.pinned || entry.store === "vault";
	const { baseRelevance, typeWeight, accessCount } = entry;
	const memory = { baseRelevance, typeWeight, accessCount, idleDays, pinned };
	const score = roundedScore(relevance(memory, settings.decay.lambda));
	if (score === entry.currentScore && entry.status === statusOf(score, settings.decay.thresholds)) return entry;
	return { ...entry, currentScore: score, status: statusOf(score, settings.decay.thresholds) };
}

/** As it stands where the header of its file says that it is pinned. */
export function asPinned(entry: ScoreEntry, rules: ScoreRules): ScoreEntry {
	return entry.pinned ? entry : rescored({ ...entry, pinned: true }, rules);
}

/** How it stands now, if nothing happened to it since the snapshot. A clock that was set back does not bring it back to life. */
export function aged(entry: ScoreEntry, rules: ScoreRules, snapshotMs: number): ScoreEntry {
	const now = rescored(entry, rules);
	return snapshotMs > rules.nowMs && now.currentScore > entry.currentScore ? entry : now;
}
