// An embedder for work that nobody waits for: one text at a time, each in a lull, so that a question never waits for more than one.
import type { Embedder } from "../inference/port.ts";

export function unhurried(embedder: Embedder, lull: () => Promise<void>, signal: AbortSignal): Embedder {
	return {
		fingerprint: embedder.fingerprint,
		dimensions: embedder.dimensions,
		mean: embedder.mean,
		embedQuery: (text) => embedder.embedQuery(text),
		async embedPassages(texts) {
			const vectors: Float32Array[] = [];
			for (const text of texts) {
				await lull();
				signal.throwIfAborted();
				vectors.push(...(await unlessAborted(signal, embedder.embedPassages([text]))));
			}
			return vectors;
		},
		close: () => embedder.close(),
	};
}

/** A text in the encoder cannot be stopped, but nobody has to wait for it. */
async function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
	return await new Promise<Value>((resolve, reject) => {
		const abandon = () => reject(signal.reason);
		signal.addEventListener("abort", abandon, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abandon));
	});
}
