// Owns the embedder over a folder with model.onnx, tokenizer.json, encoder.json and, if measured, mean.json: the bundled encoder's
// package is such a folder, and so may be one of the user's. Opening reads only the two small files; the model loads on first use.

import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setImmediate as otherWork } from "node:timers/promises";
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { fingerprint, shortHash } from "./fingerprint.ts";
import { lazy } from "./lazy.ts";
import type { Embedder } from "./port.ts";
import type { Runtime } from "./runtime.ts";
import type { Output } from "./session.ts";
import { readTokenizer } from "./tokenizer.ts";
import { pool } from "./vectors.ts";

const encoderSchema = z.strictObject({
	/** Of model.onnx. Where it is left out the file is hashed at every opening. */
	modelSha256: z
		.string()
		.regex(/^[0-9a-f]{64}$/)
		.optional(),
	dimensions: z.int().positive(),
	maxTokens: z.int().min(8),
	pooling: z.enum(["mean", "cls"]),
	prefixes: z.strictObject({ passage: z.string(), query: z.string() }),
});

export async function openOnnxFolder(folder: string, runtime: Runtime): Promise<Embedder> {
	const { modelSha256, ...encoding } = await readJson(join(folder, "encoder.json"), encoderSchema);
	const { dimensions, maxTokens, pooling, prefixes } = encoding;
	const modelPath = join(folder, "model.onnx");
	const mean = await readMean(join(folder, "mean.json"), dimensions);
	const model = lazy(
		`The encoder in ${folder}`,
		async () => {
			const tokenizer = await readTokenizer(join(folder, "tokenizer.json"));
			return { tokenizer, session: await runtime.openSession(modelPath) };
		},
		({ session }) => session.close(),
	);

	async function run(text: string): Promise<Output> {
		const { tokenizer, session } = await model.get();
		return await session.run(tokenizer.encode(text, maxTokens));
	}

	async function embed(text: string): Promise<Float32Array> {
		const output = await run(text);
		const vector = pool(output.data, output.dims, pooling);
		if (vector.length === dimensions) return vector;
		throw new MemoryError(
			"MODEL",
			`${modelPath} gives vectors of ${vector.length} numbers, encoder.json says ${dimensions}. Correct "dimensions" there.`,
			{ data: { found: vector.length, expected: dimensions } },
		);
	}

	return {
		fingerprint: fingerprint(shortHash(modelSha256 ?? (await hashFile(modelPath))), encoding, mean),
		dimensions,
		mean,
		embedPassages: (texts) => eachInTurn(texts, (text) => embed(prefixes.passage + text)),
		embedQuery: (text) => embed(prefixes.query + text),
		close: () => model.close(),
	};
}

/** Both runtimes compute on this thread: without a turn of the event loop here, a question would wait for the whole list. */
async function eachInTurn(
	texts: readonly string[],
	embed: (text: string) => Promise<Float32Array>,
): Promise<Float32Array[]> {
	const vectors: Float32Array[] = [];
	for (const text of texts) {
		vectors.push(await embed(text));
		await otherWork();
	}
	return vectors;
}

async function readMean(path: string, dimensions: number): Promise<Float32Array> {
	if (!existsSync(path)) return new Float32Array(dimensions);
	return Float32Array.from(await readJson(path, z.array(z.number()).length(dimensions)));
}

async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
	try {
		return schema.parse(JSON.parse(await readFile(path, "utf8")));
	} catch (cause) {
		const detail = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
		throw new MemoryError("MODEL", `${path} does not describe an encoder: ${detail}`, { data: { path }, cause });
	}
}

async function hashFile(path: string): Promise<string> {
	const hash = createHash("sha256");
	try {
		await pipeline(createReadStream(path), hash);
	} catch (cause) {
		throw new MemoryError("MODEL", `The model ${path} could not be read.`, { data: { path }, cause });
	}
	return hash.digest("hex");
}
