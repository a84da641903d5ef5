// The library: `openMemory()` gives a workspace whose verbs can be called from code. No side effects on import.
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { type Engine, type Host, openEngine } from "./engine.ts";
import { systemClock, systemRandom } from "./model/clock.ts";
import { MemoryError } from "./model/errors.ts";
import { OWNER } from "./model/principal.ts";
import type { Outcome } from "./model/results.ts";
import { call } from "./operations/call.ts";
import { VERBS } from "./operations/registry.ts";

export { type ErrorCode, MemoryError } from "./model/errors.ts";
export type { Principal, Role } from "./model/principal.ts";
export type { Conflict, Done, NeedsConfirmation, NeedsModel, Notice, Outcome, Refused } from "./model/results.ts";

export interface MemoryOptions extends Partial<Omit<Host, "folder">> {
	/** The workspace's folder. */
	readonly workspace: string;
}

export interface Memory {
	/** Runs a verb by its name, with the input its reference lists: `memory.run("write", { path, text })`. */
	run(verb: string, input?: Readonly<Record<string, unknown>>): Promise<Outcome<unknown>>;
	close(): Promise<void>;
}

/** Opens the workspace when the first verb needs it, so that `init` can be called on an empty folder. */
export function openMemory(options: MemoryOptions): Memory {
	const host: Host = {
		home: options.home ?? join(homedir(), ".mneme"),
		env: options.env ?? process.env,
		clock: options.clock ?? systemClock,
		random: options.random ?? systemRandom,
		principal: options.principal ?? OWNER,
		progress: options.progress ?? (() => undefined),
		signal: options.signal ?? new AbortController().signal,
		folder: resolve(options.workspace),
	};
	let engine: Promise<Engine> | undefined;
	return {
		async run(verb, input = {}) {
			const entry = VERBS.find(({ name }) => name === verb);
			if (!entry)
				throw new MemoryError("USAGE", `There is no verb ${JSON.stringify(verb)}; docs/cli.md lists them.`, {
					data: { verb },
				});
			return await call(await entry.load(), host, input, async (_, use) => {
				engine ??= openEngine(host);
				return await use(await engine);
			});
		},
		async close() {
			await (await engine)?.close();
		},
	};
}
