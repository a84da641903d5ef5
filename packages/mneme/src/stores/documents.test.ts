import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitDocument } from "./documents.ts";

describe("a long text in parts", () => {
	it("ends parts between paragraphs, lines or words, and takes no character apart", () => {
		const [first] = splitDocument(`${"a".repeat(299_000)}\n\nb\n${"c".repeat(10_000)}`);
		expect(first).toBe(`${"a".repeat(299_000)}\n\n`);
		const words = splitDocument("word ".repeat(100_000));
		expect(words.every((part) => /^word (?:word )*\n?$/.test(part))).toBe(true);
		const halves = splitDocument(`x${"🎉".repeat(400_000)}`).filter((part) => /^[\udc00-\udfff]/.test(part));
		expect(halves).toEqual([]);
	});

	it("loses nothing", () => {
		const piece = fc.constantFrom("\n\n", "\n", " ", "x".repeat(50_000), "🎉".repeat(30_000), "word ".repeat(20_000));
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
				const text = pieces.join("");
				const parts = splitDocument(text);
				expect(parts.every((part) => part.length <= 300_001)).toBe(true);
				let at = 0;
				for (const part of parts) {
					const said = text.startsWith(part, at) ? part : part.slice(0, -1);
					expect(text.startsWith(said, at)).toBe(true);
					at += said.length;
				}
				expect(at).toBe(text.length);
			}),
			{ numRuns: 30 },
		);
	});
});
