// Puts a rewritten history in the place of the old one: everything new is on disk and synced before the branch is renamed, which is
// the one moment in which the history is exchanged. finish.ts does what follows, here or after a crash.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncFolders, writeNew } from "../../ledger/durable.ts";
import { listPacks } from "../../ledger/every-object.ts";
import { hashBlob, type Oid } from "../../ledger/objects.ts";
import { PackStream } from "../../ledger/pack-stream.ts";
import { type Cleansing, commitOf, type Rewriting, rewriteHistory } from "../../ledger/rewrite.ts";
import { keepFile, keepObjects } from "../../ledger/rewrite-store.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Notice } from "../../model/results.ts";
import { ACCESS_LOG } from "../access-journal.ts";
import { resolvePath } from "../paths.ts";
import { Chain, type FileChange } from "../transaction/chain.ts";
import type { Context } from "../transaction/context.ts";
import { findOnDisk } from "../transaction/disk.ts";
import { newTransactionId } from "../transaction/ids.ts";
import type { Placement } from "../transaction/swap.ts";
import {
	abandonRewrite,
	type Finishing,
	finishRewrite,
	isSwitched,
	NEXT_JOURNAL,
	preparePlacements,
} from "./finish.ts";
import { findRewrite, type RewriteRecord, type RewrittenFile, writeRewrite } from "./record.ts";

export interface HistoryChange extends Omit<Finishing, "settle"> {
	readonly cleansing: Cleansing;
	/** Whether this is what was asked for: the history may have gone on since. Otherwise nothing is done. */
	readonly accept: (rewriting: Rewriting) => boolean;
	/** Adds to the rewritten history what tells of its rewriting; answers the files that it adds. */
	readonly conclude: (chain: Chain, rewriting: Rewriting) => readonly FileChange[];
	readonly report?: (done: number, total: number) => void;
	readonly signal?: AbortSignal;
}

export type Switched =
	/** It is not what was asked for, or somebody edited a file: look again. */
	{ readonly kind: "moved" } | { readonly kind: "switched"; readonly to: Oid; readonly notices: readonly Notice[] };

/** Only under the workspace lock, while nobody packs the ledger. */
export async function switchHistory(
	context: Context,
	change: HistoryChange,
	settle: Finishing["settle"],
): Promise<Switched> {
	const { ledger } = context;
	const { reach = () => undefined } = change;
	refuseWorktrees(context);
	const from = ledger.head();
	if (from === undefined) return { kind: "moved" };
	let record: RewriteRecord = {
		phase: "preparing",
		from,
		packs: [],
		staying: [],
		discarded: { packs: [], loose: [] },
		refs: [],
		files: [],
	};
	try {
		await writeRewrite(context, record);
		reach("begun");
		const prepared = await prepare(context, change, record);
		if (!prepared) {
			abandonRewrite(context, record);
			return { kind: "moved" };
		}
		record = prepared.record;
		await writeRewrite(context, record);
		reach("prepared");
		const isEdited = ({ absolute, path, before }: Placement) => findOnDisk(absolute, path)?.oid !== before;
		const isMoved = prepared.placements.some(isEdited) || (await ledger.refs.move(from, () => undefined)) === undefined;
		if (isMoved) {
			rmSync(ledger.refs.claim, { force: true });
			abandonRewrite(context, record);
			return { kind: "moved" };
		}
		reach("moved");
		const { clean } = change;
		const finishing = { settle, reach, ...(clean === undefined ? {} : { clean }) };
		const notices = await finishRewrite(context, record, prepared.placements, finishing);
		return { kind: "switched", to: record.to!, notices };
	} catch (error) {
		// Past the switch recovery finishes it; before, nothing has happened.
		if (isSwitched(context, record)) return { kind: "switched", to: record.to!, notices: [unfinishedNotice(error)] };
		if (ledger.head() === from) {
			rmSync(ledger.refs.claim, { force: true });
			abandonRewrite(context, findRewrite(context) ?? record);
		}
		throw error;
	}
}

function unfinishedNotice(error: unknown): Notice {
	const why = error instanceof Error ? error.message : String(error);
	return {
		level: "warning",
		text: `It is erased from the history, but cleaning up after it failed: ${why}. The next command that writes goes on with it.`,
	};
}

/** Each has a HEAD of its own, on commits that are about to go. */
function refuseWorktrees({ ledger }: Context): void {
	const folder = join(ledger.folder, "worktrees");
	if (!existsSync(folder) || readdirSync(folder).length === 0) return;
	throw new MemoryError(
		"INVALID_INPUT",
		"The ledger has other work trees, which hold the old history. Remove them with `mneme git worktree remove`, then erase.",
		{ data: { worktrees: readdirSync(folder) } },
	);
}

/** The rewritten history as a pack, and what it lets go. Undefined: it is not what was asked for. */
async function writeHistory(
	context: Context,
	{ cleansing, accept, report, signal, reach = () => undefined }: HistoryChange,
	tips: ReadonlySet<Oid>,
): Promise<
	(Pick<RewriteRecord, "packs" | "staying" | "discarded"> & { stream: PackStream; rewriting: Rewriting }) | undefined
> {
	const { objectsFolder, reader, durability } = context.ledger;
	const stream = new PackStream(objectsFolder);
	try {
		const options = { stream, ...(report ? { report } : {}), ...(signal ? { signal } : {}) };
		const rewriting = await rewriteHistory(reader, tips, cleansing, options);
		reach("rewritten");
		if (!accept(rewriting)) {
			stream.drop();
			return undefined;
		}
		const discarded = keepObjects(objectsFolder, reader, rewriting.kept, stream);
		const staying = listPacks(objectsFolder).filter((pack) => !discarded.packs.includes(pack));
		const name = await stream.seal(durability);
		return { packs: name === undefined ? [] : [name], staying, discarded, stream, rewriting };
	} catch (error) {
		stream.drop();
		throw error;
	}
}

async function prepare(
	context: Context,
	change: HistoryChange,
	begun: RewriteRecord,
): Promise<{ record: RewriteRecord; placements: Placement[] } | undefined> {
	const { ledger } = context;
	const refs = [...ledger.refs.all()].map(([name, oid]) => ({ name, oid, commit: commitOf(ledger.reader, name, oid) }));
	const written = await writeHistory(context, change, new Set([begun.from, ...refs.map(({ commit }) => commit)]));
	if (!written) return undefined;
	const { stream, rewriting, ...kept } = written;
	let record: RewriteRecord = { ...begun, ...kept };
	await writeRewrite(context, record);
	for (const name of record.packs) {
		writeFileSync(keepFile(ledger.objectsFolder, name), "");
		await stream.publish(ledger.durability);
	}
	change.reach?.("packed");
	const chain = new Chain(context, rewriting.commits.get(begun.from));
	const added = change.conclude(chain, rewriting);
	const staged = chain.batch.stage(ledger.objectsFolder);
	record = { ...record, packs: [...record.packs, staged.name], to: chain.tip, added: added.map(({ path }) => path) };
	const placements = planPlacements(context, begun.from, chain.parent!, added);
	await writeRewrite(context, record);
	writeFileSync(keepFile(ledger.objectsFolder, staged.name), "");
	await writeNew(
		[
			...staged.files,
			{ path: ledger.refs.claim, bytes: Buffer.from(`${chain.tip}\n`) },
			...nextJournal(context, change),
		],
		ledger.durability,
	);
	await syncFolders([staged.publish()], ledger.durability);
	await preparePlacements(context, placements);
	const branch = ledger.refs.branch();
	const others = refs
		.filter(({ name }) => name !== branch)
		.map(({ name, oid, commit }) => [name, oid, rewriting.commits.get(commit)!] as const)
		.filter(([, old, fresh]) => old !== fresh);
	return { record: { ...record, phase: "prepared", refs: others, files: placements.map(fileOf) }, placements };
}

function fileOf({ path, before, after }: Placement): RewrittenFile {
	return {
		path,
		...(before === undefined ? {} : { before }),
		...(after ? { after: hashBlob(Buffer.from(after.bytes)) } : {}),
	};
}

const NEW_FILE_PERMISSIONS = 0o644;

function planPlacements(context: Context, from: Oid, to: Oid, added: readonly FileChange[]): Placement[] {
	const { ledger } = context;
	const changes = [...ledger.trees.changes(ledger.treeOf(from), ledger.treeOf(to))];
	const wanted = new Map<string, { before: Oid | undefined; bytes: Buffer | undefined }>();
	for (const [path, before, after] of changes)
		wanted.set(path, { before: before?.oid, bytes: after && ledger.reader.read(after.oid, "blob") });
	for (const { path, bytes } of added)
		wanted.set(path, { before: ledger.trees.find(ledger.treeOf(from), path)?.oid, bytes });
	return [...wanted].map(([path, { before, bytes }]) => {
		const absolute = resolvePath(context.root, path, "track");
		const permissions = findOnDisk(absolute, path)?.permissions ?? NEW_FILE_PERMISSIONS;
		return { path, absolute, tx: newTransactionId(context), before, after: bytes && { bytes, permissions } };
	});
}

/** access.log is not tracked: it is exchanged with the files. */
function nextJournal(context: Context, { cleansing }: HistoryChange): { path: string; bytes: Buffer }[] {
	const absolute = resolvePath(context.root, ACCESS_LOG, "track");
	if (!existsSync(absolute)) return [];
	const body = readFileSync(absolute);
	const bytes = cleansing.file(ACCESS_LOG, body) ?? Buffer.alloc(0);
	const path = context.ledger.own(NEXT_JOURNAL);
	rmSync(path, { force: true });
	return bytes === body ? [] : [{ path, bytes }];
}
