// The audit log against the history: what was tampered with is named, what was lost is made again, what is old becomes digests.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { audit } from "../src/operations/audit.ts";
import { auditRebuild } from "../src/operations/audit-rebuild.ts";
import { auditVerify } from "../src/operations/audit-verify.ts";
import { acknowledgement, openAlerts } from "../src/workspace/alerts/alerts.ts";
import { type AuditCheck, checkAudit, rebuildLog } from "../src/workspace/audit/check.ts";
import { pruneAudit } from "../src/workspace/audit/prune.ts";
import { AUDIT_LOG } from "../src/workspace/audit/trail.ts";
import { editByHand, make, newScripted, openScripted, type Scripted } from "./audit-history.ts";

let scripted: Scripted;

afterEach(async () => {
	await scripted.engine.close();
	rmSync(scripted.root, { recursive: true, force: true });
});

async function withNotes(count: number, start = "2026-02-01"): Promise<void> {
	scripted = await newScripted(`${start}T10:00Z`);
	for (let index = 0; index < count; index++) await note(index, `${start}T10:${String(index).padStart(2, "0")}Z`);
}

async function note(index: number, at: string): Promise<void> {
	await make(scripted, { at, actor: "bot:main", trigger: "suite", file: "memory/notes.md", summary: `note ${index}` });
}

async function reopen(): Promise<void> {
	await scripted.engine.close();
	scripted = await openScripted(scripted.root, scripted.clock);
}

function logPath(): string {
	return join(scripted.root, AUDIT_LOG);
}

function readLog(): string[] {
	return readFileSync(logPath(), "utf8").split("\n").slice(0, -1);
}

function writeLog(lines: readonly string[]): void {
	writeFileSync(logPath(), lines.map((line) => `${line}\n`).join(""));
}

/** Commits, oldest first. */
async function commits(): Promise<string[]> {
	const { stdout } = await scripted.workspace.ledger.git(["rev-list", "--reverse", "HEAD"]);
	return stdout.toString().trim().split("\n");
}

async function git(...args: string[]): Promise<void> {
	const run = await scripted.workspace.ledger.git(args);
	if (run.exit !== 0) throw new Error(run.stderr);
}

async function check(): Promise<AuditCheck> {
	return await checkAudit(scripted.workspace);
}

describe("audit verify", () => {
	it("finds nothing where nothing was done", async () => {
		await withNotes(3);
		expect(await check()).toEqual({ lines: 3, commits: 3, archivedThrough: undefined, problems: [] });
		const outcome = await auditVerify.run(scripted.engine, {});
		expect(outcome).toMatchObject({ status: "done", value: { clean: true } });
		expect(outcome.status === "done" && auditVerify.exit!(outcome.value)).toBe(0);
	});

	it("names the line with one changed byte, whichever byte", async () => {
		await withNotes(3);
		const bytes = readFileSync(logPath());
		const second = bytes.indexOf("\n") + 1;
		const [, commit] = await commits();
		for (const at of [second, second + 20, second + 40, bytes.lastIndexOf("\n", -2) - 1]) {
			const changed = Buffer.from(bytes);
			changed[at] = changed[at]! ^ 1;
			writeFileSync(logPath(), changed);
			const { problems } = await check();
			expect(problems).toHaveLength(1);
			expect(problems[0]).toMatchObject({ line: 2, commit, expected: expect.stringContaining("note 1") });
			expect(["changed", "unreadable"]).toContain(problems[0]!.kind);
			expect(problems[0]!.found).not.toBe(problems[0]!.expected);
		}
	});

	it("tells a changed word from a line that is none", async () => {
		await withNotes(3);
		const lines = readLog();
		writeLog([lines[0]!, lines[1]!.replace("bot:main", "manual"), lines[2]!]);
		expect((await check()).problems[0]).toMatchObject({
			kind: "changed",
			line: 2,
			found: expect.stringContaining("manual"),
		});
		writeLog([lines[2]!, lines[1]!, lines[2]!]);
		expect((await check()).problems[0]).toMatchObject({ kind: "changed", line: 1, found: lines[2] });
		writeLog([lines[0]!, "nothing to see", lines[2]!]);
		expect((await check()).problems[0]).toMatchObject({ kind: "unreadable", line: 2, found: "nothing to see" });
	});

	it("sees bytes that look alike and a line end that is gone", async () => {
		await withNotes(2);
		const text = readFileSync(logPath(), "utf8");
		writeFileSync(logPath(), text.slice(0, -1));
		expect((await check()).problems[0]).toMatchObject({ line: 2, found: expect.stringContaining("⟨no line end⟩") });
		writeFileSync(logPath(), text.replace("note 0", "note\u200b 0"));
		expect((await check()).problems[0]).toMatchObject({ line: 1, found: expect.stringContaining("⟨U+200b⟩") });
		writeFileSync(logPath(), Buffer.concat([Buffer.from([0xff]), Buffer.from(text)]));
		expect((await check()).problems[0]).toMatchObject({ line: 1 });
	});

	it.each([
		["first", 0],
		["a middle", 2],
		["last", 4],
	])("names the commit whose line is missing: the %s one", async (_, at) => {
		await withNotes(5);
		writeLog(readLog().toSpliced(at, 1));
		const { problems } = await check();
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatchObject({ kind: "missing", line: at + 1, commit: (await commits())[at] });
		expect(problems[0]!.text).toContain(`note ${at}`);
	});

	it("counts several missing lines, and names one that was put in", async () => {
		await withNotes(6);
		const lines = readLog();
		writeLog(lines.toSpliced(1, 3));
		expect((await check()).problems[0]).toMatchObject({
			kind: "missing",
			line: 2,
			text: expect.stringContaining("3 lines are missing"),
		});
		const forged = lines[0]!.replace("note 0", "I said so");
		for (const at of [0, 3, 6]) {
			writeLog(lines.toSpliced(at, 0, forged));
			expect((await check()).problems[0]).toMatchObject({ kind: "extra", line: at + 1, found: forged });
		}
	});

	it("says that there is no log; the next change makes it again", async () => {
		await withNotes(3);
		rmSync(logPath());
		expect((await check()).problems).toMatchObject([{ kind: "no log" }]);
		await note(3, "2026-02-01T10:03Z");
		expect((await check()).problems).toEqual([]);
		expect(readLog()).toHaveLength(4);
	});

	it.each(["lost", "torn"])("is not misled where state.json is %s", async (how) => {
		await withNotes(3);
		const state = scripted.workspace.ledger.own("state.json");
		if (how === "lost") rmSync(state);
		else writeFileSync(state, '{"applied":"00');
		await reopen();
		expect((await check()).problems).toEqual([]);
		const lines = readLog();
		rmSync(scripted.workspace.ledger.own("state.json"));
		writeLog(lines.toSpliced(1, 1));
		await note(3, "2026-02-01T10:03Z");
		expect((await check()).problems[0]).toMatchObject({ kind: "missing", line: 2 });
		expect(readLog()).toHaveLength(3);
	});

	it("names a commit whose message was amended by hand", async () => {
		await withNotes(3);
		const [, , amended] = await commits();
		await git("commit", "--amend", "--allow-empty", "-m", "nothing happened here");
		await reopen();
		const { problems } = await check();
		expect(problems[0]).toMatchObject({ kind: "history rewritten", commit: amended });
		expect(problems[0]!.text).toContain("[EDIT] memory/notes.md — note 2");
		expect(problems[1]).toMatchObject({ kind: "changed", line: 3, found: expect.stringContaining("note 2") });
	});

	it("names a commit whose content alone was amended, deep in the history, until that is acknowledged", async () => {
		await withNotes(4);
		const all = await commits();
		const { ledger } = scripted.workspace;
		await git("checkout", "-q", "-f", all[1]!);
		writeFileSync(join(scripted.root, "memory/notes.md"), "what I wish it had been\n");
		await git("commit", "-q", "-a", "--amend", "--no-edit");
		await git("cherry-pick", "-X", "theirs", all[2]!, all[3]!);
		const { stdout } = await ledger.git(["rev-parse", "HEAD"]);
		await git("update-ref", "refs/heads/main", stdout.toString().trim());
		await git("symbolic-ref", "HEAD", "refs/heads/main");
		await reopen();
		const { problems } = await check();
		expect(problems[0]).toMatchObject({ kind: "history rewritten", commit: all[1] });
		expect(problems[0]!.text).toContain("note 1");
		expect(problems[0]!.text).toContain("same message but other content: memory/notes.md");
		expect(problems[0]!.text).toContain("and 2 after it");

		const [alert] = openAlerts(scripted.workspace.context);
		await scripted.workspace.transaction({ principal: scripted.engine.principal, trigger: "alerts ack" }, (tx) =>
			tx.event("ACK", alert!.file, acknowledgement(alert!)),
		);
		await rebuildLog(scripted.workspace);
		expect((await check()).problems).toEqual([]);
	});

	it("still names it where the alert was rewritten away as well", async () => {
		await withNotes(3);
		const all = await commits();
		await git("commit", "--amend", "-m", "nothing happened here");
		await reopen();
		await git("update-ref", "refs/heads/main", all[1]!);
		await reopen();
		const { problems } = await check();
		expect(problems.filter(({ kind }) => kind === "history rewritten").map(({ commit }) => commit)).toContain(all[2]);
	});

	it("names a version that is not in the ledger any more", async () => {
		await withNotes(3);
		const { ledger } = scripted.workspace;
		const [, second] = await commits();
		const { stdout } = await ledger.git(["rev-parse", `${second}:memory/notes.md`]);
		const blob = stdout.toString().trim();
		await removeObject(blob);
		await reopen();
		const { problems } = await check();
		expect(problems).toMatchObject([{ kind: "object missing", commit: blob }]);
		expect(problems[0]!.text).toContain("note 1");
		expect(problems[0]!.text).toContain("memory/notes.md");
	});
});

/** Packs everything but one object anew. */
async function removeObject(oid: string): Promise<void> {
	const { ledger } = scripted.workspace;
	const { stdout } = await ledger.git(["cat-file", "--batch-all-objects", "--batch-check=%(objectname)"]);
	const kept = stdout
		.toString()
		.trim()
		.split("\n")
		.filter((name) => name !== oid);
	const folder = join(ledger.objectsFolder, "pack");
	await ledger.git(["pack-objects", "-q", join(folder, "pack")], { input: `${kept.join("\n")}\n` });
	for (const name of readdirSync(folder).filter((each) => each.endsWith(".idx"))) {
		const { stdout: list } = await ledger.git(["show-index"], { input: readFileSync(join(folder, name)) });
		if (list.toString().includes(oid))
			for (const ending of [".idx", ".pack", ".rev"])
				rmSync(join(folder, name.replace(/\.idx$/, ending)), { force: true });
	}
}

describe("audit rebuild", () => {
	it("writes the log anew, keeps the old one, and is itself on record", async () => {
		await withNotes(4);
		const lines = readLog();
		writeLog([lines[0]!, "forged", lines[3]!]);
		const outcome = await auditRebuild.run(scripted.engine, {});
		expect(outcome).toMatchObject({ status: "done", value: { lines: 4, added: 2, removed: 1 } });
		expect(readLog().slice(0, 4)).toEqual(lines);
		expect(readLog()[4]).toContain(`EDIT | ${AUDIT_LOG} | manual | — | rebuilt from the history: 2 added, 1 removed`);
		const kept = outcome.status === "done" ? outcome.value.kept! : "";
		expect(readFileSync(kept, "utf8")).toContain("forged");
		expect((await check()).problems).toEqual([]);
		expect(await auditRebuild.run(scripted.engine, {})).toMatchObject({
			value: { lines: 5, added: 0, removed: 0, kept: null },
		});
		expect(readLog()).toHaveLength(5);
	});
});

describe("audit prune", () => {
	/** Five notes a month from November to February; it is 15 April, so November, December and half of January are too old. */
	async function fourMonths(): Promise<void> {
		scripted = await newScripted("2025-11-01T10:00Z");
		for (const month of ["2025-11", "2025-12", "2026-01", "2026-02"])
			for (let day = 1; day <= 5; day++) await note(day, `${month}-0${day}T10:00Z`);
		await make(scripted, {
			at: "2026-02-06T10:00Z",
			actor: "reflection:r-001",
			approval: "approved",
			trigger: "reflection",
			file: "MEMORY.md",
			summary: "rewrote",
		});
		scripted.clock.set("2026-04-15T12:00Z");
	}

	it("turns whole months into digests, and the log begins after them", async () => {
		await fourMonths();
		const before = readLog();
		const outcome = await pruneAudit(scripted.workspace, 90);
		expect(outcome).toMatchObject({ status: "done", value: { months: ["2025-11", "2025-12"], removed: 10 } });
		expect(readLog()).toHaveLength(before.length - 10 + 1);
		expect(readLog()[0]).toBe(before[10]);
		const archive = readFileSync(join(scripted.root, "memory/meta/audit-archive.md"), "utf8");
		expect(archive).toContain("# Audit Digest — November 2025");
		expect(archive).toContain("- 5 total mutations across 1 file");
		expect(await check()).toMatchObject({ problems: [], archivedThrough: "2025-12" });
		expect(await pruneAudit(scripted.workspace, 90)).toMatchObject({
			value: { months: [], removed: 0, tx: undefined },
		});
	});

	it("goes on where it stopped, and digests what came since", async () => {
		await fourMonths();
		await pruneAudit(scripted.workspace, 90);
		scripted.clock.set("2026-06-20T12:00Z");
		expect(await pruneAudit(scripted.workspace, 90)).toMatchObject({ value: { months: ["2026-01", "2026-02"] } });
		const archive = readFileSync(join(scripted.root, "memory/meta/audit-archive.md"), "utf8");
		expect(archive.match(/^# .*/gm)).toEqual(
			["November 2025", "December 2025", "January 2026", "February 2026"].map((name) => `# Audit Digest — ${name}`),
		);
		expect(archive).toContain("- 1 reflection session (1 approved, 0 partial, 0 rejected)");
		expect(archive).toContain("- 2026-02-06: Reflection r-001 approved: 1 change in 1 file");
		expect((await check()).problems).toEqual([]);
	});

	it("keeps the boundary where state.json or the log is lost", async () => {
		await fourMonths();
		await pruneAudit(scripted.workspace, 90);
		const lines = readLog();
		rmSync(scripted.workspace.ledger.own("state.json"));
		await reopen();
		expect(readLog()).toEqual(lines);
		rmSync(logPath());
		await note(9, "2026-04-15T13:00Z");
		expect(readLog().slice(0, -1)).toEqual(lines);
		await rebuildLog(scripted.workspace);
		expect(readLog().slice(0, -1)).toEqual(lines);
		expect((await check()).problems).toEqual([]);
	});

	it("heals what a kill between digest and log left, and raises no alarm before", async () => {
		await fourMonths();
		const before = readLog();
		await pruneAudit(scripted.workspace, 90);
		const after = readLog();
		writeLog([...before, after.at(-1)!]);
		expect(await check()).toMatchObject({ problems: [], archivedThrough: "2025-12" });
		writeLog([...before, after.at(-1)!].toSpliced(12, 1));
		expect((await check()).problems[0]).toMatchObject({ kind: "missing", line: 13 });
		writeLog([...before, after.at(-1)!]);
		expect(await pruneAudit(scripted.workspace, 90)).toMatchObject({ value: { months: [], removed: 10 } });
		expect(readLog()).toEqual(after);
	});

	it("does not shorten a log that was tampered with", async () => {
		await fourMonths();
		writeLog(readLog().toSpliced(12, 1));
		expect(await pruneAudit(scripted.workspace, 90)).toMatchObject({ status: "refused" });
		expect((await check()).problems[0]).toMatchObject({ kind: "missing" });
	});

	it("takes no month that had not ended when it was typed into the archive", async () => {
		await fourMonths();
		await pruneAudit(scripted.workspace, 90);
		const typed = "\n# Audit Digest — December 2099\n\n## Summary";
		await editByHand(scripted, "2026-04-15T13:00Z", "memory/meta/audit-archive.md", typed);
		expect(readLog().join("\n")).toContain("memory/meta/audit-archive.md | manual");
		expect(await check()).toMatchObject({ archivedThrough: "2025-12", problems: [] });
	});

	it("leaves questions about the pruned months answerable, and the copy they are answered from disposable", async () => {
		await fourMonths();
		await pruneAudit(scripted.workspace, 90);
		const ask = async () =>
			await audit.run(scripted.engine, audit.input.parse({ question: ["what changed in November 2025?"] }));
		const first = await ask();
		expect(first).toMatchObject({ value: { lines: { length: 5 } } });
		rmSync(join(scripted.root, ".mneme"), { recursive: true, force: true });
		expect(await ask()).toEqual(first);
	});
});

describe("the records questions are answered from", () => {
	it("follow the history, also where it was rewritten", async () => {
		scripted = await newScripted("2026-02-01T10:00Z");
		for (let index = 0; index < 210; index++) await note(index, "2026-02-01T10:00Z");
		const count = async () => {
			const outcome = await audit.run(scripted.engine, audit.input.parse({ limit: 1000 }));
			return outcome.status === "done" ? outcome.value.lines.map(({ summary }) => summary) : [];
		};
		expect(await count()).toHaveLength(210);
		expect(existsSync(join(scripted.root, ".mneme/audit-records"))).toBe(true);
		await note(210, "2026-02-01T10:01Z");
		expect((await count()).slice(0, 2)).toEqual(["note 210", "note 209"]);
		await git("update-ref", "refs/heads/main", "HEAD~100");
		await reopen();
		const summaries = await count();
		expect(summaries).toHaveLength(112);
		expect(summaries[1]).toBe("note 110");
	});
});
