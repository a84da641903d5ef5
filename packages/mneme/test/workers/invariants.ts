// What must be true of a workspace whatever happened to it. Every suite ends here.
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { serializeAuditEntry } from "../../src/formats/audit-log.ts";
import { walkHistory } from "../../src/ledger/history.ts";
import { hashBlob } from "../../src/ledger/objects.ts";
import { createSkeleton } from "../../src/ledger/skeleton.ts";
import { OWNER } from "../../src/model/principal.ts";
import { AUDIT_LOG, projectEntry } from "../../src/workspace/audit/trail.ts";
import { KEEP_DISPLACED_MS } from "../../src/workspace/transaction/recovery.ts";
import { Workspace, type WorkspaceOptions } from "../../src/workspace/workspace.ts";

const SETTLE_ROUNDS = 3;

/** Until displaced files are ripe. */
export async function keepTime(): Promise<void> {
	await sleep(KEEP_DISPLACED_MS + 100);
}

export function newWorkspace(name: string): string {
	const root = mkdtempSync(join(tmpdir(), `mneme-${name}-`));
	createSkeleton(join(root, ".audit"));
	return root;
}

/** Paths of everything a person would call a file of theirs. */
export function listFiles(root: string): string[] {
	return readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
		(path) =>
			!/^\.(?:audit|mneme|git)(?:\/|$)/u.test(path) && path !== AUDIT_LOG && statSync(join(root, path)).isFile(),
	);
}

/** Reads every file there is or was in one transaction, which commits what a person changed. */
export async function sweep(workspace: Workspace): Promise<void> {
	const { ledger } = workspace;
	const committed = [...ledger.trees.files(ledger.treeOf(ledger.head()))].map(([path]) => path);
	const outcome = await workspace.transaction({ principal: OWNER, trigger: "sweep" }, async (tx) => {
		for (const path of new Set([...listFiles(workspace.root), ...committed])) await tx.read(path);
	});
	expect(outcome.status).toBe("done");
}

/** All text that ever was in a file of this history. */
export function historyText(workspace: Workspace): string {
	const { ledger } = workspace;
	const seen = new Set<string>();
	const texts: string[] = [];
	for (const { commit } of walkHistory(ledger.reader, ledger.head()))
		for (const [, , after] of ledger.trees.changes(ledger.treeOf(commit.parents[0]), commit.tree)) {
			if (!after || seen.has(after.oid)) continue;
			seen.add(after.oid);
			texts.push(ledger.reader.read(after.oid, "blob").toString("utf8"));
		}
	return texts.join("\0");
}

export function diskText(root: string): string {
	return listFiles(root)
		.map((path) => readFileSync(join(root, path), "utf8"))
		.join("\0");
}

/** Files whose bytes on disk are not HEAD's, and those HEAD has but the disk has not. */
export function differences(workspace: Workspace): string[] {
	const { ledger, root } = workspace;
	const committed = new Map(
		[...ledger.trees.files(ledger.treeOf(ledger.head()))].map(([path, { oid }]) => [path, oid]),
	);
	const onDisk = new Map(listFiles(root).map((path) => [path, hashBlob(readFileSync(join(root, path)))]));
	return [...new Set([...committed.keys(), ...onDisk.keys()])].filter(
		(path) => committed.get(path) !== onDisk.get(path),
	);
}

/** The audit log is the projection of the history, line for line. */
export function expectLogInStep(workspace: Workspace): void {
	const { context, ledger } = workspace;
	const lines = [...walkHistory(ledger.reader, ledger.head())].map((entry) =>
		serializeAuditEntry(projectEntry(context, entry)),
	);
	const path = join(workspace.root, AUDIT_LOG);
	const found = existsSync(path) ? readFileSync(path, "utf8") : "";
	expect(found).toBe(
		lines
			.reverse()
			.map((line) => `${line}\n`)
			.join(""),
	);
}

export async function expectSoundLedger(workspace: Workspace): Promise<void> {
	const { ledger } = workspace;
	const check = await ledger.git(["fsck", "--strict", "--no-dangling", "--no-progress"]);
	expect(`${check.stdout}${check.stderr}`).toBe("");
	expect(check.exit).toBe(0);
	expect((await ledger.git(["read-tree", "HEAD"])).exit).toBe(0);
	await ledger.git(["update-index", "-q", "--refresh"]);
	expect((await ledger.git(["status", "--porcelain"])).stdout.toString()).toBe("");
}

/** Nothing of a dead process is left in the ledger's folders. */
export function expectNoRemains({ ledger }: Workspace): void {
	expect(readdirSync(ledger.own("swap"))).toEqual([]);
	const all = readdirSync(ledger.folder, { recursive: true, encoding: "utf8" });
	expect(all.filter((path) => /\.lock$|ref-claim|tmp_|\.tmp$/u.test(path))).toEqual([]);
}

/** After the keep time of displaced files: everything settled, swept, and in step. */
export async function expectSettled(root: string, options: WorkspaceOptions = {}): Promise<Workspace> {
	let workspace = await Workspace.open(root, options);
	await sweep(workspace);
	// Settling an edit displaces a file once more.
	for (let round = 0; round < SETTLE_ROUNDS && readdirSync(workspace.ledger.own("swap")).length > 0; round++) {
		await keepTime();
		workspace = await Workspace.open(root, options);
		await sweep(workspace);
	}
	expect(differences(workspace)).toEqual([]);
	expectLogInStep(workspace);
	expectNoRemains(workspace);
	await expectSoundLedger(workspace);
	return workspace;
}
