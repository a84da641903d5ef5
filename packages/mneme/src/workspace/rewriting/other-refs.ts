// Brings every ref but the branch we work on to the rewritten history, by git's own protocol, and takes out what git notes on the
// side about the old one. All of it may be done again.
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Ledger } from "../../ledger/ledger.ts";
import type { RewriteRecord } from "./record.ts";

/** What git notes about what it did last, and its index; nothing of ours needs them. */
const NOTES = [
	"logs",
	"index",
	"gc.log",
	"ORIG_HEAD",
	"FETCH_HEAD",
	"AUTO_MERGE",
	"COMMIT_EDITMSG",
	"MERGE_MSG",
	"SQUASH_MSG",
	"TAG_EDITMSG",
	"NOTES_EDITMSG",
];

export function dropGitNotes({ folder }: Ledger): void {
	for (const name of NOTES) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Answers the refs that were moved elsewhere meanwhile, or are held by another git. */
export function moveOtherRefs(ledger: Ledger, { refs, from, to }: RewriteRecord): string[] {
	const moved = new Map([[from, to!], ...refs.map(([, old, fresh]) => [old, fresh] as const)]);
	renewPacked(join(ledger.folder, "packed-refs"), moved);
	return refs.filter(([name, old, fresh]) => !moveRef(ledger, name, old, fresh)).map(([name]) => name);
}

function moveRef(ledger: Ledger, name: string, from: string, to: string): boolean {
	const path = join(ledger.folder, name);
	const present = ledger.refs.find(name);
	if (present === to || (present === undefined && from !== to)) return true;
	if (present !== from) return false;
	return locked(path, (lock) => {
		writeFileSync(lock, `${to}\n`);
		renameSync(lock, path);
	});
}

/** A line is `<commit> <name>`; lines with `^` say where a tag leads, which no longer holds. */
function renewPacked(path: string, moved: ReadonlyMap<string, string>): void {
	if (!existsSync(path)) return;
	const text = readFileSync(path, "utf8");
	const lines = text.split("\n").filter((line) => !line.startsWith("^"));
	const fresh = lines.map((line) => (moved.get(line.slice(0, 40)) ?? line.slice(0, 40)) + line.slice(40)).join("\n");
	if (fresh === text) return;
	locked(path, (lock) => {
		// Without the note that every tag is followed by where it leads.
		writeFileSync(lock, fresh.replace(/^#.*\n/, "# pack-refs with: sorted \n"));
		renameSync(lock, path);
	});
}

/** False if another git holds it. */
function locked(path: string, work: (lock: string) => void): boolean {
	const lock = `${path}.lock`;
	try {
		const descriptor = openSync(lock, "wx");
		writeSync(descriptor, "");
		closeSync(descriptor);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
	work(lock);
	return true;
}
