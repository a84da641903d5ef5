// A throw-away workspace for tests of verbs: real folder, real ledger, no syncs, a clock that ticks.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Engine, type Host, openEngine } from "../src/engine.ts";
import { type Clock, systemRandom } from "../src/model/clock.ts";
import { MemoryError } from "../src/model/errors.ts";
import { OWNER } from "../src/model/principal.ts";
import type { NeedsConfirmation, Outcome } from "../src/model/results.ts";
import type { HostOperation, WorkspaceOperation } from "../src/operations/operation.ts";
import { VERBS } from "../src/operations/registry.ts";
import { writeMemories } from "../src/stores/write-memories.ts";
import type { Writing } from "../src/stores/writing.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";

/** Each look at it is a second later, so that no two transactions share one. */
export function tickingClock(from = "2026-02-02T12:00:00Z"): Clock & { now(): number; set(time: string): void } {
	let ms = Date.parse(from);
	return {
		now: () => {
			ms += 1000;
			return ms;
		},
		set: (time) => {
			ms = Date.parse(time);
		},
	};
}

async function noModel(): Promise<never> {
	throw new MemoryError("MODEL", "left out");
}

export class Scratch {
	readonly folder: string;
	readonly host: Host;
	readonly clock = tickingClock();
	readonly #hasModels: boolean;
	#engine: Engine | undefined;

	/** Without models, what is meant is found by words alone: quicker, and the same with every model. */
	constructor({ models = true } = {}) {
		this.#hasModels = models;
		this.folder = realpathSync(mkdtempSync(join(tmpdir(), "mneme-scratch-")));
		this.host = {
			folder: join(this.folder, "ws"),
			home: join(this.folder, "home"),
			env: {},
			clock: this.clock,
			random: systemRandom,
			principal: OWNER,
			progress: () => undefined,
			signal: new AbortController().signal,
		};
		mkdirSync(this.host.folder);
	}

	path(path: string): string {
		return join(this.host.folder, path);
	}

	put(path: string, text: string | Buffer): void {
		mkdirSync(dirname(this.path(path)), { recursive: true });
		writeFileSync(this.path(path), text);
	}

	text(path: string): string {
		return readFileSync(this.path(path), "utf8");
	}

	layOut() {
		const { folder, clock, random } = this.host;
		return layOut({ folder, timezone: "UTC", clock, random, durability: "off", report: () => undefined });
	}

	async engine(): Promise<Engine> {
		this.#engine ??= await openEngine(this.host, { durability: "off" });
		return this.#hasModels ? this.#engine : { ...this.#engine, embedder: noModel, judge: noModel };
	}

	/** The outcome of a verb, its input as its schema makes it. */
	// biome-ignore lint/suspicious/noExplicitAny: every verb has its own input and value
	async run(verb: WorkspaceOperation<any, any> | HostOperation<any, any>, input: object = {}): Promise<Outcome<any>> {
		const parsed = verb.input.parse(input);
		return verb.on === "host" ? await verb.run(this.host, parsed) : await verb.run(await this.engine(), parsed);
	}

	/** The value of a verb that has to succeed. */
	// biome-ignore lint/suspicious/noExplicitAny: every verb has its own value
	async get(verb: WorkspaceOperation<any, any> | HostOperation<any, any>, input: object = {}): Promise<any> {
		const outcome = await this.run(verb, input);
		if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
		verb.output.parse(outcome.value);
		return outcome.value;
	}

	/** The question of a verb that has to ask first. */
	// biome-ignore lint/suspicious/noExplicitAny: every verb has its own input and value
	async ask(verb: WorkspaceOperation<any, any>, input: object): Promise<NeedsConfirmation> {
		const asked = await this.run(verb, input);
		if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
		return asked;
	}

	/** The value of a verb that asks first, once the owner agrees. */
	// biome-ignore lint/suspicious/noExplicitAny: every verb has its own input and value
	async agreed(verb: WorkspaceOperation<any, any>, input: object): Promise<any> {
		return await this.get(verb, { ...input, confirm: (await this.ask(verb, input)).token });
	}

	/** What `body` writes into the stores, as the owner. */
	async write<Value>(body: (writing: Writing) => Promise<Value>): Promise<Value> {
		const request = { principal: OWNER, trigger: "test", verbatim: true };
		const outcome = await writeMemories(await this.engine(), request, body);
		if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
		return outcome.value;
	}

	/** A file as the owner has it now. */
	async type(path: string, text: string): Promise<void> {
		await this.write(async ({ tx }) => {
			await tx.write(path, text, { summary: "typed" });
		});
	}

	async git(...args: string[]): Promise<string> {
		const { exit, stdout, stderr } = await (await this.engine()).workspace.ledger.git(args);
		if (exit !== 0) throw new Error(stderr);
		return stdout.toString();
	}

	async close(): Promise<void> {
		await this.#engine?.close();
		this.#engine = undefined;
	}

	async remove(): Promise<void> {
		await this.close();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/** A verb by its name. */
// biome-ignore lint/suspicious/noExplicitAny: every verb has its own input and value
export async function loadVerb(name: string): Promise<any> {
	return await VERBS.find((verb) => verb.name === name)!.load();
}

export const PLAIN = {
	bold: (text: string) => text,
	dim: (text: string) => text,
	red: (text: string) => text,
	green: (text: string) => text,
	yellow: (text: string) => text,
	cyan: (text: string) => text,
};
