// A memory whose vectors come from elsewhere: your own model, or a service you trust. This one counts letters, and is good for nothing else.
import { type Embedder, openMemory } from "mneme";

const DIMENSIONS = 26;

function lettersOf(text: string): Float32Array {
	const vector = new Float32Array(DIMENSIONS);
	for (const letter of text.toLowerCase()) {
		const at = letter.charCodeAt(0) - "a".charCodeAt(0);
		if (at >= 0 && at < DIMENSIONS) vector[at]! += 1;
	}
	const length = Math.hypot(...vector) || 1;
	return vector.map((count) => count / length);
}

export const letterCounter: Embedder = {
	// Another name means other vectors: they are kept apart by it.
	fingerprint: "letters-1",
	dimensions: DIMENSIONS,
	mean: new Float32Array(DIMENSIONS),
	embedPassages: async (texts) => texts.map(lettersOf),
	embedQuery: async (text) => lettersOf(text),
	close: async () => undefined,
};

export async function nearest(folder: string, texts: readonly string[], question: string): Promise<string[]> {
	const memory = openMemory({ workspace: folder, embedder: async () => letterCounter });
	await memory.init();
	for (const text of texts) await memory.remember({ text });
	await memory.reindex({ vectors: true });
	const found = await memory.search({ query: question, mode: "meaning" });
	await memory.close();
	return found.status === "done" ? found.value.hits.map(({ text }) => text) : [];
}
