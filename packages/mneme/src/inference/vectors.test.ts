import { expect, it } from "vitest";
import { normalize, pool } from "./vectors.ts";

const states = Float32Array.from([3, 0, 0, 0, 0, 8]);

it("pools the mean of all tokens, or the first one, to unit length", () => {
	expect(Array.from(pool(states, [1, 3, 2], "mean"))).toEqual([
		expect.closeTo(3 / 73 ** 0.5),
		expect.closeTo(8 / 73 ** 0.5),
	]);
	expect(Array.from(pool(states, [1, 3, 2], "cls"))).toEqual([1, 0]);
});

it("takes an output that is pooled already", () => {
	expect(Array.from(pool(Float32Array.from([0, 4]), [1, 2], "mean"))).toEqual([0, 1]);
});

it.each([[[0, 0]], [[Number.NaN, 1]], [[Number.POSITIVE_INFINITY, 1]]])(
	"refuses %j, which has no direction",
	(numbers) => {
		expect(() => normalize(Float32Array.from(numbers))).toThrow(expect.objectContaining({ code: "MODEL" }));
	},
);
