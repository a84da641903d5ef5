import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toInstant, toWall } from "./dates/zone.ts";
import { findDates, parseMoment } from "./dates.ts";

/** A Wednesday. */
const NOW = Date.parse("2026-02-18T15:30:00Z");

function days(text: string, timezone = "UTC"): string[] {
	return findDates(text, NOW, timezone).map(({ from, to }) => `${stamp(from)}/${stamp(to)}`);
}

function stamp(time: number): string {
	if (Math.abs(time) === 8.64e15) return "…";
	const iso = new Date(time).toISOString();
	return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16);
}

describe("findDates", () => {
	it.each([
		["what happened yesterday?", "2026-02-17/2026-02-18"],
		["the day before yesterday", "2026-02-16/2026-02-17"],
		["this morning", "2026-02-18T05:00/2026-02-18T12:00"],
		["last night", "2026-02-17T18:00/2026-02-18T06:00"],
		["yesterday evening", "2026-02-17T17:00/2026-02-18"],
		["last Tuesday", "2026-02-17/2026-02-18"],
		["last Wednesday", "2026-02-11/2026-02-12"],
		["on Monday", "2026-02-16/2026-02-17"],
		["next Friday", "2026-02-20/2026-02-21"],
		["Tuesday last week", "2026-02-10/2026-02-11"],
		["in March", "2025-03-01/2025-04-01"],
		["in January", "2026-01-01/2026-02-01"],
		["last February", "2025-02-01/2025-03-01"],
		["early March 2024", "2024-03-01/2024-03-11"],
		["two weeks ago", "2026-02-01/2026-02-08"],
		["3 days ago", "2026-02-15/2026-02-16"],
		["a month ago", "2026-01-01/2026-02-01"],
		["two years ago", "2024-01-01/2025-01-01"],
		["in 3 days", "2026-02-21/2026-02-22"],
		["since June", "2025-06-01/2026-02-19"],
		["before 2024", "…/2024-01-01"],
		["after 3 May 2023", "2023-05-04/…"],
		["until last week", "…/2026-02-16"],
		["on 3 May 2023", "2023-05-03/2023-05-04"],
		["on May 3rd, 2023", "2023-05-03/2023-05-04"],
		["the 3rd of May", "2025-05-03/2025-05-04"],
		["2026-01-31", "2026-01-31/2026-02-01"],
		["31.01.2026", "2026-01-31/2026-02-01"],
		["1/31/2026", "2026-01-31/2026-02-01"],
		["last month", "2026-01-01/2026-02-01"],
		["this week", "2026-02-16/2026-02-23"],
		["last year", "2025-01-01/2026-01-01"],
		["last weekend", "2026-02-14/2026-02-16"],
		["the last 10 days", "2026-02-08/2026-02-19"],
		["in 2023", "2023-01-01/2024-01-01"],
		["Q3 2025", "2025-07-01/2025-10-01"],
		["the first quarter", "2026-01-01/2026-04-01"],
		["last summer", "2025-06-01/2025-09-01"],
		["between March and May 2025", "2025-03-01/2025-06-01"],
		["from 2025-01-05 to 2025-01-10", "2025-01-05/2025-01-11"],
		["2026-02-01T10:15:00Z", "2026-02-01T10:15/2026-02-01T10:16"],
	])("%s", (text, expected) => {
		expect(days(text)).toEqual([expected]);
	});

	it.each(["you may ask", "march on", "I have 3 cats", "the sun is up", "second place", "v2023.1", "wed them"])(
		"finds nothing in: %s",
		(text) => {
			expect(days(text)).toEqual([]);
		},
	);

	it("finds several, with their places", () => {
		const text = "We met last Tuesday and again in January.";
		expect(findDates(text, NOW, "UTC").map(({ start, end }) => text.slice(start, end))).toEqual([
			"last Tuesday",
			"in January",
		]);
	});

	it("counts days by the zone, through daylight saving", () => {
		// Berlin moved its clocks forward on 2026-03-29: that day has 23 hours.
		const [range] = findDates("yesterday", Date.parse("2026-03-30T10:00:00Z"), "Europe/Berlin");
		expect(new Date(range!.from).toISOString()).toBe("2026-03-28T23:00:00.000Z");
		expect(range!.to - range!.from).toBe(23 * 3_600_000);
		expect(days("yesterday", "Asia/Tokyo")).toEqual(["2026-02-17T15:00/2026-02-18T15:00"]);
	});
});

describe("parseMoment", () => {
	const at = (text: string, timezone = "UTC") => {
		const moment = parseMoment(text, NOW, timezone);
		return moment === undefined ? undefined : new Date(moment).toISOString();
	};

	it.each([
		["now", "2026-02-18T15:30:00.000Z"],
		["yesterday", "2026-02-17T23:59:59.999Z"],
		["today", "2026-02-18T15:30:00.000Z"],
		["2026-02-01", "2026-02-01T23:59:59.999Z"],
		["3 days ago", "2026-02-15T15:30:00.000Z"],
		["two hours ago", "2026-02-18T13:30:00.000Z"],
		["2026-02-01T10:15:30Z", "2026-02-01T10:15:30.000Z"],
		["2026-02-01T10:15:30+02:00", "2026-02-01T08:15:30.000Z"],
		["2026-02-01 10:15", "2026-02-01T10:15:00.000Z"],
		["yesterday at 9:05", "2026-02-17T09:05:00.000Z"],
		["last Tuesday", "2026-02-17T23:59:59.999Z"],
	])("%s", (text, expected) => {
		expect(at(text)).toBe(expected);
	});

	it.each(["", "soon", "abc123", "yesterday and today", "version 2026-02-01 of it"])("refuses: %j", (text) => {
		expect(at(text)).toBeUndefined();
	});

	it("reads a bare timestamp in the zone", () => {
		expect(at("2026-02-01 10:15", "America/New_York")).toBe("2026-02-01T15:15:00.000Z");
	});
});

describe("zone", () => {
	it("gives back every wall minute that exists", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 }),
				fc.constantFrom("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"),
				(minute, timezone) => {
					const wall = toWall(minute * 60_000, timezone);
					expect(toWall(toInstant(wall, timezone), timezone)).toBe(wall);
				},
			),
		);
	});
});
