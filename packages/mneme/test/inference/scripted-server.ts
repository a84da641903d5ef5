// A local HTTP server for tests that speaks both embedding protocols, records what it was asked and can be told to fail.

import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface ScriptedReply {
	status?: number;
	headers?: Record<string, string>;
	body?: unknown;
	/** Never answer. */
	hang?: boolean;
}

interface ScriptedRequest {
	path: string;
	authorization: string | undefined;
	model: string;
	input: string[];
}

export interface ScriptedServer {
	readonly url: string;
	readonly requests: ScriptedRequest[];
	/** Replies for the next requests, in turn; afterwards it answers properly. */
	readonly script: ScriptedReply[];
	close(): Promise<void>;
}

const DIMENSIONS = 8;

export async function startScriptedServer(): Promise<ScriptedServer> {
	const requests: ScriptedRequest[] = [];
	const script: ScriptedReply[] = [];
	const server = createServer(async (request, response) => {
		const { model, input } = JSON.parse(await readBody(request)) as { model: string; input: string[] };
		const path = request.url ?? "";
		requests.push({ path, authorization: request.headers.authorization, model, input });
		const reply = script.shift() ?? {};
		if (reply.hang) return;
		response.writeHead(reply.status ?? 200, reply.headers);
		const body = reply.body ?? answer(path, input);
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		script,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function readBody(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	return body;
}

function answer(path: string, texts: string[]): unknown {
	const vectors = texts.map(vectorOf);
	if (path === "/api/embed") return { embeddings: vectors };
	// In reverse, as a server may: only the index counts.
	return { data: vectors.map((embedding, index) => ({ index, embedding })).reverse() };
}

/** Different for different texts, and not of unit length. */
export function vectorOf(text: string): number[] {
	const vector = Array<number>(DIMENSIONS).fill(1);
	for (let i = 0; i < text.length; i++) vector[i % DIMENSIONS] = vector[i % DIMENSIONS]! + text.charCodeAt(i);
	return vector;
}
