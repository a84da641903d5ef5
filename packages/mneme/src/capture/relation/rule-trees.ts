// What the rules' evidence alone makes of a pair: boosted trees (relation-trees.ts) to the probabilities of the four relations.

import { RELATIONS } from "../../inference/port.ts";
import { softmax } from "../../inference/vectors.ts";

/** Of every tree; scripts/train-relation.ts grows them so. */
export const TREE_DEPTH = 3;

/** In the order of RELATIONS. A tree is a feature and a threshold per inner node, root first, then the leaves; tree i speaks for relation i mod 4. */
export function weighByRules(features: readonly number[], trees: readonly (readonly number[])[]): number[] {
	const sums = RELATIONS.map(() => 0);
	for (const [index, tree] of trees.entries()) {
		let node = 0;
		for (let level = 0; level < TREE_DEPTH; level++)
			node = 2 * node + (features[tree[2 * node]!]! <= tree[2 * node + 1]! ? 1 : 2);
		sums[index % sums.length] = sums[index % sums.length]! + tree[node + 2 ** TREE_DEPTH - 1]!;
	}
	return softmax(sums);
}
