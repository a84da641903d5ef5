// One transaction as the stores see it: files are drafted, and written once each at the end, however many stores change them.
// What follows from them (scores, graph index) is write-memories.ts.
import { parseDecayScores, type ScoreEntry } from "../formats/decay-scores.ts";
import type { Action } from "../model/actors.ts";
import type { Random } from "../model/clock.ts";
import type { Origin } from "../model/decay.ts";
import type { Settings } from "../model/settings.ts";
import { readAccessJournal } from "../workspace/access-journal.ts";
import type { Context } from "../workspace/transaction/context.ts";
import type { Transaction } from "../workspace/transaction/transaction.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { SCORES_FILE } from "./places.ts";
import { parseScoreRecords, type ScoreRecord } from "./score-records.ts";
import { type Scores, withRecords } from "./scores.ts";

interface Draft {
	/** The whole file, or what is added at its end. */
	text: string;
	readonly added: boolean;
	readonly summaries: string[];
	action: Action | undefined;
}

/** Files as a transaction leaves them so far; or, outside one, as they are. */
export interface Reading {
	readonly tx: Pick<Transaction, "read">;
	readonly context: Context;
	readonly drafts: ReadonlyMap<string, Draft>;
	/** Entities this transaction changed, by id; null: taken away. */
	readonly entities: ReadonlyMap<string, string | null>;
}

/** decay-scores.json as a decay run leaves it. */
export interface RewrittenScores {
	/** Undefined: it stays as it is. */
	readonly text?: string;
	/** Those of entities, for the graph index. */
	readonly entries: ReadonlyMap<string, ScoreEntry>;
	readonly summary: string;
}

export interface Writing extends Reading {
	readonly tx: Transaction;
	readonly settings: Settings;
	readonly random: Random;
	/** One moment for the whole transaction. */
	readonly nowMs: number;
	/** `YYYY-MM-DD` in the workspace's zone. */
	readonly today: string;
	readonly origin: Origin;
	readonly verbatim: boolean;
	readonly drafts: Map<string, Draft>;
	readonly records: ScoreRecord[];
	readonly entities: Map<string, string | null>;
	/** Scores set as they are: what comes back with an undone merge, what is forgotten or restored; null: taken out. */
	readonly restoredScores: Map<string, ScoreEntry | null>;
	/** Set where scores must be in decay-scores.json when the transaction ends: redirects, pins. */
	foldDue: boolean;
	/** What the history says of the change of the scores, where it is more than a change. */
	scoresNote?: { readonly action: Action; readonly summary?: string };
	/** Set by a decay run: folds the journal and the transaction's own records, and goes over the whole snapshot. */
	rewriteScores?: (
		snapshot: string,
		journal: readonly ScoreRecord[],
		own: readonly ScoreRecord[],
	) => Promise<RewrittenScores>;
}

export function record(writing: Writing, id: string, event: ScoreRecord["event"]): void {
	writing.records.push({ at: new Date(writing.nowMs).toISOString(), id, event });
}

export function recordCreated(writing: Writing, id: string, origin: Origin = writing.origin): void {
	record(writing, id, { kind: "created", baseRelevance: writing.settings.decay.base[origin], origin });
}

/** The workspace as it is, for questions. */
export function readingOf(workspace: Workspace): Reading {
	return { tx: workspace, context: workspace.context, drafts: new Map(), entities: new Map() };
}

/** The file with what this transaction drafted so far; null where there is none. */
export async function readText(reading: Reading, path: string): Promise<string | null> {
	const draft = reading.drafts.get(path);
	if (draft && !draft.added) return draft.text;
	const { text } = await reading.tx.read(path);
	if (!draft) return text;
	const head = text ?? "";
	return head !== "" && !head.endsWith("\n") ? `${head}\n${draft.text}` : head + draft.text;
}

/** An empty summary adds nothing to what the commit says. */
export function draftText(writing: Writing, path: string, text: string, summary: string, action?: Action): void {
	const draft = writing.drafts.get(path);
	const summaries = [...(draft?.summaries ?? []), ...(summary === "" ? [] : [summary])];
	writing.drafts.set(path, { text, added: false, summaries, action: action ?? draft?.action });
}

/** Text at the end of a file, on a line of its own. */
export function draftAddition(writing: Writing, path: string, text: string, summary: string): void {
	const draft = writing.drafts.get(path);
	if (!draft) writing.drafts.set(path, { text, added: true, summaries: [summary], action: undefined });
	else {
		draft.text += text;
		draft.summaries.push(summary);
	}
}

/** Scores as they stand with what this transaction did. Reads the whole snapshot: for what happens rarely. */
export async function scoresIn(writing: Writing): Promise<Scores> {
	const { tx, context, records } = writing;
	const { text } = await tx.read(SCORES_FILE);
	const journal = parseScoreRecords(readAccessJournal(context));
	return withRecords(parseDecayScores(text ?? "", SCORES_FILE), journal, writing, records);
}
