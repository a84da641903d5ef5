// A wish to go back, answered with the command that does it and what it would touch. Nothing is done here.
import { localTime } from "../../model/clock.ts";
import { findTimeSpan, type TimeFrame } from "../history/versions.ts";
import { type AuditAnswer, filesOf, isChange, listFiles, MOST_COUNTED, plural, sentence, take } from "./phrases.ts";
import { findRecords } from "./query.ts";
import type { Question } from "./questions.ts";
import type { AuditRecord, Records } from "./records.ts";

export function describeRevert(records: Records, question: Question, frame: TimeFrame, limit: number): AuditAnswer {
	const { query, session, toMs } = question;
	if (session !== undefined) return describeReflection(records, question, limit);
	if (toMs === undefined) {
		const last = findRecords(records, query).next().value;
		if (query.file === undefined)
			return wish("mneme undo", "Takes back the last transaction", last ? [last] : [], limit);
		const before = last && [...take(findRecords(records, query), 2)][1];
		if (!before)
			return { answer: `There is no earlier ${query.file} on record.`, records: last ? [last] : [], more: false };
		return wish(`mneme rollback ${query.file} --to ${nameOf(before)}`, "Takes back its last change", [last!], limit);
	}
	const lost = take(findRecords(records, { ...query, sinceMs: toMs + 1 }), MOST_COUNTED + 1).filter(isChange);
	const when = asArgument(toMs, frame);
	if (lost.length === 0)
		return { answer: `Nothing changed after ${when}: there is nothing to take back.`, records: [], more: false };
	const file = query.file === undefined ? "" : ` ${query.file}`;
	return wish(`mneme rollback${file} --to ${when}`, `Returns to how it was at the end of ${when}`, lost, limit);
}

function describeReflection(records: Records, { query, session, first }: Question, limit: number): AuditAnswer {
	const wanted = session === "last" ? "reflection" : `reflection:${session}`;
	const newest = findRecords(records, { actor: wanted }).next().value;
	if (!newest) return { answer: `No ${wanted} is on record: there is nothing to take back.`, records: [], more: false };
	const done = take(findRecords(records, { ...query, actor: newest.actor }), MOST_COUNTED + 1);
	const id = newest.actor.slice("reflection:".length);
	if (!first) return wish(`mneme rollback --reflection ${id}`, `Takes back what reflection ${id} did`, done, limit);
	const begun = done.at(-1)!;
	const since = take(findRecords(records, { ...query, sinceMs: begun.committedAt * 1000 }), MOST_COUNTED + 1);
	const at = since.findIndex(({ commit }) => commit === begun.commit);
	const before = take(findRecords(records, { untilMs: begun.committedAt * 1000 }), MOST_COUNTED).find(
		(_, index, all) => all[index - 1]?.commit === begun.commit,
	);
	if (!before) return { answer: `Nothing is on record before reflection ${id}.`, records: [], more: false };
	const file = query.file === undefined ? "" : ` ${query.file}`;
	return wish(
		`mneme rollback${file} --to ${nameOf(before)}`,
		`Returns to how it was before reflection ${id}`,
		since.slice(0, at + 1),
		limit,
	);
}

function wish(command: string, what: string, lost: readonly AuditRecord[], limit: number): AuditAnswer {
	const files = filesOf(lost);
	const touches =
		lost.length === 0
			? ""
			: `; it would take back ${plural(lost.length, "change")} in ${plural(files.length, "file")}: ${listFiles(files)}`;
	const answer = sentence(`Nothing was changed. ${what}: \`${command}\` (it shows its plan first)${touches}`);
	return { answer, records: lost.slice(0, limit), more: lost.length > limit, command };
}

function nameOf({ tx, commit }: AuditRecord): string {
	return tx ?? commit.slice(0, 12);
}

/** A day where it is the end of one, else the minute. */
function asArgument(ms: number, frame: TimeFrame): string {
	const { date, time } = localTime(ms, frame.timezone);
	return findTimeSpan(date, frame)?.endMs === ms ? date : `${date}T${time}`;
}
