// The port behind every use of a language model: a prompt and a schema in, a value of that schema out, or the reason why the caller's
// rules have to do it. Which model answers is open.ts.
import type { z } from "zod";

export interface ModelRequest<Value> {
	/** Which prompt it is (`routing`), for the usage file and for messages. */
	readonly name: string;
	readonly prompt: string;
	readonly schema: z.ZodType<Value>;
	/** Most the answer may take. */
	readonly maxTokens: number;
	readonly signal?: AbortSignal | undefined;
}

export interface Usage {
	readonly requests: number;
	readonly inputTokens: number;
	readonly outputTokens: number;
	/** In US dollars, where the prices are known. */
	readonly cost?: number;
}

/**
 * `rules`: no model is wanted. `cap`: the day's tokens are spent. `refused`: the model would not. `invalid`: its answer was of no use, twice.
 * `unavailable`: not reached, too slow, overloaded. `misconfigured`: a key, an address or a name is wrong.
 */
export type UnansweredReason = "rules" | "cap" | "refused" | "invalid" | "unavailable" | "misconfigured";

export interface Unanswered {
	readonly status: "unanswered";
	readonly reason: UnansweredReason;
	/** For a notice; says what was wrong and what to do. */
	readonly text: string;
}

export interface Answered<Value> {
	readonly status: "answered";
	readonly value: Value;
}

export type Completion<Value> = (Answered<Value> | Unanswered) & { readonly usage: Usage };

export interface LanguageModel {
	/** `rules`, `host`, `anthropic:NAME`: for what is told of who made something. */
	readonly name: string;
	/** Never throws for want of a model; only `request.signal`, a fault of the disk and host mode (replay.ts) end it otherwise. */
	complete<Value>(request: ModelRequest<Value>): Promise<Completion<Value>>;
}

export const NO_USAGE: Usage = { requests: 0, inputTokens: 0, outputTokens: 0 };

export function unanswered(reason: UnansweredReason, text: string): Unanswered {
	return { status: "unanswered", reason, text };
}

/** The default: every caller's rules decide. */
export const rulesModel: LanguageModel = {
	name: "rules",
	complete: async () => ({ ...unanswered("rules", "No language model is set up; rules decide."), usage: NO_USAGE }),
};
