// The index over a real workspace: following the ledger, both arms, neighbours, the backlog of vectors, and the verbs on top.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MemoryIndex } from "../src/index/memory-index.ts";
import type { Embedder } from "../src/inference/port.ts";
import { normalize } from "../src/inference/vectors.ts";
import { neighbours } from "../src/operations/neighbours.ts";
import { reindex } from "../src/operations/reindex.ts";
import { search } from "../src/operations/search.ts";
import { stats } from "../src/operations/stats.ts";
import { status } from "../src/operations/status.ts";
import { write } from "../src/operations/write.ts";
import { type Database, openDatabase } from "../src/storage/database.ts";
import { indexTerms } from "../src/text/segment.ts";
import { indexPath, readContents } from "./index-contents.ts";
import { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
let index: MemoryIndex;

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
	index = await (await scratch.engine()).index();
});
afterEach(async () => await scratch.remove());

async function put(path: string, text: string): Promise<void> {
	scratch.put(path, text);
	await scratch.get(status);
}

async function onDatabase<Value>(use: (database: Database) => Value): Promise<Value> {
	const database = await openDatabase(indexPath(scratch.host.folder));
	try {
		return use(database);
	} finally {
		database.close();
	}
}

const numbers = () =>
	onDatabase(
		(database) =>
			new Map(
				database
					.prepare<{ id: string; memory: number }>("SELECT id, memory FROM memories")
					.all()
					.map(({ id, memory }) => [id, memory]),
			),
	);
const found = async (question: string) =>
	(await index.searchText(question, { limit: 10 })).map(({ memory }) => memory.id);
const entry = (minute: number, text: string) => `\n## 10:${String(minute).padStart(2, "0")} | fact\n${text}\n`;

/** Words to dimensions by hash: texts that share words are near each other. */
function wordEmbedder(fingerprint = "words"): Embedder & { readonly asked: string[] } {
	const asked: string[] = [];
	const embed = (text: string) => {
		const vector = new Float32Array(64).fill(0.01);
		for (const term of indexTerms(text))
			vector[[...term].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 64, 7)]! += 1;
		return normalize(vector);
	};
	return {
		asked,
		fingerprint,
		dimensions: 64,
		mean: new Float32Array(64),
		async embedPassages(texts) {
			asked.push(...texts);
			return texts.map(embed);
		},
		embedQuery: async (text) => embed(text),
		close: async () => undefined,
	};
}

describe("following the ledger", () => {
	it("touches only the memories that changed, whatever their lines now", async () => {
		await put(
			"memory/episodes/2026-02-02.md",
			`# 2026-02-02 — Episode Log\n${entry(1, "alpha")}${entry(2, "beta")}${entry(3, "gamma")}`,
		);
		await index.sync();
		const before = await numbers();
		await put(
			"memory/episodes/2026-02-02.md",
			`# 2026-02-02 — Episode Log\n\nA preface.\n${entry(1, "alpha")}${entry(2, "changed")}${entry(3, "gamma")}${entry(4, "delta")}`,
		);
		expect(await index.sync()).toMatchObject({ changedFiles: 1 });
		const after = await numbers();
		const id = (minute: number) => `episode:2026-02-02:10:0${minute}`;
		expect(after.get(id(1))).toBe(before.get(id(1)));
		expect(after.get(id(3))).toBe(before.get(id(3)));
		expect(after.get(id(2))).not.toBe(before.get(id(2)));
		const [third] = await index.get([id(3)]);
		expect(third).toMatchObject({ lineStart: 11, previous: id(2), next: id(4) });
		expect([await found("beta"), await found("changed"), await found("delta")]).toEqual([[], [id(2)], [id(4)]]);
	});

	it("forgets what a deleted file held, and finds it under its new name", async () => {
		await put("memory/old.md", "- the zebra sleeps\n");
		await index.sync();
		expect(await found("zebra")).toEqual(["note:memory/old.md#the-zebra-sleeps"]);
		rmSync(scratch.path("memory/old.md"));
		await put("memory/new.md", "- the zebra sleeps\n");
		await index.sync();
		expect(await found("zebra")).toEqual(["note:memory/new.md#the-zebra-sleeps"]);
	});

	it("follows a history that was rewritten, even if the indexed commit is gone", async () => {
		await put("memory/a.md", "- stays here\n");
		const kept = (await scratch.git("rev-parse", "HEAD")).trim();
		await put("memory/b.md", "- vanishes later\n");
		await index.sync();
		await scratch.git("update-ref", "refs/heads/main", kept);
		await index.sync();
		expect([await found("stays"), await found("vanishes")]).toEqual([["note:memory/a.md#stays-here"], []]);
		await onDatabase((database) => database.exec(`UPDATE meta SET value = '${"1".repeat(40)}' WHERE name = 'indexed'`));
		await onDatabase((database) => database.exec("DELETE FROM memories; DELETE FROM terms; DELETE FROM files"));
		await index.sync();
		expect(await found("stays")).toEqual(["note:memory/a.md#stays-here"]);
	});

	it("that was cut short does not leave what was undone meanwhile", async () => {
		await put("memory/a.md", "- first words\n");
		await index.sync();
		const before = (await scratch.git("rev-parse", "HEAD")).trim();
		await put("memory/a.md", "- second words\n");
		await index.sync();
		// As a pass leaves it that was killed after this file and before its end.
		await onDatabase((database) => database.exec("DELETE FROM meta WHERE name = 'indexed'"));
		await scratch.git("update-ref", "refs/heads/main", before);
		await index.sync();
		expect([await found("first"), await found("second")]).toEqual([["note:memory/a.md#first-words"], []]);
	});

	it("reads again what an older version has read, and answers meanwhile", async () => {
		await put("memory/a.md", "- an apple a day\n");
		await index.sync();
		const whole = await readContents(scratch.host.folder);
		await onDatabase((database) => database.exec("UPDATE files SET version = 0; UPDATE memories SET hash = 'old'"));
		expect(await index.sync({ limitMs: 0 })).toMatchObject({ changedFiles: 0 });
		expect(await found("apple")).toHaveLength(1);
		expect((await index.stats()).outdatedFiles).toBeGreaterThan(0);
		expect(await index.sync()).toMatchObject({ outdatedFiles: 0 });
		expect(await readContents(scratch.host.folder)).toEqual(whole);
	});

	it("in the middle of a long first pass does not keep a question waiting", async () => {
		await put("memory/many.md", Array.from({ length: 4000 }, (_, i) => `- remark number ${i} of many`).join("\n"));
		const making = index.sync();
		const { isBehind } = await index.sync({ waitMs: 0 });
		const meanwhile = await index.searchText("remark", { limit: 5 });
		expect([isBehind, meanwhile.length <= 5]).toEqual([true, true]);
		expect(await making).toMatchObject({ isBehind: false });
		expect(await index.sync({ waitMs: 0 })).toMatchObject({ isBehind: false });
		expect(await found("number 3999")).toContain("note:memory/many.md#remark-number-3999-of-many");
	});

	it("leaves alone what a newer version has read", async () => {
		await put("memory/a.md", "- an apple a day\n");
		await index.sync();
		await onDatabase((database) => database.exec("UPDATE files SET version = 99; UPDATE memories SET title = 'newer'"));
		await index.sync();
		const [hit] = await index.searchText("apple", { limit: 1 });
		expect(hit?.memory.title).toBe("newer");
	});

	it("ends the same by small steps as from nothing", async () => {
		for (let step = 0; step < 12; step++) {
			await put(
				"memory/log.md",
				Array.from(
					{ length: 3 + (step % 4) },
					(_, i) => `- line ${i} of step ${step - (i % 2)} [[person--p${i}]]`,
				).join("\n"),
			);
			if (step % 3 === 0)
				await put(
					`memory/graph/entities/person--p${step}.md`,
					`# person--p${step}\n\n## Facts\n- Age: ${step}\n\n## Relations\n- Knows: [[person--p0]]\n`,
				);
			if (step === 7) rmSync(scratch.path("memory/graph/entities/person--p3.md"));
			await index.sync();
		}
		const followed = await readContents(scratch.host.folder);
		await index.rebuild();
		expect(await readContents(scratch.host.folder)).toEqual(followed);
	});
});

describe("a file that is not what it should be", () => {
	it.each([
		["garbage", "this is no database, and never was one ".repeat(200), true],
		["empty", "", false],
		["gone", undefined, false],
	])("%s is made anew, and damage is told", async (_, content, isTold) => {
		await put("memory/a.md", "- the heron waits\n");
		await index.sync();
		await scratch.close();
		for (const end of ["", "-wal", "-shm"]) rmSync(indexPath(scratch.host.folder) + end, { force: true });
		if (content !== undefined) writeFileSync(indexPath(scratch.host.folder), content);
		const outcome = await scratch.run(search, { query: "heron" });
		expect(outcome).toMatchObject({ status: "done", value: { hits: [{ path: "memory/a.md" }] } });
		expect(JSON.stringify(outcome).includes("made again")).toBe(isTold);
	});

	it("of another schema is made anew", async () => {
		await put("memory/a.md", "- the heron waits\n");
		await index.sync();
		await scratch.close();
		await onDatabase((database) => database.exec("DROP TABLE edges; PRAGMA user_version = 77"));
		expect((await scratch.get(search, { query: "heron" })).hits).toHaveLength(1);
	});

	it("damaged in the middle is noticed by whoever meets the damage", async () => {
		await put("memory/a.md", Array.from({ length: 3000 }, (_, i) => `- remark ${i} about the heron`).join("\n"));
		await index.sync();
		await scratch.close();
		const { openSync, writeSync, fstatSync, closeSync } = await import("node:fs");
		const descriptor = openSync(indexPath(scratch.host.folder), "r+");
		const size = fstatSync(descriptor).size;
		for (let at = 4096; at < size; at += 4096) writeSync(descriptor, Buffer.alloc(4096, 0xff), 0, 4096, at);
		closeSync(descriptor);
		expect((await scratch.get(search, { query: "remark 2999" })).hits[0].text).toBe("remark 2999 about the heron");
	});
});

describe("text", () => {
	it("drops what nearly every memory says, unless nothing else is asked", async () => {
		const lines = Array.from({ length: 1500 }, (_, i) => `- the daily remark r${i}x`);
		await put("memory/a.md", lines.join("\n"));
		await index.sync();
		expect(await found("the remark r77x")).toContain("note:memory/a.md#the-daily-remark-r77x");
		expect(await index.searchText("the daily r77x", { limit: 10 })).toHaveLength(1);
		expect(await index.searchText("the daily", { limit: 10 })).toHaveLength(10);
		expect(await index.searchText("the daily nowhereword", { limit: 10 })).toHaveLength(10);
	});

	it("keeps to the stores asked for", async () => {
		await put("memory/a.md", "- Lisbon in spring\n");
		await put("memory/vault/lisbon.md", "# Lisbon\n\nThe key is under the pot.\n");
		await index.sync();
		const hits = await index.searchText("lisbon", { limit: 10, stores: ["vault"] });
		expect(hits.map(({ memory }) => memory.id)).toEqual(["vault:lisbon"]);
	});

	it("finds by tag and by the heading above", async () => {
		await put("memory/a.md", "# Garden\n\n## Roses\n- cut them in March\n");
		await put(
			"memory/episodes/2026-02-02.md",
			"# 2026-02-02 — Episode Log\n\n## 10:00 | fact | tags:[budget]\nLess money now.\n",
		);
		await index.sync();
		expect(await found("roses")).toEqual(["note:memory/a.md#cut-them-in-march"]);
		expect(await found("budget")).toEqual(["episode:2026-02-02:10:00"]);
	});
});

describe("meaning", () => {
	beforeEach(async () => {
		await put(
			"memory/episodes/2026-02-02.md",
			`# 2026-02-02 — Episode Log\n${["green tea", "train tickets", "river walk", "green apples"].map((text, i) => entry(i, text)).join("")}`,
		);
		await index.sync();
	});

	it("finds nothing before the backlog is reached, and text at once", async () => {
		const embedder = wordEmbedder();
		expect(await index.searchMeaning(embedder, await embedder.embedQuery("green tea"), { limit: 5 })).toEqual([]);
		expect(await found("green tea")).toHaveLength(2);
	});

	it("finds the nearest, with the scores of the memory alone and with its neighbours", async () => {
		const embedder = wordEmbedder();
		await index.embedBacklog(embedder);
		const hits = await index.searchMeaning(embedder, await embedder.embedQuery("train tickets"), { limit: 3 });
		expect(hits[0]?.memory.id).toBe("episode:2026-02-02:10:01");
		expect(hits[0]!.alone).toBeCloseTo(1, 2);
		expect(hits[0]!.around).toBeLessThan(hits[0]!.alone!);
		expect(hits[0]!.score).toBeCloseTo((hits[0]!.alone! + hits[0]!.around!) / 2, 5);
		expect(embedder.asked).toContain("green tea\ntrain tickets\nriver walk");
	});

	it("embeds memories first, newest first, then those with neighbours", async () => {
		const embedder = wordEmbedder();
		await index.embedBacklog(embedder);
		const order = ["green apples", "green tea", "river walk\ngreen apples"].map((text) => embedder.asked.indexOf(text));
		expect(order).toEqual(order.toSorted((one, other) => one - other));
		expect(order).not.toContain(-1);
	});

	it("goes on with the backlog where a crash left it", async () => {
		await put("memory/many.md", Array.from({ length: 40 }, (_, i) => `- thing number ${i}`).join("\n"));
		await index.sync();
		const embedder = wordEmbedder();
		let lots = 0;
		const dying: Embedder = {
			...embedder,
			async embedPassages(texts) {
				if (++lots === 3) throw new Error("killed");
				return await embedder.embedPassages(texts);
			},
		};
		await expect(index.embedBacklog(dying)).rejects.toThrow("killed");
		const before = [...embedder.asked];
		expect(before.length).toBeGreaterThan(16);
		expect(await index.embedBacklog(embedder)).toMatchObject({ left: 0 });
		expect(new Set(embedder.asked).size).toBe(embedder.asked.length);
		expect((await index.stats(embedder)).backlog).toBe(0);
	});

	it("stops when its time is over", async () => {
		const embedder = wordEmbedder();
		const { embedded, left } = await index.embedBacklog(embedder, { limitMs: 0 });
		expect({ embedded, isLeft: left > 0 }).toEqual({ embedded: 0, isLeft: true });
	});

	it("keeps vectors when the index is made anew, and makes only those of new text", async () => {
		const embedder = wordEmbedder();
		await index.embedBacklog(embedder);
		const made = embedder.asked.length;
		await index.rebuild();
		expect(await index.embedBacklog(embedder)).toEqual({ embedded: 0, left: 0 });
		await put("memory/one.md", "- a single new line\n");
		await index.sync();
		expect(await index.embedBacklog(embedder)).toEqual({ embedded: 1, left: 0 });
		expect(embedder.asked.slice(made)).toEqual(["a single new line"]);
		const hits = await index.searchMeaning(embedder, await embedder.embedQuery("single new line"), { limit: 1 });
		expect(hits[0]?.memory.path).toBe("memory/one.md");
	});

	it("keeps another model's vectors apart", async () => {
		const [one, other] = [wordEmbedder("one"), wordEmbedder("other")];
		await index.embedBacklog(one);
		expect(await index.searchMeaning(other, await other.embedQuery("green"), { limit: 3 })).toEqual([]);
		await index.embedBacklog(other);
		expect(await index.searchMeaning(other, await other.embedQuery("green"), { limit: 3 })).toHaveLength(3);
		expect(await index.embedBacklog(one)).toEqual({ embedded: 0, left: 0 });
	});

	it("drops the vectors of text that is nowhere any more", async () => {
		const embedder = wordEmbedder();
		await index.embedBacklog(embedder);
		expect(await index.searchMeaning(embedder, await embedder.embedQuery("train tickets"), { limit: 1 })).toHaveLength(
			1,
		);
		rmSync(scratch.path("memory/episodes/2026-02-02.md"));
		await scratch.get(status);
		await index.sync();
		await index.embedBacklog(embedder);
		expect(await index.stats(embedder)).toMatchObject({ vectors: (await index.stats(embedder)).vectors });
		const hits = await index.searchMeaning(embedder, await embedder.embedQuery("train tickets"), { limit: 5 });
		expect(hits.filter(({ memory }) => memory.text === "train tickets")).toEqual([]);
		const left = await openDatabase(join(scratch.host.folder, ".mneme/vectors.db"));
		const live = await onDatabase(
			(database) =>
				new Set(
					database
						.prepare<{ hash: string }>("SELECT hash FROM memories UNION SELECT around FROM memories")
						.all()
						.map(({ hash }) => hash),
				),
		);
		expect(
			left
				.prepare<{ hash: string }>("SELECT hash FROM vectors")
				.all()
				.filter(({ hash }) => !live.has(hash)),
		).toEqual([]);
		left.close();
	});

	it("finds a memory by its neighbours alone while its own vector is missing", async () => {
		const embedder = wordEmbedder();
		await index.embedBacklog(embedder);
		const vectors = await openDatabase(join(scratch.host.folder, ".mneme/vectors.db"));
		vectors.exec("DELETE FROM vectors WHERE around = 0");
		vectors.close();
		const [hit] = await index.searchMeaning(embedder, await embedder.embedQuery("green tea river walk train tickets"), {
			limit: 1,
		});
		expect(hit?.memory.id).toBe("episode:2026-02-02:10:01");
		expect(hit).not.toHaveProperty("alone");
	});

	it("goes on when vectors.db is deleted under it", async () => {
		const embedder = wordEmbedder();
		await index.embedBacklog(embedder);
		for (const end of ["", "-wal", "-shm"])
			rmSync(join(scratch.host.folder, `.mneme/vectors.db${end}`), { force: true });
		expect(await index.searchMeaning(embedder, await embedder.embedQuery("green tea"), { limit: 1 })).toEqual([]);
		await index.embedBacklog(embedder);
		expect(await index.searchMeaning(embedder, await embedder.embedQuery("green tea"), { limit: 1 })).toHaveLength(1);
	});
});

describe("the verbs", () => {
	beforeEach(async () => {
		await put(
			"memory/graph/entities/person--alex.md",
			"# person--alex\n\n<!-- Label: Alex -->\n\n## Facts\n- Likes: green tea <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:10:00 -->\n\n## Relations\n- Develops: [[project--atlas]]\n",
		);
		await put(
			"memory/graph/entities/project--atlas.md",
			"# project--atlas\n\n## Summary\nMaps.\n\n## Relations\n- Uses: [[tool--rust]]\n",
		);
		await put(
			"memory/episodes/2026-02-02.md",
			`# 2026-02-02 — Episode Log\n${entry(0, "[[person--alex]] asked for tea")}${entry(1, "next")}`,
		);
	});

	it("search finds what was written a moment ago, and says how", async () => {
		await scratch.get(write, { path: "memory/fresh.md", text: "- a fresh kumquat\n" });
		const outcome = await scratch.run(search, { query: "kumquat" });
		expect(outcome).toMatchObject({
			status: "done",
			value: { mode: "text", hits: [{ id: "note:memory/fresh.md#a-fresh-kumquat", lineStart: 1 }] },
		});
		expect(JSON.stringify(outcome)).toContain("--mode both");
		expect(search.render(outcome.status === "done" ? outcome.value : undefined, plain)).toContain("memory/fresh.md:1");
	});

	it("neighbours walks relations both ways, mentions and sources", async () => {
		const near = await scratch.get(neighbours, { id: "entity:person--alex" });
		const ways = near.neighbours.map(
			({ id, relation, direction }: Record<string, string>) => `${direction} ${relation} ${id}`,
		);
		expect(ways).toEqual(
			expect.arrayContaining(["out develops entity:project--atlas", "in mentions episode:2026-02-02:10:00"]),
		);
		expect(ways).not.toContain("out uses entity:tool--rust");
		const far = await scratch.get(neighbours, { id: "entity:person--alex", hops: 2 });
		expect(far.neighbours).toContainEqual(
			expect.objectContaining({ id: "entity:tool--rust", hops: 2, memory: null, from: "entity:project--atlas" }),
		);
		const fact = await scratch.get(neighbours, { id: "fact:person--alex:k7f2" });
		expect(fact.neighbours).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ id: "episode:2026-02-02:10:00", relation: "learned-from" }),
				expect.objectContaining({ id: "entity:person--alex", relation: "about" }),
			]),
		);
		await expect(scratch.get(neighbours, { id: "entity:nobody" })).rejects.toMatchObject({ code: "NOT_FOUND" });
	});

	it("reindex and stats say what there is", async () => {
		expect(await scratch.get(reindex, { fresh: true })).toMatchObject({ embedded: null });
		const value = await scratch.get(stats);
		expect(value).toMatchObject({ memories: { entity: 2, episode: 2, fact: 3 }, edges: 4, outdatedFiles: 0 });
		expect(value.indexed).toBe((await scratch.git("rev-parse", "HEAD")).trim());
		expect(value.backlog).toBeGreaterThan(0);
	});
});

const plain = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
function same(text: string): string {
	return text;
}
