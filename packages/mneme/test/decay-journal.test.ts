// Decay runs and what waits to be folded: uses in the journal, lines that a person edited, a journal that a crash left behind.
import { describe, expect, it } from "vitest";
import { OWNER } from "../src/model/principal.ts";
import { configSet } from "../src/operations/config-set.ts";
import { decay } from "../src/operations/decay.ts";
import { forget } from "../src/operations/forget.ts";
import { remember } from "../src/operations/remember.ts";
import { rollback } from "../src/operations/rollback.ts";
import { status } from "../src/operations/status.ts";
import { used } from "../src/operations/used.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { scoresOf, writeMemories } from "../src/stores/write-memories.ts";
import { record } from "../src/stores/writing.ts";
import type { Step } from "../src/workspace/transaction/context.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const SCORES = "memory/meta/decay-scores.json";
const JOURNAL = "memory/meta/access.log";
const NOTE = "memory/ideas.md";

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

const readScores = async () => await scoresOf(await scratch.engine());
const entryOf = async (id: string) => (await readScores()).entries.get(id);
const say = async (body: string) => (await scratch.write((writing) => addEpisode(writing, { ...EPISODE, body }))).id;

/** More entries than are written with every change: records wait in the journal. */
async function crowd(count = 600): Promise<void> {
	const like = await say("The boiler was serviced.");
	const file = JSON.parse(scratch.text(SCORES));
	for (let n = 0; n < count; n++) file.entries[`note:memory/x.md#n${n}`] = { ...file.entries[like], store: "notes" };
	scratch.put(SCORES, `${JSON.stringify(file, null, 2)}\n`);
}

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

it("gives back every use that waited in the journal where a run as of another day is taken back", async () => {
	await crowd();
	const id = await say("The printer on floor two was jammed.");
	for (let n = 0; n < 3; n++) await scratch.get(used, { ids: [id] });
	const { tx } = await scratch.get(decay, { at: "2030-01-01" });
	expect(await entryOf(id)).toMatchObject({ accessCount: 4, status: "archived" });
	await scratch.agreed(rollback, { tx });
	expect(await entryOf(id)).toMatchObject({ accessCount: 4, status: "active" });
});

describe("what was forgotten", () => {
	it("stays so, though a crash left the record of its making in the journal", async () => {
		await crowd();
		const id = await say("The gym membership costs forty euros.");
		const journal = scratch.text(JOURNAL);
		expect(journal).toContain(`${id} | created 1 explicit`);
		await scratch.agreed(forget, { what: [id] });
		expect(scratch.text(JOURNAL)).toBe("");
		scratch.put(JOURNAL, journal);
		expect(await entryOf(id)).toMatchObject({ forgotten: true });
		await scratch.get(decay);
		expect(await entryOf(id)).toMatchObject({ forgotten: true });
	});

	it("stays so where an agent notes something of it, whatever base the settings give that", async () => {
		await scratch.get(configSet, { setting: "decay.base.detected", value: "1" });
		await scratch.close();
		await scratch.write((writing) => addEntity(writing, { type: "person", name: "Ana Kovacs", summary: "A nurse." }));
		await scratch.agreed(forget, { what: ["entity:person--ana-kovacs"] });
		const told = { text: "Ana Kovacs lives in Graz", about: "person--ana-kovacs", store: "semantic" };
		await scratch.get(remember, { ...told, auto: true });
		expect(await entryOf("entity:person--ana-kovacs")).toMatchObject({ forgotten: true });
	});
});

it("takes no line of the journal that a crash has torn, and goes on behind the whole ones", async () => {
	await crowd();
	const id = await say("The printer on floor two was jammed.");
	const whole = scratch.text(JOURNAL);
	scratch.put(JOURNAL, `${whole}2026-02-02T12:30:00.000Z | ${id} | moved core:iden`);
	expect(await entryOf(id)).toMatchObject({ accessCount: 1 });
	await scratch.get(used, { ids: [id] });
	expect(scratch.text(JOURNAL)).not.toContain("core:iden");
	expect(scratch.text(JOURNAL).startsWith(`${whole}2026-`)).toBe(true);
	await scratch.get(decay);
	expect(await entryOf(id)).toMatchObject({ accessCount: 2 });
	expect((await readScores()).redirects.size).toBe(0);
	expect(scratch.text(JOURNAL)).toBe("");
});

it("keeps what a fold took from the journal where a person saved the scores at the same moment", async () => {
	await crowd();
	const id = await say("The printer on floor two was jammed.");
	const typed = scratch.text(SCORES).replace('"access_count": 1', '"access_count": 9');
	const engine = await scratch.engine();
	const reach = (step: Step) => {
		if (step === "ref-moved") scratch.put(SCORES, typed);
	};
	const workspace = await Workspace.open(scratch.host.folder, { durability: "off", clock: scratch.clock, reach });
	const request = { principal: OWNER, trigger: "test" };
	const outcome = await writeMemories({ ...engine, workspace }, request, async (writing) => {
		writing.foldDue = true;
		record(writing, id, { kind: "used", why: "test" });
	});
	await workspace.close();
	expect(outcome).toMatchObject({ status: "conflict", path: SCORES });
	expect(scratch.text(SCORES)).toBe(typed);
	expect(await entryOf(id)).toMatchObject({ accessCount: 2 });
});
