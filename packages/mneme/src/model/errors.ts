// Faults: one error class, one code table. Expected outcomes (conflict, refusal, …) are results, not errors: see results.ts.

interface ErrorKind {
	readonly exit: number;
	readonly http: number;
	readonly mcp: number;
}

/** Each code with what it becomes on every face: process exit code, HTTP status, JSON-RPC error. */
export const ERROR_KINDS = {
	USAGE: { exit: 2, http: 400, mcp: -32602 },
	INVALID_INPUT: { exit: 2, http: 400, mcp: -32602 },
	INVALID_PATH: { exit: 2, http: 400, mcp: -32602 },
	INVALID_SETTINGS: { exit: 3, http: 422, mcp: -32602 },
	PARSE: { exit: 3, http: 422, mcp: -32602 },
	NOT_FOUND: { exit: 4, http: 404, mcp: -32002 },
	NO_WORKSPACE: { exit: 4, http: 404, mcp: -32002 },
	NOT_ALLOWED: { exit: 5, http: 403, mcp: -32003 },
	FORMAT_NEWER: { exit: 6, http: 409, mcp: -32603 },
	FORMAT_OLDER: { exit: 6, http: 409, mcp: -32603 },
	LOCKED: { exit: 7, http: 423, mcp: -32603 },
	LEDGER_CORRUPT: { exit: 8, http: 500, mcp: -32603 },
	DISK: { exit: 9, http: 507, mcp: -32603 },
	NO_GIT: { exit: 10, http: 501, mcp: -32603 },
	MODEL: { exit: 11, http: 502, mcp: -32603 },
	UNAVAILABLE: { exit: 12, http: 503, mcp: -32603 },
	INTERNAL: { exit: 70, http: 500, mcp: -32603 },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_KINDS;

export class MemoryError extends Error {
	override readonly name = "MemoryError";
	readonly code: ErrorCode;
	readonly data: Readonly<Record<string, unknown>>;

	constructor(code: ErrorCode, message: string, options: { data?: Record<string, unknown>; cause?: unknown } = {}) {
		super(message, options.cause === undefined ? undefined : { cause: options.cause });
		this.code = code;
		this.data = options.data ?? {};
	}
}

/** A place in a file a person can open where something else was expected. Never costs the rest of the file. */
export interface ParseError {
	readonly path: string;
	/** 1-based. */
	readonly line: number;
	readonly expected: string;
	readonly found: string;
}

export function describeParseError(error: ParseError): string {
	return `${error.path}:${error.line}: expected ${error.expected}, found ${JSON.stringify(error.found)}`;
}
