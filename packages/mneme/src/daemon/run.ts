// The daemon's life: one per home by a lock that a kill releases, a socket, the work nobody waits for, and an end in good order.
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "../model/clock.ts";
import type { DaemonOptions, DaemonReport } from "../model/daemon.ts";
import { ERROR_KINDS, MemoryError } from "../model/errors.ts";
import { VERBS } from "../operations/registry.ts";
import { withLock } from "../workspace/transaction/lock.ts";
import { Activity } from "./activity.ts";
import { serveConnection } from "./connection.ts";
import { Engines } from "./engines.ts";
import { type Log, openLog } from "./log.ts";
import { type DaemonNote, findNote } from "./note.ts";
import { type RunCommandLine, Serving } from "./serving.ts";
import { bind, dropTraces, isReachable, prepareHome, writeNote } from "./socket.ts";

const LOCK_FILE = "daemon.lock";
/** A daemon that is stopping lets go of its lock within this; one that stays does not. */
const LOCK_WAIT_MS = 500;
const TICK_MS = 200;
/** How often it makes sure that clients still find it. */
const REACHABLE_EVERY_MS = 5_000;
/** What still runs after this at the end is cancelled: a question to a person may never be answered. */
const GRACE_MS = 30_000;

export interface RunOptions extends DaemonOptions {
	readonly home: string;
	readonly version: string;
	readonly signal: AbortSignal;
	readonly runCommandLine: RunCommandLine;
}

export async function runDaemon(options: RunOptions): Promise<{ served: number }> {
	prepareHome(options.home);
	try {
		return await withLock(join(options.home, LOCK_FILE), () => new Daemon(options).live(), LOCK_WAIT_MS);
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "LOCKED") throw error;
		const pid = findNote(options.home)?.pid;
		throw new MemoryError(
			"LOCKED",
			`A daemon for ${options.home} runs already${pid === undefined ? "" : `, process ${pid}`}.`,
			{ data: { home: options.home, ...(pid === undefined ? {} : { pid }) }, cause: error },
		);
	}
}

class Daemon {
	readonly #options: RunOptions;
	readonly #log: Log;
	readonly #engines: Engines;
	readonly #activity = new Activity(systemClock);
	readonly #ending = new AbortController();
	readonly #sockets = new Set<Socket>();
	readonly #startedMs = systemClock.now();
	#socket = "";
	#finished: () => void = () => undefined;
	readonly #end = new Promise<void>((resolve) => {
		this.#finished = resolve;
	});

	constructor(options: RunOptions) {
		this.#options = options;
		this.#log = openLog(options.home, systemClock);
		this.#engines = new Engines({ log: this.#log });
	}

	async live(): Promise<{ served: number }> {
		const { home, version, signal } = this.#options;
		// So that the first question finds them loaded.
		await Promise.all(VERBS.map((verb) => verb.load()));
		const server = createServer((socket) => this.#welcome(socket));
		this.#socket = await bind(server, home);
		const note: DaemonNote = { pid: process.pid, version, socket: this.#socket };
		writeNote(home, note);
		this.#log.line("started", version, "process", process.pid);
		signal.addEventListener("abort", () => this.#stop());
		if (signal.aborted) void this.#stop();
		// Its message may quote a memory, so Node is not to print it.
		process.once("uncaughtException", (error) => {
			this.#log.fault("crashed", error);
			process.exit(ERROR_KINDS.INTERNAL.exit);
		});
		const background = this.#workInLulls();
		await this.#untilStopped(note);
		await this.#finish(server, note);
		await background;
		this.#finished();
		// A client that asked for the end has to be told before its connection closes.
		await sleep(0);
		for (const socket of this.#sockets) socket.end(() => socket.destroy());
		this.#log.line("stopped after", this.#activity.served, "requests");
		return { served: this.#activity.served };
	}

	#stop(): Promise<void> {
		if (!this.#ending.signal.aborted) this.#ending.abort();
		return this.#end;
	}

	#welcome(socket: Socket): void {
		this.#sockets.add(socket);
		socket.on("close", () => this.#sockets.delete(socket));
		const serving = new Serving({
			home: this.#options.home,
			version: this.#options.version,
			engines: this.#engines,
			runCommandLine: this.#options.runCommandLine,
			isStopping: () => this.#ending.signal.aborted,
			report: () => this.#report(),
			stop: () => this.#stop(),
			log: (verb, outcome, ms) => {
				this.#activity.countServed();
				this.#log.line(verb, outcome, `${Math.round(ms)} ms`);
			},
			logFault: (verb, error) => {
				this.#activity.countServed();
				this.#log.fault(verb, error);
			},
		});
		serveConnection(socket, async (opening, talk) => {
			if (opening.kind === "status" || opening.kind === "stop") await serving.serve(opening, talk);
			else await this.#activity.during(async () => await serving.serve(opening, talk));
		});
	}

	async #untilStopped(note: DaemonNote): Promise<void> {
		const { idleExitMinutes, home } = this.#options;
		const idleExitMs = idleExitMinutes === undefined ? Number.POSITIVE_INFINITY : idleExitMinutes * 60_000;
		let checkedMs = systemClock.now();
		while (!this.#ending.signal.aborted) {
			await sleep(TICK_MS, undefined, { signal: this.#ending.signal }).catch(() => undefined);
			const now = systemClock.now();
			this.#engines.closeIdle(now);
			if (this.#activity.idleMs >= idleExitMs) this.#leave("idle");
			if (now - checkedMs < REACHABLE_EVERY_MS) continue;
			checkedMs = now;
			if (!isReachable(home, note)) this.#leave("unreachable");
		}
	}

	#leave(why: string): void {
		this.#log.line("ends by itself:", why);
		void this.#stop();
	}

	/** New clients are on their own from the first moment; what runs is finished. */
	async #finish(server: Server, note: DaemonNote): Promise<void> {
		dropTraces(this.#options.home, note);
		server.close();
		await Promise.race([this.#activity.finished(), sleep(GRACE_MS, undefined, { ref: false })]);
		if (this.#activity.running > 0) {
			this.#log.line("cancelled", this.#activity.running, "requests");
			for (const socket of this.#sockets) socket.destroy();
			await this.#activity.finished();
		}
		await this.#engines.close();
	}

	async #workInLulls(): Promise<void> {
		const { signal } = this.#ending;
		const lull = () => this.#activity.lull(signal);
		while (!signal.aborted) {
			await lull();
			for (const workspace of this.#engines.opened) await workspace.workInLulls(lull, signal);
			await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
		}
	}

	#report(): DaemonReport {
		const { home, version } = this.#options;
		return {
			pid: process.pid,
			version,
			home,
			socket: this.#socket,
			started: new Date(this.#startedMs).toISOString(),
			running: this.#activity.running,
			served: this.#activity.served,
			memoryMegabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
			workspaces: this.#engines.report(systemClock.now()),
		};
	}
}
