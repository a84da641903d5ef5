// Trains what src/capture/relation/relate.ts weighs by. First the rules' trees, on the pairs that the relation model was trained on
// (eval/data/relation-train.jsonl): only the evidence is read, so these do for it. Then the combination of model and rules, on pairs
// that neither has seen: relation-dev and the sets of eval/sets. Prints the figures of leaving one author out, with objections.
// From packages/mneme: npx tsx scripts/train-relation.ts

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openEvalJudge } from "../eval/models.ts";
import { type PairLine, readPairSet } from "../eval/pairs.ts";
import { readEvidence } from "../src/capture/relation/evidence.ts";
import { type ModelOpinion, pairFeatures, ruleFeatures } from "../src/capture/relation/features.ts";
import { judge, MERGE_PROBABILITY } from "../src/capture/relation/relate.ts";
import { RELATIONS } from "../src/inference/port.ts";
import { TREE_DEPTH, weighByTrees } from "../src/inference/trees.ts";
import { trainBoosted } from "./boosted.ts";
import { trainLogistic } from "./logistic.ts";
import { renderRows, TREES_NOTE } from "./rows.ts";

/** Sets that the judge has not learned from. */
const AUTHORS = ["data/relation-dev", "sets/pairs-held", "sets/pairs-own", "sets/pairs-fresh", "sets/pairs-strangers"];
/** Twice the trees, or four levels, gain nothing on the left-out authors. */
const BOOST = {
	classes: RELATIONS.length,
	rounds: 80,
	depth: TREE_DEPTH,
	rate: 0.15,
	sampleShare: 0.6,
	featureShare: 0.3,
	leastLeaf: 5,
	seed: 7,
};
/** On features of unit variance; a third or three times of it is within a point on the left-out authors. */
const LOGISTIC = { classes: RELATIONS.length, decay: 0.045, steps: 400 };
const DIGITS = 4;

interface Sample {
	readonly line: PairLine;
	readonly author: string;
	readonly opinion: ModelOpinion;
	readonly features: readonly number[];
	readonly label: number;
}

function fileAt(path: string): string {
	return fileURLToPath(new URL(path, import.meta.url));
}

function labelOf({ relation }: PairLine): number {
	return RELATIONS.indexOf(relation);
}

/** The pairs are hard contrasts, all about one thing; every so many of them also lends half of a pair about two. */
const UNRELATED_EVERY = 8;

function trainTrees(): number[][] {
	const hard = readPairSet(fileAt("../eval/data/relation-train.jsonl"));
	const unrelated = hard
		.filter((_, i) => i % UNRELATED_EVERY === 0)
		.map((line, i): PairLine => {
			const other = hard[(i * UNRELATED_EVERY + Math.floor(hard.length / 2)) % hard.length]!;
			return { ...line, b: other.b, relation: "different" };
		});
	const lines = [...hard, ...unrelated];
	const inputs = lines.map(({ a, b }) => ruleFeatures(readEvidence(a, b)));
	const round = (value: number) => Number(value.toFixed(DIGITS));
	return trainBoosted(inputs, lines.map(labelOf), BOOST).map((tree) => tree.map(round));
}

async function readSamples(trees: readonly number[][]): Promise<Sample[]> {
	const lines = AUTHORS.flatMap((author) =>
		readPairSet(fileAt(`../eval/${author}.jsonl`))
			.filter(({ unsure }) => !unsure)
			.map((line) => ({ line, author })),
	);
	const model = openEvalJudge();
	const forward = await model.relate(lines.map(({ line: { a, b } }) => ({ old: a, new: b })));
	const backward = await model.relate(lines.map(({ line: { a, b } }) => ({ old: b, new: a })));
	await model.close();
	return lines.map(({ line, author }, i) => {
		const evidence = readEvidence(line.a, line.b);
		const opinion: ModelOpinion = { forward: forward[i]!, backward: backward[i]! };
		const features = pairFeatures(evidence, opinion, weighByTrees(ruleFeatures(evidence), trees, RELATIONS.length));
		return { line, author, opinion, features, label: labelOf(line) };
	});
}

/** Weights for the features as they are, learnt on features of mean 0 and variance 1. */
function trainCombination(samples: readonly Sample[]): number[][] {
	const size = samples[0]!.features.length;
	const means = Array.from({ length: size }, (_, i) => mean(samples.map(({ features }) => features[i]!)));
	const spreads = means.map((middle, i) =>
		Math.sqrt(mean(samples.map(({ features }) => (features[i]! - middle) ** 2))),
	);
	const inputs = samples.map(({ features }) =>
		features.map((value, i) => (spreads[i]! > 0 ? (value - means[i]!) / spreads[i]! : 0)),
	);
	const labels = samples.map(({ label }) => label);
	return trainLogistic(inputs, labels, LOGISTIC).map((row) => {
		const weights = means.map((_, i) => (spreads[i]! > 0 ? row[i]! / spreads[i]! : 0));
		const bias = weights.reduce((sum, weight, i) => sum - weight * means[i]!, row[size]!);
		return [...weights, bias].map((weight) => Number(weight.toFixed(DIGITS)));
	});
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function measure(author: string, samples: readonly Sample[], trees: readonly number[][]): string {
	const rows = trainCombination(samples.filter((sample) => sample.author !== author));
	const left = samples.filter((sample) => sample.author === author);
	const verdicts = left.map(({ line: { a, b }, opinion }) =>
		judge({ old: a, new: b }, opinion, "model+rules", { trees, rows }),
	);
	const right = left.filter(({ line }, i) => line.relation === verdicts[i]!.relation).length;
	const merged = left.filter(
		(_, i) => verdicts[i]!.relation === "same" && verdicts[i]!.probability >= MERGE_PROBABILITY,
	);
	const merges = merged.filter(({ line }) => line.relation === "same").length;
	return `${author} left out: ${(right / left.length).toFixed(3)} of ${left.length}, merges ${merges} of ${merged.length}\n`;
}

const trees = trainTrees();
const samples = await readSamples(trees);
for (const author of AUTHORS) process.stderr.write(measure(author, samples, trees));
writeFileSync(
	fileAt("../src/capture/relation/relation-trees.ts"),
	renderRows("TREES", `Made by scripts/train-relation.ts. ${TREES_NOTE}`, trees),
);
writeFileSync(
	fileAt("../src/capture/relation/relation-weights.ts"),
	renderRows(
		"MODEL_AND_RULES",
		`Made by scripts/train-relation.ts from ${samples.length} pairs. A row per relation, the bias last.`,
		trainCombination(samples),
	),
);
