// Decay runs and what waits to be folded: uses in the journal, lines that a person edited, a journal that a crash left behind.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decay } from "../src/operations/decay.ts";
import { status } from "../src/operations/status.ts";
import { used } from "../src/operations/used.ts";
import { scoresOf } from "../src/stores/write-memories.ts";
import { Scratch } from "./scratch-workspace.ts";

const NOTE = "memory/ideas.md";

let scratch: Scratch;

beforeEach(async () => {
	scratch = new Scratch({ models: false });
	await scratch.layOut();
});

afterEach(async () => {
	await scratch.remove();
});

const readScores = async () => await scoresOf(await scratch.engine());
const entryOf = async (id: string) => (await readScores()).entries.get(id);

describe("a line that a person edited", () => {
	it("keeps its uses through a decay run", async () => {
		const [old, fresh] = ["the-roof-needs-thirty-metres-of-soil", "the-roof-needs-forty-metres-of-soil"].map(
			(key) => `note:${NOTE}#${key}`,
		);
		await scratch.write((writing) =>
			writing.tx.write(NOTE, "- The roof needs thirty metres of soil\n- Buy paint\n", { summary: "ideas" }),
		);
		await scratch.get(decay);
		for (let n = 0; n < 4; n++) await scratch.get(used, { ids: [old] });
		scratch.put(NOTE, scratch.text(NOTE).replace("thirty", "forty"));
		await scratch.get(status);
		scratch.clock.set("2026-02-03T02:00:00Z");
		expect((await scratch.get(decay)).created).toBe(0);
		expect(await entryOf(fresh!)).toMatchObject({ accessCount: 5 });
		const { entries, redirects } = await readScores();
		expect(entries.has(old!)).toBe(false);
		expect(redirects.get(old!)).toBe(fresh);
	});
});
