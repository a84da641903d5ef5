// One client's connection: lines in, frames out, each request a conversation of its own. Knows no verb. A client that does not
// read is not read from either, and is let go if that lasts.
import type { Socket } from "node:net";
import { MemoryError } from "../model/errors.ts";
import { type ClientMessage, LineReader, MAX_REQUEST_BYTES, type ServerMessage, serializeFrame } from "./frames.ts";
import { parseRequest } from "./requests.ts";

export type Opening = Extract<ClientMessage, { readonly kind: "command" | "call" | "status" | "stop" }>;

export interface Conversation {
	/** Aborted when the client cancels or goes away. */
	readonly signal: AbortSignal;
	send(message: ServerMessage): void;
	/** Once the client says that it still waits; throws if it goes away instead. */
	go(): Promise<void>;
	/** To what it was asked; throws if it goes away instead. */
	answer(): Promise<string | boolean | null>;
}

type Serve = (opening: Opening, conversation: Conversation) => Promise<void>;

/** Nothing taken off our hands for so long: the client hangs. */
const STALLED_MS = 30_000;

export function serveConnection(socket: Socket, serve: Serve): void {
	const reader = new LineReader(MAX_REQUEST_BYTES);
	const talks = new Map<number, Talk>();
	const open = (id: number, opening: Opening) => {
		const talk = new Talk(id, socket);
		talks.set(id, talk);
		// What `serve` throws it has told the client, as far as there still is one.
		void serve(opening, talk).finally(() => talks.delete(id));
	};
	const take = (line: string): boolean => {
		const frame = parseRequest(line);
		if (!frame) return false;
		const talk = talks.get(frame.id);
		if (frame.kind === "go" || frame.kind === "answer") talk?.hear(frame);
		else if (frame.kind === "cancel") talk?.cancel();
		else if (talk) return false;
		else open(frame.id, frame);
		return true;
	};
	socket.on("data", (chunk: Buffer) => {
		const lines = reader.push(chunk);
		if (!lines?.every(take)) refuse(socket, lines === undefined);
		else if (socket.writableNeedDrain) socket.pause();
	});
	socket.on("drain", () => socket.resume());
	socket.setTimeout(STALLED_MS, () => {
		if (socket.writableLength > 0) socket.destroy();
	});
	// A reset is a client that went away; "close" follows.
	socket.on("error", () => socket.destroy());
	socket.on("close", () => {
		for (const talk of talks.values()) talk.cancel();
	});
}

function refuse(socket: Socket, tooLong: boolean): void {
	const message = tooLong ? `a request has at most ${MAX_REQUEST_BYTES} bytes` : "not a request of Mneme's daemon";
	const fault = { id: 0, kind: "fault", code: "INVALID_INPUT", message, data: {} } as const;
	socket.removeAllListeners("data");
	socket.end(serializeFrame<ServerMessage>(fault), () => socket.destroy());
}

type Heard = Extract<ClientMessage, { readonly kind: "go" | "answer" }>;

class Talk implements Conversation {
	readonly #id: number;
	readonly #socket: Socket;
	readonly #abort = new AbortController();
	readonly #unheard: Heard[] = [];
	#listener: ((frame: Heard) => void) | undefined;

	constructor(id: number, socket: Socket) {
		this.#id = id;
		this.#socket = socket;
	}

	get signal(): AbortSignal {
		return this.#abort.signal;
	}

	send(message: ServerMessage): void {
		if (this.#socket.writable) this.#socket.write(serializeFrame<ServerMessage>({ id: this.#id, ...message }));
	}

	hear(frame: Heard): void {
		if (this.#listener) this.#listener(frame);
		else this.#unheard.push(frame);
	}

	cancel(): void {
		this.#abort.abort(new MemoryError("UNAVAILABLE", "interrupted"));
	}

	async go(): Promise<void> {
		await this.#heard("go");
	}

	async answer(): Promise<string | boolean | null> {
		const frame = await this.#heard("answer");
		return frame.kind === "answer" ? frame.value : null;
	}

	async #heard(kind: Heard["kind"]): Promise<Heard> {
		const frame = this.#unheard.shift() ?? (await this.#next());
		if (frame.kind !== kind) throw new MemoryError("INVALID_INPUT", `expected ${kind}, found ${frame.kind}`);
		return frame;
	}

	async #next(): Promise<Heard> {
		const { signal } = this.#abort;
		signal.throwIfAborted();
		return await new Promise((resolve, reject) => {
			const gone = () => reject(signal.reason);
			signal.addEventListener("abort", gone, { once: true });
			this.#listener = (frame) => {
				this.#listener = undefined;
				signal.removeEventListener("abort", gone);
				resolve(frame);
			};
		});
	}
}
