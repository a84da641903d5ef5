import { describe, expect, it } from "vitest";
import { parseSignificance, serializeSignificance } from "./significance.ts";

describe("significance tags", () => {
	it("are read from the start only, in any case, each once", () => {
		expect(parseSignificance("[Decision] [human][decision] we ship [lesson]")).toEqual({
			significance: ["decision", "human"],
			text: "we ship [lesson]",
		});
		expect(parseSignificance("[Fact 1] x")).toEqual({ significance: [], text: "[Fact 1] x" });
	});

	it("go on a line of their own before a block", () => {
		expect(serializeSignificance(["lesson"], "```\ncode\n```")).toBe("[lesson]\n```\ncode\n```");
		expect(serializeSignificance(["lesson"], "\n text")).toBe("[lesson] text");
		expect(serializeSignificance([], " as it is")).toBe(" as it is");
	});
});
