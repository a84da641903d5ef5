// The embeddings call of OpenAI and of every server compatible with it.

import { z } from "zod";
import type { Protocol } from "./remote.ts";

const answerSchema = z.object({
	data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
});

export const openaiProtocol: Protocol = {
	name: "openai",
	path: "/v1/embeddings",
	body: (model, texts) => ({ model, input: texts, encoding_format: "float" }),
	parse(answer) {
		const parsed = answerSchema.safeParse(answer);
		// Servers may answer out of order; the index says which text a vector belongs to.
		return parsed.data?.data.toSorted((a, b) => a.index - b.index).map((row) => row.embedding);
	},
};
