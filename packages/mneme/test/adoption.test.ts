// Folders that already have a life: an OpenClaw workspace, a harness with private memories, markdown in somebody's repository.
// Every file stays as it is, their git does not notice, and what must not enter the ledger does not.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import { alerts } from "../src/operations/alerts.ts";
import { init } from "../src/operations/init.ts";
import { rollback } from "../src/operations/rollback.ts";
import { status } from "../src/operations/status.ts";
import { Scratch } from "./scratch-workspace.ts";

const SECRETS = ["sk-live-9f8e7d6c5b4a", "gateway-token-4711", "what the user said in private"];

let scratch: Scratch;
beforeEach(() => {
	scratch = new Scratch();
});
afterEach(() => scratch.remove());

function put(path: string, content: string | Buffer): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}

/** Every file with its bytes, permissions and time, Mneme's and git's own folders aside. */
function fingerprints(folder: string): Map<string, string> {
	const found = new Map<string, string>();
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		const name = relative(folder, path);
		if (!entry.isFile() || /(?:^|\/)\.(?:audit|mneme|git)(?:\/|$)/.test(name)) continue;
		const { mode, mtimeMs } = lstatSync(path);
		found.set(name, `${hash(path)} ${mode} ${mtimeMs}`);
	}
	return found;
}

function hash(path: string): string {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** All objects of the ledger, as text. */
async function everyObject(): Promise<string> {
	return await scratch.git("cat-file", "--batch-all-objects", "--batch", "--unordered");
}

async function tracked(): Promise<string[]> {
	return (await scratch.git("-c", "core.quotePath=false", "ls-tree", "-r", "--name-only", "HEAD")).trim().split("\n");
}

async function expectAdopted(before: ReadonlyMap<string, string>, leftOut: readonly string[]): Promise<void> {
	const after = fingerprints(scratch.host.folder);
	for (const [path, fingerprint] of before) expect(after.get(path), path).toBe(fingerprint);
	const inLedger = await tracked();
	for (const path of before.keys()) {
		const expected = !leftOut.some((out) => path === out || path.startsWith(out));
		expect(inLedger.includes(path), path).toBe(expected);
		if (!expected) continue;
		const oid = (await scratch.git("rev-parse", `HEAD:${path}`)).trim();
		expect(
			execFileSync("git", ["hash-object", "--no-filters", join(scratch.host.folder, path)])
				.toString()
				.trim(),
			path,
		).toBe(oid);
	}
	const { ledger } = (await scratch.engine()).workspace;
	for (const { message } of walkHistory(ledger.reader, ledger.head())) expect(message?.actor).toBe("system:init");
	expect((await scratch.get(status)).outside.changes).toEqual([]);
	const objects = await everyObject();
	expect(objects).toContain("found here and kept as it is");
	for (const secret of SECRETS) expect(objects).not.toContain(secret);
}

describe("an OpenClaw workspace", () => {
	const BOM = "\uFEFF";

	function openClaw(): void {
		const { folder } = scratch.host;
		put(join(folder, "AGENTS.md"), "# AGENTS.md - Your Workspace\r\n\r\nThis folder is home.\r\n");
		put(join(folder, "SOUL.md"), `${BOM}# SOUL.md - Who You Are\n\n_You're not a chatbot._\n`);
		put(join(folder, "IDENTITY.md"), "# IDENTITY.md\n\n- **Name:** Claw\n- **Emoji:** 🦞");
		put(join(folder, "USER.md"), "# USER.md\n\n- **Name:** Alex\n\n\n");
		put(join(folder, "TOOLS.md"), "# TOOLS.md\r\rOld Mac line ends.\r");
		put(join(folder, "HEARTBEAT.md"), "");
		put(join(folder, "MEMORY.md"), "# Long-term memory\n\n- Alex lives in Bonn   \n\t- tab\u00A0and nbsp\n");
		put(join(folder, "DREAMS.md"), "# Dreams\n\nmixed\r\nends\n");
		put(join(folder, "memory/2026-02-01.md"), "# 2026-02-01\n\n- talked about the move\n");
		put(join(folder, "memory/2026-02-01-evening.md"), Buffer.from([0x23, 0x20, 0xff, 0xfe, 0xc3, 0x28, 0x0a]));
		put(join(folder, "memory/dreaming/2026-02-01.md"), "dream\n");
		put(join(folder, "memory/dreaming/ünïcode näme.md"), "x\n");
		put(join(folder, "skills/weather/SKILL.md"), "---\nname: weather\n---\n");
		put(join(folder, "canvas/index.html"), "<html></html>\n");
		put(join(folder, ".openclaw/workspace-state.json"), "{}\n");
		put(join(folder, ".env"), `OPENAI_API_KEY=${SECRETS[0]}\n`);
		put(join(folder, "openclaw.json"), `{ "gateway": { "token": "${SECRETS[1]}" } }\n`);
		put(join(folder, "sessions/main.jsonl"), `{"text":"${SECRETS[2]}"}\n`);
		put(join(folder, "credentials/whatsapp.json"), `{"key":"${SECRETS[0]}"}\n`);
		put(join(folder, "photo.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
		put(join(folder, "export.md"), Buffer.alloc(6 * 1024 * 1024, "large\n"));
		put(join(folder, "node_modules/x/index.js"), "1\n");
	}

	const LEFT_OUT = [".env", "openclaw.json", "sessions/", "credentials/", "photo.png", "export.md", "node_modules/"];

	it("keeps every byte, and names what is left out", async () => {
		openClaw();
		const before = fingerprints(scratch.host.folder);
		const value = await scratch.get(init, { folder: scratch.host.folder });
		const named: Record<string, string> = Object.fromEntries(
			value.leftOut.map(({ path, reason }: { path: string; reason: string }) => [path, reason]),
		);
		expect(named).toMatchObject({
			".env": "credentials",
			"openclaw.json": "host config",
			"photo.png": "binary",
			"export.md": "large",
			"sessions/": "transcript",
			"credentials/": "credentials",
			"node_modules/": "foreign folder",
		});
		expect(value.adopted).toContain("memory/2026-02-01-evening.md");
		await expectAdopted(before, LEFT_OUT);
	});

	it("has no alert at first, and one for the config's next change, without its value", async () => {
		openClaw();
		await scratch.layOut();
		expect((await scratch.get(alerts)).alerts).toEqual([]);
		put(join(scratch.host.folder, "openclaw.json"), `{ "gateway": { "token": "${SECRETS[0]}" } }\n`);
		expect((await scratch.get(alerts)).alerts).toMatchObject([{ kind: "host config", file: "openclaw.json" }]);
		const objects = await everyObject();
		for (const secret of SECRETS) expect(objects).not.toContain(secret);
	});

	it("goes back to the day it was adopted, byte for byte", async () => {
		openClaw();
		const layout = await scratch.layOut();
		const before = fingerprints(scratch.host.folder);
		for (const path of ["AGENTS.md", "TOOLS.md", "memory/2026-02-01-evening.md"]) scratch.put(path, "overwritten\n");
		const asked = await scratch.run(rollback, { to: layout.tx });
		if (asked.status !== "needs-confirmation") throw new Error(asked.status);
		await scratch.get(rollback, { to: layout.tx, confirm: asked.token });
		const bytes = (found: ReadonlyMap<string, string>) =>
			[...found]
				.filter(([path]) => path !== "memory/meta/audit.log")
				.map(([path, text]) => `${path} ${text.split(" ")[0]}`);
		expect(bytes(fingerprints(scratch.host.folder))).toEqual(bytes(before));
	});
});

describe("a harness with private memories", () => {
	it("keeps every file, as a whole and as one agent's folder", async () => {
		const { folder } = scratch.host;
		put(join(folder, "agents/nova/IDENTITY.md"), "# Nova\n");
		put(join(folder, "agents/nova/memory/CONTEXT.md"), "# Context\n\nfree form, no format at all");
		put(join(folder, "agents/nova/memory/deep/log.txt"), "x\r\n");
		put(join(folder, "agents/rook/memory/CONTEXT.md"), "# Rook\n");
		const before = fingerprints(folder);
		await scratch.layOut();
		await expectAdopted(before, []);
	});

	it("is another workspace where one agent's memory already is one", async () => {
		const { folder } = scratch.host;
		put(join(folder, "agents/nova/memory/CONTEXT.md"), "# Context\n");
		const inner = new Scratch();
		try {
			const memory = join(folder, "agents/nova/memory");
			await inner.get(init, { folder: memory });
			const layout = await scratch.layOut();
			expect(layout.leftOut).toContainEqual({ path: "agents/nova/memory/", reason: "another workspace" });
			expect((await tracked()).some((path) => path.startsWith("agents/nova/memory/"))).toBe(false);
		} finally {
			await inner.remove();
		}
	});
});

describe("markdown in somebody's git repository", () => {
	const IDENTITY = ["-c", "user.name=Them", "-c", "user.email=them@example.com", "-c", "protocol.file.allow=always"];
	const git = (cwd: string, ...args: string[]) =>
		execFileSync("git", [...IDENTITY, ...args], { cwd, stdio: "pipe" }).toString();

	/** History, staged and unstaged changes, ignored and converted files. */
	function theirRepository(folder: string): void {
		mkdirSync(folder, { recursive: true });
		git(folder, "init", "-q", "-b", "trunk");
		put(join(folder, ".gitattributes"), "*.txt text eol=crlf\n*.md filter=shout\n");
		put(join(folder, ".gitignore"), "ignored/\n*.log\n");
		put(join(folder, "notes/a.md"), "a\n");
		put(join(folder, "notes/windows.txt"), "one\r\ntwo\r\n");
		git(folder, "add", ".");
		git(folder, "commit", "-qm", "theirs");
		git(folder, "config", "filter.shout.clean", "tr a-z A-Z");
		put(join(folder, "notes/staged.md"), "staged\n");
		git(folder, "add", "notes/staged.md");
		put(join(folder, "notes/a.md"), "a, not staged\n");
		put(join(folder, "ignored/private.md"), "ignored by them\n");
		put(join(folder, "untracked.md"), "u\r\n");
	}

	/** The files of their repository that say what it is. Asked of the disk: git itself rewrites its index when asked. */
	function theirState(gitFolder: string): Record<string, string> {
		const found: Record<string, string> = {};
		for (const entry of readdirSync(gitFolder, { recursive: true, withFileTypes: true })) {
			const path = join(entry.parentPath, entry.name);
			if (entry.isFile() && relative(gitFolder, path) !== join("info", "exclude"))
				found[relative(gitFolder, path)] = hash(path);
		}
		return found;
	}

	it("keeps their files, HEAD, index, config, attributes and ignore files", async () => {
		const { folder } = scratch.host;
		theirRepository(folder);
		const before = fingerprints(folder);
		const theirs = theirState(join(folder, ".git"));
		const seen = git(folder, "diff", "--cached") + git(folder, "diff");
		Object.assign(theirs, { index: hash(join(folder, ".git/index")) });
		await scratch.get(init, { folder });
		expect(theirState(join(folder, ".git"))).toEqual(theirs);
		await expectAdopted(before, []);
		expect(git(folder, "diff", "--cached") + git(folder, "diff")).toBe(seen);
		expect(git(folder, "status", "--short", "--untracked-files=all")).not.toMatch(/\.audit|\.mneme/);
	});

	it("works below the top, in a worktree and in a submodule, and only their info/exclude changes", async () => {
		const top = join(scratch.folder, "top");
		theirRepository(top);
		git(top, "worktree", "add", "-q", join(scratch.folder, "tree"));
		const outer = join(scratch.folder, "outer");
		mkdirSync(outer);
		git(outer, "init", "-q");
		git(outer, "submodule", "--quiet", "add", top, "inner");
		for (const [folder, gitFolder] of [
			[join(top, "notes"), join(top, ".git")],
			[join(scratch.folder, "tree"), join(top, ".git")],
			[join(outer, "inner"), join(outer, ".git")],
		] as const) {
			const theirs = theirState(gitFolder);
			const before = fingerprints(folder);
			const dotGit = join(folder, ".git");
			const pointer = existsSync(dotGit) ? readFileSync(dotGit, "utf8") : "";
			await scratch.get(init, { folder });
			const changed = Object.entries(theirState(gitFolder)).filter(([path, text]) => theirs[path] !== text);
			expect(
				changed.filter(([path]) => !path.endsWith(join("info", "exclude"))),
				folder,
			).toEqual([]);
			const after = fingerprints(folder);
			for (const [path, fingerprint] of before) expect(after.get(path), `${folder} ${path}`).toBe(fingerprint);
			if (pointer !== "") expect(readFileSync(dotGit, "utf8")).toBe(pointer);
			expect(git(folder, "status", "--short", "--untracked-files=all", ".")).not.toMatch(/\.audit|\.mneme/);
		}
	});
});
