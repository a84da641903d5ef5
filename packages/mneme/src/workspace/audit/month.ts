// What a month of the history amounts to: the counts and the notable events of its digest (A§12.6). Pure.
import type { AuditDigest } from "../../formats/audit-digest.ts";
import type { AuditEntry } from "../../formats/audit-log.ts";

export interface MonthEntry extends AuditEntry {
	/** Not an event: the tree changed. */
	readonly changed: boolean;
	readonly critical: boolean;
}

/** A digest is read at a glance; what is left out stays in the history. */
const MOST_NOTABLE = 15;
/** A day that adds so many entities has learned something worth a line. */
const MANY_ENTITIES = 5;
const ENTITY = /^memory\/graph\/entities\//;
const PROCEDURE = /^memory\/procedures\//;
const REFLECTION = "reflection:";

type Notable = AuditDigest["notable"][number];

/** `entries` oldest first. */
export function digestMonth(month: string, entries: readonly MonthEntry[]): AuditDigest {
	const mutations = entries.filter(({ changed }) => changed);
	const sessions = [...sessionsOf(entries).values()].map(outcomeOf);
	return {
		month,
		mutations: mutations.length,
		files: new Set(mutations.map(({ file }) => file)).size,
		reflections: {
			approved: sessions.filter((outcome) => outcome === "approved").length,
			partial: sessions.filter((outcome) => outcome === "partial").length,
			rejected: sessions.filter((outcome) => outcome === "rejected").length,
		},
		criticalChanges: entries.filter(({ critical }) => critical).length,
		decayTransitions: total(entries.filter(({ action }) => action === "DECAY")),
		archivals: entries.filter(({ action }) => action === "ARCHIVE").length,
		notable: notableOf(entries),
	};
}

function sessionsOf(entries: readonly MonthEntry[]): Map<string, MonthEntry[]> {
	const sessions = new Map<string, MonthEntry[]>();
	for (const entry of entries.filter(({ actor }) => actor.startsWith(REFLECTION)))
		sessions.set(entry.actor, [...(sessions.get(entry.actor) ?? []), entry]);
	return sessions;
}

function outcomeOf(session: readonly MonthEntry[]): "approved" | "partial" | "rejected" {
	const rejected = session.filter(({ action, approval }) => action === "REJECT" || approval === "rejected");
	if (rejected.length === session.length) return "rejected";
	return rejected.length > 0 || session.some(({ approval }) => approval === "partial") ? "partial" : "approved";
}

/** A decay run is one commit that says how many memories it moved. */
function total(runs: readonly MonthEntry[]): number {
	return runs.reduce((sum, { summary }) => sum + Number(/^(\d+) /.exec(summary)?.[1] ?? 1), 0);
}

/** What a person would ask about a year later, the weightier first where there is too much of it; told by date. */
function notableOf(entries: readonly MonthEntry[]): Notable[] {
	const ranked = [
		...entries.filter(({ critical }) => critical).map(byItself),
		...entries.filter(({ action, file }) => action === "ALERT" && file === "—").map(byItself),
		...entries.filter(({ action }) => action === "ERASE").map(byItself),
		...beginnings(entries),
		...[...sessionsOf(entries)].map(([actor, session]) => reflectionEvent(actor, session)),
		...entries.filter(({ action }) => action === "REVERT").map(byItself),
		...manyEntities(entries),
		...entries.filter(({ action, file }) => action === "CREATE" && PROCEDURE.test(file)).map(byItself),
		...entries.filter(({ action }) => action === "ARCHIVE" || action === "MERGE").map(byItself),
	];
	const distinct = [...new Map(ranked.map((event) => [`${event.date} ${event.text}`, event])).values()];
	return distinct
		.slice(0, MOST_NOTABLE)
		.toSorted((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
}

function dateOf({ timestamp }: MonthEntry): string {
	return timestamp.slice(0, 10);
}

function byItself(entry: MonthEntry): Notable {
	const { action, file, actor, summary } = entry;
	return { date: dateOf(entry), text: `${action} ${file} by ${actor}: ${summary}` };
}

/** Making the workspace, importing into it, migrating it: each told once a day, not file by file. */
function beginnings(entries: readonly MonthEntry[]): Notable[] {
	const names = { "system:init": "Workspace made", "system:import": "Imported", "system:migrate": "Format migrated" };
	return Object.entries(names).flatMap(([actor, text]) => {
		const own = entries.filter((entry) => entry.actor === actor);
		const days = [...new Set(own.map(dateOf))];
		return days.map((date) => ({
			date,
			text: `${text}: ${count(own.filter((entry) => dateOf(entry) === date).length, "file")}`,
		}));
	});
}

function reflectionEvent(actor: string, session: readonly MonthEntry[]): Notable {
	const changes = session.filter(({ changed }) => changed);
	const files = new Set(changes.map(({ file }) => file)).size;
	const text = `Reflection ${actor.slice(REFLECTION.length)} ${outcomeOf(session)}: ${count(changes.length, "change")} in ${count(files, "file")}`;
	return { date: dateOf(session[0]!), text };
}

function manyEntities(entries: readonly MonthEntry[]): Notable[] {
	const days = new Map<string, number>();
	for (const entry of entries)
		if (entry.action === "CREATE" && entry.actor !== "system:init" && ENTITY.test(entry.file))
			days.set(dateOf(entry), (days.get(dateOf(entry)) ?? 0) + 1);
	return [...days].flatMap(([date, number]) =>
		number < MANY_ENTITIES ? [] : [{ date, text: `${number} new entities` }],
	);
}

function count(number: number, one: string): string {
	return `${number} ${one}${number === 1 ? "" : "s"}`;
}
