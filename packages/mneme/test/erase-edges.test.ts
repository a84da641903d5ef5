// What else goes on while something is erased: a person edits, real git commits, a process dies, old packs come back.
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eraseFromHistory } from "../src/forgetting/erase/erase.ts";
import { scanErasure } from "../src/forgetting/erase/scan.ts";
import { hashOf } from "../src/index/hashes.ts";
import { readMemories } from "../src/index/memories.ts";
import type { Embedder } from "../src/inference/port.ts";
import { EPOCH_FILE } from "../src/ledger/ledger.ts";
import { OWNER } from "../src/model/principal.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { checkAudit } from "../src/workspace/audit/check.ts";
import { readRecords } from "../src/workspace/audit/records.ts";
import { sweep } from "../src/workspace/outside/sweep.ts";
import type { RewriteStep } from "../src/workspace/rewriting/finish.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { describeHistory, fsck, git, layDrill, SECRET, whereIsSecret } from "./erase-drill.ts";
import { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
let root: string;
const CORE = "MEMORY.md";

beforeEach(async () => {
	scratch = new Scratch();
	root = scratch.host.folder;
	await layDrill(root, { commits: 3 });
});

afterEach(async () => {
	await scratch.remove();
});

/** `meanwhile` happens the first time the step is reached. */
async function eraseWhile(step: RewriteStep, meanwhile: () => void) {
	const engine = await scratch.engine();
	const scan = await scanErasure(engine, { ids: [], text: SECRET, history: true }, { tag: "abcdef" });
	let happened = false;
	const reach = (reached: RewriteStep) => {
		if (reached !== step || happened) return;
		happened = true;
		meanwhile();
	};
	return await eraseFromHistory({ ...engine, approver: "human:cli", reach }, scan);
}

function commitWithGit(): void {
	const tree = git(root, "rev-parse", "HEAD^{tree}").toString().trim();
	const identity = ["-c", "user.name=x", "-c", "user.email=x@y"];
	const commit = git(root, ...identity, "commit-tree", tree, "-p", "HEAD", "-m", "by git")
		.toString()
		.trim();
	git(root, "update-ref", "refs/heads/main", commit);
}

describe("a person's edit", () => {
	it("before the switch: nothing is done, and the next time all of it is", async () => {
		const before = await describeHistory(root);
		expect(
			await eraseWhile("prepared", () => appendFileSync(join(root, CORE), "- The cat is called Ada\n")),
		).toBeUndefined();
		expect(await describeHistory(root)).toEqual(before);
		expect(readdirSync(join(root, ".audit/mneme/swap"))).toEqual([]);
		expect(fsck(root)).toBe("");
		expect((await eraseWhile("finished", () => undefined))?.status).toBe("done");
		expect(scratch.text(CORE)).toContain("The cat is called Ada");
		expect(whereIsSecret(root)).toEqual([]);
	});

	it("in the moment of the switch is kept, and told", async () => {
		const outcome = await eraseWhile("moved", () => appendFileSync(join(root, CORE), "- The cat is called Ada\n"));
		expect(scratch.text(CORE)).toContain("The cat is called Ada");
		expect(scratch.text(CORE)).toContain("[erased]");
		expect(outcome).toMatchObject({ status: "done" });
		expect(JSON.stringify(outcome)).toContain("erase again");
		expect((await eraseWhile("finished", () => undefined))?.status).toBe("done");
		expect(whereIsSecret(root)).toEqual([]);
		expect(scratch.text(CORE)).toContain("The cat is called Ada");
	});

	it("between a crash and recovery is kept", async () => {
		const crash = eraseWhile("moved", () => {
			throw new Error("killed");
		});
		expect(JSON.stringify(await crash)).toContain("cleaning up after it failed: killed");
		await scratch.close();
		const note = join(root, "memory/notes/plans.md");
		appendFileSync(note, "- Buy paint\n");
		appendFileSync(join(root, CORE), "- The cat is called Ada\n");
		const workspace = await Workspace.open(root, { durability: "off" });
		expect(JSON.stringify(workspace.takeNotices())).toContain("Finished an erasure that was interrupted.");
		await sweep(workspace);
		expect(readFileSync(note, "utf8")).toContain("Buy paint");
		expect(readFileSync(join(root, CORE), "utf8")).toContain("The cat is called Ada");
		expect((await checkAudit(workspace)).problems).toEqual([]);
		expect(git(root, "for-each-ref", "refs/mneme").toString()).toBe("");
		await workspace.close();
	});
});

describe("real git", () => {
	it("commits in the last moment: nothing is done, and the next time its commit is kept", async () => {
		expect(await eraseWhile("prepared", commitWithGit)).toBeUndefined();
		expect(git(root, "log", "-1", "--format=%s").toString()).toBe("by git\n");
		expect(fsck(root)).toBe("");
		expect((await eraseWhile("finished", () => undefined))?.status).toBe("done");
		expect(git(root, "log", "--format=%s").toString()).toContain("by git\n");
		expect(whereIsSecret(root)).toEqual([]);
	});

	it("commits on the new history before recovery: both are kept", async () => {
		const crash = eraseWhile("switched", () => {
			commitWithGit();
			throw new Error("killed");
		});
		expect(JSON.stringify(await crash)).toContain("cleaning up after it failed: killed");
		await scratch.close();
		const workspace = await Workspace.open(root, { durability: "off" });
		expect((await checkAudit(workspace)).problems).toEqual([]);
		await workspace.close();
		expect(git(root, "log", "--format=%s").toString()).toContain("by git\n");
		expect(whereIsSecret(root)).toEqual([]);
		expect(fsck(root)).toBe("");
	});

	it("has the old history in refs of ours and its own: all are rewritten", async () => {
		const old = git(root, "rev-parse", "HEAD").toString().trim();
		mkdirSync(join(root, ".audit/refs/mneme/lost"), { recursive: true });
		writeFileSync(join(root, ".audit/refs/mneme/lost/abcdef"), `${old}\n`);
		mkdirSync(join(root, ".audit/logs/refs/heads"), { recursive: true });
		writeFileSync(join(root, ".audit/logs/refs/heads/main"), `${old} ${old} x <x@y> 1 +0000\t${SECRET}\n`);
		expect((await eraseWhile("finished", () => undefined))?.status).toBe("done");
		expect(git(root, "rev-parse", "refs/mneme/lost/abcdef").toString()).toBe(
			git(root, "rev-parse", "HEAD~1").toString(),
		);
		expect(whereIsSecret(root)).toEqual([]);
	});

	it("packs everything in the last moment: told, and erased the next time", async () => {
		const outcome = await eraseWhile("prepared", () => git(root, "repack", "-a", "-d", "-q"));
		expect(JSON.stringify(outcome)).toContain("Another git packed the ledger meanwhile");
		expect(whereIsSecret(root)).toContain("an object");
		const asked = await scratch.run(erase, { text: SECRET, history: true });
		expect((asked as { plan: unknown }).plan).toEqual([expect.objectContaining({ action: "drop" })]);
		await scratch.get(erase, { text: SECRET, history: true, confirm: (asked as { token: string }).token });
		expect(whereIsSecret(root)).toEqual([]);
		expect(fsck(root)).toBe("");
	});

	it("left an object that nothing refers to: it goes, and the history stays as it is", async () => {
		expect((await eraseWhile("finished", () => undefined))?.status).toBe("done");
		const tip = git(root, "rev-parse", "HEAD").toString();
		scratch.put("memory/notes/passing.md", `- ${SECRET}\n`);
		git(root, "hash-object", "-w", "memory/notes/passing.md");
		rmSync(join(root, "memory/notes/passing.md"));
		const asked = await scratch.run(erase, { text: SECRET, history: true });
		await scratch.get(erase, { text: SECRET, history: true, confirm: (asked as { token: string }).token });
		expect(whereIsSecret(root)).toEqual([]);
		expect(git(root, "rev-parse", "HEAD~1").toString()).toBe(tip);
		expect(fsck(root)).toBe("");
	});

	it("has branches and tags that are named by it: told", async () => {
		git(root, "branch", "about-quetzal-nebel-7731-über");
		const outcome = await eraseWhile("finished", () => undefined);
		expect(JSON.stringify(outcome)).toContain("refs/heads/about-quetzal-nebel-7731-über has it in its name");
	});

	it("has work trees: refused, because they hold the old history", async () => {
		git(root, "worktree", "add", "-q", join(scratch.folder, "tree"), "-b", "other");
		await expect(eraseWhile("finished", () => undefined)).rejects.toMatchObject({ code: "INVALID_INPUT" });
		expect(existsSync(join(root, ".audit/mneme/rewrite.json"))).toBe(false);
	});
});

it("what goes wrong before the switch leaves nothing behind", async () => {
	const before = await describeHistory(root);
	const list = () =>
		readdirSync(join(root, ".audit"), { recursive: true, encoding: "utf8" }).filter(
			(path) => !/\.db|stat-cache|sweep-began/.test(path),
		);
	await (await scratch.engine()).workspace.exclusively(async () => undefined);
	const files = list();
	for (const step of ["begun", "rewritten", "packed", "prepared"] as const) {
		const failing = eraseWhile(step, () => {
			throw new Error("the disk is full");
		});
		await expect(failing).rejects.toThrow("the disk is full");
		expect(list(), step).toEqual(files);
	}
	expect(await describeHistory(root)).toEqual(before);
	expect(fsck(root)).toBe("");
});

it("an old pack that comes back is found by the key", async () => {
	cpSync(join(root, ".audit/objects/pack"), join(scratch.folder, "packs"), { recursive: true });
	const asked = await scratch.run(erase, { text: SECRET, history: true });
	const { receipt, key } = await scratch.get(erase, {
		text: SECRET,
		history: true,
		confirm: (asked as { token: string }).token,
	});
	expect(scratch.text(receipt)).not.toContain(key);
	expect((await scratch.get(eraseVerify, { receipt, key })).clean).toBe(true);
	cpSync(join(scratch.folder, "packs"), join(root, ".audit/objects/pack"), { recursive: true });
	const found = await scratch.get(eraseVerify, { receipt, key });
	expect(found.findings.join("\n")).toContain("is one of the erased objects");
	expect(found.unreferenced).toBeGreaterThan(0);
});

it("remotes and files outside the ledger that have it are named", async () => {
	git(root, "remote", "add", "origin", "https://example.org/ledger.git");
	writeFileSync(join(root, ".env"), `CODE="${SECRET}"\n`);
	const { elsewhere } = await scratch.get(erase, { text: SECRET, history: true, dryRun: true });
	expect(elsewhere).toEqual([
		expect.stringContaining("https://example.org/ledger.git"),
		expect.stringContaining(".env"),
	]);
});

it("no copy of records stays that were read while it went on", async () => {
	const { workspace } = await scratch.engine();
	const { ledger, context } = workspace;
	await workspace.transaction({ principal: OWNER, trigger: "test" }, async (tx) => {
		for (let at = 0; at < 201; at++) await tx.write(`memory/notes/n${at}.md`, `- note ${at}\n`, { summary: "noted" });
	});
	const head = vi.spyOn(ledger, "head").mockImplementationOnce(() => {
		const before = ledger.refs.head();
		writeFileSync(join(ledger.folder, EPOCH_FILE), "erased\n");
		return before;
	});
	readRecords(context);
	head.mockRestore();
	expect(existsSync(join(root, ".mneme/audit-records"))).toBe(false);
	readRecords(context);
	expect(existsSync(join(root, ".mneme/audit-records"))).toBe(true);
});

it("vectors made from it go, down to the last page; the others stay", async () => {
	const engine = await scratch.engine();
	const index = await engine.index();
	await index.sync();
	const embedPassages = async (texts: readonly string[]) =>
		texts.map(({ length }) => new Float32Array([length, 1, 2, 3]));
	await index.embedBacklog({ fingerprint: "fake", dimensions: 4, embedPassages } as unknown as Embedder);
	const { memories } = readMemories(CORE, scratch.text(CORE));
	const hashWith = (words: string) => hashOf(memories.find(({ text }) => text.includes(words))!);
	const [erased, kept] = [hashWith(SECRET), hashWith("Bodo")];
	const stored = () =>
		["", "-wal"].map((end) => readFileSync(join(root, `.mneme/vectors.db${end}`), "latin1")).join("");
	expect([stored().includes(erased), stored().includes(kept)]).toEqual([true, true]);
	expect((await eraseWhile("finished", () => undefined))?.status).toBe("done");
	expect([stored().includes(erased), stored().includes(kept)]).toEqual([false, true]);
});
