// `mneme mcp`: one client on standard input and output, in either era of the protocol, until it goes or the process is told to end.
import type { Readable, Writable } from "node:stream";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { VerbCall, VerbRunner } from "../daemon/verb-runner.ts";
import type { Principal } from "../model/principal.ts";
import { LineTransport } from "./lines.ts";
import { createServer, type Following } from "./server.ts";

export interface StdioOptions {
	readonly principal: Principal;
	readonly folder: string;
	readonly version: string;
	readonly input: Readable;
	readonly output: Writable;
	readonly signal: AbortSignal;
	/** Opened with the first call; a client that only asks what there is does not wait for it. */
	openRunner(): Promise<VerbRunner>;
	/** What went wrong beside the protocol. */
	trouble(error: Error): void;
}

export async function serveOnStdio(options: StdioOptions): Promise<{ readonly calls: number }> {
	const { principal, folder, version, input, output, signal, trouble } = options;
	const calls = new Calls(options.openRunner);
	const wire = new LineTransport(input, output);
	let changes: Following | undefined;
	let isListening = false;
	const handle = serveStdio(
		({ era }) => {
			const made = createServer({ runner: calls, principal, folder, version, modern: era === "modern" });
			changes = made.changes;
			if (isListening) void changes.follow();
			return made.server;
		},
		{ transport: wire, onerror: trouble },
	);
	// The entry answers `subscriptions/listen` itself, so that it never reaches the server.
	const deliver = wire.onmessage;
	wire.onmessage = (message) => {
		deliver?.(message);
		if (!("method" in message) || message.method !== "subscriptions/listen") return;
		isListening = true;
		void changes?.follow();
	};
	await closed(wire, signal);
	await handle.close();
	return { calls: await calls.finish() };
}

/** Counts what runs, so that nothing is torn from under a verb that writes. */
class Calls {
	readonly #open: () => Promise<VerbRunner>;
	readonly #running = new Set<Promise<unknown>>();
	#runner: Promise<VerbRunner> | undefined;
	#count = 0;

	constructor(open: () => Promise<VerbRunner>) {
		this.#open = open;
	}

	async run(call: VerbCall) {
		this.#runner ??= this.#open();
		this.#count++;
		const running = this.#runner.then((runner) => runner.run(call));
		this.#running.add(running);
		try {
			return await running;
		} finally {
			this.#running.delete(running);
		}
	}

	async finish(): Promise<number> {
		await Promise.allSettled(this.#running);
		await (await this.#runner)?.close();
		return this.#count;
	}
}

function closed(wire: LineTransport, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const ended = wire.onclose;
		wire.onclose = () => {
			ended?.();
			resolve();
		};
		if (signal.aborted) resolve();
		else signal.addEventListener("abort", () => resolve(), { once: true });
	});
}
