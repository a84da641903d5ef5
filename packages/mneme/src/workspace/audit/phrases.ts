// How answers about the history put things: times, counts, who, which files. Pure.
import type { Action } from "../../model/actors.ts";
import { localTime } from "../../model/clock.ts";
import type { TimeFrame } from "../history/versions.ts";
import type { AuditRecord } from "./records.ts";

export interface AuditAnswer {
	readonly answer: string;
	readonly records: readonly AuditRecord[];
	/** There are older ones that fit. */
	readonly more: boolean;
	/** What to type, where the question is a wish. */
	readonly command?: string;
}

/** Beyond this a count says "more than": nobody needs it exact, and every record costs microseconds. */
export const MOST_COUNTED = 1000;

/** Told, refused or acknowledged: no change to the file they name. */
const EVENTS: ReadonlySet<Action> = new Set(["ALERT", "ACK", "REFUSE"]);

export function isChange({ action }: AuditRecord): boolean {
	return !EVENTS.has(action);
}

/** `on 2026-02-05 at 10:00`, by the workspace's clock. */
export function onDate({ timestamp }: AuditRecord, { timezone }: TimeFrame): string {
	const { date, time } = localTime(Date.parse(timestamp), timezone);
	return `on ${date} at ${time}`;
}

export function byWhom({ actor, approval, approver }: AuditRecord): string {
	const approved = approval === "approved" ? (approver === null ? " (approved)" : ` (approved by ${approver})`) : "";
	return `${actor}${approved}`;
}

export function actorsOf(records: readonly AuditRecord[]): string {
	const counts = new Map<string, number>();
	for (const { actor } of records) counts.set(actor, (counts.get(actor) ?? 0) + 1);
	return [...counts].map(([actor, count]) => `${actor} ${timesOf(count)}`).join(", ");
}

export function filesOf(records: readonly AuditRecord[]): string[] {
	return [...new Set(records.flatMap(({ file, paths }) => (paths.length > 0 ? paths : file === "—" ? [] : [file])))];
}

const MOST_FILES = 5;

export function listFiles(files: readonly string[]): string {
	const more = files.length - MOST_FILES;
	return files.slice(0, MOST_FILES).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

export function plural(count: number, one: string): string {
	return `${count > MOST_COUNTED ? `more than ${MOST_COUNTED}` : count} ${one}${count === 1 ? "" : "s"}`;
}

export function timesOf(count: number): string {
	if (count === 1) return "once";
	return count === 2 ? "twice" : plural(count, "time");
}

export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ends in one full stop, whatever the summary in it ended in. */
export function sentence(text: string): string {
	return `${text.replace(/[.…]$/, "")}.`;
}

export function take<Item>(items: Iterable<Item>, most: number): Item[] {
	const taken: Item[] = [];
	for (const item of items) {
		if (taken.push(item) === most) break;
	}
	return taken;
}
