// A command line through the daemon, where one runs: sends the words, prints what comes back. Verbs and schemas are the daemon's;
// this file may import next to nothing, for it is what a command costs.
import { connect, type Socket } from "node:net";
import { join, resolve } from "node:path";
import {
	type ClientMessage,
	type Frame,
	LineReader,
	MAX_REQUEST_BYTES,
	type ServerMessage,
	serializeFrame,
} from "../daemon/frames.ts";
import { findNote, isPrivate } from "../daemon/note.ts";
import { CONNECT_MS, LOST_MIDWAY, READY_MS } from "../daemon/patience.ts";
import { ERROR_KINDS } from "../model/errors.ts";
import type { Terminal } from "./terminal.ts";
import { readVersion } from "./version.ts";

/** The exit code; undefined where it has to run in this process, and nothing has happened. */
export async function runRemotely(terminal: Terminal): Promise<number | undefined> {
	const note = findNote(homeOf(terminal));
	if (!note || !isPrivate(note.socket)) return undefined;
	const version = readVersion();
	const socket = await open(note.socket);
	if (!socket) return undefined;
	if (note.version === version) return await new RemoteCommand(socket, terminal, version).run();
	socket.destroy();
	tellOfVersion(terminal, note.version, version);
	return undefined;
}

/** As host.ts finds it. The words are not parsed here; if one that looks like --home is not, the daemon sends us away. */
function homeOf({ args, env, cwd, userHome }: Terminal): string {
	const at = args.findIndex((word) => word === "--home" || word.startsWith("--home="));
	const given = at < 0 ? env.MNEME_HOME : args[at] === "--home" ? args[at + 1] : args[at]!.slice("--home=".length);
	if (given === undefined || given === "") return join(userHome, ".mneme");
	return resolve(cwd, /^~(?=$|[/\\])/.test(given) ? join(userHome, given.slice(1)) : given);
}

function open(path: string): Promise<Socket | undefined> {
	return new Promise((found) => {
		const socket = connect(path);
		let connected = false;
		// What has happened by then counts, even if this process was too busy to hear of it.
		const timer = setTimeout(() => {
			setImmediate(() => {
				if (connected) return;
				socket.destroy();
				found(undefined);
			});
		}, CONNECT_MS);
		socket.once("connect", () => {
			connected = true;
			clearTimeout(timer);
			found(socket);
		});
		// Nobody listens there: a daemon that was killed.
		socket.once("error", () => {
			clearTimeout(timer);
			found(undefined);
		});
	});
}

function tellOfVersion({ args, err }: Terminal, theirs: string, ours: string): void {
	if (args.includes("--json") || args.includes("--quiet")) return;
	err(`note: the daemon is version ${theirs}, this is ${ours}, so it runs without: mneme daemon start\n`);
}

/** What rules settings and output. The rest of the environment stays here. */
const SENT = /^(?:MNEME_|NO_COLOR$|FORCE_COLOR$|TERM$)/;

class RemoteCommand {
	readonly #socket: Socket;
	readonly #terminal: Terminal;
	readonly #version: string;
	/** Said `go`, and to what. Until then giving up costs nothing. */
	#begun: "reads" | "writes" | "destroys" | undefined;
	#printed = false;
	#settled = false;
	#settle: (exit: number | undefined) => void = () => undefined;

	constructor(socket: Socket, terminal: Terminal, version: string) {
		this.#socket = socket;
		this.#terminal = terminal;
		this.#version = version;
	}

	async run(): Promise<number | undefined> {
		const { signal } = this.#terminal;
		const cancel = () => this.#send({ kind: "cancel" });
		signal.addEventListener("abort", cancel);
		const patience = setTimeout(() => {
			if (!this.#begun && !this.#printed) this.#settle(undefined);
		}, READY_MS);
		try {
			return await new Promise<number | undefined>((resolve) => {
				this.#settle = (exit) => {
					this.#settled = true;
					resolve(exit);
				};
				this.#listen();
				this.#ask();
			});
		} finally {
			clearTimeout(patience);
			signal.removeEventListener("abort", cancel);
			this.#socket.destroy();
		}
	}

	#listen(): void {
		const reader = new LineReader();
		this.#socket.on("data", (chunk: Buffer) => {
			for (const line of reader.push(chunk) ?? []) this.#hear(JSON.parse(line) as Frame<ServerMessage>);
		});
		this.#socket.on("error", () => this.#socket.destroy());
		this.#socket.on("close", () => {
			if (!this.#settled) this.#settle(this.#lost());
		});
	}

	#ask(): void {
		const { args, cwd, userHome, env, outIsTerminal, errIsTerminal, canAsk } = this.#terminal;
		const sent = Object.entries(env).filter(([name, value]) => value !== undefined && SENT.test(name));
		const shared = Object.fromEntries(sent) as Record<string, string>;
		const command = { args, cwd, userHome, env: shared, outIsTerminal, errIsTerminal, canAsk };
		if (!this.#send({ kind: "command", version: this.#version, command })) this.#settle(undefined);
	}

	#hear(message: ServerMessage): void {
		switch (message.kind) {
			case "ready":
				this.#begun = message.effect;
				this.#send({ kind: "go" });
				break;
			case "out":
			case "err":
				this.#printed = true;
				this.#terminal[message.kind](message.text);
				break;
			case "ask":
				void this.#terminal.ask(message.question).then((value) => this.#send({ kind: "answer", value }));
				break;
			case "input":
				void this.#giveInput();
				break;
			case "exit":
				this.#settle(message.code);
				break;
			case "elsewhere":
			case "fault":
				// The daemon's own trouble, not the verb's: those it has printed. Nothing was done.
				this.#settle(undefined);
				break;
		}
	}

	/** Input comes before the verb does anything: what cannot be sent is read again, by the verb in this process. */
	async #giveInput(): Promise<void> {
		try {
			const value = (await this.#terminal.readInput()) ?? null;
			if (!this.#send({ kind: "answer", value })) this.#settle(undefined);
		} catch {
			// Told by the verb in this process, in its own words.
			this.#settle(undefined);
		}
	}

	/** False if it is too large to be sent. */
	#send(message: ClientMessage): boolean {
		const text = serializeFrame<ClientMessage>({ id: 1, ...message });
		if (Buffer.byteLength(text) > MAX_REQUEST_BYTES) return false;
		if (this.#socket.writable) this.#socket.write(text);
		return true;
	}

	/** The daemon was killed. What only reads, or had not begun, is done here; a write may have happened. */
	#lost(): number | undefined {
		if (!this.#printed && (this.#begun === undefined || this.#begun === "reads")) return undefined;
		this.#terminal.err(`mneme: ${LOST_MIDWAY}\n`);
		return ERROR_KINDS.UNAVAILABLE.exit;
	}
}
