// The contract of the embedding port, run by every implementation: the bundled encoder on both runtimes, a folder, both protocols.

import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedServer, startScriptedServer } from "../../test/inference/scripted-server.ts";
import { getPackageFolder } from "./bundled.ts";
import { type EmbedderChoice, openEmbedder } from "./open.ts";
import type { Embedder } from "./port.ts";
import { createRuntime } from "./runtime.ts";
import { dot } from "./vectors.ts";

let server: ScriptedServer;
let folder: string;

beforeAll(async () => {
	server = await startScriptedServer();
	folder = mkdtempSync(join(tmpdir(), "mneme-encoder-"));
	const bundled = getPackageFolder("@mneme/model-encoder");
	for (const file of ["model.onnx", "tokenizer.json"]) symlinkSync(join(bundled, file), join(folder, file));
	cpSync(join(bundled, "mean.json"), join(folder, "mean.json"));
	const encoding = { dimensions: 384, maxTokens: 64, pooling: "cls", prefixes: { passage: "", query: "find: " } };
	writeFileSync(join(folder, "encoder.json"), JSON.stringify(encoding));
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const native = { nativeFolder: process.cwd() };
const implementations: { name: string; choose: () => EmbedderChoice; runtime: object }[] = [
	{ name: "bundled, WASM", choose: () => ({ provider: "bundled" }), runtime: {} },
	{ name: "bundled, native", choose: () => ({ provider: "bundled" }), runtime: native },
	{ name: "ONNX folder", choose: () => ({ provider: "onnx", folder }), runtime: native },
	{ name: "openai", choose: () => ({ provider: "openai", url: server.url, model: "m", dimensions: 8 }), runtime: {} },
	{ name: "ollama", choose: () => ({ provider: "ollama", url: server.url, model: "m", dimensions: 8 }), runtime: {} },
];

describe.each(implementations)("embedder: $name", ({ choose, runtime }) => {
	let embedder: Embedder;
	const open = () => openEmbedder(choose(), createRuntime(runtime));

	beforeAll(async () => {
		embedder = await open();
	});
	afterAll(() => embedder.close());

	it("gives unit vectors of its dimensions, in order, the same for a text alone and in a list", async () => {
		const texts = ["Ana lives in Porto", "the deploy key is rotated monthly, on the first Monday", "ok"];
		const vectors = await embedder.embedPassages(texts);
		expect(vectors).toHaveLength(texts.length);
		for (const [i, text] of texts.entries()) {
			expect(vectors[i]).toHaveLength(embedder.dimensions);
			expect(dot(vectors[i]!, vectors[i]!)).toBeCloseTo(1, 5);
			expect(await embedder.embedPassages([text])).toEqual([vectors[i]]);
		}
		expect(vectors[0]).not.toEqual(vectors[1]);
	});

	it("takes nothing, empty, odd and very long texts", async () => {
		expect(await embedder.embedPassages([])).toEqual([]);
		const odd = ["", " \n", "\u0000\ud800", "漢字 🎈", "[SEP] [CLS]", `${"long words ".repeat(20_000)}`];
		for (const vector of await embedder.embedPassages(odd)) expect(dot(vector, vector)).toBeCloseTo(1, 5);
	});

	it("answers many callers at once as it answers one", async () => {
		const questions = ["who lives in Porto?", "when is the key rotated?", "who lives in Porto?"];
		const [passages, ...together] = await Promise.all([
			embedder.embedPassages(["a", "b"]),
			...questions.map((question) => embedder.embedQuery(question)),
		]);
		expect(passages).toHaveLength(2);
		const other = await open();
		for (const [i, question] of questions.entries()) expect(await other.embedQuery(question)).toEqual(together[i]);
		await other.close();
	});

	it("has a stable fingerprint and a mean of its dimensions before anything is embedded", async () => {
		const other = await open();
		expect(other.fingerprint).toBe(embedder.fingerprint);
		expect(other.fingerprint).toMatch(/^[\w:.-]+-[0-9a-f]{10}-[0-9a-f]{10}$/);
		expect(other.mean).toHaveLength(embedder.dimensions);
		await other.close();
	});

	it("fails after it was closed, and closes twice", async () => {
		const other = await open();
		await other.embedQuery("x");
		await other.close();
		await other.close();
		await expect(other.embedQuery("x")).rejects.toMatchObject({ code: "UNAVAILABLE" });
		await expect(other.embedPassages(["x"])).rejects.toMatchObject({ code: "UNAVAILABLE" });
	});
});
