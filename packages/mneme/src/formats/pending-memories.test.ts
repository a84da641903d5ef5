import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryError } from "../model/errors.ts";
import { oneLine } from "./lines.ts";
import {
	addProposal,
	markConflict,
	type NewProposal,
	parsePendingMemories,
	pendingMemoriesTemplate,
	removeProposal,
	serializePendingMemories,
	setProposalStatus,
} from "./pending-memories.ts";
import { anyText, changedLines, golden, lineText, onlyAdds } from "./testing/texts.ts";

const seed = golden("pending-memories.md");
const proposal: NewProposal = {
	from: "coder",
	timestamp: "2026-02-03T10:15:00Z",
	trigger: 'user said "remember this pattern"',
	store: "procedural",
	content: "When refactoring, user wants tests written before changing implementation",
	entities: ["procedure--refactoring-workflow"],
	confidence: "high",
	coreWorthy: false,
};

describe("pending memories", () => {
	it("reads the seed's example", () => {
		const file = parsePendingMemories(seed);
		expect(file.problems).toEqual([]);
		expect(file.proposals).toHaveLength(2);
		expect(file.proposals[1]).toEqual({
			...proposal,
			number: 2,
			status: "pending",
			conflictsWith: [],
			line: 18,
			endLine: 27,
		});
	});

	it("appends as the seed does, and removes with the rule before it", () => {
		const first = removeProposal(parsePendingMemories(seed), 2);
		expect(seed.startsWith(serializePendingMemories(first))).toBe(true);
		const again = addProposal(first, proposal);
		expect([again.number, serializePendingMemories(again.file)]).toEqual([2, seed]);
		const last = removeProposal(parsePendingMemories(seed), 1);
		expect(last.proposals.map(({ number }) => number)).toEqual([2]);
		expect(last.problems).toEqual([]);
		expect(serializePendingMemories(removeProposal(last, 2))).toBe(seed.split("\n---")[0]);
		expect(
			serializePendingMemories(addProposal(parsePendingMemories(""), proposal).file).startsWith(
				pendingMemoriesTemplate(),
			),
		).toBe(true);
	});

	it("sets a status and nothing else", () => {
		const text = serializePendingMemories(setProposalStatus(parsePendingMemories(seed), 1, "deferred"));
		expect(changedLines(seed, text)).toEqual({ removed: ["- **Status**: pending"], added: ["- **Status**: deferred"] });
		expect(() => setProposalStatus(parsePendingMemories(seed), 9, "x")).toThrow(MemoryError);
	});

	it("reads the seed's conflict and flags one the same way", () => {
		const conflict = parsePendingMemories(golden("pending-memories-conflict.md"));
		expect(conflict.proposals.map(({ number, conflictsWith, status }) => [number, conflictsWith, status])).toEqual([
			[3, [4], "conflict — see #4"],
			[4, [3], "conflict — see #3"],
		]);
		const flagged = markConflict(parsePendingMemories(seed), 1, 2);
		expect(flagged.proposals.map(({ conflictsWith, status }) => [conflictsWith, status])).toEqual([
			[[2], "conflict — see #2"],
			[[1], "conflict — see #1"],
		]);
		expect(serializePendingMemories(flagged)).toContain("## Proposal #1 ⚠️ CONFLICT with #2\n");
	});

	it("names what is missing and reads the rest", () => {
		const file = parsePendingMemories(
			"## Idea\nx\n## Proposal #1\n- **From**: a\n- **Confidence**: very\n## Proposal #1\n- **From:** b\n- **Content**: c\n",
			"p.md",
		);
		expect(file.problems.map(({ line, expected }) => [line, expected])).toEqual([
			[1, "## Proposal #N"],
			[3, "- **Content**: …"],
			[5, "high, medium or low"],
			[6, "a number of its own"],
		]);
		expect(file.proposals.map(({ from, content }) => [from, content])).toEqual([
			["a", undefined],
			["b", "c"],
		]);
	});

	it("only adds, and reads back any content", () => {
		fc.assert(
			fc.property(anyText, lineText, (text, content) => {
				const { file, number } = addProposal(parsePendingMemories(text), { ...proposal, content });
				if (text.trim() !== "") expect(onlyAdds(text, serializePendingMemories(file))).toBe(true);
				expect(file.proposals.at(-1)).toMatchObject({ number, content: oneLine(content) });
			}),
		);
	});
});
