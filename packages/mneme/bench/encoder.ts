// bench:encoder: the cost of the bundled encoder on both runtimes: ms a text over 2,000 texts, and the resident memory of a process that
// asked one question and of one that embedded them all. Each runtime runs in a process of its own. From packages/mneme: npx tsx bench/encoder.ts

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime, type RuntimeKind } from "../src/inference/runtime.ts";

const TEXTS = 2_000;
/** Seeded, so that every run embeds the same texts. */
const SEED = 20_260_202;
/** Words a text, at most; with the prefix this gives the 37 tokens of an average remembered line. */
const MAX_WORDS = 60;
const WORDS =
	"the team moved our release to Thursday because Marta found a leak in the parser and nobody wanted to ship it before the review of the new index was done with Ana from Porto".split(
		" ",
	);

interface Run {
	n: number;
	name: string;
	p50_ms: number;
	p95_ms: number;
	mean_ms: number;
	first_question_ms: number;
	rss_question_mb: number;
	rss_mb: number;
}

const asked = process.argv[2];
if (asked === "native" || asked === "wasm") console.log(JSON.stringify(await measure(asked)));
else console.log(JSON.stringify(compare()));

function compare(): { runs: Run[]; ratios: Record<string, number> } {
	const [native, wasm] = [measureApart("native"), measureApart("wasm")];
	return { runs: [native, wasm], ratios: { wasm_over_native: round(wasm.p50_ms / native.p50_ms) } };
}

function measureApart(kind: RuntimeKind): Run {
	console.error(`encoder, ${kind}: ${TEXTS} texts`);
	const script = fileURLToPath(import.meta.url);
	const output = execFileSync(process.execPath, [...process.execArgv, script, kind], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	return JSON.parse(output.toString()) as Run;
}

async function measure(kind: RuntimeKind): Promise<Run> {
	const runtime = createRuntime(kind === "native" ? { nativeFolder: process.cwd() } : {});
	const start = performance.now();
	const encoder = await openBundledEncoder(runtime);
	await encoder.embedQuery("Why was the release moved?");
	const firstQuestionMs = performance.now() - start;
	const loaded = await runtime.load();
	if (loaded.kind !== kind) throw loaded.problem ?? new Error(`${kind} did not run`);
	const rssQuestionMb = residentMb();
	const times: number[] = [];
	for (const text of makeTexts()) {
		const began = performance.now();
		await encoder.embedPassages([text]);
		times.push(performance.now() - began);
	}
	times.sort((a, b) => a - b);
	return {
		n: TEXTS,
		name: `encoder-${kind}`,
		p50_ms: round(times[Math.floor(TEXTS * 0.5)]!),
		p95_ms: round(times[Math.floor(TEXTS * 0.95)]!),
		mean_ms: round(times.reduce((sum, time) => sum + time, 0) / TEXTS),
		first_question_ms: round(firstQuestionMs),
		rss_question_mb: rssQuestionMb,
		rss_mb: residentMb(),
	};
}

function makeTexts(): string[] {
	let state = SEED;
	const random = (below: number) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	return Array.from({ length: TEXTS }, () =>
		Array.from({ length: 5 + random(MAX_WORDS - 5) }, () => WORDS[random(WORDS.length)]).join(" "),
	);
}

function residentMb(): number {
	return Math.round(process.memoryUsage.rss() / 2 ** 20);
}

function round(value: number): number {
	return Number(value.toFixed(2));
}
