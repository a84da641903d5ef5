#!/usr/bin/env node
// The command `mneme`. The version is answered here, before anything else is loaded; where a daemon runs, the rest is not loaded at all.
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
	const exit = (await runRemotely(terminal)) ?? (await (await import("./cli/run.ts")).runCli(terminal));
	process.exitCode ||= exit;
}
