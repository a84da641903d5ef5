// Trains the weights of src/capture/relation/relate.ts on pairs the relation model was never trained on: with the model's opinion
// (eval/data/relation-dev.jsonl) and for the rules alone. From packages/mneme: npx tsx scripts/train-relation.ts

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readPairSet } from "../eval/pairs.ts";
import { readEvidence } from "../src/capture/relation/evidence.ts";
import { pairFeatures } from "../src/capture/relation/features.ts";
import { openBundledRelation } from "../src/inference/bundled.ts";
import { RELATIONS } from "../src/inference/port.ts";
import { createRuntime } from "../src/inference/runtime.ts";
import { trainLogistic } from "./logistic.ts";

const TRAINING = fileURLToPath(new URL("../eval/data/relation-dev.jsonl", import.meta.url));
const TARGET = fileURLToPath(new URL("../src/capture/relation/relation-weights.ts", import.meta.url));
/** Ten-fold cross-validation is flat from a third to three times this. */
const OPTIONS = { classes: RELATIONS.length, decay: 0.003, steps: 400 };
const DIGITS = 4;

const lines = readPairSet(TRAINING);
const model = openBundledRelation(createRuntime({ nativeFolder: process.cwd() }));
const forward = await model.relate(lines.map(({ a, b }) => ({ old: a, new: b })));
const backward = await model.relate(lines.map(({ a, b }) => ({ old: b, new: a })));
await model.close();
const labels = lines.map(({ relation }) => RELATIONS.indexOf(relation));
const evidence = lines.map(({ a, b }) => readEvidence(a, b));
const both = evidence.map((one, i) => pairFeatures(one, { forward: forward[i]!, backward: backward[i]! }));
const alone = evidence.map((one) => pairFeatures(one, undefined));

function table(name: string, inputs: readonly number[][]): string {
	const rows = trainLogistic(inputs, labels, OPTIONS).map(
		(row, label) =>
			`\t// ${RELATIONS[label]}\n\t[${Array.from(row, (weight) => Number(weight.toFixed(DIGITS))).join(", ")}],`,
	);
	return `export const ${name}: readonly (readonly number[])[] = [\n${rows.join("\n")}\n];\n`;
}

const header = `// Made by scripts/train-relation.ts from eval/data/relation-dev.jsonl (${lines.length} pairs); do not edit. A row per relation, the bias last.\n`;
writeFileSync(TARGET, [header, table("MODEL_AND_RULES", both), table("RULES_ONLY", alone)].join("\n"));
process.stderr.write(`${lines.length} pairs\n`);
