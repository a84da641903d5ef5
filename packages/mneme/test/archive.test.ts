// The four cases of reinforcement, and the archive: what is listed, restored and purged.
import { describe, expect, it } from "vitest";
import { listArchived } from "../src/forgetting/archive.ts";
import { reinforceConnected, reinforceMentioned, reinforceRelevant } from "../src/forgetting/reinforcement.ts";
import { OWNER } from "../src/model/principal.ts";
import { archiveList } from "../src/operations/archive-list.ts";
import { archivePurge } from "../src/operations/archive-purge.ts";
import { archiveRestore } from "../src/operations/archive-restore.ts";
import { decay } from "../src/operations/decay.ts";
import { forget } from "../src/operations/forget.ts";
import { pin } from "../src/operations/pin.ts";
import { recall } from "../src/operations/recall.ts";
import { remember } from "../src/operations/remember.ts";
import { unpin } from "../src/operations/unpin.ts";
import { used } from "../src/operations/used.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact } from "../src/stores/facts.ts";
import { scoresOf, writeMemories } from "../src/stores/write-memories.ts";
import type { Writing } from "../src/stores/writing.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const REQUEST = { principal: OWNER, trigger: "test", verbatim: true };

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

async function put<Value>(body: (writing: Writing) => Promise<Value>): Promise<Value> {
	const outcome = await writeMemories(await scratch.engine(), REQUEST, body);
	if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
	return outcome.value;
}

const say = async (body: string) => (await put((writing) => addEpisode(writing, { ...EPISODE, body }))).id;
const usesOf = async (id: string) => (await scoresOf(await scratch.engine())).entries.get(id)!.accessCount;

async function forgetIt(what: string): Promise<void> {
	const asked = await scratch.run(forget, { what: [what] });
	if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
	await scratch.get(forget, { what: [what], confirm: asked.token });
}

describe("reinforcement", () => {
	it("counts what an answer used, not what was only found", async () => {
		const id = await say("We chose Postgres for the shop.");
		const other = await say("We chose paint for the shop window.");
		await scratch.get(recall, { question: "What did we choose for the shop?", arm: "text" });
		expect(await usesOf(id)).toBe(1);
		await scratch.get(used, { ids: [id, other], answer: "You chose Postgres for the shop." });
		expect(await usesOf(id)).toBe(2);
		expect(await usesOf(other)).toBe(1);
	});

	it("counts what the user comes back to in their own words", async () => {
		const id = await say("The kitchen renovation starts in May.");
		const other = await say("The kitchen light is broken.");
		const engine = await scratch.engine();
		const deps = { ...engine, index: await engine.index() };
		const found = await reinforceMentioned(
			deps,
			REQUEST,
			"As I said, the kitchen renovation will start in May, so plan for it.",
		);
		expect(found).toEqual([id]);
		expect(await usesOf(id)).toBe(2);
		expect(await usesOf(other)).toBe(1);
	});

	it("counts what an approved reflection finds relevant, in the approval's transaction", async () => {
		const id = await say("The kitchen renovation starts in May.");
		await put(async (writing) => reinforceRelevant(writing, [id, id], "r-012"));
		expect(await usesOf(id)).toBe(2);
	});

	it("counts what a new episode connects to, by link, by id, or because it was remembered about it", async () => {
		const first = await say("The kitchen renovation starts in May.");
		await put(async (writing) => {
			await addEntity(writing, { type: "person", name: "Priya" });
		});
		const before = await usesOf("entity:person--priya");
		await put(async (writing) => {
			const body = `[[person--priya]] asked about ${first}.`;
			const { id } = await addEpisode(writing, { ...EPISODE, body });
			expect(reinforceConnected(writing, id, body)).toEqual(["entity:person--priya", first]);
		});
		expect(await usesOf("entity:person--priya")).toBe(before + 1);
		expect(await usesOf(first)).toBe(2);
		await scratch.get(remember, { text: "Yesterday Priya presented the new design to the board", store: "episodic" });
		expect(await usesOf("entity:person--priya")).toBe(before + 2);
	});

	it("never counts for what was forgotten", async () => {
		const id = await say("The kitchen renovation starts in May.");
		await forgetIt("the kitchen renovation");
		await put(async (writing) => reinforceRelevant(writing, [id], "r-012"));
		const entry = (await scoresOf(await scratch.engine())).entries.get(id);
		expect(entry).toMatchObject({ forgotten: true, currentScore: 0, accessCount: 1 });
	});
});

describe("the archive", () => {
	it("lists what was forgotten apart from what decay hides, each with its words, for the next reflection", async () => {
		const asleep = await say("The printer on floor two was jammed.");
		await say("The gym membership costs 40 euros.");
		await forgetIt("the gym membership");
		await scratch.get(decay, { at: "2026-12-01" });
		scratch.clock.set("2026-12-02T12:00:00Z");
		const { memories } = await scratch.get(archiveList);
		expect(memories).toEqual([
			expect.objectContaining({ id: asleep, why: "decay", text: "The printer on floor two was jammed." }),
			expect.objectContaining({
				why: "forgotten",
				text: "The gym membership costs 40 euros.",
				tx: expect.stringMatching(/^t/),
			}),
		]);
		const engine = await scratch.engine();
		const offered = await listArchived({ ...engine, index: await engine.index() }, { why: ["decay"] });
		expect(offered.map(({ id }) => id)).toEqual([asleep]);
	});

	it("wakes what fell asleep and restores what was forgotten", async () => {
		const asleep = await say("The printer on floor two was jammed.");
		const gone = await say("The gym membership costs 40 euros.");
		await forgetIt("the gym membership");
		await scratch.get(decay, { at: "2026-12-01" });
		scratch.clock.set("2026-12-02T12:00:00Z");
		await scratch.get(archiveRestore, { ids: [asleep, gone] });
		expect((await scratch.get(archiveList)).memories).toEqual([]);
		const { results } = await scratch.get(recall, { question: "gym membership", arm: "text" });
		expect(results.map(({ id }: { id: string }) => id)).toContain(gone);
	});

	it("purges only what is old enough, after a yes", async () => {
		const old = await say("The gym membership costs 40 euros.");
		await forgetIt("the gym membership");
		scratch.clock.set("2027-03-01T12:00:00Z");
		const young = await say("The yoga class is on Thursdays.");
		await forgetIt("the yoga class");
		const asked = await scratch.run(archivePurge, { olderThan: "1y" });
		if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
		expect(asked.plan.map(({ target }) => target)).toEqual([old]);
		expect(scratch.text("memory/episodes/2026-02-02.md")).toContain("gym");
		await scratch.get(archivePurge, { olderThan: "1y", confirm: asked.token });
		expect(scratch.text("memory/episodes/2026-02-02.md")).not.toContain("gym");
		expect((await scratch.get(archiveList)).memories.map(({ id }: { id: string }) => id)).toEqual([young]);
		await expect(scratch.run(archivePurge, { olderThan: "soon" })).rejects.toThrow(/no age/);
	});

	it("purges an entity only with all that its file says, and tells what keeps it", async () => {
		const file = "memory/graph/entities/person--ada.md";
		const [blood, team, desk] = await put(async (writing) => {
			const ada = await addEntity(writing, { type: "person", name: "Ada", summary: "A colleague." });
			const texts = ["Blood type: AB negative", "Team: Platform", "Desk: by the window"];
			const facts: string[] = [];
			for (const text of texts) facts.push((await addFact(writing, ada, { text, confidence: "high" })).id);
			return facts;
		});
		await scratch.get(pin, { memory: team });
		scratch.clock.set("2026-09-01T12:00:00Z");
		await scratch.get(used, { ids: [blood] });
		scratch.clock.set("2026-09-02T12:00:00Z");
		const old = { olderThan: "90d", why: ["decay"] };
		const asked = await scratch.run(archivePurge, old);
		if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
		expect(asked.plan.map(({ target }) => target)).toEqual([desk]);
		const [kept] = asked.notices;
		expect(kept?.text).toContain("entity:person--ada stays");
		for (const id of [blood, team]) expect(kept?.text).toContain(id);
		await scratch.get(archivePurge, { ...old, confirm: asked.token });
		expect(scratch.text(file)).toContain("AB negative");
		expect(scratch.text(file)).toContain("Team: Platform");
		expect(scratch.text(file)).not.toContain("window");

		await scratch.get(unpin, { memory: team });
		scratch.clock.set("2028-01-01T12:00:00Z");
		const again = await scratch.run(archivePurge, old);
		if (again.status !== "needs-confirmation") throw new Error(JSON.stringify(again));
		expect(again.plan.map(({ target }) => target).sort()).toEqual(["entity:person--ada", blood, team].sort());
		await scratch.get(archivePurge, { ...old, confirm: again.token });
		expect(() => scratch.text(file)).toThrow(/ENOENT/);
		const { entries } = await scoresOf(await scratch.engine());
		expect([...entries.keys()].filter((id) => id.includes("person--ada"))).toEqual([]);
	});

	it("purges no note that only begins like one that was forgotten", async () => {
		const start = "The emergency contact for the old summer house in northern Brittany is";
		const notes = (text: string) =>
			put(async ({ tx }) => void (await tx.write("memory/n.md", `# N\n\n${text}`, { summary: "typed" })));
		await notes(`- ${start} Paul\n- ${start} Anna\n`);
		await forgetIt("note:memory/n.md#the-emergency-contact-for-the-old-summer-house-in-northern-b");
		await notes(`- ${start} Anna\n`);
		scratch.clock.set("2028-01-01T12:00:00Z");
		const outcome = await scratch.run(archivePurge, { olderThan: "1y" });
		expect(outcome).toMatchObject({ status: "done", value: { deleted: [] } });
		expect(JSON.stringify(outcome)).toContain("memory/n.md says something else there by now");
	});
});
