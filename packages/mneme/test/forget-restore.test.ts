// Forgetting and restoring over and over: nothing that is forgotten is lost, nothing else comes back with it, and what is said to be back is.
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readForgottenMemories } from "../src/forgetting/stays-forgotten.ts";
import { idInFile } from "../src/model/ids.ts";
import { archiveList } from "../src/operations/archive-list.ts";
import { archiveRestore } from "../src/operations/archive-restore.ts";
import { decay } from "../src/operations/decay.ts";
import { forget } from "../src/operations/forget.ts";
import { restore } from "../src/operations/restore.ts";
import { search } from "../src/operations/search.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact } from "../src/stores/facts.ts";
import { mergeEntities } from "../src/stores/merges.ts";
import { addRelation } from "../src/stores/relations.ts";
import { renameEntity } from "../src/stores/renames.ts";
import { scoresOf } from "../src/stores/write-memories.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const HIGH = { confidence: "high" } as const;
const CORE = "MEMORY.md";
const SCORES = "memory/meta/decay-scores.json";
const fileOf = (entity: string) => `memory/graph/entities/${entity}.md`;

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

const say = async (body: string) => (await scratch.write((writing) => addEpisode(writing, { ...EPISODE, body }))).id;

async function seed(type: string, name: string, ...facts: string[]): Promise<{ entity: string; ids: string[] }> {
	return await scratch.write(async (writing) => {
		const entity = await addEntity(writing, { type, name });
		const ids: string[] = [];
		for (const text of facts) ids.push((await addFact(writing, entity, { text, ...HIGH })).id);
		return { entity, ids };
	});
}

/** The ids that are forgotten now. */
async function forgetIt(...what: string[]): Promise<string[]> {
	const { forgotten } = await scratch.agreed(forget, { what });
	return forgotten.map(({ id }: { id: string }) => id);
}

const bringBack = async (id: string): Promise<string[]> =>
	(await scratch.get(restore, { file: id })).memories.map((memory: { id: string }) => memory.id);
const scoreOf = async (id: string) => (await scoresOf(await scratch.engine())).entries.get(id);
const flagged = async () => {
	const { entries } = await scoresOf(await scratch.engine());
	return [...entries].filter(([, { forgotten }]) => forgotten).map(([each]) => each);
};
const isKnownForgotten = async (text: string) => (await readForgottenMemories(await scratch.engine())).says(text);
const found = async (query: string) => JSON.stringify((await scratch.get(search, { query, mode: "text" })).hits);
const listIn = (path: string, heading: string) =>
	scratch
		.text(path)
		.split(`## ${heading}\n`)[1]!
		.split("\n\n")[0]!
		.split("\n")
		.filter((line) => line.startsWith("- "))
		.map((line) => line.replace(/ <!--.*/, ""));

describe("lines of core memory", () => {
	const BOAT = "core:notes:the-boat-is-called-luna";
	const CAR = "core:notes:the-car-is-a-red-skoda";
	const CAT = "core:notes:the-cat-is-eleven-years-old";
	const NOTES = "\n## Notes\n- The boat is called Luna\n- The car is a red Skoda\n- The cat is eleven years old\n";

	it("keep the flag of one that was forgotten after the one that is restored", async () => {
		await scratch.type(CORE, scratch.text(CORE) + NOTES);
		const before = listIn(CORE, "Notes");
		await forgetIt(BOAT);
		await forgetIt(CAR);
		await bringBack(BOAT);
		expect(listIn(CORE, "Notes")).toEqual(["- The boat is called Luna", "- The cat is eleven years old"]);
		expect((await flagged()).map(idInFile)).toEqual([CAR]);
		expect(await isKnownForgotten("The car is a red Skoda")).toBe(true);
		await bringBack(CAR);
		expect(listIn(CORE, "Notes")).toEqual(before);
	});

	it.each([
		[BOAT, CAR, CAT],
		[CAT, CAR, BOAT],
		[CAR, CAT, BOAT],
	])("stand as they stood when all of them were forgotten one by one, and are back: %s, %s, %s", async (...ids) => {
		await scratch.type(CORE, scratch.text(CORE) + NOTES);
		const before = scratch.text(CORE);
		for (const id of [BOAT, CAR, CAT]) await forgetIt(id);
		for (const id of ids) await bringBack(id);
		expect(scratch.text(CORE)).toBe(before);
	});

	it("are not hidden by one that began with the same words and is forgotten", async () => {
		const start = "The emergency contact for the old summer house in northern Brittany is";
		await scratch.type(CORE, `${scratch.text(CORE)}\n## Notes\n- ${start} Paul\n- ${start} Anna\n- ${start} Bo\n`);
		const idOf = async (name: string) => {
			const { hits } = await scratch.get(search, { query: `emergency contact ${name}`, mode: "text" });
			return hits.find(({ text }: { text: string }) => text.endsWith(name)).id;
		};
		await forgetIt(await idOf("Paul"));
		await forgetIt(await idOf("Bo"));
		await scratch.type(CORE, scratch.text(CORE).replace(`${start} Anna\n`, `${start} Anna\n- ${start} Zoe\n`));
		for (const name of ["Anna", "Zoe"]) expect(await found(`emergency contact ${name}`)).toContain(name);
		const paul = (await flagged()).find((id) => !idInFile(id).includes("~"));
		await bringBack(paul!);
		expect((await flagged()).length).toBe(1);
		for (const name of ["Paul", "Anna", "Zoe"]) expect(await found(`emergency contact ${name}`)).toContain(name);
		expect(await isKnownForgotten(`${start} Bo`)).toBe(true);
	});

	it("come back beside a paragraph of the person's, not into it", async () => {
		const own = "\n## Notes\n\n- The apple is red.\n- The plum is blue.\n\nMy own words here.\n";
		await scratch.type(CORE, scratch.text(CORE) + own);
		const apple = "core:notes:the-apple-is-red";
		await forgetIt(apple);
		await forgetIt("core:notes:the-plum-is-blue");
		await bringBack(apple);
		expect(scratch.text(CORE)).toContain("- The apple is red.\n\nMy own words here.\n");
	});

	it("come back without those that went with them and were forgotten again", async () => {
		await scratch.type(CORE, scratch.text(CORE) + NOTES);
		await forgetIt(BOAT, CAR);
		await bringBack(CAR);
		await forgetIt(CAR);
		await bringBack(BOAT);
		expect(listIn(CORE, "Notes")).toEqual(["- The boat is called Luna", "- The cat is eleven years old"]);
	});

	it("get back the one part that was asked for, and the other when it is asked for", async () => {
		const line = (entries: string) =>
			scratch.text(CORE).replace(/- Key preferences:.*/, `- Key preferences: ${entries}`);
		await scratch.type(CORE, line("dark mode, green tea, jazz"));
		const [dark] = await forgetIt("forget that I prefer dark mode");
		const [tea] = await forgetIt("forget that I prefer green tea");
		expect(scratch.text(CORE)).toBe(line("jazz"));
		const [own] = await bringBack(dark!);
		expect(scratch.text(CORE)).toBe(line("jazz, dark mode"));
		expect(await scoreOf(own!)).toMatchObject({ status: "active" });
		expect(await scoreOf(dark!)).toBeUndefined();
		expect(await isKnownForgotten("dark mode")).toBe(false);
		expect(await isKnownForgotten("green tea")).toBe(true);
		await bringBack(tea!);
		expect(scratch.text(CORE)).toBe(line("jazz, dark mode, green tea"));
		expect(await isKnownForgotten("green tea")).toBe(false);
	});

	it("join a label that was filled anew", async () => {
		const line = (entries: string) =>
			scratch.text(CORE).replace(/- Key preferences:.*/, `- Key preferences: ${entries}`);
		await scratch.type(CORE, line("dark mode"));
		const [dark] = await forgetIt("core:identity:key-preferences-dark-mode");
		expect(scratch.text(CORE)).toContain("- Key preferences:\n");
		await scratch.type(CORE, line("jazz"));
		await bringBack(dark!);
		expect(scratch.text(CORE)).toBe(line("jazz, dark mode"));
	});

	it("leave the flag of another one alone that was known by the same id", async () => {
		const alike = "The emergency contact for the old summer house in northern Brittany is";
		await scratch.type(CORE, `${scratch.text(CORE)}\n## Notes\n- ${alike} Paul Martin\n- ${alike} away in August\n`);
		const before = listIn(CORE, "Notes");
		const hits = (await scratch.get(search, { query: "emergency contact summer house", mode: "text" })).hits;
		const id = hits[0].id.replace(/~2$/, "");
		expect(hits.map((hit: { id: string }) => hit.id).toSorted()).toEqual([id, `${id}~2`]);
		await forgetIt(id);
		await forgetIt(id);
		expect(await flagged()).toHaveLength(2);
		await bringBack((await flagged()).find((each) => each !== id)!);
		expect(listIn(CORE, "Notes")).toEqual([before[0]]);
		const [left, ...more] = await flagged();
		expect(more).toEqual([]);
		await bringBack(left!);
		expect(listIn(CORE, "Notes").toSorted()).toEqual(before.toSorted());
		expect(await flagged()).toEqual([]);
	});
});

describe("parts of a memory", () => {
	const ORION = "The deadline is in March. The budget is 900 euros. The server is called Pluto.";

	it("come back together, in whatever order they were forgotten", async () => {
		const { entity, ids } = await seed("project", "Orion", ORION, "Uses Postgres");
		const before = listIn(fileOf(entity), "Facts");
		await forgetIt("forget the Orion deadline");
		await forgetIt("forget the Orion budget");
		expect(listIn(fileOf(entity), "Facts")[0]).toBe("- The server is called Pluto.");
		const listed = (await scratch.get(archiveList, {})).memories;
		expect(listed).toMatchObject([{ why: "part", text: "The deadline is in March. The budget is 900 euros." }]);
		await bringBack(ids[0]!);
		expect(listIn(fileOf(entity), "Facts")).toEqual(before);
		expect(await scoreOf(ids[0]!)).not.toHaveProperty("masked");
	});

	it("stay forgotten where the whole was forgotten later and is restored, until they are restored, too", async () => {
		const { entity, ids } = await seed("project", "Orion", ORION, "Uses Postgres");
		const before = listIn(fileOf(entity), "Facts");
		await forgetIt("forget the Orion deadline");
		await forgetIt(ids[0]!);
		await bringBack(ids[0]!);
		expect(listIn(fileOf(entity), "Facts")[0]).toBe("- The budget is 900 euros. The server is called Pluto.");
		expect(await isKnownForgotten("The deadline is in March.")).toBe(true);
		await bringBack(ids[0]!);
		expect(listIn(fileOf(entity), "Facts")).toEqual(before);
	});

	it("stay known as forgotten where the rest is deleted for good", async () => {
		const id = await say("The gym costs 40 euros. The dentist is in Lyon.");
		await forgetIt("forget the gym");
		await scratch.agreed(forget, { what: [id], permanently: true });
		expect(await isKnownForgotten("The gym costs 40 euros.")).toBe(true);
		expect(await isKnownForgotten("The dentist is in Lyon.")).toBe(true);
	});

	it("come back to what the line says by now", async () => {
		const { entity, ids } = await seed("project", "Orion", ORION);
		const path = fileOf(entity);
		await forgetIt("forget the Orion deadline");
		await scratch.type(path, scratch.text(path).replace("900 euros", "1200 euros"));
		await forgetIt("forget the Orion budget");
		await scratch.type(path, scratch.text(path).replace("Pluto", "Charon"));
		await bringBack(ids[0]!);
		expect(listIn(path, "Facts")).toEqual([
			"- The server is called Charon. The budget is 1200 euros. The deadline is in March.",
		]);
	});

	it("stay forgotten when the rest is forgotten, too", async () => {
		await say("The gym costs 40 euros. The dentist is in Lyon.");
		await forgetIt("forget the gym");
		await forgetIt("forget the dentist");
		expect(await isKnownForgotten("The gym costs 40 euros.")).toBe(true);
		expect(await isKnownForgotten("The dentist is in Lyon.")).toBe(true);
	});

	it("come back into their line, without a second one beside it", async () => {
		const { entity, ids } = await seed(
			"person",
			"Ada",
			"The Helios deadline is in March. The cat is called Luna.",
			"The Helios budget is 900 euros",
			"Likes tea",
		);
		const before = listIn(fileOf(entity), "Facts");
		await forgetIt("forget everything about Helios");
		await bringBack(ids[0]!);
		expect(listIn(fileOf(entity), "Facts")).toEqual([before[0], before[2]]);
		await bringBack(ids[1]!);
		expect(listIn(fileOf(entity), "Facts")).toEqual(before);
	});

	it("come back into their line of core memory", async () => {
		const lines = ["Helios ends in March and the cat is called Luna", "The Helios budget is 900 euros", "Tea at four"];
		await scratch.type(CORE, `${scratch.text(CORE)}\n## Notes\n${lines.map((line) => `- ${line}\n`).join("")}`);
		const before = scratch.text(CORE);
		const ids = await forgetIt("forget everything about Helios");
		expect(listIn(CORE, "Notes")).toEqual(["- The cat is called Luna", "- Tea at four"]);
		await bringBack(ids.find((id) => id.includes("luna"))!);
		expect(listIn(CORE, "Notes")).toEqual([`- ${lines[0]}`, "- Tea at four"]);
		expect(await scoreOf("core:notes:the-cat-is-called-luna")).toBeUndefined();
		await bringBack(ids.find((id) => id.includes("budget"))!);
		expect(scratch.text(CORE)).toBe(before);
	});
});

it("brings a relation back as a relation, though the one beside it stays forgotten", async () => {
	await scratch.write(async (writing) => {
		const ada = await addEntity(writing, { type: "person", name: "Ada" });
		for (const name of ["Sam", "Bo"]) {
			const to = await addEntity(writing, { type: "person", name });
			await addRelation(writing, { from: ada, relation: "knows", to, ...HIGH });
		}
	});
	const path = fileOf("person--ada");
	const before = scratch.text(path);
	const ids = [...before.matchAll(/\]\] <!-- (\w+)/g)].map((match) => `fact:person--ada:${match[1]}`);
	await forgetIt(...ids);
	await scratch.write((writing) => renameEntity(writing, "person--bo", "Bob"));
	await bringBack(ids[0]!);
	expect(scratch.text(path)).toContain(
		`## Relations\n- Knows: [[person--sam]] <!-- ${ids[0]!.slice(-4)} · high · 2026-02-02 -->\n`,
	);
	expect(scratch.text("memory/graph/index.md")).toContain("| person--ada | knows | person--sam | high | 2026-02-02 |");
	await bringBack(ids[1]!);
	expect(scratch.text(path)).toBe(before.replace("person--bo]]", "person--bob]]"));
});

describe("what is said to be back", () => {
	it("is awake, however many memories there are", async () => {
		const id = await say("The printer on floor two was jammed.");
		scratch.clock.set("2026-12-01T12:00:00Z");
		await scratch.get(decay);
		const scores = JSON.parse(scratch.text(SCORES));
		for (let i = 0; i < 600; i++) scores.entries[`note:memory/x.md#n${i}`] = { ...scores.entries[id], store: "notes" };
		await scratch.type(SCORES, `${JSON.stringify(scores, null, 2)}\n`);
		scratch.clock.set("2026-12-02T12:00:00Z");
		expect(await scoreOf(id)).toMatchObject({ status: "archived" });
		await scratch.get(archiveRestore, { ids: [id] });
		expect(await scoreOf(id)).toMatchObject({ status: "active", accessCount: 2 });
		await scratch.get(decay);
		expect(await scoreOf(id)).toMatchObject({ status: "active" });
	});

	it("is found by the id it had before its entity was renamed", async () => {
		const { entity } = await seed("person", "Ada", "Plays the cello");
		await scratch.write((writing) => renameEntity(writing, entity, "Adele"));
		await forgetIt("entity:person--adele");
		const dry = await scratch.get(restore, { file: "entity:person--ada", dryRun: true });
		expect(dry.memories.map(({ id }: { id: string }) => id)).toContain("entity:person--adele");
		expect(await bringBack("entity:person--ada")).toContain("entity:person--adele");
		expect(await scoreOf("entity:person--adele")).not.toHaveProperty("forgotten");
		expect(await found("cello")).toContain("Plays the cello");
	});

	it("has its entity with it, and none of the entity's other lines", async () => {
		const { entity, ids } = await seed("person", "Ada", "Plays the cello", "Lives in Lyon");
		await forgetIt(`entity:${entity}`);
		expect((await bringBack(ids[0]!)).toSorted()).toEqual([`entity:${entity}`, ids[0]]);
		expect(await found("cello")).toContain("Plays the cello");
		expect(listIn(fileOf(entity), "Facts")).toEqual(["- Plays the cello"]);
		expect(await scoreOf(ids[1]!)).toMatchObject({ forgotten: true });
	});

	it("stands in the file of its entity, whatever that is called by now", async () => {
		const { entity, ids } = await seed("person", "Ada", "Plays the cello", "Likes tea");
		await forgetIt(ids[0]!);
		await scratch.write((writing) => renameEntity(writing, entity, "Adele"));
		const next = ids[0]!.replace(entity, "person--adele");
		expect(await scoreOf(next)).toMatchObject({ forgotten: true });
		expect(await bringBack(ids[0]!)).toEqual([next]);
		expect(listIn(fileOf("person--adele"), "Facts")).toEqual(["- Plays the cello", "- Likes tea"]);
		expect(existsSync(scratch.path(fileOf(entity)))).toBe(false);
		expect(await scoreOf(next)).not.toHaveProperty("forgotten");
	});

	it("stands in the file of the entity that its own became part of", async () => {
		const { entity, ids } = await seed("person", "Ada", "Plays the cello", "Likes tea");
		await seed("person", "Adele", "Lives in Lyon");
		await forgetIt(ids[0]!);
		await scratch.write((writing) => mergeEntities(writing, entity, "person--adele"));
		const [own] = await bringBack(ids[0]!);
		expect(own).toMatch(/^fact:person--adele:/);
		expect(listIn(fileOf("person--adele"), "Facts")).toContain("- Plays the cello");
		expect(existsSync(scratch.path(fileOf(entity)))).toBe(false);
		expect(await scoreOf(ids[0]!)).toBeUndefined();
		expect(await found("cello")).toContain("Plays the cello");
	});

	it("needs the file of its entity", async () => {
		const { entity, ids } = await seed("person", "Ada", "Plays the cello", "Likes tea");
		await forgetIt(ids[0]!);
		await scratch.write(async (writing) => {
			await writing.tx.remove(fileOf(entity), { summary: "gone" });
			writing.entities.set(entity, null);
		});
		await expect(scratch.run(restore, { file: ids[0]! })).rejects.toThrow(/whose file is gone/);
		expect(existsSync(scratch.path(fileOf(entity)))).toBe(false);
	});
});
