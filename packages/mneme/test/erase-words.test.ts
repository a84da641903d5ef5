// What an erasure takes out of messages, records and texts, and what it leaves: the user's own words about a memory go with it; times,
// numbers, hashes and words of our own stay what they are.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseDecayScores } from "../src/formats/decay-scores.ts";
import { auditVerify } from "../src/operations/audit-verify.ts";
import { coreAdd } from "../src/operations/core-add.ts";
import { episodeAdd } from "../src/operations/episode-add.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { forget } from "../src/operations/forget.ts";
import { remember } from "../src/operations/remember.ts";
import { write } from "../src/operations/write.ts";
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

async function ask(input: object) {
	const asked = await scratch.run(erase, { history: true, ...input });
	if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
	return asked;
}

async function eraseAgreed(input: object) {
	return await scratch.get(erase, { history: true, ...input, confirm: (await ask(input)).token });
}

/** With everything that says the same. */
async function eraseThoroughly(id: string) {
	const { plan } = await ask({ ids: [id] });
	const kept = plan.filter(({ action }: { action: string }) => action === "keep");
	return await eraseAgreed({ ids: [id, ...kept.map(({ target }: { target: string }) => target)] });
}

function messages(): string {
	return git(root, "log", "--all", "--format=%an <%ae> %cn%n%B").toString();
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
		const asked = await scratch.run(forget, { what: [id] });
		await scratch.get(forget, { what: [id], confirm: (asked as { token: string }).token });
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
		const asked = await scratch.run(forget, { what: [id] });
		await scratch.get(forget, { what: [id], confirm: (asked as { token: string }).token });
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
		expect(scratch.text("memory/graph/entities/project--erased.md")).toContain("# [erased]");
		expect(scratch.text("memory/notes/link.md")).toBe("- Part of [[project--erased]]\n");
		expect(messages()).not.toContain("project--nation");
		await expectSound();
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
