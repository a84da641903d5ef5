import { describe, expect, it } from "vitest";
import { traitsOf } from "../index/traits.ts";
import { fuse, partsOf } from "./fusion.ts";
import { readQuestion } from "./question.ts";
import { relevantOf } from "./relevance.ts";
import { signalsOf, withCosines } from "./signals.ts";

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

	it("takes what stands two lines away, and no further, for context", () => {
		const far = (place: number) =>
			signalsOf(question, [row(0, "Caroline: A sunrise."), row(place, "Tom: Lovely colours.")], statistics)[1]!;
		expect(far(2).farShare).toBeGreaterThan(0.5);
		expect(far(2).nearWords).toBeGreaterThan(0);
		expect(far(2).nearShare).toBe(0);
		expect(far(3)).toMatchObject({ farShare: 0, nearWords: 0 });
	});

	it("takes the better of a line's two cosines", () => {
		const both = { ...row(0, "A sunrise."), alone: 0.7, around: 0.85 };
		const [signals] = signalsOf(question, [both], statistics);
		expect(signals!.nearest).toBe(signals!.around);
		expect(withCosines(signals!, 0.9, 0.8).nearest).toBeCloseTo(3);
		expect(withCosines(signals!, undefined, undefined)).toEqual(signals);
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

describe("relevantOf", () => {
	const scored = (place: number, text: string, alone: number, score: number) => ({
		row: place,
		score,
		signals: signalsOf(question, [row(place, text, alone)], statistics)[0]!,
		liked: [],
	});

	it("is between 0 and 1, and falls with the distance to the best", () => {
		const lines = [scored(0, "Caroline: I painted the sunrise.", 0.85, 9), scored(1, "Tom: Nice.", 0.75, 5)];
		const [first, second] = relevantOf(lines, "both", 0);
		expect(first!.relevance).toBeGreaterThan(0.9);
		expect(second!.relevance).toBeLessThan(first!.relevance);
		expect(relevantOf(lines, "both", 0.9)).toHaveLength(1);
	});

	it("is not sure of a line that has neither the words nor the meaning, whatever its score", () => {
		expect(relevantOf([scored(0, "Tom: Caroline is late.", 0.7, 30)], "both", 0.3)).toEqual([]);
		expect(relevantOf([scored(0, "Tom: Caroline is late.", 0.7, 30)], "words", 0.3)).toEqual([]);
	});

	it("has nothing for nobody", () => expect(relevantOf([], "both", 0)).toEqual([]));
});
