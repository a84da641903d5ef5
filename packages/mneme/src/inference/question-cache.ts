// Owns keeping the vectors of recent questions: agents ask the same thing again, and a question costs 10 ms native and 40 ms in WASM.

import type { Embedder } from "./port.ts";

/** 256 questions of 384 dimensions are 400 KB. */
const CAPACITY = 256;

export function withQuestionCache(embedder: Embedder, capacity = CAPACITY): Embedder {
	// A Map keeps the order of insertion, and a hit is inserted again: the first key is the one unused for longest.
	const recent = new Map<string, Promise<Float32Array>>();

	function embedQuery(text: string): Promise<Float32Array> {
		const vector = recent.get(text) ?? ask(text);
		recent.delete(text);
		recent.set(text, vector);
		const oldest = recent.keys().next().value;
		if (recent.size > capacity && oldest !== undefined) recent.delete(oldest);
		return vector;
	}

	// Promises are kept, so that the same question asked twice at once is embedded once; a failure is not kept.
	function ask(text: string): Promise<Float32Array> {
		const vector = embedder.embedQuery(text);
		vector.catch(() => recent.delete(text));
		return vector;
	}

	return {
		fingerprint: embedder.fingerprint,
		dimensions: embedder.dimensions,
		mean: embedder.mean,
		embedPassages: (texts) => embedder.embedPassages(texts),
		embedQuery,
		close() {
			recent.clear();
			return embedder.close();
		},
	};
}
