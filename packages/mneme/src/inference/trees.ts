// What boosted trees make of a row of figures: the chance of each class. scripts/boosted.ts grows them.
import { softmax } from "./vectors.ts";

/** Of every tree. */
export const TREE_DEPTH = 3;

/** A tree is a feature and a threshold per inner node, root first, then the leaves; tree i speaks for class i mod `classes`. */
export function weighByTrees(
	features: readonly number[],
	trees: readonly (readonly number[])[],
	classes: number,
): number[] {
	const sums = new Array<number>(classes).fill(0);
	for (let index = 0; index < trees.length; index++) {
		const tree = trees[index]!;
		let node = 0;
		for (let level = 0; level < TREE_DEPTH; level++)
			node = 2 * node + (features[tree[2 * node]!]! <= tree[2 * node + 1]! ? 1 : 2);
		sums[index % classes] = sums[index % classes]! + tree[node + 2 ** TREE_DEPTH - 1]!;
	}
	return softmax(sums);
}
