// Between node's HTTP messages and the web's, which the protocol's library speaks.
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** Aborted when the client goes away before it has its answer. */
export function readRequest(request: IncomingMessage, response: ServerResponse): Request {
	const gone = new AbortController();
	response.once("close", () => gone.abort());
	const headers = new Headers();
	for (const [name, values] of Object.entries(request.headersDistinct))
		for (const value of values ?? []) headers.append(name, value);
	const { method = "GET" } = request;
	const body =
		method === "GET" || method === "HEAD"
			? {}
			: { body: Readable.toWeb(request) as ReadableStream, duplex: "half" as const };
	const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
	return new Request(url, { method, headers, signal: gone.signal, ...body });
}

export async function writeResponse(response: ServerResponse, answer: Response): Promise<void> {
	response.writeHead(answer.status, Object.fromEntries(answer.headers));
	response.flushHeaders();
	if (answer.body)
		for await (const chunk of answer.body) {
			if (response.closed) break;
			if (!response.write(chunk)) await Promise.race([once(response, "drain"), once(response, "close")]);
		}
	response.end();
}
