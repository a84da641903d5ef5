// The five questions that decide whether an entry is worth keeping, answered as tags.
import { z } from "zod";
import { SIGNIFICANCE_TAGS } from "../../formats/significance.ts";
import { ONLY_MATERIAL, type Prompt, quote } from "./prompt.ts";

const significanceSchema = z.object({ tags: z.array(z.enum(SIGNIFICANCE_TAGS)).max(SIGNIFICANCE_TAGS.length) });

export type ModelSignificance = z.infer<typeof significanceSchema>;

const INSTRUCTIONS = `Judge one entry of an assistant's log. Answer with one JSON object whose "tags" holds the tag of each question you answer with yes, and no other:

"decision": did it change what will be done?
"surprise": did it turn out differently from what was expected?
"human": did the user show that it matters to them?
"lesson": can it be used again: a fix, a pattern, a rule?
"identity": did it change how the assistant sees itself?

Most entries have one tag or none.

Text: "We dropped the mobile app; Ana was upset about it."
Answer: {"tags":["decision","human"]}

Text: "Ran the nightly build. All green."
Answer: {"tags":[]}`;

export const significancePrompt: Prompt<string, ModelSignificance> = {
	name: "significance",
	schema: significanceSchema,
	maxTokens: 100,
	write: (text) => `${INSTRUCTIONS}\n\n${ONLY_MATERIAL}\n\nText: ${quote(text)}\nAnswer:`,
};
