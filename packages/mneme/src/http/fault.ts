// A request that is not taken up, with the status and the words its sender gets. Faults of verbs are MemoryErrors, and get theirs here too.
import { ERROR_KINDS, MemoryError } from "../model/errors.ts";

export class HttpFault extends Error {
	readonly status: number;
	readonly code: string;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
		super(message);
		this.status = status;
		this.code = code;
		this.headers = headers;
	}
}

export interface FaultAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: { readonly error: { readonly code: string; readonly message: string; readonly data: unknown } };
}

export function answerFault(error: unknown): FaultAnswer {
	if (error instanceof HttpFault) {
		const { status, code, message, headers } = error;
		return { status, headers, body: { error: { code, message, data: {} } } };
	}
	if (error instanceof MemoryError) {
		const { code, message, data } = error;
		return { status: ERROR_KINDS[code].http, headers: {}, body: { error: { code, message, data } } };
	}
	// What it says may quote a memory or a path; the log tells where it came from.
	const message = "unexpected error: see the server's log";
	return { status: ERROR_KINDS.INTERNAL.http, headers: {}, body: { error: { code: "INTERNAL", message, data: {} } } };
}
