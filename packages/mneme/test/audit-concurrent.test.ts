// Eight processes write, sweep and are refused at once: every act is one commit and one line, and the log is what the history says.
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { checkAudit } from "../src/workspace/audit/check.ts";
import { AUDIT_LOG } from "../src/workspace/audit/trail.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import type { AuditorJob } from "./workers/auditor.ts";
import { newWorkspace } from "./workers/invariants.ts";

const PROCESSES = 8;
const ACTS = 100;

async function runAuditor(job: AuditorJob): Promise<void> {
	const program = fileURLToPath(new URL("workers/auditor.ts", import.meta.url));
	const child = spawn(process.execPath, ["--import", "tsx", program, JSON.stringify(job)], {
		stdio: ["ignore", "inherit", "pipe"],
	});
	let complaints = "";
	child.stderr.on("data", (chunk: Buffer) => {
		complaints += chunk.toString("utf8");
	});
	await new Promise<void>((resolve, reject) => {
		child.on("close", (code) =>
			code === 0 ? resolve() : reject(new Error(`auditor ${job.id}: ${code} ${complaints}`)),
		);
	});
}

it("800 acts of 8 processes are 800 lines", async () => {
	const root = newWorkspace("auditors");
	const ids = Array.from({ length: PROCESSES }, (_, id) => id);
	await Promise.all(ids.map((id) => runAuditor({ root, id, processes: PROCESSES, count: ACTS })));
	const workspace = await Workspace.open(root, { durability: "off" });
	const total = PROCESSES * ACTS;
	expect(await checkAudit(workspace)).toEqual({
		lines: total,
		commits: total,
		archivedThrough: undefined,
		problems: [],
	});
	const lines = readFileSync(join(root, AUDIT_LOG), "utf8").trimEnd().split("\n");
	const { stdout } = await workspace.ledger.git(["rev-list", "--count", "HEAD"]);
	expect(Number(stdout.toString())).toBe(total);
	expect(new Set(lines.map((line) => line.split(" | ")[1]))).toEqual(new Set(["CREATE", "APPEND", "REFUSE"]));
	await workspace.close();
	rmSync(root, { recursive: true, force: true });
});
