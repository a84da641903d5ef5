// Sessions over HTTP for clients of the era that begins with `initialize`: each keeps a server, so that its client can be asked and told.
import { randomUUID } from "node:crypto";
import {
	isInitializeRequest,
	readRequestBody,
	type Server,
	WebStandardStreamableHTTPServerTransport as SessionTransport,
} from "@modelcontextprotocol/server";

/** Clients seldom say goodbye; the one that was silent longest makes way. */
const MOST_SESSIONS = 64;
const HEADER = "mcp-session-id";

export class Sessions {
	readonly #serve: () => Server;
	/** Those used last come last. */
	readonly #open = new Map<string, SessionTransport>();

	constructor(serve: () => Server) {
		this.#serve = serve;
	}

	/** The request itself, unread, where it neither belongs to a session nor begins one. */
	async fetch(request: Request): Promise<{ readonly answer: Response } | { readonly request: Request }> {
		const id = request.headers.get(HEADER);
		if (id !== null) return { answer: await this.#continue(id, request) };
		if (request.method !== "POST") return { request };
		const body = await readRequestBody(request);
		if (body.tooLarge) return { answer: refusal(413, "The message is too large.") };
		const { url, method, headers, signal } = request;
		const unread = new Request(url, { method, headers, signal, body: body.text });
		return isInitializeRequest(parsed(body.text)) ? { answer: await this.#begin(unread) } : { request: unread };
	}

	async close(): Promise<void> {
		for (const transport of this.#open.values()) await transport.close();
	}

	async #continue(id: string, request: Request): Promise<Response> {
		const transport = this.#open.get(id);
		if (!transport) return refusal(404, "There is no such session; begin with initialize.");
		this.#open.delete(id);
		this.#open.set(id, transport);
		return await transport.handleRequest(request);
	}

	async #begin(request: Request): Promise<Response> {
		const transport = new SessionTransport({
			sessionIdGenerator: randomUUID,
			onsessioninitialized: async (id) => {
				this.#open.set(id, transport);
				const [oldest] = this.#open;
				if (this.#open.size > MOST_SESSIONS && oldest) await oldest[1].close();
			},
		});
		const server = this.#serve();
		const closed = server.onclose;
		server.onclose = () => {
			closed?.();
			if (transport.sessionId !== undefined) this.#open.delete(transport.sessionId);
		};
		await server.connect(transport);
		return await transport.handleRequest(request);
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// Whoever takes it up says so.
		return undefined;
	}
}

function refusal(status: number, message: string): Response {
	return Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_600, message } }, { status });
}
