// `git`: real git on the ledger. Whatever may write runs under the workspace lock; what it did is adopted by the next verb.
import { realpathSync } from "node:fs";
import { z } from "zod";
import type { Host } from "../engine.ts";
import type { GitRun } from "../ledger/git.ts";
import { bringIndexInStep, excludeFromGit, noteIndex } from "../ledger/git-index.ts";
import { Ledger } from "../ledger/ledger.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice, type Outcome } from "../model/results.ts";
import { findOutsideChanges } from "../workspace/outside/sweep.ts";
import { Workspace } from "../workspace/workspace.ts";
import { hostOperation } from "./operation.ts";

const outputSchema = z.object({
	/** Git's own exit code. */
	exit: z.int(),
	/** Empty where git talked to the terminal itself. */
	output: z.string(),
	errors: z.string(),
});

/** What only reads, and may therefore run beside writers and with a pager for as long as somebody reads. */
const READING = new Set([
	"annotate",
	"blame",
	"cat-file",
	"count-objects",
	"describe",
	"diff",
	"diff-tree",
	"for-each-ref",
	"grep",
	"help",
	"log",
	"ls-files",
	"ls-tree",
	"merge-base",
	"name-rev",
	"rev-list",
	"rev-parse",
	"shortlog",
	"show",
	"show-ref",
	"status",
	"version",
	"whatchanged",
]);

/** Options of git itself that take the next word. */
const TAKES_WORD = new Set(["-c", "-C", "--git-dir", "--work-tree", "--namespace"]);

export const git = hostOperation({
	name: "git",
	summary: "Run git on the ledger",
	details:
		"Everything after `git` goes to git as it is. What it commits, reverts or checks out is adopted by the next command.",
	input: z.object({ args: z.array(z.string()).describe("What to tell git") }),
	output: outputSchema,
	positionals: ["args"],
	passthrough: true,
	examples: [
		{ line: "mneme git log --stat", about: "History the way git tells it" },
		{ line: "mneme git blame MEMORY.md", about: "Who wrote which line" },
		{ line: "mneme git fsck --strict", about: "Let git check every object" },
	],
	callers: [],
	effect: "writes",
	async run(host, { args }): Promise<Outcome<z.infer<typeof outputSchema>>> {
		const direct = process.stdin.isTTY === true && process.stdout.isTTY === true;
		const { run, notices } = await runOnLedger(host, args, direct);
		const errors = run.stderr.trimEnd();
		const told: Notice[] = errors === "" ? [] : [{ level: run.exit === 0 ? "info" : "warning", text: errors }];
		return done({ exit: run.exit, output: run.stdout.toString("utf8"), errors }, [...notices, ...told]);
	},
	exit: ({ exit }) => exit,
	render: ({ output }) => output,
});

async function runOnLedger(
	host: Host,
	args: readonly string[],
	direct: boolean,
): Promise<{ run: GitRun; notices: Notice[] }> {
	const { folder, clock, random } = host;
	let workspace: Workspace;
	try {
		workspace = await Workspace.open(folder, { clock, random });
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "LEDGER_CORRUPT") throw error;
		// Git may be what mends it, so it runs all the same.
		const ledger = new Ledger(realpathSync(folder), "on");
		return { run: await ledger.git(args, { inherit: direct }), notices: [{ level: "warning", text: error.message }] };
	}
	try {
		return { run: await runInStep(workspace, args, direct), notices: [] };
	} finally {
		await workspace.close();
	}
}

async function runInStep(workspace: Workspace, args: readonly string[], direct: boolean): Promise<GitRun> {
	const { ledger } = workspace;
	if (READING.has(subcommand(args))) {
		await workspace.exclusively(async () => await bringIndexInStep(ledger));
		return await ledger.git(args, { inherit: direct });
	}
	return await workspace.exclusively(async (context) => {
		await bringIndexInStep(ledger);
		// So that `git add` brings in nothing that the rules keep out.
		excludeFromGit(ledger, (await findOutsideChanges(context)).leftOut);
		const run = await ledger.git(args, { inherit: direct });
		noteIndex(ledger);
		return run;
	});
}

function subcommand(args: readonly string[]): string {
	for (let at = 0; at < args.length; at++) {
		const word = args[at]!;
		if (TAKES_WORD.has(word)) at++;
		else if (word === "--version" || word === "--help") return "version";
		else if (!word.startsWith("-")) return word;
	}
	return "help";
}
