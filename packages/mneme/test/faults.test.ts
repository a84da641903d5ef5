// What goes wrong around us: disks, permissions, clocks, other programs, lost files. A clear message, and nothing lost.
import { execFileSync, spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import { createSkeleton } from "../src/ledger/skeleton.ts";
import { OWNER } from "../src/model/principal.ts";
import type { Outcome } from "../src/model/results.ts";
import { AUDIT_LOG } from "../src/workspace/audit/trail.ts";
import { Workspace, type WorkspaceOptions } from "../src/workspace/workspace.ts";
import {
	differences,
	expectLogInStep,
	expectSettled,
	expectSoundLedger,
	historyText,
	keepTime,
	newWorkspace,
} from "./workers/invariants.ts";
import { compilePrograms, type Programs, run } from "./workers/processes.ts";
import { SHARED } from "./workers/writer.ts";

const request = { principal: OWNER, trigger: "suite" };
const FILE = "memory/notes.md";

let programs: Programs;
let root: string;
let workspace: Workspace;

beforeAll(() => {
	programs = compilePrograms();
});

afterAll(() => programs.drop());

const open = async (options: WorkspaceOptions = {}) => await Workspace.open(root, { durability: "off", ...options });

async function append(text: string, to = workspace): Promise<Outcome<void>> {
	return await to.transaction(request, async (tx) => await tx.append(FILE, `${text}\n`, { summary: text }));
}

const onDisk = () => readFileSync(join(root, FILE), "utf8");
const messages = (from = workspace) =>
	[...walkHistory(from.ledger.reader, from.ledger.head())].map(({ message }) => message);
const notices = (outcome: Outcome<unknown>) =>
	"notices" in outcome ? outcome.notices.map(({ text }) => text).join("\n") : "";

beforeEach(async () => {
	root = newWorkspace("faults");
	workspace = await open();
	await append("<one>");
	await append("<two>");
});

afterEach(async () => {
	await workspace.close();
	rmSync(root, { recursive: true, force: true });
});

describe("files of ours that are lost or damaged", () => {
	it.each([
		["deleted", undefined],
		["empty", ""],
		["garbage", "\0\0\0{"],
		["of another shape", '{"applied":7,"logged":"x"}'],
	])("state.json %s costs work, never a word", async (_, content) => {
		const path = workspace.ledger.own("state.json");
		if (content === undefined) unlinkSync(path);
		else writeFileSync(path, content);
		const again = await open();
		expect((await append("<three>", again)).status).toBe("done");
		expect(onDisk()).toBe("<one>\n<two>\n<three>\n");
		expectLogInStep(again);
		expect(messages(again)).toHaveLength(3);
		await again.close();
	});

	it("unplaced.json of garbage does not keep anyone out", async () => {
		writeFileSync(workspace.ledger.own("unplaced.json"), "\0\0");
		const again = await open();
		expect((await append("<three>", again)).status).toBe("done");
		await again.close();
	});

	it("a deleted audit.log is made again", async () => {
		unlinkSync(join(root, AUDIT_LOG));
		await append("<three>");
		expectLogInStep(workspace);
	});

	it("a deleted .mneme loses nothing", async () => {
		mkdirSync(join(root, ".mneme"), { recursive: true });
		rmSync(join(root, ".mneme"), { recursive: true });
		await append("<three>");
		expect(onDisk()).toContain("<one>\n<two>\n<three>\n");
	});

	it("a deleted lock file is made again", async () => {
		unlinkSync(workspace.ledger.own("lock.db"));
		await Promise.all([append("<three>"), append("<four>")]);
		expect(onDisk()).toBe("<one>\n<two>\n<three>\n<four>\n");
	});

	it.each(["garbage", "", "0".repeat(39), "ref: refs/heads/other"])(
		"a ref that holds %j is named, and nothing is changed",
		async (text) => {
			const ref = join(workspace.ledger.folder, "refs/heads/main");
			const good = readFileSync(ref);
			writeFileSync(ref, text);
			await expect(open()).rejects.toMatchObject({ code: "LEDGER_CORRUPT" });
			await expect(append("<three>")).rejects.toMatchObject({ code: "LEDGER_CORRUPT" });
			expect(onDisk()).toBe("<one>\n<two>\n");
			expect(existsSync(`${ref}.lock`)).toBe(false);
			writeFileSync(ref, good);
			expect((await append("<three>")).status).toBe("done");
		},
	);

	it("a ref that is damaged while we hold its lock leaves no lock behind", async () => {
		const ref = join(workspace.ledger.folder, "refs/heads/main");
		const good = readFileSync(ref);
		let damaged = false;
		const reach = (step: string) => {
			if (step !== "disk-checked" || damaged) return;
			damaged = true;
			writeFileSync(ref, "garbage");
		};
		const again = await open({ reach });
		await expect(append("<three>", again)).rejects.toMatchObject({ code: "LEDGER_CORRUPT" });
		writeFileSync(ref, good);
		expect((await append("<three>", again)).status).toBe("done");
		await again.close();
	});

	it("a ref to a commit that is not there is named", async () => {
		writeFileSync(join(workspace.ledger.folder, "refs/heads/main"), `${"ab".repeat(20)}\n`);
		await expect(open()).rejects.toMatchObject({ code: "LEDGER_CORRUPT" });
	});

	it("a half-written loose object is named", async () => {
		const { ledger } = workspace;
		await ledger.git(["repack", "-a", "-d", "-q"]);
		for (const name of readdirSync(join(ledger.objectsFolder, "pack")).filter((one) => one.endsWith(".pack"))) {
			const pack = readFileSync(join(ledger.objectsFolder, "pack", name));
			for (const ending of [".pack", ".idx"]) rmSync(join(ledger.objectsFolder, "pack", name.replace(".pack", ending)));
			await ledger.git(["unpack-objects", "-q"], { input: pack });
		}
		const head = ledger.head()!;
		const path = join(ledger.objectsFolder, head.slice(0, 2), head.slice(2));
		truncateSync(path, Math.floor(statSync(path).size / 2));
		unlinkSync(ledger.own("state.json"));
		await expect(open()).rejects.toMatchObject({ code: "LEDGER_CORRUPT", data: { oid: head } });
		expect(onDisk()).toBe("<one>\n<two>\n");
	});

	it("a half-written pack of a process that died is neither read nor kept", async () => {
		const folder = join(workspace.ledger.objectsFolder, "pack");
		const [name] = readdirSync(folder).filter((one) => one.endsWith(".idx"));
		writeFileSync(join(folder, "tmp_pack_pack-1"), "PACK");
		writeFileSync(join(folder, "tmp_idx_pack-1"), readFileSync(join(folder, name!)).subarray(0, 7));
		const again = await open();
		expect((await append("<three>", again)).status).toBe("done");
		expect(readdirSync(folder).filter((one) => one.startsWith("tmp_"))).toEqual([]);
		await again.close();
	});

	it("a pack that had not got its name when the power went is found again", async () => {
		const folder = join(workspace.ledger.objectsFolder, "pack");
		const before = new Set(readdirSync(folder));
		await append("<three>");
		const [pack] = readdirSync(folder).filter((one) => !before.has(one) && one.endsWith(".pack"));
		const name = pack!.slice(0, -".pack".length);
		await workspace.close();
		renameSync(join(folder, `${name}.pack`), join(folder, `tmp_pack_${name}`));
		renameSync(join(folder, `${name}.idx`), join(folder, `tmp_idx_${name}`));
		unlinkSync(workspace.ledger.own("state.json"));
		workspace = await open();
		expect((await append("<four>")).status).toBe("done");
		expect(onDisk()).toBe("<one>\n<two>\n<three>\n<four>\n");
		await expectSoundLedger(workspace);
	});
});

describe("a crash after placing and before that was noted", () => {
	const STATE = ".audit/mneme/state.json";

	it.each([
		["appended", (text: string) => `${text}- the person's line\n`],
		["put a line first", (text: string) => `- the person's line\n${text}`],
		["changed another line", (text: string) => text.replace("first", "the person's line")],
	])("keeps ours once when a person then %s", async (_, edit) => {
		await append("first");
		const noted = readFileSync(join(root, STATE));
		await append("ours");
		writeFileSync(join(root, STATE), noted);
		const edited = edit(onDisk());
		writeFileSync(join(root, FILE), edited);
		await workspace.close();
		workspace = await open();
		expect(onDisk()).toBe(edited);
		expect(differences(workspace)).toEqual([]);
	});

	it("keeps an adopted file as the person left it when the state is lost", async () => {
		await append("first");
		const edited = `${onDisk()}- more\n`;
		rmSync(join(root, STATE));
		writeFileSync(join(root, FILE), edited);
		await workspace.close();
		workspace = await open();
		expect(onDisk()).toBe(edited);
	});
});

describe("real git on the ledger", () => {
	const git = async (...args: string[]) => {
		const done = await workspace.ledger.git(args);
		expect(done.exit, done.stderr).toBe(0);
		return done.stdout.toString().trim();
	};

	it("a commit is taken over, with its line", async () => {
		writeFileSync(join(root, "by-git.md"), "x\n");
		await git("add", "-A");
		await git("commit", "-q", "-m", "by hand");
		await append("<three>");
		expectLogInStep(workspace);
		expect(readFileSync(join(root, AUDIT_LOG), "utf8")).toContain("git: by hand");
	});

	it.each([
		["reset", ["reset", "--hard", "-q", "HEAD~1"]],
		["amend", ["commit", "--amend", "-q", "-m", "other words"]],
		["rebase", ["rebase", "-q", "--root", "--force-rebase", "--committer-date-is-author-date"]],
	])("%s: the history is taken over, the old tip is kept, and an ALERT tells it", async (name, args) => {
		await git("read-tree", "HEAD");
		const lost = workspace.ledger.head()!;
		await git(...args);
		const again = await open();
		const alert = messages(again).find((message) => message?.action === "ALERT");
		expect(alert?.summary).toContain(lost.slice(0, 12));
		expect(await git("rev-parse", `refs/mneme/lost/${lost.slice(0, 12)}`)).toBe(lost);
		expect((await append("<three>", again)).status).toBe("done");
		expect(onDisk()).toContain("<three>");
		if (name === "reset") expect(onDisk()).not.toContain("<two>");
		expect(messages(again).filter((message) => message?.action === "ALERT")).toHaveLength(1);
		await expectSoundLedger(again);
		await again.close();
	});

	it("a crash between the rewrite and its ALERT does not swallow the ALERT", async () => {
		await git("read-tree", "HEAD");
		await git("reset", "--hard", "-q", "HEAD~1");
		const reach = (step: string) => {
			if (step === "ref-locked") throw new Error("crash");
		};
		await expect(open({ reach })).rejects.toThrow("crash");
		const again = await open();
		expect(messages(again).some((message) => message?.action === "ALERT")).toBe(true);
		await again.close();
	});

	it("an unfinished merge is left alone: writes are refused until it is done", async () => {
		writeFileSync(join(workspace.ledger.folder, "MERGE_HEAD"), `${workspace.ledger.head()}\n`);
		expect(await append("<three>")).toMatchObject({ status: "refused" });
		expect(onDisk()).toBe("<one>\n<two>\n");
		unlinkSync(join(workspace.ledger.folder, "MERGE_HEAD"));
		expect((await append("<three>")).status).toBe("done");
	});

	it("a ref lock of git's is respected, and told", async () => {
		writeFileSync(join(workspace.ledger.folder, "refs/heads/main.lock"), "");
		await expect(append("<three>")).rejects.toMatchObject({ code: "LOCKED" });
		expect(existsSync(join(workspace.ledger.folder, "refs/heads/main.lock"))).toBe(true);
		unlinkSync(join(workspace.ledger.folder, "refs/heads/main.lock"));
		expect((await append("<three>")).status).toBe("done");
	});

	it("a link that git committed locks nobody out", async () => {
		symlinkSync("/etc/hostname", join(root, "memory/link.md"));
		await git("add", "-A");
		await git("commit", "-q", "-m", "a link");
		const again = await open();
		expect((await append("<three>", again)).status).toBe("done");
		expect(readFileSync("/etc/hostname", "utf8")).not.toContain("<three>");
		await again.close();
	});

	it("a message that looks like ours but is not is taken as git's", async () => {
		await git("commit", "-q", "--allow-empty", "-m", '[EDIT] "a — x\n\nActor: manual\nTx: t1');
		expect((await append("<three>")).status).toBe("done");
		expectLogInStep(workspace);
	});

	it("is not needed: without the program everything but `git` works", async () => {
		const path = process.env.PATH;
		process.env.PATH = "";
		try {
			expect((await append("<three>")).status).toBe("done");
			await workspace.pack();
			await expect(workspace.ledger.git(["log"])).rejects.toMatchObject({ code: "NO_GIT" });
		} finally {
			process.env.PATH = path;
		}
		expect(onDisk()).toContain("<three>");
	});
});

describe("clocks and locks", () => {
	it("a clock set back is told, and the order is kept", async () => {
		const past = await open({ clock: { now: () => Date.parse("2020-01-01T00:00:00Z") } });
		const outcome = await append("<three>", past);
		expect(outcome.status).toBe("done");
		expect(notices(outcome)).toContain("set back");
		const times = [...walkHistory(past.ledger.reader, past.ledger.head())].map(({ commit }) => commit.committerTime);
		expect(times).toEqual(times.toSorted((one, other) => other - one));
		await past.close();
	});

	it("a lock held by a living process is waited for, then told; nothing is changed", async () => {
		const holder = run(programs, "lock-holder", { root });
		await holder.seen("held");
		const waiting = await open({ lockWaitMs: 300 });
		await expect(append("<three>", waiting)).rejects.toMatchObject({ code: "LOCKED" });
		expect(onDisk()).toBe("<one>\n<two>\n");
		holder.child.kill("SIGKILL");
		await holder.ended;
		expect((await append("<three>", waiting)).status).toBe("done");
		await waiting.close();
	});
});

describe("disks", () => {
	it("a folder where a file should be is told before anything is committed", async () => {
		const head = workspace.ledger.head();
		mkdirSync(join(root, "memory/folder.md"));
		const attempt = workspace.transaction(
			request,
			async (tx) => await tx.write("memory/folder.md", "x", { summary: "x" }),
		);
		await expect(attempt).rejects.toMatchObject({ code: "INVALID_PATH" });
		expect(workspace.ledger.head()).toBe(head);
	});

	it("a folder that turns up in the way of a committed file is told, and the file is placed when it is gone", async () => {
		let made = false;
		const again = await open({
			reach: (step) => {
				if (step !== "ref-moved" || made) return;
				made = true;
				unlinkSync(join(root, FILE));
				mkdirSync(join(root, FILE));
			},
		});
		const outcome = await append("<three>", again);
		expect(notices(outcome)).toContain("could not be put on disk");
		await expect(append("<four>", again)).rejects.toMatchObject({ code: "DISK" });
		expect(
			(await again.transaction(request, async (tx) => await tx.write("other.md", "x", { summary: "x" }))).status,
		).toBe("done");
		await again.close();
		rmSync(join(root, FILE), { recursive: true });
		const later = await open();
		expect(onDisk()).toBe("<one>\n<two>\n<three>\n");
		expect((await append("<four>", later)).status).toBe("done");
		await later.close();
	});

	it("a folder that a person put in the way between crash and recovery locks nobody out", async () => {
		const crashing = await open({
			reach: (step) => {
				if (step === "ref-moved") throw new Error("crash");
			},
		});
		await expect(append("<three>", crashing)).rejects.toThrow("crash");
		unlinkSync(join(root, FILE));
		mkdirSync(join(root, FILE));
		const again = await open();
		expect(
			(await again.transaction(request, async (tx) => await tx.write("other.md", "x", { summary: "x" }))).status,
		).toBe("done");
		rmSync(join(root, FILE), { recursive: true });
		await (await open()).close();
		expect(onDisk()).toContain("<three>");
		await again.close();
	});

	it("what could not be placed is still known after a crash in the next attempt", async () => {
		writeFileSync(workspace.ledger.own("unplaced.json"), JSON.stringify([{ path: FILE, before: null }]));
		unlinkSync(join(root, FILE));
		const crash = { fromTransaction: 0, step: "displaced", occurrence: 1 };
		const writer = run(programs, "writer", { root, id: "a", count: 1, durability: "off", shape: "own", crash });
		await writer.ended;
		expect(writer.child.signalCode).toBe("SIGKILL");
		expect(existsSync(join(root, FILE))).toBe(false);
		await (await open()).close();
		expect(onDisk()).toBe("<one>\n<two>\n");
	});

	it("a disk that fills up after the commit point does not make the change undone, and says so", async () => {
		let full = true;
		const again = await open({
			reach: (step) => {
				if (step === "logged" && full) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
			},
		});
		const outcome = await append("<three>", again);
		expect(outcome.status).toBe("done");
		expect(notices(outcome)).toContain("no space left");
		full = false;
		expect((await append("<four>", again)).status).toBe("done");
		expect(onDisk()).toBe("<one>\n<two>\n<three>\n<four>\n");
		expectLogInStep(again);
		await again.close();
	});
});

/** Mounting needs root and a system that lets it; elsewhere these are skipped, and say so. */
const canMount = (() => {
	if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
	const folder = mkdtempSync(join(tmpdir(), "mneme-mount-"));
	const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]).status === 0;
	if (mounted) execFileSync("umount", [folder]);
	rmSync(folder, { recursive: true });
	return mounted;
})();

describe.skipIf(!canMount)("disks that are full, read-only or apart (skipped where mounting is not permitted)", () => {
	const mounts: string[] = [];
	const mount = (folder: string, ...args: string[]) => {
		execFileSync("mount", [...args, folder]);
		mounts.push(folder);
	};
	afterEach(() => {
		for (const folder of mounts.splice(0).reverse()) execFileSync("umount", ["-l", folder]);
	});

	it("a full disk is told, and nothing is lost or half done", async () => {
		const small = mkdtempSync(join(tmpdir(), "mneme-full-"));
		mount(small, "-t", "tmpfs", "-o", "size=600k", "tmpfs");
		createSkeleton(join(small, ".audit"));
		const full = await Workspace.open(small, { durability: "off" });
		const done: number[] = [];
		let fault: unknown;
		for (let index = 0; index < 2000 && !fault; index++) {
			try {
				const text = `<${index}> ${index.toString(36).repeat(100)}\n`;
				const outcome = await full.transaction(request, async (tx) => await tx.append(FILE, text, { summary: "x" }));
				if (outcome.status === "done") done.push(index);
				if (notices(outcome) !== "") break;
			} catch (error) {
				fault = error;
			}
		}
		expect(done.length).toBeGreaterThan(3);
		if (fault) expect(fault).toMatchObject({ code: "DISK" });
		await full.close();
		execFileSync("mount", ["-o", "remount,size=8m", small]);
		await keepTime();
		const again = await expectSettled(small, { durability: "off" });
		const lines = readFileSync(join(small, FILE), "utf8")
			.split("\n")
			.filter(Boolean)
			.map((line) => Number(line.slice(1, line.indexOf(">"))));
		expect(lines).toEqual(done);
		await again.close();
	});

	it("a read-only disk is told, and can still be read", async () => {
		mount(root, "--bind", root);
		execFileSync("mount", ["-o", "remount,ro,bind", root]);
		const reading = await open();
		expect((await reading.read(FILE)).text).toBe("<one>\n<two>\n");
		await expect(append("<three>", reading)).rejects.toMatchObject({ code: "DISK" });
		expect(onDisk()).toBe("<one>\n<two>\n");
		await reading.close();
	});

	it("a read-only folder inside: committed or not, the outcome says which", async () => {
		mount(join(root, "memory"), "--bind", join(root, "memory"));
		execFileSync("mount", ["-o", "remount,ro,bind", join(root, "memory")]);
		let told: string;
		try {
			told = notices(await append("<three>"));
		} catch (error) {
			expect(error).toMatchObject({ code: "DISK" });
			told = "refused";
		}
		expect(told).not.toBe("");
		execFileSync("umount", [mounts.pop()!]);
		const again = await open();
		expect(differences(again)).toEqual([]);
		expect(onDisk().includes("<three>")).toBe(historyText(again).includes("<three>"));
		await again.close();
	});

	it("a folder on another disk is exchanged, recovered and settled like any other", async () => {
		const apart = join(root, "memory");
		rmSync(apart, { recursive: true });
		mkdirSync(apart);
		mount(apart, "-t", "tmpfs", "-o", "size=1m", "tmpfs");
		const long = `memory/${"long-name-".repeat(13)}.md`;
		const add = async (text: string, to: Workspace) =>
			await to.transaction(request, async (tx) => await tx.append(long, text, { summary: "apart" }));
		await add("<a>\n", workspace);
		await add("<b>\n", workspace);
		expect(readFileSync(join(root, long), "utf8")).toBe("<a>\n<b>\n");
		const crash = { fromTransaction: 1, step: "displaced", occurrence: 1 };
		const writer = run(programs, "writer", { root, id: "a", count: 2, durability: "off", shape: "three", crash });
		await writer.ended;
		expect(existsSync(join(root, SHARED))).toBe(false);
		const again = await open();
		expect(readFileSync(join(root, SHARED), "utf8")).toBe("<a.0>\n<a.1>\n");
		await again.close();
		await keepTime();
		await (await expectSettled(root, { durability: "off" })).close();
		expect(readdirSync(apart).filter((name) => name.startsWith("."))).toEqual([]);
	});
});
