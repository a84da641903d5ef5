// Owns embedding over HTTP: lists cut into requests, a time limit, one retry, and the checks on what comes back. The two protocols are
// in openai.ts and ollama.ts. The key arrives as a value and never reaches a message, a log or the fingerprint.

import { setTimeout as sleep } from "node:timers/promises";
import { MemoryError } from "../model/errors.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Embedder } from "./port.ts";
import { normalize } from "./vectors.ts";

export interface RemoteOptions {
	/** The server's base address; the protocol's path is added to it. */
	url: string;
	model: string;
	/** What the model gives. Asked for rather than discovered, so that opening needs no network. */
	dimensions: number;
	key?: string;
	/** What some models want before a text, e.g. `search_document: `. */
	prefixes?: { passage: string; query: string };
	timeoutMs?: number;
	/** Before the retry, unless the server says how long. */
	backoffMs?: number;
}

export interface Protocol {
	readonly name: string;
	readonly path: string;
	body(model: string, texts: readonly string[]): object;
	/** The vectors in the order of the texts, or undefined where the answer has another shape. */
	parse(answer: unknown): number[][] | undefined;
}

/** Small enough for servers on a laptop, large enough that the round trip does not count. */
const TEXTS_PER_REQUEST = 64;
/** About 2,000 tokens: below the limit of every model in use, far above a memory. */
const MAX_CHARACTERS = 8_000;
const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_BACKOFF_MS = 1_000;
/** A server that wants a longer pause is unavailable for our purposes; the backlog comes back later. */
const MAX_RETRY_AFTER_MS = 10_000;
const NO_PREFIXES = { passage: "", query: "" };

export function openRemote(protocol: Protocol, options: RemoteOptions): Embedder {
	const { model, dimensions } = options;
	const prefixes = options.prefixes ?? NO_PREFIXES;
	const mean = new Float32Array(dimensions);
	const closing = new AbortController();

	async function embed(texts: readonly string[], prefix: string): Promise<Float32Array[]> {
		const vectors: Float32Array[] = [];
		for (let at = 0; at < texts.length; at += TEXTS_PER_REQUEST) {
			const part = texts.slice(at, at + TEXTS_PER_REQUEST).map((text) => (prefix + text).slice(0, MAX_CHARACTERS));
			const answer = await post(protocol, options, protocol.body(model, part), closing.signal);
			vectors.push(...checkVectors(protocol.parse(answer), part.length, options));
		}
		return vectors;
	}

	return {
		fingerprint: fingerprint(`${protocol.name}:${model}`, { dimensions, prefixes, characters: MAX_CHARACTERS }, mean),
		dimensions,
		mean,
		embedPassages: (texts) => embed(texts, prefixes.passage),
		embedQuery: async (text) => (await embed([text], prefixes.query))[0]!,
		close: async () => closing.abort(),
	};
}

interface Answer {
	status: number;
	retryAfterSeconds: number;
	body: string;
}

async function post(protocol: Protocol, options: RemoteOptions, body: object, closed: AbortSignal): Promise<unknown> {
	let answer = await request(protocol, options, body, closed);
	if (isPassing(answer.status)) {
		// Closing ends the pause early; the request after it then says that the provider was closed.
		await sleep(pauseMs(answer, options), undefined, { signal: closed }).catch(() => undefined);
		answer = await request(protocol, options, body, closed);
	}
	if (answer.status !== 200) throw refusal(answer.status, options);
	return parseAnswer(answer.body, options);
}

async function request(protocol: Protocol, options: RemoteOptions, body: object, closed: AbortSignal): Promise<Answer> {
	const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
	try {
		const response = await fetch(options.url.replace(/\/+$/, "") + protocol.path, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
			},
			body: JSON.stringify(body),
			signal: AbortSignal.any([closed, AbortSignal.timeout(timeoutMs)]),
		});
		const retryAfterSeconds = Number.parseFloat(response.headers.get("retry-after") ?? "");
		return { status: response.status, retryAfterSeconds, body: await response.text() };
	} catch (cause) {
		const message = closed.aborted
			? `The embedding provider ${options.model} was closed.`
			: `The embedding server at ${options.url} could not be reached or did not answer within ${timeoutMs} ms. Check that it runs and the address in the settings.`;
		throw new MemoryError("UNAVAILABLE", message, { data: { url: options.url }, cause });
	}
}

function parseAnswer(body: string, options: RemoteOptions): unknown {
	try {
		return JSON.parse(body);
	} catch (cause) {
		throw new MemoryError("MODEL", `The embedding server at ${options.url} did not answer with JSON.`, { cause });
	}
}

function isPassing(status: number): boolean {
	return status === 429 || status >= 500;
}

function pauseMs({ retryAfterSeconds }: Answer, options: RemoteOptions): number {
	if (Number.isNaN(retryAfterSeconds)) return options.backoffMs ?? DEFAULT_BACKOFF_MS;
	return Math.min(retryAfterSeconds * 1000, MAX_RETRY_AFTER_MS);
}

function refusal(status: number, { url, model }: RemoteOptions): MemoryError {
	const data = { url, model, status };
	if (isPassing(status))
		return new MemoryError(
			"UNAVAILABLE",
			`The embedding server at ${url} failed twice (HTTP ${status}). Try again later.`,
			{
				data,
			},
		);
	const advice =
		status === 401 || status === 403
			? "It does not accept the key: check the variable or credential the settings name."
			: `Check the address and that it has the model "${model}".`;
	return new MemoryError("MODEL", `The embedding server at ${url} refused the request (HTTP ${status}). ${advice}`, {
		data,
	});
}

function checkVectors(
	vectors: number[][] | undefined,
	count: number,
	{ url, dimensions }: RemoteOptions,
): Float32Array[] {
	if (vectors === undefined || vectors.length !== count)
		throw new MemoryError(
			"MODEL",
			`The embedding server at ${url} did not give one vector for each of ${count} texts.`,
			{
				data: { url, expected: count, found: vectors?.length ?? 0 },
			},
		);
	return vectors.map((numbers) => {
		if (numbers.length === dimensions) return normalize(Float32Array.from(numbers));
		throw new MemoryError(
			"MODEL",
			`The embedding server at ${url} gives vectors of ${numbers.length} numbers, the settings say ${dimensions}. Correct "dimensions".`,
			{ data: { url, expected: dimensions, found: numbers.length } },
		);
	});
}
