// Wires everything for one workspace. Settings, clock, chance, principal and folder come in here and nowhere else.
import { join } from "node:path";
import type { MemoryIndex } from "./index/memory-index.ts";
import type { Embedder, Judge } from "./inference/port.ts";
import type { Durability } from "./ledger/durable.ts";
import type { ClientControl } from "./model/clients.ts";
import type { Clock, Random } from "./model/clock.ts";
import type { DaemonControl } from "./model/daemon.ts";
import { MemoryError } from "./model/errors.ts";
import type { Principal } from "./model/principal.ts";
import type { McpControl, ServerControl } from "./model/serving.ts";
import type { Settings } from "./model/settings.ts";
import { readSettingSources } from "./workspace/settings/files.ts";
import { assertWritable, type ResolvedSettings, resolveSettings } from "./workspace/settings/settings.ts";
import { Workspace } from "./workspace/workspace.ts";

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** Where in the home `mneme setup` puts the native runtime. */
const NATIVE_FOLDER = "native";

/** What a verb has even where there is no workspace yet. */
export interface Host {
	/** The folder a workspace is, or would be, in. */
	readonly folder: string;
	/** `~/.mneme` unless told otherwise. */
	readonly home: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly clock: Clock;
	readonly random: Random;
	readonly principal: Principal;
	/** Where a verb tells how far it is; a face decides how to show it. */
	readonly progress: (step: Progress) => void;
	readonly signal: AbortSignal;
	/** The face asked the person by its own means, and they agreed to what is confirmed. */
	readonly elicited?: boolean;
	/** The home's daemon, where the face can reach it. */
	readonly daemon?: () => Promise<DaemonControl>;
	/** The clients on this machine, where the face knows their configs. */
	readonly clients?: () => Promise<ClientControl>;
	/** The HTTP server, where the face can run one. */
	readonly server?: () => Promise<ServerControl>;
	/** The MCP server on standard input and output, where the face leaves these to it. */
	readonly mcp?: () => Promise<McpControl>;
}

export interface Progress {
	readonly text: string;
	readonly done?: number;
	readonly total?: number;
}

/** One open workspace, seen by one principal. `as` gives the same workspace to another. */
export interface Engine extends Host {
	readonly settings: Settings;
	readonly workspace: Workspace;
	/** Set where mneme.yaml is invalid and older settings are in force: what is wrong, and since when they are. */
	readonly fellBack: string | undefined;
	/** Opened on first use; `sync` it before asking. */
	index(): Promise<MemoryIndex>;
	/** Opened on first use; the model itself loads with the first text. */
	embedder(): Promise<Embedder>;
	/** Whether it is there already, or kept by a process that can afford it. */
	hasEmbedder(): boolean;
	/** Opened on first use; the model itself loads with the first question. */
	judge(): Promise<Judge>;
	/** Whether it is there already, or kept by a process that can afford it. */
	hasJudge(): boolean;
	/** `caller` also says where progress goes and what stops it, where that differs. */
	as(principal: Principal, caller?: Pick<Host, "env" | "progress" | "signal" | "elicited">): Engine;
	close(): Promise<void>;
}

export interface EngineOptions {
	/** `off` only for tests: a power cut may lose what was acknowledged. */
	readonly durability?: Durability;
	/** Settings by dotted path that win over every file. */
	readonly flags?: Readonly<Record<string, unknown>>;
	/** Go on with the last valid version of invalid settings: for a process with nobody to ask. */
	readonly fallBack?: boolean;
	/** Write even though the settings are invalid: for the verb that mends them. */
	readonly mending?: boolean;
	/** For a process with several engines: they share an embedder, and whoever gives it closes it. */
	readonly openEmbedder?: (settings: Settings, home: string) => Promise<Embedder>;
	/** The same for the judge. */
	readonly openJudge?: (settings: Settings, home: string) => Promise<Judge>;
}

export async function openEngine(host: Host, options: EngineOptions = {}): Promise<Engine> {
	const { fellBack, ...resolved } = await settle(host, options);
	const { settings } = resolved;
	const workspace = await Workspace.open(host.folder, {
		clock: host.clock,
		random: host.random,
		durability: options.durability ?? "on",
		screen: async () => (await import("./capture/screening.ts")).createScreen(settings),
		packAfterBytes: settings.ledger.packAfterMegabytes * BYTES_PER_MEGABYTE,
		guard: () => {
			if (!options.mending) assertWritable(resolved);
		},
	});
	let index: Promise<MemoryIndex> | undefined;
	let embedder: Promise<Embedder> | undefined;
	let judge: Promise<Judge> | undefined;
	const engineFor: Engine["as"] = (principal, caller = host) => ({
		...host,
		env: caller.env,
		progress: caller.progress,
		signal: caller.signal,
		elicited: caller.elicited ?? false,
		principal,
		settings,
		workspace,
		fellBack,
		index() {
			index ??= openIndex(workspace);
			return index;
		},
		embedder() {
			if (options.openEmbedder) return options.openEmbedder(settings, host.home);
			embedder ??= openSettledEmbedder(settings, host);
			return embedder;
		},
		hasEmbedder: () => options.openEmbedder !== undefined || embedder !== undefined,
		judge() {
			if (options.openJudge) return options.openJudge(settings, host.home);
			judge ??= openSettledJudge(settings, host.home);
			return judge;
		},
		hasJudge: () => options.openJudge !== undefined || judge !== undefined,
		as: engineFor,
		async close() {
			(await index)?.close();
			await (await embedder?.catch(() => undefined))?.close();
			await (await judge?.catch(() => undefined))?.close();
			await workspace.close();
		},
	});
	return engineFor(host.principal);
}

async function settle(
	host: Host,
	{ flags, fallBack }: EngineOptions,
): Promise<ResolvedSettings & { readonly fellBack: string | undefined }> {
	const sources = await readSettingSources(host, flags);
	const resolved = resolveSettings(sources);
	if (resolved.problems.length === 0 || !fallBack) return { ...resolved, fellBack: undefined };
	const { findLastValid } = await import("./workspace/settings/last-valid.ts");
	const { notice, ...valid } = findLastValid(host.folder, sources) ?? { ...resolved, notice: undefined };
	return { ...valid, fellBack: notice };
}

// Loaded when first used: most verbs need neither.
async function openIndex(workspace: Workspace): Promise<MemoryIndex> {
	const { MemoryIndex } = await import("./index/memory-index.ts");
	return new MemoryIndex(workspace.ledger);
}

/** Where providers answer unless a setting says otherwise. */
const PROVIDER_URLS = { openai: "https://api.openai.com", ollama: "http://127.0.0.1:11434" } as const;

/** The embedder these settings ask for. */
export async function openSettledEmbedder(
	{ embedding }: Settings,
	{ home, env }: Pick<Host, "home" | "env">,
): Promise<Embedder> {
	const [{ openEmbedder }, { createRuntime }] = await Promise.all([
		import("./inference/open.ts"),
		import("./inference/runtime.ts"),
	]);
	const { provider, model, dimensions, baseUrl, keyEnv } = embedding;
	const runtime = createRuntime(runtimeOptions(embedding, home));
	if (provider === "bundled") return await openEmbedder({ provider }, runtime);
	if (model === undefined) throw lacking(provider, "embedding.model");
	if (provider === "onnx") return await openEmbedder({ provider, folder: model }, runtime);
	if (dimensions === undefined) throw lacking(provider, "embedding.dimensions");
	const key = keyEnv === undefined ? undefined : env[keyEnv];
	if (keyEnv !== undefined && key === undefined) throw lacking(provider, `the environment variable ${keyEnv}`);
	const url = baseUrl ?? PROVIDER_URLS[provider];
	return await openEmbedder({ provider, url, model, dimensions, ...(key === undefined ? {} : { key }) }, runtime);
}

/** The bundled judge, on the runtime these settings ask for. */
export async function openSettledJudge({ embedding }: Settings, home: string): Promise<Judge> {
	const [{ openBundledJudge }, { createRuntime }] = await Promise.all([
		import("./inference/bundled.ts"),
		import("./inference/runtime.ts"),
	]);
	return openBundledJudge(createRuntime(runtimeOptions(embedding, home)));
}

function runtimeOptions({ runtime }: Settings["embedding"], home: string): { nativeFolder?: string } {
	return runtime === "native" ? { nativeFolder: join(home, NATIVE_FOLDER) } : {};
}

function lacking(provider: string, what: string): MemoryError {
	return new MemoryError(
		"MODEL",
		`embedding.provider ${provider} needs ${what}. Set it, or go back with \`mneme config set embedding.provider bundled\`.`,
		{ data: { provider, what } },
	);
}
