// The MCP server with clients of the official SDK, in both eras of the protocol: what it lists, what its tools answer, what it refuses.
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMcpServer } from "../src/mcp/index.ts";
import { ACTIONS } from "../src/model/actors.ts";
import { type Connected, callFor, connect, ERAS } from "./mcp-client.ts";
import { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
const open: Connected[] = [];

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
});

afterEach(async () => {
	for (const each of open.splice(0)) await each.close();
	await scratch.remove();
});

async function opened(setup?: Parameters<typeof connect>[1]) {
	const connected = await connect(scratch, setup);
	open.push(connected);
	return connected;
}

/** Clients cut what is longer. */
const MOST_CHARS = 2_048;
const READING = ["memory_search", "memory_get", "memory_graph", "memory_timeline"];
const TOOLS = [
	...READING,
	"memory_remember",
	"memory_observe",
	"memory_used",
	"memory_forget",
	"memory_pin",
	"memory_core",
	"memory_audit",
	"memory_rollback",
	"memory_health",
];

describe.each(ERAS)("in %s, the MCP server", (era) => {
	it("lists its tools for a model: in order, with examples, schemas and hints", async () => {
		const { client } = await opened({ era });
		expect(client.getInstructions()).toContain("memory_search before you answer");
		expect(client.getInstructions()!.length).toBeLessThan(MOST_CHARS);
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual(TOOLS);
		for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
			expect(title, name).toBeTruthy();
			expect(description, name).toContain("Example: {");
			expect(description!.length, name).toBeLessThan(MOST_CHARS);
			expect(annotations?.openWorldHint, name).toBe(false);
			expect(outputSchema?.required, name).toEqual(["status"]);
			for (const [field, schema] of Object.entries(inputSchema.properties ?? {})) {
				expect(field).toMatch(/^[a-z_]+$/);
				expect((schema as { description?: string }).description, `${name}.${field}`).toBeTruthy();
			}
			// The example is one that its own schema takes.
			const example = JSON.parse(/Example: (?<json>\{.*\})$/.exec(description!)!.groups!.json!);
			expect(Object.keys(inputSchema.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(example)));
			expect(Object.keys(example)).toEqual(expect.arrayContaining(inputSchema.required ?? []));
		}
		const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]));
		expect(hints.memory_search).toMatchObject({ readOnlyHint: true, idempotentHint: true });
		expect(hints.memory_remember).toMatchObject({ readOnlyHint: false, destructiveHint: false });
		expect(hints.memory_rollback).toMatchObject({ readOnlyHint: false, destructiveHint: true });
	});

	it("answers every tool as its output schema says", async () => {
		const { client } = await opened({ era });
		await client.listTools();
		const call = async (name: string, args?: Record<string, unknown>) => await callFor(client, name, args);
		const kept = await call("memory_remember", {
			text: "Alex works on project Helios",
			said: "remember that Alex is on Helios",
		});
		expect(kept).toMatchObject({ status: "done", isError: false });
		await call("memory_remember", { text: "The deadline for Helios is 30 March", auto: true });
		const found = await call("memory_search", { question: "When is Helios due?", limit: 3 });
		const { id } = found.value.results.find(({ text }: { text: string }) => text.includes("30 March"));
		expect((await call("memory_get", { ids: [id] })).value.memories[0].says).toContain("30 March");
		expect((await call("memory_get", { ids: id })).value.memories).toHaveLength(1);
		expect((await call("memory_graph", { entity: "Helios" })).value.entity.label).toBe("Helios");
		expect((await call("memory_timeline", { topic: "Helios" })).value.lines.length).toBeGreaterThan(0);
		expect((await call("memory_used", { ids: [id] })).value.used).toEqual([id]);
		const observed = await call("memory_observe", { text: "User: Don't forget that the demo is on Friday." });
		expect(observed.value.remembered).toHaveLength(1);
		const pinned = await call("memory_pin", {
			memory: "Our anniversary is on 3 May",
			user_reply: "never forget our anniversary",
		});
		expect(pinned.value.path).toContain("memory/vault/");
		expect(
			(await call("memory_pin", { action: "unpin", memory: pinned.value.id, user_reply: "you may forget it" })).status,
		).toBe("done");
		const added = await call("memory_core", { action: "add", text: "My time zone is Europe/Rome" });
		expect(added.status).toBe("done");
		expect((await call("memory_core", { action: "edit", item: "Timezone", text: "Asia/Tokyo" })).status).toBe("done");
		expect(JSON.stringify((await call("memory_core")).value)).toContain("Asia/Tokyo");
		expect((await call("memory_core", { action: "remove", item: "Timezone" })).status).toBe("done");
		const asked = await call("memory_audit", { question: "what changed today?", limit: 3 });
		expect(asked.value.lines).toHaveLength(3);
		expect(ACTIONS).toContain(asked.value.lines[0].action);
		expect((await call("memory_audit", { action: "CREATE" })).value.lines.length).toBeGreaterThan(0);
		expect((await call("memory_rollback", { tx: kept.value.tx, dry_run: true })).value.dryRun).toBe(true);
		expect((await call("memory_forget", { what: "the deadline of Helios" })).status).toBe("needs-confirmation");
		expect((await call("memory_health")).value.core.budget).toBeGreaterThan(0);
	});

	it("says what to do when it cannot", async () => {
		const { client } = await opened({ era });
		await client.listTools();
		expect(await callFor(client, "memory_get", { ids: ["fact:nobody:none"] })).toMatchObject({
			status: "error",
			code: "NOT_FOUND",
			message: expect.stringContaining("`memory_search`"),
			isError: true,
		});
		expect(await callFor(client, "memory_search", { query: "Helios" })).toMatchObject({
			code: "INVALID_INPUT",
			message: expect.stringContaining("question"),
			isError: true,
		});
		expect(await callFor(client, "memory_search", {})).toMatchObject({ code: "INVALID_INPUT", isError: true });
		expect(await callFor(client, "memory_core", { action: "drop" })).toMatchObject({
			message: expect.stringContaining("show, add, edit, remove"),
			isError: true,
		});
		expect(await callFor(client, "memory_core", { action: "show", item: "Timezone" })).toMatchObject({ isError: true });
		expect(await callFor(client, "memory_pin", { memory: "Everything" })).toMatchObject({
			status: "refused",
			instead: expect.stringContaining("Ask the user"),
			isError: true,
		});
		await expect(client.callTool({ name: "memory_erase", arguments: {} })).rejects.toThrow("memory_erase");
	});

	it("lists and answers only what a role may use", async () => {
		const { client } = await opened({ era, role: "reader" });
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual([...READING, "memory_core", "memory_audit", "memory_health"]);
		const core = tools.find(({ name }) => name === "memory_core")!;
		expect(core.inputSchema.properties).toMatchObject({ action: { enum: ["show"] } });
		expect(core.annotations?.readOnlyHint).toBe(true);
		expect(client.getInstructions()).not.toContain("When to remember");
		await expect(client.callTool({ name: "memory_remember", arguments: { text: "x" } })).rejects.toThrow();
		expect(await callFor(client, "memory_core", { action: "add", text: "x" })).toMatchObject({ isError: true });
	});

	it("lets its caller be the model", async () => {
		scratch.put("mneme.yaml", `${scratch.text("mneme.yaml")}\nllm:\n  mode: host\n`);
		const { client } = await opened({ era });
		await client.listTools();
		const text = "The blue folder holds the tax papers.";
		const asked = await callFor(client, "memory_remember", { text });
		expect(asked).toMatchObject({ status: "needs-model", isError: false });
		expect(asked.prompt).toContain(text);
		expect(asked.schema.type).toBe("object");
		const answer = {
			store: "semantic",
			entities: [{ name: "Blue folder", type: "concept" }],
			relations: [],
			tags: ["tax"],
			confidence: "high",
			core_update: false,
			summary: text,
		};
		// Some models put JSON into a text.
		const told = await callFor(client, "memory_remember", { text, token: asked.token, answer: JSON.stringify(answer) });
		expect(told).toMatchObject({ status: "done", value: { by: "host" } });
	});

	it("reports progress to who asks for it", async () => {
		const { client } = await opened({ era });
		for (let i = 0; i < 3; i++) await callFor(client, "memory_remember", { text: `Alex likes dish number ${i}` });
		const steps: number[] = [];
		await client.callTool(
			{ name: "memory_health", arguments: {} },
			{ onprogress: ({ progress }) => void steps.push(progress) },
		);
		expect(steps).toEqual(steps.toSorted((one, other) => one - other));
		expect(steps.length).toBeGreaterThan(0);
	});

	it("refuses what is no message, and stays", async () => {
		const { client, sendRaw, received, troubles } = await opened({ era });
		await client.listTools();
		sendRaw("{not json\n");
		sendRaw('{"jsonrpc":"1.0","id":77,"method":"ping"}\n');
		sendRaw('[]\n\n"text"\n');
		sendRaw(`{"jsonrpc":"2.0","id":78,"method":"tools/call","params":"${"x".repeat(9 * 1024 * 1024)}"}\n`);
		sendRaw('{"jsonrpc":"2.0","id":79,"method":"no/such/method","params":{}}\n');
		const { tools } = await client.listTools();
		expect(tools).toHaveLength(TOOLS.length);
		expect(troubles.length).toBeGreaterThanOrEqual(4);
		const errors = received.map((line) => JSON.parse(line)).filter((message) => "error" in message);
		expect(errors.map(({ error }) => error.code)).toEqual(expect.arrayContaining([-32700, -32600]));
		expect(errors.find(({ id }) => id === 77)).toBeTruthy();
		expect(errors.find(({ error }) => error.message.includes("bytes"))).toBeTruthy();
	});
});

describe("the library's MCP server", () => {
	it("connects to any transport", async () => {
		const { folder: workspace, home } = scratch.host;
		const memory = createMcpServer({ workspace, home, env: {}, agent: "mine", role: "reader" });
		const [ours, theirs] = InMemoryTransport.createLinkedPair();
		await memory.server.connect(theirs);
		const client = new Client({ name: "own", version: "1" });
		await client.connect(ours);
		expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain("memory_remember");
		expect((await callFor(client, "memory_health")).status).toBe("done");
		await client.close();
		await memory.close();
		expect(() => createMcpServer({ workspace, agent: "no|name", role: "subagent" })).toThrow("agent's name");
	});
});
