// The stores on a real workspace: what each writes, what follows from it, and that nothing a person wrote is lost.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseDecayScores } from "../src/formats/decay-scores.ts";
import { parseGraphIndex } from "../src/formats/graph-index.ts";
import { OWNER } from "../src/model/principal.ts";
import { updateCore } from "../src/stores/core.ts";
import { addEntity, ensureEntity, findByName, findSimilar, getEntity, knownEntities } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact, findLabelled, supersedeFact } from "../src/stores/facts.ts";
import { resolveMemory } from "../src/stores/memories.ts";
import { mergeEntities, undoMerge } from "../src/stores/merges.ts";
import { listNotes, readNote } from "../src/stores/notes.ts";
import { pin, unpin } from "../src/stores/pins.ts";
import { addProcedure } from "../src/stores/procedures.ts";
import { addRelation, removeRelation } from "../src/stores/relations.ts";
import { renameEntity } from "../src/stores/renames.ts";
import { addVaultItem } from "../src/stores/vault.ts";
import { foldJournal, reinforce, scoresOf, writeMemories } from "../src/stores/write-memories.ts";
import { readingOf, type Writing } from "../src/stores/writing.ts";
import { sweep } from "../src/workspace/outside/sweep.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const REQUEST = { principal: OWNER, trigger: "test" };
const HIGH = { confidence: "high" } as const;
const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const SCORES = "memory/meta/decay-scores.json";
const INDEX = "memory/graph/index.md";
const entityPath = (id: string) => `memory/graph/entities/${id}.md`;

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

async function write<Value>(body: (writing: Writing) => Promise<Value>) {
	const outcome = await writeMemories(await scratch.engine(), REQUEST, body);
	if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
	return outcome;
}

async function put<Value>(body: (writing: Writing) => Promise<Value>): Promise<Value> {
	return (await write(body)).value;
}

const scores = () => parseDecayScores(scratch.text(SCORES));
const index = () => parseGraphIndex(scratch.text(INDEX));

async function commits(path?: string): Promise<string[]> {
	const log = await scratch.git("log", "--format=%s", ...(path === undefined ? [] : ["--", path]));
	return log.split("\n").filter(Boolean);
}

describe("one transaction", () => {
	it("commits each file once, however many stores changed it", async () => {
		const before = (await commits()).length;
		await write(async (writing) => {
			const alex = await addEntity(writing, { type: "person", name: "Alex" });
			const atlas = await addEntity(writing, { type: "project", name: "Atlas" });
			await addFact(writing, atlas, { text: "Language: TypeScript", ...HIGH });
			await addFact(writing, atlas, { text: "Deadline: March 15", ...HIGH });
			await addRelation(writing, { from: alex, relation: "develops", to: atlas, ...HIGH });
			await addEpisode(writing, { ...EPISODE, body: "Alex started Atlas." });
		});
		expect((await commits()).length - before).toBe(5);
		expect(await commits(entityPath("project--atlas"))).toHaveLength(1);
	});

	it("writes nothing if the body fails", async () => {
		const before = await commits();
		await expect(
			write(async (writing) => {
				await addEntity(writing, { type: "person", name: "Alex" });
				throw new Error("no");
			}),
		).rejects.toThrow("no");
		expect(await commits()).toEqual(before);
		expect(scores().entries.size).toBe(0);
	});
});

describe("graph", () => {
	async function seed() {
		return await put(async (writing) => {
			const alex = await addEntity(writing, { type: "person", name: "Alex", aliases: ["Al"] });
			const atlas = await addEntity(writing, { type: "project", name: "Atlas" });
			const fact = await addFact(writing, atlas, {
				text: "Deadline: March 15",
				...HIGH,
				source: "episode:2026-02-02:12:00",
			});
			await addRelation(writing, { from: alex, relation: "develops", to: atlas, ...HIGH });
			return { alex, atlas, fact };
		});
	}

	it("gives every fact and relation its key, confidence, first day and source, at both ends", async () => {
		await seed();
		const atlas = scratch.text(entityPath("project--atlas"));
		expect(atlas).toMatch(/- Deadline: March 15 <!-- \w{4} · high · 2026-02-02 · episode:2026-02-02:12:00 -->/);
		const key = /Developed by: \[\[person--alex\]\] <!-- (\w{4}) · high · 2026-02-02 -->/.exec(atlas)?.[1];
		expect(scratch.text(entityPath("person--alex"))).toContain(`- Develops: [[project--atlas]] <!-- ${key} ·`);
		expect(index().edges).toMatchObject([{ from: "person--alex", relation: "develops", to: "project--atlas" }]);
		expect(index().entities.map(({ id, label }) => [id, label])).toEqual([
			["person--alex", "Alex"],
			["project--atlas", "Atlas"],
		]);
	});

	it("finds by id, alias, nearly by name, and in the transaction that makes it", async () => {
		await seed();
		await write(async (writing) => {
			expect((await findByName(writing, "AL"))[0]?.id).toBe("person--alex");
			expect((await findByName(writing, "person--alex"))[0]?.id).toBe("person--alex");
			expect(await findByName(writing, "Atlsa")).toEqual([]);
			expect((await findSimilar(writing, "Atlsa"))[0]?.id).toBe("project--atlas");
			await addEntity(writing, { type: "tool", name: "Vim" });
			expect((await findByName(writing, "vim"))[0]?.id).toBe("tool--vim");
			expect(await ensureEntity(writing, { type: "concept", name: "Vim" })).toEqual({
				id: "tool--vim",
				created: false,
			});
		});
	});

	it("knows a name however it is written", async () => {
		await put(async (writing) => await addEntity(writing, { type: "person", name: "José Díaz-Mora" }));
		const findKnown = await put(async ({ context }) => knownEntities(context));
		for (const name of ["José Díaz-Mora", "jose diaz mora", "JOSÉ  DÍAZ-MORA"])
			expect(findKnown(name), name).toMatchObject({ name: "José Díaz-Mora" });
		expect(findKnown("José Díaz")).toBeUndefined();
	});

	it("gives the second Alex a name of its own", async () => {
		await seed();
		const second = await put((writing) => addEntity(writing, { type: "person", name: "Alex" }));
		expect(second).toBe("person--alex-2");
		await write(async (writing) => {
			expect((await findByName(writing, "Alex")).map(({ id }) => id)).toEqual(["person--alex", "person--alex-2"]);
		});
	});

	it("keeps what was superseded in the timeline, and its id leads to the new fact", async () => {
		const { atlas, fact } = await seed();
		const key = fact.id.split(":")[2]!;
		await write(async (writing) => {
			expect(findLabelled(await getEntity(writing, atlas), "deadline")?.mark?.key).toBe(key);
		});
		const next = await put((writing) => supersedeFact(writing, atlas, key, { text: "Deadline: March 30", ...HIGH }));
		const text = scratch.text(entityPath(atlas));
		expect(text).toContain("- 2026-02-02: Deadline: March 15 → March 30 (held since 2026-02-02)");
		expect(text).not.toMatch(/^- Deadline: March 15 </m);
		const engine = await scratch.engine();
		const found = await resolveMemory(engine.workspace, fact.id, () => scoresOf(engine));
		expect(found).toMatchObject({ id: next.id, says: "Deadline: March 30" });
	});

	it("counts the same fact said again instead of writing it twice", async () => {
		const { atlas, fact } = await seed();
		const again = await put((writing) => addFact(writing, atlas, { text: "deadline: March 15.", ...HIGH }));
		expect(again).toEqual({ id: fact.id, change: "known" });
		expect(scores().entries.get(fact.id)?.accessCount).toBe(2);
	});

	it("removes a relation at both ends and learns a new word", async () => {
		const { alex, atlas } = await seed();
		await write(async (writing) => {
			await addRelation(writing, { from: alex, relation: "Argues with", to: atlas, ...HIGH });
			await removeRelation(writing, { from: alex, relation: "develops", to: atlas });
		});
		expect(scratch.text("memory/graph/relations.md")).toContain("`argues-with`");
		expect(scratch.text(entityPath(alex))).not.toContain("Develops");
		expect(scratch.text(entityPath(atlas))).not.toContain("Developed by");
		expect(index().edges.map(({ relation }) => relation)).toEqual(["argues-with"]);
	});

	it("keeps links valid when an entity is renamed, and follows the old id", async () => {
		const { alex, atlas, fact } = await seed();
		scratch.put(
			"memory/procedures/greet.md",
			`# greet.md\n\n## Trigger\nAsk [[${atlas}|the project]].\n\n## Steps\n1. Hi\n`,
		);
		await scratch.git("log", "-1");
		await write(async (writing) => {
			await writing.tx.read("memory/procedures/greet.md");
			await addEntity(writing, { type: "tool", name: "Vim" });
		});
		const renamed = await put((writing) => renameEntity(writing, atlas, "Atlas Maps"));
		expect(renamed).toEqual({ id: "project--atlas-maps", label: "Atlas Maps" });
		expect(scratch.text(entityPath(alex))).toContain("[[project--atlas-maps]]");
		expect(scratch.text("memory/procedures/greet.md")).toContain("[[project--atlas-maps|the project]]");
		const text = scratch.text(entityPath("project--atlas-maps"));
		expect(text).toContain("# project--atlas-maps\n");
		expect(text).toContain("Aliases: Atlas");
		expect(() => scratch.text(entityPath(atlas))).toThrow();
		expect(index().edges).toMatchObject([{ from: alex, to: "project--atlas-maps" }]);
		expect(scores().redirects.get("entity:project--atlas")).toBe("entity:project--atlas-maps");
		const engine = await scratch.engine();
		expect((await resolveMemory(engine.workspace, fact.id, () => scoresOf(engine)))?.path).toBe(
			entityPath("project--atlas-maps"),
		);
		await expect(put((writing) => renameEntity(writing, alex, "project--atlas-maps"))).rejects.toThrow(
			"already exists",
		);
	});

	it("merges two entities and takes it back byte for byte", async () => {
		const { alex, atlas } = await seed();
		const other = await put(async (writing) => {
			const id = await addEntity(writing, { type: "person", name: "Alexander", summary: "Writes maps." });
			await addFact(writing, id, { text: "Lives in Rome", ...HIGH });
			await addRelation(writing, { from: id, relation: "uses", to: atlas, ...HIGH });
			await addRelation(writing, { from: id, relation: "relates-to", to: alex, ...HIGH });
			return id;
		});
		// Used since its file was written: the header lags, and must come back lagging.
		await reinforce(await scratch.engine(), REQUEST, [{ id: `entity:${other}`, why: "recalled" }]);
		const paths = [alex, atlas, other].map(entityPath);
		const before = paths.map((path) => scratch.text(path));
		const entries = new Map(scores().entries);
		await write((writing) => mergeEntities(writing, other, alex));
		const merged = scratch.text(entityPath(alex));
		expect(merged).toContain("Lives in Rome");
		expect(merged).toContain("Writes maps.");
		expect(merged).toMatch(/Aliases: Al, Alexander/);
		expect(merged).not.toContain(`[[${alex}]]`);
		expect(scratch.text(entityPath(atlas))).toContain(`- Used by: [[${alex}]]`);
		expect(scores().redirects.get(`entity:${other}`)).toBe(`entity:${alex}`);
		expect(index().entities.map(({ id }) => id)).toEqual([alex, atlas]);

		expect(await put((writing) => undoMerge(writing, other))).toEqual({ restored: other, from: alex });
		expect(paths.map((path) => scratch.text(path))).toEqual(before);
		expect(scores().redirects.size).toBe(0);
		expect(new Map(scores().entries)).toEqual(entries);
		expect(index().entities).toHaveLength(3);
		await expect(put((writing) => undoMerge(writing, other))).rejects.toThrow("is there");
	});

	it("takes a merge back under what was added since", async () => {
		const { alex, atlas } = await seed();
		const other = await put((writing) => addEntity(writing, { type: "person", name: "Alexander" }));
		await write((writing) => mergeEntities(writing, other, alex));
		await write(async (writing) => void (await addFact(writing, atlas, { text: "Budget: none", ...HIGH })));
		await write((writing) => undoMerge(writing, other));
		expect(scratch.text(entityPath(atlas))).toContain("Budget: none");
		expect(scratch.text(entityPath(other))).toContain("# person--alexander");
	});

	it("takes over rows a person added to the index, and makes it anew if it is gone", async () => {
		await seed();
		const text = scratch.text(INDEX);
		scratch.put(
			INDEX,
			text
				.replace("\n\n## Edges", "\n| tool--vim | tool | Vim the editor | | |\n\n## Edges")
				.concat("| person--alex | uses | tool--vim | medium | 2025-12-01 | |\n"),
		);
		await write(async (writing) => void (await addEntity(writing, { type: "place", name: "Rome" })));
		expect(scratch.text(entityPath("tool--vim"))).toContain("Label: Vim the editor");
		expect(scratch.text(entityPath("person--alex"))).toMatch(
			/- Uses: \[\[tool--vim\]\] <!-- \w+ · medium · 2025-12-01 -->/,
		);
		const made = scratch.text(INDEX);
		expect(index().entities.map(({ id }) => id)).toContain("place--rome");
		scratch.put(INDEX, "");
		await foldJournal(await scratch.engine(), REQUEST);
		expect(scratch.text(INDEX)).toBe(made);
	});

	it("does not revive a relation that a person took out of its file", async () => {
		const { alex, atlas } = await seed();
		for (const id of [alex, atlas]) {
			const text = scratch.text(entityPath(id));
			scratch.put(entityPath(id), text.replace(/\n## Relations[\s\S]*/, ""));
		}
		await write(async (writing) => {
			await writing.tx.read(entityPath(alex));
			await writing.tx.read(entityPath(atlas));
			await addEpisode(writing, { ...EPISODE, body: "Something else." });
		});
		await foldJournal(await scratch.engine(), REQUEST);
		expect(index().edges).toEqual([]);
		expect(scratch.text(entityPath(alex))).not.toContain("Develops");
	});

	it("does not revive an entity whose file a person took away", async () => {
		const { alex } = await seed();
		rmSync(scratch.path(entityPath(alex)));
		await write(async (writing) => {
			await writing.tx.read(entityPath(alex));
		});
		await foldJournal(await scratch.engine(), REQUEST);
		expect(index().entities.map(({ id }) => id)).toEqual(["project--atlas"]);
		expect(existsSync(scratch.path(entityPath(alex)))).toBe(false);
	});

	it("knows the same names in a new process, with its copy, without it, and with a broken one, also after an erasure", async () => {
		await (await scratch.engine()).workspace.ledger.beginEpoch("erased");
		await write(async (writing) => {
			for (let n = 0; n < 501; n++) await addEntity(writing, { type: "concept", name: `thing ${n}` });
		});
		await seed();
		const copy = scratch.path(".mneme/graph.json");
		expect(existsSync(copy)).toBe(true);
		const find = async () => {
			await scratch.close();
			const reading = readingOf((await scratch.engine()).workspace);
			return [...(await findByName(reading, "al")), ...(await findByName(reading, "thing 500"))].map(({ id }) => id);
		};
		const expected = ["person--alex", "concept--thing-500"];
		expect(await find()).toEqual(expected);
		writeFileSync(copy, "{");
		expect(await find()).toEqual(expected);
		rmSync(copy);
		expect(await find()).toEqual(expected);
	});

	it("leaves every line a person wrote in an entity file as it is", async () => {
		const own =
			"# person--ada\r\n\r\nMy own words.\r\n\r\n## Facts\r\n* loves tea  \r\n\r\n## Family\r\n- Byron\r\n\r\n<!-- keep me -->\r\n";
		scratch.put(entityPath("person--ada"), own);
		await write(async (writing) => void (await addFact(writing, "person--ada", { text: "Born: 1815", ...HIGH })));
		const text = scratch.text(entityPath("person--ada"));
		for (const line of own.split("\r\n").filter(Boolean)) expect(text).toContain(line);
		expect(text).toMatch(/Born: 1815 <!-- \w{4} · high · 2026-02-02 -->\r\n/);
	});
});

describe("episodes", () => {
	it("numbers several in a minute and never uses a number again", async () => {
		const ids = await put(async (writing) => [
			(await addEpisode(writing, { ...EPISODE, body: "one" })).id,
			(await addEpisode(writing, { ...EPISODE, body: "two" })).id,
		]);
		expect(ids).toEqual(["episode:2026-02-02:12:00", "episode:2026-02-02:12:00#2"]);
		const path = "memory/episodes/2026-02-02.md";
		scratch.put(path, scratch.text(path).replace(/## 12:00#2[\s\S]*/, "## 12:00#2 | deleted | on:2026-02-02\n"));
		scratch.clock.set("2026-02-02T12:00:00Z");
		expect((await put((writing) => addEpisode(writing, { ...EPISODE, body: "three" }))).id).toBe(
			"episode:2026-02-02:12:00#3",
		);
		expect(scratch.text(path)).toContain("## 12:00#3 | fact | confidence:high\nthree\n");
	});

	it("goes by the zone's midnight and gives the hour that comes twice its own numbers", async () => {
		const engine = await scratch.engine();
		const deps = { ...engine, settings: { ...engine.settings, timezone: "Europe/Berlin" } };
		const at = async (time: string) => {
			scratch.clock.set(time);
			const outcome = await writeMemories(deps, REQUEST, (writing) => addEpisode(writing, { ...EPISODE, body: time }));
			return outcome.status === "done" ? outcome.value.id : outcome.status;
		};
		expect(await at("2026-02-01T22:59:30Z")).toBe("episode:2026-02-01:23:59");
		expect(await at("2026-02-01T23:00:30Z")).toBe("episode:2026-02-02:00:00");
		expect(await at("2026-10-25T00:30:10Z")).toBe("episode:2026-10-25:02:30");
		expect(await at("2026-10-25T01:30:10Z")).toBe("episode:2026-10-25:02:30#2");
		// The clock is set back: the log keeps the order of writing.
		expect(await at("2026-10-25T00:20:10Z")).toBe("episode:2026-10-25:02:20");
		const bodies = scratch.text("memory/episodes/2026-10-25.md").match(/^2026\S+$/gm);
		expect(bodies).toEqual(["2026-10-25T00:30:10Z", "2026-10-25T01:30:10Z", "2026-10-25T00:20:10Z"]);
	});
});

describe("core", () => {
	const core = () => scratch.text("MEMORY.md");

	it("replaces the labelled line a statement belongs to, and its old id leads there", async () => {
		const first = await put((writing) => updateCore(writing, { text: "My time zone is Europe/Rome." }));
		expect(core()).toContain("- Timezone: Europe/Rome\n");
		const second = await put((writing) => updateCore(writing, { text: "Timezone: Asia/Tokyo" }));
		expect(second).toMatchObject({
			change: "replaced",
			block: "Identity",
			label: "Timezone",
			before: "Timezone: Europe/Rome",
		});
		expect(core().match(/Timezone/g)).toHaveLength(1);
		const engine = await scratch.engine();
		expect((await resolveMemory(engine.workspace, first.id, () => scoresOf(engine)))?.text).toBe(
			"- Timezone: Asia/Tokyo",
		);
		expect((await put((writing) => updateCore(writing, { text: "my timezone is asia/tokyo" }))).change).toBe("known");
	});

	it("adds to a list-like label, and appends only where no label fits", async () => {
		await put((writing) => updateCore(writing, { text: "I prefer TypeScript over JavaScript." }));
		await put((writing) => updateCore(writing, { text: "I like dark mode" }));
		await put((writing) => updateCore(writing, { text: "I'm currently working on Atlas" }));
		const added = await put((writing) =>
			updateCore(writing, { text: "The production database is read-only on Fridays" }),
		);
		expect(core()).toContain("- Key preferences: TypeScript over JavaScript, dark mode\n");
		expect(core()).toContain("- Currently working on: Atlas\n");
		expect(added).toMatchObject({ change: "added", block: "Critical Facts" });
		const replaced = await put((writing) =>
			updateCore(writing, { text: "I prefer light mode", replaces: "dark mode" }),
		);
		expect(replaced.change).toBe("replaced");
		expect(core()).toContain("- Key preferences: TypeScript over JavaScript, light mode\n");
	});

	it("uses a label a person added, and leaves the rest of the file alone", async () => {
		const own = `${core().replace("- Timezone:\n", "- Timezone:\n- Editor: Vim\n")}\n## Mine\nkeep  this\n`;
		scratch.put("MEMORY.md", own);
		await put((writing) => updateCore(writing, { text: "My editor is now Emacs" }));
		expect(core()).toBe(own.replace("Editor: Vim", "Editor: Emacs"));
	});

	it("moves the least relevant items out when a budget is exceeded, and says where", async () => {
		const text = (n: number) => `Rule number ${n}: ${"the servers in the north rack must be left alone ".repeat(9)}`;
		for (let n = 0; n < 4; n++) await put((writing) => updateCore(writing, { text: text(n), block: "Persona" }));
		expect(scores().redirects.size).toBe(0);
		const outcome = await write((writing) => updateCore(writing, { text: text(5), block: "Persona" }));
		expect(outcome.value.moved).toHaveLength(1);
		expect(outcome.value.moved[0]?.text).toContain("Rule number 0");
		expect(outcome.notices.map((notice) => notice.text).join()).toContain("moved from Persona to fact:person--user:");
		expect(core()).not.toContain("Rule number 0:");
		expect(core()).toContain("Rule number 5:");
		expect(scratch.text(entityPath("person--user"))).toContain("Rule number 0:");
	});

	it("keeps what is pinned, moves what goes on to the log, and never loses what has no room", async () => {
		const long = "the servers in the north rack must be left alone ".repeat(18);
		for (let n = 0; n < 4; n++) {
			const { id } = await put((writing) =>
				updateCore(writing, { text: `Fact ${n} ${long}`, block: "Critical Facts" }),
			);
			await put((writing) => pin(writing, id));
		}
		const outcome = await write((writing) =>
			updateCore(writing, { text: `Fact 5 ${long}${long}`, block: "Critical Facts" }),
		);
		expect(outcome.value.change).toBe("elsewhere");
		expect(outcome.notices[0]?.text).toContain("has no room");
		for (let n = 0; n < 4; n++) expect(core()).toContain(`Fact ${n} `);
		expect(scratch.text(entityPath("person--user"))).toContain("Fact 5");
		for (let n = 0; n < 7; n++)
			await put((writing) => updateCore(writing, { text: `Event ${n} ${long}`, block: "Active Context" }));
		expect(core()).toContain("Event 6");
		expect(scratch.text("memory/episodes/2026-02-02.md")).toContain("Event 0");
	});

	it("moves the oldest entries of a full list, not the list", async () => {
		for (let n = 0; n < 60; n++)
			await put((writing) => updateCore(writing, { text: `I prefer option number ${n} of the long catalogue` }));
		expect(core()).toContain("option number 59 of");
		expect(core()).not.toContain("option number 0 of");
		expect(scratch.text(entityPath("person--user"))).toContain(
			"Key preferences: option number 0 of the long catalogue",
		);
	}, 30_000);
});

describe("scores", () => {
	it("start with the creation as first access and fold uses at once while they are few", async () => {
		const { id } = await put((writing) => addEpisode(writing, { ...EPISODE, body: "a thing" }));
		expect(scores().entries.get(id)).toMatchObject({
			store: "episodic",
			baseRelevance: 1,
			accessCount: 1,
			typeWeight: 0.8,
			currentScore: 0.8,
		});
		await reinforce(await scratch.engine(), REQUEST, [{ id, why: "recalled" }]);
		expect(scores().entries.get(id)).toMatchObject({ accessCount: 2, currentScore: 1, status: "active" });
	});

	/** A snapshot of many memories, as years of use leave it. */
	function crowd(count: number): void {
		const entries = Array.from({ length: count }, (_, n) => {
			const time = "2026-01-01T00:00:00Z";
			const entry = {
				store: "notes",
				base_relevance: 1,
				created: time,
				last_accessed: time,
				access_count: 1,
				type_weight: 1,
				current_score: 1,
				status: "active",
				pinned: false,
			};
			return [`note:memory/n${n}.md#x`, entry];
		});
		const file = {
			version: 1,
			last_updated: "2026-01-01T00:00:00Z",
			entries: Object.fromEntries(entries),
			redirects: {},
		};
		scratch.put(SCORES, `${JSON.stringify(file, null, 2)}\n`);
	}

	it("are journalled once they are many, read with the journal on top, and folded later", async () => {
		crowd(800);
		const before = scratch.text(SCORES);
		const { id, entity } = await put(async (writing) => ({
			entity: await addEntity(writing, { type: "tool", name: "Vim" }),
			id: (await addEpisode(writing, { ...EPISODE, body: "a thing", origin: "detected" })).id,
		}));
		await reinforce(await scratch.engine(), REQUEST, [{ id, why: "recalled" }]);
		expect(scratch.text(SCORES)).toBe(before);
		expect(scratch.text("memory/meta/access.log").split("\n").filter(Boolean)).toHaveLength(3);
		expect(scratch.text(INDEX)).not.toContain("tool--vim");
		const engine = await scratch.engine();
		expect((await scoresOf(engine)).entries.get(id)).toMatchObject({ accessCount: 2, baseRelevance: 0.7 });
		await write(async (writing) => {
			expect((await findByName(writing, "Vim"))[0]?.id).toBe(entity);
		});
		await foldJournal(engine, REQUEST);
		expect(scores().entries.get(id)).toMatchObject({ accessCount: 2 });
		expect(scratch.text("memory/meta/access.log")).toBe("");
		expect(scratch.text(INDEX)).toContain("tool--vim");
	});

	it("fold by themselves after a thousand lines, and a crash before the journal is emptied counts nothing twice", async () => {
		crowd(800);
		const { id } = await put((writing) => addEpisode(writing, { ...EPISODE, body: "a thing" }));
		const engine = await scratch.engine();
		const uses = (count: number) => Array.from({ length: count }, () => ({ id, why: "recalled" }));
		await reinforce(engine, REQUEST, uses(900));
		const journal = scratch.text("memory/meta/access.log");
		await reinforce(engine, REQUEST, uses(100));
		expect(scores().entries.get(id)?.accessCount).toBe(1001);
		scratch.put("memory/meta/access.log", journal);
		await foldJournal(engine, REQUEST);
		expect(scores().entries.get(id)?.accessCount).toBe(1001);
	});

	it("touch as many files and bytes for a write in a large memory as in a small one", async () => {
		const cost = async (name: string) => {
			const objects = async () => Number(/size-pack: (\d+)/.exec(await scratch.git("count-objects", "-v"))?.[1]);
			const head = (await commits()).length;
			const from = await objects();
			await write(async (writing) => {
				const id = await addEntity(writing, { type: "tool", name });
				await addFact(writing, id, { text: "Kind: editor", ...HIGH });
				await addEpisode(writing, { ...EPISODE, body: name });
			});
			return { commits: (await commits()).length - head, kilobytes: (await objects()) - from };
		};
		crowd(800);
		await put((writing) => addEntity(writing, { type: "tool", name: "first" }));
		const small = await cost("small");
		await write(async (writing) => {
			for (let n = 0; n < 1100; n++) await addEntity(writing, { type: "concept", name: `thing ${n}` });
		});
		crowd(8000);
		await put((writing) => addEntity(writing, { type: "tool", name: "second" }));
		const large = await cost("large");
		expect(large.commits).toBe(small.commits);
		// The folder's own listing grows up to a thousand names, then files go to subfolders.
		expect(large.kilobytes).toBeLessThanOrEqual(small.kilobytes + 48);
		expect((await scratch.git("ls-files", "memory/graph/entities")).split("\n")).not.toContain(
			entityPath("tool--large"),
		);
	}, 60_000);
});

describe("notes", () => {
	it("are read and never written", async () => {
		scratch.put("memory/2026-02-01-standup.md", "# Standup\n- [decision] Moved the release\n");
		scratch.put("memory/2026-02-02.md", "- Talked with Ada\n");
		scratch.put("memory/ideas.md", "- none\n");
		const { workspace } = await scratch.engine();
		await write(async (writing) => {
			for (const path of ["memory/2026-02-01-standup.md", "memory/2026-02-02.md", "memory/ideas.md"])
				await writing.tx.read(path);
		});
		expect(listNotes(workspace.context)).toEqual(["memory/2026-02-01-standup.md", "memory/2026-02-02.md"]);
		expect(listNotes(workspace.context, "2026-02-02")).toEqual(["memory/2026-02-02.md"]);
		const note = await readNote(workspace, "memory/2026-02-01-standup.md");
		expect(note?.items).toMatchObject([{ text: "Moved the release", significance: ["decision"] }]);
		expect(await readNote(workspace, "memory/2025-01-01.md")).toBeUndefined();
	});
});

describe("procedures, vault and pins", () => {
	it("write a procedure as A§7 has it, and the second of a name beside it", async () => {
		const made = await put((writing) =>
			addProcedure(writing, {
				name: "How to deploy",
				trigger: "When asked to ship.",
				steps: ["Run the tests", "Tag"],
				notes: ["Ask first"],
				learnedFrom: ["episode:2026-01-25:14:30"],
			}),
		);
		expect(made.path).toBe("memory/procedures/how-to-deploy.md");
		const text = scratch.text(made.path);
		expect(text).toContain("<!-- Type: procedure | Learned: 2026-02-02 | Last used: 2026-02-02 -->");
		expect(text).toContain(
			"## Steps\n1. Run the tests\n2. Tag\n\n## Notes\n- Ask first\n\n## Learned From\n- episode:",
		);
		const again = await put((writing) => addProcedure(writing, { name: "How to deploy", trigger: "x", steps: ["y"] }));
		expect(again.id).toBe("procedure:how-to-deploy-2");
	});

	it("pin each kind in place, and let it go again", async () => {
		const { vim, fact, episode } = await put(async (writing) => {
			const vim = await addEntity(writing, { type: "tool", name: "Vim" });
			const fact = (await addFact(writing, vim, { text: "Licence: charityware", ...HIGH })).id;
			const episode = (await addEpisode(writing, { ...EPISODE, body: "The safe code is in the blue book." })).id;
			return { vim, fact, episode };
		});
		await put((writing) => pin(writing, `entity:${vim}`));
		expect(scratch.text(entityPath(vim))).toContain("Pinned: yes");
		expect(scratch.text(INDEX)).toContain("1.00 (pinned)");
		expect(scores().entries.get(`entity:${vim}`)).toMatchObject({ pinned: true, currentScore: 1 });
		const line = await put((writing) => pin(writing, fact));
		expect(line.id).toMatch(/^core:critical-facts:/);
		expect(scratch.text("MEMORY.md")).toContain("- Vim: Licence: charityware\n");
		expect(scores().entries.get(line.id)?.pinned).toBe(true);
		const kept = await put((writing) => pin(writing, episode));
		expect(scratch.text(kept.path)).toContain(`From: ${episode}`);
		const free = await put((writing) => pin(writing, "The anniversary is on 3 May."));
		expect(free.id).toMatch(/^vault:the-anniversary/);
		expect(scores().entries.get(free.id)).toMatchObject({ pinned: true, currentScore: 1, store: "vault" });

		await put((writing) => unpin(writing, `entity:${vim}`));
		expect(scratch.text(entityPath(vim))).toContain("Pinned: no");
		expect(await put((writing) => unpin(writing, kept.id))).toMatchObject({ id: episode });
		const back = await put((writing) => unpin(writing, free.id));
		expect(back.id).toMatch(/^episode:/);
		expect(scratch.text(back.path)).toContain("The anniversary is on 3 May.");
		await expect(put((writing) => pin(writing, "entity:tool--none"))).rejects.toThrow("There is no memory");
		await put((writing) => addVaultItem(writing, { text: "Again", name: "Again" }));
	});
});

describe("a line a person edited", () => {
	const later = (text: string) => put(async (writing) => await addEpisode(writing, { ...EPISODE, body: text }));

	it("keeps its score in core: the old id leads to the new one", async () => {
		await put(async (writing) => await updateCore(writing, { text: "Marta leads Atlas in Oslo.", ...HIGH }));
		const [old] = [...scores().entries.keys()].filter((id) => id.startsWith("core:"));
		await reinforce(await scratch.engine(), REQUEST, [{ id: old!, why: "recalled" }]);
		scratch.put("MEMORY.md", scratch.text("MEMORY.md").replace("Marta leads Atlas", "Jonas leads Atlas"));
		await sweep((await scratch.engine()).workspace);
		await later("One.");
		const fresh = old!.replace("marta", "jonas");
		expect(scores().redirects.get(old!)).toBe(fresh);
		expect(scores().entries.get(fresh)).toMatchObject({ accessCount: 2 });
		expect(scores().entries.has(old!)).toBe(false);
	});

	it("keeps it in an entity whose mark is gone, also where another write found the edit", async () => {
		const { entity, id } = await put(async (writing) => {
			const entity = await addEntity(writing, { type: "person", name: "Marta" });
			return { entity, id: (await addFact(writing, entity, { text: "Marta lives in Oslo", ...HIGH })).id };
		});
		const path = entityPath(entity);
		scratch.put(path, scratch.text(path).replace(/- Marta lives in Oslo <!--.*-->/, "- Marta lives in Bergen now"));
		await put(async (writing) => await addFact(writing, entity, { text: "Marta plays chess", ...HIGH }));
		await later("One.");
		expect(scores().redirects.get(id)).toBe(`fact:${entity}:marta-lives-in-bergen-now`);
		const before = scratch.text(SCORES);
		await later("Two.");
		expect(JSON.parse(scratch.text(SCORES)).redirects).toEqual(JSON.parse(before).redirects);
		expect((await resolve(id))?.says).toBe("Marta lives in Bergen now");
	});

	it("is another memory where it says another thing", async () => {
		await put(async (writing) => await updateCore(writing, { text: "Marta leads Atlas in Oslo.", ...HIGH }));
		scratch.put(
			"MEMORY.md",
			scratch.text("MEMORY.md").replace("Marta leads Atlas in Oslo.", "The cat is called Miso."),
		);
		await sweep((await scratch.engine()).workspace);
		await later("One.");
		expect(scores().redirects.size).toBe(0);
	});

	async function resolve(id: string) {
		const engine = await scratch.engine();
		return await resolveMemory(engine.workspace, id, () => scoresOf(engine));
	}
});
