// Going back: one file, one transaction, one reflection, a point in time; what is lost is shown first, and going back can be
// gone back on.
import { chmodSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import type { Actor } from "../src/model/actors.ts";
import { OWNER } from "../src/model/principal.ts";
import { restore } from "../src/operations/restore.ts";
import { rollback } from "../src/operations/rollback.ts";
import { status } from "../src/operations/status.ts";
import { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
beforeEach(async () => {
	scratch = new Scratch();
	scratch.put("notes.md", "one\n\ntwo\n\nthree\n");
	scratch.put("plan.md", "a\n");
	scratch.put("data.json", "{}\n");
	await scratch.layOut();
});
afterEach(() => scratch.remove());

async function change(files: Record<string, string | null>, actor: Actor = "bot:main"): Promise<string> {
	const { workspace } = await scratch.engine();
	const outcome = await workspace.transaction({ principal: { ...OWNER, actor }, trigger: "test" }, async (tx) => {
		for (const [path, text] of Object.entries(files)) {
			if (text === null) await tx.remove(path, { summary: "gone" });
			else await tx.write(path, text, { summary: `set ${path}` });
		}
		return tx.id;
	});
	if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
	return outcome.value;
}

async function tree(): Promise<string> {
	const { ledger } = (await scratch.engine()).workspace;
	return ledger.treeOf(ledger.head())!;
}

/** Asks, then confirms what was shown. */
async function confirmed(verb: typeof rollback | typeof restore, input: object) {
	const asked = await scratch.run(verb, input);
	if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
	const value = await scratch.get(verb, { ...input, confirm: asked.token });
	return { plan: asked.plan, value };
}

/** The disk is what the ledger says: a sweep finds nothing. */
async function expectInStep(): Promise<void> {
	expect((await scratch.get(status)).outside.changes).toEqual([]);
}

describe("one file", () => {
	it("goes back, by a REVERT commit, after what would be lost was shown; and forth again", async () => {
		const first = await change({ "plan.md": "b\n" });
		const second = await change({ "plan.md": "c\n", "notes.md": "other\n" });
		const before = await tree();
		const { plan, value } = await confirmed(rollback, { file: "plan.md", to: first });
		expect(plan).toHaveLength(1);
		expect(plan[0]).toMatchObject({ action: "roll back", target: "plan.md" });
		expect(plan[0]!.detail).toContain(second);
		expect(plan[0]!.detail).toContain("set plan.md");
		expect(scratch.text("plan.md")).toBe("b\n");
		expect(scratch.text("notes.md")).toBe("other\n");
		const { ledger } = (await scratch.engine()).workspace;
		const { message } = walkHistory(ledger.reader, ledger.head()).next().value!;
		expect(message).toMatchObject({ action: "REVERT", file: "plan.md", actor: "manual", tx: value.tx });
		await expectInStep();
		await confirmed(rollback, { tx: value.tx });
		expect(await tree()).toBe(before);
	});

	it("goes back to the name's content from before it was renamed", async () => {
		const first = await change({ "plan.md": "b\n" });
		const { workspace } = await scratch.engine();
		await workspace.transaction({ principal: OWNER, trigger: "test" }, (tx) =>
			tx.rename("plan.md", "plans.md", { summary: "x" }),
		);
		await change({ "plans.md": "later\n" });
		await confirmed(rollback, { file: "plans.md", to: first });
		expect(scratch.text("plans.md")).toBe("b\n");
	});

	it("keeps a person's edit that was not recorded yet in the history, and tells of it", async () => {
		const first = await change({ "plan.md": "b\n" });
		scratch.put("plan.md", "typed by hand\n");
		const { plan } = await confirmed(rollback, { file: "plan.md", to: first });
		expect(plan[0]!.detail).toContain("manual");
		expect(await scratch.git("log", "-p", "--", "plan.md")).toContain("typed by hand");
	});

	it("that is critical counts its changes as lost, not the alerts about them", async () => {
		const first = await change({ "SOUL.md": "b\n" });
		await change({ "SOUL.md": "c\n" });
		const { files } = await scratch.get(rollback, { file: "SOUL.md", to: first, dryRun: true });
		expect(files[0].lost.map(({ action }: { action: string }) => action)).toEqual(["EDIT"]);
	});

	it("is left alone if it changed after the question", async () => {
		const first = await change({ "plan.md": "b\n" });
		await change({ "plan.md": "c\n" });
		const asked = await scratch.run(rollback, { file: "plan.md", to: first });
		await change({ "plan.md": "d\n" });
		const token = asked.status === "needs-confirmation" ? asked.token : "";
		const again = await scratch.run(rollback, { file: "plan.md", to: first, confirm: token });
		expect(again.status).toBe("needs-confirmation");
		expect(scratch.text("plan.md")).toBe("d\n");
	});

	it("of the record itself stays", async () => {
		const first = await change({ "memory/meta/audit-archive.md": "# Audit Digest — January 2026\n" });
		await change({ "memory/meta/audit-archive.md": "# Audit Digest — January 2026\n\nmore\n", "plan.md": "z\n" });
		expect((await scratch.run(rollback, { file: "memory/meta/audit-archive.md", to: first })).status).toBe("refused");
		await confirmed(rollback, { to: first });
		expect(scratch.text("plan.md")).toBe("a\n");
		expect(scratch.text("memory/meta/audit-archive.md")).toContain("more");
	});
});

describe("one transaction", () => {
	it("is taken back whole, with later changes kept; and forth again", async () => {
		const tx = await change({ "notes.md": "ONE\n\ntwo\n\nthree\n", "fresh.md": "new\n", "plan.md": null });
		await change({ "notes.md": "ONE\n\ntwo\n\nTHREE\n" });
		const before = await tree();
		const { value } = await confirmed(rollback, { tx });
		expect(scratch.text("notes.md")).toBe("one\n\ntwo\n\nTHREE\n");
		expect(scratch.text("plan.md")).toBe("a\n");
		expect(existsSync(scratch.path("fresh.md"))).toBe(false);
		expect(value.files.map(({ path, merged }: { path: string; merged: boolean }) => [path, merged]).sort()).toEqual([
			["fresh.md", false],
			["notes.md", true],
			["plan.md", false],
		]);
		await expectInStep();
		await confirmed(rollback, { tx: value.tx });
		expect(await tree()).toBe(before);
	});

	it("leaves a file alone whose later change touches the same lines, and names it", async () => {
		const tx = await change({ "notes.md": "ONE\n\ntwo\n\nthree\n", "plan.md": "b\n" });
		const later = await change({ "notes.md": "eins\n\ntwo\n\nthree\n" });
		const { plan, value } = await confirmed(rollback, { tx });
		expect(plan.find(({ target }) => target === "notes.md")).toMatchObject({ action: "leave" });
		expect(plan.find(({ target }) => target === "notes.md")!.detail).toContain(later);
		expect(value.conflicts).toHaveLength(1);
		expect(scratch.text("notes.md")).toBe("eins\n\ntwo\n\nthree\n");
		expect(scratch.text("plan.md")).toBe("a\n");
	});

	it("is refused where every file has such a change, and nothing happens", async () => {
		const tx = await change({ "data.json": '{"a":1}\n' });
		await change({ "data.json": '{"a":2}\n' });
		const before = await tree();
		expect((await scratch.run(rollback, { tx })).status).toBe("refused");
		expect(await tree()).toBe(before);
	});

	it("that made the workspace is not taken back", async () => {
		const { ledger } = (await scratch.engine()).workspace;
		const { message } = walkHistory(ledger.reader, ledger.head()).next().value!;
		expect((await scratch.run(rollback, { tx: message!.tx })).status).toBe("refused");
	});

	it("with a rename goes back to the old name, and forth again", async () => {
		const { workspace } = await scratch.engine();
		const outcome = await workspace.transaction({ principal: OWNER, trigger: "test" }, async (tx) => {
			await tx.rename("plan.md", "folder/plan.md", { summary: "x" });
			return tx.id;
		});
		const before = await tree();
		const { value } = await confirmed(rollback, { tx: outcome.status === "done" ? outcome.value : "" });
		expect(scratch.text("plan.md")).toBe("a\n");
		await confirmed(rollback, { tx: value.tx });
		expect(await tree()).toBe(before);
	});
});

describe("one reflection", () => {
	it("is taken back with all its transactions, between changes of others; and forth again", async () => {
		await change({ "notes.md": "ONE\n\ntwo\n\nthree\n" }, "reflection:r-012");
		await change({ "notes.md": "ONE\n\nTWO\n\nthree\n" });
		await change({ "notes.md": "ONE\n\nTWO\n\nTHREE\n", "plan.md": "reflected\n" }, "reflection:r-012");
		await change({ "other.md": "x\n" }, "reflection:r-013");
		const before = await tree();
		const { value } = await confirmed(rollback, { reflection: "r-012" });
		expect(scratch.text("notes.md")).toBe("one\n\nTWO\n\nthree\n");
		expect(scratch.text("plan.md")).toBe("a\n");
		expect(scratch.text("other.md")).toBe("x\n");
		expect((await scratch.get(rollback, { reflection: "r-012" })).files).toEqual([]);
		await confirmed(rollback, { tx: value.tx });
		expect(await tree()).toBe(before);
	});

	it("that never was is said to be unknown", async () => {
		await expect(scratch.run(rollback, { reflection: "r-999" })).rejects.toMatchObject({ code: "NOT_FOUND" });
	});
});

describe("a point in time", () => {
	it("brings the whole workspace back, scores and graph index with it; and forth again", async () => {
		const scores = scratch.text("memory/meta/decay-scores.json");
		const day = await tree();
		scratch.clock.set("2026-02-03T09:00:00Z");
		await change({
			"notes.md": "x\n",
			"memory/meta/decay-scores.json": '{"version":1}\n',
			"memory/graph/index.md": "# G\n",
		});
		await change({ "plan.md": null, "deep/er/new.md": "n\n" });
		scratch.put("by-hand.md", "mine\n");
		const asked = await scratch.run(rollback, { to: "yesterday", dryRun: true });
		expect(asked.status).toBe("done");
		const before = await tree();
		const { plan, value } = await confirmed(rollback, { to: "yesterday" });
		expect(plan.map(({ action, target }) => `${action} ${target}`).sort()).toEqual([
			"bring back plan.md",
			"remove by-hand.md",
			"remove deep/er/new.md",
			"roll back memory/graph/index.md",
			"roll back memory/meta/decay-scores.json",
			"roll back notes.md",
		]);
		expect(await tree()).toBe(day);
		expect(scratch.text("memory/meta/decay-scores.json")).toBe(scores);
		await expectInStep();
		await confirmed(rollback, { tx: value.tx });
		expect(await tree()).toBe(before);
		expect(scratch.text("by-hand.md")).toBe("mine\n");
	});

	it("may be a commit in the middle of a transaction: its end counts", async () => {
		const { ledger } = (await scratch.engine()).workspace;
		await change({ "notes.md": "x\n", "plan.md": "b\n" });
		const [, middle] = [...walkHistory(ledger.reader, ledger.head())];
		const then = await tree();
		await change({ "plan.md": "c\n" });
		await confirmed(rollback, { to: middle!.oid });
		expect(await tree()).toBe(then);
	});

	it("goes by what the clock said, even after it was a year ahead", async () => {
		scratch.clock.set("2027-02-03T09:00:00Z");
		await change({ "plan.md": "made while the clock was wrong\n" });
		scratch.clock.set("2026-02-03T09:00:00Z");
		await change({ "plan.md": "right again\n" });
		const then = await tree();
		scratch.clock.set("2026-02-04T09:00:00Z");
		await change({ "plan.md": "next day\n" });
		await confirmed(rollback, { to: "2026-02-03" });
		expect(await tree()).toBe(then);
	});

	it("before the history is refused in words", async () => {
		await expect(scratch.run(rollback, { to: "2020-01-01" })).rejects.toMatchObject({ code: "NOT_FOUND" });
	});

	it("brings back permissions and names other systems could not hold", async () => {
		scratch.put("run.sh", "#!/bin/sh\n");
		chmodSync(scratch.path("run.sh"), 0o755);
		scratch.put("what?.md", "q\n");
		await scratch.get(status);
		const then = await tree();
		const at = (await scratch.get(status)).last.tx;
		chmodSync(scratch.path("run.sh"), 0o644);
		rmSync(scratch.path("what?.md"));
		await scratch.get(status);
		await confirmed(rollback, { to: at });
		expect(await tree()).toBe(then);
		expect(statSync(scratch.path("run.sh")).mode & 0o777).toBe(0o755);
		await expectInStep();
		const gone = await change({ "run.sh": null });
		await scratch.get(rollback, { tx: gone });
		expect(await tree()).toBe(then);
	});

	it("needs two steps where a file stands in a folder's place, and says so", async () => {
		const at = await change({ "topic/a.md": "a\n" });
		const then = await tree();
		rmSync(scratch.path("topic"), { recursive: true });
		scratch.put("topic", "a file now\n");
		const { value } = await confirmed(rollback, { to: at });
		expect(value.conflicts).toMatchObject([{ path: "topic/a.md", inTheWay: "topic" }]);
		await scratch.get(rollback, { to: at });
		expect(await tree()).toBe(then);
		await expectInStep();
	});
});

describe("restore", () => {
	it("brings a deleted file back without asking, as it last was", async () => {
		await change({ "plan.md": "last words\n" });
		await change({ "plan.md": null });
		const value = await scratch.get(restore, { file: "plan.md" });
		expect(value.files).toMatchObject([{ path: "plan.md", change: "brought back" }]);
		expect(scratch.text("plan.md")).toBe("last words\n");
	});

	it("finds a file a person deleted or moved away outside", async () => {
		renameSync(scratch.path("plan.md"), scratch.path("moved.md"));
		await scratch.get(status);
		await scratch.get(restore, { file: "plan.md" });
		expect(scratch.text("plan.md")).toBe("a\n");
		expect(scratch.text("moved.md")).toBe("a\n");
	});

	it("brings an earlier version back after asking", async () => {
		const first = await change({ "plan.md": "b\n" });
		await change({ "plan.md": "c\n" });
		await confirmed(restore, { file: "plan.md", from: first });
		expect(scratch.text("plan.md")).toBe("b\n");
	});

	it("says what is wrong with a file that is there, and one that never was", async () => {
		await expect(scratch.run(restore, { file: "plan.md" })).rejects.toMatchObject({ code: "INVALID_INPUT" });
		await expect(scratch.run(restore, { file: "never.md" })).rejects.toMatchObject({ code: "NOT_FOUND" });
	});
});
