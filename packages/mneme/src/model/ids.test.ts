import { describe, expect, it } from "vitest";
import { formatMemoryId, parseMemoryId, storeOf } from "./ids.ts";

describe("ids of memories", () => {
	it.each([
		["core:critical-facts:backups-run-on-sundays", "core"],
		["core:identity:timezone-europe-rome~2", "core"],
		["episode:2026-02-02:14:30", "episodic"],
		["episode:2026-02-02:14:30#2", "episodic"],
		["entity:person--alex-2", "semantic"],
		["fact:project--atlas:k7f2", "semantic"],
		["procedure:how-to-deploy", "procedural"],
		["vault:spare-key", "vault"],
		["note:memory/2026-02-02-a#b.md#talked-with-ada", "notes"],
		["entity:concept--東京", "semantic"],
	])("%s is read and written back", (id, store) => {
		expect(formatMemoryId(parseMemoryId(id)!)).toBe(id);
		expect(storeOf(id)).toBe(store);
	});

	it.each([
		"",
		"entity:alex",
		"episode:2026-02-02",
		"episode:2026-02-02:14:30#1",
		"fact:atlas:k7f2",
		"fact:project--atlas",
		"core:identity",
		"vault:",
		"vault:../x",
		"note:memory/x.md",
		"The anniversary: on 3 May",
		"entity:person--a b",
	])("%j is none", (text) => {
		expect(parseMemoryId(text)).toBeUndefined();
	});
});
