// Forgetting on a real workspace: every store, the exact list, parts, what stays forgotten, restoring, deleting, and what the history says.
import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runDecay } from "../src/forgetting/decay-run.ts";
import { readForgottenMemories } from "../src/forgetting/stays-forgotten.ts";
import { OWNER } from "../src/model/principal.ts";
import { audit } from "../src/operations/audit.ts";
import { episodeList } from "../src/operations/episode-list.ts";
import { forget } from "../src/operations/forget.ts";
import { get } from "../src/operations/get.ts";
import { recall } from "../src/operations/recall.ts";
import { remember } from "../src/operations/remember.ts";
import { restore } from "../src/operations/restore.ts";
import { search } from "../src/operations/search.ts";
import { timeline } from "../src/operations/timeline.ts";
import { used } from "../src/operations/used.ts";
import { updateCore } from "../src/stores/core.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact } from "../src/stores/facts.ts";
import { addProcedure } from "../src/stores/procedures.ts";
import { addRelation } from "../src/stores/relations.ts";
import { addVaultItem } from "../src/stores/vault.ts";
import { scoresOf } from "../src/stores/write-memories.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const HIGH = { confidence: "high" } as const;
const ALEX = "memory/graph/entities/person--alex.md";
const SCORES = "memory/meta/decay-scores.json";

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

const say = async (body: string) => (await scratch.write((writing) => addEpisode(writing, { ...EPISODE, body }))).id;

async function forgetWith(input: object) {
	const asked = await scratch.run(forget, input);
	if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
	return { asked, value: await scratch.get(forget, { ...input, confirm: asked.token }) };
}

const answers = async (question: string) => {
	const found = await scratch.get(recall, { question, arm: "text", include: "archived", minScore: 0 });
	const hits = await scratch.get(search, { query: question, mode: "text" });
	return JSON.stringify([found.results, found.entities, found.related, hits.hits]);
};

/** Alex in the graph, with two phones, an address and a friend. */
async function seedAlex() {
	return await scratch.write(async (writing) => {
		const alex = await addEntity(writing, { type: "person", name: "Alex", summary: "A friend from school." });
		const sam = await addEntity(writing, { type: "person", name: "Sam" });
		const old = await addFact(writing, alex, { text: "Old phone: Nokia 3310", ...HIGH });
		const fresh = await addFact(writing, alex, { text: "New phone: Pixel 9", ...HIGH });
		await addRelation(writing, { from: alex, relation: "knows", to: sam, ...HIGH });
		return { old: old.id, fresh: fresh.id };
	});
}

describe("the list", () => {
	it("finds the old phone beside the new one, in every store, and touches nothing before a yes", async () => {
		const { old, fresh } = await seedAlex();
		const told = await say("Alex's old phone was a Nokia 3310.");
		const other = await say("Alex's new phone is a Pixel 9.");
		const before = await scratch.git("rev-parse", "HEAD");
		const asked = await scratch.run(forget, { what: ["forget about Alex's old phone"] });
		if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
		expect(asked.plan.map(({ target }) => target).toSorted()).toEqual([told, old].toSorted());
		expect(asked.plan[0]!.detail).toContain("Nokia 3310");
		expect(await scratch.git("rev-parse", "HEAD")).toBe(before);
		await scratch.get(forget, { what: ["forget about Alex's old phone"], confirm: asked.token });
		expect(await answers("Alex phone Nokia")).not.toContain("Nokia");
		expect(await answers("Alex phone Nokia")).toContain("Pixel 9");
		for (const id of [fresh, other]) expect((await scratch.get(get, { ids: [id] })).memories).toHaveLength(1);
		await expect(scratch.run(get, { ids: [told] })).rejects.toThrow(/was forgotten/);
		const { entries } = await scoresOf(await scratch.engine());
		expect(entries.get(old)).toMatchObject({ forgotten: true, currentScore: 0, status: "archived" });
		expect(scratch.text(SCORES)).not.toContain("Nokia");
	});

	it("needs a new yes for a changed list, and takes a token once", async () => {
		await say("The gym membership costs 40 euros.");
		const input = { what: ["everything about the gym membership"] };
		const asked = await scratch.run(forget, input);
		if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
		await say("The gym membership ends in May.");
		const again = await scratch.run(forget, { ...input, confirm: asked.token });
		if (again.status !== "needs-confirmation") throw new Error(JSON.stringify(again));
		expect(again.plan).toHaveLength(2);
		expect(await answers("gym membership")).toContain("40 euros");
		await scratch.get(forget, { ...input, confirm: again.token });
		await expect(scratch.run(forget, { ...input, confirm: again.token })).resolves.toMatchObject({
			status: "done",
			value: { forgotten: [] },
		});
	});

	it("asks where it is not sure, and says when a wish names nothing", async () => {
		await say("The office wifi password is bluewhale.");
		await say("The guest wifi password is redfox.");
		const { forgotten, near, question } = await scratch.get(forget, { what: ["forget the wifi password"] });
		expect(forgotten).toEqual([]);
		expect(near).toHaveLength(2);
		expect(question).toContain("more than one");
		await expect(scratch.run(forget, { what: ["forget it"] })).rejects.toThrow(/names nothing/);
	});

	it("names core, vault, procedures, notes, proposals and pending lines", async () => {
		await scratch.write(async (writing) => {
			await updateCore(writing, { text: "The kitchen renovation starts in May", block: "Critical Facts" });
			await addVaultItem(writing, { text: "The kitchen renovation contract is in the blue folder." });
			await addProcedure(writing, {
				name: "kitchen renovation",
				trigger: "When the kitchen renovation goes on",
				steps: ["Call Ben"],
				notes: [],
				learnedFrom: [],
			});
			await writing.tx.write("memory/ideas.md", "- Green tiles for the kitchen renovation\n- A bench\n", {
				summary: "ideas",
			});
			await writing.tx.write(
				"memory/meta/pending-memories.md",
				"# Pending Memory Proposals\n\n---\n## Proposal #1\n- **From**: scout\n- **Content**: The kitchen renovation is late\n- **Status**: pending\n",
				{ summary: "proposal" },
			);
			await writing.tx.write(
				"memory/meta/pending-reflection.md",
				"# Reflection Summary — 2026-02-02\n\n## Questions\n- Is the kitchen renovation done?\n- And the roof?\n",
				{ summary: "pending" },
			);
		});
		const { value } = await forgetWith({ what: ["everything about the kitchen renovation"] });
		expect(value.forgotten.map(({ id }: { id: string }) => id.split(":")[0]).toSorted()).toEqual([
			"core",
			"note",
			"procedure",
			"proposal",
			"reflection",
			"vault",
		]);
		expect(scratch.text("MEMORY.md")).not.toContain("renovation");
		expect(scratch.text("memory/meta/pending-memories.md")).not.toContain("renovation");
		expect(scratch.text("memory/meta/pending-reflection.md")).toContain("And the roof?");
		expect(scratch.text("memory/meta/pending-reflection.md")).not.toContain("renovation");
		expect(scratch.text("memory/ideas.md")).toContain("Green tiles");
		expect(await answers("kitchen renovation tiles contract")).not.toMatch(/renovation (contract|goes|starts)|tiles/);
		expect(await answers("bench")).toContain("A bench");
	});
});

describe("a memory that says two things", () => {
	it("is dropped whole while it waits for an approval, and the list says so", async () => {
		const proposal = "The invoice goes to Anna. The contract goes to Ben.";
		await scratch.write(async (writing) => {
			await writing.tx.write(
				"memory/meta/pending-memories.md",
				`# Pending Memory Proposals\n\n---\n## Proposal #1\n- **From**: scout\n- **Content**: ${proposal}\n- **Status**: pending\n`,
				{ summary: "proposal" },
			);
		});
		const asked = await scratch.run(forget, { what: ["forget that the invoice goes to Anna"] });
		if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
		expect(asked.plan).toMatchObject([{ action: "forget", target: "proposal:1" }]);
		expect(asked.plan[0]!.detail).toContain(proposal);
		expect(asked.plan[0]!.detail).not.toContain("the rest of");
	});

	it("loses only the one that is named, everywhere it is shown", async () => {
		const id = await say("The invoice goes to Anna. The contract goes to Ben.");
		const { asked } = await forgetWith({ what: ["forget the invoice"] });
		expect(asked.plan[0]).toMatchObject({ action: "forget part of", target: id });
		for (const shown of [
			await answers("invoice contract"),
			JSON.stringify(await scratch.get(get, { ids: [id] })),
			JSON.stringify(await scratch.get(timeline, { topic: "contract" })),
			JSON.stringify(await scratch.get(episodeList)),
		]) {
			expect(shown).toContain("The contract goes to Ben");
			expect(shown).not.toContain("Anna");
		}
		expect(scratch.text("memory/episodes/2026-02-02.md")).toContain("Anna");
		await scratch.get(restore, { file: id });
		expect(await answers("invoice")).toContain("The invoice goes to Anna. The contract goes to Ben.");
	});

	it("shortens a line of core memory, and puts it back as it was", async () => {
		const core = "- Anna takes the train and Ben takes the bus";
		scratch.put(
			"MEMORY.md",
			scratch
				.text("MEMORY.md")
				.replace("- Key preferences:", "- Key preferences: dark mode; tea over coffee")
				.replace(/(## Critical Facts\n<!--.*-->\n)/, `$1${core}\n`),
		);
		await scratch.write(async (writing) => void (await writing.tx.read("MEMORY.md")));
		await (await scratch.engine()).workspace.transaction({ principal: OWNER, trigger: "t" }, async (tx) => {
			await tx.read("MEMORY.md");
			tx.event("EDIT", "MEMORY.md", "seen");
		});
		const before = scratch.text("MEMORY.md");
		const one = (await forgetWith({ what: ["forget that Ben takes the bus"] })).value;
		expect(scratch.text("MEMORY.md")).toContain("- Anna takes the train\n");
		await scratch.get(restore, { file: one.forgotten[0].id });
		expect(scratch.text("MEMORY.md")).toBe(before);
		const two = (await forgetWith({ what: ["forget that I prefer dark mode"] })).value;
		expect(scratch.text("MEMORY.md")).toContain("- Key preferences: tea over coffee\n");
		await scratch.get(restore, { file: two.forgotten[0].id });
		expect(scratch.text("MEMORY.md")).toBe(before);
	});
});

describe("restoring", () => {
	it("brings back an entity with its lines, relations, scores and index rows", async () => {
		await seedAlex();
		const engine = await scratch.engine();
		const index = await engine.index();
		await index.sync();
		const rows = JSON.stringify(await index.get(await index.ids()));
		const graph = scratch.text("memory/graph/index.md");
		const before = (await scoresOf(engine)).entries;
		const { value } = await forgetWith({ what: ["everything about Alex"] });
		expect(value.forgotten.map(({ id }: { id: string }) => id)).toContain("entity:person--alex");
		expect(scratch.text("memory/graph/index.md")).not.toContain("person--alex");
		expect(scratch.text(ALEX)).toContain("# person--alex");
		expect(await answers("Alex phone")).not.toMatch(/Nokia|Pixel|"person--alex"/);
		await scratch.get(restore, { file: "entity:person--alex" });
		expect(scratch.text("memory/graph/index.md")).toBe(graph);
		expect(JSON.stringify(await index.get(await index.ids()))).toBe(rows);
		const after = (await scoresOf(engine)).entries;
		for (const [id, entry] of before) expect(after.get(id)).toEqual(entry);
		await expect(scratch.run(restore, { file: "entity:person--alex" })).resolves.toMatchObject({ status: "done" });
	});

	it("brings a core line back to its place, whatever was added since", async () => {
		await scratch.write(async (writing) => {
			await updateCore(writing, { text: "The database is read-only on Fridays", block: "Critical Facts" });
			await updateCore(writing, { text: "Deploys go through staging", block: "Critical Facts" });
		});
		const before = scratch.text("MEMORY.md");
		const { value } = await forgetWith({ what: ["that the database is read-only on Fridays"] });
		expect(scratch.text("MEMORY.md")).not.toContain("read-only");
		await scratch.get(restore, { file: value.forgotten[0].id });
		expect(scratch.text("MEMORY.md")).toBe(before);
		await forgetWith({ what: ["that the database is read-only on Fridays"] });
		await scratch.write((writing) => updateCore(writing, { text: "Backups run at night", block: "Critical Facts" }));
		await scratch.get(restore, { file: value.forgotten[0].id });
		expect(scratch.text("MEMORY.md")).toContain(
			"- The database is read-only on Fridays\n- Deploys go through staging\n- Backups run at night\n",
		);
	});
});

describe("what was forgotten stays forgotten", () => {
	it("through decay, use, a new index, a restart and a second import; until it is restored", async () => {
		const fact = await scratch.write(async (writing) => {
			const helios = await addEntity(writing, { type: "project", name: "Helios" });
			const { id } = await addEpisode(writing, {
				...EPISODE,
				body: "The deadline of Helios is 30 March. Priya leads Helios.",
			});
			return (await addFact(writing, helios, { text: "Deadline: 30 March", ...HIGH, source: id })).id;
		});
		const { value } = await forgetWith({ what: [fact] });
		expect(value.forgotten).toHaveLength(2);
		const episode = value.forgotten.find(({ id }: { id: string }) => id.startsWith("episode:"));
		const isAnswered = async () => (await answers("Helios deadline 30 March")).includes("30 March");
		expect(await isAnswered()).toBe(false);
		scratch.clock.set("2026-02-20T12:00:00Z");
		const engine = await scratch.engine();
		await runDecay({ ...engine, index: await engine.index() });
		await scratch.run(used, { ids: [episode.id] });
		expect(await isAnswered()).toBe(false);
		await (await engine.index()).rebuild({ vectors: true });
		expect(await isAnswered()).toBe(false);
		await scratch.close();
		rmSync(scratch.path(".mneme"), { recursive: true });
		expect(await isAnswered()).toBe(false);
		const known = await readForgottenMemories(await scratch.engine());
		expect(known.says("deadline: 30 March")).toBe(true);
		expect(known.visible("The deadline of Helios is 30 March. Priya leads Helios.")).toBe("Priya leads Helios.");
		expect(known.says("Priya leads Helios.")).toBe(false);
		expect(known.hasId(fact)).toBe(true);
		await scratch.get(restore, { file: fact });
		await scratch.get(restore, { file: episode.id });
		expect(await isAnswered()).toBe(true);
	});

	it("gives way to the user's own words, said anew", async () => {
		await scratch.get(remember, { text: "The kitchen renovation starts in May", store: "core" });
		const { value } = await forgetWith({ what: ["the kitchen renovation"] });
		expect(value.forgotten.length).toBeGreaterThan(0);
		expect(await answers("kitchen renovation")).not.toContain("starts in May");
		await scratch.get(remember, { text: "The kitchen renovation starts in May", store: "core" });
		expect(await answers("kitchen renovation")).toContain("starts in May");
	});
});

describe("deleting for good", () => {
	it("takes it off disk, index, scores and pending files, and leaves a tombstone", async () => {
		const { old } = await seedAlex();
		await say("Alex's old phone was a Nokia 3310.");
		const { asked, value } = await forgetWith({ what: ["permanently delete Alex's old phone"] });
		expect(asked.notices.map(({ text }) => text).join()).toContain("mneme erase");
		expect(value.permanently).toBe(true);
		expect(scratch.text("memory/episodes/2026-02-02.md")).toMatch(/\| deleted \| on:2026-02-02/);
		for (const path of ["memory/episodes/2026-02-02.md", ALEX, SCORES])
			expect(scratch.text(path)).not.toContain("Nokia");
		expect(scratch.text(SCORES)).not.toContain(`"${old}"`);
		expect(await answers("Nokia phone")).not.toContain("Nokia 3310");
		const known = await readForgottenMemories(await scratch.engine());
		expect(known.says("Alex's old phone was a Nokia 3310.")).toBe(true);
	});

	it("by id takes each statement of a memory wherever it stands in the same words, and nothing beside it", async () => {
		const proposals = "memory/meta/pending-memories.md";
		const reflection = "memory/meta/pending-reflection.md";
		const two = await say("The invoice goes to Anna. The contract goes to Ben.");
		const other = await say("The contract goes to Ben. The keys are with Cleo.");
		const near = await say("The contract of the flat goes to Ben.");
		await scratch.write(async ({ tx }) => {
			const content = "The invoice goes to Anna. The contract goes to Ben.";
			const heading = "# Pending Memory Proposals\n\n---\n## Proposal #1\n- **From**: scout";
			await tx.write(proposals, `${heading}\n- **Content**: ${content}\n- **Status**: pending\n`, {
				summary: "proposal",
			});
			await tx.write(reflection, "# Pending\n\n- The invoice goes to Anna.\n- The keys are with Cleo.\n", {
				summary: "pending",
			});
		});
		const { value } = await forgetWith({ what: [two], permanently: true });
		expect(value.forgotten.map(({ id, parts }: { id: string; parts?: string[] }) => [id, parts])).toEqual(
			expect.arrayContaining([
				[two, undefined],
				[other, ["The contract goes to Ben."]],
				["proposal:1", undefined],
				["reflection:3", undefined],
			]),
		);
		expect(value.forgotten).toHaveLength(4);
		const left = scratch.text("memory/episodes/2026-02-02.md");
		expect(left).toContain("The keys are with Cleo.");
		expect(left).toContain("The contract of the flat goes to Ben.");
		for (const path of ["memory/episodes/2026-02-02.md", proposals, reflection]) {
			expect(scratch.text(path)).not.toContain("goes to Anna");
			expect(scratch.text(path)).not.toContain("The contract goes");
		}
		expect((await scratch.get(get, { ids: [near] })).memories).toHaveLength(1);
	});
});

describe("why did you forget it", () => {
	it("is answered from the trail in one command", async () => {
		await say("The gym membership costs 40 euros.");
		await forgetWith({ what: ["forget about the gym membership"] });
		const { answer, lines } = await scratch.get(audit, { question: ["why did you forget about the gym membership?"] });
		expect(lines[0]).toMatchObject({ action: "ARCHIVE", actor: "bot:trigger-forget", approval: "approved" });
		expect(lines[0].trigger).toContain("forget about the gym membership");
		expect(answer).toContain("gym membership");
	});
});
