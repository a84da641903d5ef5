// Every score of decay-scores.json as of a moment. Pure, entry by entry: 100,000 of them are never held as objects at once.

import { changeScores } from "../formats/decay-score-edits.ts";
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { parseDecayScores } from "../formats/decay-scores.ts";
import {
	fillFrame,
	keepSlices,
	memberOf,
	readSlice,
	renderEntry,
	rescoreSlice,
	type ScoreSlice,
	sliceScores,
} from "../formats/score-slices.ts";
import type { DecayStatus } from "../model/decay.ts";
import { SCORES_FILE } from "../stores/places.ts";
import type { ScoreRecord } from "../stores/score-records.ts";
import { aged, foldRecords, followRedirects, newEntry, rescored, type ScoreRules } from "../stores/scores.ts";

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
}

export interface DecayInput {
	readonly rules: ScoreRules;
	/** Every memory there is. */
	readonly known: readonly string[];
	/** Entities whose header says so, though a person may have typed it. */
	readonly pinned: ReadonlySet<string>;
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
	const { rules, known, pinned } = input;
	const { text, slices } = sliceScores(snapshot, SCORES_FILE);
	const { frame, base } = readAround(text, slices, journal);
	const folded = foldRecords(base, journal, rules);
	const updatedMs = Date.parse(base.lastUpdated ?? "") || Number.NEGATIVE_INFINITY;
	const members: string[] = [];
	const entities = new Map<string, ScoreEntry>();
	const transitions: Transition[] = [];
	const seen = new Set<string>();
	let changed = folded.redirects.size > 0;
	const add = (id: string, key: string, entry: ScoreEntry, value = renderEntry(entry)) => {
		seen.add(id);
		members.push(memberOf({ key }, value));
		if (id.startsWith("entity:")) entities.set(id, entry);
	};
	const pin = (id: string, entry: ScoreEntry) =>
		pinned.has(id) && !entry.pinned ? rescored({ ...entry, pinned: true }, rules) : entry;
	for (const slice of slices) {
		const { id, key } = slice;
		const before = readSlice(text, slice);
		const fresh = folded.entries.get(id);
		if (fresh === null) {
			changed = true;
			continue;
		}
		// What cannot be read stays as it is, for a person to mend.
		if (!before) {
			seen.add(id);
			members.push(memberOf(slice, text.slice(slice.start, slice.end)));
			continue;
		}
		const older = aged(before, rules, updatedMs);
		const now = pin(id, fresh ?? older);
		const value = text.slice(slice.start, slice.end);
		changed ||= now !== before;
		add(id, key, now, now === before ? value : now === older ? rescoreSlice(value, now) : undefined);
		if (now.status !== before.status)
			transitions.push({ id, from: before.status, to: now.status, score: now.currentScore });
	}
	const before = seen.size;
	for (const [id, entry] of folded.entries) if (entry && !seen.has(id)) add(id, JSON.stringify(id), entry);
	const created = known.filter((id) => !seen.has(id) && !base.redirects.has(id));
	const { explicit } = rules.settings.decay.base;
	for (const id of created) add(id, JSON.stringify(id), pin(id, newEntry(id, folded.at, explicit, rules)));
	return {
		report: { atMs: rules.nowMs, entries: seen.size, transitions, created, folded: journal.length },
		changed: changed || seen.size > before,
		entities,
		write: () => {
			const { at, redirects } = folded;
			return fillFrame(changeScores(parseDecayScores(frame, SCORES_FILE), { at, redirects }).text, members);
		},
	};
}

/** The file without its entries, and with those that the journal speaks of. */
function readAround(text: string, slices: readonly ScoreSlice[], journal: readonly ScoreRecord[]) {
	const frame = keepSlices(text, slices, []);
	const { redirects } = parseDecayScores(frame, SCORES_FILE);
	const wanted = new Set<string>();
	for (const { id, event } of journal) {
		wanted.add(id);
		wanted.add(followRedirects({ redirects }, id));
		if (event.kind === "moved") wanted.add(event.to);
	}
	const kept = wanted.size === 0 ? [] : slices.filter(({ id }) => wanted.has(id));
	return { frame, base: parseDecayScores(keepSlices(text, slices, kept), SCORES_FILE) };
}
