import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findInvisible, stripInvisible } from "./invisible.ts";

describe("stripInvisible", () => {
	it.each([
		["zero-width space", "pass\u200bword", "password"],
		["byte order mark", "\ufeffhello", "hello"],
		["bidi override", "user\u202etxt.exe\u202c", "usertxt.exe"],
		["isolates", "a\u2066b\u2069c", "abc"],
		["soft hyphen", "re\u00admember", "remember"],
		["tag characters", `hi${String.fromCodePoint(0xe0069, 0xe0067, 0xe006e)}`, "hi"],
		["joiner between Latin letters", "ig\u200dnore", "ignore"],
		["variation selector after a letter", "a\ufe0f", "a"],
		["control characters", "a\u0000b\u001bc", "abc"],
	])("strips: %s", (_, text, expected) => {
		expect(stripInvisible(text)).toBe(expected);
	});

	it.each([
		["family emoji", "👨‍👩‍👧‍👦"],
		["emoji with skin tone and joiner", "👩🏽‍💻"],
		["rainbow flag", "🏳️‍🌈"],
		["heart with variation selector", "❤️"],
		["keycap", "1️⃣"],
		["flag of Scotland", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
		["Persian with ZWNJ", "می\u200cخواهم"],
		["Sinhala with ZWJ", "ශ්\u200dරී"],
		["mark beside Hebrew", "שלום\u200f!"],
		["tabs and line ends", "a\tb\r\nc\n"],
	])("keeps: %s", (_, text) => {
		expect(stripInvisible(text)).toBe(text);
	});

	it("reports runs as one span and leaves nothing to find", () => {
		expect(findInvisible("a\u200b\u200bb\u200b")).toEqual([
			{ start: 1, end: 3 },
			{ start: 4, end: 5 },
		]);
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
				const once = stripInvisible(text);
				expect(text.length - once.length).toBe(
					findInvisible(text).reduce((sum, span) => sum + span.end - span.start, 0),
				);
			}),
		);
	});
});
