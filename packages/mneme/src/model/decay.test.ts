import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localTime } from "./clock.ts";
import { crossings, daysBetween, initialScore, relevance, statusOf, typeWeightOf } from "./decay.ts";
import { settingsSchema } from "./settings.ts";

const { decay } = settingsSchema.parse({});
const memory = { baseRelevance: 1, typeWeight: 0.8, accessCount: 1, idleDays: 0, pinned: false };

describe("decay", () => {
	it("follows A§9.1", () => {
		expect(relevance({ ...memory, idleDays: 10 }, 0.03)).toBeCloseTo(0.8 * Math.exp(-0.3), 10);
		expect(relevance({ ...memory, accessCount: 3, idleDays: 60 }, 0.03)).toBeCloseTo(0.8 * Math.exp(-1.8) * 2, 10);
		expect(relevance({ ...memory, idleDays: 23 }, 0.03) / 0.8).toBeCloseTo(0.5, 2);
	});

	it("begins with A§9.1's base relevance and the weight of its kind", () => {
		expect(initialScore("episodic", "detected", decay)).toBeCloseTo(0.56, 10);
		expect(initialScore("semantic", "explicit", decay)).toBe(1);
		expect(initialScore("vault", "inferred", decay)).toBe(1);
	});

	it("is never above 1, and stays 1 while pinned", () => {
		expect(relevance({ ...memory, accessCount: 500 }, 0.03)).toBe(1);
		expect(relevance({ ...memory, idleDays: 9999, pinned: true }, 0.03)).toBe(1);
	});

	it("has A§9.2's thresholds, the upper one included", () => {
		expect([1, 0.5, 0.49, 0.2, 0.19, 0.05, 0.049].map((score) => statusOf(score, decay.thresholds))).toEqual([
			"active",
			"active",
			"fading",
			"fading",
			"dormant",
			"dormant",
			"archived",
		]);
		expect(typeWeightOf("core", decay)).toBe(1.5);
		expect(typeWeightOf("notes", decay)).toBe(1.2);
	});

	it("counts calendar days in the zone, not stretches of 24 hours", () => {
		const day = (from: string, to: string, zone: string) => daysBetween(Date.parse(from), Date.parse(to), zone);
		expect(day("2026-02-02T23:00:00Z", "2026-02-03T01:00:00Z", "UTC")).toBe(1);
		expect(day("2026-02-02T23:00:00Z", "2026-02-03T01:00:00Z", "Asia/Tokyo")).toBe(0);
		expect(day("2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z", "Europe/Berlin")).toBe(1);
		expect(day("2026-02-03T00:00:00Z", "2026-02-01T00:00:00Z", "UTC")).toBe(0);
	});
});

describe("the formula", () => {
	// Worked out with a pocket calculator: e^(−0.03·d), log2, and their product.
	it.each([
		["core, said once, today", 1, 1.5, 1, 0, 1],
		["core, said once, 30 days", 1, 1.5, 1, 30, 0.6099],
		["core, said once, 100 days", 1, 1.5, 1, 100, 0.0747],
		["episode, noticed, today", 0.7, 0.8, 1, 0, 0.56],
		["episode, noticed, 10 days", 0.7, 0.8, 1, 10, 0.4149],
		["episode, asked for, used twice, 23 days", 1, 0.8, 2, 23, 0.636],
		["fact, inferred, today", 0.5, 1.2, 1, 0, 0.6],
		["fact, inferred, 60 days", 0.5, 1.2, 1, 60, 0.0992],
		["fact, inferred, 7 uses, 60 days", 0.5, 1.2, 7, 60, 0.2975],
		["fact, asked for, 3 uses, 60 days", 1, 1.2, 3, 60, 0.3967],
		["procedure, noticed, 15 uses, 100 days", 0.7, 1, 15, 100, 0.1394],
		["procedure, asked for, a year", 1, 1, 1, 365, 0],
	])("%s", (_, baseRelevance, typeWeight, accessCount, idleDays, score) => {
		const found = relevance({ baseRelevance, typeWeight, accessCount, idleDays, pinned: false }, 0.03);
		expect(found).toBeCloseTo(score, 4);
	});

	const any = fc.record({
		baseRelevance: fc.double({ min: 0, max: 1, noNaN: true }),
		typeWeight: fc.double({ min: 0, max: 10, noNaN: true }),
		accessCount: fc.integer({ min: 1, max: 100_000 }),
		idleDays: fc.integer({ min: 0, max: 20_000 }),
		pinned: fc.boolean(),
	});
	const lambda = fc.double({ min: 0, max: 10, noNaN: true });

	it("never is negative, above 1, or higher with time; more uses never lower it", () => {
		fc.assert(
			fc.property(any, lambda, fc.nat(1000), (memory, rate, more) => {
				const score = relevance(memory, rate);
				expect(score).toBeGreaterThanOrEqual(0);
				expect(score).toBeLessThanOrEqual(1);
				expect(relevance({ ...memory, idleDays: memory.idleDays + more }, rate)).toBeLessThanOrEqual(score);
				expect(relevance({ ...memory, accessCount: memory.accessCount + more }, rate)).toBeGreaterThanOrEqual(score);
			}),
		);
	});

	it("tells the day each line is crossed: below it then, not below it the day before", () => {
		fc.assert(
			fc.property(any, (memory) => {
				for (const { status, idleDays } of crossings(memory, decay)) {
					const on = (day: number) =>
						statusOf(Number(relevance({ ...memory, idleDays: day }, decay.lambda).toFixed(4)), decay.thresholds);
					const ORDER = ["active", "fading", "dormant", "archived"];
					expect(ORDER.indexOf(on(idleDays))).toBeGreaterThanOrEqual(ORDER.indexOf(status));
					if (idleDays > 0) expect(ORDER.indexOf(on(idleDays - 1))).toBeLessThan(ORDER.indexOf(status));
				}
			}),
		);
	});

	it.each([1e-7, 1e-12, 1e-300])("tells no day where none will come, at a rate of %d", (rate) => {
		const memory = { baseRelevance: 1, typeWeight: 0.8, accessCount: 1, pinned: false };
		expect(crossings(memory, { ...decay, lambda: rate })).toEqual([]);
	});

	it("counts days as the calendar of the zone has them, whatever its offset", () => {
		const moment = fc.integer({ min: Date.parse("1999-01-01"), max: Date.parse("2035-01-01") });
		const zone = fc.constantFrom(
			"UTC",
			"Europe/Berlin",
			"America/St_Johns",
			"Asia/Kathmandu",
			"Pacific/Apia",
			"Asia/Tokyo",
		);
		fc.assert(
			fc.property(moment, moment, zone, (from, to, timezone) => {
				const day = (ms: number) => Date.parse(`${localTime(ms, timezone).date}T00:00Z`) / 86_400_000;
				expect(daysBetween(from, to, timezone)).toBe(Math.max(0, Math.round(day(to) - day(from))));
			}),
		);
	});
});
