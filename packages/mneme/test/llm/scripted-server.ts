// A local HTTP server for tests that speaks the chat calls of OpenAI and Anthropic, records what it was asked and fails as it is told.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ScriptedReply {
	status?: number;
	headers?: Record<string, string>;
	/** What the model says, wrapped as the protocol has it. */
	says?: string;
	finish?: "length" | "refusal";
	/** Leave out the token counts, as some servers do. */
	uncounted?: boolean;
	/** The whole body, instead of what the model says. */
	body?: string;
	/** `hang`: never answer. `cut`: break off in the middle of the body. */
	failure?: "hang" | "cut";
}

interface ScriptedRequest {
	path: string;
	headers: IncomingMessage["headers"];
	body: Record<string, unknown> & { messages: { role: string; content: string }[] };
}

export interface ScriptedServer {
	readonly url: string;
	readonly requests: ScriptedRequest[];
	/** Replies for the next requests, in turn. */
	readonly script: ScriptedReply[];
	close(): Promise<void>;
}

export const INPUT_TOKENS = 120;
export const OUTPUT_TOKENS = 30;

export async function startScriptedServer(): Promise<ScriptedServer> {
	const requests: ScriptedRequest[] = [];
	const script: ScriptedReply[] = [];
	const server = createServer(async (request, response) => {
		const path = request.url ?? "";
		requests.push({ path, headers: request.headers, body: JSON.parse(await readBody(request)) });
		send(response, path, script.shift() ?? { status: 500 });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		requests,
		script,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function send(response: ServerResponse, path: string, reply: ScriptedReply): void {
	if (reply.failure === "hang") return;
	const body = reply.body ?? JSON.stringify(path.endsWith("/messages") ? anthropicBody(reply) : openaiBody(reply));
	response.writeHead(reply.status ?? 200, reply.headers);
	if (reply.failure !== "cut") {
		response.end(body);
		return;
	}
	response.write(body.slice(0, body.length / 2));
	setImmediate(() => response.destroy());
}

function openaiBody({ says = "", finish, uncounted }: ScriptedReply): object {
	const message = finish === "refusal" ? { content: null, refusal: "I will not." } : { content: says };
	return {
		choices: [{ message, finish_reason: finish === "length" ? "length" : "stop" }],
		...(uncounted ? {} : { usage: { prompt_tokens: INPUT_TOKENS, completion_tokens: OUTPUT_TOKENS } }),
	};
}

function anthropicBody({ says = "", finish }: ScriptedReply): object {
	return {
		content:
			finish === "refusal"
				? []
				: [
						{ type: "thinking", thinking: "…" },
						{ type: "text", text: says },
					],
		stop_reason: finish === "length" ? "max_tokens" : (finish ?? "end_turn"),
		usage: { input_tokens: INPUT_TOKENS - 20, cache_read_input_tokens: 20, output_tokens: OUTPUT_TOKENS },
	};
}

async function readBody(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	return body;
}
