// Starts, stops and asks the home's daemon. A daemon is started because somebody asked for it, never by the way.
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DaemonControl, DaemonOptions, DaemonReport, DaemonStart } from "../model/daemon.ts";
import { ERROR_KINDS, MemoryError } from "../model/errors.ts";
import { openClient } from "./client.ts";
import { logPath } from "./log.ts";
import type { RunCommandLine } from "./serving.ts";
import { withSignals } from "./signals.ts";
import { prepareHome } from "./socket.ts";

export interface ControlOptions {
	readonly home: string;
	readonly version: string;
	readonly signal: AbortSignal;
	/** What runs `mneme`: node's own arguments and the script. */
	readonly command: readonly string[];
	readonly runCommandLine: RunCommandLine;
}

/** Who asks for the daemon itself can wait for one that is busy. */
const CONNECT_MS = 1_000;
/** A cold start takes a second at most on a busy machine. */
const START_MS = 20_000;
const STOP_MS = 60_000;
const POLL_MS = 25;
const START_LOG = "daemon-start.log";

export function daemonControl(options: ControlOptions): DaemonControl {
	const status = async () => await ask(options.home, "status");
	return {
		status,
		stop: async () => {
			const stopped = await ask(options.home, "stop");
			if (stopped) await waitUntil(() => !isAlive(stopped.pid), STOP_MS, `process ${stopped.pid} does not end`);
			return stopped;
		},
		start: async (wanted) => await start(options, wanted),
		run: async (wanted) => {
			const { runDaemon } = await import("./run.ts");
			return await withSignals(options.signal, async (signal) => await runDaemon({ ...options, ...wanted, signal }));
		},
	};
}

async function ask(home: string, kind: "status" | "stop"): Promise<DaemonReport | undefined> {
	const client = await openClient(home, CONNECT_MS);
	if (!client) return undefined;
	try {
		return await client.control(kind);
	} finally {
		client.close();
	}
}

async function start(options: ControlOptions, wanted: DaemonOptions): Promise<DaemonStart> {
	const running = await ask(options.home, "status");
	if (running && !isOlder(running.version, options.version)) return { report: running, started: false };
	if (running) {
		await ask(options.home, "stop");
		await waitUntil(() => !isAlive(running.pid), STOP_MS, `process ${running.pid}, an older daemon, does not end`);
	}
	const child = launch(options, wanted);
	let report: DaemonReport | undefined;
	await waitUntil(
		async () => {
			report = await ask(options.home, "status");
			if (!report && child.failed()) throw startFault(options.home);
			return report !== undefined;
		},
		START_MS,
		"the daemon does not answer",
	);
	const replaced = running === undefined ? {} : { replaced: running.version };
	return { report: report!, started: report!.pid === child.pid, ...replaced };
}

function launch({ home, command }: ControlOptions, { idleExitMinutes }: DaemonOptions) {
	prepareHome(home);
	const path = logPath(home, START_LOG);
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	const errors = openSync(path, "w", 0o600);
	const idle = idleExitMinutes === undefined ? [] : ["--idle-exit", String(idleExitMinutes)];
	const child = spawn(process.execPath, [...command, "--home", home, "daemon", "run", ...idle], {
		cwd: home,
		detached: true,
		stdio: ["ignore", "ignore", errors],
		windowsHide: true,
	});
	closeSync(errors);
	child.unref();
	let failed = false;
	child.once("error", () => {
		failed = true;
	});
	child.once("exit", (code) => {
		// Another one was quicker, and will answer.
		failed = code !== ERROR_KINDS.LOCKED.exit;
	});
	return { pid: child.pid, failed: () => failed };
}

function startFault(home: string): MemoryError {
	const said = readFileSync(logPath(home, START_LOG), "utf8").trim();
	return new MemoryError("UNAVAILABLE", `The daemon did not start${said === "" ? "." : `: ${said}`}`, {
		data: { home },
	});
}

async function waitUntil(holds: () => boolean | Promise<boolean>, limitMs: number, otherwise: string): Promise<void> {
	const deadline = Date.now() + limitMs;
	while (!(await holds())) {
		if (Date.now() > deadline)
			throw new MemoryError(
				"UNAVAILABLE",
				`After ${limitMs / 1000} seconds ${otherwise}. \`mneme daemon status\` shows more.`,
			);
		await sleep(POLL_MS);
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** By the numbers of the version; what is after a dash does not count. */
export function isOlder(one: string, other: string): boolean {
	const [left, right] = [one, other].map((version) => version.split("-")[0]!.split(".").map(Number)) as [
		number[],
		number[],
	];
	for (let at = 0; at < Math.max(left.length, right.length); at++) {
		const difference = (left[at] ?? 0) - (right[at] ?? 0);
		if (difference !== 0) return difference < 0;
	}
	return false;
}
