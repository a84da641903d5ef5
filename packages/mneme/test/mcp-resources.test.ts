// What MCP clients read without a tool, what they can complete, and what they are told when it changes.
import type { Client } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { procedureAdd } from "../src/operations/procedure-add.ts";
import { remember } from "../src/operations/remember.ts";
import { vaultAdd } from "../src/operations/vault-add.ts";
import { write } from "../src/operations/write.ts";
import { type Connected, callFor, connect, ERAS } from "./mcp-client.ts";
import { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
const open: Connected[] = [];

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
	await scratch.get(remember, { text: "Alex works on project Helios" });
	await scratch.get(remember, { text: "Today we decided to use Postgres for the shop", store: "episodic" });
	await scratch.get(procedureAdd, { name: "Deploy the shop", trigger: "A release", step: ["Build it", "Ship it"] });
	await scratch.get(vaultAdd, { text: "Our anniversary is on 3 May", name: "Anniversary" });
});

afterEach(async () => {
	for (const each of open.splice(0)) await each.close();
	await scratch.remove();
});

async function opened(setup?: Parameters<typeof connect>[1]) {
	const connected = await connect(scratch, setup);
	open.push(connected);
	return connected.client;
}

async function textOf(client: Client, uri: string): Promise<string> {
	const { contents } = await client.readResource({ uri });
	const [first] = contents;
	if (!first || !("text" in first)) throw new Error(`${uri} has no text`);
	return first.text;
}

describe.each(ERAS)("in %s, resources", (era) => {
	it("are core memory, each store, each thing in them, and health", async () => {
		const client = await opened({ era });
		const { resources } = await client.listResources();
		const uris = resources.map(({ uri }) => uri);
		expect(uris.slice(0, 6)).toEqual(
			["core", "episodes", "graph", "procedures", "vault", "health"].map((place) => `mneme://${place}`),
		);
		expect(uris).toContain("mneme://entities/person--alex");
		for (const { uri, mimeType } of resources) {
			const text = await textOf(client, uri);
			expect(text, uri).not.toBe("");
			if (mimeType === "application/json") JSON.parse(text);
		}
		expect(await textOf(client, "mneme://entities/person--alex")).toBe(
			scratch.text("memory/graph/entities/person--alex.md"),
		);
		expect(await textOf(client, "mneme://core")).toBe(scratch.text("MEMORY.md"));
	});

	it("have templates with completion", async () => {
		const client = await opened({ era });
		const { resourceTemplates } = await client.listResourceTemplates();
		const templates = resourceTemplates.map(({ uriTemplate }) => uriTemplate);
		expect(templates).toEqual([
			"mneme://episodes/{date}",
			"mneme://entities/{id}",
			"mneme://procedures/{slug}",
			"mneme://vault/{slug}",
		]);
		const completed = async (uri: string, name: string, value: string) =>
			(await client.complete({ ref: { type: "ref/resource", uri }, argument: { name, value } })).completion.values;
		expect(await completed(templates[1]!, "id", "ale")).toEqual(["person--alex"]);
		expect(await completed(templates[1]!, "id", "zzz")).toEqual([]);
		const [day] = await completed(templates[0]!, "date", "2026");
		expect(await textOf(client, `mneme://episodes/${day}`)).toContain("Postgres");
		expect(await completed(templates[2]!, "slug", "")).toHaveLength(1);
		expect(await completed(templates[3]!, "slug", "ann")).toHaveLength(1);
	});

	it("go into prompts a person can pick", async () => {
		const client = await opened({ era });
		const { prompts } = await client.listPrompts();
		expect(prompts.map(({ name }) => name)).toEqual(["start", "wrap_up"]);
		const { messages } = await client.getPrompt({ name: "start" });
		expect(messages.map(({ content }) => content.type)).toEqual(["resource", "resource", "text"]);
		expect(messages[0]!.content).toMatchObject({ resource: { uri: "mneme://core", text: scratch.text("MEMORY.md") } });
		await expect(client.getPrompt({ name: "stop" })).rejects.toThrow("stop");
		const reader = await opened({ era, role: "reader" });
		expect((await reader.listPrompts()).prompts).toHaveLength(1);
	});

	it("that are not there are told so", async () => {
		const client = await opened({ era });
		for (const uri of [
			"mneme://nothing",
			"mneme://entities/person--nobody",
			"mneme://episodes/1999-01-01",
			"mneme://episodes/..%2F..%2Fmneme",
			"mneme://vault/%",
			"file:///etc/passwd",
		])
			await expect(client.readResource({ uri }), uri).rejects.toThrow();
	});
});

/** What the client hears of, once it has subscribed to core memory. */
async function heardBy(client: Client, era: string) {
	const updated: string[] = [];
	const heard = { updated, lists: 0 };
	client.setNotificationHandler("notifications/resources/updated", ({ params }) => void updated.push(params.uri));
	client.setNotificationHandler("notifications/resources/list_changed", () => {
		heard.lists++;
	});
	if (era === "2025-11-25") await client.subscribeResource({ uri: "mneme://core" });
	else await client.listen({ resourceSubscriptions: ["mneme://core"], resourcesListChanged: true });
	return heard;
}

describe.each(ERAS)("in %s, a subscriber", (era) => {
	it("is told at once what its own calls changed", async () => {
		const client = await opened({ era });
		const heard = await heardBy(client, era);
		await callFor(client, "memory_core", { action: "add", text: "My time zone is Europe/Rome" });
		await vi.waitFor(() => expect(heard.updated).toEqual(["mneme://core"]), { timeout: 5_000 });
		await callFor(client, "memory_remember", { text: "Marta works on project Selene" });
		await vi.waitFor(() => expect(heard.lists).toBeGreaterThan(0), { timeout: 5_000 });
	});

	it("is told what others changed", async () => {
		const client = await opened({ era });
		const heard = await heardBy(client, era);
		await scratch.get(write, { path: "MEMORY.md", text: `${scratch.text("MEMORY.md")}\n- more\n` });
		await vi.waitFor(() => expect(heard.updated).toEqual(["mneme://core"]), { timeout: 10_000 });
	});
});
