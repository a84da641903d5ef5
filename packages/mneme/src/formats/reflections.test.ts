import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryError } from "../model/errors.ts";
import {
	addEvolutionNote,
	evolutionTemplate,
	parseEvolution,
	removeEvolutionNote,
	serializeEvolution,
} from "./evolution.ts";
import { parsePendingReflection, renderPendingReflection } from "./pending-reflection.ts";
import {
	appendReflection,
	parseReflectionLog,
	reflectionLogTemplate,
	serializeReflectionLog,
} from "./reflection-log.ts";
import { anyText, changedLines, golden, lineText, onlyAdds } from "./testing/texts.ts";

describe("pending reflection", () => {
	const seed = golden("pending-reflection.md");

	it("reads the seed's example, and writes it the same", () => {
		const file = parsePendingReflection(seed);
		expect(file.problems).toEqual([]);
		expect(file.summary).toMatchObject({
			date: "2026-02-02",
			contradictions: [],
			reflection: 5,
			tokensUsed: 5200,
			tokenBudget: 8000,
			processed: "23 episodes, 8 entities, 3 procedures",
			reviewed: 4,
			next: "2026-02-03 03:00",
		});
		expect([file.summary.knowledge.length, file.summary.connections.length, file.summary.questions.length]).toEqual([
			3, 2, 2,
		]);
		expect(file.summary.coreDiff.split("\n")).toHaveLength(4);
		expect(renderPendingReflection(file.summary)).toBe(seed);
	});

	it("reads back any texts, and tells what is missing", () => {
		fc.assert(
			fc.property(fc.array(lineText.map((text) => `x ${text}`)), anyText, (knowledge, coreDiff) => {
				const { summary } = parsePendingReflection(seed);
				const text = renderPendingReflection({ ...summary, knowledge, coreDiff, evolution: coreDiff });
				const { summary: read } = parsePendingReflection(text);
				expect(read.knowledge).toHaveLength(knowledge.length);
				expect(read.coreDiff).toBe(coreDiff.split(/\r\n|\r|\n/).join("\n"));
				expect(read.evolution.trim()).toBe(
					coreDiff
						.split(/\r\n|\r|\n/)
						.join("\n")
						.trim(),
				);
				expect(read.questions).toEqual(summary.questions);
			}),
		);
		expect(parsePendingReflection("# Reflection\n").problems.map(({ expected }) => expected)).toEqual([
			"# Reflection Summary — YYYY-MM-DD",
			"**Reflection #**: N",
		]);
	});
});

describe("reflection log", () => {
	const entry = {
		number: 5,
		date: "2026-02-02",
		outcome: "approved",
		session: "r-005",
		processed: "23 episodes",
		tokensUsed: 5200,
		summary: "Learned\n\n- a\n## b",
	};

	it("appends, and reads what it wrote", () => {
		const once = appendReflection(parseReflectionLog(""), entry);
		const twice = appendReflection(once, { ...entry, number: 6, outcome: "rejected" });
		expect(
			serializeReflectionLog(twice).startsWith(
				`${reflectionLogTemplate()}\n## Reflection #5 — 2026-02-02\n- **Outcome**: approved\n`,
			),
		).toBe(true);
		expect(onlyAdds(serializeReflectionLog(once), serializeReflectionLog(twice))).toBe(true);
		expect(twice.reflections.map(({ line, endLine, ...rest }) => rest)).toEqual([
			entry,
			{ ...entry, number: 6, outcome: "rejected" },
		]);
		expect(twice.problems).toEqual([]);
	});

	it("names headings that are no reflection", () => {
		expect(parseReflectionLog("## Something\n", "l.md").problems).toEqual([
			{ path: "l.md", line: 1, expected: "## Reflection #N — YYYY-MM-DD", found: "Something" },
		]);
	});
});

describe("evolution", () => {
	const note = { section: "Insights", date: "2026-02-02", reflection: 5, text: "Both, not either" } as const;

	it("adds a note to its section and takes it out again", () => {
		const added = addEvolutionNote(parseEvolution(evolutionTemplate()), note);
		expect(changedLines(evolutionTemplate(), serializeEvolution(added)).added).toEqual([
			"- 2026-02-02 (#5): Both, not either",
		]);
		expect(added.notes).toMatchObject([note]);
		expect(serializeEvolution(removeEvolutionNote(added, added.notes[0]!.line))).toBe(evolutionTemplate());
		expect(serializeEvolution(addEvolutionNote(parseEvolution(""), note))).toBe(serializeEvolution(added));
		expect(() => removeEvolutionNote(added, 1)).toThrow(MemoryError);
	});

	it("keeps a person's own lines, and names a date it cannot read", () => {
		const file = parseEvolution("## Insights\n- just so\n- 2026-02-02: no number\n", "e.md");
		expect(file.notes.map(({ text, reflection }) => [text, reflection])).toEqual([
			["just so", 0],
			["2026-02-02: no number", 0],
		]);
		expect(file.problems.map(({ line }) => line)).toEqual([3]);
	});
});
