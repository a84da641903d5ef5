// The messages call of Anthropic, with its structured output. Not by a forced tool: newer models turn that down.
import { z } from "zod";
import { HOSTED_THINKING_TOKENS, type Protocol } from "./protocol.ts";
import { withoutBounds } from "./wire-schema.ts";

const API_VERSION = "2023-06-01";

const answerSchema = z.object({
	content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
	stop_reason: z.string().nullish(),
	usage: z.object({
		input_tokens: z.int().min(0),
		output_tokens: z.int().min(0),
		cache_creation_input_tokens: z.int().min(0).nullish(),
		cache_read_input_tokens: z.int().min(0).nullish(),
	}),
});

export const anthropicProtocol: Protocol = {
	name: "anthropic",
	baseUrl: "https://api.anthropic.com/v1",
	keyEnv: "ANTHROPIC_API_KEY",
	path: "/messages",
	thinkingTokens: HOSTED_THINKING_TOKENS,
	headers: (key) => ({ "anthropic-version": API_VERSION, ...(key === undefined ? {} : { "x-api-key": key }) }),
	// No temperature: newer models refuse it.
	body: ({ model, prompt, maxTokens, schema }) => ({
		model,
		max_tokens: maxTokens,
		messages: [{ role: "user", content: prompt }],
		...(schema && { output_config: { format: { type: "json_schema", schema: withoutBounds(schema) } } }),
	}),
	parse(answer) {
		const { data } = answerSchema.safeParse(answer);
		if (!data) return undefined;
		const { usage } = data;
		return {
			text: data.content.map(({ type, text }) => (type === "text" ? (text ?? "") : "")).join(""),
			truncated: data.stop_reason === "max_tokens",
			refused: data.stop_reason === "refusal",
			inputTokens: usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0),
			outputTokens: usage.output_tokens,
		};
	},
};
