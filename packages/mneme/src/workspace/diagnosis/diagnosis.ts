// What can be wrong with one workspace, each check with what to do about it; and the repairs for what can be mended.
// Works on folders too broken to open.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { branchProblem, findWholeCommit, missingSkeleton } from "../../ledger/examine.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Oid } from "../../ledger/objects.ts";
import { createSkeleton } from "../../ledger/skeleton.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Context } from "../transaction/context.ts";
import { withLock } from "../transaction/lock.ts";
import { readState } from "../transaction/state.ts";

export interface Check {
	readonly name: string;
	readonly state: "ok" | "warn" | "fail";
	readonly text: string;
	/** What to do about it. */
	readonly advice?: string;
	/** Mends it, and says what was done. Only under the workspace lock. */
	readonly repair?: { readonly plan: string; apply(): void };
}

/** A lock that git holds this long belongs to a git that died: its own updates take milliseconds. */
const STALE_LOCK_MS = 10 * 60 * 1000;
const GIT_LOCKS = ["HEAD.lock", "index.lock", "packed-refs.lock", "config.lock"];
const LOW_SPACE_BYTES = 100 * 1024 * 1024;
const LOCK_PROBE_MS = 1000;

export function checkSkeleton(gitFolder: string): Check {
	const missing = missingSkeleton(gitFolder);
	if (missing.length === 0) return { name: "ledger files", state: "ok", text: "complete" };
	const plan = `make ${missing.join(", ")} in the ledger anew`;
	return {
		name: "ledger files",
		state: "fail",
		text: `missing: ${missing.join(", ")}`,
		advice: "Run `mneme doctor --repair`.",
		repair: { plan, apply: () => restoreSkeleton(gitFolder) },
	};
}

/** The branch HEAD names stays the one it names. */
function restoreSkeleton(gitFolder: string): void {
	const path = join(gitFolder, "HEAD");
	const head = existsSync(path) ? readFileSync(path) : undefined;
	createSkeleton(gitFolder);
	if (head) writeFileSync(path, head);
}

export function checkBranch(context: Pick<Context, "ledger">): Check {
	const { ledger } = context;
	const { applied } = readState(context as Context);
	const problem = branchProblem(ledger, applied);
	if (problem === undefined)
		return { name: "history", state: "ok", text: "every commit and every file of the newest one can be read" };
	const found = { name: "history", state: "fail", text: problem } as const;
	const branch = findBranch(ledger) ?? "refs/heads/main";
	const whole = findWholeCommit(ledger, applied);
	if (whole === undefined)
		return { ...found, advice: "No whole commit was found. Restore .audit from a backup; your files are untouched." };
	return {
		...found,
		advice: "Run `mneme doctor --repair`.",
		repair: {
			plan: `set ${branch} to ${whole.slice(0, 12)}, the newest whole commit`,
			apply: () => setBranch(ledger, branch, whole),
		},
	};
}

function findBranch(ledger: Ledger): string | undefined {
	try {
		return ledger.refs.branch();
	} catch (error) {
		if (error instanceof MemoryError) return undefined;
		throw error;
	}
}

function setBranch(ledger: Ledger, branch: string, commit: Oid): void {
	replace(join(ledger.folder, branch), `${commit}\n`);
	if (findBranch(ledger) === undefined) replace(join(ledger.folder, "HEAD"), `ref: ${branch}\n`);
}

function replace(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(`${path}.mended`, text);
	renameSync(`${path}.mended`, path);
}

export async function checkGitFsck(ledger: Ledger): Promise<Check> {
	const name = "git fsck";
	try {
		const { exit, stdout, stderr } = await ledger.git(["fsck", "--strict", "--no-dangling", "--no-progress"]);
		if (exit === 0) return { name, state: "ok", text: "git finds nothing wrong" };
		const first = `${stderr}${stdout.toString()}`.trim().split("\n")[0]!;
		return {
			name,
			state: "fail",
			text: first,
			advice: "Run `mneme git fsck --strict` to see all; restore .audit from a backup if files are affected.",
		};
	} catch (error) {
		if (error instanceof MemoryError && error.code === "NO_GIT")
			return { name, state: "warn", text: "not run: there is no git" };
		throw error;
	}
}

export async function checkLock(ledger: Ledger): Promise<Check> {
	try {
		await withLock(ledger.own("lock.db"), async () => undefined, LOCK_PROBE_MS);
		return { name: "lock", state: "ok", text: "free" };
	} catch (error) {
		if (!(error instanceof MemoryError)) throw error;
		const advice = "If it stays so, find the other mneme process and stop it; a process that died holds no lock.";
		return {
			name: "lock",
			state: "warn",
			text: error.code === "LOCKED" ? "another process is writing" : error.message,
			advice,
		};
	}
}

export function checkStaleLocks(ledger: Ledger, nowMs: number): Check {
	const heads = join(ledger.folder, "refs/heads");
	const branches = existsSync(heads) ? readdirSync(heads).map((name) => `refs/heads/${name}`) : [];
	const locks = [...GIT_LOCKS, ...branches.filter((name) => name.endsWith(".lock"))].filter((name) =>
		existsSync(join(ledger.folder, name)),
	);
	if (locks.length === 0) return { name: "git locks", state: "ok", text: "none" };
	const stale = locks.filter((name) => nowMs - statSync(join(ledger.folder, name)).mtimeMs > STALE_LOCK_MS);
	const text = `${locks.join(", ")} in the ledger`;
	if (stale.length === 0)
		return {
			name: "git locks",
			state: "warn",
			text,
			advice: "A git process is at work, or has just died. Look again in ten minutes.",
		};
	return {
		name: "git locks",
		state: "fail",
		text: `${text}, left by a git that died`,
		advice: "Run `mneme doctor --repair`.",
		repair: {
			plan: `remove ${stale.join(", ")}`,
			apply: () => {
				for (const name of stale) rmSync(join(ledger.folder, name), { force: true });
			},
		},
	};
}

export async function checkDisk(ledger: Ledger): Promise<Check> {
	const probe = ledger.own("doctor-probe");
	try {
		writeFileSync(probe, "x");
		rmSync(probe);
	} catch (error) {
		return {
			name: "disk",
			state: "fail",
			text: (error as Error).message,
			advice: "Make the workspace writable: check owner, permissions and free space.",
		};
	}
	const { bavail, bsize } = await statfs(ledger.folder);
	const free = bavail * bsize;
	if (free < LOW_SPACE_BYTES)
		return {
			name: "disk",
			state: "warn",
			text: `writable, but only ${Math.floor(free / 1024 / 1024)} MB are free`,
			advice: "Free some space before it runs out.",
		};
	return { name: "disk", state: "ok", text: "writable" };
}
