// Recall on a real workspace: the seed's worked example, statuses, duplicates, use, time, and the verbs around it.
import { describe, expect, it } from "vitest";
import { parseMemoryId } from "../src/model/ids.ts";
import { withoutRecalled } from "../src/model/recall-mark.ts";
import { get } from "../src/operations/get.ts";
import { graph } from "../src/operations/graph.ts";
import { history } from "../src/operations/history.ts";
import { recall } from "../src/operations/recall.ts";
import { timeline } from "../src/operations/timeline.ts";
import { used } from "../src/operations/used.ts";
import { addEntity, getEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact, findLabelled, supersedeFact } from "../src/stores/facts.ts";
import { pathsOf } from "../src/stores/memories.ts";
import { mergeEntities } from "../src/stores/merges.ts";
import { addProcedure } from "../src/stores/procedures.ts";
import { addRelation } from "../src/stores/relations.ts";
import { scoresOf } from "../src/stores/write-memories.ts";
import { record } from "../src/stores/writing.ts";
import { countTokens } from "../src/text/tokens.ts";
import { layOutEach } from "./each-scratch.ts";
import { PLAIN, type Scratch } from "./scratch-workspace.ts";

const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const HIGH = { confidence: "high" } as const;

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

const say = (body: string) => scratch.write((writing) => addEpisode(writing, { ...EPISODE, body }));
const ask = async (question: string, more: object = {}) =>
	await scratch.get(recall, { question, arm: "text", ...more });
const texts = (answer: { results: { text: string }[] }) => answer.results.map(({ text }) => text);

async function seedGraph(): Promise<void> {
	await scratch.write(async (writing) => {
		const project = await addEntity(writing, {
			type: "project",
			name: "Moltbot memory",
			summary: "An intelligent memory system for the OpenClaw agent.",
		});
		for (const name of ["person Alex", "tool OpenClaw", "concept Letta sleep-time", "person Sam"]) {
			const [type, ...rest] = name.split(" ");
			await addEntity(writing, { type: type!, name: rest.join(" ") });
		}
		await addFact(writing, project, { text: "Routing: classified by a language model", ...HIGH });
		await addFact(writing, project, { text: "Forgetting: decay model, not hard delete", ...HIGH });
		const relate = (from: string, relation: string, to: string) =>
			addRelation(writing, { from, relation, to, ...HIGH });
		await relate(project, "developed-by", "person--alex");
		await relate(project, "built-on", "tool--openclaw");
		await relate(project, "inspired-by", "concept--letta-sleep-time");
		await relate("person--alex", "knows", "person--sam");
	});
}

describe("the worked example of the design", () => {
	it("resolves a part of the name, reads the entity and follows its relations", async () => {
		await seedGraph();
		const answer = await ask("What do you know about the memory project?", { explain: true });
		expect(answer.kind).toBe("about");
		expect(answer.entities[0].id).toBe("project--moltbot-memory");
		const near = answer.related.filter(({ hops }: { hops: number }) => hops === 1).map(({ id }: { id: string }) => id);
		expect(near.toSorted()).toEqual(["concept--letta-sleep-time", "person--alex", "tool--openclaw"]);
		expect(answer.related).toContainEqual(
			expect.objectContaining({ id: "person--sam", hops: 2, from: "person--alex" }),
		);
		expect(answer.results[0].id).toBe("entity:project--moltbot-memory");
		expect(texts(answer)).toContain("Forgetting: decay model, not hard delete");
	});

	it("finds an entity by a mistyped name", async () => {
		await seedGraph();
		expect((await ask("Tell me about OpenClow")).entities[0].id).toBe("tool--openclaw");
	});

	it("draws the graph", async () => {
		await seedGraph();
		const value = await scratch.get(graph, { entity: "memory project", depth: 1, format: "mermaid" });
		const picture = graph.render(value, PLAIN);
		expect(picture).toContain("graph LR");
		expect(picture).toMatch(/n0 -->\|"built-on"\| n\d/);
		expect(graph.render({ ...value, format: "dot" }, PLAIN)).toContain(
			'"project--moltbot-memory" -> "tool--openclaw" [label="built-on"]',
		);
	});
});

describe("what is ranked", () => {
	it("says so when nothing fits", async () => {
		await say("Bought new tyres for the bike.");
		const answer = await ask("What is the boiling point of tungsten?");
		expect(answer.results).toEqual([]);
		expect(recall.render(answer, PLAIN)).toContain("Nothing remembered fits");
	});

	it("prefers a procedure when asked how", async () => {
		await say("We deploy the website on Fridays, usually with Tom.");
		await scratch.write((writing) =>
			addProcedure(writing, {
				name: "Deploy the website",
				trigger: "When the website is to be deployed",
				steps: ["Run the tests", "Push the tag"],
			}),
		);
		expect((await ask("How do I usually deploy the website?")).results[0].store).toBe("procedure");
	});

	it("collapses what says the same, and keeps the newest", async () => {
		scratch.clock.set("2026-01-01T10:00:00Z");
		const { id: old } = await say("The shop database is Postgres 16.");
		scratch.clock.set("2026-01-05T10:00:00Z");
		const { id } = await say("the shop database is Postgres 16");
		const { results } = await ask("Which database does the shop use?");
		expect(results).toHaveLength(1);
		expect(results[0]).toMatchObject({ id, same: [old] });
	});

	it("puts a later statement above the one it corrects, decay or not", async () => {
		scratch.clock.set("2026-01-01T10:00:00Z");
		await say("The rent is 1,150 euros a month.");
		scratch.clock.set("2026-01-20T10:00:00Z");
		await say("The rent went up to 1,240 euros a month.");
		for (const decay of [true, false])
			expect(texts(await ask("How much is the rent?", { decay }))[0]).toContain("1,240");
	});

	it("understands a day, and an event as a day", async () => {
		scratch.clock.set("2026-01-10T10:00:00Z");
		await say("Talked with Tom about the garden fence.");
		scratch.clock.set("2026-01-20T10:00:00Z");
		await say("The launch of the shop went well.");
		scratch.clock.set("2026-01-25T10:00:00Z");
		await say("Talked with Tom about the garden gate.");
		const byDay = await ask("What did I talk about with Tom on 10 January?", { decay: false });
		expect(byDay.spans[0]).toMatchObject({ from: "2026-01-10", to: "2026-01-10" });
		expect(texts(byDay)[0]).toContain("fence");
		expect(texts(await ask("What did I talk about with Tom since the launch?", { decay: false }))[0]).toContain("gate");
	});
});

describe("what has faded", () => {
	it("leaves the dormant out unless nothing else answers, and counts the archived", async () => {
		scratch.clock.set("2026-01-01T10:00:00Z");
		await say("The piano is tuned by Mr. Abel.");
		scratch.clock.set("2026-03-01T10:00:00Z");
		const asleep = await ask("Who tunes the piano?");
		expect(asleep.results[0]).toMatchObject({ status: "dormant" });
		await say("The piano tuner came to look at the piano strings.");
		const other = await ask("Who tunes the piano?");
		expect(texts(other)).not.toContain("The piano is tuned by Mr. Abel.");
		expect(other.hidden.dormant).toBe(1);
		scratch.clock.set("2026-12-01T10:00:00Z");
		const outcome = await scratch.run(recall, recall.input.parse({ question: "Who tunes the piano?", arm: "text" }));
		expect(outcome).toMatchObject({ status: "done", value: { results: [], hidden: { archived: 2 } } });
		expect(JSON.stringify(outcome)).toContain("--include archived");
		expect((await ask("Who tunes the piano?", { include: "archived" })).results).toHaveLength(2);
	});

	it("never shows what was forgotten", async () => {
		const { id } = await say("My old password hint is the name of the first dog.");
		await scratch.write(async (writing) => record(writing, id, { kind: "forgotten" }));
		const answer = await ask("What is my password hint?", { include: "archived" });
		expect(answer.results).toEqual([]);
		expect(answer.hidden).toEqual({ dormant: 0, archived: 0 });
	});
});

describe("use", () => {
	it("keeps alive what was used, not what was only found", async () => {
		const { id } = await say("We chose Postgres as the database of the shop.");
		const { id: other } = await say("The shop opens at nine on Saturdays.");
		const count = async (of: string) => (await scoresOf(await scratch.engine())).entries.get(of)?.accessCount;
		await ask("Which database did we choose for the shop?");
		expect(await count(id)).toBe(1);
		const answer = "You chose Postgres as the shop's database.";
		expect(await scratch.get(used, { ids: [id, other], answer })).toEqual({ used: [id], unused: [other] });
		expect([await count(id), await count(other)]).toEqual([2, 1]);
		await scratch.get(used, { ids: [other] });
		expect(await count(other)).toBe(2);
	});

	it("gives a marked block within its budget", async () => {
		for (let i = 1; i <= 12; i++) await say(`Piano lesson ${i}: practised the piano piece number ${i} for an hour.`);
		const { context } = await ask("What did I practise on the piano?", { context: 120 });
		expect(await countTokens(context)).toBeLessThanOrEqual(120);
		expect(context).toContain("[episode:");
		expect(withoutRecalled(`before ${context} after`).replace(/\s+/g, " ")).toBe("before after");
	});
});

describe("by id and by day", () => {
	it("gets memories by id, and orders a topic by days", async () => {
		scratch.clock.set("2026-01-10T10:00:00Z");
		const { id } = await say("The kitchen renovation began.");
		scratch.clock.set("2026-02-10T10:00:00Z");
		await say("The kitchen renovation is half done.");
		expect((await scratch.get(get, { ids: [id] })).memories[0].says).toBe("The kitchen renovation began.");
		const { lines } = await scratch.get(timeline, { topic: "kitchen renovation" });
		expect(lines.map(({ day }: { day: string }) => day)).toEqual(["2026-01-10", "2026-02-10"]);
	});
});

/** What each thing was, month by month: every third month or so it changes. */
const YEAR: readonly { label: string; question: string; values: readonly [month: number, value: string][] }[] = [
	["Office", "Where is the office?", "Baker Street", "Canal Wharf", "Mill Lane"],
	["Team lead", "Who is the team lead?", "Anika", "Rafael", "Wen"],
	["Database", "Which database does it use?", "MySQL", "Postgres", "SQLite"],
	["Deploy day", "What is the deploy day?", "Friday", "Tuesday", "Monday"],
	["Chat tool", "What is the chat tool?", "Slack", "Zulip", "Matrix"],
	["Budget", "What is the budget?", "80k", "55k", "60k"],
	["Logo colour", "What is the logo colour?", "green", "orange", "blue"],
	["Language", "What language is it written in?", "Python", "Rust", "Go"],
	["Hosting region", "What is the hosting region?", "Frankfurt", "Dublin", "Oslo"],
	["Standup time", "What is the standup time?", "9:30", "10:15", "8:45"],
].map(([label, question, ...values], i) => ({
	label: label!,
	question: question!,
	values: values.map((value, k) => [1 + k * 4 + (i % 3), value] as [number, string]),
}));

const dayOf = (month: number, day: number) => `2027-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

async function scriptYear(): Promise<void> {
	scratch.clock.set("2027-01-01T08:00:00Z");
	const entity = await scratch.write((writing) => addEntity(writing, { type: "project", name: "Heron" }));
	for (let month = 1; month <= 12; month++) {
		scratch.clock.set(`${dayOf(month, 10)}T09:00:00Z`);
		await scratch.write(async (writing) => {
			await addEpisode(writing, { ...EPISODE, body: `Heron review number ${month}: nothing special.` });
			for (const { label, values } of YEAR) {
				const value = values.find(([from]) => from === month)?.[1];
				if (value === undefined) continue;
				const fact = { text: `${label}: ${value}`, ...HIGH };
				const old = findLabelled(await getEntity(writing, entity), label);
				if (old?.mark) await supersedeFact(writing, entity, old.mark.key, fact);
				else await addFact(writing, entity, fact);
			}
		});
	}
	scratch.clock.set("2028-01-05T08:00:00Z");
}

describe("a scripted year", () => {
	const probes = YEAR.flatMap(({ label, question, values }) =>
		[3, 5, 7, 9, 12].map((month) => ({
			question,
			day: dayOf(month, 20),
			wanted: `${label}: ${values.findLast(([from]) => from <= month)![1]}`,
		})),
	);

	it("answers fifty questions as of their day, and as what held on it", async () => {
		await scriptYear();
		expect(probes).toHaveLength(50);
		for (const { question, day, wanted } of probes) {
			expect([question, day, texts(await ask(question, { asOf: day }))[0]]).toEqual([question, day, wanted]);
			const held = texts(await ask(`${question} Heron`, { validAt: day }));
			expect([question, day, held[0]]).toEqual([question, day, wanted]);
		}
	});
});

describe("the history of a memory", () => {
	it("tells how a fact changed and why, whichever of its ids is asked for", async () => {
		const first = await scratch.write(async (writing) => {
			const project = await addEntity(writing, { type: "project", name: "Atlas" });
			return await addFact(writing, project, { text: "Deadline: 15 March", ...HIGH });
		});
		const second = await scratch.write((writing) =>
			supersedeFact(writing, "project--atlas", first.id.split(":")[2]!, { text: "Deadline: 30 March", ...HIGH }),
		);
		for (const of of [first.id, second.id]) {
			const value = await scratch.get(history, { of });
			expect(value).toMatchObject({ id: second.id, total: 2 });
			expect(value.versions[0]).toMatchObject({
				before: { id: first.id, text: "Deadline: 15 March" },
				after: { id: second.id, text: "Deadline: 30 March" },
				trigger: "test",
			});
			expect(value.versions[1]).toMatchObject({ before: null, after: { text: "Deadline: 15 March" } });
			expect(history.render(value, PLAIN)).toMatch(/- Deadline: 15 March fact:\S+\n.*\+ Deadline: 30 March fact:/);
		}
	});

	it("follows a fact into the entity that another was merged into", async () => {
		const fact = await scratch.write(async (writing) => {
			const old = await addEntity(writing, { type: "person", name: "Alexander" });
			await addEntity(writing, { type: "person", name: "Alex" });
			return await addFact(writing, old, { text: "Plays the cello", ...HIGH });
		});
		await scratch.write((writing) => mergeEntities(writing, "person--alexander", "person--alex"));
		const value = await scratch.get(history, { of: fact.id });
		expect(value.id).toMatch(/^fact:person--alex:/);
		expect(value.versions.map(({ after }: { after: { text: string } }) => after?.text)).toContain("Plays the cello");
		expect(value.versions[0]).toMatchObject({ before: { id: fact.id }, after: { id: value.id } });
	});

	it("tells of one entry of a log only what concerns it, and that it is gone", async () => {
		const { id } = await say("The cellar flooded.");
		await say("Bought new tyres.");
		const [path] = pathsOf(parseMemoryId(id)!);
		scratch.put(path!, scratch.text(path!).replace("The cellar flooded.", "The cellar flooded again."));
		const value = await scratch.get(history, { of: id });
		expect(value.versions.map(({ after }: { after: { text: string } }) => after.text)).toEqual([
			"The cellar flooded again.",
			"The cellar flooded.",
		]);
		expect(value.versions[0].actor).toBe("manual");
	});

	it("does not know what never was", async () => {
		await expect(scratch.get(history, { of: "vault:nothing" })).rejects.toThrow(/no memory vault:nothing/);
	});
});

it("the timeline without a topic is what happened last, of every store, in the order of days", async () => {
	scratch.clock.set("2026-03-01T09:00:00Z");
	await say("Painted the door.");
	scratch.clock.set("2026-03-04T09:00:00Z");
	await say("Sold the car.");
	await scratch.write(async (writing) =>
		addFact(writing, await addEntity(writing, { type: "tool", name: "Vim" }), { text: "Is fast", ...HIGH }),
	);
	const { lines } = await scratch.get(timeline, { limit: 3 });
	expect(lines.map(({ day }: { day: string }) => day)).toEqual(["2026-03-04", "2026-03-04", "2026-03-04"]);
	const all = await scratch.get(timeline, {});
	expect(all.lines[0].text).toBe("Painted the door.");
	expect(timeline.render(all, PLAIN)).toContain("2026-03-04  Is fast");
});
