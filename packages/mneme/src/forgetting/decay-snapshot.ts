// Every score of decay-scores.json as of a moment. Pure, entry by entry: 100,000 of them are never held as objects at once.

import { changeScores } from "../formats/decay-score-edits.ts";
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { parseDecayScores } from "../formats/decay-scores.ts";
import {
	frameOf,
	Members,
	readSlice,
	renderEntry,
	rescoreSlice,
	type SlicedScores,
	sliceScores,
	slicesOf,
} from "../formats/score-slices.ts";
import type { DecayStatus } from "../model/decay.ts";
import { holderOf } from "../model/ids.ts";
import { SCORES_FILE } from "../stores/places.ts";
import type { ScoreRecord } from "../stores/score-records.ts";
import { aged, asPinned, foldRecords, followRedirects, newEntry, type ScoreRules } from "../stores/scores.ts";

export interface Transition {
	readonly id: string;
	readonly from: DecayStatus;
	readonly to: DecayStatus;
	readonly score: number;
}

export interface SnapshotReport {
	/** Scores as of then. */
	readonly atMs: number;
	readonly entries: number;
	readonly transitions: readonly Transition[];
	/** Memories that had no score yet. */
	readonly created: readonly string[];
	/** Uses and other records taken over from the journal. */
	readonly folded: number;
	/** Entries that cannot be read. They stay as they are, for a person to mend. */
	readonly unread: readonly string[];
}

export interface DecayInput {
	readonly rules: ScoreRules;
	/** Every memory there is. */
	readonly known: readonly string[];
	/** Entities and procedures whose header says so, though a person may have typed it. */
	readonly pinned: ReadonlySet<string>;
	/** Records of this transaction, after those of the journal: lines that a person edited. */
	readonly own?: readonly ScoreRecord[];
}

export interface DecayedSnapshot {
	readonly report: SnapshotReport;
	readonly changed: boolean;
	readonly entities: ReadonlyMap<string, ScoreEntry>;
	/** Made only where it is written. */
	write(): string;
}

/** What nobody scored yet begins today: nobody knows since when it has been there. */
export function decaySnapshot(snapshot: string, journal: readonly ScoreRecord[], input: DecayInput): DecayedSnapshot {
	const { rules, known, pinned, own = [] } = input;
	const scores = sliceScores(snapshot, SCORES_FILE);
	const { frame, base } = readAround(scores, [...journal, ...own]);
	const folded = foldRecords(base, journal, rules, own);
	const updatedMs = Date.parse(base.lastUpdated ?? "") || Number.NEGATIVE_INFINITY;
	const members = new Members();
	const entities = new Map<string, ScoreEntry>();
	const transitions: Transition[] = [];
	const unread: string[] = [];
	// What was not met yet: two sets that only shrink, as one of all that was met would grow with the file.
	const unmet = new Map(folded.entries);
	const unscored = new Set(known);
	let changed = folded.redirects.size > 0;
	const put = (id: string, key: string, value: string) => {
		unmet.delete(id);
		unscored.delete(id);
		members.add(key, value);
	};
	const add = (id: string, key: string, entry: ScoreEntry, value = renderEntry(entry)) => {
		put(id, key, value);
		if (id.startsWith("entity:")) entities.set(id, entry);
	};
	const pin = (id: string, entry: ScoreEntry) => (pinned.has(id) ? asPinned(entry, rules) : entry);
	for (const { id, key, value } of slicesOf(scores)) {
		const before = readSlice(value);
		const fresh = folded.entries.get(id);
		if (fresh === null) {
			changed = true;
			continue;
		}
		if (!before) {
			put(id, key, value);
			unread.push(id);
			continue;
		}
		const older = aged(before, rules, updatedMs);
		const now = pin(id, fresh ?? older);
		changed ||= now !== before;
		add(id, key, now, now === before ? value : now === older ? rescoreSlice(value, now) : undefined);
		if (now.status !== before.status)
			transitions.push({ id, from: before.status, to: now.status, score: now.currentScore });
	}
	const before = members.count;
	for (const [id, entry] of unmet) if (entry) add(id, JSON.stringify(id), pin(id, entry));
	const created = known.filter((id) => unscored.has(id) && !base.redirects.has(id));
	const { explicit } = rules.settings.decay.base;
	const today = new Date(rules.nowMs).toISOString();
	for (const id of created) add(id, JSON.stringify(id), pin(id, newEntry(id, today, explicit, rules)));
	return {
		report: { atMs: rules.nowMs, entries: members.count, transitions, created, folded: journal.length, unread },
		changed: changed || members.count > before,
		entities,
		write: () => {
			const { at, redirects } = folded;
			return members.fill(changeScores(parseDecayScores(frame, SCORES_FILE), { at, redirects }).text);
		},
	};
}

/** The file without its entries, and with those that the records speak of. */
function readAround(scores: SlicedScores, records: readonly ScoreRecord[]) {
	const frame = frameOf(scores);
	const { redirects } = parseDecayScores(frame, SCORES_FILE);
	const wanted = new Set<string>();
	for (const { id, event } of records) {
		wanted.add(id);
		wanted.add(followRedirects({ redirects }, id));
		if (event.kind === "moved") wanted.add(event.to);
		const holder = event.kind === "created" && holderOf(id);
		if (holder) wanted.add(holder);
	}
	const kept = new Members();
	if (wanted.size > 0) for (const { id, key, value } of slicesOf(scores)) if (wanted.has(id)) kept.add(key, value);
	return { frame, base: parseDecayScores(kept.fill(frame), SCORES_FILE) };
}
