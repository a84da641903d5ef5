import { describe, expect, it } from "vitest";
import { holdsMemories, readMemories } from "./memories.ts";

const ids = (path: string, text: string) => readMemories(path, text).memories.map(({ id }) => id);

describe("which files hold memories", () => {
	it.each([
		["MEMORY.md", true],
		["SOUL.md", true],
		["SESSION-STATE.md", true],
		["memory/2026-02-02-standup.md", true],
		["memory/episodes/2026-02-02.md", true],
		["memory/graph/entities/ab/person--alex.md", true],
		["memory/graph/index.md", false],
		["memory/graph/relations.md", false],
		["memory/meta/quarantine.md", false],
		["memory/meta/pending-memories.md", false],
		["memory/meta/reflection-log.md", false],
		["memory/meta/decay-scores.json", false],
		["mneme.yaml", false],
		["memory/photo.png", false],
	])("%s: %s", (path, expected) => {
		expect(holdsMemories(path)).toBe(expected);
		if (!expected) expect(readMemories(path, "- a line of text\n").memories).toEqual([]);
	});
});

describe("core", () => {
	it("takes filled items of every section, and not the template's empty labels", () => {
		const text =
			"# MEMORY.md\n\n## Identity\n<!-- ~500 tokens -->\n- Name: Ada\n- Role:\n\n## Critical Facts\n- Allergic to nuts\n\n## 2026-02-02\n- [decision] Ship on Friday\n";
		const { memories } = readMemories("MEMORY.md", text);
		expect(memories.map(({ id, lineStart }) => [id, lineStart])).toEqual([
			["core:identity:name-ada", 5],
			["core:critical-facts:allergic-to-nuts", 9],
			["core:2026-02-02:ship-on-friday", 12],
		]);
		expect(memories[2]).toMatchObject({ day: "2026-02-02", tags: ["decision"] });
	});
});

describe("episodes", () => {
	it("takes each entry with its day, tags and lines, and no tombstone", () => {
		const text =
			"# 2026-02-02 — Episode Log\n\n## 14:30 | decision | tags:[ship, db]\n[human] One.\nTwo.\n\n## 14:30#2 | erased | on:2026-02-03\n\n## 15:00 | fact\nThree about [[person--alex|Alex]].\n";
		const { memories, edges } = readMemories("memory/episodes/2026-02-02.md", text);
		expect(memories).toMatchObject([
			{ id: "episode:2026-02-02:14:30", lineStart: 3, lineEnd: 5, text: "One.\nTwo.", tags: ["ship", "db", "human"] },
			{ id: "episode:2026-02-02:15:00", day: "2026-02-02", text: "Three about [[person--alex|Alex]]." },
		]);
		expect(edges).toEqual([
			{ source: "episode:2026-02-02:15:00", relation: "mentions", target: "entity:person--alex" },
		]);
	});
});

describe("entities", () => {
	const text =
		"# project--atlas\n\n<!-- Type: project | Created: 2026-01-15 -->\n<!-- Label: Atlas | Aliases: the maps, tiles -->\n\n## Summary\nA map service.\n\n## Facts\n- Language: TypeScript <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:14:30 -->\n- No mark here\n\n## Timeline\n- 2026-01-15: First sketch\n\n## Open Questions\n- Who pays?\n\n## Relations\n- Developed by: [[person--alex]] <!-- p3d9 · high -->\n";

	it("are found by their names, and each line by itself, under the entity's name", () => {
		const { memories } = readMemories("memory/graph/entities/project--atlas.md", text);
		expect(memories.map(({ id, lineStart }) => [id, lineStart])).toEqual([
			["entity:project--atlas", 1],
			["fact:project--atlas:k7f2", 10],
			["fact:project--atlas:no-mark-here", 11],
			["fact:project--atlas:2026-01-15-first-sketch", 14],
			["fact:project--atlas:who-pays", 17],
			["fact:project--atlas:p3d9", 20],
		]);
		expect(memories[0]).toMatchObject({
			text: "Atlas, the maps, tiles\nA map service.",
			lineEnd: 7,
			entity: "project--atlas",
		});
		expect(memories[1]).toMatchObject({ title: "Atlas", text: "Language: TypeScript", day: "2026-02-02" });
	});

	it("lead to what they relate to and where facts came from", () => {
		const { edges } = readMemories("memory/graph/entities/project--atlas.md", text);
		expect(edges).toContainEqual({
			source: "entity:project--atlas",
			relation: "developed-by",
			target: "entity:person--alex",
		});
		expect(edges).toContainEqual({
			source: "fact:project--atlas:k7f2",
			relation: "learned-from",
			target: "episode:2026-02-02:14:30",
		});
	});
});

describe("procedures, vault and observations", () => {
	it("are one memory a file, or one a line", () => {
		expect(
			readMemories("memory/procedures/release.md", "# release.md\n\n## Trigger\nOn a release.\n\n## Steps\n1. Tag it\n")
				.memories,
		).toMatchObject([{ id: "procedure:release", text: "On a release.\nTag it", lineStart: 1, lineEnd: 7 }]);
		expect(
			readMemories("memory/vault/wifi.md", "# Wifi\n\n<!-- Type: vault | Pinned: 2026-02-02 -->\n\nIn the attic.\n")
				.memories,
		).toMatchObject([{ id: "vault:wifi", title: "Wifi", text: "In the attic.", day: "2026-02-02" }]);
		expect(
			readMemories("memory/observations.md", "# Observations\n\n- 2026-03-10 [lesson] Warm the cache\n").memories,
		).toMatchObject([{ id: "note:memory/observations.md#warm-the-cache", day: "2026-03-10", tags: ["lesson"] }]);
	});
});

describe("notes", () => {
	it("are cut at items and paragraphs, under all their headings, with the day of a daily note", () => {
		const text =
			"# Trip\n\nBefore all.\n\n## Packing\n### Winter\n- [ ] socks\n- gloves\n  of wool\n\n```sh\n# not a heading\nnpm test\n```\n";
		const { memories } = readMemories("memory/2026-02-02-trip.md", text);
		expect(memories.map(({ title, text, lineStart, lineEnd }) => [title, text, lineStart, lineEnd])).toEqual([
			["Trip", "Before all.", 3, 3],
			["Trip › Packing › Winter", "socks", 7, 7],
			["Trip › Packing › Winter", "gloves\nof wool", 8, 9],
			["Trip › Packing › Winter", "```sh\n# not a heading\nnpm test\n```", 11, 14],
		]);
		expect(memories[0]!.day).toBe("2026-02-02");
	});

	it("keep their ids when something is added above them", () => {
		const before = ids("notes.md", "- one\n- two\n");
		const after = ids("notes.md", "- zero\n- one\n- two\n");
		expect(after).toEqual(expect.arrayContaining(before));
	});

	it("have an id of their own even where two are the same", () => {
		expect(ids("notes.md", "- tea\n- milk\n- tea\n")).toEqual([
			"note:notes.md#tea",
			"note:notes.md#milk",
			"note:notes.md#tea~2",
		]);
	});

	it("of any length are cut into pieces that hold all of it", () => {
		const words = Array.from({ length: 3000 }, (_, i) => `word${i}`);
		const { memories } = readMemories(
			"notes.md",
			`${words.slice(0, 2000).join(" ")}\n${words.slice(2000).join(" ")}\n`,
		);
		expect(memories.length).toBeGreaterThan(5);
		expect(
			memories
				.map(({ text }) => text)
				.join(" ")
				.split(/\s+/),
		).toEqual(words);
		for (const { text } of memories) expect(text.length).toBeLessThan(2500);
		expect(memories.at(-1)).toMatchObject({ lineStart: 2, lineEnd: 2 });
	});

	it("without a word are none", () => {
		expect(ids("notes.md", "---\n\n- \n\n***\n")).toEqual([]);
	});
});
