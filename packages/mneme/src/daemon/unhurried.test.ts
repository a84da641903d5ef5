import { expect, it } from "vitest";
import type { Embedder } from "../inference/port.ts";
import { unhurried } from "./unhurried.ts";

it("embeds one text per lull, in order, and stops between two", async () => {
	const seen: string[] = [];
	const embedder: Embedder = {
		fingerprint: "f",
		dimensions: 1,
		mean: new Float32Array(1),
		embedPassages: async (texts) => {
			seen.push(texts.join("+"));
			return texts.map((text) => Float32Array.of(text.length));
		},
		embedQuery: async () => Float32Array.of(0),
		close: async () => undefined,
	};
	const stop = new AbortController();
	const lull = async () => {
		seen.push("lull");
		if (seen.length > 6) stop.abort(new Error("stopped"));
	};
	const slow = unhurried(embedder, lull, stop.signal);
	expect(await slow.embedPassages(["a", "bb"])).toEqual([Float32Array.of(1), Float32Array.of(2)]);
	expect(seen).toEqual(["lull", "a", "lull", "bb"]);
	await expect(slow.embedPassages(["c", "d"])).rejects.toThrow("stopped");
	expect(seen.slice(4)).toEqual(["lull", "c", "lull"]);
});

it("does not wait for the text in hand when it is to stop", async () => {
	const embedder: Embedder = {
		fingerprint: "f",
		dimensions: 1,
		mean: new Float32Array(1),
		embedPassages: () => new Promise(() => undefined),
		embedQuery: async () => Float32Array.of(0),
		close: async () => undefined,
	};
	const stop = new AbortController();
	const embedding = unhurried(embedder, async () => undefined, stop.signal).embedPassages(["a"]);
	stop.abort(new Error("stopped"));
	await expect(embedding).rejects.toThrow("stopped");
});
