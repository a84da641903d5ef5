// Makes bench/data/vectors-int8.bin from files of worlds. Once per model, from packages/mneme:
// npx tsx scripts/make-bench-vectors.ts WORLDS.jsonl…

import { writeFileSync } from "node:fs";
import { REAL_VECTORS_FILE, serializeRealVectors } from "../bench/real-vectors.ts";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime } from "../src/inference/runtime.ts";
import { readWorlds } from "./worlds.ts";

/** Together just below a megabyte. */
const PASSAGES = 2_400;
const QUESTIONS = 200;

const paths = process.argv.slice(2);
if (paths.length === 0) throw new Error("Usage: tsx scripts/make-bench-vectors.ts WORLDS.jsonl…");
const worlds = paths.flatMap(readWorlds);
const encoder = await openBundledEncoder(createRuntime({ nativeFolder: process.cwd() }));
const lines = spread(
	worlds.flatMap((world) => world.lines),
	PASSAGES,
);
const asked = spread(
	worlds.flatMap((world) => world.questions.map(({ q }) => q)),
	QUESTIONS,
);
const questions: Float32Array[] = [];
for (const question of asked) questions.push(await encoder.embedQuery(question));
writeFileSync(REAL_VECTORS_FILE, serializeRealVectors({ passages: await encoder.embedPassages(lines), questions }));
await encoder.close();

/** `count` of them, evenly from all worlds. */
function spread(texts: string[], count: number): string[] {
	return Array.from({ length: count }, (_, i) => texts[Math.floor((i * texts.length) / count)]!);
}
