// Measures same / update / contradict / different on a labelled set: `npx tsx eval/pairs.ts [--set FILE] [--no-model]`, one JSON object
// on stdout. `merges` are the pairs that the product would merge by itself.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { MERGE_PROBABILITY, relateAll } from "../src/capture/relation/relate.ts";
import { RELATIONS, type Relation, type RelationModel } from "../src/inference/port.ts";
import { type LabelFigures, measureLabels } from "./labels.ts";
import { openEvalJudge } from "./models.ts";

export interface PairLine {
	id: string;
	a: string;
	b: string;
	relation: Relation;
	unsure?: boolean;
}

export interface PairFigures extends LabelFigures {
	merges: { right: number; count: number };
}

export async function evaluatePairs(lines: readonly PairLine[], model?: RelationModel): Promise<PairFigures> {
	const sure = lines.filter(({ unsure }) => !unsure);
	const verdicts = await relateAll(
		sure.map(({ a, b }) => ({ old: a, new: b })),
		model,
	);
	const answers = sure.map(({ id, relation }, i) => ({ id, wanted: relation, found: verdicts[i]!.relation }));
	const merged = sure.filter(
		(_, i) => verdicts[i]!.relation === "same" && verdicts[i]!.probability >= MERGE_PROBABILITY,
	);
	const right = merged.filter(({ relation }) => relation === "same").length;
	return { ...measureLabels("duplicates", RELATIONS, answers), merges: { right, count: merged.length } };
}

export function readPairSet(path: string): PairLine[] {
	return readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line) as PairLine);
}

async function main(args: readonly string[]): Promise<void> {
	const at = args.indexOf("--set");
	const path = (at >= 0 ? args[at + 1] : undefined) ?? fileURLToPath(new URL("./sets/pairs.jsonl", import.meta.url));
	const model = args.includes("--no-model") ? undefined : openEvalJudge();
	process.stdout.write(`${JSON.stringify(await evaluatePairs(readPairSet(path), model))}\n`);
	await model?.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
