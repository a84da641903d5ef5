// Answers a question about the history from its records: one sentence, and the records it rests on, newest first. Reads only.
import { localTime } from "../../model/clock.ts";
import type { TimeFrame } from "../history/versions.ts";
import {
	type AuditAnswer,
	actorsOf,
	byWhom,
	capital,
	filesOf,
	isChange,
	listFiles,
	MOST_COUNTED,
	onDate,
	plural,
	sentence,
	take,
	timesOf,
} from "./phrases.ts";
import { type AuditQuery, findRecords } from "./query.ts";
import { FORGETTING, type Question } from "./questions.ts";
import type { AuditRecord, Records } from "./records.ts";
import { describeRevert } from "./reverts.ts";

interface Asked {
	readonly records: Records;
	readonly question: Question;
	readonly frame: TimeFrame;
	readonly limit: number;
}

export function answerQuestion(records: Records, question: Question, frame: TimeFrame, limit: number): AuditAnswer {
	const asked: Asked = { records, question, frame, limit: question.limit ?? limit };
	switch (question.asks) {
		case "forgotten":
			return answerForgotten(asked);
		case "reflection":
			return answerReflection(asked);
		case "revert":
			return describeRevert(records, question, frame, limit);
		case "recent":
			return answerRecent(asked);
		default:
			return answerAbout(asked);
	}
}

/** The lines alone, where nobody asked in words. */
export function answerQuery(records: Records, query: AuditQuery, limit: number): AuditAnswer {
	const found = take(findRecords(records, query), limit + 1);
	const more = found.length > limit;
	const kept = found.slice(0, limit);
	const answer =
		kept.length === 0
			? "Nothing on record fits."
			: `${more ? "The newest " : ""}${plural(kept.length, "line")}${more ? "; there are older ones" : ""}.`;
	return { answer, records: kept, more };
}

function answerRecent(asked: Asked): AuditAnswer {
	const { question, records, limit, frame } = asked;
	const isBounded = question.when !== undefined || Object.keys(question.query).length > 0;
	const found = take(findRecords(records, question.query), isBounded ? MOST_COUNTED + 1 : limit + 1);
	const newest = found[0];
	const when = question.when === undefined ? "" : ` ${question.when}`;
	if (!newest)
		return {
			answer: `Nothing${subjectOf(question)} is on record${when || sinceBeginning(asked)}.`,
			records: [],
			more: false,
		};
	const total = isBounded
		? `${capital(plural(found.length, "change"))}${subjectOf(question)}${when}, in ${plural(filesOf(found).length, "file")}`
		: `The last ${plural(Math.min(limit, found.length), "change")}`;
	return listed(`${total}; the newest ${onDate(newest, frame)} by ${newest.actor}: ${newest.summary}`, found, limit);
}

/** Has it, who did, when, why, how often: all start from the changes that fit. */
function answerAbout(asked: Asked): AuditAnswer {
	const { question, records, limit, frame } = asked;
	const all = take(findRecords(records, question.query), MOST_COUNTED + 1);
	const isExplicit = question.query.actions !== undefined;
	const changes = isExplicit ? all : all.filter((record) => isChange(record) && record.actor !== "system:init");
	const newest = changes[0];
	if (!newest) return listed(noChange(asked, all), all, limit);
	const chosen = question.first ? changes.at(-1)! : newest;
	const what = nameOf(question, chosen) ?? question.query.text ?? "that";
	const when = question.when === undefined ? "" : ` ${question.when}`;
	const last = `${onDate(chosen, frame)} by ${byWhom(chosen)}: ${chosen.summary}`;
	const times = timesOf(changes.length);
	const sentences = {
		ever: `Yes: ${what === "that" ? plural(changes.length, "change") : `${what} changed ${times}`}${when}, last ${last}`,
		who: `${actorsOf(changes)}${when}; last ${last}`,
		when: `${question.first ? "First" : "Last"} ${last}`,
		why: `${capital(onDate(chosen, frame))} by ${byWhom(chosen)}: ${chosen.summary}. Trigger: ${chosen.trigger}`,
		count: `${capital(times)}${when}, last ${last}`,
	} as const;
	const asks = question.asks as keyof typeof sentences;
	return listed(sentences[asks], question.first ? changes.toReversed() : changes, limit);
}

/** As it is called in the history, not as it was typed. */
function nameOf({ query: { file } }: Question, record: AuditRecord): string | undefined {
	if (file === undefined) return undefined;
	return record.file.toLowerCase().endsWith(file.toLowerCase()) ? record.file : file;
}

function noChange(asked: Asked, others: readonly AuditRecord[]): string {
	const { question, frame } = asked;
	const { file, actions } = question.query;
	const when = question.when === undefined ? "" : ` ${question.when}`;
	const refused = others.filter(({ action }) => action === "REFUSE").length;
	const tried = refused === 0 ? "" : `; ${refused === 1 ? "one attempt was" : `${refused} attempts were`} refused`;
	const begun = others.findLast(({ actor }) => actor === "system:init");
	if (file !== undefined && begun)
		return `No change to ${file} is on record since ${onDate(begun, frame)}, when it was first recorded${tried}`;
	const what = actions
		? `No ${actions.join(", ")}${subjectOf(question)}`
		: file !== undefined
			? `No change to ${file}`
			: `No change${subjectOf(question)}`;
	return `${what} is on record${when || sinceBeginning(asked)}${tried}`;
}

function answerForgotten(asked: Asked): AuditAnswer {
	const { question, records, limit, frame } = asked;
	const { text } = question.query;
	const about = take(findRecords(records, question.query), MOST_COUNTED + 1);
	const found = about.filter(isForgetting);
	const newest = found[0];
	const what = text ?? "anything";
	if (!newest) {
		const when = question.when === undefined ? sinceBeginning(asked) : ` ${question.when}`;
		const others =
			text === undefined || about.length === 0
				? ""
				: `; ${plural(about.length, "other change")} ${about.length === 1 ? "mentions" : "mention"} it`;
		return listed(`Nothing says that ${what} was forgotten${when}${others}`, text === undefined ? [] : about, limit);
	}
	return listed(whyForgotten(newest, text, frame), found, limit);
}

export function isForgetting({ action, actor }: AuditRecord): boolean {
	return FORGETTING.includes(action) || actor === "bot:trigger-forget";
}

function whyForgotten(record: AuditRecord, text: string | undefined, frame: TimeFrame): string {
	const { actor, action, summary, trigger, approval } = record;
	const what = text ?? record.file;
	const on = onDate(record, frame);
	if (actor === "bot:trigger-forget") return `You asked me to forget ${what} ${on}: ${trigger}. ${capital(summary)}`;
	if (actor === "system:decay" || action === "DECAY")
		return `${capital(what)} faded ${on}; nobody asked for it: ${summary}`;
	const agreed = approval === "approved" ? ", which you approved" : "";
	if (actor.startsWith("reflection:")) return `${capital(what)} was archived ${on} by ${actor}${agreed}: ${summary}`;
	return `${capital(what)}: ${action} ${on} by ${byWhom(record)}: ${summary}. Trigger: ${trigger}`;
}

function answerReflection(asked: Asked): AuditAnswer {
	const { question, records, limit, frame } = asked;
	const { session = "last", query } = question;
	const last = session === "last" ? findRecords(records, { ...query, actor: "reflection" }).next().value : undefined;
	const actor = session === "last" ? last?.actor : `reflection:${session}`;
	const found = actor === undefined ? [] : take(findRecords(records, { ...query, actor }), MOST_COUNTED + 1);
	const newest = found[0];
	const when = question.when === undefined ? sinceBeginning(asked) : ` ${question.when}`;
	if (!newest || actor === undefined)
		return listed(`No ${session === "last" ? "reflection" : `reflection ${session}`} is on record${when}`, [], limit);
	const approvals = [...new Set(found.map(({ approval }) => approval))].join(", ");
	const changes = found.filter(isChange);
	const files = filesOf(changes);
	const told = `Reflection ${actor.slice("reflection:".length)} ${onDate(newest, frame)} (${approvals}) made ${plural(changes.length, "change")} to ${plural(files.length, "file")}: ${listFiles(files)}`;
	return listed(told, found, limit);
}

function listed(text: string, found: readonly AuditRecord[], limit: number): AuditAnswer {
	return { answer: sentence(text), records: found.slice(0, limit), more: found.length > limit };
}

function subjectOf({ query: { file, text, actor } }: Question): string {
	const what = file === undefined ? (text === undefined ? "" : ` about ${text}`) : ` to ${file}`;
	if (actor === undefined) return what;
	return `${what} ${actor === "!manual" ? "by other than manual" : `by ${actor}`}`;
}

function sinceBeginning({ records, frame }: Asked): string {
	if (records.text === "") return "";
	return ` since ${localTime(records.timeAt(0) * 1000, frame.timezone).date}, when the history begins`;
}
