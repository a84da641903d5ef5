import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eolOf, joinLines, oneLine, replaceLines, splitLines } from "./lines.ts";
import { anyText } from "./testing/texts.ts";

describe("lines", () => {
	it("joins what it split, for any text", () => {
		fc.assert(fc.property(anyText, (text) => joinLines(splitLines(text)) === text));
	});

	it("keeps line ends and the byte order mark apart from the text", () => {
		const source = splitLines("\uFEFFa\r\nb\nc");
		expect(source).toEqual({
			bom: "\uFEFF",
			lines: [
				{ text: "a", eol: "\r\n" },
				{ text: "b", eol: "\n" },
				{ text: "c", eol: "" },
			],
		});
		expect(splitLines("").lines).toEqual([]);
	});

	it("takes the line end most lines have", () => {
		expect(eolOf(splitLines("a\r\nb\r\nc\n"))).toBe("\r\n");
		expect(eolOf(splitLines("a\r\nb\n"))).toBe("\n");
		expect(eolOf(splitLines("a"))).toBe("\n");
	});

	it("replaces lines in place, each with the line end it had", () => {
		const source = splitLines("a\r\nb\nc\r\nd");
		expect(joinLines(replaceLines(source, 1, 2, ["B", "B2"]))).toBe("a\r\nB\nB2\r\nc\r\nd");
		expect(joinLines(replaceLines(source, 3, 4, ["D"]))).toBe("a\r\nb\nc\r\nD");
		expect(joinLines(replaceLines(source, 4, 4, ["e"]))).toBe("a\r\nb\nc\r\nd\r\ne\r\n");
		expect(joinLines(replaceLines(source, 1, 3, []))).toBe("a\r\nd");
	});

	it("leaves every byte outside the replaced lines alone", () => {
		fc.assert(
			fc.property(anyText, fc.nat(), fc.nat(), (text, from, count) => {
				const source = splitLines(text);
				const start = from % (source.lines.length + 1);
				const end = Math.min(source.lines.length, start + (count % 4));
				const before = joinLines({ bom: source.bom, lines: source.lines.slice(0, start) });
				const after = joinLines({ bom: "", lines: source.lines.slice(end) });
				const changed = joinLines(replaceLines(source, start, end, ["new"]));
				return changed.startsWith(before) && changed.endsWith(after);
			}),
		);
	});

	it("makes one line of text with any kind of line break", () => {
		expect(oneLine("  a \r\n\n b\u2028c\vd ")).toBe("a b c d");
	});
});
