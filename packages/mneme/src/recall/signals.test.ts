import { describe, expect, it } from "vitest";
import { traitsOf } from "../index/traits.ts";
import { fuse, partsOf } from "./fusion.ts";
import { readQuestion } from "./question.ts";
import { relevanceOf } from "./relevance.ts";
import { signalsOf } from "./signals.ts";

const question = readQuestion("When did Caroline paint the sunrise?", 0, "UTC");
const statistics = {
	memories: 500,
	holding: new Map([
		["caroline", 200],
		["paint", 9],
		["sunrise", 2],
	]),
};
const row = (place: number, text: string, alone?: number) => ({
	...traitsOf({ text }),
	file: 1,
	place,
	...(alone === undefined ? {} : { alone, around: alone }),
});

describe("signalsOf", () => {
	it("counts rare words more, other forms of a word alike, and what neighbours say", () => {
		const rows = [
			row(0, "Melanie: Nice weather."),
			row(1, "Caroline: I painted it last year."),
			row(2, "Tom: A sunrise?"),
		];
		const [first, second, third] = signalsOf(question, rows, statistics);
		expect(second!.words).toBeGreaterThan(0);
		expect(third!.share).toBeGreaterThan(second!.share - 0.2);
		expect(second!.nearShare).toBeCloseTo(1);
		expect(first!.words).toBe(0);
		expect(second).toMatchObject({ speaker: 1, time: 1, asks: 0 });
		expect(third).toMatchObject({ speaker: 0, asks: 1 });
		expect(fuse(second!)).toBeGreaterThan(fuse(first!));
	});

	it("lets meaning say nothing where there are no vectors", () => {
		const [signals] = signalsOf(question, [row(0, "Caroline: A sunrise.")], statistics);
		expect(signals).toMatchObject({ alone: 0, around: 0, before: 0, after: 0, logAround: 0 });
	});

	it("explains a score by parts that add up to it", () => {
		const [signals] = signalsOf(question, [row(0, "Caroline: I painted the sunrise.", 0.83)], statistics);
		const sum = partsOf(signals!).reduce((all, { points }) => all + points, 0);
		expect(sum).toBeCloseTo(fuse(signals!), 1);
	});
});

describe("relevanceOf", () => {
	it("is between 0 and 1, and falls with the distance to the best", () => {
		expect(relevanceOf(12, 12, true)).toBeGreaterThan(0.99);
		expect(relevanceOf(8, 12, true)).toBeLessThan(relevanceOf(10, 12, true));
		expect(relevanceOf(-4, -4, true)).toBeLessThan(0.05);
	});
});
