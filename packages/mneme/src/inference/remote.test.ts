import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ScriptedServer, startScriptedServer, vectorOf } from "../../test/inference/scripted-server.ts";
import { ollamaProtocol } from "./ollama.ts";
import { openaiProtocol } from "./openai.ts";
import { openRemote, type RemoteOptions } from "./remote.ts";
import { normalize } from "./vectors.ts";

const KEY = "a-value-nobody-may-see";

describe.each([openaiProtocol, ollamaProtocol])("remote embedder over the $name protocol", (protocol) => {
	let server: ScriptedServer;
	beforeAll(async () => {
		server = await startScriptedServer();
	});
	afterAll(() => server.close());
	beforeEach(() => {
		server.requests.length = 0;
		server.script.length = 0;
	});

	const open = (options: Partial<RemoteOptions> = {}) =>
		openRemote(protocol, { url: `${server.url}/`, model: "small", dimensions: 8, key: KEY, backoffMs: 1, ...options });

	it("sends texts in parts, with prefix and key, and keeps their order", async () => {
		const texts = Array.from({ length: 130 }, (_, i) => `text ${i}`);
		const vectors = await open({ prefixes: { passage: "p: ", query: "q: " } }).embedPassages(texts);
		expect(server.requests.map((request) => request.input.length)).toEqual([64, 64, 2]);
		expect(server.requests[0]).toMatchObject({ path: protocol.path, model: "small", authorization: `Bearer ${KEY}` });
		expect(vectors).toEqual(texts.map((text) => normalize(Float32Array.from(vectorOf(`p: ${text}`)))));
	});

	it("cuts what no model would read", async () => {
		await open().embedQuery("x".repeat(50_000));
		expect(server.requests[0]?.input[0]).toHaveLength(8_000);
	});

	it.each([429, 500, 503])("tries once more after HTTP %i", async (status) => {
		server.script.push({ status });
		expect(await open().embedQuery("x")).toHaveLength(8);
		expect(server.requests).toHaveLength(2);
	});

	it("waits as long as the server asks", async () => {
		server.script.push({ status: 429, headers: { "retry-after": "0" } });
		expect(await open({ backoffMs: 10 ** 8 }).embedQuery("x")).toHaveLength(8);
	});

	it("gives up after the second failure", async () => {
		server.script.push({ status: 503 }, { status: 503 });
		await expect(open().embedQuery("x")).rejects.toMatchObject({ code: "UNAVAILABLE", data: { status: 503 } });
		expect(server.requests).toHaveLength(2);
	});

	it.each([400, 401, 404])("does not repeat what was refused with HTTP %i, nor show the key", async (status) => {
		server.script.push({ status, body: `your key ${KEY} is bad` });
		const fault = await open()
			.embedQuery("x")
			.catch((error: Error) => error);
		expect(fault).toMatchObject({ code: "MODEL", data: { status } });
		expect(server.requests).toHaveLength(1);
		expect(`${String(fault)} ${JSON.stringify(fault)}`).not.toContain(KEY);
	});

	it.each([
		["not JSON", "<html>"],
		["another shape", { vectors: [] }],
		["too few", { data: [], embeddings: [] }],
		["other dimensions", { data: [{ index: 0, embedding: [1, 2] }], embeddings: [[1, 2]] }],
		["zeros", { data: [{ index: 0, embedding: Array(8).fill(0) }], embeddings: [Array(8).fill(0)] }],
	])("refuses an answer with %s", async (_, body) => {
		server.script.push({ body });
		await expect(open().embedQuery("x")).rejects.toMatchObject({ code: "MODEL" });
	});

	it("gives up on a server that hangs, and on one that is not there", async () => {
		server.script.push({ hang: true });
		await expect(open({ timeoutMs: 30 }).embedQuery("x")).rejects.toMatchObject({ code: "UNAVAILABLE" });
		const gone = await startScriptedServer();
		await gone.close();
		await expect(open({ url: gone.url }).embedQuery("x")).rejects.toMatchObject({ code: "UNAVAILABLE" });
	});

	it("stops waiting when it is closed", async () => {
		server.script.push({ status: 503 });
		const embedder = open({ backoffMs: 10 ** 8 });
		const asked = embedder.embedQuery("x");
		asked.catch(() => undefined);
		while (server.requests.length === 0) await sleep(1);
		await sleep(50);
		await embedder.close();
		await expect(asked).rejects.toMatchObject({ code: "UNAVAILABLE" });
	});

	it("names protocol, model, dimensions and prefixes in its fingerprint, but not the key or the address", () => {
		const plain = open().fingerprint;
		expect(open({ key: "other", url: "http://elsewhere.test" }).fingerprint).toBe(plain);
		const others = [open({ model: "large" }), open({ dimensions: 9 }), open({ prefixes: { passage: "p", query: "" } })];
		expect(new Set([plain, ...others.map((other) => other.fingerprint)])).toHaveLength(4);
		expect(plain).toContain(`${protocol.name}:small`);
	});
});
