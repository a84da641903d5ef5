// The stat sweep: every kind of outside change becomes one commit of the person's; nothing on disk is touched.
import {
	chmodSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import { OWNER } from "../src/model/principal.ts";
import { scan } from "../src/workspace/outside/scan.ts";
import { StatCache } from "../src/workspace/outside/stat-cache.ts";
import { findOutsideChanges, sweep } from "../src/workspace/outside/sweep.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

async function run() {
	await settled();
	return await sweep((await scratch.engine()).workspace);
}

async function newest(count: number) {
	const { ledger } = (await scratch.engine()).workspace;
	return [...walkHistory(ledger.reader, ledger.head())].slice(0, count).map(({ message }) => message!);
}

async function expectClean() {
	await scratch.git("read-tree", "HEAD");
	expect(await scratch.git("status", "--short")).toBe("");
	expect(await scratch.git("fsck", "--strict")).toBe("");
}

describe("a sweep", () => {
	it("records edits, new files, removals and renames, one commit each in one transaction", async () => {
		scratch.put("a.md", "a long enough text\n");
		scratch.put("b.md", "b\n");
		await run();
		scratch.put("MEMORY.md", "mine\n");
		scratch.put("new/deep.md", "new\n");
		rmSync(scratch.path("b.md"));
		mkdirSync(scratch.path("moved"));
		renameSync(scratch.path("a.md"), scratch.path("moved/a.md"));
		const { changes, tx } = await run();
		expect(changes).toEqual([
			{ action: "DELETE", path: "b.md" },
			{ action: "RENAME", path: "moved/a.md", from: "a.md" },
			{ action: "EDIT", path: "MEMORY.md" },
			{ action: "CREATE", path: "new/deep.md" },
		]);
		const messages = await newest(4);
		for (const message of messages)
			expect(message).toMatchObject({ actor: "manual", approval: "—", trigger: "edited outside Mneme", tx });
		expect(messages.map(({ action }) => action)).toEqual(["CREATE", "EDIT", "RENAME", "DELETE"]);
		await expectClean();
		expect((await run()).changes).toEqual([]);
	});

	it("follows a file that became a folder, and back", async () => {
		scratch.put("x", "file\n");
		await run();
		rmSync(scratch.path("x"));
		scratch.put("x/y.md", "below\n");
		await run();
		await expectClean();
		expect(await scratch.git("ls-tree", "-r", "--name-only", "HEAD", "x")).toBe("x/y.md\n");
		rmSync(scratch.path("x"), { recursive: true });
		scratch.put("x", "again\n");
		await run();
		await expectClean();
		expect(await scratch.git("ls-tree", "-r", "--name-only", "HEAD", "x")).toBe("x\n");
	});

	it("records files behind a folder that became a link as gone, and follows no link", async () => {
		scratch.put("wiki/a.md", "a\n");
		await run();
		renameSync(scratch.path("wiki"), `${scratch.folder}/elsewhere`);
		symlinkSync(`${scratch.folder}/elsewhere`, scratch.path("wiki"));
		const { changes, leftOut } = await run();
		expect(changes).toEqual([{ action: "DELETE", path: "wiki/a.md" }]);
		expect(leftOut).toEqual([{ path: "wiki", reason: "symbolic link" }]);
	});

	it("finds a change that keeps size and modification time", async () => {
		scratch.put("a.md", "one\n");
		await run();
		await run();
		const { atime, mtime } = statSync(scratch.path("a.md"));
		scratch.put("a.md", "two\n");
		utimesSync(scratch.path("a.md"), atime, mtime);
		expect((await run()).changes).toEqual([{ action: "EDIT", path: "a.md" }]);
	});

	it("remembers only files stamped before it began: a later one may change again within its stamp", async () => {
		const { context } = (await scratch.engine()).workspace;
		scratch.put("old.md", "old\n");
		await settled();
		const cache = new StatCache(context);
		scratch.put("racy.md", "racy\n");
		const { files } = scan(context.root, () => false);
		const stats = new Map(files.map(({ path, stat }) => [path, stat]));
		for (const path of ["old.md", "racy.md"]) cache.remember(path, stats.get(path)!, { oid: "1".repeat(40) });
		cache.save();
		const next = new StatCache(context);
		expect(next.find("old.md", stats.get("old.md")!)).toEqual({ oid: "1".repeat(40) });
		expect(next.find("racy.md", stats.get("racy.md")!)).toBeUndefined();
	});

	it("reads only what may have changed", async () => {
		for (let at = 0; at < 20; at++) scratch.put(`n/${at}.md`, `${at}\n`);
		await run();
		await settled();
		await run();
		// A cache that names a wrong blob shows that the file was not read.
		const cache = scratch.path(".audit/mneme/stat-cache.json");
		const lie = "1".repeat(40);
		const { ledger } = (await scratch.engine()).workspace;
		const real = ledger.trees.find(ledger.treeOf(ledger.head()), "n/3.md")!.oid;
		writeFileSync(cache, readFileSync(cache, "utf8").replace(real, lie));
		expect((await findOutsideChanges((await scratch.engine()).workspace.context)).changes).toEqual([
			{ action: "EDIT", path: "n/3.md" },
		]);
		writeFileSync(cache, "{ broken");
		expect((await run()).changes).toEqual([]);
	});

	it("records what became executable", async () => {
		scratch.put("run.sh", "#!/bin/sh\n");
		await run();
		chmodSync(scratch.path("run.sh"), 0o755);
		expect((await run()).changes).toEqual([{ action: "EDIT", path: "run.sh" }]);
		expect((await newest(1))[0]).toMatchObject({ summary: "permissions changed" });
		await expectClean();
	});

	it("passes over what the rules leave out, links, other repositories and names that are refused", async () => {
		scratch.put(".env", "A=1\n");
		scratch.put("photo.png", Buffer.from([0, 1]));
		scratch.put("aux.md", "device\n");
		scratch.put("theirs/a.md", "a\n");
		mkdirSync(scratch.path("theirs/.git"));
		symlinkSync("/etc", scratch.path("etc"));
		const { changes, leftOut } = await run();
		expect(changes).toEqual([]);
		expect(leftOut.map(({ path }) => path)).toEqual([".env", "aux.md", "etc", "photo.png", "theirs/"]);
		expect((await run()).leftOut).toEqual(leftOut);
	});

	it("does not take a folder of tracked files for gone because somebody made it a repository", async () => {
		scratch.put("wiki/a.md", "a\n");
		await run();
		mkdirSync(scratch.path("wiki/.git"));
		scratch.put("wiki/a.md", "b\n");
		expect((await run()).changes).toEqual([{ action: "EDIT", path: "wiki/a.md" }]);
	});

	it("keeps following a tracked file that the rules would leave out now", async () => {
		scratch.put("a.md", "text\n");
		await run();
		scratch.put("a.md", Buffer.from([0x61, 0, 0x62]));
		expect((await run()).changes).toEqual([{ action: "EDIT", path: "a.md" }]);
		await expectClean();
	});

	it("does not call what Mneme wrote an outside change", async () => {
		const { workspace } = await scratch.engine();
		await workspace.transaction({ principal: OWNER, trigger: "test" }, (tx) =>
			tx.write("a.md", "ours\n", { summary: "s" }),
		);
		expect((await run()).changes).toEqual([]);
	});

	it("marks a change of a critical file", async () => {
		scratch.put("SOUL.md", "# Soul\n");
		await run();
		expect((await newest(2)).find(({ action }) => action === "CREATE")).toMatchObject({
			file: "SOUL.md",
			critical: true,
		});
	});

	it("only looks where it is told to", async () => {
		const { workspace } = await scratch.engine();
		const head = workspace.ledger.head();
		scratch.put("a.md", "a\n");
		await settled();
		expect((await findOutsideChanges(workspace.context)).changes).toEqual([{ action: "CREATE", path: "a.md" }]);
		expect(workspace.ledger.head()).toBe(head);
	});

	it("takes a storm of changes in parts of one transaction", async () => {
		for (let at = 0; at < 1100; at++) scratch.put(`storm/${at % 16}/${at}.md`, `${at}\n`);
		const { changes, tx } = await run();
		expect(changes).toHaveLength(1100);
		expect(new Set((await newest(1100)).map((message) => message.tx))).toEqual(new Set([tx]));
		expect((await run()).changes).toEqual([]);
	});
});
