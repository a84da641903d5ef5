// Erasure: a secret in core, an episode, an entity, proposals and a commit message is gone from every byte; all else stays.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditVerify } from "../src/operations/audit-verify.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { search } from "../src/operations/search.ts";
import { write } from "../src/operations/write.ts";
import { describeHistory, fsck, git, layDrill, SECRET, whereIsSecret } from "./erase-drill.ts";
import { Scratch } from "./scratch-workspace.ts";

/** Copies that we make of things, and notes that real git leaves. */
const CACHES = [
	".mneme/audit-records",
	".mneme/graph.json",
	".mneme/continuations/0123",
	".audit/mneme/audit.log.before-rebuild",
	".audit/mneme/stat-cache.json",
	".audit/mneme/access.log.rest",
	".audit/COMMIT_EDITMSG",
	".audit/logs/HEAD",
];

let scratch: Scratch;
let root: string;

beforeEach(() => {
	scratch = new Scratch();
	root = scratch.host.folder;
});

afterEach(async () => {
	await scratch.remove();
});

async function agreed(input: object) {
	const asked = await scratch.run(erase, input);
	expect(asked.status).toBe("needs-confirmation");
	return await scratch.get(erase, { ...input, confirm: (asked as { token: string }).token });
}

describe("a text", () => {
	it("is gone from every object, file, page and packed byte, and everything else stays", async () => {
		await layDrill(root);
		const before = await describeHistory(root);
		await scratch.get(search, { query: "door" });
		for (const path of CACHES) scratch.put(path, `copied from elsewhere: ${SECRET}\n`);
		expect(whereIsSecret(root)).toEqual(expect.arrayContaining(["an object", "MEMORY.md", ...CACHES]));
		const erased = await agreed({ text: SECRET, history: true });
		expect(whereIsSecret(root)).toEqual([]);
		await scratch.close();
		expect(whereIsSecret(root)).toEqual([]);
		const after = await describeHistory(root);
		expect(after.slice(0, -1)).toEqual(before);
		expect(fsck(root)).toBe("");
		git(root, "read-tree", "HEAD");
		git(root, "update-index", "-q", "--refresh");
		expect(git(root, "status", "--porcelain").toString()).toBe("");
		expect((await scratch.get(auditVerify)).problems).toEqual([]);
		const verified = { receipt: erased.receipt, key: erased.key, text: SECRET };
		expect(await scratch.get(eraseVerify, verified)).toMatchObject({ clean: true, findings: [], unreferenced: 0 });
		expect(scratch.text("memory/episodes/2026-02-02.md")).toContain("The door opens with [erased].");
		const hits = await scratch.get(search, { query: "Bodo" });
		expect(JSON.stringify(hits)).toContain("The dog is called Bodo");
	});

	it("is found again if it comes back", async () => {
		await layDrill(root);
		const { receipt, key } = await agreed({ text: SECRET, history: true });
		await scratch.get(write, { path: "memory/notes/again.md", text: `- ${SECRET}\n` });
		const found = await scratch.get(eraseVerify, { receipt, key, text: SECRET });
		expect(found.clean).toBe(false);
		expect(found.findings.join("\n")).toContain("memory/notes/again.md");
	});

	it("is gone after real git packed the ledger with deltas, made tags, branches and a stash of notes", async () => {
		await layDrill(root, { commits: 40 });
		git(root, "branch", "side", "HEAD~3");
		git(root, "-c", "user.name=x", "-c", "user.email=x@y", "tag", "-a", "-m", `tag ${SECRET}`, "v1", "HEAD~2");
		git(root, "tag", "light", "HEAD~1");
		git(root, "pack-refs", "--all");
		git(root, "repack", "-a", "-d", "-f", "-q");
		git(root, "commit-graph", "write", "--reachable", "--changed-paths");
		writeFileSync(join(root, ".audit/ORIG_HEAD"), git(root, "rev-parse", "HEAD"));
		const before = await describeHistory(root);
		await agreed({ text: SECRET, history: true });
		await scratch.close();
		expect(whereIsSecret(root)).toEqual([]);
		expect(fsck(root)).toBe("");
		expect((await describeHistory(root)).slice(0, -1)).toEqual(before);
		expect(git(root, "rev-parse", "side").toString()).toBe(git(root, "rev-parse", "HEAD~4").toString());
		expect(git(root, "rev-parse", "v1").toString()).toBe(git(root, "rev-parse", "HEAD~3").toString());
		expect(git(root, "rev-parse", "light").toString()).toBe(git(root, "rev-parse", "HEAD~2").toString());
	});
});
