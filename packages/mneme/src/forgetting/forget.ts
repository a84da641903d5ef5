// Acts on a confirmed list. Forgetting archives: lines leave core memory and the graph, everything else stays in its file and is flagged in
// the scores, so that no answer, run, import or rebuilt index has it. Deleting takes it off the disk. The history keeps both.
import type { DecayScoresFile, ScoreEntry } from "../formats/decay-scores.ts";
import { readMemories } from "../index/memories.ts";
import { setAsideId } from "../model/ids.ts";
import { newEntry } from "../stores/scores.ts";
import { draftText, readText, scoresIn, type Writing } from "../stores/writing.ts";
import { splitClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { slugify } from "../text/slug.ts";
import { deleteNotes } from "./delete-notes.ts";
import { OPERATIONS_FILE, withoutForgotten } from "./pending-operations.ts";
import type { ForgetItem } from "./plan.ts";
import { actionOf, summaryOf, summaryOfAll } from "./summaries.ts";
import { takeAway } from "./take-away.ts";
import { expectUnchanged } from "./unchanged.ts";

type Entries = DecayScoresFile["entries"];

export async function forgetItems(writing: Writing, items: readonly ForgetItem[], permanent: boolean): Promise<void> {
	await expectUnchanged(writing, items, permanent);
	const { entries } = await scoresIn(writing);
	writing.foldDue = true;
	writing.scoresNote = { action: actionOf(permanent), summary: summaryOfAll(items, permanent) };
	if (permanent)
		await deleteNotes(
			writing,
			items.filter(({ kind }) => kind === "note"),
		);
	// From the last line up, so that what is still to be done in a file keeps its place.
	for (const item of items.toSorted((one, other) => other.line - one.line)) {
		const entry = scoreOf(writing, item.id, entries);
		await takeAway(writing, item, permanent, entries);
		await flag(writing, item, permanent, entry);
	}
	await dropOperations(writing, items, permanent);
}

/** What is pending for a memory that goes is void, on the list or not. */
async function dropOperations(writing: Writing, items: readonly ForgetItem[], permanent: boolean): Promise<void> {
	const text = await readText(writing, OPERATIONS_FILE);
	const fresh = text === null ? null : withoutForgotten(text, items);
	if (fresh === text) return;
	const listed = items.filter(({ path }) => path === OPERATIONS_FILE).map((item) => summaryOf(item, permanent));
	const note = { summary: listed.join("; ") || "dropped what is forgotten", action: actionOf(permanent) };
	if (typeof fresh === "string") draftText(writing, OPERATIONS_FILE, fresh, note.summary, note.action);
	else await writing.tx.remove(OPERATIONS_FILE, note);
}

async function flag(writing: Writing, item: ForgetItem, permanent: boolean, entry: ScoreEntry): Promise<void> {
	const { id, kind, says, parts } = item;
	if (kind === "proposal" || kind === "reflection") return rememberWords(writing, parts ?? [says]);
	const isTaken = (kind === "core" || kind === "fact") && (await isInFile(writing, item));
	if (permanent) {
		// A part that is gone from the file needs no flag, only to be known if it comes again.
		if (!parts && !isTaken) writing.restoredScores.set(id, null);
		if (!parts) keepPrints(writing, [...(entry.masked ?? []), ...(entry.forgottenWords ?? [])]);
		return rememberWords(writing, parts ?? [says]);
	}
	const forgottenTx = writing.tx.id;
	const byWords = isNamedByWords(item);
	if (parts && !byWords) {
		const masked = [...new Set([...(entry.masked ?? []), ...parts.map(fingerprint)])];
		writing.restoredScores.set(id, { ...entry, masked, forgottenTx });
		return;
	}
	const words = (parts ?? [says]).flatMap(fingerprintsOf);
	const own = byWords || isTaken ? setAsideId(id, forgottenTx, words[0]!) : id;
	if (byWords && !isTaken) writing.restoredScores.set(id, null);
	writing.restoredScores.set(own, { ...entry, forgotten: true, forgottenTx, forgottenWords: words });
}

/** A line without a key of its own: the next one that begins with the same words gets its id. */
function isNamedByWords({ id, kind, says }: ForgetItem): boolean {
	const key = id.split(":").at(-1)!.replace(/~\d+$/, "");
	return kind === "core" || (kind === "fact" && key === slugify(says));
}

/** Some line has that id still: what is left of this one, or one that is alike. */
async function isInFile(writing: Writing, { id, path }: ForgetItem): Promise<boolean> {
	const text = (await readText(writing, path)) ?? "";
	return readMemories(path, text).memories.some((memory) => memory.id === id);
}

function scoreOf(writing: Writing, id: string, entries: Entries): ScoreEntry {
	return writing.restoredScores.get(id) ?? entries.get(id) ?? freshEntry(writing, id);
}

function freshEntry(writing: Writing, id: string): ScoreEntry {
	return newEntry(id, new Date(writing.nowMs).toISOString(), writing.settings.decay.base.explicit, writing);
}

/** The whole and each statement of it. */
function fingerprintsOf(text: string): string[] {
	const clauses = splitClauses(text).map((clause) => fingerprint(clause.text));
	return [...new Set([fingerprint(text), ...clauses])];
}

/** The flag of a memory that is only in the history goes; its fingerprints stay. */
export function dropFlag(writing: Writing, id: string, words: readonly string[]): void {
	writing.foldDue = true;
	writing.restoredScores.set(id, null);
	keepPrints(writing, words.length > 0 ? words : [fingerprint(id)]);
}

/** What has no memory to be flagged any more is known by its fingerprint alone. */
function rememberWords(writing: Writing, texts: readonly string[]): void {
	for (const text of texts) keepPrints(writing, fingerprintsOf(text));
}

function keepPrints(writing: Writing, prints: readonly string[]): void {
	if (prints.length === 0) return;
	const id = `deleted:${prints[0]}`;
	writing.restoredScores.set(id, { ...freshEntry(writing, id), forgotten: true, forgottenWords: prints });
}
