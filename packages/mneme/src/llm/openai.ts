// The chat call of OpenAI, and of the many servers compatible with it (llama.cpp, Ollama, vLLM, LM Studio, gateways).
import { z } from "zod";
import { HOSTED_THINKING_TOKENS, type Protocol, type Question } from "./protocol.ts";
import { withoutBounds } from "./wire-schema.ts";

const answerSchema = z.object({
	choices: z
		.array(
			z.object({
				message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
				finish_reason: z.string().nullish(),
			}),
		)
		.min(1),
	usage: z.object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) }).nullish(),
});

function parse(answer: unknown): ReturnType<Protocol["parse"]> {
	const { data } = answerSchema.safeParse(answer);
	const choice = data?.choices[0];
	if (!data || !choice) return undefined;
	return {
		text: choice.message.content ?? "",
		truncated: choice.finish_reason === "length",
		refused: Boolean(choice.message.refusal) || choice.finish_reason === "content_filter",
		inputTokens: data.usage?.prompt_tokens,
		outputTokens: data.usage?.completion_tokens,
	};
}

const base = ({ model, prompt }: Question) => ({ model, messages: [{ role: "user", content: prompt }] });

function authorization(key: string | undefined): Record<string, string> {
	return key === undefined ? {} : { authorization: `Bearer ${key}` };
}

export const openaiProtocol: Protocol = {
	name: "openai",
	baseUrl: "https://api.openai.com/v1",
	keyEnv: "OPENAI_API_KEY",
	path: "/chat/completions",
	thinkingTokens: HOSTED_THINKING_TOKENS,
	headers: authorization,
	// No temperature: models that reason refuse it.
	body: (question) => ({
		...base(question),
		max_completion_tokens: question.maxTokens,
		...(question.schema && {
			response_format: {
				type: "json_schema",
				json_schema: { name: question.name, strict: true, schema: withoutBounds(question.schema) },
			},
		}),
	}),
	parse,
};

export const openaiCompatibleProtocol: Protocol = {
	name: "openai-compatible",
	baseUrl: undefined,
	keyEnv: undefined,
	path: "/chat/completions",
	thinkingTokens: 0,
	headers: authorization,
	// Bounds stay in: local servers turn them into a grammar, which keeps a small model from running on.
	body: (question) => ({
		...base(question),
		max_tokens: question.maxTokens,
		temperature: 0,
		...(question.schema && {
			response_format: {
				type: "json_schema",
				json_schema: { name: question.name, strict: true, schema: question.schema },
			},
		}),
	}),
	parse,
};
