// Measures the store decision on a labelled set: `npx tsx eval/routing.ts [--set FILE] [--no-model]`, one JSON object on stdout.
// The product's own answer without a language model: rules and the bundled encoder; with --no-model the rules alone.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chooseStoreWith } from "../src/capture/routing/store-classifier.ts";
import type { Embedder } from "../src/inference/port.ts";
import { type LabelFigures, measureLabels } from "./labels.ts";
import { openEvalEmbedder } from "./models.ts";

const STORES = ["core", "episodic", "semantic", "procedural", "vault"] as const;

export interface RoutingLine {
	id: string;
	text: string;
	store: (typeof STORES)[number];
	unsure?: boolean;
}

export async function evaluateRouting(lines: readonly RoutingLine[], embedder?: Embedder): Promise<LabelFigures> {
	const answers: { id: string; wanted: string; found: string }[] = [];
	for (const { id, text, store, unsure } of lines) {
		if (unsure) continue;
		answers.push({ id, wanted: store, found: (await chooseStoreWith(text, embedder)).store });
	}
	return measureLabels("routing", STORES, answers);
}

export function readRoutingSet(path: string): RoutingLine[] {
	return readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line) as RoutingLine);
}

async function main(args: readonly string[]): Promise<void> {
	const at = args.indexOf("--set");
	const path = (at >= 0 ? args[at + 1] : undefined) ?? fileURLToPath(new URL("./sets/routing.jsonl", import.meta.url));
	const embedder = args.includes("--no-model") ? undefined : await openEvalEmbedder();
	process.stdout.write(`${JSON.stringify(await evaluateRouting(readRoutingSet(path), embedder))}\n`);
	await embedder?.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
