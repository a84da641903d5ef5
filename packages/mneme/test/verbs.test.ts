// The first verbs on a real workspace: writing, history, undo, git, status, doctor.
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OWNER } from "../src/model/principal.ts";
import { append } from "../src/operations/append.ts";
import { diff } from "../src/operations/diff.ts";
import { doctor } from "../src/operations/doctor.ts";
import { git } from "../src/operations/git.ts";
import { log } from "../src/operations/log.ts";
import { show } from "../src/operations/show.ts";
import { status } from "../src/operations/status.ts";
import { undo } from "../src/operations/undo.ts";
import { write } from "../src/operations/write.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { layOutEach } from "./each-scratch.ts";
import { PLAIN, type Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

const put = (path: string, text: string, more: object = {}) => scratch.get(write, { path, text, ...more });
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

async function withoutGit<Value>(work: () => Promise<Value>): Promise<Value> {
	const { PATH } = process.env;
	process.env.PATH = "";
	try {
		return await work();
	} finally {
		process.env.PATH = PATH;
	}
}

describe("write and append", () => {
	it("write the text as it is, and say the version", async () => {
		const text = "my key is sk-live-1234567890abcdef\r\nno end";
		const { version, previous, tx } = await put("notes.md", text);
		expect(scratch.text("notes.md")).toBe(text);
		expect(previous).toBeNull();
		expect(await scratch.get(show, { target: "notes.md" })).toMatchObject({ text, version });
		expect((await scratch.get(log, { path: "notes.md" })).entries).toMatchObject([
			{ tx, action: "CREATE", actor: "manual", summary: "written, 2 lines" },
		]);
	});

	it("do nothing where nothing changes", async () => {
		await put("notes.md", "a\n");
		expect(await put("notes.md", "a\n")).toMatchObject({ changed: false, tx: null });
		expect(await scratch.get(append, { path: "notes.md", text: "" })).toMatchObject({ changed: false });
	});

	it("return a conflict with both versions if the file moved on", async () => {
		const { version } = await put("notes.md", "a\n");
		scratch.put("notes.md", "person\n");
		const outcome = await scratch.run(write, { path: "notes.md", text: "b\n", expected: version });
		expect(outcome).toMatchObject({ status: "conflict", yours: { text: "b\n" }, theirs: { text: "person\n" } });
		expect(scratch.text("notes.md")).toBe("person\n");
		expect(await scratch.run(write, { path: "notes.md", text: "b\n", expected: "none" })).toMatchObject({
			status: "conflict",
		});
		expect(await put("fresh.md", "x\n", { expected: "none" })).toMatchObject({ changed: true });
	});

	it("append on a line of its own, with the reason given", async () => {
		await put("notes.md", "a");
		await scratch.get(append, { path: "notes.md", text: "b\n", summary: "why" });
		expect(scratch.text("notes.md")).toBe("a\nb\n");
		expect((await scratch.get(log, { limit: 1 })).entries[0]).toMatchObject({ action: "APPEND", summary: "why" });
	});
});

describe("log", () => {
	it("filters by file, folder, actor and time, with git and without", async () => {
		scratch.clock.set("2026-02-03T08:00:00Z");
		await put("memory/vault/a.md", "a\n");
		scratch.clock.set("2026-02-04T08:00:00Z");
		await put("memory/vault/b.md", "b\n");
		await put("other.md", "x\n");
		const files = async (input: object) =>
			(await scratch.get(log, input)).entries.map(({ file }: { file: string }) => file);
		for (const run of [(work: () => Promise<void>) => work(), withoutGit]) {
			await run(async () => {
				expect(await files({ limit: 2 })).toEqual(["other.md", "memory/vault/b.md"]);
				expect(await files({ path: "memory/vault" })).toEqual(["memory/vault/b.md", "memory/vault/a.md"]);
				expect(await files({ path: "./memory/vault/a.md" })).toEqual(["memory/vault/a.md"]);
				expect(await files({ path: "memory/vau" })).toEqual([]);
				expect(await files({ since: "2026-02-04" })).toEqual(["other.md", "memory/vault/b.md"]);
				expect(await files({ since: "2026-02-03", until: "yesterday" })).toEqual(["memory/vault/a.md"]);
				expect(await files({ by: "manual", until: "2026-02-03" })).toEqual(["memory/vault/a.md"]);
				expect((await files({ by: "system" })).length).toBe(9);
			});
		}
		expect(await scratch.get(log, { limit: 2 })).toMatchObject({ more: true });
		await expect(scratch.run(log, { since: "some day" })).rejects.toMatchObject({ code: "INVALID_INPUT" });
	});

	it("shows times in the workspace's zone", async () => {
		scratch.put("mneme.yaml", "format: 1\ntimezone: Asia/Tokyo\n");
		scratch.clock.set("2026-02-03T20:00:00Z");
		await put("a.md", "a\n");
		expect((await scratch.get(log, { path: "a.md" })).entries).toMatchObject([{ time: "2026-02-04 05:00" }]);
		expect((await scratch.get(log, { since: "2026-02-04", path: "a.md" })).entries).toHaveLength(1);
	});
});

describe("show and diff", () => {
	it("show a file as it was, by transaction, commit, day and time", async () => {
		scratch.clock.set("2026-02-03T08:00:00Z");
		const first = await put("a.md", "one\n");
		scratch.clock.set("2026-02-04T08:00:00Z");
		await put("a.md", "two\n");
		const { commit } = (await scratch.get(log, { path: "a.md" })).entries[1];
		for (const when of [
			first.tx,
			commit,
			commit.slice(0, 10),
			"2026-02-03",
			"yesterday",
			"2026-02-03T09:00",
			"2026-02-03T09:00:00Z",
			"20 hours ago",
		])
			expect(await scratch.get(show, { target: `a.md@${when}` }), when).toMatchObject({ text: "one\n" });
		expect(await scratch.get(show, { target: "a.md" })).toMatchObject({ text: "two\n", at: null });
		await expect(scratch.run(show, { target: "a.md@2026-02-01" })).rejects.toMatchObject({ code: "NOT_FOUND" });
		await expect(scratch.run(show, { target: "a.md@whenever" })).rejects.toMatchObject({ code: "NOT_FOUND" });
		await expect(scratch.run(show, { target: "gone.md" })).rejects.toMatchObject({ code: "NOT_FOUND" });
	});

	it("show a file whose name holds an @", async () => {
		await put("me@home.md", "x\n");
		expect(await scratch.get(show, { target: "me@home.md" })).toMatchObject({ text: "x\n" });
	});

	it("show a transaction with its diffs", async () => {
		await put("a.md", "one\ntwo\n");
		const { tx } = await put("a.md", "one\n2\n");
		const shown = await scratch.get(show, { target: tx });
		expect(shown).toMatchObject({
			kind: "transaction",
			tx,
			commits: [{ action: "EDIT", changes: [{ path: "a.md", linesAdded: 1, linesRemoved: 1 }] }],
		});
		expect(show.render(shown, PLAIN)).toContain("-two\n+2");
	});

	it("diff the last transaction, a file's last change, and between points", async () => {
		scratch.clock.set("2026-02-03T08:00:00Z");
		await put("a.md", "one\n");
		scratch.clock.set("2026-02-04T08:00:00Z");
		await put("a.md", "two\n");
		const { tx } = await put("b.md", "b\n");
		const paths = async (input: object) =>
			(await scratch.get(diff, input)).files.map(({ path }: { path: string }) => path);
		expect(await paths({})).toEqual(["b.md"]);
		expect(await paths({ from: "a.md" })).toEqual(["a.md"]);
		expect(await paths({ from: "yesterday" })).toEqual(["a.md", "b.md"]);
		expect(await paths({ from: "yesterday", to: "b.md" })).toEqual(["b.md"]);
		expect(await paths({ from: "2026-02-02", to: "2026-02-03" })).toEqual(["a.md"]);
		expect(await paths({ from: tx })).toEqual([]);
		expect((await paths({ from: "2020-01-01" })).length).toBe(11);
		await expect(scratch.run(diff, { from: "nothing-like-it" })).rejects.toMatchObject({ code: "NOT_FOUND" });
		expect((await scratch.get(diff, { from: "a.md" })).files[0].diff).toBe(
			"--- a/a.md\n+++ b/a.md\n@@ -1,1 +1,1 @@\n-one\n+two\n",
		);
	});
});

describe("undo", () => {
	const tree = async () => (await scratch.git("rev-parse", "HEAD^{tree}")).trim();

	it("takes back edits, creations and removals, and undo of undo brings them back", async () => {
		await put("a.md", "one\n");
		const before = await tree();
		const { workspace, principal } = await scratch.engine();
		await workspace.transaction({ principal, trigger: "test" }, async (tx) => {
			await tx.write("a.md", "two\n", { summary: "edit" });
			await tx.write("b.md", "b\n", { summary: "create" });
			await tx.remove("memory/meta/evolution.md", { summary: "remove" });
		});
		const after = await tree();
		expect(await scratch.get(undo, { dryRun: true })).toMatchObject({ tx: null, dryRun: true });
		expect(await tree()).toBe(after);
		expect((await scratch.get(undo)).files).toHaveLength(3);
		expect(await tree()).toBe(before);
		expect(scratch.text("a.md")).toBe("one\n");
		expect(existsSync(scratch.path("b.md"))).toBe(false);
		expect((await scratch.get(log, { limit: 3 })).entries.map(({ action }: { action: string }) => action)).toEqual([
			"REVERT",
			"REVERT",
			"REVERT",
		]);
		await scratch.get(undo);
		expect(await tree()).toBe(after);
		expect((await scratch.get(log, { limit: 1 })).entries[0].summary).toMatch(/^brought back t/);
	});

	it("keeps what a person edited since, in the same file and elsewhere", async () => {
		await put("a.md", "1\n2\n3\n4\n5\n6\n");
		await put("a.md", "1\n2\n3\n4\n5\nsix\n");
		scratch.put("a.md", "one\n2\n3\n4\n5\nsix\n");
		scratch.put("b.md", "theirs\n");
		await settled();
		await scratch.get(status);
		await scratch.get(undo);
		expect(scratch.text("a.md")).toBe("one\n2\n3\n4\n5\n6\n");
		expect(scratch.text("b.md")).toBe("theirs\n");
	});

	it("keeps an edit nobody has recorded yet", async () => {
		await put("a.md", "1\n");
		await scratch.get(append, { path: "a.md", text: "2\n" });
		scratch.put("a.md", "1\n2\nperson\n");
		await settled();
		await scratch.get(undo);
		expect(scratch.text("a.md")).toBe("1\nperson\n");
	});

	it("takes back what was redone on top of an edit made at the same moment", async () => {
		await put("a.md", "1\n");
		await scratch.close();
		let edited = false;
		const { folder, clock, random } = scratch.host;
		const reach = (step: string) => {
			if (step !== "disk-checked" || edited) return;
			edited = true;
			scratch.put("a.md", "all anew\n");
		};
		const workspace = await Workspace.open(folder, { clock, random, durability: "off", reach });
		await workspace.transaction({ principal: OWNER, trigger: "test" }, (tx) =>
			tx.append("a.md", "2\n", { summary: "s" }),
		);
		await workspace.close();
		expect(scratch.text("a.md")).toBe("all anew\n2\n");
		await scratch.get(undo);
		expect(scratch.text("a.md")).toBe("all anew\n");
	});

	it("is a conflict, and changes nothing at all, where the edit cannot be kept apart", async () => {
		const { workspace, principal } = await scratch.engine();
		await workspace.transaction({ principal, trigger: "test" }, async (tx) => {
			await tx.write("a.md", "engine\n", { summary: "a" });
			await tx.write("b.md", "engine\n", { summary: "b" });
		});
		scratch.put("b.md", "person\n");
		await settled();
		for (const dryRun of [true, false])
			expect(await scratch.run(undo, { dryRun })).toMatchObject({
				status: "conflict",
				path: "b.md",
				theirs: { text: "person\n" },
			});
		expect([scratch.text("a.md"), scratch.text("b.md")]).toEqual(["engine\n", "person\n"]);
	});

	it("never crosses init", async () => {
		expect(await scratch.run(undo)).toMatchObject({ status: "refused" });
		await put("a.md", "a\n");
		await scratch.get(undo);
		await scratch.get(undo);
		scratch.put("b.md", "outside\n");
		await settled();
		await scratch.get(status);
		await scratch.get(undo);
		expect(existsSync(scratch.path("a.md"))).toBe(false);
		expect(existsSync(scratch.path("MEMORY.md"))).toBe(true);
		expect(scratch.text("b.md")).toBe("outside\n");
	});
});

describe("git", () => {
	const run = (...args: string[]) => scratch.get(git, { args });

	it("finds a clean ledger after every kind of write, and with its index gone", async () => {
		expect(await run("status", "--short")).toEqual({ exit: 0, output: "", errors: "" });
		await put("a.md", "a\n");
		await put("x/y.md", "y\n");
		expect((await run("status", "--short")).output).toBe("");
		await scratch.get(undo);
		rmSync(scratch.path("x"), { recursive: true });
		scratch.put("x", "a file now\n");
		await settled();
		await scratch.get(status);
		expect((await run("status", "--short")).output).toBe("");
		expect((await run("fsck", "--strict")).exit).toBe(0);
		rmSync(scratch.path(".audit/index"));
		expect((await run("status", "--short")).output).toBe("");
	});

	it("answers log, blame and a wrong word as git does", async () => {
		await put("a.md", "a\n", { summary: "first words" });
		expect((await run("log", "-1", "--format=%s|%an")).output).toBe("[CREATE] a.md — first words|manual\n");
		expect((await run("blame", "a.md")).output).toContain("manual");
		const wrong = await run("log", "nothing");
		expect(git.exit!(wrong)).toBe(128);
		expect(wrong.errors).toContain("nothing");
	});

	it("reverts and commits; the next verb adopts it", async () => {
		await put("a.md", "a\n");
		await put("b.md", "b\n");
		expect((await run("revert", "--no-edit", "HEAD~1")).exit).toBe(0);
		expect(existsSync(scratch.path("a.md"))).toBe(false);
		await put("c.md", "c\n");
		scratch.put("b.md", "by git\n");
		await run("add", "b.md");
		expect((await run("commit", "-m", "mine")).exit).toBe(0);
		expect((await scratch.get(status)).outside.changes).toEqual([]);
		expect((await scratch.get(log, { limit: 1 })).entries[0]).toMatchObject({
			tx: null,
			actor: "manual",
			summary: "git: mine",
		});
		expect(scratch.text("memory/meta/audit.log")).toContain("git: mine");
		await scratch.get(undo);
		expect(scratch.text("b.md")).toBe("b\n");
		expect((await run("status", "--short")).output).toBe("");
		expect((await run("fsck", "--strict")).exit).toBe(0);
	});

	it("does not add what the rules keep out", async () => {
		scratch.put(".env", "SECRET=1\n");
		scratch.put("photo.png", Buffer.from([0, 1, 2]));
		scratch.put("odd [name]*.key", "k\n");
		scratch.put("ok.md", "ok\n");
		await settled();
		await run("add", "-A");
		expect((await run("diff", "--cached", "--name-only")).output).toBe("ok.md\n");
	});

	it("can take HEAD off its branch and back", async () => {
		await put("a.md", "a\n");
		await run("checkout", "-q", "HEAD~1");
		await scratch.close();
		await expect(scratch.run(status)).rejects.toMatchObject({ code: "LEDGER_CORRUPT" });
		await run("switch", "-q", "main");
		expect(await scratch.get(status)).toMatchObject({ outside: { changes: [] } });
		expect(scratch.text("a.md")).toBe("a\n");
	});

	it("says what is missing where there is no git", async () => {
		await withoutGit(async () => {
			await expect(scratch.run(git, { args: ["log"] })).rejects.toMatchObject({ code: "NO_GIT" });
		});
	});
});

describe("status", () => {
	it("records outside changes and says what is held", async () => {
		scratch.put("memory/episodes/2026-02-02.md", "# x\n");
		scratch.put("memory/today.md", "x\n");
		await settled();
		const value = await scratch.get(status);
		expect(value.files).toEqual({
			core: 1,
			episodes: 1,
			entities: 0,
			graph: 2,
			procedures: 0,
			vault: 0,
			meta: 5,
			notes: 1,
			other: 1,
		});
		expect(value).toMatchObject({
			commits: 11,
			format: 1,
			outside: { recorded: true, changes: [{ action: "CREATE" }, { action: "CREATE" }] },
		});
		expect(status.render(value, PLAIN)).toContain("CREATE memory/today.md");
		expect(await scratch.get(status)).toMatchObject({
			commits: 11,
			outside: { tx: null, recorded: true, changes: [] },
		});
		expect(await withoutGit(() => scratch.get(status))).toMatchObject({ commits: 11 });
	});

	it("with invalid settings tells, but records nothing", async () => {
		scratch.put("mneme.yaml", "format: 1\nnonsense: 3\n");
		await settled();
		const outcome = await scratch.run(status);
		expect(outcome).toMatchObject({
			status: "done",
			value: { commits: 9, outside: { recorded: false, changes: [{ action: "EDIT", path: "mneme.yaml" }] } },
		});
		expect("notices" in outcome && outcome.notices[0]!.text).toContain("nonsense");
	});
});

describe("doctor", () => {
	const states = async (input: object = {}) => {
		const { checks } = await scratch.get(doctor, input);
		return Object.fromEntries(checks.map(({ name, state }: { name: string; state: string }) => [name, state]));
	};

	it("finds nothing wrong with a new workspace, with git and without", async () => {
		expect(new Set(Object.values(await states()))).toEqual(new Set(["ok"]));
		await withoutGit(async () =>
			expect(await states()).toMatchObject({ git: "warn", "git fsck": "warn", history: "ok" }),
		);
	});

	it("says what to do where there is no workspace", async () => {
		rmSync(scratch.path(".audit"), { recursive: true });
		const value = await scratch.get(doctor);
		expect(doctor.exit!(value)).toBe(1);
		expect(doctor.render(value, PLAIN)).toContain("mneme init");
	});

	it.each(["", "garbage\n", `${"a".repeat(40)}\n`])("mends a branch that holds %j", async (content) => {
		await put("a.md", "a\n");
		const ref = scratch.path(".audit/refs/heads/main");
		const good = readFileSync(ref, "utf8");
		await scratch.close();
		writeFileSync(ref, content);
		expect(await states()).toMatchObject({ history: "fail" });
		const planned = await scratch.get(doctor, { repair: true, dryRun: true });
		expect(planned.repairs).toEqual([expect.stringContaining(good.slice(0, 12))]);
		expect(readFileSync(ref, "utf8")).toBe(content);
		expect((await scratch.get(doctor, { repair: true })).healthy).toBe(true);
		expect(readFileSync(ref, "utf8")).toBe(good);
		await put("b.md", "b\n");
		expect(await scratch.git("fsck", "--strict")).toBe("");
	});

	it("mends a branch that is gone, without a note of where it was", async () => {
		await put("a.md", "a\n");
		const ref = scratch.path(".audit/refs/heads/main");
		const good = readFileSync(ref, "utf8");
		await scratch.close();
		rmSync(ref);
		expect(await states()).toMatchObject({ history: "fail" });
		writeFileSync(scratch.path(".audit/refs/heads/main"), "\n");
		writeFileSync(scratch.path(".audit/mneme/state.json"), "{}");
		await scratch.get(doctor, { repair: true });
		expect(readFileSync(ref, "utf8")).toBe(good);
	});

	it("removes locks of a git that died, not those of one at work", async () => {
		const lock = scratch.path(".audit/index.lock");
		writeFileSync(lock, "");
		expect(await states({ repair: true })).toMatchObject({ "git locks": "warn" });
		expect(existsSync(lock)).toBe(true);
		utimesSync(lock, 1, 1);
		expect(await states()).toMatchObject({ "git locks": "fail" });
		expect(await states({ repair: true })).toMatchObject({ "git locks": "ok" });
		expect(existsSync(lock)).toBe(false);
	});

	it("makes missing parts of the ledger anew", async () => {
		await scratch.close();
		const exclude = readFileSync(scratch.path(".audit/info/exclude"), "utf8");
		rmSync(scratch.path(".audit/info"), { recursive: true });
		rmSync(scratch.path(".audit/mneme/swap"), { recursive: true });
		expect(await states()).toMatchObject({ "ledger files": "fail" });
		expect((await scratch.get(doctor, { repair: true })).healthy).toBe(true);
		expect(readFileSync(scratch.path(".audit/info/exclude"), "utf8")).toBe(exclude);
	});

	it("names files other systems cannot hold, and broken settings", async () => {
		scratch.put("what?.md", "x\n");
		scratch.put("Twin.md", "x\n");
		scratch.put("twin.md", "y\n");
		await settled();
		const value = await scratch.get(doctor);
		expect(value.checks.find(({ name }: { name: string }) => name === "names").text).toContain("what?.md");
		scratch.put("mneme.yaml", "format: 1\ntimezon: UTC\n");
		expect(await states()).toMatchObject({ settings: "fail" });
	});

	it("reads past a damaged object to the newest whole commit", async () => {
		await put("a.md", "a\n");
		const good = readFileSync(scratch.path(".audit/refs/heads/main"), "utf8");
		await scratch.close();
		// A commit whose tree was never written.
		const folder = scratch.path(".audit/objects/be");
		mkdirSync(folder, { recursive: true });
		writeFileSync(`${folder}/${"e".repeat(38)}`, "half");
		writeFileSync(scratch.path(".audit/refs/heads/main"), `be${"e".repeat(38)}\n`);
		writeFileSync(scratch.path(".audit/mneme/state.json"), "{}");
		await scratch.get(doctor, { repair: true });
		expect(readFileSync(scratch.path(".audit/refs/heads/main"), "utf8")).toBe(good);
	});
});
