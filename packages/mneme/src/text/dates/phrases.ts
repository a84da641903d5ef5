// One rule per way of naming a time in English: pattern and the wall span it stands for, seen from today.

import {
	daySpan,
	MONTH,
	monthIndex,
	monthSpan,
	NUMBER,
	readNumber,
	readUnit,
	SEASON,
	seasonSpan,
	shift,
	UNIT,
	type Unit,
	unitAround,
	type WallSpan,
	WEEKDAY,
	weekdayIndex,
} from "./calendar.ts";
import { DAY_MS, startOfDay } from "./zone.ts";

export type DateKind = "moment" | "day" | "week" | "month" | "quarter" | "season" | "year" | "span";

export interface PhraseRule {
	readonly pattern: RegExp;
	readonly kind: DateKind | ((groups: Groups) => DateKind);
	/** Nothing if the words name no real time ("31 June"). */
	readonly resolve: (groups: Groups, now: number) => WallSpan | undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

const year = "(?<year>(?:19|20)\\d{2})";
const day = "(?<day>[0-3]?\\d)(?:st|nd|rd|th)?";
const month = `(?<month>${MONTH})(?:\\.(?= \\d))?`;
/** "may" and "march" are words too: alone they need a word before them that asks for a time. */
const asking =
	"(?<=\\b(?:in|since|during|of|by|before|after|until|till|from|between|and|to|for|around|through|every)\\s(?:early |mid-?|late |the )?)";
const which = "(?<which>last|past|previous|this|current|next|coming|following)";
const partOfDay = "(?<part>morning|afternoon|evening|night)";
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
	morning: [5, 12],
	afternoon: [12, 18],
	evening: [17, 24],
	night: [18, 30],
};

const rule = (source: string, kind: PhraseRule["kind"], resolve: PhraseRule["resolve"]): PhraseRule => ({
	pattern: new RegExp(`(?<![\\w-])${source}(?![\\w-])`, "gi"),
	kind,
	resolve,
});

export const PHRASES: readonly PhraseRule[] = [
	rule(`${year}[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})`, "day", ({ year, month, day }) =>
		daySpan(Number(year), Number(month) - 1, Number(day)),
	),
	rule(`${year}-(?<month>0[1-9]|1[0-2])`, "month", ({ year, month }) => monthSpan(Number(year), Number(month) - 1, 1)),
	rule(`(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.${year}`, "day", ({ year, month, day }) =>
		daySpan(Number(year), Number(month) - 1, Number(day)),
	),
	rule(`(?<first>\\d{1,2})/(?<second>\\d{1,2})/${year}`, "day", ({ first, second, year }) => {
		// The American order, unless it names no month.
		const [month, day] = Number(first) > 12 ? [Number(second), Number(first)] : [Number(first), Number(second)];
		return daySpan(Number(year), month - 1, day);
	}),
	rule(`(?:the )?${day} (?:of )?${month}(?:,? ${year})?`, "day", namedDay),
	rule(`${month} (?:the )?${day}(?:,? ${year})?(?!\\d)`, "day", namedDay),
	rule(
		`(?:(?<third>early|mid|late|beginning of|start of|middle of|end of)[- ])?${month},? (?:of )?${year}`,
		"month",
		namedMonth,
	),
	rule(
		`(?:${which}|(?<third>early|mid|late|the beginning of|the start of|the middle of|the end of)[- ]?) ?${month}`,
		"month",
		namedMonth,
	),
	rule(`${asking}${month}`, "month", namedMonth),
	rule("(?<month>January|February|April|June|July|August|September|October|November|December)", "month", namedMonth),
	rule(
		"(?<name>the day before yesterday|yesterday|today|tomorrow|the day after tomorrow)(?: (?:in the )?(?<part>morning|afternoon|evening|night))?",
		"day",
		({ name, part }, now) => {
			const offset = {
				"the day before yesterday": -2,
				yesterday: -1,
				today: 0,
				tomorrow: 1,
				"the day after tomorrow": 2,
			}[name!.toLowerCase()]!;
			return withPart(startOfDay(now) + offset * DAY_MS, part);
		},
	),
	rule(`(?:this ${partOfDay}|(?<tonight>tonight)|(?<last>last night))`, "day", ({ part, last }, now) =>
		withPart(startOfDay(now) - (last ? DAY_MS : 0), part ?? "night"),
	),
	rule(
		`(?<count>${NUMBER}) (?<unit>${UNIT}) (?:ago|earlier|back)`,
		({ unit }) => kindOf(readUnit(unit!)),
		({ count, unit }, now) => around(now, -readNumber(count!), readUnit(unit!)),
	),
	rule(
		`(?:in (?<count>${NUMBER}) (?<unit>${UNIT})|(?<count2>${NUMBER}) (?<unit2>${UNIT}) from now)`,
		({ unit, unit2 }) => kindOf(readUnit((unit ?? unit2)!)),
		({ count, unit, count2, unit2 }, now) => around(now, readNumber((count ?? count2)!), readUnit((unit ?? unit2)!)),
	),
	rule(
		`(?:the |these |in the |over the |within the )*(?:last|past|previous) (?<count>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|couple of|few|several) (?<unit>${UNIT})`,
		"span",
		({ count, unit }, now) => {
			const number = /couple/i.test(count!) ? 2 : /few|several/i.test(count!) ? 3 : readNumber(count!);
			const kind = readUnit(unit!);
			const short = kind === "hour" || kind === "minute";
			return {
				from: short ? shift(now, -number, kind) : startOfDay(shift(now, -number, kind)),
				to: short ? now : startOfDay(now) + DAY_MS,
			};
		},
	),
	rule(
		`${which} (?<unit>week|month|quarter|year)`,
		({ unit }) => kindOf(readUnit(unit!)),
		({ which, unit }, now) =>
			unitAround(shift(unitAround(now, readUnit(unit!)).from, step(which!), readUnit(unit!)), readUnit(unit!)),
	),
	rule(`(?:${which}|the|on the|at the|over the) weekend`, "span", ({ which }, now) => {
		const week = unitAround(now, "week");
		const ended = which === undefined && now < week.to - 2 * DAY_MS;
		const to = week.to + 7 * DAY_MS * (ended ? -1 : step(which ?? "this"));
		return { from: to - 2 * DAY_MS, to };
	}),
	rule(`(?:${which} )?(?<weekday>${WEEKDAY})(?: ${partOfDay})?(?: (?<week>last|next|this) week)?`, "day", weekdaySpan),
	rule(
		`(?:q(?<number>[1-4])|(?:the )?(?<ordinal>first|second|third|fourth|last) quarter)(?: of)?(?: ${year})?`,
		"quarter",
		({ number, ordinal, year }, now) => {
			const quarter = number
				? Number(number) - 1
				: ["first", "second", "third", "fourth", "last"].indexOf(ordinal!.toLowerCase()) % 4 ||
					(ordinal!.toLowerCase() === "last" ? 3 : 0);
			return recent((y) => monthSpan(y, quarter * 3, 3), year, now);
		},
	),
	rule(
		`(?:${which}|in|during|in the|of|since|this past) (?:the )?(?<season>${SEASON})(?: (?:of )?${year})?`,
		"season",
		({ which, season, year }, now) => {
			const current = recent((y) => seasonSpan(y, season!), year, now);
			if (!which || year) return current;
			const running = now < current.to;
			const offset = /^(?:last|past|previous)$/i.test(which)
				? running
					? -1
					: 0
				: /^(?:next|coming|following)$/i.test(which)
					? 1
					: running
						? 0
						: 1;
			return seasonSpan(new Date(current.from).getUTCFullYear() + offset, season!);
		},
	),
	rule(
		`(?<=\\b(?:in|since|during|of|by|before|after|until|till|from|between|and|to|year|late|early|mid|around)[\\s-])${year}`,
		"year",
		({ year }) => monthSpan(Number(year), 0, 12),
	),
];

function namedDay({ day, month, year }: Groups, now: number): WallSpan | undefined {
	const index = monthIndex(month!);
	if (year) return daySpan(Number(year), index, Number(day));
	const thisYear = new Date(now).getUTCFullYear();
	const span = daySpan(thisYear, index, Number(day));
	// Memories lie behind us: a day still to come is last year's.
	return span && span.from <= now ? span : (daySpan(thisYear - 1, index, Number(day)) ?? span);
}

function namedMonth({ month, year, which, third }: Groups, now: number): WallSpan {
	const index = monthIndex(month!);
	let span = recent((y) => monthSpan(y, index, 1), year, now);
	const found = new Date(span.from).getUTCFullYear();
	const running = now < span.to;
	if (which && /^(?:last|past|previous)$/i.test(which) && running) span = monthSpan(found - 1, index, 1);
	if (which && /^(?:next|coming|following)$/i.test(which)) span = monthSpan(found + 1, index, 1);
	if (which && /^(?:this|current)$/i.test(which) && !running)
		span = monthSpan(new Date(now).getUTCFullYear(), index, 1);
	return third ? thirdOf(span, third) : span;
}

function weekdaySpan({ which, weekday, part, week }: Groups, now: number): WallSpan | undefined {
	if (!which && !week && !/day$/i.test(weekday!)) return undefined;
	const today = startOfDay(now);
	const monday = unitAround(now, "week").from;
	const index = weekdayIndex(weekday!);
	if (week) return withPart(monday + (index + 7 * step(week)) * DAY_MS, part);
	const back = ((today - monday) / DAY_MS - index + 7) % 7;
	if (!which) return withPart(today - back * DAY_MS, part);
	if (/^(?:this|current)$/i.test(which)) return withPart(monday + index * DAY_MS, part);
	if (step(which) < 0) return withPart(today - (back || 7) * DAY_MS, part);
	return withPart(today + (7 - back) * DAY_MS, part);
}

/** The named year's, or the latest that has begun. */
function recent(spanOf: (year: number) => WallSpan, year: string | undefined, now: number): WallSpan {
	if (year) return spanOf(Number(year));
	const thisYear = new Date(now).getUTCFullYear();
	const span = spanOf(thisYear);
	return span.from <= now ? span : spanOf(thisYear - 1);
}

/** "two weeks ago" is no exact day: days stand for themselves, weeks for three days either way, months and years whole. */
function around(now: number, count: number, unit: Unit): WallSpan {
	const point = shift(now, count, unit);
	if (unit !== "week") return unitAround(point, unit === "quarter" ? "month" : unit);
	return { from: startOfDay(point) - 3 * DAY_MS, to: startOfDay(point) + 4 * DAY_MS };
}

function withPart(day: number, part: string | undefined): WallSpan {
	const [from, to] = part ? PARTS[part.toLowerCase()]! : [0, 24];
	return { from: day + from * 3_600_000, to: day + to * 3_600_000 };
}

function thirdOf({ from, to }: WallSpan, third: string): WallSpan {
	const place = /early|begin|start/i.test(third) ? 0 : /mid/i.test(third) ? 1 : 2;
	return { from: from + place * 10 * DAY_MS, to: place === 2 ? to : from + (place + 1) * 10 * DAY_MS };
}

function step(which: string): number {
	return /^(?:last|past|previous)$/i.test(which) ? -1 : /^(?:next|coming|following)$/i.test(which) ? 1 : 0;
}

function kindOf(unit: Unit): DateKind {
	return unit === "minute" || unit === "hour" ? "moment" : unit;
}
