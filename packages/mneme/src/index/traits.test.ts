import { describe, expect, it } from "vitest";
import { parseTraits, serializeTraits, stemNumber, traitsOf } from "./traits.ts";

describe("traits", () => {
	it("come back from their columns, wherever the driver puts the bytes", () => {
		for (const text of [
			"Ann: when did we paint it in 2023?",
			"2026-03-01: Deadline 15 March → 30 March",
			"東京 に行く",
		]) {
			const traits = traitsOf({ text });
			const columns = serializeTraits(traits);
			const shifted = new Uint8Array(columns.stems.length + 1);
			shifted.set(columns.stems, 1);
			expect(parseTraits(columns)).toEqual(traits);
			expect(parseTraits({ ...columns, stems: shifted.subarray(1) })).toEqual(traits);
		}
	});

	it("give all forms of a word one number", () => {
		expect(stemNumber("painted")).toBe(stemNumber("painting"));
		expect(stemNumber("painted")).not.toBe(stemNumber("pointed"));
		expect([...traitsOf({ title: "Alex", text: "paints cats" }).stems]).toEqual(
			["alex", "paint", "cat"].map(stemNumber),
		);
	});

	it("tell who speaks, what asks and what tells a time", () => {
		expect(traitsOf({ text: "Dr. Ann Lee: so?" })).toMatchObject({
			speaker: "dr ann lee",
			asks: true,
			tellsTime: false,
		});
		expect(traitsOf({ text: "we went last week [photo: a lake]" })).toMatchObject({
			speaker: "",
			asks: false,
			tellsTime: true,
		});
		expect(traitsOf({ text: "Isn't it? [photo: a lake]" }).asks).toBe(true);
		expect(traitsOf({ text: "2026-03-01 Rent 900 → 950" }).isSuperseded).toBe(true);
	});
});
