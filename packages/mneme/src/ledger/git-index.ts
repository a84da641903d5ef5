// Keeps real git's index file, and what git ignores, in step with the ledger. Only `mneme git` needs either; nothing of ours does.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryError } from "../model/errors.ts";
import { getGit } from "./git.ts";
import type { Ledger } from "./ledger.ts";
import { isOid, type Oid } from "./objects.ts";
import type { TreeFile } from "./trees.ts";

/** The commit the index was last brought to. */
const NOTE = "git-index";
const NOTHING = "0".repeat(40);

/** Costs what changed since the last time. Only under the workspace lock. */
export async function bringIndexInStep(ledger: Ledger): Promise<void> {
	const head = ledger.head();
	// In the middle of a merge or a revert the index is where git keeps it.
	if (head === undefined || ledger.refs.unfinished()) return;
	const noted = existsSync(join(ledger.folder, "index")) ? findNoted(ledger) : undefined;
	if (noted === head) return;
	if (noted === undefined) await getGit(ledger.folder, ledger.root, ["read-tree", head]);
	else {
		const changes = [...ledger.trees.changes(ledger.treeOf(noted), ledger.treeOf(head))];
		// Removals first: a file may have become a folder.
		const lines = [
			...changes.filter(([, , after]) => !after).map(([path]) => `0 ${NOTHING}\t${path}\0`),
			...changes.filter(([, , after]) => after).map(([path, , after]) => entry(path, after!)),
		];
		await getGit(ledger.folder, ledger.root, ["update-index", "-z", "--index-info"], { input: lines.join("") });
	}
	noteIndex(ledger);
}

function entry(path: string, { mode, oid }: TreeFile): string {
	return `${mode} ${oid}\t${path}\0`;
}

function findNoted(ledger: Ledger): Oid | undefined {
	const path = ledger.own(NOTE);
	const text = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
	return isOid(text) && ledger.reader.has(text) ? text : undefined;
}

/** After real git worked on the ledger: it kept its index itself, staged changes included. Only under the workspace lock. */
export function noteIndex(ledger: Ledger): void {
	const head = ledger.refs.unfinished() ? undefined : findHead(ledger);
	if (head !== undefined) writeFileSync(ledger.own(NOTE), `${head}\n`);
}

/** Undefined too where git left HEAD on no branch: the next verb says so. */
function findHead(ledger: Ledger): Oid | undefined {
	try {
		return ledger.head();
	} catch (error) {
		if (error instanceof MemoryError && error.code === "LEDGER_CORRUPT") return undefined;
		throw error;
	}
}

const MARK = "# Left out by Mneme's rules; written anew by every sweep.";

/** So that `mneme git add` does not bring in what the rules keep out, and `mneme git status` does not list it. */
export function excludeFromGit(ledger: Ledger, leftOut: readonly { readonly path: string }[]): void {
	const file = join(ledger.folder, "info", "exclude");
	const before = existsSync(file) ? readFileSync(file, "utf8") : "";
	const [own = ""] = before.split(`${MARK}\n`);
	const lines = leftOut.filter(({ path }) => !path.includes("\n")).map(({ path }) => `/${escapePattern(path)}\n`);
	const after = lines.length === 0 ? own : `${own}${MARK}\n${lines.join("")}`;
	if (after === before) return;
	writeFileSync(`${file}.tmp`, after);
	renameSync(`${file}.tmp`, file);
}

/** A path as a pattern that matches only it. */
export function escapePattern(path: string): string {
	return path.replace(/[\\*?[\]]/g, "\\$&").replace(/ $/, "\\ ");
}
