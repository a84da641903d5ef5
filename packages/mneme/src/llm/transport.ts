// One question over HTTP: a time limit, one more try after a passing failure, a bound on what is read. Says what went wrong by kind, never
// with the server's words or the request's headers, which may hold the key.
import { setTimeout as sleep } from "node:timers/promises";

export interface Post {
	readonly url: string;
	readonly headers: Record<string, string>;
	readonly body: object;
	readonly timeoutMs: number;
	/** Before the second try, unless the server says how long. */
	readonly backoffMs: number;
	readonly signal: AbortSignal | undefined;
}

export type Posted =
	| {
			readonly kind: "response";
			readonly status: number;
			readonly body: string;
			readonly retryAfterMs: number | undefined;
	  }
	| { readonly kind: "timeout" }
	| { readonly kind: "unreachable" };

/** A server that wants a longer pause is unavailable for our purposes: somebody waits for the verb. */
const MAX_PAUSE_MS = 10_000;
/** Far above any answer asked for; keeps a broken server from filling the memory. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

export async function post(request: Post): Promise<Posted> {
	const first = await tryOnce(request);
	const pauseMs = pauseAfter(first, request.backoffMs);
	if (pauseMs === undefined || pauseMs > MAX_PAUSE_MS) return first;
	await sleep(pauseMs, undefined, request.signal && { signal: request.signal });
	return await tryOnce(request);
}

/** Undefined where trying again would not help: the answer is final, or the time is spent. */
function pauseAfter(posted: Posted, backoffMs: number): number | undefined {
	if (posted.kind === "timeout") return undefined;
	if (posted.kind === "unreachable") return backoffMs;
	return isPassing(posted.status) ? (posted.retryAfterMs ?? backoffMs) : undefined;
}

export function isPassing(status: number): boolean {
	return status === 408 || status === 429 || status >= 500;
}

async function tryOnce({ url, headers, body, timeoutMs, signal }: Post): Promise<Posted> {
	const timeout = AbortSignal.timeout(timeoutMs);
	try {
		const response = await fetch(url, {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body: JSON.stringify(body),
			// A redirect would carry the key to another host.
			redirect: "manual",
			signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
		});
		const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"));
		return { kind: "response", status: response.status, body: await readBody(response), retryAfterMs };
	} catch {
		// Whoever stopped the verb must not get an answer made by rules instead.
		signal?.throwIfAborted();
		return { kind: timeout.aborted ? "timeout" : "unreachable" };
	}
}

async function readBody(response: Response): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.length;
		if (bytes > MAX_BODY_BYTES) throw new RangeError("the answer is too long");
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}

/** Seconds, or a date; the date is the server's, so its clock and ours are taken to agree. */
function parseRetryAfter(value: string | null): number | undefined {
	if (value === null) return undefined;
	const seconds = Number(value);
	const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
	return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
