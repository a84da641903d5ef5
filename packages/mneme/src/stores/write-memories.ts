// Runs a transaction of the stores: scores and the graph index follow in it while they are small; beyond that the records go to
// access.log and are folded a thousand at a time, so that a write costs the same however much is remembered.
import { changeScores } from "../formats/decay-score-edits.ts";
import { parseDecayScores, serializeDecayScores } from "../formats/decay-scores.ts";
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
import type { TransactionRequest } from "../workspace/transaction/transaction.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { saveCatalogue } from "./catalogue.ts";
import { refreshHeaders, writeGraphIndex } from "./graph-index.ts";
import { SCORES_FILE } from "./places.ts";
import { parseScoreRecords, type ScoreRecord, serializeScoreRecord } from "./score-records.ts";
import { foldRecords, readScores, rescored, type Scores } from "./scores.ts";
import { draftText, type Writing } from "./writing.ts";

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
}

/** About 500 entries of some 310 bytes: below it scores and the graph index are written with every change. */
const AT_ONCE_BYTES = 500 * 310;
/** The design's number: a fold of 100,000 entries takes about a second, which is then a millisecond a line. */
const FOLD_LINES = 1000;

/** Runs `body` in one transaction. It may run more than once, so it must not change anything but its Writing. */
export async function writeMemories<Value>(
	{ workspace, settings, clock, random }: StoreDeps,
	{ verbatim = false, origin = "explicit", ...request }: WritingRequest,
	body: (writing: Writing) => Promise<Value>,
): Promise<Outcome<Value>> {
	const { context } = workspace;
	let after: Settlement = { folded: "", pending: [] };
	const outcome = await workspace.transaction(request, async (tx) => {
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
		after = await settle(writing);
		return value;
	});
	if (outcome.status !== "done" || (after.folded === "" && after.pending.length === 0)) return outcome;
	return { ...outcome, notices: [...outcome.notices, ...(await bringJournalInStep(workspace, after))] };
}

/** The transaction stands, whatever happens here: a full disk costs records, never memories. */
async function bringJournalInStep(workspace: Workspace, { folded, pending }: Settlement): Promise<Notice[]> {
	try {
		await workspace.exclusively(async (context) => {
			dropFromAccessJournal(context, folded);
			appendToAccessJournal(context, pending);
			saveCatalogue(context);
		});
		return [];
	} catch (error) {
		if (!(error instanceof MemoryError)) throw error;
		return [{ level: "warning", text: `The change is made, but its scores could not follow: ${error.message}` }];
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

interface Settlement {
	/** What the journal held and decay-scores.json has now. */
	readonly folded: string;
	/** Lines the journal is to get. */
	readonly pending: readonly string[];
}

async function settle(writing: Writing): Promise<Settlement> {
	const { context, records, entities } = writing;
	const nothing = records.length === 0 && entities.size === 0 && !writing.foldDue;
	const journal = nothing ? "" : readAccessJournal(context);
	const folds = !nothing && (writing.foldDue || isSmall(context) || countLines(journal) + records.length >= FOLD_LINES);
	if (folds) await fold(writing, parseScoreRecords(journal));
	await writeDrafts(writing);
	return folds ? { folded: journal, pending: [] } : { folded: "", pending: records.map(serializeScoreRecord) };
}

async function fold(writing: Writing, journal: readonly ScoreRecord[]): Promise<void> {
	const { tx, records } = writing;
	const { text } = await tx.read(SCORES_FILE);
	const file = parseDecayScores(text ?? "", SCORES_FILE);
	const { at, entries, redirects } = foldRecords(file, [...journal, ...records], writing);
	const restored = [...writing.restoredScores].map(([id, entry]) => [id, entry && rescored(entry, writing)] as const);
	const changes = { at, redirects, entries: new Map([...entries, ...restored]) };
	const changed = changes.entries.size + changes.redirects.size > 0;
	const folded = changed ? changeScores(file, changes) : file;
	await refreshHeaders(writing, folded);
	await writeGraphIndex(writing, folded);
	if (changed) {
		const count = new Set([...changes.entries.keys(), ...changes.redirects.keys()]).size;
		const summary = `scores of ${count === 1 ? "1 memory" : `${count} memories`}`;
		draftText(writing, SCORES_FILE, serializeDecayScores(folded), summary);
	}
}

async function writeDrafts(writing: Writing): Promise<void> {
	const { tx, verbatim } = writing;
	for (const [path, { text, added, summaries, action }] of writing.drafts) {
		const summary = [...new Set(summaries)].join("; ");
		const note = { summary, verbatim, ...(action ? { action } : {}) };
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
