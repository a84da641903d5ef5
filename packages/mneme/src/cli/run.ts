// One command line, from words to exit code. Parsing, help, finding the workspace and printing are in the files beside.

import { ElsewhereSignal } from "../daemon/elsewhere.ts";
import type { Engine, Host } from "../engine.ts";
import { systemClock } from "../model/clock.ts";
import type { NeedsConfirmation, Outcome } from "../model/results.ts";
import { call } from "../operations/call.ts";
import { commandLineOf, GLOBAL_FLAGS } from "../operations/flags.ts";
import type { Operation } from "../operations/operation.ts";
import { VERBS, type VerbEntry } from "../operations/registry.ts";
import { checkInput, type Flags, inputOf, readFlags, usage } from "./arguments.ts";
import { familyHelp, overallHelp } from "./help.ts";
import { hostFor } from "./host.ts";
import { paintFor } from "./paint.ts";
import { planText, presentFault, presentOutcome, printJson, printText, type Shown } from "./present.ts";
import { progressLine } from "./progress.ts";
import type { Terminal } from "./terminal.ts";
import { verbHelp } from "./verb-help.ts";
import { familyOf, findVerb, unknownVerb } from "./verbs.ts";
import { readVersion } from "./version.ts";

/** How a verb is run for this command line. */
export interface Runner {
	/** What only the command itself can offer its verbs: the daemon, the faces that listen. */
	readonly equip?: (host: Host) => Partial<Host>;
	/** Before anything is read or done; throws if it is not to run here. */
	accept(operation: Operation, host: Host): Promise<void>;
	withEngine<Value>(
		host: Host,
		settings: Readonly<Record<string, string>>,
		use: (engine: Engine) => Promise<Value>,
	): Promise<Value>;
}

export async function runCli(
	terminal: Terminal,
	verbs: readonly VerbEntry[] = VERBS,
	runner: Runner = HERE,
): Promise<number> {
	// Known for certain only once the words are parsed; until then a fault goes by the word itself.
	let json = terminal.args.includes("--json");
	const told = (flags: Flags) => {
		json = flags.json === true;
	};
	try {
		return await dispatch(terminal, verbs, runner, told);
	} catch (error) {
		if (error instanceof ElsewhereSignal) throw error;
		return presentFault(error, terminal, json, paintFor(terminal.errIsTerminal, terminal.env, undefined));
	}
}

async function dispatch(
	terminal: Terminal,
	verbs: readonly VerbEntry[],
	runner: Runner,
	told: (flags: Flags) => void,
): Promise<number> {
	const { values: early, rest: words } = readFlags(terminal.args, GLOBAL_FLAGS, true);
	const topic = words[0] === "help" ? words.slice(1) : words;
	const asksHelp = topic !== words || early.help === true;
	if (early.version === true) return say(terminal, early, readVersion(), { version: readVersion() });
	if (topic.length === 0) return sayHelp(terminal, early, overallHelp(verbs, shownBy(terminal, early).out));

	const named = findVerb(topic, verbs);
	if (!named) {
		const family = familyOf(topic[0]!, verbs);
		if (family.length > 0 && (asksHelp || topic.includes("--help") || topic.includes("-h"))) {
			return sayHelp(terminal, early, familyHelp(topic[0]!, family, shownBy(terminal, early).out));
		}
		throw unknownVerb(topic, verbs);
	}
	const operation = await named.verb.load();
	const { flags, input } = readVerbInput(operation, named.rest, early);
	told(flags);
	if (asksHelp || flags.help === true) {
		return sayHelp(terminal, flags, verbHelp(operation, shownBy(terminal, flags).out));
	}
	return runVerb(operation, input, flags, terminal, runner);
}

function readVerbInput(operation: Operation, rest: readonly string[], early: Flags) {
	const line = commandLineOf(operation);
	if (operation.passthrough) return { flags: early, input: { [line.positionals[0]!.name]: rest } };
	const { values, positionals } = readFlags(rest, [...line.flags, ...GLOBAL_FLAGS]);
	return { flags: { ...early, ...values }, input: inputOf(line, values, positionals) };
}

async function runVerb(
	operation: Operation,
	given: Readonly<Record<string, unknown>>,
	flags: Flags,
	terminal: Terminal,
	runner: Runner,
): Promise<number> {
	if (flags.set !== undefined && operation.on === "host") throw usage(`--set does nothing for ${operation.name}`);
	const shown = shownBy(terminal, flags);
	const progress = progressLine(terminal, systemClock, shown.quiet || shown.json);
	const bare = hostFor(terminal, flags, progress.show, operation.name);
	const host = { ...bare, ...runner.equip?.(bare) };
	const settings = settingFlags(flags.set);
	await runner.accept(operation, host);
	const input = await withStandardInput(operation, given, terminal);
	checkInput(commandLineOf(operation), input);
	const run = async (confirm: { confirm?: string }): Promise<Outcome<unknown>> => {
		try {
			return await call(operation, host, { ...input, ...confirm }, (caller, use) =>
				runner.withEngine(caller, settings, use),
			);
		} finally {
			progress.clear();
		}
	};
	const outcome = await run({});
	if (outcome.status === "needs-confirmation" && (await isConfirmed(outcome, flags, shown, terminal))) {
		return presentOutcome(await run({ confirm: outcome.token }), operation, terminal, shown);
	}
	return presentOutcome(outcome, operation, terminal, shown);
}

async function isConfirmed(
	outcome: NeedsConfirmation,
	flags: Flags,
	shown: Shown,
	terminal: Terminal,
): Promise<boolean> {
	if (flags.yes === true) return true;
	if (shown.json || !terminal.canAsk) return false;
	terminal.err(`${planText(outcome, shown.err)}\n`);
	return terminal.ask("Do this? [y/N] ");
}

async function withStandardInput(
	operation: Operation,
	input: Readonly<Record<string, unknown>>,
	terminal: Terminal,
): Promise<Readonly<Record<string, unknown>>> {
	if (operation.stdin === undefined || input[operation.stdin] !== undefined) return input;
	const text = await terminal.readInput();
	return text === undefined ? input : { ...input, [operation.stdin]: text };
}

/** In this process, with an engine for this call alone. It is loaded only by verbs that need a workspace. */
export const HERE: Runner = {
	accept: async () => undefined,
	async withEngine(host, settings, use) {
		const { openEngine } = await import("../engine.ts");
		const engine = await openEngine(host, { flags: settings });
		try {
			return await use(engine);
		} finally {
			await engine.close();
		}
	},
};

function settingFlags(given: Flags[string] | undefined): Record<string, string> {
	if (!Array.isArray(given)) return {};
	return Object.fromEntries(
		given.map((pair: string) => {
			const at = pair.indexOf("=");
			if (at < 1) throw usage(`--set: expected KEY=VALUE, found ${JSON.stringify(pair)}`);
			return [pair.slice(0, at), pair.slice(at + 1)];
		}),
	);
}

function shownBy(terminal: Terminal, flags: Flags): Shown {
	const colour = flags.noColor === true ? false : undefined;
	return {
		json: flags.json === true,
		quiet: flags.quiet === true,
		out: paintFor(terminal.outIsTerminal, terminal.env, colour),
		err: paintFor(terminal.errIsTerminal, terminal.env, colour),
	};
}

function sayHelp(terminal: Terminal, flags: Flags, help: string): number {
	return say(terminal, flags, help, { help });
}

function say(terminal: Terminal, flags: Flags, text: string, value: unknown): number {
	if (flags.json === true) printJson(terminal, { status: "done", value, notices: [] });
	else printText(terminal, text);
	return 0;
}
