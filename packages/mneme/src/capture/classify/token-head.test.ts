import { describe, expect, it } from "vitest";
import { type HeadSample, joinTokenHeads, storeTokenHead, trainTokenHead } from "../../../scripts/train-token-head.ts";
import { classifyTokens, decodeTokenHead } from "./token-head.ts";

const DIMENSIONS = 4;
const OPTIONS = { labels: ["no", "yes"], dimensions: DIMENSIONS, units: 6, epochs: 60, dropout: 0, decay: 0.001 };

/** Noise around a common part; where it is "yes", one token anywhere points another way. */
function makeSamples(count: number, seed: number): HeadSample[] {
	let state = seed;
	const next = () => {
		state = (state * 48271) % 2147483647;
		return state / 2147483647;
	};
	return Array.from({ length: count }, (_, at) => {
		const rows = 3 + Math.floor(next() * 6);
		const tokens = Float32Array.from({ length: rows * DIMENSIONS }, () => 5 + next());
		const label = at % 2;
		if (label === 1) tokens[Math.floor(next() * rows) * DIMENSIONS + 2]! += 2;
		return { tokens, features: [0], label, weight: 1 };
	});
}

const rightShare = (head: Parameters<typeof classifyTokens>[0], samples: readonly HeadSample[]) =>
	samples.filter(({ tokens, features, label }) => classifyTokens(head, tokens, features)[label]! > 0.5).length /
	samples.length;

describe("token head", () => {
	const train = makeSamples(300, 7);
	const unseen = makeSamples(200, 11);

	it("finds one telling token wherever it stands, after packing too", () => {
		const head = trainTokenHead(train, { ...OPTIONS, seed: 1 });
		expect(rightShare(head, unseen)).toBeGreaterThan(0.95);
		expect(rightShare(decodeTokenHead(storeTokenHead(head)), unseen)).toBeGreaterThan(0.95);
	});

	it("is the same for the same seed", () => {
		const short = { ...OPTIONS, epochs: 2 };
		expect(trainTokenHead(train, { ...short, seed: 3 }).units).toEqual(
			trainTokenHead(train, { ...short, seed: 3 }).units,
		);
		expect(trainTokenHead(train, { ...short, seed: 4 }).units).not.toEqual(
			trainTokenHead(train, { ...short, seed: 3 }).units,
		);
	});

	it("joins heads into one that gives the mean of their sums", () => {
		const heads = [1, 2].map((seed) => trainTokenHead(train, { ...OPTIONS, epochs: 2, seed }));
		const logit = (head: (typeof heads)[number], { tokens, features }: HeadSample) => {
			const [no, yes] = classifyTokens(head, tokens, features);
			return Math.log(yes! / no!);
		};
		const joined = joinTokenHeads(heads);
		for (const sample of unseen.slice(0, 20))
			expect(logit(joined, sample)).toBeCloseTo((logit(heads[0]!, sample) + logit(heads[1]!, sample)) / 2, 3);
	});

	it("reads figures of the caller's own", () => {
		const samples = train.map((sample, at) => ({ ...sample, tokens: train[0]!.tokens, features: [at % 2] }));
		const head = trainTokenHead(samples, { ...OPTIONS, seed: 1 });
		expect(classifyTokens(head, train[0]!.tokens, [1])[1]).toBeGreaterThan(0.8);
		expect(classifyTokens(head, train[0]!.tokens, [0])[1]).toBeLessThan(0.2);
	});
});
