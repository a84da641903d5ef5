// Computes the mean vector that ships with the bundled encoder, over the remembered lines of a file of worlds.
// Once per model, from packages/mneme: npx tsx scripts/make-mean-vector.ts WORLDS.jsonl

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPackageFolder, openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime } from "../src/inference/runtime.ts";
import { readWorlds } from "./worlds.ts";

/** Well below what an int8 model can tell apart; keeps the file small and the same on every machine. */
const DIGITS = 5;

const path = process.argv[2];
if (path === undefined) throw new Error("Usage: tsx scripts/make-mean-vector.ts WORLDS.jsonl");
const encoder = await openBundledEncoder(createRuntime({ nativeFolder: process.cwd() }));
const vectors = await encoder.embedPassages(readWorlds(path).flatMap((world) => world.lines));
const mean = Array.from({ length: encoder.dimensions }, (_, i) => {
	const sum = vectors.reduce((total, vector) => total + (vector[i] ?? 0), 0);
	return Number((sum / vectors.length).toFixed(DIGITS));
});
writeFileSync(join(getPackageFolder("@mneme/model-encoder"), "mean.json"), `${JSON.stringify(mean)}\n`);
await encoder.close();
