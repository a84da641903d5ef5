#!/usr/bin/env node
// The command `mneme`. The version is answered here, before anything else is loaded; where a daemon runs, the rest is not loaded at all.
import type { Terminal } from "./cli/terminal.ts";
import { readVersion } from "./cli/version.ts";

const [only, ...more] = process.argv.slice(2);

if ((only === "--version" || only === "-v") && more.length === 0) {
	process.stdout.write(`${readVersion()}\n`);
} else {
	const [{ runRemotely }, { processTerminal }] = await Promise.all([
		import("./cli/remote.ts"),
		import("./cli/terminal.ts"),
	]);
	const terminal = processTerminal();
	const exit = (await runRemotely(terminal)) ?? (await runHere(terminal));
	process.exitCode ||= exit;
}

async function runHere(terminal: Terminal): Promise<number> {
	const { HERE, runCli } = await import("./cli/run.ts");
	const daemon = async (home: string, signal: AbortSignal) => (await import("./cli/daemon.ts")).controlOf(home, signal);
	return await runCli(terminal, undefined, { ...HERE, daemon });
}
