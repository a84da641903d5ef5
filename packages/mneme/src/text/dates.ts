// Dates in words, in English: finds them in a text as ranges of instants, seen from a given now in an IANA time zone.
// Owns joining ("between … and …", "since", "before"); the phrases themselves are in dates/.

import { NUMBER, readNumber, readUnit, shift, UNIT } from "./dates/calendar.ts";
import { type DateKind, PHRASES } from "./dates/phrases.ts";
import { DAY_MS, startOfDay, toInstant, toWall } from "./dates/zone.ts";

export type { DateKind };

export interface DateRange {
	/** Instants in milliseconds, `to` exclusive. */
	readonly from: number;
	readonly to: number;
	/** Where it stands in the text, its preposition included. */
	readonly start: number;
	readonly end: number;
	readonly kind: DateKind;
}

/** The ends of time that Date can hold, for "before X" and "after X". */
const BEGINNING = -8.64e15;
const END = 8.64e15;
const TIMESTAMP = /(?<![\w-])\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?(?![\w-])/gi;
/** A sentence holds a few dates; what a 5 MB log holds is not asked here. */
const MAX_CHARS = 20_000;

interface Found {
	start: number;
	end: number;
	from: number;
	to: number;
	kind: DateKind;
}

/** Every date or span of dates the text names, in order. Only the first 20,000 characters are read. */
export function findDates(text: string, now: number, timezone: string): DateRange[] {
	const head = text.slice(0, MAX_CHARS);
	return join(head, withoutOverlaps(findPhrases(head, now, timezone)), now, timezone);
}

/** One moment: an exact timestamp, "3 days ago" by the wall clock, or the last instant of a named day, never after now. */
export function parseMoment(text: string, now: number, timezone: string): number | undefined {
	const trimmed = text.trim();
	if (/^now$/i.test(trimmed)) return now;
	const ago = new RegExp(`^(${NUMBER}) (${UNIT}) ago$`, "i").exec(trimmed);
	if (ago) {
		const [, count, unit] = ago as unknown as [string, string, string];
		const exact = readUnit(unit) === "hour" || readUnit(unit) === "minute";
		// Hours pass on the clock of physics, days on the wall.
		if (exact) return shift(now, -readNumber(count), readUnit(unit));
		return toInstant(shift(toWall(now, timezone), -readNumber(count), readUnit(unit)), timezone);
	}
	const timed = /^(.+?),? (?:at )?(\d{1,2}):(\d{2})$/i.exec(trimmed);
	const [range, ...more] = findDates(
		timed && !/^\d{4}-\d\d-\d\d$/.test(timed[1]!) ? timed[1]! : trimmed,
		now,
		timezone,
	);
	if (!range || more.length > 0 || range.start > 0) return undefined;
	if (range.end !== trimmed.length && range.end !== timed?.[1]?.length) return undefined;
	if (range.kind === "moment") return range.from;
	if (timed && range.end === timed[1]!.length) {
		const day = startOfDay(toWall(range.from, timezone));
		return toInstant(day + Number(timed[2]) * 3_600_000 + Number(timed[3]) * 60_000, timezone);
	}
	return Math.min(range.to - 1, Math.max(now, range.from));
}

function findPhrases(text: string, now: number, timezone: string): Found[] {
	const found: Found[] = [];
	for (const match of text.matchAll(TIMESTAMP)) {
		const from = readTimestamp(match[0], timezone);
		if (from !== undefined)
			found.push({ start: match.index, end: match.index + match[0].length, from, to: from + 60_000, kind: "moment" });
	}
	const wall = toWall(now, timezone);
	for (const { pattern, kind, resolve } of PHRASES) {
		for (const match of text.matchAll(pattern)) {
			const groups = match.groups ?? {};
			const span = resolve(groups, wall);
			if (!span) continue;
			found.push({
				start: match.index,
				end: match.index + match[0].length,
				from: toInstant(span.from, timezone),
				to: toInstant(span.to, timezone),
				kind: typeof kind === "function" ? kind(groups) : kind,
			});
		}
	}
	return found;
}

function readTimestamp(text: string, timezone: string): number | undefined {
	const iso = text.replace(" ", "T");
	const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso);
	const time = Date.parse(zoned ? iso : `${iso}Z`);
	if (Number.isNaN(time)) return undefined;
	return zoned ? time : toInstant(time, timezone);
}

/** The earliest, and of those the longest, wins. */
function withoutOverlaps(found: Found[]): Found[] {
	const kept: Found[] = [];
	for (const next of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
		if (next.start >= (kept.at(-1)?.end ?? 0)) kept.push(next);
	}
	return kept;
}

function join(text: string, found: Found[], now: number, timezone: string): DateRange[] {
	const ranges: DateRange[] = [];
	for (let index = 0; index < found.length; index++) {
		const one = found[index]!;
		const before = text.slice(Math.max(0, one.start - 16), one.start);
		const next = found[index + 1];
		const opening = /\b(?:between|from)\s(?:the\s)?$/i.exec(before)?.[0].length ?? 0;
		const between = next ? text.slice(one.end, next.start) : "";
		if (
			next &&
			(opening > 0 ? /^\s(?:and|to|until|till|through)\s(?:the\s)?$/i : /^\s?(?:–|—|to|until|till|through)\s?$/i).test(
				between,
			)
		) {
			ranges.push({
				from: Math.min(one.from, next.from),
				to: Math.max(one.to, next.to),
				start: one.start - opening,
				end: next.end,
				kind: "span",
			});
			index++;
			continue;
		}
		ranges.push(withPreposition(one, before, now, timezone));
	}
	return ranges;
}

function withPreposition(one: Found, before: string, now: number, timezone: string): DateRange {
	const word = /\b(since|before|after|until|till|by|prior to|up to|from|starting|on|in|during)\s(?:the\s)?$/i.exec(
		before,
	);
	if (!word) return one;
	const start = one.start - word[0].length;
	const endOfToday = toInstant(startOfDay(toWall(now, timezone)) + DAY_MS, timezone);
	switch (word[1]!.toLowerCase()) {
		case "since":
		case "starting":
			return { ...one, start, to: Math.max(endOfToday, one.to), kind: "span" };
		case "before":
		case "prior to":
			return { ...one, start, from: BEGINNING, to: one.from, kind: "span" };
		case "after":
			return { ...one, start, from: one.to, to: END, kind: "span" };
		case "until":
		case "till":
		case "by":
		case "up to":
			return { ...one, start, from: BEGINNING, kind: "span" };
		default:
			return { ...one, start };
	}
}
