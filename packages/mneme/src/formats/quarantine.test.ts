import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryError } from "../model/errors.ts";
import { addQuarantined, parseQuarantine, removeQuarantined, serializeQuarantine } from "./quarantine.ts";
import { anyText } from "./testing/texts.ts";

const caught = {
	timestamp: "2026-02-03T10:00Z",
	kind: "order-to-agent",
	target: "memory/episodes/2026-02-03.md",
	actor: "subagent:x",
};

describe("quarantine", () => {
	it("holds any text without letting it out, and gives it back", () => {
		fc.assert(
			fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (contents) => {
				let file = parseQuarantine("");
				for (const content of contents) file = addQuarantined(file, { ...caught, content }).file;
				expect(file.entries.map(({ content }) => content)).toEqual(
					contents.map((content) => content.split(/\r\n|\r|\n/).join("\n")),
				);
				expect(file.entries[0]).toMatchObject({ ...caught, number: 1, content: file.entries[0]!.content });
				expect(file.problems).toEqual([]);
			}),
		);
	});

	it("takes an entry out and never touches the others", () => {
		const one = addQuarantined(parseQuarantine(""), { ...caught, content: "a" }).file;
		const two = addQuarantined(one, { ...caught, content: "b" }).file;
		expect(serializeQuarantine(removeQuarantined(two, 2))).toBe(serializeQuarantine(one));
		expect(removeQuarantined(two, 1).entries.map(({ content }) => content)).toEqual(["b"]);
		expect(() => removeQuarantined(two, 3)).toThrow(MemoryError);
	});

	it("names what it cannot read", () => {
		expect(parseQuarantine("## x\n## 1 | t | k\nno fence\n").problems.map(({ line }) => line)).toEqual([1, 2]);
	});
});
