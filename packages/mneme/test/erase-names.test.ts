// Erasing what files are called: names, links and scores follow, each erasure has names of its own, and nothing keeps the old ones.
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { auditVerify } from "../src/operations/audit-verify.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { search } from "../src/operations/search.ts";
import { write } from "../src/operations/write.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addFact } from "../src/stores/facts.ts";
import { layOutEach } from "./each-scratch.ts";
import { fsck } from "./erase-drill.ts";
import type { Scratch } from "./scratch-workspace.ts";

const NOTE = "memory/notes/n.md";

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

async function addPerson(name: string, fact: string) {
	await scratch.write(async (writing) => {
		const id = await addEntity(writing, { type: "person", name });
		await addFact(writing, id, { text: fact, confidence: "high" });
	});
}

/** The one file of a folder, or the one link of a text, that an erasure gave a name to. */
function erasedNames(text: string): string[] {
	return text.match(/person--erased-[0-9a-f]{6}/g) ?? [];
}

const entityFiles = () => readdirSync(scratch.path("memory/graph/entities")).sort();
const wordsFound = async (query: string) =>
	(await scratch.get(search, { query, mode: "text" })).hits.map(({ id }: { id: string }) => id);

describe("names", () => {
	it("of two erasures are not the same, and links lead where they led", async () => {
		await addPerson("Zorro", "likes tea");
		await addPerson("Bilbo", "likes rings");
		await scratch.get(write, { path: NOTE, text: "- Met [[person--zorro]]\n- Called [[person--bilbo]]\n" });
		await scratch.agreed(erase, { text: "Zorro", history: true });
		await scratch.agreed(erase, { text: "Bilbo", history: true });
		const [tea, rings] = erasedNames(scratch.text(NOTE));
		expect(entityFiles()).toEqual([`${tea}.md`, `${rings}.md`].sort());
		expect(scratch.text(`memory/graph/entities/${tea}.md`)).toContain("likes tea");
		expect(scratch.text(`memory/graph/entities/${rings}.md`)).toContain("likes rings");
		expect((await wordsFound("rings")).join()).toContain(rings);
		const log = await scratch.git("log", "--name-only", "--format=%B");
		expect(new Set(erasedNames(log))).toEqual(new Set([tea, rings]));
		expect((await scratch.get(auditVerify)).problems).toEqual([]);
		expect(fsck(scratch.host.folder)).toBe("");
	});

	it("that become one are numbered, the same in every version", async () => {
		await scratch.get(write, { path: "memory/notes/Zoë Zz.md", text: "- one\n" });
		await scratch.get(write, {
			path: "memory/notes/Zoë Zz.md".normalize("NFD").replace("notes", "other"),
			text: "- two\n",
		});
		await scratch.get(write, { path: "memory/notes/Zoë Zz.md", text: "- one more\n" });
		await scratch.agreed(erase, { text: "Zoë Zz", history: true });
		const names = (await scratch.git("log", "--name-only", "--format=", "--", "memory/notes", "memory/other")).trim();
		expect([...new Set(names.split(/\n+/))].map((name) => name.replace(/[0-9a-f]{6}/, "TAG")).sort()).toEqual([
			"memory/notes/[erased-TAG].md",
			"memory/other/[erased-TAG]-2.md",
		]);
	});

	it("go without --history, too, with links and scores", async () => {
		await addPerson("Zorro", "likes tea");
		await scratch.get(write, { path: NOTE, text: "- Met [[person--zorro]] today\n" });
		const { plan } = await scratch.ask(erase, { text: "Zorro" });
		expect(plan).toContainEqual(
			expect.objectContaining({ action: "rename", target: "memory/graph/entities/person--zorro.md" }),
		);
		await scratch.agreed(erase, { text: "Zorro" });
		const [name] = erasedNames(scratch.text(NOTE));
		expect(entityFiles()).toEqual([`${name}.md`]);
		const { entries } = JSON.parse(scratch.text("memory/meta/decay-scores.json"));
		expect(Object.keys(entries).join()).not.toMatch(/zorro/i);
		expect(scratch.text("memory/graph/index.md")).not.toMatch(/zorro/i);
		expect((await wordsFound("tea")).join()).toContain(name);
	});

	it.each([{}, { history: true }])("are enough to erase, and told: %o", async (how) => {
		scratch.put("memory/notes/Zorro.md", "- likes tea\n");
		const { plan } = await scratch.ask(erase, { text: "Zorro", ...how });
		expect(plan).toContainEqual(expect.objectContaining({ action: "rename", target: "memory/notes/Zorro.md" }));
		await scratch.agreed(erase, { text: "Zorro", ...how });
		const files = readdirSync(scratch.path("memory/notes"));
		expect(files).toEqual([expect.stringMatching(/^\[erased-[0-9a-f]{6}\]\.md$/)]);
		expect(scratch.text(`memory/notes/${files[0]}`)).toBe("- likes tea\n");
	});
});

describe("a long name", () => {
	const LETTER =
		"and the long letter to my dear old friend in Krakow about the summer of the great flood and what came after it";

	it("leaves no displaced file behind", async () => {
		await scratch.get(write, { path: `memory/notes/Zorro ${LETTER}.md`, text: "- Zorro hid the treasure\n" });
		const { receipt, key } = await scratch.agreed(erase, { text: "Zorro", history: true });
		expect(readdirSync(scratch.path(".audit/mneme/swap"))).toEqual([]);
		expect(await scratch.get(eraseVerify, { receipt, key, text: "Zorro" })).toMatchObject({ findings: [] });
	});

	it("that a Mneme before this one did not write down goes, too", async () => {
		const hash = "0123456789012345678901234567890123456789";
		const blob = "f60d5b9bd4a4bde8d6e7b4d1e0d3d2ff1c1ed2c9";
		await scratch.get(write, { path: NOTE, text: "- Zorro hid the treasure\n" });
		const oid = (await scratch.git("rev-parse", `HEAD:${NOTE}`)).trim();
		const swap = ".audit/mneme/swap";
		scratch.put(`${swap}/t000000000-00000000.${oid}.~${hash}.old`, "- Zorro hid the treasure\n");
		scratch.put(`${swap}/t000000000-00000000.${blob}.~${hash}.old`, "- an edit that came late\n");
		await scratch.agreed(erase, { text: "Zorro", history: true });
		expect(readdirSync(scratch.path(swap))).toEqual([`t000000000-00000000.${blob}.~${hash}.old`]);
	});
});
