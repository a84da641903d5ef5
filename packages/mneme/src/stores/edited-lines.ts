// A line that a person rewrote in their editor is still the same memory: its new id takes over the old one's score, through a redirect.
// Looked for among the outside edits since the scores were last written, when they are written again.

import { parseDecayScores, type ScoreEntry } from "../formats/decay-scores.ts";
import { splitLabel } from "../formats/items.ts";
import { holdsMemories, readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { type HistoryEntry, walkHistory } from "../ledger/history.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { queryTerms } from "../text/segment.ts";
import { tokenOverlap } from "../text/similarity.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { isOutsideEdit, readBlob } from "../workspace/transaction/edits.ts";
import { SCORES_FILE } from "./places.ts";
import type { ScoreRecord } from "./score-records.ts";
import { sameWords } from "./wording.ts";
import { readText, record, type Writing } from "./writing.ts";

/** Half of the words: one statement reworded. */
const ALIKE = 0.5;
/** Between the same neighbours a line with one word in four in common was changed, not replaced. */
const ALIKE_IN_PLACE = 0.25;
/** An edit found by the very transaction that last wrote the scores stands before them in the history. */
const FOLDS_BACK = 2;
/** More than happens between two folds; a history without any is not walked to its end. */
const MAX_COMMITS = 5_000;
/** Larger files are documents; nobody counts the uses of their lines. */
const MAX_BYTES = 256 * 1024;
/** Where more lines are new the file is another one. Each is compared with each that is gone. */
const MAX_LINES = 100;

interface Move {
	readonly from: string;
	readonly to: string;
}

type Line = Pick<Memory, "id" | "text">;

/** Adds the records that carry scores over, after all others. `scores` and `journal` are what is known so far. */
export async function followEditedLines(
	writing: Writing,
	scores: string,
	journal: readonly ScoreRecord[],
): Promise<void> {
	const found = outsideEdits(writing.context);
	if (found.length === 0) return;
	const { entries } = parseDecayScores(scores, SCORES_FILE);
	const recorded = new Set([...journal, ...writing.records].map(({ id }) => id));
	for (const { path, moves } of found) {
		const known = moves.filter(({ from }) => entries.has(from) || recorded.has(from));
		if (known.length === 0) continue;
		const { memories } = readMemories(path, (await readText(writing, path)) ?? "");
		const present = new Map(memories.map(({ id, text }) => [id, text]));
		for (const { from, to } of known) {
			const text = present.get(to);
			if (text === undefined || present.has(from) || isOverForgotten(entries.get(from), text)) continue;
			record(writing, from, { kind: "moved", to });
		}
	}
}

/** What a person types in the place of something forgotten is theirs, and new. */
function isOverForgotten(entry: ScoreEntry | undefined, text: string): boolean {
	return entry?.forgotten === true && !entry.forgottenWords?.includes(fingerprint(text));
}

/** Oldest first: a line may have been edited more than once. */
function outsideEdits(context: Context): { path: string; moves: Move[] }[] {
	const found: { path: string; moves: Move[] }[] = [];
	let folds = 0;
	let commits = 0;
	for (const entry of walkHistory(context.ledger.reader, context.ledger.head())) {
		if (entry.message?.file === SCORES_FILE && ++folds === FOLDS_BACK) break;
		if (++commits > MAX_COMMITS) break;
		if (isOutsideEdit(entry)) found.push(...movesOf(context, entry));
	}
	return found.reverse();
}

function movesOf(context: Context, { commit }: HistoryEntry): { path: string; moves: Move[] }[] {
	const { trees } = context.ledger;
	const changed = [...trees.changes(context.ledger.treeOf(commit.parents[0]), commit.tree)];
	return changed.flatMap(([path, before, after]) => {
		if (!before || !after || !holdsMemories(path)) return [];
		const versions = [before, after].map(({ oid }) => readBlob(context, oid)!);
		if (versions.some(({ length }) => length > MAX_BYTES)) return [];
		const [old, fresh] = versions.map((bytes) => readMemories(path, bytes.toString("utf8")).memories);
		const moves = matchEditedLines(old!, fresh!);
		return moves.length === 0 ? [] : [{ path, moves }];
	});
}

/** Which lines of the new version stand for lines that are gone: of the same label, alike, or in the same place and a little alike. */
export function matchEditedLines(before: readonly Line[], after: readonly Line[]): Move[] {
	const [oldIds, newIds] = [before, after].map((lines) => new Set(lines.map(({ id }) => id)));
	const gone = placed(before, newIds!);
	const fresh = placed(after, oldIds!);
	if (gone.length > MAX_LINES || fresh.length > MAX_LINES) return [];
	const pairs = gone.flatMap((old) =>
		fresh.map((line) => ({ old, line, alike: likeness(old, line) })).filter(({ alike }) => alike > 0),
	);
	const moves: Move[] = [];
	for (const { old, line } of pairs.toSorted((one, other) => other.alike - one.alike))
		if (!moves.some(({ from, to }) => from === old.id || to === line.id)) moves.push({ from: old.id, to: line.id });
	return moves;
}

interface Placed extends Line {
	readonly kind: string;
	/** Ids of the lines before and after it that both versions have. */
	readonly place: string;
	readonly terms: readonly string[];
}

function placed(lines: readonly Line[], others: ReadonlySet<string>): Placed[] {
	const found: Placed[] = [];
	const stays = lines.map(({ id }) => others.has(id));
	const idAt = (at: number) => lines[at]?.id ?? "";
	for (const [at, line] of lines.entries()) {
		if (stays[at]) continue;
		const place = `${idAt(stays.lastIndexOf(true, at))} ${idAt(stays.indexOf(true, at))}`;
		const kind = line.id.slice(0, line.id.indexOf(":"));
		found.push({ ...line, kind, place, terms: queryTerms(line.text) });
		if (found.length > MAX_LINES) break;
	}
	return found;
}

function likeness(old: Placed, fresh: Placed): number {
	if (old.kind !== fresh.kind) return 0;
	const [before, after] = [splitLabel(old.text), splitLabel(fresh.text)];
	if (before.label !== undefined && after.label !== undefined) return sameWords(before.label, after.label) ? 2 : 0;
	const overlap = tokenOverlap(old.terms, fresh.terms);
	const enough = old.place === fresh.place ? ALIKE_IN_PLACE : ALIKE;
	return overlap >= enough ? overlap : 0;
}
