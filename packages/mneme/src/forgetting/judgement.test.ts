import { describe, expect, it } from "vitest";
import type { WishModel } from "../inference/port.ts";
import { type JudgedCandidate, matchWish } from "./judgement.ts";
import { parseForgetRequest } from "./request.ts";

/** Answers by what a memory contains; everything else is not meant. */
function judge(chances: Readonly<Record<string, number>>, seen: string[][] = []): WishModel {
	return {
		meantBy: async (_, memories) => {
			seen.push([...memories]);
			return memories.map((text) => Object.entries(chances).find(([words]) => text.includes(words))?.[1] ?? 0.01);
		},
	};
}

function memories(...texts: string[]): JudgedCandidate[] {
	return texts.map((text, at) => ({ id: `m${at}`, text, kind: "episode" }));
}

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe("matchWish", () => {
	const kept = memories("I take lisinopril every morning.", "My shoe size is 43.", "My brother's shoe size is 44.");

	it("goes by the words where there is no judge", async () => {
		const found = await matchWish(parseForgetRequest("forget my shoe size"), kept, undefined);
		expect(idsOf(found.matches)).toEqual(["m1"]);
	});

	it("takes what the judge is sure of though no word is shared, and asks about what it is not", async () => {
		const wish = parseForgetRequest("forget my medication");
		expect(idsOf((await matchWish(wish, kept, judge({ lisinopril: 0.97 }))).matches)).toEqual(["m0"]);
		const unsure = await matchWish(wish, kept, judge({ lisinopril: 0.5 }));
		expect(unsure).toMatchObject({ matches: [], near: ["m0"] });
		expect(unsure.question).toBeDefined();
	});

	it("believes the words sooner where the judge leans their way, and asks where it does not", async () => {
		const wish = parseForgetRequest("forget my shoe size");
		expect(idsOf((await matchWish(wish, kept, judge({ "My shoe": 0.9 }))).matches)).toEqual(["m1"]);
		expect(await matchWish(wish, kept, judge({}))).toMatchObject({ matches: [], near: ["m1"] });
	});

	it("takes only the part that is meant of a memory that says two things", async () => {
		const both = memories("I take lisinopril every morning. My shoe size is 43.");
		const found = await matchWish(parseForgetRequest("forget my medication"), both, judge({ lisinopril: 0.98 }));
		expect(found.matches[0]?.parts?.map(({ text }) => text)).toEqual(["I take lisinopril every morning."]);
	});

	it("never takes what the wish leaves out, however sure the judge is", async () => {
		const thesis = memories("My thesis has 70 pages.", "The title of my thesis is Silt.");
		const wish = parseForgetRequest("delete all about my thesis but keep the title");
		const found = await matchWish(wish, thesis, judge({ thesis: 0.98 }));
		expect(idsOf(found.matches)).toEqual(["m0"]);
		expect(found.near).toEqual([]);
	});

	it("asks where the memory has another number than the wish, however sure the judge is", async () => {
		const bills = memories("Invoice 2209 is unpaid.", "Invoice 2299 is in dispute.", "The house is worth 410,000.");
		const found = await matchWish(parseForgetRequest("remove invoice 2290"), bills, judge({ "2299": 0.95 }));
		expect(found).toMatchObject({ matches: [], near: ["m1"] });
		const mistaken = parseForgetRequest("Invoice 2290 was a mistake. Drop it.");
		expect((await matchWish(mistaken, bills, judge({ "2299": 0.95 }))).matches).toEqual([]);
		for (const words of ["forget that the house is worth 410000", "forget the house value from before 500,000"])
			expect(idsOf((await matchWish(parseForgetRequest(words), bills, judge({ house: 0.95 }))).matches)).toEqual([
				"m2",
			]);
	});

	it("reads the same words once, and takes them wherever they stand", async () => {
		const twice = memories("My shoe size is 43.", "I take lisinopril.", "my shoe size is 43");
		const seen: string[][] = [];
		const found = await matchWish(parseForgetRequest("forget my shoe size"), twice, judge({ "shoe size": 0.9 }, seen));
		expect(idsOf(found.matches)).toEqual(["m0", "m2"]);
		expect(seen[0]).toHaveLength(2);
	});

	it("leaves entities to the words, and reads a bounded number of memories, named ones first", async () => {
		const entity = { id: "entity:person--alex", text: "Alex", kind: "entity" };
		const many = memories(...Array.from({ length: 100 }, (_, at) => `Shelf ${at} holds screws.`), "Alex is tall.");
		const seen: string[][] = [];
		const found = await matchWish(parseForgetRequest("forget Alex"), [entity, ...many], judge({ Alex: 0.9 }, seen));
		expect(idsOf(found.matches)).toEqual(["entity:person--alex", "m100"]);
		expect(seen[0]![0]).toBe("Alex is tall.");
		expect(seen[0]!.length).toBeLessThan(100);
	});
});
