// The workspaces the daemon has open, one engine each, and one encoder and judge for all of them. A folder or a settings file that was replaced
// is noticed with the next request; what nobody uses is closed.
import { statSync } from "node:fs";
import { join } from "node:path";
import { type Engine, type Host, openEngine } from "../engine.ts";
import type { Embedder, Judge } from "../inference/port.ts";
import { EPOCH_FILE, LEDGER_FOLDER } from "../ledger/ledger.ts";
import type { WorkspaceReport } from "../model/daemon.ts";
import { HOME_SETTINGS_FILE, WORKSPACE_SETTINGS_FILE } from "../model/places.ts";
import type { Settings } from "../model/settings.ts";
import { openEncoderThread } from "./encoder.ts";
import { openJudgeThread } from "./judge.ts";
import type { Log } from "./log.ts";
import { OpenWorkspace } from "./open-workspace.ts";

export type SettingFlags = Readonly<Record<string, unknown>>;

/** Opening takes milliseconds, the vectors in memory take megabytes: half an hour is a pause in a day's work. */
const IDLE_CLOSE_MS = 30 * 60_000;

interface EnginesOptions {
	readonly log: Log;
	readonly idleCloseMs?: number;
}

export class Engines {
	readonly #log: Log;
	readonly #idleCloseMs: number;
	readonly #open = new Map<string, OpenWorkspace>();
	readonly #closing = new Set<Promise<void>>();
	readonly #embedders = new Map<string, Promise<Embedder>>();
	readonly #judges = new Map<string, Judge>();

	constructor({ log, idleCloseMs = IDLE_CLOSE_MS }: EnginesOptions) {
		this.#log = log;
		this.#idleCloseMs = idleCloseMs;
	}

	get opened(): readonly OpenWorkspace[] {
		return [...this.#open.values()];
	}

	async use<Value>(host: Host, flags: SettingFlags, work: (engine: Engine) => Promise<Value>): Promise<Value> {
		const overlay = overlayOf(host, flags);
		const key = `${host.folder}\n${overlay}`;
		const workspace = this.#find(key, stateOf(host)) ?? this.#opening(key, host, flags, overlay === "");
		try {
			return await workspace.use(async (engine) => await work(engine.as(host.principal, host)));
		} finally {
			workspace.lastUsedMs = host.clock.now();
			if (overlay !== "" && workspace.running === 0) this.#drop(key, workspace);
		}
	}

	closeIdle(nowMs: number): void {
		for (const [key, workspace] of this.#open)
			if (workspace.running === 0 && nowMs - workspace.lastUsedMs > this.#idleCloseMs) this.#drop(key, workspace);
	}

	report(nowMs: number): WorkspaceReport[] {
		return this.opened.map(({ folder, watching, recorded, running, embedded, lastUsedMs }) => ({
			folder,
			watching,
			recorded,
			running,
			embedded,
			idleSeconds: running > 0 ? 0 : Math.round((nowMs - lastUsedMs) / 1000),
		}));
	}

	async close(): Promise<void> {
		for (const [key, workspace] of this.#open) this.#drop(key, workspace);
		await Promise.all(this.#closing);
		// One that failed to open has told whoever wanted it.
		const embedders = [...this.#embedders.values()].map((embedder) => embedder.catch(() => undefined));
		for (const embedder of await Promise.all(embedders)) await embedder?.close();
		for (const judge of this.#judges.values()) await judge.close();
	}

	#find(key: string, state: string): OpenWorkspace | undefined {
		const found = this.#open.get(key);
		if (!found || found.state === state) return found;
		this.#drop(key, found);
		return undefined;
	}

	#opening(key: string, host: Host, flags: SettingFlags, kept: boolean): OpenWorkspace {
		const engine = openEngine(host, {
			flags,
			fallBack: true,
			openEmbedder: (settings, home) => this.#embedder(settings, home),
			openJudge: async (settings, home) => this.#judge(settings, home),
		});
		const workspace = new OpenWorkspace(host.folder, stateOf(host), engine, this.#log);
		workspace.lastUsedMs = host.clock.now();
		this.#open.set(key, workspace);
		engine.then(
			async () => {
				if (kept) await workspace.watch().catch((error: unknown) => this.#log.fault("watch", error));
			},
			// Whoever asked is told; the next one tries again.
			() => this.#open.get(key) === workspace && this.#open.delete(key),
		);
		return workspace;
	}

	#drop(key: string, workspace: OpenWorkspace): void {
		if (this.#open.get(key) === workspace) this.#open.delete(key);
		const closing = workspace
			.close()
			.catch((error: unknown) => this.#log.fault("close", error))
			.finally(() => this.#closing.delete(closing));
		this.#closing.add(closing);
	}

	/** It starts and ends its thread itself. */
	#judge(settings: Settings, home: string): Judge {
		const key = settings.embedding.runtime;
		const judge = this.#judges.get(key) ?? openJudgeThread(settings, home);
		this.#judges.set(key, judge);
		return judge;
	}

	/** One that failed or ended is opened again by the next that asks. */
	#embedder(settings: Settings, home: string): Promise<Embedder> {
		const key = JSON.stringify(settings.embedding);
		let embedder = this.#embedders.get(key);
		if (!embedder) {
			const forget = () => this.#embedders.delete(key);
			embedder = openEncoderThread(settings, home, forget);
			this.#embedders.set(key, embedder);
			embedder.catch(forget);
		}
		return embedder;
	}
}

/** Settings that hold for one request only; empty for most. Such an engine is not kept. */
function overlayOf({ env }: Host, flags: SettingFlags): string {
	const given = Object.entries(env).filter(([name]) => name.startsWith("MNEME_") && !NO_SETTINGS.has(name));
	if (given.length === 0 && Object.keys(flags).length === 0) return "";
	return JSON.stringify([given.sort(), Object.entries(flags).sort()]);
}

const NO_SETTINGS = new Set(["MNEME_HOME", "MNEME_WORKSPACE", "MNEME_DEBUG"]);

/** Changes when the folder, its history, or what its settings were read from, was replaced. */
function stateOf({ folder, home }: Host): string {
	const files = [
		join(folder, LEDGER_FOLDER),
		join(folder, LEDGER_FOLDER, EPOCH_FILE),
		join(folder, WORKSPACE_SETTINGS_FILE),
		join(home, HOME_SETTINGS_FILE),
	];
	const marks = files.map((file, at) => {
		const stat = statSync(file, { throwIfNoEntry: false });
		if (!stat) return "none";
		// Of the ledger's folder only which one it is: what it holds changes with every write.
		return at === 0 ? `${stat.dev}:${stat.ino}:${stat.birthtimeMs}` : `${stat.ino}:${stat.size}:${stat.mtimeMs}`;
	});
	return marks.join(" ");
}
