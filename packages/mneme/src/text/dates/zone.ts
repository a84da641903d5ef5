// Wall-clock time and instants. A "wall" number is Date.UTC() of what a clock on the wall shows: arithmetic on it ignores
// daylight saving; toInstant() puts it back.

import { localTime } from "../../model/clock.ts";

export const DAY_MS = 86_400_000;

/** What the wall clock shows at an instant, to the minute. */
export function toWall(instant: number, timezone: string): number {
	const { date, time } = localTime(instant, timezone);
	return Date.parse(`${date}T${time}:00Z`);
}

/** The instant at which the wall shows this; in a spring gap the first one after it, in an autumn fold the earlier one. */
export function toInstant(wall: number, timezone: string): number {
	const before = wall - offsetAt(wall - DAY_MS, timezone);
	const after = wall - offsetAt(wall + DAY_MS, timezone);
	if (toWall(before, timezone) === floorMinute(wall)) return before;
	if (toWall(after, timezone) === floorMinute(wall)) return after;
	return Math.max(before, after);
}

export function startOfDay(wall: number): number {
	return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** Months added to a wall date; the 31st becomes the month's last day where it has none. */
export function addMonths(wall: number, months: number): number {
	const date = new Date(wall);
	const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
	return first + (Math.min(date.getUTCDate(), last) - 1) * DAY_MS + (wall - startOfDay(wall));
}

function offsetAt(instant: number, timezone: string): number {
	return toWall(instant, timezone) - floorMinute(instant);
}

function floorMinute(time: number): number {
	return Math.floor(time / 60_000) * 60_000;
}
