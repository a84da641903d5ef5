// A model of the AI SDK that says what it was told to.
import { MockLanguageModelV3, simulateReadableStream } from "ai/test";

/** Answers each call with the next text, and keeps what it was given. */
export function scripted(...answers: string[]) {
	const usage = {
		inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
		outputTokens: { total: 1, text: 1, reasoning: 0 },
	};
	let at = 0;
	return new MockLanguageModelV3({
		doGenerate: async () => ({
			content: [{ type: "text" as const, text: answers[at++ % answers.length]! }],
			finishReason: { unified: "stop" as const, raw: "stop" },
			usage,
			warnings: [],
		}),
		doStream: async () => ({
			stream: simulateReadableStream({
				chunks: [
					{ type: "text-start" as const, id: "1" },
					{ type: "text-delta" as const, id: "1", delta: answers[at++ % answers.length]! },
					{ type: "text-end" as const, id: "1" },
					{ type: "finish" as const, finishReason: { unified: "stop" as const, raw: "stop" }, usage },
				],
			}),
		}),
	});
}
