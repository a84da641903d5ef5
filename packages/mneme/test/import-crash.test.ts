// An import that is killed, more than once, and started again: every item is there once. 400 items in `npm test`, 10,000 with MNEME_LONG=1.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseImportJournal } from "../src/formats/import-journal.ts";
import { importMemories } from "../src/operations/import.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";
import type { ImporterJob } from "./workers/importer.ts";

const IMPORTER = fileURLToPath(new URL("workers/importer.ts", import.meta.url));
const LONG = process.env.MNEME_LONG === "1";
const ITEMS = LONG ? 10_000 : 400;
const FEW = 200;
const KILLS = LONG ? 4 : 2;
/** A batch takes some hundred milliseconds: the kill may come anywhere in it. */
const WAIT_MS = 150;

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

/** The last line it wrote; undefined where it was killed after so many batches. */
async function importApart(path: string, killAfter?: number): Promise<string | undefined> {
	const job: ImporterJob = { root: scratch.host.folder, home: scratch.host.home, path };
	const child = spawn(process.execPath, ["--import", "tsx", IMPORTER, JSON.stringify(job)], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	let text = "";
	let killed = false;
	child.stdout.on("data", (chunk: Buffer) => {
		text += chunk.toString();
		if (killAfter === undefined || killed || text.split("batch\n").length <= killAfter) return;
		killed = true;
		void sleep(Math.random() * WAIT_MS).then(() => child.kill("SIGKILL"));
	});
	await new Promise((closed) => child.once("close", closed));
	return text.trimEnd().split("\n").at(-1);
}

/** Entities with two facts and a relation each: four items. */
function memoryFile(items: number): string {
	const path = join(scratch.folder, "memory.jsonl");
	const lines = Array.from({ length: items / 4 }, (_, i) => [
		{
			type: "entity",
			name: `Part ${i}`,
			entityType: "part",
			observations: [`Weighs ${i} grams`, `Stands on shelf ${i}`],
		},
		{ type: "relation", from: `Part ${i}`, to: `Part ${(i + 1) % (items / 4)}`, relationType: "next_to" },
	]).flat();
	writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
	return path;
}

function filesBelow(folder: string): string[] {
	const names = readdirSync(scratch.path(folder), { recursive: true, encoding: "utf8" });
	return names.filter((name) => /\.(?:md|log)$/.test(name)).map((name) => `${folder}/${name}`);
}

describe("an import that is killed", () => {
	it("goes on where it was, and nothing is there twice or missing", { timeout: LONG ? 600_000 : 60_000 }, async () => {
		const path = memoryFile(ITEMS);
		const batches = Math.floor(ITEMS / 64);
		for (let kill = 0; kill < KILLS; kill++)
			expect(await importApart(path, Math.max(1, Math.floor(batches / (KILLS + 2))))).toBe("batch");
		const outcome = JSON.parse((await importApart(path))!);
		expect(outcome).toMatchObject({ status: "done", value: { stopped: false, counts: { skipped: 0 } } });
		expect(outcome.value.counts.known).toBeGreaterThan(0);
		expect(outcome.value.counts.known + outcome.value.counts.added).toBe(ITEMS);

		const texts = filesBelow("memory/graph/entities").map((file) => readFileSync(scratch.path(file), "utf8"));
		expect(texts).toHaveLength(ITEMS / 4);
		for (const sign of [/^- Weighs \d+ grams /gm, /^- Stands on shelf \d+ /gm, /^- Next to: /gm]) {
			const found = texts.map((text) => text.match(sign)?.length ?? 0);
			expect(new Set(found)).toEqual(new Set([1]));
		}
		const journal = filesBelow("memory/meta/imports").flatMap(
			(file) => parseImportJournal(readFileSync(scratch.path(file), "utf8"), file).items,
		);
		expect(new Set(journal.map(({ key }) => key)).size).toBe(ITEMS);
		expect(journal).toHaveLength(ITEMS);
	});

	it("stops between two batches when it is asked to, and says so", async () => {
		const path = memoryFile(FEW);
		const stop = new AbortController();
		const engine = (await scratch.engine()).as(scratch.host.principal, {
			env: {},
			progress: () => stop.abort(),
			signal: stop.signal,
		});
		const input = importMemories.input.parse({ path });
		expect(await importMemories.run(engine, input)).toMatchObject({ status: "done", value: { stopped: true } });
		const { counts } = await scratch.get(importMemories, { path });
		expect(counts.known).toBe(64);
		expect(counts.added).toBe(FEW - 64);
	});
});
