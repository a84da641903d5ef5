// MCP over HTTP, behind the HTTP face's gate: both eras, many clients, other people's workspaces, bodies that are too large.
import { Client, type ElicitResult, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../src/daemon/log.ts";
import { VerbRunner } from "../src/daemon/verb-runner.ts";
import { serveHttp } from "../src/http/server.ts";
import { createMcpHttpHandler, type McpMount } from "../src/mcp/http.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { log } from "../src/operations/log.ts";
import { write } from "../src/operations/write.ts";
import { createToken, type NewToken } from "../src/workspace/tokens.ts";
import { callFor, ERAS } from "./mcp-client.ts";
import { Scratch } from "./scratch-workspace.ts";

const CLIENTS = 8;
const CALLS = process.env.MNEME_LONG ? 100 : 5;
/** Eight hundred writes, each on disk before the next, on a machine that has other things to do. */
const PATIENCE = { timeout: process.env.MNEME_LONG ? 1_800_000 : 120_000 };

let scratch: Scratch;
let other: Scratch;
let url: string;
let stop: AbortController;
let ended: Promise<{ served: number }>;
let runner: VerbRunner;
let mcp: McpMount;
const troubles: string[] = [];
const clients: Client[] = [];

beforeEach(async () => {
	scratch = new Scratch();
	other = new Scratch();
	await scratch.layOut();
	await other.layOut();
	stop = new AbortController();
	const { home } = scratch.host;
	runner = new VerbRunner({ home, env: {}, version: "0" });
	mcp = createMcpHttpHandler({ runner, version: "0", trouble: ({ message }) => troubles.push(message) });
	const where = { host: "127.0.0.1", port: 0, allowedHosts: [], callsPerSecond: 100 };
	const options = { home, version: "0", runner, log: openLog(home, systemClock), signal: stop.signal };
	url = await new Promise<string>((listening, reject) => {
		ended = serveHttp({ ...options, ...where, mounts: { "/mcp": mcp } }, listening);
		ended.catch(reject);
	});
});

afterEach(async () => {
	for (const client of clients.splice(0)) await client.close();
	await mcp.close();
	stop.abort();
	await ended;
	await runner.close();
	await scratch.remove();
	await other.remove();
});

function makeToken(wanted: Partial<NewToken> = {}): string {
	const { home, folder } = scratch.host;
	const all: NewToken = {
		role: "main",
		agent: "claw",
		scopes: [],
		workspaces: [folder],
		expiresMs: undefined,
		...wanted,
	};
	return createToken({ home, clock: systemClock, random: systemRandom }, all).token;
}

interface Setup {
	readonly era: (typeof ERAS)[number];
	readonly token?: string;
	readonly elicit?: () => ElicitResult;
}

async function connected({ era, token = makeToken(), elicit }: Setup): Promise<Client> {
	const versionNegotiation = era === "2025-11-25" ? { mode: "legacy" as const } : { mode: { pin: era } };
	const capabilities = elicit ? { elicitation: { form: {} } } : {};
	const client = new Client({ name: "far", version: "1" }, { capabilities, versionNegotiation });
	if (elicit) client.setRequestHandler("elicitation/create", async () => elicit());
	const requestInit = { headers: { authorization: `Bearer ${token}` } };
	await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
	clients.push(client);
	await client.listTools();
	return client;
}

describe.each(ERAS)("in %s, MCP over HTTP", (era) => {
	it("lists and answers tools and resources", async () => {
		const client = await connected({ era });
		expect((await callFor(client, "memory_remember", { text: "Alex works on project Helios" })).status).toBe("done");
		const found = await callFor(client, "memory_search", { question: "Who works on Helios?" });
		expect(JSON.stringify(found.value)).toContain("Alex");
		const { resources } = await client.listResources();
		expect(resources.map(({ uri }) => uri)).toContain("mneme://entities/person--alex");
		expect((await client.readResource({ uri: "mneme://core" })).contents).toHaveLength(1);
	});

	it("is what the token says, and no more", async () => {
		const reader = await connected({ era, token: makeToken({ role: "reader", agent: "looker" }) });
		const names = (await reader.listTools()).tools.map(({ name }) => name);
		expect(names).toContain("memory_search");
		expect(names).not.toContain("memory_remember");
		await expect(reader.callTool({ name: "memory_remember", arguments: { text: "x" } })).rejects.toThrow();
		await expect(connected({ era, token: "wrong" })).rejects.toThrow();
	});

	it("keeps workspaces apart", async () => {
		const [here, there] = [
			await connected({ era }),
			await connected({ era, token: makeToken({ workspaces: [other.host.folder] }) }),
		];
		await callFor(here, "memory_remember", { text: "Alex works on project Helios" });
		expect((await callFor(there, "memory_search", { question: "Who works on Helios?" })).value.results).toEqual([]);
	});

	it("loses nothing of what clients write at the same time", PATIENCE, async () => {
		const all = await Promise.all(Array.from({ length: CLIENTS }, async () => await connected({ era })));
		const text = (name: number, call: number) => `Checkpoint ${name} of run ${call} was passed.`;
		await Promise.all(
			all.map(async (client, name) => {
				for (let call = 0; call < CALLS; call++)
					await callFor(client, "memory_remember", { text: text(name, call), store: "episodic" });
			}),
		);
		const day = new Date().toISOString().slice(0, 10);
		const written = scratch.text(`memory/episodes/${day}.md`);
		for (let name = 0; name < CLIENTS; name++)
			for (let call = 0; call < CALLS; call++) expect(written).toContain(text(name, call));
	});

	it("refuses bodies that are too large, and stays", async () => {
		const headers = {
			authorization: `Bearer ${makeToken()}`,
			"content-type": "application/json",
			accept: "application/json, text/event-stream",
			"mcp-protocol-version": era,
		};
		const body = `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"x":"${"x".repeat(50 * 1024 * 1024)}"}}`;
		const status = await fetch(`${url}/mcp`, { method: "POST", headers, body }).then(
			(response) => response.status,
			// Told while it was still sending, and the connection closed.
			() => 413,
		);
		expect(status).toBe(413);
		const bad = await fetch(`${url}/mcp`, { method: "POST", headers, body: "{not json" });
		expect(bad.status).toBe(400);
		expect((await (await connected({ era })).listTools()).tools.length).toBeGreaterThan(0);
	});
});

describe("a session of 2025-11-25", () => {
	const HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

	async function send(token: string, message: object, session?: string) {
		const headers = { ...HEADERS, authorization: `Bearer ${token}`, ...(session ? { "mcp-session-id": session } : {}) };
		const body = JSON.stringify({ jsonrpc: "2.0", ...message });
		return await fetch(`${url}/mcp`, { method: "POST", headers, body });
	}

	async function begin(token: string): Promise<string> {
		const clientInfo = { name: "raw", version: "1" };
		const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
		const response = await send(token, { id: 1, method: "initialize", params });
		await response.text();
		return response.headers.get("mcp-session-id")!;
	}

	it("is its caller's alone, and ends when they say so", async () => {
		const [mine, theirs] = [makeToken(), makeToken({ agent: "another" })];
		const session = await begin(mine);
		const ping = { id: 2, method: "ping" };
		expect((await send(mine, ping, session)).status).toBe(200);
		expect((await send(theirs, ping, session)).status).toBe(404);
		expect((await send(mine, ping, "no-such-session")).status).toBe(404);
		const headers = { ...HEADERS, authorization: `Bearer ${mine}`, "mcp-session-id": session };
		expect((await fetch(`${url}/mcp`, { method: "DELETE", headers })).status).toBe(200);
		expect((await send(mine, ping, session)).status).toBe(404);
	});

	it("makes way, if it was silent longest, for the sixty-fifth", async () => {
		const token = makeToken();
		const first = await begin(token);
		const second = await begin(token);
		await send(token, { id: 2, method: "ping" }, first);
		for (let at = 2; at < 65; at++) await begin(token);
		expect((await send(token, { id: 3, method: "ping" }, second)).status).toBe(404);
		expect((await send(token, { id: 3, method: "ping" }, first)).status).toBe(200);
	});
});

describe.each(ERAS)("over HTTP in %s", (era) => {
	it("the client asks the person", async () => {
		await scratch.get(write, { path: "memory/a.md", text: "one\n" });
		const { tx } = await scratch.get(write, { path: "memory/a.md", text: "two\n" });
		const client = await connected({ era, elicit: () => ({ action: "accept", content: { agree: true } }) });
		expect(await callFor(client, "memory_rollback", { tx })).toMatchObject({ status: "done" });
		expect(scratch.text("memory/a.md")).toBe("one\n");
		expect((await scratch.get(log, { limit: 1 })).entries[0]).toMatchObject({ approver: "human:elicitation" });
	});

	it("a listener is told of changes in its own workspace only", async () => {
		const client = await connected({ era });
		const updated: string[] = [];
		client.setNotificationHandler("notifications/resources/updated", ({ params }) => void updated.push(params.uri));
		if (era === "2025-11-25") await client.subscribeResource({ uri: "mneme://core" });
		else await client.listen({ resourceSubscriptions: ["mneme://core"] });
		await other.get(write, { path: "MEMORY.md", text: "# elsewhere\n" });
		await scratch.get(write, { path: "MEMORY.md", text: `${scratch.text("MEMORY.md")}\n- more\n` });
		await vi.waitFor(() => expect(updated).toEqual(["mneme://core"]), { timeout: 10_000 });
	});
});
