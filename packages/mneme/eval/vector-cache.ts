// Keeps the vectors of an evaluation between runs, by the model's fingerprint and the text's hash, in one file outside the project that
// only ever grows. A torn last record is dropped.
import { hash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Embedder } from "../src/inference/port.ts";

const NAME_CHARS = 32;
const FLOAT_BYTES = 4;

export function withVectorCache(embedder: Embedder, folder: string): Embedder {
	mkdirSync(folder, { recursive: true });
	const model = hash("sha256", embedder.fingerprint, "hex").slice(0, NAME_CHARS);
	const path = join(folder, `${model}.vectors`);
	const known = readVectors(path, embedder.dimensions);
	const get = async (kind: string, text: string, embed: () => Promise<Float32Array>) => {
		const name = hash("sha256", `${kind}\n${text}`, "hex").slice(0, NAME_CHARS);
		const found = known.get(name);
		if (found) return found;
		const vector = await embed();
		known.set(name, vector);
		appendFileSync(path, Buffer.concat([Buffer.from(name, "latin1"), Buffer.from(new Float32Array(vector).buffer)]));
		return vector;
	};
	return {
		...embedder,
		async embedPassages(texts) {
			const vectors: Float32Array[] = [];
			for (const text of texts)
				vectors.push(await get("passage", text, async () => (await embedder.embedPassages([text]))[0]!));
			return vectors;
		},
		embedQuery: (text) => get("query", text, () => embedder.embedQuery(text)),
	};
}

function readVectors(path: string, dimensions: number): Map<string, Float32Array> {
	const known = new Map<string, Float32Array>();
	if (!existsSync(path)) return known;
	const bytes = readFileSync(path);
	const size = NAME_CHARS + dimensions * FLOAT_BYTES;
	for (let at = 0; at + size <= bytes.length; at += size) {
		const name = bytes.toString("latin1", at, at + NAME_CHARS);
		const floats = new Uint8Array(bytes.subarray(at + NAME_CHARS, at + size));
		known.set(name, new Float32Array(floats.buffer));
	}
	return known;
}
