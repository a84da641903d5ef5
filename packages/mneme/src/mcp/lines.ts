// The transport of stdio: one JSON-RPC message a line. A line that is none, or is too long, is refused and costs nothing but itself.
import type { Readable, Writable } from "node:stream";
import {
	type JSONRPCMessage,
	ProtocolErrorCode,
	parseJSONRPCMessage,
	type Transport,
} from "@modelcontextprotocol/server";

/** A memory is text a person reads. As much as the daemon takes. */
export const MOST_LINE_BYTES = 8 * 1024 * 1024;
const NEWLINE = 0x0a;

export class LineTransport implements Transport {
	onclose?: () => void;
	onerror?: (error: Error) => void;
	onmessage?: (message: JSONRPCMessage) => void;
	readonly #input: Readable;
	readonly #output: Writable;
	#parts: Buffer[] = [];
	#bytes = 0;
	#draining: Promise<void> | undefined;
	#closed = false;

	constructor(input: Readable, output: Writable) {
		this.#input = input;
		this.#output = output;
	}

	async start(): Promise<void> {
		this.#input.on("data", (chunk: Buffer) => this.#take(chunk));
		for (const event of ["end", "close", "error"]) this.#input.on(event, () => void this.close());
		// The client has gone: there is nobody to answer.
		this.#output.on("error", () => void this.close());
	}

	async send(message: JSONRPCMessage): Promise<void> {
		if (this.#closed) throw new Error("The client has gone.");
		const text = `${JSON.stringify(message)}\n`;
		if (!this.#output.write(text)) await this.#drained();
	}

	async close(): Promise<void> {
		if (this.#closed) return;
		this.#closed = true;
		this.#input.pause();
		this.onclose?.();
	}

	/** One wait for all that is sent meanwhile. */
	#drained(): Promise<void> {
		this.#draining ??= new Promise((resolve) => {
			const go = () => {
				this.#output.off("drain", go).off("close", go).off("error", go);
				this.#draining = undefined;
				resolve();
			};
			this.#output.on("drain", go).on("close", go).on("error", go);
		});
		return this.#draining;
	}

	#take(chunk: Buffer): void {
		let from = 0;
		for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
			this.#keep(chunk.subarray(from, at));
			this.#finish();
			from = at + 1;
		}
		this.#keep(chunk.subarray(from));
	}

	/** What is too long anyway is counted, not kept. */
	#keep(part: Buffer): void {
		this.#bytes += part.length;
		if (this.#bytes > MOST_LINE_BYTES) this.#parts = [];
		else this.#parts.push(part);
	}

	#finish(): void {
		const bytes = this.#bytes;
		const line = Buffer.concat(this.#parts).toString("utf8").trim();
		this.#parts = [];
		this.#bytes = 0;
		if (line === "" && bytes <= MOST_LINE_BYTES) return;
		const read = bytes > MOST_LINE_BYTES ? tooLong(bytes) : readMessage(line);
		if ("message" in read) {
			this.onmessage?.(read.message);
			return;
		}
		this.onerror?.(new Error(read.error.message));
		this.send({ jsonrpc: "2.0", ...read }).catch(() => undefined);
	}
}

type Read = { readonly message: JSONRPCMessage } | Refusal;

interface Refusal {
	readonly id?: string | number;
	readonly error: { readonly code: number; readonly message: string };
}

function tooLong(bytes: number): Refusal {
	const message = `A message may have ${MOST_LINE_BYTES} bytes; this one has ${bytes}.`;
	return { error: { code: ProtocolErrorCode.InvalidRequest, message } };
}

function readMessage(line: string): Read {
	let value: unknown;
	try {
		value = JSON.parse(line);
	} catch {
		return { error: { code: ProtocolErrorCode.ParseError, message: "This line is not JSON." } };
	}
	try {
		return { message: parseJSONRPCMessage(value) };
	} catch {
		const id = (value as { id?: unknown } | null)?.id;
		const error = { code: ProtocolErrorCode.InvalidRequest, message: "This line is no JSON-RPC 2.0 message." };
		return { ...(typeof id === "string" || typeof id === "number" ? { id } : {}), error };
	}
}
