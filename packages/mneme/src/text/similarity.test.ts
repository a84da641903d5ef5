import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nameSimilarity, suggest, tokenOverlap } from "./similarity.ts";

describe("editDistance", () => {
	it.each([
		["", "", 0],
		["kitten", "sitting", 3],
		["ab", "ba", 1],
		["remeber", "remember", 1],
		["abc", "", 3],
		["naïve", "naive", 1],
		["👍🏽", "👍", 1],
	])("%s → %s is %i", (a, b, expected) => {
		expect(editDistance(a, b)).toBe(expected);
	});

	it("stops above the limit", () => {
		expect(editDistance("kitten", "sitting", 2)).toBe(3);
		expect(editDistance("a", "abcdefgh", 2)).toBe(3);
	});

	it("is symmetric, zero only for equal strings, and agrees with its bounded form", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(6), (a, b, limit) => {
				const distance = editDistance(a, b);
				expect(editDistance(b, a)).toBe(distance);
				expect(distance === 0).toBe(a === b);
				expect(editDistance(a, b, limit)).toBe(Math.min(distance, limit + 1));
			}),
		);
	});
});

describe("suggest", () => {
	const verbs = ["remember", "recall", "reflect", "status", "doctor", "audit"];

	it.each([
		["remeber", "remember"],
		["Recal", "recall"],
		["statsu", "status"],
		["audit-log", "audit"],
		["re_flect", "reflect"],
	])("%s → %s", (word, expected) => {
		expect(suggest(word, verbs)).toBe(expected);
	});

	it("stays silent when nothing is near", () => {
		expect(suggest("banana", verbs)).toBeUndefined();
		expect(suggest("", verbs)).toBeUndefined();
	});
});

describe("nameSimilarity", () => {
	it("puts a typo of a name above another name", () => {
		expect(nameSimilarity("Jonathan", "Johnathan")).toBeGreaterThan(0.9);
		expect(nameSimilarity("Martha", "Marhta")).toBeCloseTo(0.961, 3);
		expect(nameSimilarity("Alice", "Robert")).toBeLessThan(0.6);
		expect(nameSimilarity("", "")).toBe(1);
		expect(nameSimilarity("a", "")).toBe(0);
	});
});

describe("tokenOverlap", () => {
	it("counts the share of the smaller side", () => {
		expect(tokenOverlap(["a", "b"], ["b", "c", "d"])).toBe(0.5);
		expect(tokenOverlap([], ["a"])).toBe(0);
	});
});
