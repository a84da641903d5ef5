// The daemon as a process: starting, being the only one, ending, dying, and what commands do without it.
import {
	appendFileSync,
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openClient } from "../src/daemon/client.ts";
import { withLock } from "../src/workspace/transaction/lock.ts";
import { type Build, buildCommand, Home, isAlive, until } from "./workers/daemons.ts";

let build: Build;
let home: Home;
beforeAll(() => {
	build = buildCommand("1.2.0");
});
afterAll(() => build.drop());
beforeEach(async () => {
	home = new Home();
	await home.run(build, ["init"]);
});
afterEach(async () => await home.remove(build));

const run = (...args: string[]) => home.run(build, args);
const report = async () => (await home.get(build, "daemon", "status")).report;
/** How often the daemon ran a verb. */
const ranThere = (verb: string) =>
	home
		.log()
		.split("\n")
		.filter((line) => line.includes(` ${verb} exit `)).length;

describe("start, status, stop", () => {
	it("go round, and say what is", async () => {
		expect(await run("daemon", "status")).toMatchObject({ exit: 1, err: "" });
		expect((await run("daemon", "stop")).out).toBe("No daemon runs.\n");
		const first = await home.get(build, "daemon", "start");
		expect(first).toMatchObject({ started: true, replaced: null, report: { version: "1.2.0", home: home.home } });
		const again = await home.get(build, "daemon", "start");
		expect(again).toMatchObject({ started: false, report: { pid: first.report.pid } });
		await run("append", "memory/a.md", "--text", "one");
		expect(await report()).toMatchObject({ served: 1, running: 0, workspaces: [{ folder: home.workspace }] });
		const { stopped } = await home.get(build, "daemon", "stop");
		expect(stopped.pid).toBe(first.report.pid);
		expect(isAlive(stopped.pid)).toBe(false);
		expect(readdirSync(home.home).filter((name) => /sock|json/.test(name))).toEqual([]);
	});

	it("only its owner can open the socket", async () => {
		await run("daemon", "start");
		expect(statSync(join(home.home, "daemon.sock")).mode & 0o777).toBe(0o600);
		expect(statSync(home.home).mode & 0o777).toBe(0o700);
		expect(statSync(join(home.home, "daemon.json")).mode & 0o777).toBe(0o600);
	});

	it("refuses a home that others may write to", async () => {
		mkdirSync(home.home, { recursive: true });
		chmodSync(home.home, 0o777);
		const { exit, err } = await run("daemon", "start");
		expect({ exit, told: err.includes("chmod go-w") }).toEqual({ exit: 5, told: true });
	});

	it("finds a short place for the socket of a home with a long name", async () => {
		const far = new Home(`h${"o".repeat(120)}me`);
		try {
			await far.run(build, ["init"]);
			expect((await far.get(build, "daemon", "start")).started).toBe(true);
			const { socket } = far.note();
			expect(Buffer.byteLength(socket)).toBeLessThan(104);
			await far.run(build, ["append", "a.md", "--text", "x"]);
			expect((await far.get(build, "daemon", "status")).report.served).toBe(1);
			await far.run(build, ["daemon", "stop"]);
			expect(existsSync(socket)).toBe(false);
		} finally {
			await far.remove(build);
		}
	});

	it("of many started at once one is left", async () => {
		const starts = await Promise.all(Array.from({ length: 5 }, () => home.get(build, "daemon", "start")));
		expect(new Set(starts.map((start) => start.report.pid)).size).toBe(1);
		expect(starts.filter((start) => start.started)).toHaveLength(1);
		const other = await run("daemon", "run");
		expect(other).toMatchObject({ exit: 7, err: expect.stringContaining(`process ${starts[0].report.pid}`) });
	});

	it("ends by itself when nobody needs it, if it was told to", async () => {
		const { report } = await home.get(build, "daemon", "start", "--idle-exit", "0.02");
		await until(() => !isAlive(report.pid));
		expect(home.log()).toContain("ends by itself: idle");
		expect((await run("append", "a.md", "--text", "x")).exit).toBe(0);
	});

	it("ends when its socket was taken away", async () => {
		const { report } = await home.get(build, "daemon", "start");
		rmSync(join(home.home, "daemon.sock"));
		expect((await run("append", "a.md", "--text", "x")).exit).toBe(0);
		await until(() => !isAlive(report.pid));
	});
});

describe("a daemon that dies", () => {
	it("costs nobody anything: commands go on, the next one takes its place", async () => {
		const { report: first } = await home.get(build, "daemon", "start");
		await run("append", "memory/a.md", "--text", "before");
		process.kill(first.pid, "SIGKILL");
		await until(() => !isAlive(first.pid));
		expect(existsSync(join(home.home, "daemon.sock"))).toBe(true);
		expect(await run("append", "memory/a.md", "--text", "after")).toMatchObject({ exit: 0, err: "" });
		expect(readFileSync(join(home.workspace, "memory/a.md"), "utf8")).toBe("before\nafter\n");
		const second = await home.get(build, "daemon", "start");
		expect(second).toMatchObject({ started: true });
		expect(second.report.pid).not.toBe(first.pid);
		await run("append", "memory/a.md", "--text", "more");
		expect((await report()).served).toBe(1);
	});

	it("in the middle of a write says so, and does not write twice", async () => {
		const { report } = await home.get(build, "daemon", "start");
		await run("append", "memory/a.md", "--text", "first");
		const lock = join(home.workspace, ".audit/mneme/lock.db");
		const ran = await withLock(lock, async () => {
			const writing = run("append", "memory/a.md", "--text", "second");
			await until(async () => (await statusOf()).running === 1);
			process.kill(report.pid, "SIGKILL");
			return await writing;
		});
		expect(ran).toMatchObject({ exit: 12, err: expect.stringContaining("whole or not at all") });
		expect(readFileSync(join(home.workspace, "memory/a.md"), "utf8")).toBe("first\n");
	});
});

/** Without a process of its own: while a lock is held here. */
async function statusOf() {
	const client = await openClient(home.home, 1000);
	const report = await client!.control("status");
	client!.close();
	return report!;
}

describe("an end in good order", () => {
	it("finishes the write under way, and sends new ones home", async () => {
		const { report } = await home.get(build, "daemon", "start");
		await run("append", "memory/a.md", "--text", "first");
		const lock = join(home.workspace, ".audit/mneme/lock.db");
		let ended = false;
		const { writing, stopping, waiting } = await withLock(lock, async () => {
			const writing = run("append", "memory/a.md", "--text", "second");
			await until(async () => (await statusOf()).running === 1);
			const stopping = run("daemon", "stop").finally(() => {
				ended = true;
			});
			await until(() => !existsSync(join(home.home, "daemon.sock")));
			// Its own process, waiting for the same lock.
			const waiting = run("append", "memory/b.md", "--text", "alone");
			await new Promise((resolve) => setTimeout(resolve, 300));
			expect({ ended, alive: isAlive(report.pid) }).toEqual({ ended: false, alive: true });
			return { writing, stopping, waiting };
		});
		expect(await writing).toMatchObject({ exit: 0, err: "" });
		expect(await stopping).toMatchObject({ exit: 0 });
		expect(await waiting).toMatchObject({ exit: 0 });
		expect(isAlive(report.pid)).toBe(false);
		expect(readFileSync(join(home.workspace, "memory/a.md"), "utf8")).toBe("first\nsecond\n");
		expect(readFileSync(join(home.workspace, "memory/b.md"), "utf8")).toBe("alone\n");
	});

	it("comes with SIGTERM too", async () => {
		const { report } = await home.get(build, "daemon", "start");
		process.kill(report.pid, "SIGTERM");
		await until(() => !isAlive(report.pid));
		expect(home.log()).toContain("stopped after 0 requests");
		expect(existsSync(join(home.home, "daemon.json"))).toBe(false);
	});
});

describe("another version", () => {
	let newer: Build;
	beforeAll(() => {
		newer = buildCommand("1.10.0");
	});
	afterAll(() => newer.drop());

	it("runs without the daemon and says so, until it starts its own in place of the older", async () => {
		const old = await home.get(build, "daemon", "start");
		const { exit, err } = await home.run(newer, ["append", "a.md", "--text", "x"]);
		expect(exit).toBe(0);
		expect(err).toBe("note: the daemon is version 1.2.0, this is 1.10.0, so it runs without: mneme daemon start\n");
		expect((await home.run(newer, ["log", "--json"])).err).toBe("");
		expect(ranThere("append")).toBe(0);
		const start = await home.get(newer, "daemon", "start");
		expect(start).toMatchObject({ started: true, replaced: "1.2.0", report: { version: "1.10.0" } });
		expect(isAlive(old.report.pid)).toBe(false);
		expect(await home.get(build, "daemon", "start")).toMatchObject({ started: false, report: { version: "1.10.0" } });
	});
});

describe("what the daemon keeps open", () => {
	beforeEach(async () => {
		await run("daemon", "start");
		await run("append", "memory/a.md", "--text", "one");
	});

	it("is watched: an outside edit is recorded without a command", async () => {
		await until(async () => (await report()).workspaces[0].watching);
		appendFileSync(join(home.workspace, "memory/a.md"), "by hand\n");
		await until(async () => (await report()).workspaces[0].recorded > 0);
		const { exit, out } = await run("log", "memory/a.md", "--json");
		expect(exit).toBe(0);
		expect(out).toContain("manual");
		expect((await run("git", "log", "-1", "--format=%an %s")).out).toMatch(/^manual \[EDIT\] memory\/a\.md/);
	});

	it("gets its vectors when nobody asks for anything, and answers by meaning", async () => {
		await run("append", "memory/plans.md", "--text", "The release moved to Thursday.");
		await until(async () => (await report()).workspaces[0].embedded > 0);
		const { mode, hits } = await home.get(build, "search", "when do we ship?");
		expect(mode).toBe("both");
		expect(hits[0]).toMatchObject({ path: "memory/plans.md", meaningScore: expect.any(Number) });
	});

	it("gets a second look at what rules filed, and tells of it with the next answer", async () => {
		await run("remember", "Helios is hosted in Frankfurt.");
		await run("remember", "Helios was relocated to Dublin.", "--store", "semantic");
		const file = join(home.workspace, "memory/graph/entities/project--helios.md");
		const superseded = "Helios is hosted in Frankfurt. → Helios was relocated to Dublin.";
		await until(async () => existsSync(file) && readFileSync(file, "utf8").includes(superseded));
		const { out, err } = await run("status");
		expect(out + err).toContain('"Helios was relocated to Dublin." (fact:project--helios:');
		expect((await run("git", "log", "-3", "--format=%an")).out).toContain("system:curation");
	});

	it("is opened anew when the folder was replaced", async () => {
		await until(async () => (await report()).workspaces[0].watching);
		rmSync(home.workspace, { recursive: true });
		mkdirSync(home.workspace);
		await run("init");
		await run("append", "memory/b.md", "--text", "other");
		const { exit, out } = await run("log", "--json");
		expect(exit).toBe(0);
		expect(out).toContain("memory/b.md");
		expect(out).not.toContain("memory/a.md");
		expect(ranThere("log")).toBe(1);
	});

	it("follows the settings: the file's, the environment's, the flag's", async () => {
		const settings = join(home.workspace, "mneme.yaml");
		const valid = readFileSync(settings, "utf8");
		writeFileSync(settings, `${valid}decay: { lambda: fast }\n`);
		expect((await run("append", "memory/a.md", "--text", "two")).exit).toBe(3);
		writeFileSync(settings, valid);
		expect((await run("append", "memory/a.md", "--text", "three")).exit).toBe(0);
		const env = { MNEME_DECAY_LAMBDA: "fast" };
		expect((await home.run(build, ["append", "memory/a.md", "--text", "four"], { env })).exit).toBe(3);
		expect((await run("append", "memory/a.md", "--text", "five", "--set", "decay.lambda=slow")).exit).toBe(3);
		expect((await run("append", "memory/a.md", "--text", "six")).exit).toBe(0);
		// The first was sent back to the terminal it came from: a daemon goes on with the last valid settings.
		expect(ranThere("append")).toBe(5);
		expect(readFileSync(join(home.workspace, "memory/a.md"), "utf8")).toBe("one\nthree\nsix\n");
		expect((await report()).workspaces).toHaveLength(1);
	});
});

it("the log holds no word of what was said", async () => {
	await run("daemon", "start");
	await run("append", "memory/secretive.md", "--text", "xyzzy-plugh");
	await run("append", "../xyzzy-out.md", "--text", "plover");
	await run("log", "--xyzzy-flag");
	await run("daemon", "stop");
	expect(home.log()).not.toMatch(/xyzzy|plover|secretive/);
	expect(ranThere("append")).toBe(2);
});
