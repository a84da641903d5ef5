// Ollama's own embedding call.

import { z } from "zod";
import type { Protocol } from "./remote.ts";

const answerSchema = z.object({ embeddings: z.array(z.array(z.number())) });

export const ollamaProtocol: Protocol = {
	name: "ollama",
	path: "/api/embed",
	body: (model, texts) => ({ model, input: texts }),
	parse: (answer) => answerSchema.safeParse(answer).data?.embeddings,
};
