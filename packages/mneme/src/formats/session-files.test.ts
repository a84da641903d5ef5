import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryError } from "../model/errors.ts";
import { addObservation, parseObservations, removeObservation, serializeObservations } from "./observations.ts";
import { parseSessionState, renderSessionState } from "./session-state.ts";
import { anyText, lineText, onlyAdds } from "./testing/texts.ts";
import { appendToBuffer, parseWorkingBuffer, serializeWorkingBuffer, workingBufferTemplate } from "./working-buffer.ts";

describe("session state", () => {
	it("reads what it wrote", () => {
		const state = {
			session: "s-1",
			updated: "2026-02-02T14:30:00Z",
			task: "Ship\n\n## it",
			decisions: ["a: b", "c"],
			open: [],
			next: ["d"],
		};
		const file = parseSessionState(renderSessionState(state));
		expect([file.state, file.problems]).toEqual([state, []]);
		expect(parseSessionState("free text").state.task).toBe("");
	});
});

describe("working buffer", () => {
	it("is empty with nothing but title and comments", () => {
		expect(parseWorkingBuffer(workingBufferTemplate()).empty).toBe(true);
		expect(parseWorkingBuffer("").empty).toBe(true);
		expect(parseWorkingBuffer("# B\n\nsaved by hand\n").entries).toEqual([
			{ heading: "", body: "saved by hand", line: 3, endLine: 3 },
		]);
	});

	it("only adds, and gives back any body", () => {
		fc.assert(
			fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (bodies) => {
				let file = parseWorkingBuffer(workingBufferTemplate());
				for (const body of bodies) {
					const before = serializeWorkingBuffer(file);
					file = appendToBuffer(file, "2026-02-02T14:30Z", body);
					expect(onlyAdds(before, serializeWorkingBuffer(file))).toBe(true);
				}
				expect(file.entries.map(({ body }) => body.trim())).toEqual(
					bodies.map((body) =>
						body
							.split(/\r\n|\r|\n/)
							.join("\n")
							.trim(),
					),
				);
				expect(file.empty).toBe(false);
			}),
		);
	});
});

describe("observations", () => {
	it("reads dated lines and lines under a dated heading", () => {
		const text =
			"# Observations\n- 2026-03-10 [lesson] [human] warm the cache\n- 2026-03-11: plain\n- undated\n\n## 2026-03-12\n- [surprise] rain\n";
		const file = parseObservations(text, "o.md");
		expect(file.observations.map(({ date, significance, text }) => [date, significance, text])).toEqual([
			["2026-03-10", ["lesson", "human"], "warm the cache"],
			["2026-03-11", [], "plain"],
			["", [], "undated"],
			["2026-03-12", ["surprise"], "rain"],
		]);
		expect(file.problems).toEqual([{ path: "o.md", line: 4, expected: "- YYYY-MM-DD [tag] text", found: "undated" }]);
	});

	it("adds and removes a line without a trace", () => {
		const start = "# O\n\n- 2026-03-10 a\n";
		fc.assert(
			fc.property(lineText, (text) => {
				const added = addObservation(parseObservations(start), { date: "2026-03-11", significance: ["lesson"], text });
				expect(added.observations).toHaveLength(2);
				expect(serializeObservations(removeObservation(added, added.observations[1]!.line))).toBe(start);
			}),
		);
		expect(
			parseObservations(
				serializeObservations(
					addObservation(parseObservations(""), { date: "2026-03-11", significance: [], text: "x" }),
				),
			).problems,
		).toEqual([]);
		expect(() => removeObservation(parseObservations(start), 1)).toThrow(MemoryError);
	});
});
