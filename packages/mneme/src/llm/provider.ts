// A model reached over HTTP: holds its tokens in the day's usage, asks, counts, and turns every failure into a reason to use rules.
// After a failure that will last it rests, so that ten thousand memories do not each wait for a dead server.
import type { Clock } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import { estimateTokens } from "../text/tokens.ts";
import { askTwice, type RawAnswer } from "./answer.ts";
import {
	type Completion,
	type LanguageModel,
	type ModelRequest,
	NO_USAGE,
	type Unanswered,
	type Usage,
	unanswered,
} from "./port.ts";
import type { Protocol, Reply } from "./protocol.ts";
import { type ReadReply, readReply } from "./replies.ts";
import { type Posted, post } from "./transport.ts";
import type { UsageBook } from "./usage.ts";
import { type JsonSchema, jsonSchemaOf } from "./wire-schema.ts";

export interface ProviderOptions {
	readonly protocol: Protocol;
	readonly model: string;
	readonly baseUrl: string;
	/** Asked before each request, so that a corrected key counts at once. May throw a MemoryError. */
	readonly findKey: () => string | undefined;
	readonly dailyTokens: number;
	readonly usage: UsageBook;
	readonly clock: Clock;
	/** US dollars per million tokens. */
	readonly prices?: { readonly input: number; readonly output: number } | undefined;
	readonly timeoutMs?: number | undefined;
	readonly backoffMs?: number | undefined;
}

interface Asked {
	readonly name: string;
	readonly prompt: string;
	readonly maxTokens: number;
	readonly schema: JsonSchema;
	readonly signal: AbortSignal | undefined;
	readonly spend: (usage: Usage) => void;
}

/** Reading the prompt and waiting for a turn, on a laptop's processor. */
const BASE_TIMEOUT_MS = 60_000;
/** Ten tokens a second: a slow local model. */
const TIMEOUT_PER_TOKEN_MS = 100;
/** Beyond it Node's fetch gives up by itself. */
const MAX_TIMEOUT_MS = 290_000;
const BACKOFF_MS = 1_000;
/** How long a server that failed is left alone, unless it says. */
const REST_MS = 60_000;
const TOKENS_PER_PRICE = 1_000_000;

export class ProviderModel implements LanguageModel {
	readonly name: string;
	readonly #options: ProviderOptions;
	readonly #where: string;
	#rest: { readonly untilMs: number; readonly why: Unanswered } | undefined;
	/** The server turned a schema down once: the prompt carries it from then on. */
	#plain = false;

	constructor(options: ProviderOptions) {
		this.#options = options;
		this.name = `${options.protocol.name}:${options.model}`;
		this.#where = `The model ${options.model} at ${new URL(options.baseUrl).host}`;
	}

	async complete<Value>(request: ModelRequest<Value>): Promise<Completion<Value>> {
		let usage = NO_USAGE;
		const spend = (more: Usage) => {
			usage = addUsage(usage, more);
		};
		const { name, signal } = request;
		const schema = jsonSchemaOf(request.schema);
		const result = await askTwice(request, (prompt, maxTokens) =>
			this.#ask({ name, prompt, maxTokens, schema, signal, spend }),
		);
		return { ...result, usage };
	}

	async #ask(asked: Asked): Promise<RawAnswer | Unanswered> {
		asked.signal?.throwIfAborted();
		if (this.#rest && this.#options.clock.now() < this.#rest.untilMs) return this.#rest.why;
		const reply = await this.#exchange(asked);
		if (reply.status === "unanswered") return reply;
		if (reply.status === "reply") {
			const { text, truncated, refused } = reply.reply;
			if (refused) return unanswered("refused", `${this.#where} would not answer; rules decided.`);
			return { status: "raw", content: text, truncated };
		}
		if (reply.mayBeSchema && !this.#plain) {
			this.#plain = true;
			return await this.#ask(asked);
		}
		if (reply.lasts)
			this.#rest = { untilMs: this.#options.clock.now() + (reply.retryAfterMs ?? REST_MS), why: reply.why };
		return reply.why;
	}

	async #exchange(asked: Asked): Promise<ReadReply | Unanswered> {
		const { usage, dailyTokens, protocol } = this.#options;
		const key = this.#findKey();
		if (key.status === "unanswered") return key;
		const prompt = this.#plain ? withSchema(asked.prompt, asked.schema) : asked.prompt;
		const inputEstimate = estimateTokens(prompt);
		const outputTokens = asked.maxTokens + protocol.thinkingTokens;
		const hold = usage.hold({ model: this.name, name: asked.name }, inputEstimate + outputTokens, dailyTokens);
		if (!hold) return capReached(dailyTokens);
		// What a request costs that was broken off: its prompt, for all we know.
		let spent: Usage = { requests: 1, inputTokens: inputEstimate, outputTokens: 0 };
		try {
			const posted = await post(this.#post(asked, { prompt, outputTokens, key: key.value }));
			const reply = readReply(posted, protocol, this.#where);
			spent = spentOn(posted, reply, spent);
			return reply;
		} finally {
			const priced = this.#price(spent);
			asked.spend(priced);
			usage.settle(hold, priced);
		}
	}

	#post(asked: Asked, sent: { prompt: string; outputTokens: number; key: string | undefined }) {
		const { protocol, baseUrl, model, timeoutMs, backoffMs } = this.#options;
		return {
			url: baseUrl.replace(/\/+$/, "") + protocol.path,
			headers: protocol.headers(sent.key),
			body: protocol.body({
				model,
				prompt: sent.prompt,
				maxTokens: sent.outputTokens,
				name: asked.name,
				schema: this.#plain ? undefined : asked.schema,
			}),
			timeoutMs: timeoutMs ?? Math.min(BASE_TIMEOUT_MS + sent.outputTokens * TIMEOUT_PER_TOKEN_MS, MAX_TIMEOUT_MS),
			backoffMs: backoffMs ?? BACKOFF_MS,
			signal: asked.signal,
		};
	}

	#findKey(): { readonly status: "key"; readonly value: string | undefined } | Unanswered {
		try {
			return { status: "key", value: this.#options.findKey() };
		} catch (error) {
			if (error instanceof MemoryError) return unanswered("misconfigured", `${error.message} Rules decided.`);
			throw error;
		}
	}

	#price(usage: Usage): Usage {
		const { prices } = this.#options;
		if (!prices) return usage;
		const cost = (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / TOKENS_PER_PRICE;
		return { ...usage, cost };
	}
}

function spentOn(posted: Posted, reply: ReadReply, brokenOff: Usage): Usage {
	if (reply.status === "reply") return countReply(reply.reply, brokenOff.inputTokens);
	// A request that was turned away generated nothing.
	return posted.kind === "response" && posted.status !== 200 ? { ...NO_USAGE, requests: 1 } : brokenOff;
}

function countReply({ text, inputTokens, outputTokens }: Reply, inputEstimate: number): Usage {
	return {
		requests: 1,
		inputTokens: inputTokens ?? inputEstimate,
		outputTokens: outputTokens ?? estimateTokens(text),
	};
}

function capReached(dailyTokens: number): Unanswered {
	return unanswered("cap", `The day's ${dailyTokens} tokens (llm.dailyTokens) do not suffice for this; rules decided.`);
}

function withSchema(prompt: string, schema: JsonSchema): string {
	return `${prompt}\n\nThe answer's JSON Schema:\n${JSON.stringify(schema)}`;
}

function addUsage(a: Usage, b: Usage): Usage {
	const cost = a.cost === undefined && b.cost === undefined ? {} : { cost: (a.cost ?? 0) + (b.cost ?? 0) };
	return {
		requests: a.requests + b.requests,
		inputTokens: a.inputTokens + b.inputTokens,
		outputTokens: a.outputTokens + b.outputTokens,
		...cost,
	};
}
