// The library as its users see it: typed methods, one per verb, and nothing that happens on import.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateText, streamText, wrapLanguageModel } from "ai";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryMiddleware, memoryTools } from "../src/adapters/ai.ts";
import { type Embedder, type Memory, openMemory } from "../src/index.ts";
import { VERBS } from "../src/operations/registry.ts";
import { scripted } from "./scripted-model.ts";

let folder: string;
let memory: Memory;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "mneme-library-"));
	memory = openMemory({ workspace: join(folder, "ws"), home: join(folder, "home"), env: {} });
	await memory.init({ folder: join(folder, "ws") });
});

afterEach(async () => {
	await memory.close();
	rmSync(folder, { recursive: true, force: true });
});

describe("openMemory", () => {
	it("has a typed method for every verb", async () => {
		const stored = await memory.coreAdd({ text: "I live in Porto" });
		expect(stored.status).toBe("done");
		const shown = await memory.coreShow();
		expect(shown.status === "done" && shown.value.items.some(({ text }) => text.includes("Porto"))).toBe(true);
		const names = VERBS.map(({ name }) => name.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()));
		for (const name of names) expect(memory).toHaveProperty(name);
	});

	it("opens nothing before it is asked", () => {
		openMemory({ workspace: join(folder, "other") });
		expect(existsSync(join(folder, "other"))).toBe(false);
	});

	it("takes an embedder of one's own, and closes it", async () => {
		const seen: string[] = [];
		let closed = 0;
		const letters = (text: string) => Float32Array.from({ length: 8 }, (_, i) => text.length % (i + 2));
		const embedder: Embedder = {
			fingerprint: "letters-mean",
			dimensions: 8,
			mean: new Float32Array(8),
			embedPassages: async (texts) => {
				seen.push(...texts);
				return texts.map(letters);
			},
			embedQuery: async (text) => letters(text),
			close: async () => {
				closed++;
			},
		};
		const own = openMemory({
			workspace: join(folder, "ws"),
			home: join(folder, "home"),
			env: {},
			embedder: async () => embedder,
		});
		await own.remember({ text: "The gate code of the barn is on the blue card" });
		await own.reindex({ vectors: true });
		expect(seen.join("\n")).toContain("barn");
		await own.close();
		expect(closed).toBe(1);
	});
});

describe("mneme/ai", () => {
	it("gives the model what is known, and keeps what the user asks for", async () => {
		const model = scripted("Noted.", "You prefer tea.");
		const wrapped = wrapLanguageModel({ model, middleware: memoryMiddleware(memory) });
		await generateText({ model: wrapped, prompt: "Remember that I prefer tea over coffee." });
		await generateText({ model: wrapped, prompt: "What do I like to drink, tea or coffee?" });
		const given = JSON.stringify(model.doGenerateCalls[1]!.prompt);
		expect(given).toContain("tea over coffee");
		expect(JSON.stringify(model.doGenerateCalls[0]!.prompt)).not.toContain("What is known");
	});

	it("does the same for a stream, and learns nothing from what it recalled itself", async () => {
		const wrapped = wrapLanguageModel({ model: scripted("Noted."), middleware: memoryMiddleware(memory) });
		const { textStream } = streamText({ model: wrapped, prompt: "Remember that my cat is called Miso." });
		let text = "";
		for await (const part of textStream) text += part;
		expect(text).toBe("Noted.");
		const found = await memory.recall({ question: "What is my cat called?" });
		expect(JSON.stringify(found)).toContain("Miso");
	});

	it("never stops a conversation", async () => {
		const troubles: unknown[] = [];
		const broken = openMemory({ workspace: join(folder, "nowhere"), home: join(folder, "home"), env: {} });
		const middleware = memoryMiddleware(broken, { trouble: (error) => troubles.push(error) });
		const wrapped = wrapLanguageModel({ model: scripted("Hello."), middleware });
		expect((await generateText({ model: wrapped, prompt: "Hi" })).text).toBe("Hello.");
		expect(troubles).toHaveLength(1);
	});

	it("has tools a model can call", async () => {
		const tools = memoryTools(memory);
		await tools.memory_remember.execute({ text: "The release is on 3 May", said: "remember the release is on 3 May" });
		expect(JSON.stringify(await tools.memory_search.execute({ question: "When is the release?" }))).toContain("3 May");
		expect(tools.memory_search.inputSchema.safeParse({}).success).toBe(false);
	});
});
