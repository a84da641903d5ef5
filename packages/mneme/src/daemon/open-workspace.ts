// One workspace the daemon keeps open: its engine, its watcher, and the vectors still to be made.
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
	#embedding: Promise<void> | undefined;
	#running = 0;
	#becameIdle: () => void = () => undefined;
	/** The commit whose memories all have vectors, as far as they could be made. */
	#embeddedHead: Oid | undefined;
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

	/** Makes the vectors that are missing, one text per lull. A closed or stopped one goes on where it was, some other time. */
	async embedBacklog(lull: () => Promise<void>, stop: AbortSignal): Promise<void> {
		const embedding = this.#embedBacklog(lull, stop);
		// Closing waits for it; what went wrong is the caller's to tell.
		this.#embedding = embedding.catch(() => undefined);
		await embedding;
	}

	async #embedBacklog(lull: () => Promise<void>, stop: AbortSignal): Promise<void> {
		const signal = AbortSignal.any([stop, this.#ending.signal]);
		if (signal.aborted) return;
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
		await this.#embedding;
		await this.#watched;
		// One that never opened has told whoever wanted it.
		const engine = await this.#engine.catch(() => undefined);
		await engine?.close();
	}
}
