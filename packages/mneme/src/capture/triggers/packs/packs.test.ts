import { describe, expect, it } from "vitest";
import { compilePack, expandPattern } from "../compile.ts";
import { LANGUAGE_PACKS } from "./index.ts";

describe.each(LANGUAGE_PACKS.map((pack) => [pack.lang, pack] as const))("pack %s", (_, pack) => {
	it("compiles, with a name of its own for each rule", () => {
		expect(compilePack(pack).rules).toHaveLength(pack.rules.length);
		expect(new Set(pack.rules.map(({ name }) => name)).size).toBe(pack.rules.length);
	});

	it("has no rule that can match nothing", () => {
		for (const rule of compilePack(pack).rules) expect([rule.name, rule.regex.test("")]).toEqual([rule.name, false]);
	});

	it("bounds every repetition of more than a word, so that no pattern runs away", () => {
		for (const { name, pattern } of pack.rules) {
			const unbounded = expandPattern(pattern, pack.fragments).match(/(?:\.|\[\^[^\]]*\])[*+]/g);
			expect([name, unbounded]).toEqual([name, null]);
		}
	});
});
