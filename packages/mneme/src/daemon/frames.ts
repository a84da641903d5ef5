// What daemon and client say to each other: one JSON object a line. Imports only types: the quickest client is made of this.
import type { Progress } from "../engine.ts";
import type { DaemonReport } from "../model/daemon.ts";
import type { ErrorCode } from "../model/errors.ts";
import type { Principal } from "../model/principal.ts";
import type { Outcome } from "../model/results.ts";

/** A command line as the process it was typed in sees it. */
export interface CommandRequest {
	readonly args: readonly string[];
	readonly cwd: string;
	readonly userHome: string;
	/** Only what rules settings and output; never the whole environment. */
	readonly env: Readonly<Record<string, string>>;
	readonly outIsTerminal: boolean;
	readonly errIsTerminal: boolean;
	readonly canAsk: boolean;
}

/** A verb with its input, for callers that render the outcome themselves. */
export interface CallRequest {
	readonly verb: string;
	readonly input: Readonly<Record<string, unknown>>;
	readonly principal: Principal;
	readonly folder: string;
	/** The caller's client asked the person, and they agreed. */
	readonly elicited?: boolean;
	/** Settings from the environment, `MNEME_…`. */
	readonly env: Readonly<Record<string, string>>;
	/** Settings by dotted path that win over every file. */
	readonly flags: Readonly<Record<string, string>>;
}

/** Why a request was not taken up: it has to run in the caller's own process, and nothing of it has happened. */
export type Elsewhere = "verb" | "home" | "version" | "stopping";

export type ClientMessage =
	| { readonly kind: "command"; readonly version: string; readonly command: CommandRequest }
	| { readonly kind: "call"; readonly version: string; readonly call: CallRequest }
	/** After `ready`: the caller still waits, so it may begin. */
	| { readonly kind: "go" }
	/** To `ask` (yes or no) and `input` (text, or null where nothing is piped). */
	| { readonly kind: "answer"; readonly value: string | boolean | null }
	| { readonly kind: "cancel" }
	| { readonly kind: "status" }
	| { readonly kind: "stop" };

export type ServerMessage =
	| { readonly kind: "elsewhere"; readonly reason: Elsewhere }
	/** It begins once the caller says `go`: a caller that gave up and did it alone must not have it done twice. */
	| { readonly kind: "ready"; readonly effect: "reads" | "writes" | "destroys" }
	| { readonly kind: "out" | "err"; readonly text: string }
	| { readonly kind: "ask"; readonly question: string }
	| { readonly kind: "input" }
	| { readonly kind: "exit"; readonly code: number }
	| { readonly kind: "progress"; readonly step: Progress }
	| { readonly kind: "outcome"; readonly outcome: Outcome<unknown> }
	| {
			readonly kind: "fault";
			readonly code: ErrorCode;
			readonly message: string;
			readonly data: Readonly<Record<string, unknown>>;
	  }
	| { readonly kind: "report"; readonly report: DaemonReport };

/** Each request and all that belongs to it carries the number its client gave it. */
export type Frame<Message> = Message & { readonly id: number };

/** Of what a client may send. A memory is text a person reads; what is larger is done in the caller's process. */
export const MAX_REQUEST_BYTES = 8 * 1024 * 1024;

const NEWLINE = 0x0a;

export function serializeFrame<Message>(frame: Frame<Message>): string {
	return `${JSON.stringify(frame)}\n`;
}

/** Cuts a stream of bytes into lines. */
export class LineReader {
	readonly #maxBytes: number;
	#parts: Buffer[] = [];
	#bytes = 0;

	constructor(maxBytes: number = Number.POSITIVE_INFINITY) {
		this.#maxBytes = maxBytes;
	}

	/** Undefined once a line is too long: the stream is of no use from then on. */
	push(chunk: Buffer): string[] | undefined {
		const lines: string[] = [];
		let from = 0;
		for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
			if (!this.#keep(chunk.subarray(from, at))) return undefined;
			lines.push(Buffer.concat(this.#parts, this.#bytes).toString("utf8"));
			this.#parts = [];
			this.#bytes = 0;
			from = at + 1;
		}
		return this.#keep(chunk.subarray(from)) ? lines : undefined;
	}

	#keep(part: Buffer): boolean {
		this.#bytes += part.length;
		this.#parts.push(part);
		return this.#bytes <= this.#maxBytes;
	}
}
