// Lays out `.audit/`: a git folder of our own, independent of any other repository around it.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CONFIG = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = false
	worktree = ..
	autocrlf = false
	logAllRefUpdates = false
	quotePath = false
	hooksPath = /dev/null
[user]
	name = manual
	email = mneme@localhost
[gc]
	auto = 0
	pruneExpire = never
[commit]
	gpgSign = false
[receive]
	autogc = false
`;

/** Bytes go in and out as they are, whatever a .gitattributes in the workspace says. */
const ATTRIBUTES = "* -text -filter -ident !eol !working-tree-encoding\n";

/** What is never in the ledger by its nature; what is left out by rule is decided in workspace/tracked.ts. */
const EXCLUDE = "/.audit/\n/.mneme/\n/.git\n/memory/meta/audit.log\n/memory/meta/access.log\n";

export function isLedger(gitFolder: string): boolean {
	return existsSync(join(gitFolder, "HEAD"));
}

/** Idempotent; HEAD comes last, so that a half-made skeleton is made again. */
export function createSkeleton(gitFolder: string): void {
	for (const folder of ["objects/pack", "objects/info", "refs/heads", "refs/tags", "info", "mneme/swap"]) {
		mkdirSync(join(gitFolder, folder), { recursive: true });
	}
	writeFileSync(join(gitFolder, "config"), CONFIG);
	writeFileSync(join(gitFolder, "info/attributes"), ATTRIBUTES);
	writeFileSync(join(gitFolder, "info/exclude"), EXCLUDE);
	writeFileSync(join(gitFolder, "description"), "Mneme's ledger: every change to this memory, who made it and why\n");
	writeFileSync(join(gitFolder, "HEAD"), "ref: refs/heads/main\n");
}
