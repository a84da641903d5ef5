// Runs verbs for faces that stay: through the home's daemon where one answers, else in this process, on workspaces kept open.
import { statSync } from "node:fs";
import { type Engine, type Host, openEngine, type Progress } from "../engine.ts";
import { systemClock, systemRandom } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import type { Principal } from "../model/principal.ts";
import type { Outcome } from "../model/results.ts";
import { call } from "../operations/call.ts";
import { VERBS } from "../operations/registry.ts";
import { type Client, openClient } from "./client.ts";

export interface VerbCall {
	readonly folder: string;
	readonly verb: string;
	readonly input: Readonly<Record<string, unknown>>;
	readonly principal: Principal;
	/** The client asked the person, and they agreed. */
	readonly elicited?: boolean;
	readonly progress?: (step: Progress) => void;
	readonly signal?: AbortSignal;
}

export interface RunnerOptions {
	readonly home: string;
	readonly env: Host["env"];
	readonly version: string;
	/** Settings by dotted path that win over every file. */
	readonly flags?: Readonly<Record<string, string>>;
}

export class VerbRunner {
	readonly #options: RunnerOptions;
	readonly #engines = new Map<string, Promise<Engine>>();
	#client: Client | undefined;

	constructor(options: RunnerOptions) {
		this.#options = options;
	}

	async run(request: VerbCall): Promise<Outcome<unknown>> {
		const entry = VERBS.find(({ name }) => name === request.verb);
		if (!entry) throw new MemoryError("USAGE", `There is no verb ${JSON.stringify(request.verb)}.`);
		const operation = await entry.load();
		if (operation.on === "workspace") {
			const called = await this.#callDaemon(request);
			if (called) return called;
		}
		const host = this.#hostFor(request);
		return await call(operation, host, request.input, async (_, use) =>
			use((await this.#engine(host)).as(host.principal, host)),
		);
	}

	async close(): Promise<void> {
		this.#client?.close();
		// One that failed to open has told whoever wanted it.
		for (const engine of this.#engines.values()) await (await engine.catch(() => undefined))?.close();
		this.#engines.clear();
	}

	/** Undefined where it has to be done here. */
	async #callDaemon({ folder, verb, input, principal, elicited, progress, signal }: VerbCall) {
		const { home, env, version, flags = {} } = this.#options;
		if (this.#client?.isOpen !== true) this.#client = await openClient(home);
		if (!this.#client) return undefined;
		const settings = Object.entries(env).filter(
			(pair): pair is [string, string] => pair[0].startsWith("MNEME_") && pair[1] !== undefined,
		);
		const called = await this.#client.call(
			{
				verb,
				input,
				principal,
				folder,
				env: Object.fromEntries(settings),
				flags,
				...(elicited === undefined ? {} : { elicited }),
			},
			{ version, ...(progress ? { progress } : {}), ...(signal ? { signal } : {}) },
		);
		return called.ran ? called.outcome : undefined;
	}

	#hostFor({ folder, principal, elicited, progress, signal }: VerbCall): Host {
		return {
			folder,
			home: this.#options.home,
			env: this.#options.env,
			clock: systemClock,
			random: systemRandom,
			principal,
			progress: progress ?? (() => undefined),
			signal: signal ?? new AbortController().signal,
			...(elicited === undefined ? {} : { elicited }),
		};
	}

	/** One per folder; a folder that was replaced, or one that failed to open, is opened anew. */
	async #engine(host: Host): Promise<Engine> {
		const stat = statSync(host.folder, { throwIfNoEntry: false });
		const key = `${host.folder}\n${stat?.dev}:${stat?.ino}`;
		let engine = this.#engines.get(key);
		if (!engine) {
			engine = openEngine(host, { flags: this.#options.flags ?? {}, fallBack: true });
			this.#engines.set(key, engine);
			engine.catch(() => this.#engines.delete(key));
		}
		return await engine;
	}
}
