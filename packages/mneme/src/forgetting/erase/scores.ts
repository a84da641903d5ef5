// decay-scores.json without entries and redirects of erased memories, and without what is known of them by fingerprints alone.
import { changeScores } from "../../formats/decay-score-edits.ts";
import { parseDecayScores, type ScoreEntry } from "../../formats/decay-scores.ts";
import { storedFingerprints } from "./fingerprints.ts";
import { entityOf, isErased, type Target } from "./targets.ts";

export function withoutScores(text: string, targets: readonly Target[]): string {
	const stored = storedFingerprints(text);
	if (!targets.some((target) => isToldIn(text, stored, target))) return text;
	const file = parseDecayScores(text);
	const entries = [...file.entries].map(([id, entry]) => [id, withoutWords(id, entry, targets)] as const);
	const changed = entries.filter(([id, entry]) => entry !== file.entries.get(id));
	const redirects = [...file.redirects].filter((ends) => ends.some((id) => isErased(targets, id)));
	if (changed.length === 0 && redirects.length === 0) return text;
	return changeScores(file, {
		at: file.lastUpdated ?? "",
		entries: new Map(changed),
		redirects: new Map(redirects.map(([from]) => [from, null])),
	}).text;
}

/** Most versions tell nothing of it, and need not be read. */
function isToldIn(text: string, stored: readonly string[], target: Target): boolean {
	return isNamedIn(text, target) || stored.some((print) => target.fingerprints.has(print));
}

/** By any of its ids; an entity's is part of those of its facts. */
export function isNamedIn(scores: string | Buffer, { ids }: Target): boolean {
	const names = [...ids].map((id) => JSON.stringify(entityOf(id, "entity").entity ?? id).slice(1, -1));
	return names.some((name) => scores.includes(name));
}

const DELETED = "deleted:";

/** Null: the entry goes. Of what was deleted before it was erased only fingerprints are left; those of a memory that stays are its own. */
function withoutWords(id: string, entry: ScoreEntry, targets: readonly Target[]): ScoreEntry | null {
	if (isErased(targets, id)) return null;
	if (!id.startsWith(DELETED)) return entry;
	const isGone = (print: string) => targets.some(({ fingerprints }) => fingerprints.has(print));
	if (isGone(id.slice(DELETED.length))) return null;
	const words = entry.forgottenWords ?? [];
	return words.some(isGone) ? { ...entry, forgottenWords: words.filter((print) => !isGone(print)) } : entry;
}
