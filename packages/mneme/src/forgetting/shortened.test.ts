// Other words in the lines of a memory: what stands around them stays, however many lines there are.
import { expect, it } from "vitest";
import { joinLines, splitLines } from "../formats/lines.ts";
import { withText } from "./shortened.ts";

const put = (file: string, text: string, left: string) => {
	const source = splitLines(file);
	const fresh = withText(source, { text, lineStart: 1, lineEnd: source.lines.length }, left);
	return fresh && joinLines(fresh);
};

it.each([
	["- a $& b <!-- k7f2 -->\r\n", "a $& b", "b $1", "- b $1 <!-- k7f2 -->\r\n"],
	["  * [x] one.\n    two (2). <!-- k7f2 -->\n", "one.\ntwo (2).", "two (2).", "  * [x] two (2). <!-- k7f2 -->\n"],
	["## 12:00 | one\none\n\nthree\n", "one\n\nthree", "three", "## 12:00 | one\nthree\n"],
	["- one\n  two\n  three\n", "one\ntwo\nthree", "one\nthree", "- one\n  three\n"],
	[
		"- a. b\n  - c\n      - d\n    - e\n",
		"a. b\n- c\n- d\n- e",
		"B\n- c\n- d\n- e",
		"- B\n  - c\n      - d\n    - e\n",
	],
	["- B\n  - c\n      - d\n", "B\n- c\n- d", "a. b\n- c\n- d", "- a. b\n  - c\n      - d\n"],
	[
		"Plan.\n  - a\n  - b c\n\nEnd.\n",
		"Plan.\n  - a\n  - b c\n\nEnd.",
		"Plan.\n  - a\n  - b\n\nEnd.",
		"Plan.\n  - a\n  - b\n\nEnd.\n",
	],
	["one\n  two. x <!-- k -->\n", "one\ntwo. x", "one\nx", "one\n  x <!-- k -->\n"],
])("%j", (file, text, left, wanted) => {
	expect(put(file, text, left)).toBe(wanted);
});

it("does not touch lines that say something else", () => {
	expect(put("- one more\n", "two", "three")).toBeUndefined();
	expect(put("- one\n  other\n", "one\ntwo", "two")).toBeUndefined();
});

it("reads many lines and blank ones at once", () => {
	const lines = Array.from({ length: 20_000 }, (_, i) => (i % 2 ? "    " : `line ${i}`));
	expect(put(lines.join("\n"), `${lines.join("\n")}!`, "x")).toBeUndefined();
});
