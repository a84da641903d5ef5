// Runs a transaction of the stores: scores and the graph index follow in it while they are small; beyond that the records go to
// access.log and are folded a thousand at a time, so that a write costs the same however much is remembered.
import { changeScores } from "../formats/decay-score-edits.ts";
import { parseDecayScores, type ScoreEntry, serializeDecayScores } from "../formats/decay-scores.ts";
import { type Clock, localTime, type Random } from "../model/clock.ts";
import type { Origin } from "../model/decay.ts";
import { MemoryError } from "../model/errors.ts";
import type { Notice, Outcome } from "../model/results.ts";
import type { Settings } from "../model/settings.ts";
import {
	appendToAccessJournal,
	bytesOnDisk,
	dropFromAccessJournal,
	readAccessJournal,
} from "../workspace/access-journal.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { asDiskFault } from "../workspace/transaction/faults.ts";
import type { Transaction, TransactionRequest } from "../workspace/transaction/transaction.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { saveCatalogue } from "./catalogue.ts";
import { followEditedLines } from "./edited-lines.ts";
import { refreshHeaders, writeGraphIndex } from "./graph-index.ts";
import { SCORES_FILE } from "./places.ts";
import { parseScoreRecords, type ScoreRecord, serializeScoreRecord } from "./score-records.ts";
import { aged, foldRecords, readScores, rescored, type Scores } from "./scores.ts";
import { draftText, type RewrittenScores, type Writing } from "./writing.ts";

export interface StoreDeps {
	readonly workspace: Workspace;
	readonly settings: Settings;
	readonly clock: Clock;
	readonly random: Random;
}

export interface WritingRequest extends TransactionRequest {
	/** A person typed exactly this: it is not screened. */
	readonly verbatim?: boolean;
	/** How what is made here came to be remembered. Default: the user asked for it. */
	readonly origin?: Origin;
	/** One of many writes in a row: so many lines may wait in the journal before they are folded. */
	readonly foldLines?: number;
}

/** About 500 entries of some 310 bytes: below it scores and the graph index are written with every change. */
const AT_ONCE_BYTES = 500 * 310;
/** The design's number: a fold of 100,000 entries takes about a second, which is then a millisecond a line. */
const FOLD_LINES = 1000;

/** Runs `body` in one transaction. It may run more than once, so it must not change anything but its Writing. */
export async function writeMemories<Value>(
	{ workspace, settings, clock, random }: StoreDeps,
	{ verbatim = false, origin = "explicit", foldLines = FOLD_LINES, ...request }: WritingRequest,
	body: (writing: Writing) => Promise<Value>,
): Promise<Outcome<Value>> {
	const { context } = workspace;
	let settlement: Settlement = { journal: "", lines: [], folds: false };
	const inTransaction = async (tx: Transaction) => {
		const nowMs = clock.now();
		const writing: Writing = {
			tx,
			context,
			settings,
			random,
			nowMs,
			today: localTime(nowMs, settings.timezone).date,
			origin,
			verbatim,
			drafts: new Map(),
			records: [],
			entities: new Map(),
			restoredScores: new Map(),
			foldDue: false,
		};
		const value = await body(writing);
		settlement = await settle(writing, foldLines);
		return value;
	};
	return await workspace.transaction(request, inTransaction, (conflicts) => {
		// Where a person saved the scores at the same moment theirs stand, without what was folded.
		const folds = settlement.folds && !conflicts.includes(SCORES_FILE);
		return bringJournalInStep(context, { ...settlement, folds });
	});
}

/** The transaction stands, whatever happens here: a full disk costs records, never memories. */
function bringJournalInStep(context: Context, { journal, lines, folds }: Settlement): Notice[] {
	if (folds ? journal === "" : lines.length === 0) return [];
	try {
		if (folds) dropFromAccessJournal(context, journal);
		else appendToAccessJournal(context, lines);
		saveCatalogue(context);
		return [];
	} catch (error) {
		const fault = asDiskFault(error);
		if (!(fault instanceof MemoryError)) throw error;
		return [{ level: "warning", text: `The change is made, but its scores could not follow: ${fault.message}` }];
	}
}

/** Counts uses of memories (A§9.4): in the scores at once while they are few, else in the journal. */
export async function reinforce(
	deps: StoreDeps,
	request: TransactionRequest,
	uses: readonly { readonly id: string; readonly why: string }[],
): Promise<void> {
	const { workspace, clock } = deps;
	if (uses.length === 0) return;
	const at = new Date(clock.now()).toISOString();
	const records = uses.map(({ id, why }): ScoreRecord => ({ at, id, event: { kind: "used", why } }));
	if (!isSmall(workspace.context) && countLines(readAccessJournal(workspace.context)) + records.length < FOLD_LINES) {
		await workspace.exclusively(async (context) => appendToAccessJournal(context, records.map(serializeScoreRecord)));
		return;
	}
	await writeMemories(deps, request, async (writing) => {
		writing.records.push(...records);
	});
}

/** Folds what the journal holds into decay-scores.json and brings the graph index in step: at session end, or when decay runs. */
export async function foldJournal(deps: StoreDeps, request: TransactionRequest): Promise<Outcome<void>> {
	return await writeMemories(deps, request, async (writing) => {
		writing.foldDue = true;
	});
}

/** The same outside a transaction. */
export async function scoresOf({ workspace, settings, clock }: StoreDeps): Promise<Scores> {
	return await readScores(workspace, workspace.context, { settings, nowMs: clock.now() });
}

/** The scores of memories as they stand now, not when they were last written; without the flags of what was deleted for good. */
export async function currentScores(deps: StoreDeps): Promise<Scores> {
	const scores = await scoresOf(deps);
	const rules = { settings: deps.settings, nowMs: deps.clock.now() };
	const entries = new Map<string, ScoreEntry>();
	for (const [id, entry] of scores.entries)
		if (!id.startsWith("deleted:")) entries.set(id, aged(entry, rules, scores.updatedMs));
	return { ...scores, entries };
}

interface Settlement {
	/** What the journal held. */
	readonly journal: string;
	/** The transaction's own records. */
	readonly lines: readonly string[];
	/** Whether decay-scores.json has both now; else the journal is to get the lines. */
	readonly folds: boolean;
}

async function settle(writing: Writing, foldLines: number): Promise<Settlement> {
	const { context, records, entities } = writing;
	const nothing = records.length === 0 && entities.size === 0 && !writing.foldDue;
	const journal = nothing ? "" : readAccessJournal(context);
	const folds = !nothing && (writing.foldDue || isSmall(context) || countLines(journal) + records.length >= foldLines);
	if (folds) await fold(writing, parseScoreRecords(journal));
	await writeDrafts(writing);
	return { journal, lines: records.map(serializeScoreRecord), folds };
}

async function fold(writing: Writing, journal: readonly ScoreRecord[]): Promise<void> {
	const text = (await writing.tx.read(SCORES_FILE)).text ?? "";
	await followEditedLines(writing, text, journal);
	const written = await (writing.rewriteScores?.(text, journal, writing.records) ?? foldInto(writing, text, journal));
	await refreshHeaders(writing, written);
	await writeGraphIndex(writing, written);
	if (written.text === undefined) return;
	const { summary = written.summary, action } = writing.scoresNote ?? {};
	draftText(writing, SCORES_FILE, written.text, summary, action);
}

function foldInto(writing: Writing, text: string, journal: readonly ScoreRecord[]): RewrittenScores {
	const file = parseDecayScores(text, SCORES_FILE);
	const { at, entries, redirects } = foldRecords(file, journal, writing, writing.records);
	const restored = [...writing.restoredScores].map(([id, entry]) => [id, entry && rescored(entry, writing)] as const);
	const changes = { at, redirects, entries: new Map([...entries, ...restored]) };
	const count = new Set([...changes.entries.keys(), ...redirects.keys()]).size;
	const summary = `scores of ${count === 1 ? "1 memory" : `${count} memories`}`;
	if (count === 0) return { entries: file.entries, summary };
	const folded = changeScores(file, changes);
	return { text: serializeDecayScores(folded), entries: folded.entries, summary };
}

async function writeDrafts(writing: Writing): Promise<void> {
	const { tx, verbatim } = writing;
	for (const [path, { text, added, summaries, action }] of writing.drafts) {
		const summary = [...new Set(summaries)].join("; ");
		// Ids and figures only: a count that looks like a code is still a count.
		const note = { summary, verbatim: verbatim || path === SCORES_FILE, ...(action ? { action } : {}) };
		if (added) await tx.append(path, text, note);
		else await tx.write(path, text, note);
	}
}

function isSmall(context: Context): boolean {
	return bytesOnDisk(context, SCORES_FILE) < AT_ONCE_BYTES;
}

function countLines(text: string): number {
	let count = 0;
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
	return count;
}
