import { describe, expect, it } from "vitest";
import { daysBetween, initialScore, relevance, statusOf, typeWeightOf } from "./decay.ts";
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
