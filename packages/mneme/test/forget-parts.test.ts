// Forgetting takes what the list said and nothing else: parts of a memory as its file has them, lines that share an id, files that a person
// changed between the question and the answer.
import { describe, expect, it } from "vitest";
import { archiveList } from "../src/operations/archive-list.ts";
import { archivePurge } from "../src/operations/archive-purge.ts";
import { forget } from "../src/operations/forget.ts";
import { restore } from "../src/operations/restore.ts";
import { search } from "../src/operations/search.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact } from "../src/stores/facts.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const EPISODE = { type: "fact", confidence: "high", tags: [], significance: [] } as const;
const DAY = "memory/episodes/2026-02-02.md";
const CORE = "MEMORY.md";
const ADA = "memory/graph/entities/person--ada.md";
const SCORES = "memory/meta/decay-scores.json";

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

const say = async (body: string) => (await scratch.write((writing) => addEpisode(writing, { ...EPISODE, body }))).id;

async function found(query: string): Promise<string> {
	return JSON.stringify((await scratch.get(search, { query, mode: "text" })).hits);
}

describe("a part of a memory", () => {
	it("goes where the file has a link for a name", async () => {
		await say("The [[tool--vim]] config is broken and the party is in May.");
		await scratch.agreed(forget, { what: ["forget the vim config"] });
		expect(await found("vim config")).not.toContain("config");
		expect(await found("party")).toContain("party");
	});

	it("goes for good where the file has a link for a name", async () => {
		await say("The [[tool--vim]] config is broken and the party is in May.");
		await scratch.agreed(forget, { what: ["forget the vim config"], permanently: true });
		expect(scratch.text(DAY)).toContain("\nThe party is in May.\n");
		expect(scratch.text(DAY)).not.toContain("config");
	});

	it("goes out of a labelled line of core memory, which keeps its label", async () => {
		const line = "- Work: the manager is called Ada and the office is in Lyon";
		await scratch.type(CORE, `${scratch.text(CORE)}\n## Office\n${line}\n`);
		await scratch.agreed(forget, { what: ["forget that the manager is called Ada"] });
		expect(scratch.text(CORE)).toContain("\n- Work: The office is in Lyon\n");
		expect(await found("office in Lyon")).toContain("Lyon");
	});

	it("goes out of a fact that stands in two lines, which keeps the rest and its mark", async () => {
		const path = "memory/graph/entities/project--orion.md";
		const mark = "<!-- k7f2 · high · 2026-02-02 -->";
		const facts = `- The deadline is in March.\n  The budget is 900 euros. ${mark}\n`;
		await scratch.type(path, `# project--orion\n\n<!-- Type: project -->\n<!-- Label: Orion -->\n\n## Facts\n${facts}`);
		await scratch.agreed(forget, { what: ["forget the Orion deadline"] });
		expect(scratch.text(path)).toContain(`\n- The budget is 900 euros. ${mark}\n`);
		expect(scratch.text(path)).not.toContain("deadline");
	});

	it("goes for good out of two memories that say the same", async () => {
		for (let i = 0; i < 2; i++) await say("The gym costs 40 euros, $& or so. The dentist is in Lyon.");
		await scratch.agreed(forget, { what: ["forget the dentist"], permanently: true });
		expect(scratch.text(DAY).match(/^The gym costs 40 euros, \$& or so\.$/gm)).toHaveLength(2);
		expect(scratch.text(DAY)).not.toContain("dentist");
	});

	it("leaves no word of itself in the scores once it is deleted", async () => {
		await scratch.type(
			CORE,
			scratch.text(CORE).replace(/- Key preferences:.*/, "- Key preferences: dark mode, Doctor Weiss"),
		);
		await scratch.agreed(forget, { what: ["forget Doctor Weiss"], permanently: true });
		expect(scratch.text(CORE)).toContain("- Key preferences: dark mode\n");
		expect(scratch.text(SCORES)).not.toMatch(/weiss/i);
	});
});

describe("lines that share an id", () => {
	it("what is left of a long list stays in the answers", async () => {
		const list = "dark mode in every editor, concise answers, metric units everywhere, green tea in the morning";
		await scratch.type(CORE, scratch.text(CORE).replace(/- Key preferences:.*/, `- Key preferences: ${list}, jazz`));
		await scratch.agreed(forget, { what: ["forget jazz"] });
		expect(scratch.text(CORE)).toContain(`- Key preferences: ${list}\n`);
		expect(await found("dark mode in every editor")).toContain("metric units");
		const [kept] = (await scratch.get(archiveList, {})).memories;
		expect(kept.text).toContain("jazz");
		await scratch.get(restore, { file: kept.id });
		expect(scratch.text(CORE)).toContain(`- Key preferences: ${list}, jazz\n`);
		expect((await scratch.get(archiveList, {})).memories).toEqual([]);
	});

	it("a line that begins like the one forgotten stays in the answers", async () => {
		const start = "The emergency contact for the old summer house in northern Brittany is";
		await scratch.type(CORE, `${scratch.text(CORE)}\n## Notes\n- ${start} Paul Martin\n- ${start} away in August\n`);
		const hits = (await scratch.get(search, { query: "emergency contact Paul Martin", mode: "text" })).hits;
		const { id } = hits.find(({ text }: { text: string }) => text.includes("Paul"))!;
		await scratch.agreed(forget, { what: [id] });
		expect(scratch.text(CORE)).not.toContain("Paul Martin");
		expect(await found("emergency contact for the old summer house")).toContain("August");
		const [kept] = (await scratch.get(archiveList, {})).memories;
		expect(kept.text).toBe(`${start} Paul Martin`);
		await scratch.get(restore, { file: kept.id });
		expect(await found("emergency contact for the old summer house")).toContain("Paul");
		expect(await found("emergency contact for the old summer house")).toContain("August");
	});

	it("a fact that a person types anew is in the answers, though it begins like one that is forgotten", async () => {
		const start = "The emergency contact for the old summer house in northern Brittany is";
		const file = "# person--ada\n\n<!-- Type: person -->\n<!-- Label: Ada -->\n\n## Facts\n";
		await scratch.type(ADA, `${file}- ${start} Paul\n- Likes tea\n`);
		const id = "fact:person--ada:the-emergency-contact-for-the-old-summer-house-in-northern-b";
		await scratch.agreed(forget, { what: [id] });
		await scratch.type(ADA, scratch.text(ADA).replace("- Likes tea", `- Likes tea\n- ${start} Anna`));
		expect(await found("emergency contact")).toContain("is Anna");
		scratch.clock.set("2028-01-01T12:00:00Z");
		expect((await scratch.get(archivePurge, { olderThan: "1y", dryRun: true })).deleted).not.toContain(id);
		await scratch.agreed(archivePurge, { olderThan: "1y" });
		expect(scratch.text(ADA)).toContain(`- ${start} Anna\n`);
	});
});

describe("a file that changed between question and answer", () => {
	it("is asked about anew", async () => {
		const alex = await scratch.write(async (writing) => {
			const entity = await addEntity(writing, { type: "person", name: "Alex" });
			await addFact(writing, entity, { text: "Old phone: Nokia 3310", confidence: "high" });
			return entity;
		});
		const path = `memory/graph/entities/${alex}.md`;
		const input = { what: ["forget Alex's old phone"], permanently: true };
		const asked = await scratch.ask(forget, input);
		scratch.put(path, scratch.text(path).replace("Old phone: Nokia 3310", "Phone: Pixel 9, the PIN is 4711"));
		const again = await scratch.run(forget, { ...input, confirm: asked.token });
		expect(again.status === "done" ? again.value.forgotten : []).toEqual([]);
		expect(scratch.text(path)).toContain("the PIN is 4711");
	});

	it("is asked about anew where the change is further back than the list shows", async () => {
		const long =
			"The first thing to know about the summer house is that the water has to be turned on in the cellar first";
		const id = await say(`${long}, before anybody arrives there.`);
		const input = { what: [id], permanently: true };
		const asked = await scratch.ask(forget, input);
		scratch.put(DAY, scratch.text(DAY).replace("arrives there.", "arrives there. The safe code is 4711."));
		expect((await scratch.run(forget, { ...input, confirm: asked.token })).status).toBe("needs-confirmation");
		expect(scratch.text(DAY)).toContain("The safe code is 4711.");
	});
});

it("reads what waits for an approval in a file with CRLF", async () => {
	const reflection = "memory/meta/pending-reflection.md";
	await scratch.type(reflection, "# Reflection\r\n\r\n- The kitchen renovation is late\r\n- And the roof?\r\n");
	await scratch.agreed(forget, { what: ["forget the kitchen renovation"], permanently: true });
	expect(scratch.text(reflection)).toBe("# Reflection\r\n\r\n- And the roof?\r\n");
});
