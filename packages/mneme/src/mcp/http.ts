// MCP over HTTP, mounted by the HTTP face, which has let the caller in already. Each caller and workspace has a handler of its own,
// so that nobody hears of another's changes.
import type { IncomingMessage, ServerResponse } from "node:http";
import {
	createMcpHandler,
	InMemoryServerEventBus,
	type McpHttpHandler,
	type ServerEvent,
	type ServerEventBus,
} from "@modelcontextprotocol/server";
import type { Principal } from "../model/principal.ts";
import { Changes } from "./changes.ts";
import { readRequest, writeResponse } from "./http-messages.ts";
import { urisOf } from "./resources.ts";
import { createServer, type McpOptions } from "./server.ts";
import { Sessions } from "./sessions.ts";

export interface McpMount {
	(request: IncomingMessage, response: ServerResponse, caller: McpCaller): Promise<void>;
	close(): Promise<void>;
}

interface McpCaller {
	readonly principal: Principal;
	readonly folder: string;
}

export interface McpHttpOptions extends Pick<McpOptions, "runner" | "version"> {
	trouble(error: Error): void;
}

export function createMcpHttpHandler(options: McpHttpOptions): McpMount {
	const handlers = new Map<string, Handler>();
	const mount = async (request: IncomingMessage, response: ServerResponse, { principal, folder }: McpCaller) => {
		const key = JSON.stringify([folder, principal]);
		const handler = handlers.get(key) ?? new Handler(options, principal, folder);
		handlers.set(key, handler);
		await writeResponse(response, await handler.fetch(readRequest(request, response)));
	};
	return Object.assign(mount, {
		close: async () => {
			for (const handler of handlers.values()) await handler.close();
		},
	});
}

/** For one caller on one workspace. */
class Handler {
	readonly #sessions: Sessions;
	readonly #single: McpHttpHandler;

	constructor({ runner, version, trouble }: McpHttpOptions, principal: Principal, folder: string) {
		const common = { runner, principal, folder, version };
		const bus = new ChangeBus(folder);
		const changes = { look: () => bus.look(), follow: async () => undefined };
		this.#sessions = new Sessions(() => createServer({ ...common, modern: false }).server);
		this.#single = createMcpHandler(
			({ era }) => createServer({ ...common, modern: era === "modern", changes }).server,
			{ bus, onerror: trouble },
		);
	}

	async fetch(given: Request): Promise<Response> {
		const taken = await this.#sessions.fetch(given);
		return "answer" in taken ? taken.answer : await this.#single.fetch(taken.request);
	}

	async close(): Promise<void> {
		await this.#sessions.close();
		await this.#single.close();
	}
}

/** Follows the workspace while somebody listens. */
class ChangeBus implements ServerEventBus {
	readonly #bus = new InMemoryServerEventBus();
	readonly #changes: Changes;

	constructor(folder: string) {
		this.#changes = new Changes(folder, ({ paths, listed }) => {
			for (const uri of urisOf(paths)) this.publish({ kind: "resource_updated", uri });
			if (listed) this.publish({ kind: "resources_list_changed" });
		});
	}

	look(): Promise<void> {
		return this.#changes.look();
	}

	publish(event: ServerEvent): void {
		this.#bus.publish(event);
	}

	subscribe(listener: (event: ServerEvent) => void): () => void {
		const unsubscribe = this.#bus.subscribe(listener);
		void this.#changes.follow();
		return () => {
			unsubscribe();
			if (this.#bus.listenerCount === 0) this.#changes.stop();
		};
	}
}
