import { describe, expect, it } from "vitest";
import {
	addProcedureLine,
	createProcedure,
	parseProcedure,
	serializeProcedure,
	setProcedureHeader,
	setSteps,
	setTrigger,
} from "./procedure.ts";
import { changedLines, golden } from "./testing/texts.ts";

const seed = golden("procedure.md");

describe("procedure", () => {
	it("reads the seed's example", () => {
		const file = parseProcedure(seed, "memory/procedures/how-to-deploy.md");
		expect(file.problems).toEqual([]);
		expect(file.slug).toBe("how-to-deploy");
		expect(file.header).toEqual({ learned: "2026-01-25", lastUsed: "2026-01-30", decayScore: 0.85, accessCount: 3 });
		expect(file.trigger).toBe("When user asks to deploy, push to production, or ship.");
		expect(file.steps.map(({ marker }) => marker)).toEqual(["1.", "2.", "3.", "4.", "5."]);
		expect([file.notes.length, file.learnedFrom.length]).toEqual([2, 2]);
	});

	it("changes only what it is told to", () => {
		const file = parseProcedure(seed);
		const edited = addProcedureLine(
			setSteps(setTrigger(setProcedureHeader(file, { accessCount: 4, pinned: true }), "Now\n# x"), ["a", "b"]),
			"Notes",
			"n",
		);
		expect(serializeProcedure(edited)).toBe(
			seed
				.replace("Access count: 3 -->", "Access count: 4 | Pinned: yes -->")
				.replace(/When user.*/, "Now\n\\# x")
				.replace(/1\. Run[\s\S]*channel\n/, "1. a\n2. b\n")
				.replace("auto-deploy)\n", "auto-deploy)\n- n\n"),
		);
		expect(edited.trigger).toBe("Now\n# x");
		expect(
			changedLines(seed, serializeProcedure(setSteps(file, ["Run test suite first (user insists on this)"]))).added,
		).toEqual([]);
	});

	it("makes a new file that reads as what it was made of", () => {
		const file = createProcedure({
			slug: "brew",
			learned: "2026-02-02",
			trigger: "Tea",
			steps: ["Boil", "Pour"],
			notes: [],
			learnedFrom: ["episode:2026-02-02:14:30"],
		});
		expect(serializeProcedure(file)).toBe(
			"# brew.md\n\n<!-- Type: procedure | Learned: 2026-02-02 -->\n\n## Trigger\nTea\n\n## Steps\n1. Boil\n2. Pour\n\n## Learned From\n- episode:2026-02-02:14:30\n",
		);
		expect(file.problems).toEqual([]);
	});
});
