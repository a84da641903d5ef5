import { expect, it } from "vitest";
import type { Embedder } from "./port.ts";
import { withQuestionCache } from "./question-cache.ts";

function countingEmbedder(): Embedder & { asked: string[]; failing: boolean } {
	const asked: string[] = [];
	return {
		asked,
		failing: false,
		fingerprint: "f",
		dimensions: 1,
		mean: new Float32Array(1),
		embedPassages: async () => [],
		async embedQuery(text) {
			asked.push(text);
			if (this.failing) throw new Error("down");
			return Float32Array.from([text.length]);
		},
		close: async () => undefined,
	};
}

it("asks once for the same question, also at once", async () => {
	const inner = countingEmbedder();
	const cached = withQuestionCache(inner);
	const [a, b] = await Promise.all([cached.embedQuery("x"), cached.embedQuery("x")]);
	expect(a).toBe(b);
	await cached.embedQuery("x");
	expect(inner.asked).toEqual(["x"]);
});

it("forgets the question unused for longest", async () => {
	const inner = countingEmbedder();
	const cached = withQuestionCache(inner, 2);
	for (const question of ["a", "b", "a", "c", "a", "b"]) await cached.embedQuery(question);
	expect(inner.asked).toEqual(["a", "b", "c", "b"]);
});

it("does not keep a failure", async () => {
	const inner = countingEmbedder();
	const cached = withQuestionCache(inner);
	inner.failing = true;
	await expect(cached.embedQuery("x")).rejects.toThrow("down");
	inner.failing = false;
	expect(await cached.embedQuery("x")).toEqual(Float32Array.from([1]));
});
