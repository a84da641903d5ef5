// What differs between providers: the address, the headers, the shape of a question and of its answer. See openai.ts and anthropic.ts.
import type { JsonSchema } from "./wire-schema.ts";

export interface Question {
	readonly model: string;
	readonly prompt: string;
	/** Thinking included. */
	readonly maxTokens: number;
	readonly name: string;
	/** Absent for servers that turned a schema down; the prompt then carries it. */
	readonly schema: JsonSchema | undefined;
}

export interface Reply {
	readonly text: string;
	readonly truncated: boolean;
	readonly refused: boolean;
	/** Undefined where the server does not count. */
	readonly inputTokens: number | undefined;
	readonly outputTokens: number | undefined;
}

export interface Protocol {
	/** As in the settings: `anthropic`, `openai`, `openai-compatible`. */
	readonly name: string;
	/** Where it answers unless told otherwise; undefined where there is no such place. */
	readonly baseUrl: string | undefined;
	/** The variable people keep this provider's key in; undefined where a key is not needed. */
	readonly keyEnv: string | undefined;
	readonly path: string;
	/** Output a request may take beyond its answer. */
	readonly thinkingTokens: number;
	headers(key: string | undefined): Record<string, string>;
	body(question: Question): object;
	/** Undefined where the answer has another shape. */
	parse(answer: unknown): Reply | undefined;
}

/** Hosted models may think before they answer, and that counts as output: without room for it the answer is cut off. */
export const HOSTED_THINKING_TOKENS = 2_000;
