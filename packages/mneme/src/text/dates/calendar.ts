// Names of days, months, numbers and units in English, and the spans of wall time they stand for.

import { addMonths, DAY_MS, startOfDay } from "./zone.ts";

/** Wall time, end exclusive. */
export interface WallSpan {
	readonly from: number;
	readonly to: number;
}

export type Unit = "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** Seasons of the northern half, by their first month. */
const SEASONS: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 };

export const MONTH =
	"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
export const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
export const SEASON = "(?:spring|summer|autumn|fall|winter)";
export const UNIT = "(?:minute|min|hour|hr|day|week|month|quarter|year)s?";
export const NUMBER =
	"(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple(?: of)?|a few|several|half an?)";

export function monthIndex(name: string): number {
	return MONTHS.indexOf(name.toLowerCase().slice(0, 3));
}

export function weekdayIndex(name: string): number {
	return WEEKDAYS.indexOf(name.toLowerCase().slice(0, 3));
}

export function readNumber(word: string): number {
	const lower = word.toLowerCase();
	if (/^\d+$/.test(lower)) return Number(lower);
	if (lower.startsWith("half")) return 0.5;
	if (lower.startsWith("a couple")) return 2;
	if (lower === "a few" || lower === "several") return 3;
	return lower === "a" || lower === "an" ? 1 : NUMBERS.indexOf(lower);
}

export function readUnit(word: string): Unit {
	const lower = word.toLowerCase().replace(/s$/, "");
	return lower === "min" ? "minute" : lower === "hr" ? "hour" : (lower as Unit);
}

/** `count` units later on the wall: months keep the day of the month. */
export function shift(wall: number, count: number, unit: Unit): number {
	switch (unit) {
		case "minute":
			return wall + count * 60_000;
		case "hour":
			return wall + count * 3_600_000;
		case "day":
			return wall + count * DAY_MS;
		case "week":
			return wall + count * 7 * DAY_MS;
		case "month":
			return addMonths(wall, Math.round(count));
		case "quarter":
			return addMonths(wall, Math.round(count * 3));
		case "year":
			return addMonths(wall, Math.round(count * 12));
	}
}

/** The whole unit (calendar week from Monday, month, …) that holds this moment. */
export function unitAround(wall: number, unit: Unit): WallSpan {
	const day = startOfDay(wall);
	const date = new Date(wall);
	switch (unit) {
		case "minute":
		case "hour": {
			const length = unit === "hour" ? 3_600_000 : 60_000;
			const from = Math.floor(wall / length) * length;
			return { from, to: from + length };
		}
		case "day":
			return { from: day, to: day + DAY_MS };
		case "week": {
			const monday = day - ((date.getUTCDay() + 6) % 7) * DAY_MS;
			return { from: monday, to: monday + 7 * DAY_MS };
		}
		case "month":
			return monthSpan(date.getUTCFullYear(), date.getUTCMonth(), 1);
		case "quarter":
			return monthSpan(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3, 3);
		case "year":
			return monthSpan(date.getUTCFullYear(), 0, 12);
	}
}

export function monthSpan(year: number, month: number, months: number): WallSpan {
	return { from: Date.UTC(year, month, 1), to: Date.UTC(year, month + months, 1) };
}

export function seasonSpan(year: number, season: string): WallSpan {
	return monthSpan(year, SEASONS[season.toLowerCase()]!, 3);
}

/** A real day of the calendar, or nothing (no 31 June). */
export function daySpan(year: number, month: number, day: number): WallSpan | undefined {
	const from = Date.UTC(year, month, day);
	return new Date(from).getUTCMonth() === month && day > 0 ? { from, to: from + DAY_MS } : undefined;
}
