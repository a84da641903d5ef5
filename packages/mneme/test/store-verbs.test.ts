// The verbs of the stores, as a face calls them: what they answer, what they refuse, and what a person reads.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Principal } from "../src/model/principal.ts";
import { layOutEach } from "./each-scratch.ts";
import { loadVerb, PLAIN, type Scratch } from "./scratch-workspace.ts";

const MAIN: Principal = { actor: "bot:main", agent: "claw", role: "main", scopes: [] };
const golden = (name: string) =>
	readFileSync(fileURLToPath(new URL(`../src/formats/golden/${name}`, import.meta.url)), "utf8");

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

async function get(name: string, input: object = {}) {
	return await scratch.get(await loadVerb(name), input);
}

async function runAs(principal: Principal, name: string, input: object) {
	const verb = await loadVerb(name);
	return await verb.run((await scratch.engine()).as(principal), verb.input.parse(input));
}

async function shown(name: string, input: object = {}): Promise<string> {
	return (await loadVerb(name)).render(await get(name, input), PLAIN);
}

describe("episode", () => {
	it("is added, listed and shown", async () => {
		const { id } = await get("episode add", {
			text: "We chose blue.",
			type: "decision",
			tag: ["design"],
			significance: ["decision"],
		});
		expect(scratch.text("memory/episodes/2026-02-02.md")).toContain(
			"| decision | confidence:high | tags:[design] | source:user-explicit\n[decision] We chose blue.\n",
		);
		await get("episode add", { text: "Lunch." });
		expect((await get("episode list", { type: "decision" })).episodes).toMatchObject([
			{ id, text: "We chose blue.", tags: ["design"] },
		]);
		expect((await get("episode list", { limit: 1 })).episodes[0].text).toBe("Lunch.");
		expect((await get("episode list", { day: "2026-01-01" })).episodes).toEqual([]);
		expect(await get("episode show", { id })).toMatchObject({ significance: ["decision"], line: 3 });
		expect(await shown("episode show", { id: id.replace("episode:", "") })).toContain("We chose blue.");
		await expect(get("episode show", { id: "episode:2026-02-02:03:00" })).rejects.toThrow("There is no");
	});
});

describe("core", () => {
	it("takes a label that has no value for what it is, and scores nothing", async () => {
		const label = (await get("core show")).items.length === 0 ? "- Role:" : "Role:";
		expect(await get("core add", { text: label })).toMatchObject({ change: expect.any(String) });
		expect(await get("core add", { text: "- Role:", block: "Identity" })).toMatchObject({ change: expect.any(String) });
	});

	it("fills in the seed's own template and leaves its other lines alone", async () => {
		const seed = golden("core.md");
		scratch.put("MEMORY.md", seed);
		await get("core add", { text: "My time zone is Europe/Rome" });
		await get("core add", { text: "I prefer TypeScript over JavaScript." });
		expect(scratch.text("MEMORY.md")).toBe(
			seed
				.replace("Timezone: [TZ]", "Timezone: Europe/Rome")
				.replace("[Dark mode, Vim, TypeScript, etc.]", "TypeScript over JavaScript"),
		);
	});

	it("is shown with ids and fill, edited and removed", async () => {
		const { id } = await get("core add", { text: "Backups run on Sundays", block: "Critical Facts" });
		expect(id).toBe("core:critical-facts:backups-run-on-sundays");
		const { items, blocks, tokens, budget } = await get("core show");
		expect(items).toMatchObject([{ id, block: "Critical Facts" }]);
		expect(budget).toBe(3000);
		expect(tokens).toBeGreaterThan(
			blocks.reduce((sum: number, block: { tokens: number }) => sum + block.tokens, 0) - 5,
		);
		const edited = await get("core edit", { item: id, text: "Backups run on Mondays" });
		expect(edited).toMatchObject({ change: "replaced", before: "Backups run on Sundays" });
		await get("core edit", { item: "Timezone", text: "Asia/Tokyo" });
		expect(scratch.text("MEMORY.md")).toContain("- Timezone: Asia/Tokyo\n");
		expect(await shown("core show", { block: "identity" })).toContain("Timezone: Asia/Tokyo");
		expect(await get("core remove", { item: "mondays", dryRun: true })).toMatchObject({ tx: null });
		expect(scratch.text("MEMORY.md")).toContain("Mondays");
		await get("core remove", { item: "mondays" });
		expect(scratch.text("MEMORY.md")).not.toContain("Mondays");
		await expect(get("core remove", { item: "mondays" })).rejects.toThrow("No single line");
		await get("undo");
		expect(scratch.text("MEMORY.md")).toContain("Mondays");
	});
});

describe("entity and relation", () => {
	it("reads the seed's entity file, and adds to it without touching a line", async () => {
		const seed = golden("entity.md");
		scratch.put("memory/graph/entities/project--moltbot-memory.md", seed);
		await get("status");
		await get("relation add", { from: "project--moltbot-memory", relation: "uses", to: "concept--oauth2-pkce" });
		const text = scratch.text("memory/graph/entities/project--moltbot-memory.md");
		for (const line of seed.split("\n").filter((each) => each !== "" && !each.startsWith("<!--")))
			expect(text).toContain(line);
		expect(text).toContain("- Uses: [[concept--oauth2-pkce]]");
		expect(scratch.text("memory/graph/entities/concept--oauth2-pkce.md")).toContain(
			"- Used by: [[project--moltbot-memory]]",
		);
		const { relations } = await get("relation list", { entity: "project--moltbot-memory" });
		expect(relations).toContainEqual(
			expect.objectContaining({ from: "person--alex", relation: "develops", to: "project--moltbot-memory" }),
		);
		const entity = await get("entity show", { entity: "project--moltbot-memory" });
		expect(entity.facts).toHaveLength(6);
		expect(entity.facts[0].id).toMatch(/^fact:project--moltbot-memory:architecture-hybrid/);
	});

	it("is listed, shown by name, renamed, merged and taken apart", async () => {
		await get("relation add", { from: "person--alex", relation: "develops", to: "project--atlas" });
		expect((await get("relation add", { from: "Alex", relation: "develops", to: "Atlas" })).change).toBe("known");
		expect((await get("entity list", { type: "person" })).entities).toMatchObject([
			{ id: "person--alex", relations: 1 },
		]);
		await expect(get("entity show", { entity: "Alexx" })).rejects.toThrow("Did you mean person--alex?");
		await expect(get("relation add", { from: "Nobody", relation: "uses", to: "Atlas" })).rejects.toThrow(
			"There is no entity",
		);
		await get("entity rename", { entity: "Atlas", name: "Atlas Maps" });
		expect((await get("entity show", { entity: "project--atlas" })).label).toBe("Atlas Maps");
		await get("relation add", { from: "person--alexander", relation: "uses", to: "tool--vim" });
		await get("entity merge", { entity: "Alexander", into: "Alex" });
		expect((await get("relation list", { entity: "Alex" })).total).toBe(2);
		expect((await get("entity undo-merge", { entity: "person--alexander" })).from).toBe("person--alex");
		expect((await get("relation list", { relation: "uses" })).relations).toMatchObject([{ from: "person--alexander" }]);
		expect(await shown("entity list")).toContain("project--atlas-maps");
	});
});

describe("procedure", () => {
	it("is added, listed and shown", async () => {
		await get("procedure add", {
			name: "How to deploy",
			trigger: "when asked to ship",
			step: ["Test", "Tag"],
			note: ["Ask"],
		});
		expect((await get("procedure list")).procedures).toMatchObject([{ id: "procedure:how-to-deploy", steps: 2 }]);
		expect(await shown("procedure show", { procedure: "how to deploy" })).toContain("1. Test\n  2. Tag");
		await expect(get("procedure show", { procedure: "how to deplo" })).rejects.toThrow("Did you mean how-to-deploy?");
	});
});

describe("vault and pin", () => {
	it("are done on the user's words only", async () => {
		const refusal = await runAs(MAIN, "pin", { memory: "The anniversary is on 3 May" });
		expect(refusal).toMatchObject({ status: "refused", reason: expect.stringContaining("user's words") });
		expect((await runAs(MAIN, "vault add", { text: "x" })).status).toBe("refused");
		expect((await get("vault list")).items).toEqual([]);
		const outcome = await runAs(MAIN, "pin", {
			memory: "The anniversary is on 3 May",
			userReply: "yes, keep that for ever",
		});
		expect(outcome.status).toBe("done");
		const log = await scratch.git("log", "-1", "--format=%B", "--", "memory/vault");
		expect(log).toContain("Approval: approved");
		expect(log).toContain("Approver: relayed:claw");
		expect(log).toContain('user said "yes, keep that for ever"');
		expect((await get("vault list")).items).toHaveLength(1);
		expect((await runAs(MAIN, "unpin", { memory: outcome.value.id })).status).toBe("refused");
		await get("unpin", { memory: outcome.value.id });
		expect((await get("vault list")).items).toEqual([]);
		expect((await get("episode list")).episodes[0].text).toContain("anniversary");
	});

	it("may be narrowed to what the user does themselves", async () => {
		scratch.put("mneme.yaml", `${scratch.text("mneme.yaml")}\napproval:\n  from: [cli]\n`);
		const outcome = await runAs(MAIN, "pin", { memory: "x y z", userReply: "yes" });
		expect(outcome).toMatchObject({ status: "refused", reason: expect.stringContaining("approval.from") });
		expect((await get("vault add", { text: "The spare key is with Ada" })).id).toBe("vault:the-spare-key-is-with-ada");
	});
});
