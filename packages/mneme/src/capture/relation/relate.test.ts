import { describe, expect, it } from "vitest";
import type { RelationModel, RelationScores, StatementPair } from "../../inference/port.ts";
import { readEvidence } from "./evidence.ts";
import { countOtherQuantities, readQuantities } from "./quantities.ts";
import { MERGE_PROBABILITY, relate, relateAll } from "./relate.ts";

/** Says the same of every pair, and remembers what it was asked. */
function scripted(scores: RelationScores): RelationModel & { asked: StatementPair[] } {
	const asked: StatementPair[] = [];
	return {
		asked,
		relate: async (pairs) => {
			asked.push(...pairs);
			return pairs.map(() => scores);
		},
		close: async () => {},
	};
}

const SURE_SAME = { same: 0.99, update: 0.003, contradict: 0.004, different: 0.003 };

describe("relate", () => {
	it("calls equal words the same without asking", async () => {
		const model = scripted(SURE_SAME);
		expect(await relate("The deadline is 30 March.", "the deadline is 30 March", model)).toMatchObject({
			relation: "same",
			probability: 1,
		});
		expect(model.asked).toEqual([]);
	});

	it("never asks about an empty text", async () => {
		const model = scripted(SURE_SAME);
		expect((await relate("", "Anna lives in Oslo.", model)).relation).toBe("different");
		expect((await relate("Anna lives in Oslo.", " … ", model)).relation).toBe("different");
		expect(model.asked).toEqual([]);
	});

	it("merges where model and rules agree", async () => {
		const verdict = await relate(
			"The wifi password is on the fridge.",
			"On the fridge is the wifi password.",
			scripted(SURE_SAME),
		);
		expect(verdict).toMatchObject({ relation: "same", by: "model+rules", reasons: [] });
		expect(verdict.probability).toBeGreaterThan(MERGE_PROBABILITY - 0.2);
	});

	it.each([
		["The rent is 1,150 euros.", "The rent is 1,250 euros.", "different numbers, times or dates"],
		["Standup is on Monday.", "Standup is on Tuesday.", "different numbers, times or dates"],
		["The museum in Oslo is closed.", "The museum in Bergen is closed.", "different names"],
		["Emma reports to Oskar.", "Oskar reports to Emma.", "who does what is exchanged"],
		["The server is up.", "The server is not up.", "one negates what the other says"],
		["Failover is automatic.", "Failover is manual.", "one negates what the other says"],
		["Our budget is 20k.", "Their budget is 20k.", "one is the user's, the other somebody else's"],
		["The firm has 200 people.", "The firm has 200 customers.", "they count different things"],
		["Wanda's dog is called Biscuit.", "Wanda's dog is called Waffle.", "one property, two values"],
	])("does not merge however sure the model is: %s / %s", async (older, newer, reason) => {
		const verdict = await relate(older, newer, scripted(SURE_SAME));
		expect(verdict.relation).not.toBe("same");
		expect(verdict.reasons).toContain(reason);
	});

	it("calls a paraphrase that negates the same, but never merges it by itself", async () => {
		const verdict = await relate(
			"The pool is closed on Mondays.",
			"On Mondays the pool isn't open.",
			scripted(SURE_SAME),
		);
		expect(verdict.reasons).toContain("one negates what the other says");
		expect(verdict.probability).toBeLessThan(MERGE_PROBABILITY);
	});

	it("answers by rules without a model, and in order", async () => {
		const pairs = [
			{ old: "Clara lives in Oslo.", new: "Clara moved to Bergen and no longer lives in Oslo." },
			{ old: "The gym closes at ten.", new: "Redis keeps everything in memory." },
		];
		const verdicts = await relateAll(pairs);
		expect(verdicts.map(({ relation, by }) => [relation, by])).toEqual([
			["update", "rules"],
			["different", "rules"],
		]);
	});
});

describe("quantities", () => {
	it.each([
		["1.5 days", "36 hours"],
		["90 minutes", "an hour and a half"],
		["14k euros", "14,000 euros"],
		["at half past twelve", "at 12:30"],
		["at twenty past six", "at 6:20"],
		["by quarter to seven", "by 6:45"],
		["ninety days", "90 days"],
		["Yuki is 29 years old", "Yuki is twenty-nine"],
		["half of the team", "50% of the team"],
		["1.92 m", "192 cm"],
		["Wed, 7.30 pm", "Wednesday at 19:30"],
		["2 February 1990", "1990-02-02"],
		["a quarter of an hour", "15 min"],
		["5000 ms", "five seconds"],
		["on 30 March", "on March 30"],
		["a quarter of a kilo, two hundred people", "two hundred people, a quarter of a kilo"],
	])("%s is %s", (one, other) => {
		const [a, b] = [readQuantities(one), readQuantities(other)];
		expect([countOtherQuantities(a, b), countOtherQuantities(b, a)]).toEqual([0, 0]);
	});

	it.each([
		["12 characters", "12 months"],
		["10 requests", "100 requests"],
		["200 g", "200 ounces"],
		["on Monday", "on Thursday"],
		["at 9:15", "at 9:45"],
	])("%s is not %s", (one, other) => {
		const evidence = readEvidence(one, other);
		expect(evidence.oldQuantities + evidence.newQuantities).toBeGreaterThan(0);
	});
});
