// What an erasure takes out of messages, records and texts, and what it leaves: the user's own words about a memory go with it; times,
// numbers, hashes and words of our own stay what they are.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseDecayScores } from "../src/formats/decay-scores.ts";
import { auditVerify } from "../src/operations/audit-verify.ts";
import { coreAdd } from "../src/operations/core-add.ts";
import { episodeAdd } from "../src/operations/episode-add.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { forget } from "../src/operations/forget.ts";
import { remember } from "../src/operations/remember.ts";
import { undo } from "../src/operations/undo.ts";
import { write } from "../src/operations/write.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addFact } from "../src/stores/facts.ts";
import { fsck, git } from "./erase-drill.ts";
import { Scratch } from "./scratch-workspace.ts";

const SCORES = "memory/meta/decay-scores.json";

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

async function eraseAgreed(input: object) {
	return await scratch.agreed(erase, { history: true, ...input });
}

/** With everything that says the same. */
async function eraseThoroughly(id: string) {
	const { plan } = await scratch.ask(erase, { history: true, ids: [id] });
	const kept = plan.filter(({ action }: { action: string }) => action === "keep");
	return await eraseAgreed({ ids: [id, ...kept.map(({ target }: { target: string }) => target)] });
}

function messages(): string {
	return git(root, "log", "--all", "--format=%an <%ae> %cn%n%B").toString();
}

async function forgetAgreed(id: string) {
	return await scratch.agreed(forget, { what: [id] });
}

/** Nothing of it is left, but for what an erasure leaves on purpose. */
async function expectGone(text: string) {
	const { receipt, key } = await eraseAgreed({ text });
	expect((await scratch.get(eraseVerify, { receipt, key, text })).findings).toEqual([]);
	await expectSound();
}

/** A commit by real git, on a branch beside ours. */
function commitBeside(message: string | Buffer, { tree = "HEAD^{tree}", parents = ["HEAD"] } = {}): string {
	const file = join(scratch.folder, "message");
	writeFileSync(file, message);
	const named = git(root, "rev-parse", tree).toString().trim();
	const encoding = typeof message === "string" ? "UTF-8" : "ISO-8859-1";
	const identity = ["-c", "user.name=x", "-c", "user.email=x@y", "-c", `i18n.commitEncoding=${encoding}`];
	const on = parents.flatMap((parent) => ["-p", parent]);
	const commit = git(root, ...identity, "commit-tree", named, ...on, "-F", file)
		.toString()
		.trim();
	git(root, "update-ref", "refs/heads/side", commit);
	return commit;
}

async function expectSound() {
	expect(fsck(root)).toBe("");
	expect((await scratch.get(auditVerify)).problems).toEqual([]);
}

describe("what the user said", () => {
	it("goes from every commit of the transaction that wrote it", async () => {
		const said = "you know my brother Alex, the fits he has are epileptic, the doctors told him in spring";
		const { stored } = await scratch.get(remember, { text: "Alex was diagnosed with epilepsy in March", said });
		await scratch.get(remember, { text: "The deadline for Helios is 30 March" });
		expect(messages()).toContain("brother Alex");
		for (const { id } of stored) await eraseThoroughly(id);
		expect(messages()).not.toMatch(/brother|epilep/);
		expect(messages()).toContain("Trigger: user said [erased]\n");
		expect(messages()).toContain('Trigger: user said "The deadline for Helios is 30 March"\n');
		await expectSound();
	});

	it("goes when it asked to forget it", async () => {
		const { id } = await scratch.get(episodeAdd, { text: "The blood test came back positive." });
		await forgetAgreed(id);
		expect(messages()).toContain("Trigger: user said");
		await eraseAgreed({ ids: [id] });
		expect(messages()).not.toMatch(/blood|user said "/);
		await expectSound();
	});

	it("goes in a script without spaces", async () => {
		const { stored } = await scratch.get(remember, { text: "请记住我对花生过敏" });
		await scratch.get(write, { path: "memory/notes/a.md", text: "- 今天\n", summary: "医生说我对花生过敏吗" });
		await eraseThoroughly(stored[0].id);
		expect(messages()).not.toContain("花生过敏");
	});

	it("goes when it was taken back, and the revert can still be read", async () => {
		const summary = "what the doctor found";
		await scratch.get(write, { path: "memory/notes/n.md", text: "- The biopsy is on Friday\n", summary });
		await scratch.get(undo, {});
		expect(messages()).toMatch(/took back t\S+: what the doctor found/);
		await eraseAgreed({ ids: ["note:memory/notes/n.md#the-biopsy-is-on-friday"] });
		expect(messages()).not.toMatch(/doctor|biopsy/);
		expect(messages()).toMatch(/^\[REVERT\] memory\/notes\/n\.md — took back t[0-9a-z]{9}-[0-9a-f]{8}: \[erased\]$/m);
		await expectSound();
	});

	it("goes from a merge of real git's", async () => {
		const base = git(root, "rev-parse", "HEAD").toString().trim();
		const { id } = await scratch.get(episodeAdd, { text: "The tumour is benign." });
		const side = commitBeside("another thing\n", { tree: `${base}^{tree}`, parents: [base] });
		commitBeside("Merge: keeps the news about the lump\n", { parents: ["HEAD", side] });
		await eraseAgreed({ ids: [id] });
		expect(messages()).not.toContain("lump");
		expect(messages()).toContain("another thing");
		await expectSound();
	});

	it("stays where another memory was forgotten", async () => {
		const { id } = await scratch.get(episodeAdd, { text: "The blood test came back positive." });
		await forgetAgreed((await scratch.get(episodeAdd, { text: "The printer was jammed." })).id);
		const trigger = /^Trigger: user said ".*$/m.exec(messages())![0];
		await eraseAgreed({ ids: [id] });
		expect(messages()).toContain(trigger);
	});

	it("stays where another file's memory was written along", async () => {
		const { workspace, principal } = await scratch.engine();
		await workspace.transaction({ principal, trigger: 'user said "both"' }, async (tx) => {
			await tx.write("memory/notes/one.md", "- The safe opens with a hairpin\n", { summary: "about the strongbox" });
			await tx.write("memory/notes/two.md", "- The dog is called Bodo\n", { summary: "about the dog" });
		});
		await eraseAgreed({ ids: ["note:memory/notes/one.md#the-safe-opens-with-a-hairpin"] });
		expect(messages()).not.toMatch(/strongbox|"both"/);
		expect(messages()).toContain("[CREATE] memory/notes/two.md — about the dog\n");
	});
});

describe("a short text", () => {
	it("is not taken for part of a time, a number or a hash", async () => {
		const { id } = await scratch.get(episodeAdd, { text: "The printer was jammed." });
		await scratch.get(coreAdd, { text: "The door code is 1770", block: "Critical Facts" });
		await forgetAgreed(id);
		const scores = JSON.parse(scratch.text(SCORES));
		scores.entries[id].current_score = 0.177;
		scores.entries[id].access_count = 1770;
		scores.entries[id].base_relevance = 0.1770123;
		await scratch.get(write, { path: SCORES, text: `${JSON.stringify(scores, null, 2)}\n` });
		const times = git(root, "log", "--format=%at %ct").toString();
		expect(times).toContain("1770");
		const { receipt, key } = await eraseAgreed({ text: "1770" });
		expect(git(root, "log", "--skip=1", "--format=%at %ct").toString()).toBe(times);
		expect(scratch.text("MEMORY.md")).toContain("The door code is [erased]");
		const { entries, problems } = parseDecayScores(scratch.text(SCORES));
		expect(problems).toEqual([]);
		expect(entries.get(id)).toMatchObject({ forgotten: true, accessCount: 1770, baseRelevance: 0.1770123 });
		expect([...entries.keys()].join()).not.toContain("1770");
		expect(messages()).not.toContain("is 1770");
		expect((await scratch.get(eraseVerify, { receipt, key })).clean).toBe(true);
		await expectSound();
	});

	it("is a word of its own, and only in names also a slug", async () => {
		const prose = "- Two nationalities, one international school, see https://a.example/nation/x\n";
		await scratch.get(write, { path: "memory/notes/school.md", text: prose });
		await scratch.get(write, {
			path: "memory/graph/entities/project--nation.md",
			text: "# Nation\n\n<!-- Type: project -->\n\n## Facts\n- Begun in May <!-- k7f2 · high · 2026-02-02 -->\n",
		});
		await scratch.get(write, { path: "memory/notes/link.md", text: "- Part of [[project--nation]]\n" });
		await eraseAgreed({ text: "Nation" });
		expect(scratch.text("memory/notes/school.md")).toBe(prose);
		const [file = ""] = readdirSync(join(root, "memory/graph/entities"));
		expect(file).toMatch(/^project--erased-[0-9a-f]{6}\.md$/);
		expect(scratch.text(`memory/graph/entities/${file}`)).toContain("# [erased]");
		expect(scratch.text("memory/notes/link.md")).toBe(`- Part of [[${file.slice(0, -".md".length)}]]\n`);
		expect(messages()).not.toContain("project--nation");
		await expectSound();
	});

	it("goes from names of files, ids and links however short they are", async () => {
		await scratch.write(async (writing) => {
			const id = await addEntity(writing, { type: "person", name: "Zorro" });
			await addFact(writing, id, { text: "Zorro likes tea", confidence: "high" });
		});
		expect(messages()).toContain("person--zorro");
		await expectGone("Zorro");
		expect(messages()).not.toMatch(/zorro/i);
		expect(git(root, "log", "--all", "--name-only", "-p").toString()).not.toMatch(/zorro/i);
		const files = readdirSync(root, { recursive: true, encoding: "utf8" });
		expect(files.filter((path) => /zorro/i.test(path))).toEqual([]);
	});

	it.each(["meta", "Meta", "notes", "Notes", "Index", "episodes", "Person"])(
		"that is a name of ours leaves files where they are: %s",
		async (text) => {
			await scratch.get(write, { path: "memory/notes/a.md", text: `- All about ${text}\n` });
			await scratch.get(episodeAdd, { text: "The printer was jammed." });
			await scratch.write(async (writing) => {
				await addEntity(writing, { type: "person", name: "Bodo" });
			});
			const paths = () => git(root, "ls-tree", "-r", "--name-only", "HEAD").toString();
			const before = paths();
			await eraseAgreed({ text });
			expect(paths().replace(/memory\/meta\/receipts\/.*\n/, "")).toBe(before);
			expect(scratch.text("memory/notes/a.md")).toBe("- All about [erased]\n");
			await expectSound();
		},
	);

	it.each(["person", "high"])("that is a fixed value of headers and marks leaves them: %s", async (text) => {
		await scratch.write(async (writing) => {
			const id = await addEntity(writing, { type: "person", name: "Bodo" });
			await addFact(writing, id, { text: `Is a kind person of ${text} rank`, confidence: "high" });
		});
		await scratch.get(episodeAdd, { text: `A person of ${text} rank.` });
		const index = scratch.text("memory/graph/index.md");
		await expectGone(text);
		const entity = scratch.text("memory/graph/entities/person--bodo.md");
		expect(entity).toContain("<!-- Type: person |");
		expect(entity).toMatch(/of \[erased\] rank <!-- [a-z0-9]{4} · high · 2026-02-02 -->/);
		expect(scratch.text("memory/graph/index.md")).toBe(index);
		expect(scratch.text("memory/episodes/2026-02-02.md")).toMatch(/confidence:high.*\nA .* of \[erased\] rank/);
	});

	it("in a setting leaves settings that are valid, and the list says so", async () => {
		const before = scratch.text("mneme.yaml").replace("timezone: UTC", "timezone: Europe/Berlin");
		await scratch.get(write, { path: "mneme.yaml", text: `# By Berlin\n${before}` });
		await scratch.close();
		await scratch.get(write, { path: "memory/notes/a.md", text: "- We lived in Berlin in May\n" });
		const { plan } = await scratch.ask(erase, { text: "Berlin", history: true });
		expect(plan).toContainEqual(expect.objectContaining({ action: "unset", target: "timezone" }));
		await expectGone("Berlin");
		expect(scratch.text("mneme.yaml")).toBe(`# By [erased]\n${before.replace("timezone: Europe/Berlin\n", "")}`);
		await scratch.close();
		await scratch.get(write, { path: "memory/notes/b.md", text: "- It can still be written\n" });
	});

	it("that is a field of a record leaves it as it is", async () => {
		const { id } = await scratch.get(episodeAdd, { text: "The printer was jammed." });
		await scratch.get(episodeAdd, { text: "The status of the deploy is green." });
		await forgetAgreed(id);
		await expectGone("status");
		const { entries, problems } = parseDecayScores(scratch.text(SCORES));
		expect(problems).toEqual([]);
		expect(entries.get(id)).toMatchObject({ forgotten: true, status: "archived" });
		await scratch.get(episodeAdd, { text: "She looks at all versions." });
		await expectGone("looks");
		await expectGone("versions");
	});

	it("goes from a person's own JSON, numbers and all", async () => {
		const path = "memory/notes/x.json";
		await scratch.get(write, { path, text: '{"pin": 4711, "road": "zzyzx-road"}\n' });
		await expectGone("4711");
		await expectGone('"road": "zzyzx-road"');
		expect(scratch.text(path)).toBe('{"pin": [erased], [erased]}\n');
	});

	it.each(["40000", "0000"])("is not found in modes and times: %s", async (text) => {
		await scratch.get(episodeAdd, { text: `The gate opens with ${text}.` });
		await expectGone(text);
	});

	it("in somebody's name leaves a commit that git can read", async () => {
		const tree = git(root, "rev-parse", "HEAD^{tree}").toString().trim();
		const identity = ["-c", "user.name=Alex Kowalczyk", "-c", "user.email=alex@example.org"];
		const commit = git(root, ...identity, "commit-tree", tree, "-p", "HEAD", "-m", "by git")
			.toString()
			.trim();
		git(root, "update-ref", "refs/heads/main", commit);
		await eraseAgreed({ text: "Alex Kowalczyk <alex@example.org>" });
		expect(messages()).toContain("[erased] <> [erased]\nby git");
		await expectSound();
	});
});

describe("a message with more than we wrote", () => {
	it("loses what stands beside our own lines", async () => {
		const own = git(root, "log", "-1", "--format=%B").toString().trimEnd();
		commitBeside(`${own}\nTx: zzyzxq\nApproval: zzyzxq\nthe hunter\nis here\n`);
		await expectGone("zzyzxq");
		await expectGone("the hunter\nis here");
		expect(git(root, "log", "-1", "--format=%B", "side").toString().trimEnd()).toBe(
			`${own}\nTx: [erased]\nApproval: [erased]\n[erased]`,
		);
	});

	it("keeps its other letters where it is no UTF-8", async () => {
		const commit = commitBeside(Buffer.from("caf\xe9 zzyzxq d\xe9j\xe0\n", "latin1"));
		expect(git(root, "cat-file", "commit", commit).toString("latin1")).toContain("caf\xe9 zzyzxq d\xe9j\xe0");
		await expectGone("zzyzxq");
		expect(git(root, "cat-file", "commit", "side").toString("latin1")).toContain("caf\xe9 [erased] d\xe9j\xe0");
	});
});

it("ordinary lines of a memory stay in headers, paths and records", async () => {
	await scratch.get(coreAdd, { text: "The dog is called Bodo", block: "Critical Facts" });
	const lines = ["MEMORY.md", "mneme", "manual", "approved", "| --- | --- | --- |", "Roses are reddish brown"];
	await scratch.get(write, { path: "memory/vault/poem.md", text: `# Poem\n\n${lines.join("\n\n")}\n` });
	await scratch.get(write, {
		path: "memory/meta/evolution.md",
		text: "| a | b | c |\n| --- | --- | --- |\n",
		summary: "x",
	});
	const before = messages().match(/^.*<mneme@localhost>.*$|^\[\w+\] MEMORY\.md|^Approval:.*$/gm);
	await eraseAgreed({ ids: ["vault:poem"] });
	const after = messages().match(/^.*<mneme@localhost>.*$|^\[\w+\] MEMORY\.md|^Approval:.*$/gm)!;
	expect(after.slice(-before!.length)).toEqual(before);
	expect(scratch.text("memory/meta/evolution.md")).toContain("| --- | --- | --- |");
	expect(messages()).not.toContain("reddish");
	await expectSound();
});
