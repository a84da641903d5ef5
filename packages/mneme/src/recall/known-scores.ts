// The scores of memories as recall needs them, kept for as long as neither file they come from has changed: reading 100,000 entries takes a
// second.

import type { ScoreEntry } from "../formats/decay-scores.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { SCORES_FILE } from "../stores/places.ts";
import { aged, type Scores } from "../stores/scores.ts";
import { type StoreDeps, scoresOf } from "../stores/write-memories.ts";
import { bytesOnDisk, readAccessJournal } from "../workspace/access-journal.ts";

interface Known {
	readonly state: string;
	readonly scores: Scores;
}

const known = new WeakMap<Ledger, Known>();

export async function readKnownScores(deps: StoreDeps): Promise<(id: string) => ScoreEntry | undefined> {
	const { workspace, settings, clock } = deps;
	const { context, ledger } = workspace;
	const tree = ledger.treeOf(ledger.head());
	const oid = tree === undefined ? "" : ledger.trees.find(tree, SCORES_FILE)?.oid;
	const state = `${oid} ${bytesOnDisk(context, SCORES_FILE)} ${readAccessJournal(context)}`;
	let found = known.get(ledger);
	if (found?.state !== state) {
		found = { state, scores: await scoresOf(deps) };
		known.set(ledger, found);
	}
	const { entries, updatedMs } = found.scores;
	const rules = { settings, nowMs: clock.now() };
	// A score is as of when it was written; what matters is how it stands now.
	return (id) => {
		const entry = entries.get(id);
		return entry && aged(entry, rules, updatedMs);
	};
}
