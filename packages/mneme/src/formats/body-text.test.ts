import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeBody, readBody } from "./body-text.ts";
import { parseDocument } from "./document.ts";
import { splitLines } from "./lines.ts";
import { anyText } from "./testing/texts.ts";

describe("body text", () => {
	it("escapes headings, and fences and comments left open, but not what is closed", () => {
		expect(
			escapeBody("\n# a\n##b\n### c\n#d\n```\n## code\n```\n<!--\n## x\n-->\n```js\n~~~\n<!-- open\n\\# e\n\n"),
		).toEqual([
			"\\# a",
			"\\##b",
			"### c",
			"#d",
			"```",
			"## code",
			"```",
			"<!--",
			"## x",
			"-->",
			"\\```js",
			"\\~~~",
			"\\<!-- open",
			"\\\\# e",
		]);
	});

	it("never makes a heading or swallows one that follows, and reads back the same", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const source = splitLines(["## before", ...escapeBody(text), "## after", ""].join("\n"));
				const { sections, problems } = parseDocument(source, "");
				expect([sections.map(({ heading }) => heading), problems]).toEqual([["before", "after"], []]);
				const body = readBody(source, sections[0]!.start, sections[0]!.end);
				expect(body.trim()).toBe(
					text
						.split(/\r\n|\r|\n/)
						.join("\n")
						.trim(),
				);
			}),
		);
	});

	it("takes time linear in the lines, however many fences stay open", () => {
		const lines = escapeBody("```js\n".repeat(100_000));
		expect(lines.every((line) => line === "\\```js")).toBe(true);
	});
});
