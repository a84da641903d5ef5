// Many processes, one workspace: every write is there, once, in the files, the history and the log.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import { OWNER } from "../src/model/principal.ts";
import { AUDIT_LOG } from "../src/workspace/audit/trail.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { expectSettled, keepTime, newWorkspace } from "./workers/invariants.ts";
import { compilePrograms, type Programs, run } from "./workers/processes.ts";
import { ownPath, SHARED, token, type WriterJob } from "./workers/writer.ts";

const PROCESSES = 8;
const WRITES = 100;

describe("many writers", () => {
	let programs: Programs;
	const roots: string[] = [];
	beforeAll(() => {
		programs = compilePrograms();
	});
	afterAll(() => {
		programs.drop();
		for (const root of roots) rmSync(root, { recursive: true, force: true });
	});

	it.each(["shared", "own"] as const)(
		"8 processes × 100 writes are 800 commits, contents and lines: %s files",
		{ timeout: 240_000 },
		async (shape) => {
			const root = newWorkspace("concurrency");
			roots.push(root);
			const ids = Array.from({ length: PROCESSES }, (_, index) => `w${index}`);
			const runs = ids.map((id) => {
				const job: WriterJob = { root, id, count: WRITES, durability: "off", shape };
				return run(programs, "writer", job);
			});
			await Promise.all(runs.map(({ ended }) => ended));
			for (const { lines } of runs) expect(lines.filter((line) => line.startsWith("ack "))).toHaveLength(WRITES);
			await keepTime();
			const workspace = await expectSettled(root, { durability: "off" });
			const commits = [...walkHistory(workspace.ledger.reader, workspace.ledger.head())];
			expect(commits).toHaveLength(PROCESSES * WRITES);
			const log = readFileSync(join(root, AUDIT_LOG), "utf8").trimEnd().split("\n");
			expect(log).toHaveLength(PROCESSES * WRITES);
			for (const id of ids) {
				const text = readFileSync(join(root, shape === "shared" ? SHARED : ownPath(id)), "utf8");
				const marks = text.split("\n").filter((line) => line.startsWith(`<${id}.`));
				expect(marks).toEqual(Array.from({ length: WRITES }, (_, index) => token(id, index)));
			}
			await workspace.close();
		},
	);

	it("queues transactions begun at once in one process, and refuses one inside another", async () => {
		const root = newWorkspace("queue");
		roots.push(root);
		const workspace = await Workspace.open(root, { durability: "off" });
		const request = { principal: OWNER, trigger: "suite" };
		await Promise.all(
			Array.from({ length: 50 }, (_, index) =>
				workspace.transaction(request, async (tx) => await tx.append("a.md", `<${index}>\n`, { summary: "queued" })),
			),
		);
		expect(readFileSync(join(root, "a.md"), "utf8").trimEnd().split("\n")).toHaveLength(50);
		const nested = workspace.transaction(
			request,
			async () =>
				await workspace.transaction(request, async (tx) => await tx.write("b.md", "b", { summary: "nested" })),
		);
		await expect(nested).rejects.toMatchObject({ code: "INTERNAL" });
		await workspace.close();
	});
});
