// The HTTP face: every verb as JSON, changes as events, and what main.ts mounts beside them. Local unless told otherwise.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../daemon/log.ts";
import type { VerbRunner } from "../daemon/verb-runner.ts";
import { systemClock } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import type { Principal } from "../model/principal.ts";
import { OUTCOME_HTTP } from "../model/results.ts";
import type { ServeOptions } from "../model/serving.ts";
import { streamEvents } from "./events.ts";
import { answerFault, HttpFault } from "./fault.ts";
import { type Caller, Gate } from "./gate.ts";
import { readBody, readQuery } from "./input.ts";
import { openApiDocument } from "./openapi.ts";
import { API, findRoute } from "./routes.ts";

/** Something else under a path of its own; the gate has let its caller in. */
export type Mount = (
	request: IncomingMessage,
	response: ServerResponse,
	caller: { readonly principal: Principal; readonly folder: string },
) => Promise<void>;

export interface HttpOptions extends ServeOptions {
	readonly home: string;
	readonly version: string;
	readonly runner: VerbRunner;
	readonly log: Log;
	readonly signal: AbortSignal;
	readonly mounts: Readonly<Record<string, Mount>>;
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];
/** A request that takes longer to arrive is not meant to arrive. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
/** An answer nobody takes off our hands for so long is dropped with its connection. */
const UNREAD_MS = 60_000;
const MAX_CONNECTIONS = 256;
/** What runs when it is told to stop may take so long. */
const GRACE_MS = 10_000;

export async function serveHttp(options: HttpOptions, listening: (url: string) => void): Promise<{ served: number }> {
	const http = new HttpServer(options);
	const url = await http.listen();
	listening(url);
	await new Promise<void>((resolve) => {
		if (options.signal.aborted) resolve();
		else options.signal.addEventListener("abort", () => resolve(), { once: true });
	});
	return await http.stop();
}

class HttpServer {
	readonly #options: HttpOptions;
	readonly #server: Server;
	readonly #stopping = new AbortController();
	#gate: Gate;
	/** The same for everybody, and it takes a while to make. */
	#description: ReturnType<typeof openApiDocument> | undefined;
	#running = 0;
	#served = 0;

	constructor(options: HttpOptions) {
		this.#options = options;
		this.#server = createServer(
			{
				headersTimeout: HEADERS_MS,
				requestTimeout: REQUEST_MS,
				keepAliveTimeout: 5_000,
				connectionsCheckingInterval: 5_000,
			},
			(request, response) => void this.#take(request, response),
		);
		this.#server.maxConnections = MAX_CONNECTIONS;
		this.#server.setTimeout(UNREAD_MS);
		this.#gate = this.#gateFor(options.port);
	}

	async listen(): Promise<string> {
		const { host, port } = this.#options;
		await new Promise<void>((resolve, reject) => {
			this.#server.once("error", (error: NodeJS.ErrnoException) => reject(listenFault(error, host, port)));
			this.#server.listen(port, host, resolve);
		});
		const { port: actual } = this.#server.address() as AddressInfo;
		this.#gate = this.#gateFor(actual);
		this.#options.log.line("http listening", host, actual);
		return `http://${host.includes(":") ? `[${host}]` : host}:${actual}`;
	}

	async stop(): Promise<{ served: number }> {
		this.#stopping.abort();
		this.#server.close();
		this.#server.closeIdleConnections();
		const deadline = Date.now() + GRACE_MS;
		while (this.#running > 0 && Date.now() < deadline) await sleep(20);
		this.#server.closeAllConnections();
		this.#options.log.line("http stopped after", this.#served, "requests");
		return { served: this.#served };
	}

	#gateFor(port: number): Gate {
		const { home, host, allowedHosts, callsPerSecond } = this.#options;
		const names = [...LOOPBACK, host.includes(":") ? `[${host}]` : host, ...allowedHosts];
		// Behind a proxy, and on port 80, a name stands without its port.
		const hosts = [...names.map((name) => `${name}:${port}`), ...allowedHosts, ...(port === 80 ? names : [])];
		return new Gate({ home, clock: systemClock, hosts: hosts.map((name) => name.toLowerCase()), callsPerSecond });
	}

	/** Never throws: whoever asked is told. */
	async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const began = performance.now();
		this.#running++;
		let what = "-";
		try {
			this.#gate.checkOrigin(request);
			what = await this.#answer(request, response);
		} catch (error) {
			what = this.#answerFault(error, response);
		} finally {
			this.#running--;
			this.#served++;
			this.#options.log.line("http", what, response.statusCode, `${Math.round(performance.now() - began)} ms`);
			// A body that was not read would stand before the next request; how long it may go on is the server's limit.
			request.resume();
		}
	}

	/** Returns what it was, in a word for the log. */
	async #answer(request: IncomingMessage, response: ServerResponse): Promise<string> {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
		if (pathname === `${API}/openapi.json`) {
			allow(request, ["GET", "HEAD"]);
			this.#description ??= openApiDocument(this.#options.version);
			send(response, 200, await this.#description);
			return "openapi";
		}
		const caller = this.#gate.admit(request);
		const mount = this.#options.mounts[pathname];
		if (mount) {
			await mount(request, response, caller);
			return pathname;
		}
		if (pathname === `${API}/events`) {
			allow(request, ["GET"]);
			await streamEvents(request, response, caller.folder, this.#stopping.signal);
			return "events";
		}
		return await this.#runVerb(request, response, caller, pathname, searchParams);
	}

	async #runVerb(
		request: IncomingMessage,
		response: ServerResponse,
		{ principal, folder }: Caller,
		pathname: string,
		query: URLSearchParams,
	): Promise<string> {
		const route = await findRoute(pathname);
		if (!route)
			throw new HttpFault(
				404,
				"NOT_FOUND",
				`There is nothing at ${pathname}; ${API}/openapi.json lists what there is.`,
			);
		const { operation, entry } = route;
		allow(request, operation.effect === "reads" ? ["GET", "HEAD", "POST"] : ["POST"]);
		const input = request.method === "POST" ? await readBody(request) : readQuery(operation, query);
		const gone = new AbortController();
		response.on("close", () => gone.abort(new MemoryError("UNAVAILABLE", "the client went away")));
		const outcome = await this.#options.runner.run({
			folder,
			verb: entry.name,
			input,
			principal,
			signal: gone.signal,
		});
		send(response, OUTCOME_HTTP[outcome.status], outcome);
		return entry.name;
	}

	#answerFault(error: unknown, response: ServerResponse): string {
		const { status, headers, body } = answerFault(error);
		if (body.error.code === "INTERNAL") this.#options.log.fault("http", error);
		if (response.headersSent) response.destroy();
		else send(response, status, body, headers);
		return body.error.code;
	}
}

function allow({ method = "" }: IncomingMessage, methods: readonly string[]): void {
	if (!methods.includes(method))
		throw new HttpFault(405, "METHOD", `Use ${methods.join(" or ")} here.`, { allow: methods.join(", ") });
}

function send(
	response: ServerResponse,
	status: number,
	body: unknown,
	headers: Readonly<Record<string, string>> = {},
): void {
	const text = JSON.stringify(body);
	response.writeHead(status, {
		"content-type": "application/json; charset=utf-8",
		"content-length": Buffer.byteLength(text),
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
		...headers,
	});
	response.end(response.req.method === "HEAD" ? undefined : text);
}

function listenFault(error: NodeJS.ErrnoException, host: string, port: number): MemoryError {
	const where = `${host}:${port}`;
	if (error.code === "EADDRINUSE")
		return new MemoryError("LOCKED", `Something already listens on ${where}; choose another with --port.`, {
			data: { host, port },
		});
	return new MemoryError("UNAVAILABLE", `Cannot listen on ${where}: ${error.message}`, {
		data: { host, port },
		cause: error,
	});
}
