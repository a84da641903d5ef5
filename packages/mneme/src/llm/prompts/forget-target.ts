// What the user wants forgotten, as words to search for. What is then found, shown and confirmed is not the model's business.
import { z } from "zod";
import { ONLY_MATERIAL, type Prompt, quote } from "./prompt.ts";

const forgetTargetSchema = z.object({
	/** Empty where nothing is to be forgotten: an idiom, a question. */
	targets: z.array(z.string().trim().min(1).max(200)).max(5),
	/** The user wants it gone from disk, in so many words. */
	permanent: z.boolean(),
});

export type ForgetTarget = z.infer<typeof forgetTargetSchema>;

const INSTRUCTIONS = `A user speaks to an assistant that has a memory. Say what the user wants the memory to forget. Answer with one JSON object:

targets: for each thing to forget, the words that name it, copied from the text, without "forget", "about" and the like. Empty where the user wants nothing forgotten: "forget it, let's go on", "don't forget the milk", a question.
permanent: true only where the user asks to delete or erase it permanently, for good, from disk.

Text: "Scratch what I told you about the Osaka trip, and the hotel too."
Answer: {"targets":["the Osaka trip","the hotel"],"permanent":false}

Text: "Permanently erase my old address on Mill Lane."
Answer: {"targets":["my old address on Mill Lane"],"permanent":true}`;

export const forgetTargetPrompt: Prompt<string, ForgetTarget> = {
	name: "forget-target",
	schema: forgetTargetSchema,
	maxTokens: 200,
	write: (text) => `${INSTRUCTIONS}\n\n${ONLY_MATERIAL}\n\nText: ${quote(text)}\nAnswer:`,
};
