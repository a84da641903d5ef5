// While one process erases others write, read, and have the old history open: no write is lost, no question fails, nobody goes on with
// the old history.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Engines } from "../src/daemon/engines.ts";
import type { Log } from "../src/daemon/log.ts";
import { openEngine } from "../src/engine.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { audit } from "../src/operations/audit.ts";
import { call } from "../src/operations/call.ts";
import { log } from "../src/operations/log.ts";
import type { Operation } from "../src/operations/operation.ts";
import { search } from "../src/operations/search.ts";
import type { Workspace } from "../src/workspace/workspace.ts";
import { fsck, layDrill, SECRET, whereIsSecret } from "./erase-drill.ts";
import { expectSettled, historyText } from "./workers/invariants.ts";
import { compilePrograms, type Programs, run } from "./workers/processes.ts";
import { token } from "./workers/writer.ts";

let programs: Programs;
let folder: string;
let template: string;

beforeAll(async () => {
	programs = compilePrograms();
	folder = mkdtempSync(join(tmpdir(), "mneme-erase-"));
	template = join(folder, "template");
	await layDrill(template, { commits: 60 });
});

afterAll(() => {
	programs.drop();
	rmSync(folder, { recursive: true, force: true });
});

function copy(): string {
	const root = mkdtempSync(join(folder, "copy-"));
	cpSync(template, root, { recursive: true });
	return root;
}

function hostOf(root: string) {
	const signal = new AbortController().signal;
	const fixed = {
		env: {},
		clock: systemClock,
		random: systemRandom,
		principal: OWNER,
		progress: () => undefined,
		signal,
	};
	return { folder: root, home: `${root}-home`, ...fixed };
}

describe("beside an erasure", () => {
	it("writers lose nothing", async () => {
		const root = copy();
		const writer = run(programs, "writer", { root, id: "a", count: null, durability: "off", shape: "own" });
		await writer.seen("ack");
		const eraser = run(programs, "eraser", { root, text: SECRET });
		await eraser.ended;
		expect(eraser.lines.at(-1)).toBe("done");
		const soFar = writer.lines.length;
		while (writer.lines.length < soFar + 3) await sleep(20);
		writer.child.kill("SIGKILL");
		await writer.ended;
		const workspace = await expectSettledWithJournal(root);
		const history = historyText(workspace);
		for (const line of writer.lines.filter((each) => each.startsWith("ack")))
			expect(history).toContain(token("a", Number(line.split(" ")[1])));
		await workspace.close();
		expect(whereIsSecret(root)).toEqual([]);
	});

	it("a daemon opens the workspace anew", async () => {
		const root = copy();
		const log = { fault: (where: string, error: unknown) => expect.fail(`${where}: ${error}`) } as unknown as Log;
		const engines = new Engines({ log });
		const open = () => engines.use(hostOf(root), {}, async ({ workspace }) => workspace);
		const first = await open();
		expect(await open()).toBe(first);
		await run(programs, "eraser", { root, text: SECRET }).ended;
		const second = await open();
		expect(second).not.toBe(first);
		expect(second.ledger.treeOf(second.ledger.head())).toBeDefined();
		await engines.close();
		expect(whereIsSecret(root)).toEqual([]);
	});

	it("questions are answered, first from the old history, then from the new one", async () => {
		const root = copy();
		const host = hostOf(root);
		const engine = await openEngine(host, { durability: "off" });
		const ask = (operation: unknown, input: object) =>
			call(operation as Operation, host, input as Record<string, unknown>, async (_, use) => await use(engine));
		const before = await ask(log, { limit: 400 });
		expect(JSON.stringify(before)).toContain(SECRET);
		const eraser = run(programs, "eraser", { root, text: SECRET });
		let ended = false;
		const erasing = eraser.ended.then(() => {
			ended = true;
		});
		let asked = 0;
		for (; !ended; asked++) {
			expect((await ask(log, { limit: 400 })).status).toBe("done");
			expect((await ask(search, { query: "door" })).status).toBe("done");
			expect((await ask(audit, {})).status).toBe("done");
			await sleep(1);
		}
		await erasing;
		expect(asked).toBeGreaterThan(3);
		expect(JSON.stringify(await ask(log, { limit: 400 }))).not.toContain(SECRET);
		expect(JSON.stringify(await ask(search, { query: "quetzal" }))).not.toContain("Quetzal");
		await engine.close();
		expect(whereIsSecret(root)).toEqual([]);
		expect(fsck(root)).toBe("");
	});
});

async function expectSettledWithJournal(root: string): Promise<Workspace> {
	rmSync(join(root, "memory/meta/access.log"), { force: true });
	return await expectSettled(root);
}
