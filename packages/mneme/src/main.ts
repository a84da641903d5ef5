#!/usr/bin/env node
// The command `mneme`. The version is answered here, before anything else is loaded; where a daemon runs, the rest is not loaded at all.
import { realpathSync } from "node:fs";
import type { Terminal } from "./cli/terminal.ts";
import { readVersion } from "./cli/version.ts";
import type { Host } from "./engine.ts";

const [only, ...more] = process.argv.slice(2);

if ((only === "--version" || only === "-v") && more.length === 0) {
	process.stdout.write(`${readVersion()}\n`);
} else {
	const [{ runRemotely }, { processTerminal }] = await Promise.all([
		import("./cli/remote.ts"),
		import("./cli/terminal.ts"),
	]);
	const terminal = processTerminal();
	// A client of `mcp` waits for the first answer, and it would run here anyway.
	const exit = (only === "mcp" ? undefined : await runRemotely(terminal)) ?? (await runHere(terminal));
	process.exitCode ||= exit;
}

async function runHere(terminal: Terminal): Promise<number> {
	const { HERE, runCli } = await import("./cli/run.ts");
	return await runCli(terminal, undefined, { ...HERE, equip: (host) => equip(host, terminal) });
}

/** What verbs reach beyond their own layer; each is loaded by the verb that wants it. */
function equip({ home, env, signal }: Host, { err, userHome }: Terminal): Partial<Host> {
	return {
		daemon: async () => (await import("./cli/daemon.ts")).controlOf(home, signal),
		clients: async () => {
			const { clientControl } = await import("./hosts/setup.ts");
			const self = [...process.execArgv, realpathSync(process.argv[1]!)];
			return clientControl(home, { userHome, env, platform: process.platform }, self);
		},
		server: async () => ({
			run: async (options) => {
				const [{ serveHttp }, { createMcpHttpHandler }, { VerbRunner }, { openLog }, { systemClock }, { withSignals }] =
					await Promise.all([
						import("./http/server.ts"),
						import("./mcp/http.ts"),
						import("./daemon/verb-runner.ts"),
						import("./daemon/log.ts"),
						import("./model/clock.ts"),
						import("./daemon/signals.ts"),
					]);
				const version = readVersion();
				const runner = new VerbRunner({ home, env, version });
				const log = openLog(home, systemClock);
				const mcp = createMcpHttpHandler({ runner, version, trouble: (error) => log.fault("mcp", error) });
				const mounts = { "/mcp": mcp };
				const listening = (url: string) =>
					err(`Listening on ${url} (API ${url}/api/v1, MCP ${url}/mcp); callers need a token: mneme token create\n`);
				try {
					return await withSignals(signal, async (stop) => {
						stop.addEventListener("abort", () => void mcp.close(), { once: true });
						return await serveHttp({ ...options, home, version, runner, log, signal: stop, mounts }, listening);
					});
				} finally {
					await runner.close();
				}
			},
		}),
		mcp: async () => ({
			run: async (caller) => {
				const [{ serveOnStdio }, { withSignals }] = await Promise.all([
					import("./mcp/stdio.ts"),
					import("./daemon/signals.ts"),
				]);
				const version = readVersion();
				const { stdin: input, stdout: output, stderr } = process;
				// A client that is gone does not end at once what still writes for it.
				for (const stream of [output, stderr]) stream.removeAllListeners("error").on("error", () => undefined);
				const openRunner = async () => new (await import("./daemon/verb-runner.ts")).VerbRunner({ home, env, version });
				const trouble = ({ message }: Error) => err(`mneme mcp: ${message}\n`);
				return await withSignals(
					signal,
					async (stop) => await serveOnStdio({ ...caller, version, input, output, signal: stop, openRunner, trouble }),
				);
			},
		}),
	};
}
