import { describe, expect, it } from "vitest";
import type { Embedder } from "../../inference/port.ts";
import { asksPermanence } from "./permanence.ts";
import { type RouteOptions, route } from "./route.ts";
import { chooseStore } from "./store.ts";
import { chooseStoreWith } from "./store-classifier.ts";

const OPTIONS: RouteOptions = {};

describe("the store by rules", () => {
	it.each([
		["My name is Priya Raman.", "core"],
		["I prefer short meetings.", "core"],
		["Alex prefers short meetings.", "semantic"],
		["Right now I'm waiting on legal.", "core"],
		["Don't use emojis when you talk to me.", "core"],
		["Never push to main directly; open a pull request.", "procedural"],
		["To deploy, run the tests first, then tag the release.", "procedural"],
		["We decided to go with Postgres for the ledger.", "episodic"],
		["The staging server crashed last night.", "episodic"],
		["Python was created by Guido van Rossum in 1991.", "semantic"],
		["Don't forget that the printer only takes A4.", "semantic"],
		["Never forget this: the safe is behind the painting.", "vault"],
		["", "semantic"],
		["🎉🎉", "semantic"],
	])("%s → %s", (text, store) => {
		expect(chooseStore(text).store).toBe(store);
	});

	it("reads a huge text in bounded work", () => {
		expect(chooseStore("We decided to stop. ".repeat(250_000)).store).toBe("episodic");
	});

	it("asks no encoder that its weights were not made for", async () => {
		const stranger = { fingerprint: "other-model-mean", embedPassages: () => Promise.reject(new Error("asked")) };
		const decision = await chooseStoreWith("Kestrel is written in Rust.", stranger as unknown as Embedder);
		expect(decision.store).toBe("semantic");
	});
});

describe("permanence", () => {
	it.each([
		"Keep this forever: x",
		"Pin this: x",
		"You must never forget that x",
		"Store this permanently: x",
		"Put it in the vault: x",
	])("%s", (text) => expect(asksPermanence(text)).toBe(true));
	it.each([
		"I never forget a face.",
		"HashiCorp Vault stores our secrets.",
		"Pin the dependency versions.",
		"Don't forget the milk.",
		"Our logs are kept forever in cold storage.",
	])("not: %s", (text) => expect(asksPermanence(text)).toBe(false));
});

describe("route", () => {
	it("gives A§8.2's object for a preference", async () => {
		const { routing, type } = await route("Remember that I prefer TypeScript over JavaScript.", {
			...OPTIONS,
			explicit: true,
		});
		expect(routing).toEqual({
			store: "core",
			entities: [
				{ name: "TypeScript", type: "tool" },
				{ name: "JavaScript", type: "tool" },
				{ name: "User", type: "person" },
			],
			relations: [{ from: "person--user", relation: "prefers", to: "tool--typescript" }],
			tags: ["preference", "typescript", "javascript"],
			confidence: "high",
			core_update: true,
			summary: "I prefer TypeScript over JavaScript.",
		});
		expect(type).toBe("preference");
	});

	it("uses the user's own entity and what the workspace knows", async () => {
		const { routing } = await route("I'm building Atlas.", {
			...OPTIONS,
			user: { id: "person--alex", name: "Alex", type: "person" },
			findKnown: (name) =>
				name === "Atlas" ? { id: "project--atlas-maps", name: "Atlas Maps", type: "project" } : undefined,
		});
		expect(routing.relations).toEqual([{ from: "person--alex", relation: "develops", to: "project--atlas-maps" }]);
	});

	it.each([
		["Actually it's March 30.", { newValue: "March 30" }],
		["No, the deadline moved to April 2.", { about: "deadline", newValue: "April 2" }],
		["It's Lena, not Laura.", { oldValue: "Laura", newValue: "Lena" }],
		["Our standup has been moved from 9:15 to 10:00.", { about: "standup", oldValue: "9:15", newValue: "10:00" }],
	])("sees a correction in: %s", async (text, correction) => {
		expect(await route(text, OPTIONS)).toMatchObject({ correction, type: "correction" });
	});

	it.each(["Clara moved to Bergen.", "We moved to Ghent in 2019.", "I actually like it here, not there."])(
		"sees none in: %s",
		async (text) => {
			const { correction } = await route(text, OPTIONS);
			expect(correction?.newValue).toBeUndefined();
		},
	);

	it.each([
		["The deadline for Helios is 30 March.", { entity: "project--helios", label: "Deadline", value: "30 March" }],
		["My timezone is Europe/Lisbon.", { entity: "person--user", label: "Timezone", value: "Europe/Lisbon" }],
		["Greta's birthday is on 5 August.", { entity: "person--greta", label: "Birthday", value: "on 5 August" }],
		[
			"Jonas is the new product owner of Atlas.",
			{ entity: "person--jonas", label: "Role", value: "the new product owner of Atlas" },
		],
		["Call me Jo.", { entity: "person--user", label: "Name", value: "Jo" }],
	])("finds the fact in: %s", async (text, fact) => {
		expect((await route(text, OPTIONS)).facts).toEqual([fact]);
	});

	it("turns the seed's three episode entries into its entity file in kind", async () => {
		const topic = { id: "project--moltbot-memory", name: "Moltbot Memory", type: "project" };
		const entries = [
			"Discussed memory architecture directions with user. Chose hybrid approach:\nmulti-store cognitive model + Letta-style core memory always in context.\nUser decisions: LLM routing, decay forgetting, full consolidation, graph semantics.",
			"User prefers brainstorming before implementation. Wants multiple options\npresented with trade-offs before committing to a direction.",
			"Created comprehensive architecture document for the memory system.\nNext: user review and iteration on specific components.",
		];
		const routed = await Promise.all(entries.map((entry) => route(entry, { ...OPTIONS, topic })));
		expect(routed.map(({ type }) => type)).toEqual(["decision", "preference", "task"]);
		expect(routed.flatMap(({ facts }) => facts)).toEqual([
			{
				entity: topic.id,
				label: "Approach",
				value: "hybrid (multi-store cognitive model + Letta-style core memory always in context)",
			},
			{ entity: topic.id, label: "Routing", value: "LLM" },
			{ entity: topic.id, label: "Forgetting", value: "decay" },
			{ entity: topic.id, label: "Consolidation", value: "full" },
			{ entity: topic.id, label: "Semantics", value: "graph" },
		]);
		expect(routed.flatMap(({ routing }) => routing.relations)).toEqual([
			{ from: topic.id, relation: "inspired-by", to: "tool--letta" },
			{ from: "person--user", relation: "prefers", to: "concept--brainstorming" },
		]);
	});
});
