// The history of one file, through its renames. Asks real git which commits touched it where there is one (it may have an
// index of changed paths), else walks.
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import { parseMessage } from "../../ledger/message.ts";
import { hashBlob, type Oid } from "../../ledger/objects.ts";
import type { TreeFile } from "../../ledger/trees.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Context } from "../transaction/context.ts";

/** One commit that changed the file. */
export interface FileChangeEntry {
	readonly entry: HistoryEntry;
	/** The name it had after the commit. */
	readonly path: string;
	/** The name it had before, where that was another. */
	readonly from: string | undefined;
	readonly before: TreeFile | undefined;
	/** Undefined: the commit removed it. */
	readonly after: TreeFile | undefined;
}

const EMPTY_BLOB = hashBlob(Buffer.alloc(0));

/** Newest first. Empty where there never was such a file. */
export async function readFileHistory(context: Context, path: string): Promise<FileChangeEntry[]> {
	const found: FileChangeEntry[] = [];
	let name: string | undefined = path;
	let tip = context.ledger.head();
	while (name !== undefined && tip !== undefined) {
		const changes: FileChangeEntry[] = changesUnderName(context, await commitsTouching(context, tip, name), name);
		found.push(...changes);
		const last = changes.at(-1);
		name = last?.from;
		tip = last?.entry.commit.parents[0];
	}
	return found;
}

/** Up to the commit that gave the file this name. */
function changesUnderName({ ledger }: Context, entries: readonly HistoryEntry[], path: string): FileChangeEntry[] {
	const found: FileChangeEntry[] = [];
	for (const entry of entries) {
		const { commit } = entry;
		const parent = ledger.treeOf(commit.parents[0]);
		const [before, after] = [ledger.trees.find(parent, path), ledger.trees.find(commit.tree, path)];
		if (before?.oid === after?.oid && before?.mode === after?.mode) continue;
		const source = !before && after ? findSource([...ledger.trees.changes(parent, commit.tree)], after) : undefined;
		found.push({ entry, path, from: source?.[0], before: source?.[1] ?? before, after });
		if (source) break;
	}
	return found;
}

type TreeChange = readonly [path: string, before: TreeFile | undefined, after: TreeFile | undefined];

/** The same bytes gone elsewhere by the same commit. */
function findSource(changes: readonly TreeChange[], file: TreeFile): TreeChange | undefined {
	if (file.oid === EMPTY_BLOB) return undefined;
	return changes.find(([, before, after]) => !after && before?.oid === file.oid);
}

async function commitsTouching(context: Context, tip: Oid, path: string): Promise<HistoryEntry[]> {
	const { ledger } = context;
	const oids = await findByGit(context, tip, path);
	if (!oids) return [...walkHistory(ledger.reader, tip)];
	return oids.map((oid) => {
		const commit = ledger.reader.readCommit(oid);
		return { oid, commit, message: parseMessage(commit.message) };
	});
}

/** Undefined where there is no git. */
async function findByGit({ ledger }: Context, tip: Oid, path: string): Promise<Oid[] | undefined> {
	try {
		const args = ["rev-list", "--first-parent", tip, "--", `:(top,literal)${path}`];
		const { exit, stdout } = await ledger.git(args);
		return exit === 0 ? stdout.toString("latin1").split("\n").filter(Boolean) : undefined;
	} catch (error) {
		if (error instanceof MemoryError && error.code === "NO_GIT") return undefined;
		throw error;
	}
}
