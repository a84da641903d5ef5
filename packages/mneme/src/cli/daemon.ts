// The command line's side of the daemon: how it is started from here, and how it runs command lines for others.
import { type ControlOptions, daemonControl } from "../daemon/control.ts";
import type { CommandService } from "../daemon/serving.ts";
import type { DaemonControl } from "../model/daemon.ts";
import { VERBS } from "../operations/registry.ts";
import { runCli } from "./run.ts";
import type { Terminal } from "./terminal.ts";
import { readVersion } from "./version.ts";

export function controlOf(home: string, signal: ControlOptions["signal"]): DaemonControl {
	const command = [...process.execArgv, process.argv[1]!];
	return daemonControl({ home, version: readVersion(), signal, command, runCommandLine });
}

/** The caller's terminal, at the other end of a socket. */
async function runCommandLine(service: CommandService): Promise<number> {
	const { args, cwd, userHome, outIsTerminal, errIsTerminal, canAsk } = service.request;
	const terminal: Terminal = {
		args,
		env: service.env,
		cwd,
		userHome,
		outIsTerminal,
		errIsTerminal,
		canAsk,
		signal: service.signal,
		out: (text) => service.out(text),
		err: (text) => service.err(text),
		readInput: () => service.input(),
		ask: (question) => service.ask(question),
	};
	return await runCli(terminal, VERBS, service);
}
