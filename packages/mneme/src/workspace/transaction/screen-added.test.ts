import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { screenAdded } from "./screen-added.ts";

const shout = (text: string) => text.toUpperCase();

describe("screenAdded", () => {
	it("sees only lines that were not there, neighbours together", () => {
		const seen: string[] = [];
		const after = screenAdded("a\nb\nc\n", "a\nx\ny\nb\nc\nz", (added) => {
			seen.push(added);
			return shout(added);
		});
		expect(seen).toEqual(["x\ny\n", "z"]);
		expect(after).toBe("a\nX\nY\nb\nc\nZ");
	});

	it("sees a changed line whole, wherever the change in it is", () => {
		expect(screenAdded("key: abc\nend\n", "key: abd\nend\n", shout)).toBe("KEY: ABD\nend\n");
		expect(screenAdded("abc\n", "xabc\n", shout)).toBe("XABC\n");
		expect(screenAdded("x", "xy", shout)).toBe("XY");
	});

	it("changes no old line and leaves no new one out", () => {
		const text = fc.array(fc.constantFrom("a", "b", "cc", "", "d\r")).map((lines) => lines.join("\n"));
		fc.assert(
			fc.property(text, text, (before, after) => {
				const known = new Set(before === "" ? [] : before.split("\n"));
				const expected = after.split("\n").map((line) => (known.has(line) ? line : shout(line)));
				expect(screenAdded(before, after, shout).split("\n")).toEqual(expected);
			}),
		);
	});
});
