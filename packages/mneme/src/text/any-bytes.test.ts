import { describe, expect, it } from "vitest";
import { bytesOf, shownText, textOf } from "./any-bytes.ts";

describe("bytes as text", () => {
	it.each([
		["nothing", []],
		["ASCII", [0x61, 0x0a]],
		["letters of several bytes", [...Buffer.from("ü € 😀 \ufffd")]],
		["Latin-1", [0x63, 0x61, 0x66, 0xe9, 0x0a, 0xfc]],
		["both", [0xe9, ...Buffer.from("ü 😀"), 0xff, 0x80]],
		["letters cut short", [0xe2, 0x82, 0x61, 0xf0, 0x9f]],
		["half a pair, written as if it were a letter", [0xed, 0xb2, 0x80]],
	])("comes back: %s", (_, bytes) => {
		expect([...bytesOf(textOf(Buffer.from(bytes)))]).toEqual(bytes);
	});

	it("reads what is UTF-8 as such, and shows the rest as unknown", () => {
		const text = textOf(Buffer.from([0x63, 0xe9, ...Buffer.from("ü")]));
		expect(text.length).toBe(3);
		expect(shownText(text)).toBe("c\ufffdü");
	});
});
