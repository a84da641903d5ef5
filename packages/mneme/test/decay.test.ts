// Decay runs on a real workspace: years of simulated use, clocks that jump, pins, missing entries, and what the history says of it.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runDecay } from "../src/forgetting/decay-run.ts";
import { OWNER } from "../src/model/principal.ts";
import { archiveList } from "../src/operations/archive-list.ts";
import { archivePurge } from "../src/operations/archive-purge.ts";
import { audit } from "../src/operations/audit.ts";
import { configSet } from "../src/operations/config-set.ts";
import { decay } from "../src/operations/decay.ts";
import { entityList } from "../src/operations/entity-list.ts";
import { entityShow } from "../src/operations/entity-show.ts";
import { forget } from "../src/operations/forget.ts";
import { get } from "../src/operations/get.ts";
import { health } from "../src/operations/health.ts";
import { recall } from "../src/operations/recall.ts";
import { scores, sparkline } from "../src/operations/scores.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addProcedure } from "../src/stores/procedures.ts";
import { addVaultItem } from "../src/stores/vault.ts";
import { reinforce, scoresOf } from "../src/stores/write-memories.ts";
import { PLAIN, Scratch } from "./scratch-workspace.ts";

const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const DAY_MS = 86_400_000;
const SCORES = "memory/meta/decay-scores.json";

let scratch: Scratch;

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
});

afterEach(async () => {
	await scratch.remove();
});

const say = async (body: string) => (await scratch.write((writing) => addEpisode(writing, { ...EPISODE, body }))).id;
const entryOf = async (id: string) => (await scoresOf(await scratch.engine())).entries.get(id)!;

async function run() {
	const engine = await scratch.engine();
	const outcome = await runDecay({ ...engine, index: await engine.index() });
	if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
	return outcome.value;
}

async function use(id: string): Promise<void> {
	await reinforce(await scratch.engine(), { principal: OWNER, trigger: "test" }, [{ id, why: "used in an answer" }]);
}

/** 0.8·e^(−0.03·d): below 0.5 from day 16 on, below 0.2 from 47, below 0.05 from 93. */
const LINES = { fading: 16, dormant: 47, archived: 93 } as const;

describe("a run a day", () => {
	it("crosses each line on its day, through leap days and clocks that are put forward and back", async () => {
		for (const [zone, start] of [
			["Europe/Berlin", "2024-01-20T23:30:00Z"],
			["America/New_York", "2026-10-20T03:10:00Z"],
			["Pacific/Apia", "2026-03-20T10:59:00Z"],
		] as const) {
			await scratch.remove();
			scratch = new Scratch();
			scratch.clock.set(start);
			await scratch.layOut();
			await scratch.get(configSet, { setting: "timezone", value: zone });
			await scratch.close();
			const id = await say("The boiler was serviced.");
			const found: Record<string, number> = {};
			for (let day = 1; day <= 100; day++) {
				scratch.clock.set(new Date(Date.parse(start) + day * DAY_MS).toISOString());
				for (const { id: moved, to } of (await run()).transitions) if (moved === id) found[to] = day;
			}
			expect(found).toEqual(LINES);
		}
	}, 120_000);

	it("simulates years of use: what is used stays, what is not goes, and one use brings it back", async () => {
		const kept = await say("The team meets on Mondays.");
		const lost = await say("The printer on floor two was jammed.");
		const start = Date.parse("2026-02-02T12:00:00Z");
		for (let week = 1; week <= 110; week++) {
			scratch.clock.set(new Date(start + week * 7 * DAY_MS).toISOString());
			await use(kept);
			if (week % 10 === 0) await run();
		}
		expect((await entryOf(kept)).status).toBe("active");
		expect(await entryOf(lost)).toMatchObject({ status: "archived", accessCount: 1, currentScore: 0 });
		await use(lost);
		expect((await entryOf(lost)).status).toBe("active");
	});
});

describe("a clock that was set back", () => {
	it("neither revives nor kills", async () => {
		const id = await say("The old server was called Pluto.");
		scratch.clock.set("2026-06-20T12:00:00Z");
		await run();
		const hidden = await entryOf(id);
		expect(hidden.status).toBe("archived");
		scratch.clock.set("2026-02-10T12:00:00Z");
		const young = await say("Lunch is at noon.");
		expect((await run()).transitions).toEqual([]);
		expect(await entryOf(id)).toEqual(hidden);
		expect((await entryOf(young)).status).toBe("active");
		expect((await scratch.get(recall, { question: "What was the old server called?", arm: "text" })).results).toEqual(
			[],
		);
		await use(id);
		expect((await entryOf(id)).status).not.toBe("archived");
	});

	it("loses no use in a large memory, though one run was years ahead", async () => {
		const id = await say("The printer on floor two was jammed.");
		crowd(id, 600);
		scratch.clock.set("2030-01-01T12:00:00Z");
		await run();
		expect((await entryOf(id)).status).toBe("archived");
		for (const [day, uses] of [
			["2026-02-10", 2],
			["2026-02-11", 3],
		] as const) {
			scratch.clock.set(`${day}T12:00:00Z`);
			await use(id);
			await run();
			expect(await entryOf(id)).toMatchObject({ accessCount: uses, status: "active" });
		}
		expect((await entryOf("note:memory/x.md#n1")).status).toBe("archived");
	});

	it("scores what is new as of today, not as of the run that was ahead", async () => {
		await say("The printer on floor two was jammed.");
		scratch.clock.set("2030-01-01T12:00:00Z");
		await run();
		scratch.clock.set("2026-02-10T12:00:00Z");
		await scratch.write((writing) => writing.tx.write("memory/ideas.md", "- A garden\n", { summary: "ideas" }));
		await run();
		expect((await entryOf("note:memory/ideas.md#a-garden")).created).toContain("2026-02-10");
	});
});

/** More entries than are written with every change: uses wait in the journal. */
function crowd(like: string, count: number): void {
	const file = JSON.parse(scratch.text(SCORES));
	for (let n = 0; n < count; n++) file.entries[`note:memory/x.md#n${n}`] = { ...file.entries[like], store: "notes" };
	scratch.put(SCORES, `${JSON.stringify(file, null, 2)}\n`);
}

describe("what a run leaves alone, and what it makes", () => {
	it("exempts the vault and what is pinned, in a header that a person typed too", async () => {
		const vault = (
			await scratch.write((writing) => addVaultItem(writing, { text: "The safe opens with the blue key." }))
		).id;
		await scratch.write((writing) => addEntity(writing, { type: "person", name: "Ada", summary: "An engineer." }));
		const path = "memory/graph/entities/person--ada.md";
		scratch.put(path, scratch.text(path).replace("Pinned: no", "Pinned: yes"));
		await scratch.get(recall, { question: "Ada", arm: "text" });
		await (await scratch.engine()).workspace.transaction({ principal: OWNER, trigger: "test" }, async (tx) => {
			await tx.read(path);
			tx.event("EDIT", path, "seen");
		});
		scratch.clock.set("2031-01-01T12:00:00Z");
		await run();
		expect(await entryOf(vault)).toMatchObject({ currentScore: 1, status: "active" });
		expect(await entryOf("entity:person--ada")).toMatchObject({ currentScore: 1, pinned: true });
	});

	it("knows a pin that a person typed, in a run and before one", async () => {
		const how = { name: "Deploy the shop", trigger: "when deploying", steps: ["Build", "Ship"] };
		const { path } = await scratch.write(async (writing) => {
			await addEntity(writing, { type: "person", name: "Ada", summary: "An engineer." });
			await addEntity(writing, { type: "person", name: "Bo", summary: "A baker." });
			return await addProcedure(writing, how);
		});
		const ada = "memory/graph/entities/person--ada.md";
		scratch.put(ada, scratch.text(ada).replace("Pinned: no", "Pinned: yes"));
		scratch.put(path, scratch.text(path).replace("Access count: 1", "Access count: 1 | Pinned: yes"));
		scratch.clock.set("2027-12-01T12:00:00Z");
		const purge = { olderThan: "1y", why: ["decay"], dryRun: true };
		expect((await scratch.get(archivePurge, purge)).deleted).toEqual(["entity:person--bo"]);
		await run();
		for (const id of ["entity:person--ada", "procedure:deploy-the-shop"])
			expect(await entryOf(id)).toMatchObject({ currentScore: 1, pinned: true });
	});

	it("gives what nobody scored an entry as of today, and leaves entries it cannot read alone", async () => {
		const id = await say("The boiler was serviced.");
		await scratch.write(async (writing) => {
			await writing.tx.write("memory/ideas.md", "- A garden on the roof\n", { summary: "ideas" });
		});
		const file = JSON.parse(scratch.text(SCORES));
		file.entries["vault:odd"] = { store: "vault" };
		file.mine = "kept";
		scratch.put(SCORES, JSON.stringify(file));
		scratch.clock.set("2026-03-02T12:00:00Z");
		const report = await run();
		expect(report.created).toContain("note:memory/ideas.md#a-garden-on-the-roof");
		expect(report.transitions).toEqual([{ id, from: "active", to: "fading", score: 0.3454 }]);
		const after = JSON.parse(scratch.text(SCORES));
		expect(after.entries[id].status).toBe("fading");
		expect(after.mine).toBe("kept");
		expect(after.entries["note:memory/ideas.md#a-garden-on-the-roof"].created).toContain("2026-03-02");
		expect((await run()).tx).toBeNull();
	});

	it("names an entry whose date is none, leaves it alone and does the others", async () => {
		const odd = await say("The boiler was serviced.");
		const id = await say("The gym membership costs 40 euros.");
		const file = JSON.parse(scratch.text(SCORES));
		file.entries[odd].last_accessed = "yesterday";
		scratch.put(SCORES, `${JSON.stringify(file, null, 2)}\n`);
		scratch.clock.set("2026-12-01T12:00:00Z");
		for (const dryRun of [true, false]) {
			const outcome = await scratch.run(decay, { dryRun });
			if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
			expect(outcome.notices).toEqual([
				{ level: "warning", text: `1 entry of ${SCORES} cannot be read and stays as found: ${odd}` },
			]);
			expect(outcome.value.transitions).toEqual([expect.objectContaining({ id, to: "archived" })]);
		}
		expect(JSON.parse(scratch.text(SCORES)).entries[odd]).toEqual(file.entries[odd]);
		expect((await scratch.get(scores)).rows.map((row: { id: string }) => row.id)).toEqual([id]);
		expect((await scratch.get(archiveList)).memories).toEqual([expect.objectContaining({ id })]);
	});

	it("changes nothing in a dry run", async () => {
		const id = await say("The boiler was serviced.");
		const before = scratch.text(SCORES);
		const shown = await scratch.get(decay, { dryRun: true, at: "2027-01-01" });
		expect(shown.transitions).toEqual([expect.objectContaining({ id, to: "archived" })]);
		expect(scratch.text(SCORES)).toBe(before);
	});
});

describe("what the history says", () => {
	it("logs transitions as DECAY by system:decay, and answers why something was forgotten", async () => {
		await say("The gym membership costs 40 euros.");
		await scratch.get(decay, { at: "2026-12-01" });
		const { answer, lines } = await scratch.get(audit, { question: ["why did you forget about the gym membership?"] });
		expect(answer).toMatch(/gym|hidden|decay|fad/i);
		expect(lines[0]).toMatchObject({ action: "DECAY", actor: "system:decay", approval: "auto" });
		expect(lines[0].summary).toContain("gym membership");
		const all = await scratch.get(audit, { action: ["DECAY"] });
		expect(all.lines.map(({ summary }: { summary: string }) => summary)).toContain(
			"1 entry transitioned: 1 active→archived",
		);
	});
});

describe("why did you forget it, where it faded", () => {
	const THINGS = ["printer", "gym", "boiler", "piano", "yoga class", "red shoes", "blue car"];
	const why = async (thing: string) =>
		(await scratch.get(audit, { question: [`why did you forget about the ${thing}?`] })).answer;

	beforeEach(async () => {
		for (const thing of THINGS)
			await say(`In a rather long sentence, which tells this and that, comes last the ${thing}.`);
		scratch.clock.set("2026-12-01T08:00:00Z");
	});

	it("is answered for every memory that a run hid", async () => {
		await scratch.get(decay);
		for (const thing of THINGS)
			expect(await why(thing)).toMatch(/ faded on 2026-12-01 at 08:00; nobody asked for it: /);
		expect(await why("red car")).toMatch(/^Nothing says/);
	});

	it("is answered before any run, by the score as it is", async () => {
		expect(await why("piano")).toMatch(
			/^Nobody asked for it: ".*" \(episode:\S+\) was last used on 2026-02-02 and has faded to 0/,
		);
		expect(await why("red car")).toMatch(/^Nothing says/);
	});
});

describe("before any run", () => {
	it("every verb tells how a memory stands today, and counts no flag of what was deleted", async () => {
		const id = await say("The gym membership costs 40 euros.");
		await scratch.write((writing) => addEntity(writing, { type: "person", name: "Ada", summary: "An engineer." }));
		const deleted = await say("The boiler was serviced.");
		await scratch.agreed(forget, { what: [deleted], permanently: true });
		expect(scratch.text(SCORES)).toContain('"deleted:');
		scratch.clock.set("2026-12-01T12:00:00Z");
		expect((await scratch.get(health)).statuses).toEqual({ active: 0, fading: 0, dormant: 0, archived: 2 });
		expect((await scratch.get(scores)).counts).toEqual({ active: 0, fading: 0, dormant: 0, archived: 2 });
		expect((await scratch.get(get, { ids: [id] })).memories).toEqual([expect.objectContaining({ status: "archived" })]);
		expect((await scratch.get(entityList)).entities[0].score).toBeLessThan(0.05);
		expect((await scratch.get(entityShow, { entity: "Ada" })).score).toBeLessThan(0.05);
	});
});

describe("mneme scores", () => {
	it("shows the course and the day each line is crossed", async () => {
		const id = await say("The boiler was serviced.");
		const { rows } = await scratch.get(scores);
		expect(rows[0].crosses).toEqual([
			{ status: "fading", day: "2026-02-18" },
			{ status: "dormant", day: "2026-03-21" },
			{ status: "archived", day: "2026-05-06" },
		]);
		expect(scores.render(await scratch.get(scores, { sort: "fades" }), PLAIN)).toContain(id);
		expect(sparkline([1, 0.5, 0])).toBe("█▅▁");
	});
});
