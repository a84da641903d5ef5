// Talks to the home's daemon, for faces that render outcomes themselves and for the verbs that control it. The command line has
// a quicker way of its own (cli/remote.ts).
import { connect, type Socket } from "node:net";
import type { Progress } from "../engine.ts";
import { MemoryError } from "../model/errors.ts";
import type { Outcome } from "../model/results.ts";
import {
	type CallRequest,
	type ClientMessage,
	type Elsewhere,
	type Frame,
	LineReader,
	type ServerMessage,
	serializeFrame,
} from "./frames.ts";
import { findNote, isPrivate } from "./note.ts";
import { CONNECT_MS, LOST_MIDWAY, READY_MS } from "./patience.ts";

export interface CallOptions {
	readonly version: string;
	readonly progress?: (step: Progress) => void;
	readonly signal?: AbortSignal;
	/** How long a busy daemon is waited for. */
	readonly readyMs?: number;
}

/** Either what came of it, or that nothing happened and the caller is to do it alone. */
export type Called =
	| { readonly ran: true; readonly outcome: Outcome<unknown> }
	| { readonly ran: false; readonly reason: Elsewhere | "none" };

/** Undefined where no daemon answers. */
export async function openClient(home: string, connectMs: number = CONNECT_MS): Promise<Client | undefined> {
	const note = findNote(home);
	if (!note || !isPrivate(note.socket)) return undefined;
	const socket = connect(note.socket);
	const connected = await new Promise<boolean>((resolve) => {
		// What has happened by then counts, even if this process was too busy to hear of it.
		const timer = setTimeout(() => setImmediate(resolve, false), connectMs);
		const settle = (worked: boolean) => {
			clearTimeout(timer);
			resolve(worked);
		};
		socket.once("connect", () => settle(true));
		socket.once("error", () => settle(false));
	});
	if (connected) return new Client(socket);
	socket.destroy();
	return undefined;
}

type Listener = (message: ServerMessage | undefined) => void;

export class Client {
	readonly #socket: Socket;
	readonly #listeners = new Map<number, Listener>();
	#lastId = 0;

	constructor(socket: Socket) {
		this.#socket = socket;
		const reader = new LineReader();
		socket.on("data", (chunk: Buffer) => {
			for (const line of reader.push(chunk) ?? []) {
				const frame = JSON.parse(line) as Frame<ServerMessage>;
				this.#listeners.get(frame.id)?.(frame);
			}
		});
		// "close" follows, and tells all who wait.
		socket.on("error", () => socket.destroy());
		socket.on("close", () => {
			for (const listener of this.#listeners.values()) listener(undefined);
		});
	}

	/** Undefined if the daemon went away before it answered. */
	async control(kind: "status" | "stop"): Promise<Extract<ServerMessage, { kind: "report" }>["report"] | undefined> {
		return await this.#talk({ kind }, (message, settle) => {
			if (message === undefined || message.kind === "fault") settle(undefined);
			else if (message.kind === "report") settle(message.report);
		});
	}

	async call(call: CallRequest, { version, progress, signal, readyMs = READY_MS }: CallOptions): Promise<Called> {
		let begun = false;
		const id = this.#lastId + 1;
		const cancel = () => this.#send(id, { kind: "cancel" });
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(), readyMs);
		try {
			return await this.#talk<Called>(
				{ kind: "call", version, call },
				(message, settle, fail) => {
					if (message === undefined) {
						if (begun) fail(new MemoryError("UNAVAILABLE", LOST_MIDWAY));
						else settle({ ran: false, reason: "none" });
					} else if (message.kind === "elsewhere") settle({ ran: false, reason: message.reason });
					else if (message.kind === "ready" && !late.signal.aborted) {
						begun = true;
						clearTimeout(timer);
						signal?.addEventListener("abort", cancel, { once: true });
						this.#send(id, { kind: "go" });
					} else if (message.kind === "progress") progress?.(message.step);
					else if (message.kind === "outcome") settle({ ran: true, outcome: message.outcome });
					else if (message.kind === "fault")
						fail(new MemoryError(message.code, message.message, { data: message.data }));
				},
				late.signal,
			);
		} finally {
			clearTimeout(timer);
			signal?.removeEventListener("abort", cancel);
		}
	}

	get isOpen(): boolean {
		return !this.#socket.destroyed;
	}

	close(): void {
		this.#socket.destroy();
	}

	#send(id: number, message: ClientMessage): void {
		if (this.#socket.writable) this.#socket.write(serializeFrame<ClientMessage>({ id, ...message }));
	}

	async #talk<Value>(
		message: ClientMessage,
		hear: (
			message: ServerMessage | undefined,
			settle: (value: Value) => void,
			fail: (error: MemoryError) => void,
		) => void,
		late?: AbortSignal,
	): Promise<Value> {
		const id = ++this.#lastId;
		try {
			return await new Promise<Value>((resolve, reject) => {
				const listener: Listener = (heard) => hear(heard, resolve, reject);
				this.#listeners.set(id, listener);
				late?.addEventListener("abort", () => {
					this.#send(id, { kind: "cancel" });
					listener(undefined);
				});
				if (this.#socket.destroyed) listener(undefined);
				else this.#send(id, message);
			});
		} finally {
			this.#listeners.delete(id);
		}
	}
}
