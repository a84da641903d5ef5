// One workspace the daemon keeps open: its engine, its watcher, and what is still to be done in lulls: vectors, second looks.
import { lookAgain } from "../capture/second-look.ts";
import type { Engine } from "../engine.ts";
import type { Oid } from "../ledger/objects.ts";
import { MemoryError } from "../model/errors.ts";
import { watch } from "../workspace/outside/watch.ts";
import { readSettingSources } from "../workspace/settings/files.ts";
import { resolveSettings } from "../workspace/settings/settings.ts";
import type { Log } from "./log.ts";
import { unhurried } from "./unhurried.ts";

export class OpenWorkspace {
	/** What it was opened as; the folder may since be another one. */
	readonly state: string;
	readonly folder: string;
	readonly #engine: Promise<Engine>;
	readonly #log: Log;
	readonly #ending = new AbortController();
	#watched: Promise<void> | undefined;
	#idleWork: Promise<void> | undefined;
	#running = 0;
	#becameIdle: () => void = () => undefined;
	/** The commit whose memories all have vectors, as far as they could be made. */
	#embeddedHead: Oid | undefined;
	/** The commit whose facts were all looked at again, as far as they could be. */
	#lookedHead: Oid | undefined;
	lastUsedMs = 0;
	watching = false;
	recorded = 0;
	embedded = 0;

	constructor(folder: string, state: string, engine: Promise<Engine>, log: Log) {
		this.folder = folder;
		this.state = state;
		this.#engine = engine;
		this.#log = log;
	}

	get running(): number {
		return this.#running;
	}

	async use<Value>(work: (engine: Engine) => Promise<Value>): Promise<Value> {
		this.#running++;
		try {
			return await work(await this.#engine);
		} finally {
			if (--this.#running === 0) this.#becameIdle();
		}
	}

	/** Records outside edits from now on. Not where nothing may be written: a newer format, invalid settings. */
	async watch(): Promise<void> {
		const engine = await this.#engine;
		const { problems } = resolveSettings(await readSettingSources(engine));
		if (problems.length > 0 || this.#ending.signal.aborted) return;
		this.watching = true;
		this.#watched = watch(engine.workspace, {
			signal: this.#ending.signal,
			recorded: ({ length }) => {
				this.recorded += length;
			},
			troubled: (error) => this.#log.fault("watch", error),
		})
			.catch((error: unknown) => this.#log.fault("watch", error))
			.finally(() => {
				this.watching = false;
			});
	}

	/** What nobody waits for, a piece per lull. A closed or stopped one goes on where it was, some other time. */
	async workInLulls(lull: () => Promise<void>, stop: AbortSignal): Promise<void> {
		const signal = AbortSignal.any([stop, this.#ending.signal]);
		for (const [what, work] of [
			["backlog", () => this.#embedBacklog(lull, signal)],
			["second look", () => this.#lookAgain(lull, signal)],
		] as const) {
			if (signal.aborted) return;
			const working = work().catch((error: unknown) => {
				if (!signal.aborted) this.#log.fault(what, error);
			});
			// Closing waits for it.
			this.#idleWork = working;
			await working;
		}
	}

	/** Facts that were filed by rules alone, now by the judge. What it finds is told with the next answer. */
	async #lookAgain(lull: () => Promise<void>, signal: AbortSignal): Promise<void> {
		const engine = await this.#engine;
		const head = engine.workspace.ledger.head();
		// Where nothing may be written nothing was filed either.
		if (head === this.#lookedHead || !this.watching) return;
		this.#lookedHead = head;
		const { notices } = await lookAgain(engine, engine.judge, { lull, signal });
		engine.workspace.tellLater(notices);
	}

	async #embedBacklog(lull: () => Promise<void>, signal: AbortSignal): Promise<void> {
		const engine = await this.#engine;
		const head = engine.workspace.ledger.head();
		if (head === this.#embeddedHead) return;
		// Whatever comes of it: one that cannot be done is tried again with the next change.
		this.#embeddedHead = head;
		const index = await engine.index();
		await index.sync({ signal });
		const embedder = unhurried(await engine.embedder(), lull, signal);
		const { embedded } = await index.embedBacklog(embedder, { signal });
		this.embedded += embedded;
	}

	/** After what runs; outside edits made until now are recorded first. */
	async close(): Promise<void> {
		this.#ending.abort(new MemoryError("UNAVAILABLE", "the workspace is being closed"));
		if (this.#running > 0)
			await new Promise<void>((resolve) => {
				this.#becameIdle = resolve;
			});
		await this.#idleWork;
		await this.#watched;
		// One that never opened has told whoever wanted it.
		const engine = await this.#engine.catch(() => undefined);
		await engine?.close();
	}
}
