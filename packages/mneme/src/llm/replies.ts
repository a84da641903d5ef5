// What a server's response means: a reply, or why there is none, how long to leave the server alone, and whether a schema was the trouble.
import { type Unanswered, unanswered } from "./port.ts";
import type { Protocol, Reply } from "./protocol.ts";
import { isPassing, type Posted } from "./transport.ts";

interface Failure {
	readonly status: "failed";
	readonly why: Unanswered;
	/** Whether the next request would fare the same. */
	readonly lasts: boolean;
	/** As the server asked. */
	readonly retryAfterMs: number | undefined;
	/** The request may pass without its schema. */
	readonly mayBeSchema: boolean;
}

export type ReadReply = { readonly status: "reply"; readonly reply: Reply } | Failure;

/** `where` names the model and the server in messages; it holds no path and no credentials. */
export function readReply(posted: Posted, protocol: Protocol, where: string): ReadReply {
	if (posted.kind === "timeout")
		return failure(
			"unavailable",
			`${where} did not answer in time; rules decided. Check that it runs and is fast enough.`,
		);
	if (posted.kind === "unreachable")
		return failure(
			"unavailable",
			`${where} could not be reached, or broke off; rules decided. Check llm.baseUrl and the network.`,
		);
	const { status, retryAfterMs } = posted;
	if (status === 200) {
		const reply = protocol.parse(parseJson(posted.body));
		if (reply) return { status: "reply", reply };
		return failure(
			"unavailable",
			`${where} answered in a shape that is not ${protocol.name}'s; rules decided. Check llm.baseUrl.`,
		);
	}
	if (isPassing(status)) {
		const text = status === 429 ? "limits its requests" : "failed twice";
		// llama.cpp says 500 when one answer runs on until it is cut off: the next prompt may well pass.
		const lasts = status !== 500;
		return { ...failure("unavailable", `${where} ${text} (HTTP ${status}); rules decided.`), lasts, retryAfterMs };
	}
	return turnedAway(status, where);
}

function turnedAway(status: number, where: string): Failure {
	if (status === 400 || status === 422) {
		// Too long a prompt, say: another prompt may pass.
		const text = `${where} did not take the request (HTTP ${status}); rules decided. Check llm.model and llm.provider.`;
		return { ...failure("misconfigured", text), lasts: false, mayBeSchema: true };
	}
	const advice =
		status === 401 || status === 403
			? "It does not accept the key: check llm.keyEnv."
			: "Check llm.model and llm.baseUrl.";
	return failure("misconfigured", `${where} turned the request away (HTTP ${status}); rules decided. ${advice}`);
}

function failure(reason: Unanswered["reason"], text: string): Failure {
	return { status: "failed", why: unanswered(reason, text), lasts: true, retryAfterMs: undefined, mayBeSchema: false };
}

function parseJson(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
