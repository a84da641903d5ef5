// An MCP client of the official SDK for tests, in either era, on a server in this process that speaks over a pair of streams.
import { PassThrough } from "node:stream";
import { Client, type ClientCapabilities, type ElicitResult } from "@modelcontextprotocol/client";
import { VerbRunner } from "../src/daemon/verb-runner.ts";
import { LineTransport } from "../src/mcp/lines.ts";
import { serveOnStdio } from "../src/mcp/stdio.ts";
import type { Role } from "../src/model/principal.ts";
import type { Scratch } from "./scratch-workspace.ts";

export const ERAS = ["2025-11-25", "2026-07-28"] as const;

export interface ClientSetup {
	readonly era?: (typeof ERAS)[number];
	readonly role?: Role;
	/** What the person answers; without it the client cannot ask them. */
	readonly elicit?: (message: string) => ElicitResult | Promise<ElicitResult>;
}

export interface Connected {
	readonly client: Client;
	readonly troubles: string[];
	/** A line no client of the SDK would send. */
	sendRaw(text: string): void;
	/** Lines that came back, as they are. */
	readonly received: string[];
	/** Ends the client's side; resolves once the server has ended. */
	close(): Promise<{ calls: number }>;
}

export async function connect(scratch: Scratch, { era = "2025-11-25", role = "main", elicit }: ClientSetup = {}) {
	const { folder, home } = scratch.host;
	const [input, output] = [new PassThrough(), new PassThrough()];
	const troubles: string[] = [];
	const received: string[] = [];
	output.on("data", (chunk: Buffer) => received.push(...chunk.toString("utf8").split("\n").filter(Boolean)));
	const served = serveOnStdio({
		principal: { actor: role === "main" ? "bot:main" : `agent:${role}`, role, scopes: [] },
		folder,
		version: "0",
		input,
		output,
		signal: new AbortController().signal,
		openRunner: async () => new VerbRunner({ home, env: {}, version: "0" }),
		trouble: ({ message }) => troubles.push(message),
	});
	const capabilities: ClientCapabilities = elicit ? { elicitation: { form: {} } } : {};
	const versionNegotiation = era === "2025-11-25" ? { mode: "legacy" as const } : { mode: { pin: era } };
	const client = new Client({ name: "Test Client", version: "1.0.0" }, { capabilities, versionNegotiation });
	if (elicit) client.setRequestHandler("elicitation/create", async ({ params }) => await elicit(params.message));
	await client.connect(new LineTransport(output, input));
	const connected: Connected = {
		client,
		troubles,
		received,
		sendRaw: (text) => void input.write(text),
		close: async () => {
			input.end();
			return await served;
		},
	};
	return connected;
}

/** What a tool answered: the outcome, as structured content and as text alike. */
// biome-ignore lint/suspicious/noExplicitAny: every verb has its own value
export async function callFor(client: Client, name: string, args: Record<string, unknown> = {}): Promise<any> {
	const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
	const [first] = content;
	if (first?.type !== "text") throw new Error("a tool answers in text too");
	const same = JSON.parse(first.text);
	if (JSON.stringify(same) !== JSON.stringify(structuredContent)) throw new Error("text and structured content differ");
	return { ...same, isError: isError === true };
}
