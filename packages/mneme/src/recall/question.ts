// A question as recall sees it: its kind, its telling terms, the span of days it names.
import { localTime } from "../model/clock.ts";
import { findDates } from "../text/dates.ts";
import { type KindOfQuery, kindOfQuery } from "./query-kind.ts";
import { questionTerms, type Term } from "./words.ts";

export interface DaySpan {
	/** `YYYY-MM-DD`, both included. */
	readonly from: string;
	readonly to: string;
	/** The words of the question that name it. */
	readonly words: string;
}

export interface Question extends KindOfQuery {
	readonly text: string;
	readonly terms: readonly Term[];
	/** Every word of the question, lower case: for names. */
	readonly words: ReadonlySet<string>;
	readonly spans: readonly DaySpan[];
	/** "since the launch": an event to be looked up, and on which side of it the answer lies. */
	readonly event?: { readonly text: string; readonly side: "since" | "before" };
}

const EVENT =
	/\b(since|after|before) (?:the |my |our )?((?!then\b|when\b|that\b)[\p{L}][\p{L}\p{N}' -]{2,60}?)(?=[?.,!]|$)/iu;
const FIRST_DAY = "0001-01-01";
const LAST_DAY = "9999-12-31";

export function readQuestion(text: string, nowMs: number, timezone: string): Question {
	const dates = findDates(text, nowMs, timezone);
	const spans = dates.map(({ from, to, start, end }) => ({
		from: dayOf(from, timezone, FIRST_DAY),
		to: dayOf(to - 1, timezone, LAST_DAY),
		words: text.slice(start, end).trim(),
	}));
	let undated = text;
	for (const { start, end } of dates.toReversed()) undated = `${undated.slice(0, start)} ${undated.slice(end)}`;
	const terms = questionTerms(undated);
	const event = spans.length === 0 ? EVENT.exec(text) : null;
	return {
		text,
		...kindOfQuery(
			text,
			spans.map(({ words }) => words),
		),
		terms: terms.length > 0 ? terms : questionTerms(text),
		words: new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
		spans,
		...(event ? { event: { text: event[2]!, side: event[1]!.toLowerCase() === "before" ? "before" : "since" } } : {}),
	};
}

/** Beyond the years that have four digits it is as good as the end of time. */
function dayOf(time: number, timezone: string, beyond: string): string {
	const year = new Date(time).getUTCFullYear();
	return year >= 1 && year <= 9998 ? localTime(time, timezone).date : beyond;
}
