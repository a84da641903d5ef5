import { describe, expect, it } from "vitest";
import { settingsSchema } from "../model/settings.ts";
import { newEntry } from "../stores/scores.ts";
import { prospectOf } from "./prospects.ts";

const nowMs = Date.parse("2026-02-02T12:00:00Z");
const rulesWith = (decay: object) => ({ settings: settingsSchema.parse({ timezone: "UTC", decay }), nowMs });
const entryUnder = (rules: ReturnType<typeof rulesWith>) =>
	newEntry("vault:x", new Date(nowMs).toISOString(), 1, rules);

describe("prospects", () => {
	it("begin at the score that a memory has, and cross only what lies ahead", () => {
		const rules = rulesWith({});
		const entry = { ...entryUnder(rules), store: "semantic", pinned: false };
		expect(prospectOf(entry, rules).crosses.map(({ status }) => status)).toEqual(["fading", "dormant", "archived"]);
		const ahead = prospectOf({ ...entry, currentScore: 0.1, status: "dormant" }, rules);
		expect(ahead.course[0]).toBe(0.1);
		expect(ahead.crosses.map(({ status }) => status)).toEqual(["archived"]);
	});

	it.each([1e-6, 2e-8])("have no day after the year 9999, at a rate of %d", (lambda) => {
		const rules = rulesWith({ lambda });
		for (const { day } of prospectOf({ ...entryUnder(rules), store: "semantic", pinned: false }, rules).crosses)
			expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	});
});
