import { describe, expect, it } from "vitest";
import { readPieces } from "./pieces.ts";

describe("readPieces", () => {
	it("gives a short text whole and a long one in pieces that leave nothing out and end with a sentence", () => {
		expect(readPieces("One is here. Two is there!")).toEqual([{ start: 0, end: 26 }]);
		expect(readPieces("123 … 456")).toEqual([]);
		const long = "A sentence of some words stands here. ".repeat(60);
		const pieces = readPieces(long);
		expect(pieces.map(({ start, end }) => long.slice(start, end)).join("")).toBe(long);
		for (const { start, end } of pieces.slice(0, -1)) expect(long.slice(start, end)).toMatch(/\.$/);
	});
});
