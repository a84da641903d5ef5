import { describe, expect, it } from "vitest";
import { parseDailyNote } from "./daily-note.ts";

describe("daily note", () => {
	it("gives items with their heading, tags and lines", () => {
		const text =
			"loose start\n# 2026-02-02\n\nWoke early,\nstill dark.\n\n## Work\n- [decision] Release: Friday\n  with notes\n\n  and more\n* other\n1. first\n\n```\n- code\n```\n### Sub\n<!-- - hidden -->\n---\nend";
		const file = parseDailyNote(text, "memory/2026-02-02-work.md");
		expect(file.date).toBe("2026-02-02");
		expect(
			file.items.map(({ heading, text, significance, line, endLine }) => [heading, text, significance, line, endLine]),
		).toEqual([
			["", "loose start", [], 1, 1],
			["", "Woke early,\nstill dark.", [], 4, 5],
			["Work", "Release: Friday\nwith notes\n\nand more", ["decision"], 8, 11],
			["Work", "other", [], 12, 12],
			["Work", "first", [], 13, 13],
			["Work", "```\n- code\n```", [], 15, 17],
			["Work", "end", [], 21, 21],
		]);
		expect(file.items[2]).toMatchObject({ label: "Release" });
	});
});
