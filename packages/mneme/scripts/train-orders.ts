// Trains src/capture/classify/weights-orders.ts: a token head with the signs of a text as its own figures. Deterministic.
// From packages/mneme: npx tsx scripts/train-orders.ts [--check SET…] [--target FILE]
// `--check` trains without each set in turn and prints how it does on that set; without it the weights are written.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readOrderFeatures } from "../src/capture/classify/order-features.ts";
import { classifyTokens, type TokenHead } from "../src/capture/classify/token-head.ts";
import { encoderName } from "../src/capture/routing/store-classifier.ts";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime } from "../src/inference/runtime.ts";
import {
	type HeadSample,
	joinTokenHeads,
	readTokenVectors,
	storeTokenHead,
	trainTokenHead,
} from "./train-token-head.ts";

/** Lines put together from wordings are many and alike: fewer of them, and each counts less. */
const SETS: Readonly<Record<string, { readonly step: number; readonly weight: number }>> = {
	injections: { step: 1, weight: 0.7 },
	"injections-fresh-train": { step: 1, weight: 1 },
	"injections-fresh-held": { step: 1, weight: 1 },
	"injections-training": { step: 4, weight: 0.4 },
	"injections-c": { step: 1, weight: 1 },
	"injections-e": { step: 1, weight: 1 },
	"injections-d": { step: 1, weight: 1 },
	"injections-twins": { step: 1, weight: 1 },
	"injections-prose": { step: 1, weight: 1 },
	"injections-short": { step: 1, weight: 1 },
	"injections-pairs": { step: 1, weight: 1 },
};
/** What people tell the agent themselves is no order from outside, however it sounds. */
const MESSAGES = { sets: ["triggers-c", "triggers-e", "triggers-fresh-train"], step: 3, weight: 0.5 };
const READMES = { step: 40, weight: 0.4 };
const OPTIONS = { labels: ["false", "true"], units: 48, epochs: 16, dropout: 0.2, decay: 0.15 };
const SEEDS = [1, 2];

interface Line {
	readonly set: string;
	readonly id: string;
	readonly text: string;
	readonly injection: boolean;
	readonly weight: number;
	/** The set of the text it was put into. */
	readonly within?: string;
}

const { values } = parseArgs({
	options: { check: { type: "string", multiple: true, default: [] }, target: { type: "string" } },
});

function readSet(set: string): Record<string, unknown>[] {
	const lines = readFileSync(new URL(`../eval/sets/${set}.jsonl`, import.meta.url), "utf8").split("\n");
	return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Record<string, unknown>);
}

function readLines(): Line[] {
	const labelled = Object.entries(SETS).flatMap(([set, { step, weight }]) =>
		readSet(set)
			.filter((_, at) => at % step === 0)
			.map(({ id, text, injection }) => ({
				set,
				id: String(id),
				text: String(text),
				injection: injection === true,
				weight,
			})),
	);
	const harmless = (set: string, texts: readonly string[], weight: number): Line[] =>
		texts.map((text, at) => ({ set, id: `${set}-${at}`, text, injection: false, weight }));
	const messages = MESSAGES.sets
		.flatMap((set) => readSet(set).map(({ text }) => String(text)))
		.filter((_, at) => at % MESSAGES.step === 0);
	return [
		...labelled,
		...plant(labelled),
		...harmless("messages", messages, MESSAGES.weight),
		...harmless("readmes", readReadmes(), READMES.weight),
	];
}

const PLANTED = { step: 2, maxChars: 160, weight: 0.5 };

/** Short lines again, within harmless texts of other lines: an order is one where it stands, whatever stands around it. */
function plant(lines: readonly Line[]): Line[] {
	const carriers = lines.filter(({ injection, text }) => !injection && text.length > 80 && text.length < 320);
	return lines
		.filter(({ text }) => text.length < PLANTED.maxChars)
		.filter((_, at) => at % PLANTED.step === 0)
		.map((line, at) => {
			// A prime step goes round all carriers.
			const carrier = carriers[(at * 7919) % carriers.length]!;
			const ends = Array.from(carrier.text.matchAll(/[.!?](?= )|\n/g), ({ index }) => index + 1);
			const cut = ends[at % (ends.length + 1)] ?? carrier.text.length;
			const joint = at % 3 === 0 ? "\n" : " ";
			const text = [carrier.text.slice(0, cut), line.text, carrier.text.slice(cut).trim()].join(joint).trim();
			return { ...line, id: `${line.id}-planted`, text, weight: PLANTED.weight, within: carrier.set };
		});
}

/** Plain documentation, which gives its reader instructions and the agent none. */
function readReadmes(): string[] {
	const packages = new URL("../../../node_modules/", import.meta.url);
	return readdirSync(packages)
		.sort()
		.map((name) => new URL(`${name}/README.md`, packages))
		.filter((path) => existsSync(path))
		.flatMap((path) => readFileSync(path, "utf8").split(/\n\s*\n/))
		.filter((paragraph) => paragraph.length > 40 && paragraph.length < 600)
		.filter((_, at) => at % READMES.step === 0);
}

const lines = readLines();
const encoder = await openBundledEncoder(createRuntime({ nativeFolder: process.cwd() }));
const vectors = await readTokenVectors(
	encoder,
	lines.map(({ text }) => text),
);
const features = new Map(lines.map(({ text }) => [text, readOrderFeatures(text)]));
await encoder.close();

function train(on: readonly Line[], seeds: readonly number[]): TokenHead {
	const samples = on.map(
		({ text, injection, weight }): HeadSample => ({
			tokens: vectors.get(text)!,
			features: features.get(text)!,
			label: injection ? 1 : 0,
			weight,
		}),
	);
	return joinTokenHeads(
		seeds.map((seed) => trainTokenHead(samples, { ...OPTIONS, dimensions: encoder.dimensions, seed })),
	);
}

function chanceOf(head: TokenHead, { text }: Line): number {
	return classifyTokens(head, vectors.get(text)!, features.get(text)!)[1]!;
}

const share = (lines: readonly number[], above: number) =>
	lines.filter((chance) => chance > above).length / lines.length;

for (const set of values.check) {
	const head = train(
		lines.filter((line) => line.set !== set && line.within !== set),
		SEEDS.slice(0, 1),
	);
	const left = lines.filter((line) => line.set === set && line.within === undefined);
	const [orders, others] = [true, false].map((injection) =>
		left.filter((line) => line.injection === injection).map((line) => chanceOf(head, line)),
	) as [number[], number[]];
	const figures = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map(
		(above) => `${above}: ${share(orders, above).toFixed(3)}/${share(others, above).toFixed(3)}`,
	);
	process.stdout.write(`${set} recall/false alarms above ${figures.join(" · ")}\n`);
}
if (values.check.length === 0) {
	const stored = { encoder: encoderName(encoder.fingerprint), head: storeTokenHead(train(lines, SEEDS)) };
	writeFileSync(
		values.target ?? new URL("../src/capture/classify/weights-orders.ts", import.meta.url),
		`// Made by scripts/train-orders.ts from eval/sets/injections*.jsonl; do not edit.\n\nexport const ORDER_WEIGHTS = ${JSON.stringify(stored, undefined, "\t")} as const;\n`,
	);
}
