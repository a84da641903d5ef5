// A chat with the AI SDK whose model has this memory: what is known goes in, what the user asks to keep is kept. Give it any model of the SDK.
import { generateText, type ModelMessage, wrapLanguageModel } from "ai";
import { openMemory } from "mneme";
import { memoryMiddleware, memoryTools } from "mneme/ai";

type Model = Parameters<typeof wrapLanguageModel>[0]["model"];

export async function chat(model: Model, folder: string, said: readonly string[]): Promise<string[]> {
	const memory = openMemory({ workspace: folder });
	await memory.init();
	const withMemory = wrapLanguageModel({ model, middleware: memoryMiddleware(memory) });
	const messages: ModelMessage[] = [];
	const answers: string[] = [];
	for (const content of said) {
		messages.push({ role: "user", content });
		const { text } = await generateText({ model: withMemory, messages, tools: memoryTools(memory) });
		messages.push({ role: "assistant", content: text });
		answers.push(text);
	}
	await memory.close();
	return answers;
}
