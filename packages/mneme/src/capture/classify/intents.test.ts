import { describe, expect, it } from "vitest";
import type { Embedder } from "../../inference/port.ts";
import { detectIntents } from "../triggers/detect.ts";
import { decideIntents } from "./intents.ts";
import { decodeLayer } from "./layer.ts";
import { WEIGHTS } from "./weights.ts";

/** Answers every text with a vector that points where the layer's row for a label does. */
function embedderFor(label: string, seen: string[] = [], fingerprint = `${WEIGHTS.encoder}-mean`): Embedder {
	const layer = decodeLayer(WEIGHTS.intents);
	const row = layer.vectors[layer.labels.indexOf(label)]!;
	const vector = row.slice(0, -1).map((weight) => weight * 10);
	return {
		fingerprint,
		dimensions: vector.length,
		mean: new Float32Array(vector.length),
		embedPassages: async (texts) => {
			seen.push(...texts);
			return texts.map(() => vector);
		},
		embedQuery: async () => vector,
		close: async () => {},
	};
}

describe("decideIntents", () => {
	const silent = "Your brain could use this: Mira is left-handed.";

	it("answers by rules alone without the encoder, or with another one", async () => {
		expect(await decideIntents(silent)).toEqual(detectIntents(silent));
		const seen: string[] = [];
		expect(await decideIntents(silent, { embedder: embedderFor("remember", seen, "other-model-mean") })).toEqual(
			detectIntents(silent),
		);
		expect(seen).toEqual([]);
	});

	it("asks the classifier only about sentences on which the rules are silent", async () => {
		const seen: string[] = [];
		await decideIntents(
			'Remember that I like tea. Do hold on to where my bees live. I can\'t remember it. He said "this is it".',
			{
				embedder: embedderFor("none", seen),
			},
		);
		expect(seen).toContain("Do hold on to where my bees live.");
		expect(seen).not.toContain("Remember that I like tea.");
		expect(seen.join(" ")).not.toContain("this is it");
	});

	it("adds what the classifier is certain of, with its payload", async () => {
		const [found] = await decideIntents(silent, { embedder: embedderFor("remember") });
		expect(found).toMatchObject({ kind: "remember", rule: "classifier", payload: { text: "Mira is left-handed" } });
		expect(await decideIntents(silent, { embedder: embedderFor("none") })).toEqual([]);
	});

	it("refers back when the sentence only points", async () => {
		const intents = await decideIntents("It rained. Mira is left-handed. Your brain could use that.", {
			embedder: embedderFor("remember"),
		});
		expect(intents.at(-1)).toMatchObject({ refersBack: true, payload: { text: "Mira is left-handed" } });
	});

	it("reads a short message as a whole beside its sentences", async () => {
		const seen: string[] = [];
		await decideIntents("Your brain could use this. Mira is left-handed.", { embedder: embedderFor("none", seen) });
		expect(seen.at(-1)).toBe("Your brain could use this. Mira is left-handed.");
	});

	it("lets the classifier refuse a reading of which the rules are unsure, and no other", async () => {
		const embedder = embedderFor("none");
		expect(detectIntents("Stop using bullet points.")).toMatchObject([{ kind: "remember" }]);
		expect(await decideIntents("Stop using bullet points.", { embedder })).toEqual([]);
		expect(await decideIntents("Remember that I like tea.", { embedder })).toMatchObject([{ kind: "remember" }]);
	});

	it("reads other languages by their words, without the encoder", async () => {
		const seen: string[] = [];
		const embedder = embedderFor("remember", seen);
		expect(await decideIntents("Il pleut souvent en Bretagne.", { embedder })).toEqual([]);
		expect(seen).toEqual([]);
		const sideways = "Que tal dares uma volta pelas tuas memórias e arrumares o que lá está a mais?";
		expect(detectIntents(sideways)).toEqual([]);
		expect(await decideIntents(sideways)).toMatchObject([{ kind: "reflect", rule: "classifier" }]);
	});
});
