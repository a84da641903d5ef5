// Erasing memories by id: each kind leaves its file, its scores and every version of both; what else says the same is only named.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseImportJournal } from "../src/formats/import-journal.ts";
import { idInFile } from "../src/model/ids.ts";
import { auditVerify } from "../src/operations/audit-verify.ts";
import { coreAdd } from "../src/operations/core-add.ts";
import { coreRemove } from "../src/operations/core-remove.ts";
import { episodeAdd } from "../src/operations/episode-add.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { forget } from "../src/operations/forget.ts";
import { importMemories } from "../src/operations/import.ts";
import { search } from "../src/operations/search.ts";
import { write } from "../src/operations/write.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addVaultItem } from "../src/stores/vault.ts";
import { fingerprint } from "../src/text/fingerprint.ts";
import { fsck, git } from "./erase-drill.ts";
import { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
let root: string;

beforeEach(async () => {
	scratch = new Scratch();
	root = scratch.host.folder;
	await scratch.layOut();
});

afterEach(async () => {
	await scratch.remove();
});

/** Everything there is: files as bytes, objects inflated by real git. */
function everything(): string {
	const files = readdirSync(root, { recursive: true, encoding: "utf8" })
		.filter((path) => statSync(join(root, path)).isFile())
		.map((path) => `${path}\n${readFileSync(join(root, path), "utf8")}`);
	return [...files, git(root, "cat-file", "--batch-all-objects", "--batch").toString()].join("\n");
}

async function put(path: string, text: string) {
	await scratch.get(write, { path, text });
}

const SCORES = "memory/meta/decay-scores.json";
const ENTITY = "memory/graph/entities/person--alex.md";
const ENTITY_TEXT =
	"# Alex\n\n<!-- Type: person -->\n\n## Facts\n- Alex lives in Rome <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:15:10 -->\n- Alex has a gold tooth in front <!-- m3q9 · high · 2026-02-02 · episode:2026-02-02:14:30 -->\n";

describe("with --history", () => {
	it("a core line goes, with its id in the scores, in messages and in the log", async () => {
		const { id } = (await scratch.get(coreAdd, { text: "The safe opens with a hairpin", block: "Critical Facts" })) as {
			id: string;
		};
		await scratch.get(coreAdd, { text: "The dog is called Bodo", block: "Critical Facts" });
		expect(everything()).toContain("hairpin");
		const { receipt, key } = await scratch.agreed(erase, { ids: [id], history: true });
		expect(everything()).not.toContain("hairpin");
		expect(scratch.text("MEMORY.md")).toContain("The dog is called Bodo");
		expect(scratch.text("MEMORY.md")).not.toContain("[erased]");
		expect((await scratch.get(auditVerify)).clean).toBe(true);
		expect(fsck(root)).toBe("");
		expect(await scratch.get(eraseVerify, { receipt, key })).toMatchObject({ clean: true });
		expect(JSON.stringify(await scratch.get(search, { query: "Bodo" }))).toContain("Bodo");
	});

	it("one that was removed long ago goes from the history", async () => {
		const { id } = await scratch.get(coreAdd, { text: "The safe opens with a hairpin", block: "Critical Facts" });
		await scratch.get(coreRemove, { item: id });
		await scratch.agreed(erase, { ids: [id], history: true });
		expect(everything()).not.toContain("hairpin");
	});

	it("an episode leaves its heading", async () => {
		const { id } = await scratch.get(episodeAdd, { text: "We buried the treasure under the pear tree." });
		await scratch.get(episodeAdd, { text: "The pears are ripe." });
		await scratch.agreed(erase, { ids: [id], history: true });
		const all = everything();
		expect(all).not.toContain("treasure");
		expect(all).toContain("The pears are ripe.");
		const [, day = ""] = /^episode:(\d{4}-\d\d-\d\d)/.exec(id) ?? [];
		expect(scratch.text(`memory/episodes/${day}.md`)).toMatch(/## \d\d:\d\d \| erased \| on:\d{4}-\d\d-\d\d/);
	});

	it("a fact goes in every version; a memory that says the same is named and stays", async () => {
		await put(ENTITY, ENTITY_TEXT.replace("gold", "silver"));
		await put(ENTITY, ENTITY_TEXT);
		await put("memory/notes/teeth.md", "- Alex has a gold tooth in front\n");
		const asked = await scratch.ask(erase, { ids: ["fact:person--alex:m3q9"], history: true });
		const kept = asked.plan.filter(({ action }: { action: string }) => action === "keep");
		expect(kept.map(({ target }: { target: string }) => target)).toEqual([
			expect.stringContaining("note:memory/notes/teeth.md#"),
		]);
		await scratch.get(erase, { ids: ["fact:person--alex:m3q9"], history: true, confirm: asked.token });
		expect(everything()).not.toContain("silver");
		expect(git(root, "log", "-p", "--format=%B", "--", ENTITY).toString()).not.toContain("tooth");
		expect(scratch.text(ENTITY)).toContain("Alex lives in Rome");
		expect(scratch.text("memory/notes/teeth.md")).toContain("gold tooth");
	});

	it("an entity goes with its file and its name; links to it lead to nobody", async () => {
		await put(ENTITY, ENTITY_TEXT);
		await put("memory/graph/entities/person--alex-2.md", ENTITY_TEXT.replace("gold tooth", "wooden leg"));
		await put("memory/notes/visit.md", "- Saw [[person--alex]] and [[person--alex-2]]\n");
		await scratch.agreed(erase, { ids: ["entity:person--alex"], history: true });
		const all = everything();
		expect(all).not.toContain("gold tooth");
		expect(all).not.toMatch(/person--alex(?!-2)/);
		expect(existsSync(join(root, ENTITY))).toBe(false);
		expect(scratch.text("memory/notes/visit.md")).toMatch(
			/^- Saw \[\[erased--[0-9a-f]{6}\]\] and \[\[person--alex-2\]\]\n$/,
		);
		expect(fsck(root)).toBe("");
		expect((await scratch.get(auditVerify)).clean).toBe(true);
	});

	it("a note, a procedure and a vault item go", async () => {
		await put("memory/notes/plans.md", "# Plans\n\n- Rob the bakery at dawn\n- Paint the kitchen\n");
		await put("memory/procedures/open-the-vault.md", "# Open the vault\n\n## Steps\n1. Turn the brass wheel twice\n");
		await put("memory/vault/poem.md", "# Poem\n\nRoses are reddish brown\n");
		const hits = JSON.stringify(await scratch.get(search, { query: "bakery" }));
		const note = /note:memory\/notes\/plans\.md#[^"]+/.exec(hits)![0];
		await scratch.agreed(erase, { ids: [note, "procedure:open-the-vault", "vault:poem"], history: true });
		const all = everything();
		for (const word of ["bakery", "brass wheel", "reddish", "open-the-vault", "vault/poem"])
			expect(all).not.toContain(word);
		expect(scratch.text("memory/notes/plans.md")).toBe("# Plans\n\n- Paint the kitchen\n");
		expect(fsck(root)).toBe("");
	});

	it("what was agreed to is done, and nothing else", async () => {
		await put("memory/notes/plans.md", "- Rob the bakery at dawn\n");
		const asked = await scratch.ask(erase, { text: "the bakery", history: true });
		await put("memory/notes/more.md", "- Past the bakery, left\n");
		const again = await scratch.run(erase, { text: "the bakery", history: true, confirm: asked.token });
		expect(again.status).toBe("needs-confirmation");
		expect(everything()).toContain("Rob the bakery");
	});
});

describe("without --history", () => {
	it("it goes from disk, scores and index; the history keeps it", async () => {
		const { id } = await scratch.get(coreAdd, { text: "The safe opens with a hairpin", block: "Critical Facts" });
		const done = await scratch.agreed(erase, { ids: [id] });
		expect(done.receipt).toBeNull();
		expect(scratch.text("MEMORY.md")).not.toContain("hairpin");
		expect(scratch.text("memory/meta/decay-scores.json")).not.toContain("hairpin");
		expect(readFileSync(join(root, ".mneme/index.db"), "latin1")).not.toContain("hairpin");
		expect(git(root, "log", "-p", "--", "MEMORY.md").toString()).toContain("hairpin");
	});
});

describe("what else knows it", () => {
	it("a name, an alias and a title go from what other commits say", async () => {
		const ids = await scratch.write(async (writing) => {
			const entity = await addEntity(writing, { type: "person", name: "Bob", aliases: ["Robert Kowalczyk"] });
			const { id } = await addVaultItem(writing, { name: "Letter from Krakow", text: "Roses are reddish brown" });
			return [`entity:${entity}`, id];
		});
		await scratch.write(async ({ tx }) => {
			const summary = "Robert Kowalczyk sent the Letter from Krakow to Bob, not to Bobby";
			await tx.write("memory/notes/mail.md", "- Mail came\n", { summary });
		});
		await scratch.agreed(erase, { ids, history: true });
		const log = git(root, "log", "--format=%B").toString();
		expect(log).not.toMatch(/Kowalczyk|Krakow|\bBob\b/);
		expect(log).toContain("sent the [erased] to [erased], not to Bobby");
	});

	it("fingerprints of what held a text become those of what is left, and it stays forgotten", async () => {
		const line = "The door code is 8265";
		const { id } = await scratch.get(coreAdd, { text: line, block: "Critical Facts" });
		const episode = await scratch.get(episodeAdd, { text: `The gym costs 40 euros. ${line}` });
		await scratch.agreed(forget, { what: [id] });
		const scores = JSON.parse(scratch.text(SCORES));
		expect(scores.entries[episode.id].masked).toEqual([fingerprint(line)]);
		await scratch.agreed(erase, { text: "8265", history: true });
		const all = everything();
		expect(all).not.toContain("8265");
		expect(all).not.toContain(fingerprint(line));
		const { entries } = JSON.parse(scratch.text(SCORES));
		expect(entries[episode.id].masked).toEqual([fingerprint("The door code is [erased]")]);
		const flagged = Object.keys(entries).filter((each) => entries[each].forgotten);
		expect(flagged.map(idInFile)).toEqual(["core:critical-facts:the-door-code-is-erased"]);
		const { hits } = await scratch.get(search, { query: "door gym", mode: "text" });
		expect(JSON.stringify(hits)).toContain("gym");
		expect(JSON.stringify(hits)).not.toContain("door");
	});

	it("fingerprints of what was deleted before go with it", async () => {
		const line = "The safe opens with a hairpin";
		const { id } = await scratch.get(coreAdd, { text: line, block: "Critical Facts" });
		await scratch.agreed(forget, { what: [id], permanently: true });
		expect(scratch.text(SCORES)).toContain(`deleted:${fingerprint(line)}`);
		await scratch.agreed(erase, { ids: [id], history: true });
		expect(everything()).not.toContain(fingerprint(line));
	});

	it("hashes in the import journal go; what is known by its path is not imported again", async () => {
		const folder = join(scratch.folder, "paper");
		mkdirSync(folder);
		writeFileSync(join(folder, "boat.md"), "- The boat sleeps in berth 8265\n");
		writeFileSync(join(folder, "roof.md"), "- The roof is red\n");
		const list = join(scratch.folder, "mem0.json");
		writeFileSync(list, JSON.stringify([{ memory: "The bus to the harbour is number 8265" }]));
		await scratch.get(importMemories, { path: folder });
		await scratch.get(importMemories, { path: list, from: "mem0" });
		const journal = () => parseImportJournal(scratch.text("memory/meta/imports/0001.log")).items;
		const [boat, roof, bus] = journal();
		await scratch.agreed(erase, { text: "8265", history: true });
		const all = everything();
		for (const hash of [boat!.version, bus!.version, bus!.key]) expect(all).not.toContain(hash);
		expect(journal()[0]!.key).toBe(boat!.key);
		expect(journal()[1]).toEqual(roof);
		const again = await scratch.get(importMemories, { path: folder });
		expect(again.added).toEqual({});
		expect(everything()).not.toContain("8265");
	});

	it("versions that only another ref leads to, or a merged branch, lose it too", async () => {
		await put(ENTITY, ENTITY_TEXT);
		const branch = git(root, "rev-parse", "HEAD").toString().trim();
		await put(ENTITY, ENTITY_TEXT.replace("has a gold tooth in front", "wears a platinum crown"));
		const lost = git(root, "rev-parse", "HEAD").toString().trim();
		await put(ENTITY, ENTITY_TEXT.replace("has a gold tooth in front", "got dentures of nickel"));
		const side = git(root, "rev-parse", "HEAD").toString().trim();
		const tree = git(root, "rev-parse", `${branch}^{tree}`).toString().trim();
		const identity = ["-c", "user.name=x", "-c", "user.email=x@y"];
		const commit = git(root, ...identity, "commit-tree", tree, "-p", branch, "-p", side, "-m", "merged");
		await scratch.close();
		git(root, "update-ref", "refs/heads/main", commit.toString().trim());
		git(root, "update-ref", "refs/mneme/lost/abcdef", lost);
		writeFileSync(join(root, ENTITY), ENTITY_TEXT);
		await scratch.agreed(erase, { ids: ["fact:person--alex:m3q9"], history: true });
		const all = everything();
		for (const word of ["gold tooth", "platinum", "nickel", "m3q9 ·"]) expect(all).not.toContain(word);
		expect(all).toContain("Alex lives in Rome");
		expect(fsck(root)).toBe("");
	});
});

it("nothing that was never there is erased", async () => {
	await expect(scratch.run(erase, { text: "no such thing", history: true })).rejects.toMatchObject({
		code: "NOT_FOUND",
	});
	await expect(scratch.run(erase, { ids: ["core:persona:nobody"] })).rejects.toMatchObject({ code: "NOT_FOUND" });
	await expect(scratch.run(erase, {})).rejects.toMatchObject({ code: "USAGE" });
});
