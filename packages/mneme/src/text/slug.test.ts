import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "./slug.ts";

describe("slugify", () => {
	it.each([
		["OAuth2 PKCE", "oauth2-pkce"],
		["  Hello,   World!  ", "hello-world"],
		["Don't panic", "dont-panic"],
		["Müller & Söhne", "müller-söhne"],
		["Mu\u0308ller", "müller"],
		["上海 办公室", "上海-办公室"],
		["node.js / v20.19", "node-js-v20-19"],
		["हिन्दी", "हिन्दी"],
		["../../etc/passwd", "etc-passwd"],
		["a\u200bb\u202e", "ab"],
		["foo_bar\u0000baz", "foo-bar-baz"],
	])("%j → %s", (text, expected) => {
		expect(slugify(text)).toBe(expected);
	});

	it("is never empty and tells different texts apart", () => {
		expect(slugify("")).toMatch(/^x-[0-9a-f]{8}$/);
		expect(slugify("🎉")).toMatch(/^x-[0-9a-f]{8}$/);
		expect(slugify("🎉")).not.toBe(slugify("🚀"));
		expect(slugify("\ud800")).toMatch(/^x-/);
	});

	it("avoids device names of Windows", () => {
		for (const name of ["CON", "nul", "com1", "LPT9."]) {
			expect(slugify(name)).toMatch(/^(con|nul|com1|lpt9)-[0-9a-f]{8}$/);
		}
		expect(slugify("console")).toBe("console");
	});

	it("cuts between graphemes, at 60 bytes", () => {
		expect(slugify("記憶".repeat(40))).toBe("記憶".repeat(10));
		expect(slugify(`${"a".repeat(58)}é́z`)).toBe("a".repeat(58));
		expect(slugify("word ".repeat(1_000_000))).toHaveLength(59);
	});

	it("gives a safe file name for any text, and the same for its own output", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
				const slug = slugify(text);
				expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(60);
				expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u);
				expect(slug).not.toMatch(/-$/);
				expect(slugify(slug)).toBe(slug);
			}),
		);
	});
});
