// Time and chance come in through these two ports, so that tests and continuations can replay both.
import { randomBytes } from "node:crypto";

export interface Clock {
	/** Milliseconds since the epoch. */
	now(): number;
}

export interface Random {
	bytes(count: number): Uint8Array;
}

export const systemClock: Clock = { now: () => Date.now() };

export const systemRandom: Random = { bytes: (count) => randomBytes(count) };

export function fixedClock(time: number | string): Clock {
	const now = typeof time === "string" ? Date.parse(time) : time;
	return { now: () => now };
}

/** `2026-02-02T15:30Z`: the minute, in UTC, as the audit log writes it. */
export function utcMinute(time: number): string {
	return `${new Date(time).toISOString().slice(0, 16)}Z`;
}

export interface LocalTime {
	/** `YYYY-MM-DD` in the zone. */
	readonly date: string;
	/** `HH:MM` in the zone. */
	readonly time: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day and minute at `time` in an IANA zone: what rules days and episode headings. */
export function localTime(time: number, timezone: string): LocalTime {
	let formatter = formatters.get(timezone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat("en-CA", {
			timeZone: timezone,
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
		});
		formatters.set(timezone, formatter);
	}
	const parts = Object.fromEntries(formatter.formatToParts(time).map((part) => [part.type, part.value]));
	return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}
