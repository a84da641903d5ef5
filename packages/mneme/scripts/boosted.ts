// Gradient-boosted trees of a fixed depth for several classes: deterministic by seed, for the small layers that the train scripts make.
// A tree is one row of numbers: a feature and a threshold for each inner node, root first, then the leaves from left to right.

import { softmax } from "../src/inference/vectors.ts";

interface BoostOptions {
	readonly classes: number;
	readonly rounds: number;
	readonly depth: number;
	readonly rate: number;
	/** Shares of the samples for a round and of the features for a split. */
	readonly sampleShare: number;
	readonly featureShare: number;
	readonly leastLeaf: number;
	readonly seed: number;
}

interface Split {
	readonly feature: number;
	readonly threshold: number;
}

type Inputs = readonly (readonly number[])[];

/** One tree per class and round, in that order of nesting: tree `i` belongs to class `i % classes`. */
export function trainBoosted(inputs: Inputs, labels: readonly number[], options: BoostOptions): number[][] {
	const random = createRandom(options.seed);
	const scores = inputs.map(() => new Array<number>(options.classes).fill(0));
	const trees: number[][] = [];
	for (let round = 0; round < options.rounds; round++) {
		const chances = scores.map(softmax);
		const drawn = inputs.map((_, index) => index).filter(() => random() < options.sampleShare);
		for (let label = 0; label < options.classes; label++) {
			const residuals = chances.map((chance, index) => (labels[index] === label ? 1 : 0) - chance[label]!);
			const tree = growTree(inputs, residuals, drawn, options, random);
			for (const [index, input] of inputs.entries())
				scores[index]![label] = scores[index]![label]! + readTree(tree, input, options.depth);
			trees.push(tree);
		}
	}
	return trees;
}

function growTree(
	inputs: Inputs,
	residuals: readonly number[],
	drawn: readonly number[],
	options: BoostOptions,
	random: () => number,
): number[] {
	let nodes: (readonly number[])[] = [drawn];
	const splits: Split[] = [];
	for (let level = 0; level < options.depth; level++) {
		nodes = nodes.flatMap((members) => {
			// A node that cannot be split sends everything to the left.
			const split = findSplit(inputs, residuals, members, options, random) ?? { feature: 0, threshold: 1e9 };
			splits.push(split);
			const left = members.filter((index) => inputs[index]![split.feature]! <= split.threshold);
			return [left, members.filter((index) => inputs[index]![split.feature]! > split.threshold)];
		});
	}
	return [...splits.flatMap(({ feature, threshold }) => [feature, threshold]), ...nodes.map(leafOf)];

	/** Friedman's one Newton step. */
	function leafOf(members: readonly number[]): number {
		const sum = members.reduce((total, index) => total + residuals[index]!, 0);
		const curve = members.reduce(
			(total, index) => total + Math.abs(residuals[index]!) * (1 - Math.abs(residuals[index]!)),
			0,
		);
		const step = curve < 1e-9 ? 0 : (((options.classes - 1) / options.classes) * sum) / curve;
		return options.rate * step;
	}
}

function findSplit(
	inputs: Inputs,
	residuals: readonly number[],
	members: readonly number[],
	{ featureShare, leastLeaf }: BoostOptions,
	random: () => number,
): Split | undefined {
	const total = members.reduce((sum, index) => sum + residuals[index]!, 0);
	const features = Array.from(inputs[0]!, (_, feature) => feature).filter(() => random() < featureShare);
	let best: (Split & { gain: number }) | undefined;
	for (const feature of features) {
		const sorted = members.toSorted((a, b) => inputs[a]![feature]! - inputs[b]![feature]!);
		let left = 0;
		for (let at = 0; at < sorted.length - 1; at++) {
			left += residuals[sorted[at]!]!;
			const [value, next] = [inputs[sorted[at]!]![feature]!, inputs[sorted[at + 1]!]![feature]!];
			const [leftCount, rightCount] = [at + 1, sorted.length - at - 1];
			if (value === next || leftCount < leastLeaf || rightCount < leastLeaf) continue;
			const gain = left ** 2 / leftCount + (total - left) ** 2 / rightCount;
			if (best === undefined || gain > best.gain) best = { feature, threshold: (value + next) / 2, gain };
		}
	}
	return best;
}

function readTree(tree: readonly number[], input: readonly number[], depth: number): number {
	let node = 0;
	for (let level = 0; level < depth; level++)
		node = 2 * node + (input[tree[2 * node]!]! <= tree[2 * node + 1]! ? 1 : 2);
	return tree[node + 2 ** depth - 1]!;
}

/** Mulberry32. */
function createRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
