// Critical files: every change is alerted on, told with its diff until acknowledged, and flagged where nobody was entitled to it.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import type { Actor, Approval } from "../src/model/actors.ts";
import { OWNER } from "../src/model/principal.ts";
import { alerts } from "../src/operations/alerts.ts";
import { alertsAck } from "../src/operations/alerts-ack.ts";
import { configSet } from "../src/operations/config-set.ts";
import { status } from "../src/operations/status.ts";
import { pendingAlerts } from "../src/workspace/alerts/alerts.ts";
import { PLAIN, Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
beforeEach(async () => {
	scratch = new Scratch();
	scratch.put("SOUL.md", "Be kind.\nBe brief.\n");
	scratch.put("notes.md", "n\n");
	await scratch.layOut();
});
afterEach(() => scratch.remove());

async function write(path: string, text: string, actor: Actor, approval?: Approval) {
	const { workspace } = await scratch.engine();
	const principal = { ...OWNER, actor };
	return await workspace.transaction({ principal, trigger: "test", ...(approval ? { approval } : {}) }, (tx) =>
		tx.write(path, text, { summary: "set" }),
	);
}

async function messages() {
	const { ledger } = (await scratch.engine()).workspace;
	return [...walkHistory(ledger.reader, ledger.head())].map(({ message }) => message!);
}

const list = async () => (await scratch.get(alerts)).alerts;

describe("a change to a critical file", () => {
	it("is none at the beginning: adopting a file is no change to it", async () => {
		expect(await list()).toEqual([]);
	});

	it("is followed by an ALERT of system:audit in its own transaction, and in the log", async () => {
		await write("SOUL.md", "Be kind.\nBe thorough.\n", "manual");
		const [alert, change] = await messages();
		expect(change).toMatchObject({ action: "EDIT", file: "SOUL.md", critical: true });
		expect(alert).toMatchObject({
			action: "ALERT",
			file: "SOUL.md",
			actor: "system:audit",
			tx: change!.tx,
			critical: false,
		});
		const lines = scratch.text("memory/meta/audit.log").trim().split("\n").slice(-2);
		expect(lines[0]).toContain("| EDIT | SOUL.md | manual | — | ⚠️ CRITICAL: ");
		expect(lines[1]).toContain("| ALERT | SOUL.md | system:audit | — | ");
	});

	it("is found on disk without a sweep, and told with its diff until it is acknowledged", async () => {
		scratch.put("SOUL.md", "Be kind.\nBe thorough.\n");
		scratch.put("notes.md", "changed too\n");
		const [first] = await list();
		expect(first).toMatchObject({ file: "SOUL.md", kind: "critical file", actor: "manual", breach: false });
		expect(first.changes[0].diff).toContain("-Be brief.\n+Be thorough.");
		expect((await messages()).some(({ file, action }) => file === "notes.md" && action === "EDIT")).toBe(false);
		expect(alerts.render({ alerts: [first] }, PLAIN)).toContain("Was this intended?");
		expect(await list()).toHaveLength(1);
		await scratch.close();
		expect(await list()).toHaveLength(1);
		await scratch.get(alertsAck, { id: first.id });
		expect((await messages())[0]).toMatchObject({ action: "ACK", file: "SOUL.md", actor: "manual", critical: false });
		expect(await list()).toEqual([]);
	});

	it("is told again if the file changes after the acknowledgement, even together with it", async () => {
		await write("SOUL.md", "one\n", "manual");
		await list();
		await scratch.get(alertsAck, { all: true });
		scratch.put("SOUL.md", "two\n");
		await scratch.get(alertsAck, { all: true });
		expect(await list()).toMatchObject([{ file: "SOUL.md" }]);
	});

	it("is acknowledged one by one", async () => {
		await write("SOUL.md", "one\n", "manual");
		await write("SOUL.md", "two\n", "manual");
		await write("IDENTITY.md", "me\n", "manual");
		const [first] = await list();
		await scratch.get(alertsAck, { id: first.id });
		expect((await list()).map(({ file }: { file: string }) => file)).toEqual(["SOUL.md", "IDENTITY.md"]);
		await scratch.get(alertsAck, { id: "SOUL.md" });
		expect((await list()).map(({ file }: { file: string }) => file)).toEqual(["IDENTITY.md"]);
		await expect(scratch.run(alertsAck, { id: "SOUL.md" })).rejects.toMatchObject({ code: "NOT_FOUND" });
	});

	it("counts when the file goes, by deletion or by another name", async () => {
		const { workspace } = await scratch.engine();
		await workspace.transaction({ principal: OWNER, trigger: "test" }, (tx) =>
			tx.rename("SOUL.md", "old-soul.md", { summary: "away" }),
		);
		expect(await list()).toHaveLength(1);
		rmSync(scratch.path("mneme.yaml"));
		await scratch.get(status);
		expect((await list()).map(({ file }: { file: string }) => file)).toEqual(["old-soul.md", "mneme.yaml"]);
	});

	it("by real git is told too", async () => {
		scratch.put("SOUL.md", "by git\n");
		await scratch.git("read-tree", "HEAD");
		await scratch.git("-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qam", "sneaky");
		expect(await list()).toMatchObject([{ file: "SOUL.md", actor: "manual", summary: "git: sneaky" }]);
		await scratch.get(alertsAck, { all: true });
		expect(await list()).toEqual([]);
	});

	it("of the settings by `config set` is one by the person", async () => {
		await scratch.get(configSet, { setting: "search.maxResults", value: "7" });
		expect(await list()).toMatchObject([{ file: "mneme.yaml", breach: false }]);
	});
});

describe("a breach", () => {
	it.each([
		["skill:openclaw", undefined, true],
		["bot:main", undefined, true],
		["reflection:r-1", "pending", true],
		["reflection:r-1", "approved", false],
		["manual", undefined, false],
	] as const)("by %s, approval %s: %s", async (actor, approval, breach) => {
		const outcome = await write("SOUL.md", "changed\n", actor, approval);
		const notices = outcome.status === "done" ? outcome.notices.map(({ text }) => text).join() : "";
		expect(notices.includes("critical file")).toBe(breach);
		expect(await list()).toMatchObject([{ breach, actor }]);
		expect((await messages())[0]!.summary.startsWith("Integrity")).toBe(breach);
	});
});

describe("a rewritten history", () => {
	it("is told until it is acknowledged", async () => {
		await write("notes.md", "later\n", "manual");
		await scratch.close();
		await scratch.git("update-ref", "refs/heads/main", "HEAD~1");
		await scratch.close();
		const [alert] = await list();
		expect(alert).toMatchObject({ kind: "history", file: "—" });
		expect(alert.summary).toContain("refs/mneme/lost/");
		await scratch.get(alertsAck, { id: alert.id });
		expect(await list()).toEqual([]);
	});
});

describe("many commits", () => {
	it("are not walked again: what is open is remembered, and a rewritten history forgets it", async () => {
		await write("SOUL.md", "one\n", "manual");
		const { workspace } = await scratch.engine();
		await workspace.transaction({ principal: OWNER, trigger: "test" }, (tx) => {
			for (let index = 0; index < 600; index++) tx.event("REFUSE", "x", `event ${index}`);
		});
		expect(await pendingAlerts(workspace)).toHaveLength(1);
		const cache = join(workspace.root, ".audit/mneme/alerts.json");
		const remembered = JSON.parse(readFileSync(cache, "utf8"));
		expect(remembered.through).toBe(workspace.ledger.head());
		// Only what is remembered can be told now.
		writeFileSync(cache, JSON.stringify({ ...remembered, open: [] }));
		expect(await pendingAlerts(workspace)).toEqual([]);
		writeFileSync(cache, JSON.stringify({ through: "0".repeat(40), open: [] }));
		expect(await pendingAlerts(workspace)).toHaveLength(1);
	});
});

describe("the host's config", () => {
	const SECRET = "Zq83mLw0pX72kTn4";

	function everyObject(): string {
		const folder = scratch.path(".audit");
		const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
		return files
			.filter((path) => statSync(path).isFile())
			.map((path) => readFileSync(path, "latin1"))
			.join("\n");
	}

	it("above the workspace: first seen without an alert, then each change by its keys, never a value", async () => {
		const config = join(scratch.folder, "openclaw.json");
		writeFileSync(config, `{ // json5\n  gateway: { port: 1, token: '${SECRET}' },\n  "model": "a",\n}\n`);
		expect(await list()).toEqual([]);
		expect((await messages())[0]).toMatchObject({ file: "../openclaw.json", actor: "system:audit" });
		writeFileSync(config, `{\n  gateway: { port: 2, token: '${SECRET}x' },\n  "extra": ["${SECRET}"],\n}\n`);
		const [alert] = await list();
		expect(alert).toMatchObject({ kind: "host config", file: "../openclaw.json", actor: "—", changes: [] });
		expect(alert.summary).toContain("+extra, ~gateway.port, ~gateway.token, -model; sha256 ");
		expect(await list()).toHaveLength(1);
		await scratch.get(alertsAck, { id: alert.id });
		expect(await list()).toEqual([]);
		expect(everyObject()).not.toContain(SECRET);
		expect(await scratch.git("log", "--all", "-p", "--format=%B")).not.toContain(SECRET);
		rmSync(config);
		expect((await list())[0].summary).toContain("gone");
	});

	it("that is no JSON is still told of, by its checksum", async () => {
		scratch.put("openclaw.json", "{{{{ [");
		await list();
		scratch.put("openclaw.json", "{{{{ [ ]");
		expect((await list())[0].summary).toContain("its keys cannot be read");
	});
});
