// Runs real git on the ledger, cut off from the user's environment and global configuration.
import { spawn } from "node:child_process";
import { devNull } from "node:os";
import { MemoryError } from "../model/errors.ts";

export interface GitRun {
	readonly exit: number;
	readonly stdout: Buffer;
	readonly stderr: string;
}

export interface GitOptions {
	readonly input?: string | Uint8Array;
	/** Let git talk to the terminal itself. */
	readonly inherit?: boolean;
	readonly signal?: AbortSignal;
}

/** Settings a person's own configuration could otherwise change under us. */
const OVERRIDES = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"commit.gpgSign=false",
	"safe.directory=*",
	"gc.auto=0",
];

function environment(): NodeJS.ProcessEnv {
	const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
	return {
		...Object.fromEntries(kept),
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: devNull,
		GIT_OPTIONAL_LOCKS: "1",
		GIT_TERMINAL_PROMPT: "0",
	};
}

export async function runGit(
	gitFolder: string,
	workTree: string,
	args: readonly string[],
	options: GitOptions = {},
): Promise<GitRun> {
	const all = [
		`--git-dir=${gitFolder}`,
		`--work-tree=${workTree}`,
		...OVERRIDES.flatMap((text) => ["-c", text]),
		...args,
	];
	return await new Promise((resolve, reject) => {
		const child = spawn("git", all, {
			cwd: workTree,
			env: environment(),
			// A pipe nobody writes to would fail where git does not read it.
			stdio: options.inherit ? "inherit" : [options.input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
			...(options.signal ? { signal: options.signal } : {}),
		});
		const stdout: Buffer[] = [];
		const stderr: Buffer[] = [];
		child.stdout?.on("data", (chunk: Buffer) => stdout.push(chunk));
		child.stderr?.on("data", (chunk: Buffer) => stderr.push(chunk));
		child.stdin?.on("error", reject);
		child.on("error", (cause) => reject(isMissing(cause) ? noGit(cause) : cause));
		child.on("close", (code) =>
			resolve({ exit: code ?? 1, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString("utf8") }),
		);
		child.stdin?.end(options.input);
	});
}

function isMissing(error: unknown): boolean {
	return (error as NodeJS.ErrnoException).code === "ENOENT";
}

function noGit(cause: unknown): MemoryError {
	return new MemoryError(
		"NO_GIT",
		"This needs the `git` program, which is not on the PATH. Install git and try again; Mneme itself reads and writes without it.",
		{ cause },
	);
}

/** Like runGit, but a non-zero exit is a fault. */
export async function getGit(
	gitFolder: string,
	workTree: string,
	args: readonly string[],
	options: GitOptions = {},
): Promise<Buffer> {
	const run = await runGit(gitFolder, workTree, args, options);
	if (run.exit === 0) return run.stdout;
	throw new MemoryError("LEDGER_CORRUPT", `git ${args[0]} failed: ${run.stderr.trim()}`, {
		data: { exit: run.exit, args },
	});
}
