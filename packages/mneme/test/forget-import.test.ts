// What was forgotten of an import stays forgotten through the verbs themselves: the same import again, decay, a new index, a restart.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { decay } from "../src/operations/decay.ts";
import { forget } from "../src/operations/forget.ts";
import { importMemories } from "../src/operations/import.ts";
import { recall } from "../src/operations/recall.ts";
import { reindex } from "../src/operations/reindex.ts";
import { restore } from "../src/operations/restore.ts";
import { search } from "../src/operations/search.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const SAID = ["Ana Pires is allergic to hazelnuts.", "Ana Pires plays the cello in Porto."];
const QUESTION = "What do you know about Ana Pires, hazelnuts, allergies and the cello?";

/** The same two facts as each program has them; where the folder is the source, notes. */
const SOURCES = [
	{
		file: "memory.jsonl",
		text: JSON.stringify({ type: "entity", name: "Ana Pires", entityType: "person", observations: SAID }),
	},
	{
		file: "mem0.json",
		text: JSON.stringify({
			results: SAID.map((memory, id) => ({ id, memory, user_id: "rui", created_at: "2026-01-20T10:00:00Z" })),
		}),
	},
	{ file: "notes/ana.md", text: `# Ana\n\n${SAID.map((said) => `- ${said}\n`).join("")}` },
];

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

/** All that any answer says. */
async function answers(): Promise<string> {
	const found = await scratch.get(recall, {
		question: QUESTION,
		arm: "text",
		include: "archived",
		minScore: 0,
		context: 800,
	});
	const hits = await scratch.get(search, { query: "Ana Pires hazelnuts allergic cello", mode: "text" });
	return JSON.stringify([found.results, found.entities, found.related, found.context, hits.hits]);
}

/** The source once more in a folder of its own: a path to import. */
function lay(folder: string, { file, text }: (typeof SOURCES)[number]): string {
	const path = join(scratch.folder, folder, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, `${text}\n`);
	return file.endsWith(".md") ? dirname(path) : path;
}

describe.each(SOURCES)("a fact from $file", (source) => {
	it("is in no answer once it is forgotten, whatever runs after it, and in every one once it is restored", async () => {
		const path = lay("first", source);
		expect((await scratch.get(importMemories, { path })).counts.added).toBeGreaterThan(0);
		const before = await answers();
		expect(before).toContain("hazelnuts");
		expect(before).toContain("cello");

		const wish = { what: ["forget that Ana Pires is allergic to hazelnuts"] };
		const asked = await scratch.run(forget, wish);
		if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
		expect(JSON.stringify(asked.plan)).not.toContain("cello");
		expect(await answers()).toBe(before);
		const { forgotten } = await scratch.get(forget, { ...wish, confirm: asked.token });
		const expectForgotten = async () => {
			const said = await answers();
			expect(said).not.toContain("hazelnuts");
			expect(said).toContain("cello");
		};
		await expectForgotten();

		expect((await scratch.get(importMemories, { path })).counts).toMatchObject({ added: 0, updated: 0 });
		await expectForgotten();
		// The same words from a place that was never imported.
		await scratch.get(importMemories, { path: lay("second", source), as: "more" });
		await expectForgotten();
		scratch.clock.set("2026-02-09T12:00:00Z");
		await scratch.get(decay);
		await expectForgotten();
		await scratch.get(reindex, { fresh: true });
		await expectForgotten();
		await scratch.close();
		await expectForgotten();

		for (const { id } of forgotten) await scratch.get(restore, { file: id });
		expect(await answers()).toContain("hazelnuts");
		await scratch.close();
		const after = await scratch.get(recall, { question: QUESTION, arm: "text", context: 800 });
		expect(after.context).toContain("hazelnuts");
		expect(JSON.stringify(after.results)).toContain("hazelnuts");
	});
});
