// Trains the layer of src/capture/routing/store-classifier.ts: multinomial logistic regression over the bundled encoder's vectors of
// eval/data/routing-train.jsonl, deterministic. From packages/mneme: npx tsx scripts/train-routing.ts

import { writeFileSync } from "node:fs";
import { openEvalEmbedder } from "../eval/models.ts";
import { readRoutingSet } from "../eval/routing.ts";
import { CLASSIFIER_STORES, encoderName } from "../src/capture/routing/store-classifier.ts";
import { trainLogistic } from "./logistic.ts";

/** Chosen on lines not trained on; half or thrice as much changes the figures by less than a point. */
const DECAY = 0.0005;
const STEPS = 300;
/** The vectors have length 1; scaled so that one decay suits the weights and the bias. */
const SCALE = 3;

const TRAINING = new URL("../eval/data/routing-train.jsonl", import.meta.url).pathname;
const TARGET = new URL("../src/capture/routing/store-weights.ts", import.meta.url).pathname;

const lines = readRoutingSet(process.argv[2] ?? TRAINING);
const encoder = await openEvalEmbedder();
const vectors = await encoder.embedPassages(lines.map(({ text }) => text));
await encoder.close();
const inputs = vectors.map((vector) => Float64Array.from(vector, (value) => value * SCALE));
const labels = lines.map(({ store }) => CLASSIFIER_STORES.indexOf(store));
const rows = trainLogistic(inputs, labels, { classes: CLASSIFIER_STORES.length, decay: DECAY, steps: STEPS });
const encoded = rows.map((row) => {
	const scaled = Float32Array.from(row, (value, i) => (i < row.length - 1 ? value * SCALE : value));
	return Buffer.from(scaled.buffer).toString("base64");
});
const body = encoded.map((row) => `\t\t"${row}",`).join("\n");
writeFileSync(
	TARGET,
	`// Made by scripts/train-routing.ts from eval/data/routing-train.jsonl (${lines.length} lines); do not edit. Little-endian float32, bias last.\n\nexport const WEIGHTS = {\n\tencoder: "${encoderName(encoder.fingerprint)}",\n\trows: [\n${body}\n\t],\n} as const;\n`,
);
process.stderr.write(`${lines.length} lines, ${rows.length} rows\n`);
