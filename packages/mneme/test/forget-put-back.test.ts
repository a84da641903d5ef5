// Restoring puts a line back as a line of its own wherever its file has changed since, and takes no other line for what is left of it.
import { describe, expect, it } from "vitest";
import { archiveList } from "../src/operations/archive-list.ts";
import { archiveRestore } from "../src/operations/archive-restore.ts";
import { decay } from "../src/operations/decay.ts";
import { forget } from "../src/operations/forget.ts";
import { pin } from "../src/operations/pin.ts";
import { restore } from "../src/operations/restore.ts";
import { used } from "../src/operations/used.ts";
import { renameEntity } from "../src/stores/renames.ts";
import { scoresOf } from "../src/stores/write-memories.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const CORE = "MEMORY.md";
const ADA = "memory/graph/entities/person--ada.md";

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

const forgetIt = async (...what: string[]): Promise<void> => void (await scratch.agreed(forget, { what }));
const bringBack = async (id: string): Promise<{ id: string; text: string }[]> =>
	(await scratch.get(restore, { file: id })).memories;
const entryOf = async (id: string) => (await scoresOf(await scratch.engine())).entries.get(id);
const notes = () => scratch.text(CORE).split("## Notes\n")[1];

describe("a line of core memory", () => {
	const GARDEN = "core:notes:my-own-words-about-the-garden";
	const typeNotes = async (text: string) => await scratch.type(CORE, `${scratch.text(CORE)}\n## Notes\n${text}`);

	it("comes back as a paragraph, though the list above it lost its last item", async () => {
		await typeNotes("- The zebra is striped.\n- The apple is red.\n\nMy own words about the garden.\n\nOther words.\n");
		await forgetIt(GARDEN);
		await scratch.type(CORE, scratch.text(CORE).replace("- The apple is red.\n", ""));
		await bringBack(GARDEN);
		expect(notes()).toBe("- The zebra is striped.\n\nMy own words about the garden.\n\nOther words.\n");
	});

	it("comes back as a paragraph where the item above was forgotten with it", async () => {
		await typeNotes("- The zebra is striped.\n- The apple is red.\n\nMy own words about the garden.\n");
		await forgetIt("core:notes:the-apple-is-red", GARDEN);
		await bringBack(GARDEN);
		expect(notes()).toContain("- The zebra is striped.\n\nMy own words about the garden.\n");
		await bringBack("core:notes:the-apple-is-red");
		expect(notes()).toContain("- The zebra is striped.\n- The apple is red.\n\nMy own words about the garden.\n");
	});

	it("comes back below a title that was changed", async () => {
		await scratch.type(CORE, scratch.text(CORE).replace(/^(# .*\n)/, "$1\n- The boat is called Luna\n"));
		await forgetIt("core:top:the-boat-is-called-luna");
		await scratch.type(CORE, scratch.text(CORE).replace(/^# .*\n/, "# What I know\n"));
		await bringBack("core:top:the-boat-is-called-luna");
		expect(scratch.text(CORE)).toMatch(/^# What I know\n\n- The boat is called Luna\n\n</);
	});

	it("comes back at the end where it would become part of another line", async () => {
		await typeNotes("- The zebra is striped.\n\nFruit:\n  - The apple is red.\n\nOther words.\n");
		await forgetIt("core:notes:the-apple-is-red");
		await scratch.type(CORE, scratch.text(CORE).replace("striped.\n\nFruit", "striped.\nFruit"));
		await bringBack("core:notes:the-apple-is-red");
		expect(notes()).toBe("- The zebra is striped.\nFruit:\n\nOther words.\n\n- The apple is red.\n");
	});

	it("comes back byte for byte where nothing else changed, nested lines and spaces included", async () => {
		await typeNotes(
			"- The Helios deadline is in March. The cat is called Luna.  \n  - eats fish\n      - only on Fridays\n    - never milk\n- Likes tea\n",
		);
		const before = scratch.text(CORE);
		await forgetIt("forget the Helios deadline");
		expect(notes()).toBe(
			"- The cat is called Luna.  \n  - eats fish\n      - only on Fridays\n    - never milk\n- Likes tea\n",
		);
		const id = (await scratch.get(archiveList)).memories[0].id;
		await bringBack(id);
		expect(scratch.text(CORE)).toBe(before);
	});

	it("comes back into the second of two sections that are called the same", async () => {
		await typeNotes("- The zebra is striped.\n\n## Notes\n- The apple is red.\n- The pear is green.\n");
		const before = scratch.text(CORE);
		await forgetIt("core:notes:the-apple-is-red");
		await scratch.type(CORE, scratch.text(CORE).replace("green", "yellow"));
		await bringBack("core:notes:the-apple-is-red");
		expect(scratch.text(CORE)).toBe(before.replace("green", "yellow"));
	});

	it("stays a line of its own where its label stood twice", async () => {
		const lines = "- Open decisions: which bank to use\n- Open decisions: whether to sell the boat";
		await scratch.type(CORE, scratch.text(CORE).replace(/- Open decisions:.*/, lines));
		const before = scratch.text(CORE);
		await forgetIt("core:active-context:open-decisions-whether-to-sell-the-boat");
		await bringBack("core:active-context:open-decisions-whether-to-sell-the-boat");
		expect(scratch.text(CORE)).toBe(before);
	});
});

describe("a fact", () => {
	const START = "The emergency contact for the old summer house in northern Brittany is";
	const facts = () => scratch.text(ADA).split("## Facts\n")[1];
	const typeFacts = async (text: string) =>
		await scratch.type(ADA, `# person--ada\n\n<!-- Type: person -->\n<!-- Label: Ada -->\n\n## Facts\n${text}`);

	it("comes back beside another one that has its key", async () => {
		const mark = "<!-- k7f2 · high · 2026-02-02 -->";
		const text = `- Plays the cello ${mark}\n- Lives in Lyon ${mark}\n- Likes tea\n`;
		await typeFacts(text);
		await forgetIt("fact:person--ada:k7f2");
		await bringBack("fact:person--ada:k7f2");
		expect(facts()).toBe(text);
	});

	it.each([
		["begin alike", `- ${START} Paul\n- ${START} Anna\n- Likes tea\n`],
		["are the same", "- Plays the cello\n- Plays the cello\n- Likes tea\n"],
	])("comes back with its entity, though two of them %s", async (_, text) => {
		await typeFacts(text);
		await forgetIt("entity:person--ada");
		expect(facts()).toBe("");
		await bringBack("entity:person--ada");
		expect(facts()!.split("\n").toSorted()).toEqual(text.split("\n").toSorted());
	});

	it.each(["fact:person--ada:plays-the-cello", "fact:person--ada-king:plays-the-cello"])(
		"that a person typed comes back by %s, though its entity was renamed",
		async (id) => {
			await typeFacts("- Plays the cello\n- Likes tea\n");
			await forgetIt("fact:person--ada:plays-the-cello");
			await scratch.write((writing) => renameEntity(writing, "person--ada", "Ada King"));
			await bringBack(id);
			const text = scratch.text("memory/graph/entities/person--ada-king.md");
			expect(text).toContain("- Plays the cello\n- Likes tea\n");
		},
	);

	it("that a person typed keeps its pin when a part of it is forgotten, and when that comes back", async () => {
		const text = "- The Helios deadline is in March. The cat is called Luna.\n- Likes tea\n";
		await typeFacts(text);
		const id = "fact:person--ada:the-helios-deadline-is-in-march-the-cat-is-called-luna";
		await scratch.get(pin, { memory: id });
		await forgetIt("forget the Helios deadline");
		expect(facts()).toBe("- The cat is called Luna.\n- Likes tea\n");
		const rest = await entryOf("fact:person--ada:the-cat-is-called-luna");
		expect(rest).toMatchObject({ pinned: true });
		expect(rest).not.toHaveProperty("masked");
		expect((await bringBack(id)).map((memory) => memory.id)).toEqual([id]);
		expect(facts()).toBe(text);
		expect(await entryOf(id)).toMatchObject({ pinned: true });
		expect(await entryOf(id)).not.toHaveProperty("forgotten");
		expect(await entryOf("fact:person--ada:the-cat-is-called-luna")).toBeUndefined();
	});
});

describe("what is asked for by its id", () => {
	it("is the rest that fell asleep, not the part that was forgotten of it", async () => {
		const list = "dark mode in every editor, concise answers, metric units everywhere, green tea in the morning";
		await scratch.type(CORE, scratch.text(CORE).replace(/- Key preferences:.*/, `- Key preferences: ${list}, jazz`));
		const id = "core:identity:key-preferences-dark-mode-in-every-editor-concise-answers-me";
		await scratch.get(used, { ids: [id] });
		await forgetIt("forget jazz");
		scratch.clock.set("2029-12-01T12:00:00Z");
		await scratch.get(decay);
		const rows: { id: string; why: string }[] = (await scratch.get(archiveList)).memories;
		expect(rows.find(({ why }) => why === "decay")?.id).toBe(id);
		await scratch.get(archiveRestore, { ids: [id] });
		expect(scratch.text(CORE)).toContain(`- Key preferences: ${list}\n`);
		expect((await scratch.get(archiveList)).memories).toMatchObject([{ why: "forgotten" }]);
		await bringBack(id);
		expect(scratch.text(CORE)).toContain(`- Key preferences: ${list}, jazz\n`);
	});

	it("is left alone where it never was archived, and counts as no use", async () => {
		await scratch.type(CORE, `${scratch.text(CORE)}\n## Notes\n- The boat is called Luna\n`);
		const id = "core:notes:the-boat-is-called-luna";
		for (const dryRun of [true, false]) {
			const outcome = await scratch.run(restore, { file: id, dryRun });
			expect(outcome).toMatchObject({ status: "done", value: { memories: [] } });
			expect(JSON.stringify(outcome)).toContain(`${id} is not archived`);
		}
		expect((await entryOf(id))?.accessCount ?? 0).toBe(0);
	});

	it("is a note that a person has deleted since it was forgotten", async () => {
		const path = "memory/notes.md";
		const text = "# Notes\n\nThe boat is called Luna.\n\nThe cat is eleven.\n";
		await scratch.type(path, text);
		const id = "note:memory/notes.md#the-boat-is-called-luna";
		await forgetIt(id);
		scratch.put(path, "# Notes\n\nThe cat is eleven.\n");
		expect(await bringBack(id)).toMatchObject([{ id, text: "The boat is called Luna." }]);
		expect(scratch.text(path)).toBe(text);
	});
});
