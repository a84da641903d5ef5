// Measures trigger detection on a labelled set: `npx tsx eval/triggers.ts [--set FILE] [--rules]`, one JSON object on stdout.
// With the bundled encoder, as the product runs; with `--rules`, by the rules alone.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { decideIntents } from "../src/capture/classify/intents.ts";
import { detectIntents } from "../src/capture/triggers/detect.ts";
import type { Intent } from "../src/capture/triggers/intent.ts";
import { openEvalEmbedder } from "./models.ts";

type Label = "remember" | "forget" | "reflect" | "none";
const LABELS: readonly Label[] = ["remember", "forget", "reflect", "none"];

export interface TriggerLine {
	id: string;
	text: string;
	intent: Label;
	payload?: string | null;
	unsure?: boolean;
}

export interface TriggerFigures {
	kind: "triggers";
	count: number;
	accuracy: number;
	/** Precision and recall of "something was asked of the memory", whatever it was. */
	triggers: { precision: number; recall: number; count: number };
	labels: Record<string, { precision: number; recall: number; count: number }>;
	/** Share of labelled payloads that the found payload holds or is held by, case and punctuation aside. */
	payload: { accuracy: number; count: number; failed: string[] };
	failed: string[];
}

function ratio(part: number, whole: number): number {
	return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}

function normalise(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFKC")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** One holds the other, and neither is less than half of it. */
function samePayload(found: string | undefined, wanted: string): boolean {
	const [a, b] = [normalise(found ?? ""), normalise(wanted)];
	if (a === "" || Math.min(a.length, b.length) * 2 < Math.max(a.length, b.length)) return false;
	return a.includes(b) || b.includes(a);
}

/** By the rules alone unless `intents`, one list per line, says what was found. */
export function evaluateTriggers(lines: readonly TriggerLine[], intents?: readonly Intent[][]): TriggerFigures {
	const pairs: { wanted: Label; found: Label }[] = [];
	const failed: string[] = [];
	const payload = { right: 0, count: 0, failed: [] as string[] };
	for (const [at, line] of lines.entries()) {
		if (line.unsure) continue;
		const first = (intents?.[at] ?? detectIntents(line.text)).find(({ kind }) => kind !== "recall");
		const found = (first?.kind ?? "none") as Label;
		pairs.push({ wanted: line.intent, found });
		if (found !== line.intent) failed.push(line.id);
		else if (line.payload) {
			payload.count++;
			if (samePayload(first?.payload?.text, line.payload)) payload.right++;
			else payload.failed.push(line.id);
		}
	}
	const labels: TriggerFigures["labels"] = {};
	const count = (test: (pair: { wanted: Label; found: Label }) => boolean) => pairs.filter(test).length;
	for (const label of LABELS) {
		const right = count(({ wanted, found }) => wanted === label && found === label);
		const wantedCount = count(({ wanted }) => wanted === label);
		labels[label] = {
			precision: ratio(
				right,
				count(({ found }) => found === label),
			),
			recall: ratio(right, wantedCount),
			count: wantedCount,
		};
	}
	const hits = count(({ wanted, found }) => wanted !== "none" && wanted === found);
	const asked = count(({ wanted }) => wanted !== "none");
	return {
		kind: "triggers",
		count: pairs.length,
		accuracy: ratio(pairs.length - failed.length, pairs.length),
		triggers: {
			precision: ratio(
				hits,
				count(({ found }) => found !== "none"),
			),
			recall: ratio(hits, asked),
			count: asked,
		},
		labels,
		payload: { accuracy: ratio(payload.right, payload.count), count: payload.count, failed: payload.failed },
		failed,
	};
}

export function readTriggerSet(path: string): TriggerLine[] {
	return readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line) as TriggerLine);
}

/** What the product finds: rules and, where they are silent, the classifier. */
export async function decideTriggers(lines: readonly TriggerLine[]): Promise<Intent[][]> {
	const embedder = await openEvalEmbedder();
	const found: Intent[][] = [];
	for (const { text } of lines) found.push(await decideIntents(text, { embedder }));
	await embedder.close();
	return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values } = parseArgs({ options: { set: { type: "string" }, rules: { type: "boolean", default: false } } });
	const lines = readTriggerSet(values.set ?? fileURLToPath(new URL("./sets/triggers.jsonl", import.meta.url)));
	const figures = evaluateTriggers(lines, values.rules ? undefined : await decideTriggers(lines));
	process.stdout.write(`${JSON.stringify(figures)}\n`);
}
