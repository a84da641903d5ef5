// Making a workspace: of nothing, of a folder with a life, inside someone else's repository, and again after a crash.
import { execFileSync } from "node:child_process";
import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import { init } from "../src/operations/init.ts";
import { PLAIN, Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
beforeEach(() => {
	scratch = new Scratch();
});
afterEach(() => scratch.remove());

const TEMPLATES = [
	"MEMORY.md",
	"memory/graph/index.md",
	"memory/graph/relations.md",
	"memory/meta/decay-scores.json",
	"memory/meta/evolution.md",
	"memory/meta/pending-memories.md",
	"memory/meta/pending-reflection.md",
	"memory/meta/reflection-log.md",
	"mneme.yaml",
];

function snapshot(folder: string): Record<string, string> {
	const files: Record<string, string> = {};
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (!entry.isFile() || /\.audit\/mneme\/(lock\.db|sweep-began)/.test(path)) continue;
		files[path.slice(folder.length + 1)] = `${lstatSync(path).mtimeMs} ${readFileSync(path).toString("base64")}`;
	}
	return files;
}

async function history() {
	const { ledger } = (await scratch.engine()).workspace;
	return [...walkHistory(ledger.reader, ledger.head())].map(({ message }) => message!);
}

describe("an empty folder", () => {
	it("gets every folder and template, one commit each, in one transaction by system:init", async () => {
		const layout = await scratch.layOut();
		expect([...layout.created].sort()).toEqual(TEMPLATES);
		for (const path of ["memory/episodes", "memory/graph/entities", "memory/procedures", "memory/vault"])
			expect(lstatSync(scratch.path(path)).isDirectory()).toBe(true);
		const messages = await history();
		expect(messages.map(({ file }) => file).sort()).toEqual(TEMPLATES);
		for (const message of messages)
			expect(message).toMatchObject({
				action: "CREATE",
				actor: "system:init",
				trigger: "mneme init",
				tx: layout.tx,
				critical: false,
			});
		expect(scratch.text("MEMORY.md")).toContain("<!-- ~500 tokens");
		expect(scratch.text("mneme.yaml")).toMatch(/^format: 1$/m);
		expect(scratch.text("memory/meta/audit.log").trim().split("\n")).toHaveLength(TEMPLATES.length);
	});

	it("is left alone, byte for byte, the second time", async () => {
		await scratch.layOut();
		const before = snapshot(scratch.host.folder);
		const again = await scratch.layOut();
		expect(again).toMatchObject({ tx: undefined, created: [], adopted: [] });
		expect(snapshot(scratch.host.folder)).toEqual(before);
	});

	it("is made if it is not there, and a fsck of real git is clean", async () => {
		rmSync(scratch.host.folder, { recursive: true });
		await scratch.layOut();
		expect(await scratch.git("fsck", "--strict")).toBe("");
		await scratch.git("read-tree", "HEAD");
		expect(await scratch.git("status", "--short")).toBe("");
	});

	it("gets back what is missing later, after the removal is recorded as the person's", async () => {
		await scratch.layOut();
		rmSync(scratch.path("memory/meta/evolution.md"));
		scratch.put("notes.md", "mine\n");
		const again = await scratch.layOut();
		expect(again.created).toEqual(["memory/meta/evolution.md"]);
		expect(again.adopted).toEqual([]);
		const [created, removed] = await history();
		expect(created).toMatchObject({ action: "CREATE", actor: "system:init", file: "memory/meta/evolution.md" });
		expect(removed).toMatchObject({ action: "DELETE", actor: "manual", file: "memory/meta/evolution.md" });
	});
});

describe("a folder with a life", () => {
	it("keeps every byte, and every file is recorded as system:init", async () => {
		const odd = Buffer.from("\ufeff# Mine\r\nno end", "utf8");
		scratch.put("MEMORY.md", odd);
		scratch.put("SOUL.md", "# Soul\n");
		scratch.put("memory/2026-01-01.md", "day\n");
		scratch.put("deep/er/ünï — x.md", "x\n");
		scratch.put("run.sh", "#!/bin/sh\n");
		chmodSync(scratch.path("run.sh"), 0o755);
		const { adopted, created } = await scratch.layOut();
		expect([...adopted].sort()).toEqual([
			"MEMORY.md",
			"SOUL.md",
			"deep/er/ünï — x.md",
			"memory/2026-01-01.md",
			"run.sh",
		]);
		expect(created).not.toContain("MEMORY.md");
		expect(readFileSync(scratch.path("MEMORY.md"))).toEqual(odd);
		expect((await history()).find(({ file }) => file === "SOUL.md")).toMatchObject({
			actor: "system:init",
			critical: false,
		});
		expect(await scratch.git("ls-tree", "HEAD", "run.sh")).toMatch(/^100755/);
		expect(await scratch.git("cat-file", "blob", "HEAD:MEMORY.md")).toBe(odd.toString());
	});

	it("keeps its own settings file, recorded last", async () => {
		scratch.put("mneme.yaml", "timezone: Europe/Rome\n");
		await scratch.layOut();
		expect(scratch.text("mneme.yaml")).toBe("timezone: Europe/Rome\n");
		expect((await history())[0]).toMatchObject({ file: "mneme.yaml", actor: "system:init" });
	});

	it("names what is left out by rule, and git does not see it either", async () => {
		scratch.put("photo.png", Buffer.from([0x89, 0, 1, 2]));
		scratch.put(".env", "KEY=1\n");
		scratch.put("big.md", Buffer.alloc(6 * 1024 * 1024, 0x61));
		scratch.put("sessions/a.jsonl", "{}\n");
		scratch.put("openclaw.json", "{}\n");
		scratch.put("node_modules/x/index.js", "\n");
		scratch.put("theirs/readme.md", "x\n");
		mkdirSync(scratch.path("theirs/.git"));
		symlinkSync("/etc/passwd", scratch.path("link.md"));
		const { leftOut } = await scratch.layOut();
		expect(Object.fromEntries(leftOut.map(({ path, reason }) => [path, reason]))).toEqual({
			".env": "credentials",
			"big.md": "large",
			"link.md": "symbolic link",
			"node_modules/": "foreign folder",
			"openclaw.json": "host config",
			"photo.png": "binary",
			"sessions/": "transcript",
			"theirs/": "another git repository",
		});
		await scratch.git("read-tree", "HEAD");
		expect(await scratch.git("status", "--short")).toBe("");
	});

	it("does not get a template whose name differs only in case", async () => {
		scratch.put("memory.md", "mine\n");
		const { created, withheld } = await scratch.layOut();
		expect(created).not.toContain("MEMORY.md");
		expect(withheld).toEqual([{ path: "MEMORY.md", because: "memory.md" }]);
	});

	it("says so where a file stands in a folder's place", async () => {
		scratch.put("memory", "a file\n");
		await expect(scratch.layOut()).rejects.toMatchObject({ code: "INVALID_PATH" });
		expect(scratch.text("memory")).toBe("a file\n");
	});

	it("is completed by a second run after the first was cut off", async () => {
		for (let at = 0; at < 30; at++) scratch.put(`n/${at}.md`, `${at}\n`);
		await scratch.layOut();
		// As a kill before the settings were recorded leaves it: files in the ledger, no mneme.yaml.
		const heads = scratch.path(".audit/refs/heads/main");
		const { ledger } = (await scratch.engine()).workspace;
		const entries = [...walkHistory(ledger.reader, ledger.head())];
		const middle = entries.find(({ message }) => message?.file === "n/9.md")!;
		await scratch.close();
		writeFileSync(heads, `${entries[entries.indexOf(middle) + 3]!.oid}\n`);
		writeFileSync(scratch.path(".audit/mneme/state.json"), "{}");
		rmSync(scratch.path("mneme.yaml"));
		rmSync(scratch.path("memory"), { recursive: true });
		await scratch.layOut();
		const tracked = (await scratch.git("ls-tree", "-r", "--name-only", "HEAD")).trim().split("\n");
		expect(tracked).toHaveLength(30 + TEMPLATES.length);
		expect(existsSync(scratch.path("memory/meta/evolution.md"))).toBe(true);
		expect((await history()).every(({ actor }) => actor === "system:init")).toBe(true);
	});

	it("reports how far it is", async () => {
		for (let at = 0; at < 501; at++) scratch.put(`n/${at % 7}/${at}.md`, `${at}\n`);
		const seen: string[] = [];
		const host = {
			...scratch.host,
			progress: (step: { done?: number; total?: number }) => seen.push(`${step.done}/${step.total}`),
		};
		await init.run(host, { folder: undefined });
		expect(seen).toEqual(["0/501", "500/501"]);
	});
});

describe("inside someone else's git repository", () => {
	const git = (cwd: string, ...args: string[]) =>
		execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", "-c", "protocol.file.allow=always", ...args], {
			cwd,
			encoding: "utf8",
			stdio: "pipe",
		});

	it("goes into info/exclude once, and nothing else changes", async () => {
		const { folder } = scratch.host;
		git(folder, "init", "-q");
		scratch.put("a.md", "a\n");
		scratch.put(".gitignore", "*.tmp\n");
		git(folder, "add", ".");
		git(folder, "commit", "-qm", "theirs");
		const before = {
			head: git(folder, "rev-parse", "HEAD"),
			index: readFileSync(scratch.path(".git/index")),
			config: scratch.text(".git/config"),
		};
		expect((await scratch.layOut()).excludedIn).toBe(scratch.path(".git/info/exclude"));
		expect((await scratch.layOut()).excludedIn).toBeUndefined();
		expect(
			scratch
				.text(".git/info/exclude")
				.split("\n")
				.filter((line) => line.startsWith("/.")),
		).toEqual(["/.audit/", "/.mneme/"]);
		expect({
			head: git(folder, "rev-parse", "HEAD"),
			index: readFileSync(scratch.path(".git/index")),
			config: scratch.text(".git/config"),
		}).toEqual(before);
		expect(scratch.text(".gitignore")).toBe("*.tmp\n");
		expect(git(folder, "status", "--short")).not.toContain(".audit");
	});

	it("works in a worktree, a submodule and a folder below the top", async () => {
		const top = join(scratch.folder, "top");
		mkdirSync(top);
		git(top, "init", "-q");
		writeFileSync(join(top, "x"), "x");
		git(top, "add", ".");
		git(top, "commit", "-qm", "x");
		git(top, "worktree", "add", "-q", join(scratch.folder, "tree"));
		git(top, "submodule", "--quiet", "add", top, "sub[1]");
		for (const folder of [join(scratch.folder, "tree"), join(top, "sub[1]"), join(top, "be*low/deep")]) {
			await init.run({ ...scratch.host, folder }, {});
			expect(git(folder, "status", "--short", "--untracked-files=all", "."), folder).not.toMatch(/\.audit|\.mneme/);
		}
	});
});

describe("the verb", () => {
	it("refuses places where no workspace belongs", async () => {
		for (const folder of [scratch.path(".audit/x"), scratch.path("a/.git"), "/"])
			expect(await scratch.run(init, { folder })).toMatchObject({ status: "refused" });
		expect(await init.run({ ...scratch.host, env: { HOME: scratch.host.folder } }, {})).toMatchObject({
			status: "refused",
		});
		expect(readdirSync(scratch.host.folder)).toEqual([]);
	});

	it("refuses a newer format and touches nothing", async () => {
		scratch.put("mneme.yaml", "format: 99\n");
		await expect(scratch.run(init)).rejects.toMatchObject({ code: "FORMAT_NEWER" });
		expect(readdirSync(scratch.host.folder)).toEqual(["mneme.yaml"]);
	});

	it("says what it did, and that there was nothing to do", async () => {
		scratch.put("a.md", "a\n");
		expect(init.render(await scratch.get(init), PLAIN)).toContain("kept    1 file as it is");
		expect(init.render(await scratch.get(init), PLAIN)).toContain("nothing was changed");
	});
});
