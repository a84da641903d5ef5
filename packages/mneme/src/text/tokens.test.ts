import { describe, expect, it } from "vitest";
import { countTokens, estimateTokens } from "./tokens.ts";

const SAMPLES = [
	"The quick brown fox jumps over the lazy dog, and nobody minded at all.",
	"Die Geschwindigkeitsbegrenzung gilt auf der Autobahn nicht überall.",
	"我喜欢在周末去公园散步，然后读书。",
	"来週の火曜日に会議があります。",
	"내일 회의가 있습니다.",
	"Я предпочитаю чай, а не кофе.",
	"export function foo(a: string): number {\n\treturn a.length >>> 2;\n}\n",
	"🎉👨‍👩‍👧‍👦🚀❤️",
	"a\ud800b",
	" ".repeat(5000),
];

describe("countTokens", () => {
	it("counts with the o200k vocabulary", async () => {
		expect(await countTokens("")).toBe(0);
		expect(await countTokens("hello world")).toBe(2);
		expect(await countTokens(SAMPLES[0]!)).toBe(16);
	});

	it("takes special tokens as plain text", async () => {
		expect(await countTokens("<|endoftext|>")).toBeGreaterThan(1);
	});

	it("counts long texts in pieces without losing any", async () => {
		expect(await countTokens("word ".repeat(100_000))).toBeCloseTo(100_000, -2);
		expect(await countTokens("a".repeat(200_000))).toBeGreaterThan(10_000);
	});
});

describe("estimateTokens", () => {
	it.each(SAMPLES)("is not below the true count: %j", async (text) => {
		const exact = await countTokens(text);
		expect(estimateTokens(text)).toBeGreaterThanOrEqual(exact);
		expect(estimateTokens(text)).toBeLessThanOrEqual(exact * 5 + 5);
	});
});
