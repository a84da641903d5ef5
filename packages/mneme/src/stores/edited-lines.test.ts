import { describe, expect, it } from "vitest";
import { matchEditedLines } from "./edited-lines.ts";

const lines = (...texts: string[]) => texts.map((text) => ({ id: `fact:person--marta:${text}`, text }));
const moved = (from: string, to: string) => ({ from: `fact:person--marta:${from}`, to: `fact:person--marta:${to}` });

describe("lines a person edited", () => {
	it("are matched by label, by words, and by place", () => {
		const before = lines("Role: nurse", "Marta lives in Oslo", "Likes tea", "Has two cats");
		const after = lines("Role: head nurse at Haukeland", "Marta lives in Bergen", "Likes tea", "Has a dog");
		expect(matchEditedLines(before, after)).toEqual(
			expect.arrayContaining([
				moved("Role: nurse", "Role: head nurse at Haukeland"),
				moved("Marta lives in Oslo", "Marta lives in Bergen"),
			]),
		);
	});

	it("are not, where one was taken out and another thing written", () => {
		expect(matchEditedLines(lines("Likes tea"), lines("Works in a hospital"))).toEqual([]);
		expect(matchEditedLines(lines("Role: nurse"), lines("Shoes: nurse"))).toEqual([]);
		expect(matchEditedLines(lines("Likes tea"), lines("Likes tea", "Likes green tea"))).toEqual([]);
	});

	it("go to one line each, the likest first", () => {
		const before = lines("Marta lives in Oslo", "Marta lives in a house by the lake");
		const after = lines("Marta lives in a small house by the lake", "Marta lives in Bergen");
		expect(matchEditedLines(before, after)).toEqual([
			moved("Marta lives in a house by the lake", "Marta lives in a small house by the lake"),
			moved("Marta lives in Oslo", "Marta lives in Bergen"),
		]);
	});
});
