// Owns the judge over its ONNX file and tokenizer: how a new statement relates to an old one, whether a text gives orders, which
// memories a wish to forget means. Decides nothing by itself: rules confirm before anything is merged, kept out or forgotten.

import { setImmediate as otherWork } from "node:timers/promises";
import { MemoryError } from "../model/errors.ts";
import { lazy } from "./lazy.ts";
import { type Judge, RELATIONS, type RelationScores } from "./port.ts";
import type { Runtime } from "./runtime.ts";
import { readTokenizer } from "./tokenizer.ts";
import { softmax } from "./vectors.ts";

/** The outputs of the model, by name. */
const OUTPUTS = { relation: "logits", order: "order", meant: "meant" } as const;
/** What it was trained with. */
const PAIR_LIMITS = { first: 62, text: 62, run: 128 } as const;
const ORDER_TOKENS = 224;
const WISH_LIMITS = { first: 80, text: 60, run: 500 } as const;

export function openJudgeFiles(modelPath: string, tokenizerPath: string, runtime: Runtime): Judge {
	const model = lazy(
		"The judge",
		async () => {
			const tokenizer = await readTokenizer(tokenizerPath);
			return { tokenizer, session: await runtime.openSession(modelPath) };
		},
		({ session }) => session.close(),
	);
	const checked = (figures: Float32Array, count: number) => {
		if (figures.length === count) return figures;
		throw new MemoryError("MODEL", `${modelPath} gives ${figures.length} figures instead of ${count}.`);
	};
	const readList = async (wish: string, memories: readonly string[]) => {
		const figures: number[] = [];
		if (memories.length === 0) return figures;
		const { tokenizer, session } = await model.get();
		for (const run of tokenizer.encodeList(wish, memories, WISH_LIMITS)) {
			const data = checked((await session.run(run, OUTPUTS.meant)).data, run.ids.length);
			figures.push(...run.spans.map(({ start, end }) => meanOf(data.subarray(start, end))));
			await otherWork();
		}
		return figures;
	};
	return {
		async relate(pairs) {
			const results: RelationScores[] = [];
			for (const pair of pairs) {
				const { tokenizer, session } = await model.get();
				const [run] = tokenizer.encodeList(pair.old, [pair.new], PAIR_LIMITS);
				const { data } = await session.run(run!, OUTPUTS.relation);
				const shares = softmax(checked(data, RELATIONS.length));
				results.push(Object.fromEntries(RELATIONS.map((name, at) => [name, shares[at]!])) as RelationScores);
				await otherWork();
			}
			return results;
		},
		async giveOrders(texts) {
			const results: number[] = [];
			for (const text of texts) {
				const { tokenizer, session } = await model.get();
				const { data } = await session.run(tokenizer.encode(text, ORDER_TOKENS), OUTPUTS.order);
				results.push(softmax(checked(data, 2))[1]!);
				await otherWork();
			}
			return results;
		},
		async meantBy(wish, memories) {
			const onward = await readList(wish, memories);
			// What comes first weighs more; read from the end, too, it does not.
			const back = (await readList(wish, memories.toReversed())).toReversed();
			return onward.map((figure, at) => sigmoid((figure + back[at]!) / 2));
		},
		close: () => model.close(),
	};
}

function meanOf(figures: Float32Array): number {
	return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function sigmoid(figure: number): number {
	return 1 / (1 + Math.exp(-figure));
}
