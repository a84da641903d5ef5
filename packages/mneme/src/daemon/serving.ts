// What the daemon does with one request: whether it takes it up, runs the verb on an open workspace, tells what came of it.
import { realpathSync } from "node:fs";
import type { Engine, Host } from "../engine.ts";
import { systemClock, systemRandom } from "../model/clock.ts";
import type { DaemonReport } from "../model/daemon.ts";
import { MemoryError } from "../model/errors.ts";
import { call } from "../operations/call.ts";
import type { Operation } from "../operations/operation.ts";
import { VERBS } from "../operations/registry.ts";
import type { Conversation, Opening } from "./connection.ts";
import { ElsewhereSignal } from "./elsewhere.ts";
import type { Engines, SettingFlags } from "./engines.ts";
import type { CallRequest, CommandRequest } from "./frames.ts";

/** What a face needs to run a command line for somebody else. */
export interface CommandService {
	readonly request: CommandRequest;
	/** The daemon's environment, with the caller's settings instead of its own. */
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly signal: AbortSignal;
	out(text: string): void;
	err(text: string): void;
	ask(question: string): Promise<boolean>;
	/** What was piped into the caller, or undefined. */
	input(): Promise<string | undefined>;
	/** To be awaited before a verb runs; throws if it is not to run here. */
	accept(operation: Operation, host: Host): Promise<void>;
	withEngine<Value>(host: Host, flags: SettingFlags, use: (engine: Engine) => Promise<Value>): Promise<Value>;
}

/** Given by the face that has a command line; answers with the exit code. */
export type RunCommandLine = (service: CommandService) => Promise<number>;

interface ServingOptions {
	readonly home: string;
	readonly version: string;
	readonly engines: Engines;
	readonly runCommandLine: RunCommandLine;
	readonly isStopping: () => boolean;
	readonly report: () => DaemonReport;
	/** Returns once the daemon has finished what it was doing. */
	readonly stop: () => Promise<void>;
	readonly log: (verb: string, outcome: string, ms: number) => void;
	readonly logFault: (verb: string, error: unknown) => void;
}

export class Serving {
	readonly #options: ServingOptions;

	constructor(options: ServingOptions) {
		this.#options = options;
	}

	/** Never throws: what goes wrong is told to the client. */
	async serve(opening: Opening, talk: Conversation): Promise<void> {
		const { report, stop } = this.#options;
		try {
			if (opening.kind === "status") talk.send({ kind: "report", report: report() });
			else if (opening.kind === "stop") {
				const before = report();
				await stop();
				talk.send({ kind: "report", report: before });
			} else await this.#take(opening, talk);
		} catch (error) {
			if (error instanceof ElsewhereSignal) talk.send({ kind: "elsewhere", reason: error.reason });
			else talk.send({ kind: "fault", ...asFault(error) });
		}
	}

	async #take(opening: Extract<Opening, { readonly kind: "command" | "call" }>, talk: Conversation): Promise<void> {
		if (opening.version !== this.#options.version) throw new ElsewhereSignal("version");
		if (this.#options.isStopping()) throw new ElsewhereSignal("stopping");
		if (opening.kind === "command") await this.#command(opening.command, talk);
		else await this.#call(opening.call, talk);
	}

	async #command(request: CommandRequest, talk: Conversation): Promise<void> {
		const began = performance.now();
		let verb = "-";
		const code = await this.#options.runCommandLine({
			request,
			env: environment(request.env),
			signal: talk.signal,
			out: (text) => talk.send({ kind: "out", text }),
			err: (text) => talk.send({ kind: "err", text }),
			ask: async (question) => {
				talk.send({ kind: "ask", question });
				return (await talk.answer()) === true;
			},
			input: async () => {
				talk.send({ kind: "input" });
				const text = await talk.answer();
				return typeof text === "string" ? text : undefined;
			},
			accept: async (operation, host) => {
				verb = operation.name;
				await this.#accept(operation, host.home, talk);
			},
			withEngine: (host, flags, use) =>
				this.#options.engines.use(host, flags, async (engine) => {
					// A person at a terminal is told, and mends it first.
					if (engine.fellBack !== undefined) throw new ElsewhereSignal("verb");
					return await use(engine);
				}),
		});
		talk.send({ kind: "exit", code });
		this.#options.log(verb, `exit ${code}`, performance.now() - began);
	}

	async #call(request: CallRequest, talk: Conversation): Promise<void> {
		const began = performance.now();
		const { home, engines } = this.#options;
		const entry = VERBS.find(({ name }) => name === request.verb);
		if (!entry) throw new MemoryError("USAGE", `There is no verb ${JSON.stringify(request.verb)}.`);
		const operation = await entry.load();
		await this.#accept(operation, home, talk);
		const host: Host = {
			folder: request.folder,
			home,
			env: environment(request.env),
			clock: systemClock,
			random: systemRandom,
			principal: request.principal,
			progress: (step) => talk.send({ kind: "progress", step }),
			signal: talk.signal,
			...(request.elicited === undefined ? {} : { elicited: request.elicited }),
		};
		try {
			const outcome = await call(operation, host, request.input, (caller, use) =>
				engines.use(caller, request.flags, use),
			);
			talk.send({ kind: "outcome", outcome });
			this.#options.log(request.verb, outcome.status, performance.now() - began);
		} catch (error) {
			this.#options.logFault(request.verb, error);
			throw error;
		}
	}

	/** The rule: verbs on a workspace run here; those without one, and those bound to a terminal, where they were called. */
	async #accept(operation: Operation, home: string, talk: Conversation): Promise<void> {
		if (operation.on === "host" || operation.untilStopped) throw new ElsewhereSignal("verb");
		if (!isSame(home, this.#options.home)) throw new ElsewhereSignal("home");
		talk.send({ kind: "ready", effect: operation.effect });
		await talk.go();
		// From here on stopping waits for it; before, nothing has happened.
		if (this.#options.isStopping()) throw new ElsewhereSignal("stopping");
	}
}

/** The daemon's own settings variables are whoever's who started it. */
function environment(given: Readonly<Record<string, string>>): Record<string, string | undefined> {
	const own = Object.entries(process.env).filter(([name]) => !CALLERS_OWN.test(name));
	return { ...Object.fromEntries(own), ...given };
}

const CALLERS_OWN = /^(?:MNEME_|NO_COLOR$|FORCE_COLOR$|TERM$)/;

function isSame(one: string, other: string): boolean {
	try {
		return one === other || realpathSync(one) === realpathSync(other);
	} catch {
		// One of them is not there, so they are not the same.
		return false;
	}
}

function asFault(error: unknown) {
	if (error instanceof MemoryError) return { code: error.code, message: error.message, data: error.data };
	const text = error instanceof Error ? error.message : String(error);
	return { code: "INTERNAL" as const, message: `unexpected error: ${text}`, data: {} };
}
