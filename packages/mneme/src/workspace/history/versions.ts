// Points in history as people name them: a commit, a transaction, a day, a time, "yesterday", "3 hours ago".
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import type { Oid } from "../../ledger/objects.ts";
import { localTime } from "../../model/clock.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Context } from "../transaction/context.ts";
import { isOutsideEdit } from "../transaction/edits.ts";

const COMMIT = /^[0-9a-f]{6,40}$/;
const TRANSACTION = /^t[0-9a-z]{6,12}(?:-[0-9a-f]{0,8})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/;
const ABSOLUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const AGO = /^(\d{1,5}) (minute|hour|day|week)s? ago$/;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNIT_MS = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, day: DAY_MS, week: 7 * DAY_MS } as const;

/** A stretch of time somebody named: a day is as long as it is, a moment has no length. */
export interface TimeSpan {
	readonly startMs: number;
	/** The last millisecond in it. */
	readonly endMs: number;
}

export interface TimeFrame {
	readonly timezone: string;
	readonly nowMs: number;
}

export function findTimeSpan(text: string, { timezone, nowMs }: TimeFrame): TimeSpan | undefined {
	const day = (date: string) => daySpan(date, timezone);
	const words = text.trim().toLowerCase();
	if (words === "now") return { startMs: nowMs, endMs: nowMs };
	if (words === "today") return day(localTime(nowMs, timezone).date);
	if (words === "yesterday")
		return day(localTime(startOfDay(localTime(nowMs, timezone).date, timezone) - 1, timezone).date);
	const ago = AGO.exec(words);
	if (ago) {
		const at = nowMs - Number(ago[1]) * UNIT_MS[ago[2] as keyof typeof UNIT_MS];
		return { startMs: at, endMs: at };
	}
	if (DAY.test(text) && !Number.isNaN(Date.parse(text))) return day(text);
	const local = LOCAL.exec(text);
	if (local && !Number.isNaN(Date.parse(`${local[1]}T${local[2]}Z`))) {
		const at = zonedTime(local[1]!, local[2]!, timezone);
		return { startMs: at, endMs: at + MINUTE_MS - 1 };
	}
	const absolute = ABSOLUTE.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(absolute) ? undefined : { startMs: absolute, endMs: absolute };
}

export function getTimeSpan(text: string, frame: TimeFrame): TimeSpan {
	const span = findTimeSpan(text, frame);
	if (span) return span;
	throw new MemoryError(
		"INVALID_INPUT",
		`${JSON.stringify(text)} is no time Mneme knows. Write a day (2026-02-02), a time (2026-02-02T15:30), today, yesterday or "3 hours ago".`,
	);
}

function daySpan(date: string, timezone: string): TimeSpan {
	const next = new Date(Date.parse(`${date}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
	return { startMs: startOfDay(date, timezone), endMs: startOfDay(next, timezone) - 1 };
}

function startOfDay(date: string, timezone: string): number {
	return zonedTime(date, "00:00", timezone);
}

/** The moment a wall clock in the zone shows this. Where clocks are put forward over it, the moment just after. */
function zonedTime(date: string, time: string, timezone: string): number {
	const wall = Date.parse(`${date}T${time}Z`);
	let at = wall;
	// The zone's offset may differ between the guess and the answer, so it is corrected twice.
	for (let round = 0; round < 2; round++) {
		const shown = localTime(at, timezone);
		at += wall - Date.parse(`${shown.date}T${shown.time}Z`);
	}
	return at;
}

/** The commit `text` names: the last one of a transaction, or the last one made by then. */
export function findVersion(context: Context, text: string, frame: TimeFrame): HistoryEntry | undefined {
	const matches = matcherOf(text, frame);
	if (!matches) return undefined;
	for (const entry of walkHistory(context.ledger.reader, context.ledger.head())) if (matches(entry)) return entry;
	return undefined;
}

export function getVersion(context: Context, text: string, frame: TimeFrame): HistoryEntry {
	const found = findVersion(context, text, frame);
	if (found) return found;
	const named = JSON.stringify(text);
	const why = findTimeSpan(text, frame)
		? `The history begins after ${named}.`
		: matcherOf(text, frame)
			? `The history holds no ${named}.`
			: `${named} is neither a commit, a transaction nor a time.`;
	throw new MemoryError("NOT_FOUND", `${why} \`mneme log\` shows what there is.`, { data: { version: text } });
}

function matcherOf(text: string, frame: TimeFrame): ((entry: HistoryEntry) => boolean) | undefined {
	if (text === "HEAD") return () => true;
	if (TRANSACTION.test(text)) return ({ message }) => message?.tx.startsWith(text) === true;
	if (COMMIT.test(text)) return ({ oid }) => oid.startsWith(text);
	const span = findTimeSpan(text, frame);
	// Committer times never go back, so the first that fits is the last one made by then.
	return span && (({ commit }) => commit.committerTime * 1000 <= span.endMs);
}

/** All commits of the transaction `entry` belongs to, oldest first, and the commit before them. */
export function transactionAround(
	context: Context,
	entry: HistoryEntry,
): { entries: readonly HistoryEntry[]; base: Oid | undefined } {
	const tx = entry.message?.tx;
	if (tx === undefined) return { entries: [entry], base: entry.commit.parents[0] };
	const entries: HistoryEntry[] = [];
	let inside = false;
	for (const each of walkHistory(context.ledger.reader, context.ledger.head())) {
		if (each.message?.tx === tx) entries.unshift(each);
		inside ||= each.oid === entry.oid;
		// An edit that met the transaction halfway lies between its commits, with the alert about it.
		const mayLieBetween = isOutsideEdit(each) || each.message?.action === "ALERT";
		if (inside && each.message?.tx !== tx && !mayLieBetween) break;
	}
	return { entries, base: entries[0]!.commit.parents[0] };
}
