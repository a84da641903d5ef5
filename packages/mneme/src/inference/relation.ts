// Owns the relation model over its ONNX file and tokenizer: how a new statement relates to an old one. Decides nothing by itself:
// it knows little of names, numbers and dates, so rules confirm before anything is merged.

import { setImmediate as otherWork } from "node:timers/promises";
import { MemoryError } from "../model/errors.ts";
import { lazy } from "./lazy.ts";
import { RELATIONS, type RelationModel, type RelationScores } from "./port.ts";
import type { Runtime } from "./runtime.ts";
import { readTokenizer } from "./tokenizer.ts";

/** What it was trained with. */
const MAX_TOKENS = 128;

export function openRelationFiles(modelPath: string, tokenizerPath: string, runtime: Runtime): RelationModel {
	const model = lazy(
		"The relation model",
		async () => {
			const tokenizer = await readTokenizer(tokenizerPath);
			return { tokenizer, session: await runtime.openSession(modelPath) };
		},
		({ session }) => session.close(),
	);
	return {
		async relate(pairs) {
			const results: RelationScores[] = [];
			for (const pair of pairs) {
				const { tokenizer, session } = await model.get();
				const output = await session.run(tokenizer.encodePair(pair.old, pair.new, MAX_TOKENS));
				if (output.data.length !== RELATIONS.length)
					throw new MemoryError(
						"MODEL",
						`${modelPath} gives ${output.data.length} figures instead of ${RELATIONS.length}.`,
					);
				results.push(softmax(output.data));
				await otherWork();
			}
			return results;
		},
		close: () => model.close(),
	};
}

function softmax(logits: Float32Array): RelationScores {
	const highest = Math.max(...logits);
	const weights = Array.from(logits, (logit) => Math.exp(logit - highest));
	const sum = weights.reduce((total, weight) => total + weight, 0);
	return Object.fromEntries(RELATIONS.map((relation, i) => [relation, weights[i]! / sum])) as RelationScores;
}
