// The crash protocol: makes a chain of commits durable, moves the ref (the commit point), then brings the files on disk in step.
// A kill at any moment leaves either nothing or something recovery.ts finishes.
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { JOIN_PACKS, joinSmallPacks } from "../../ledger/consolidation.ts";
import { type PendingFile, syncFolders, writeNew } from "../../ledger/durable.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Notice } from "../../model/results.ts";
import { followLog } from "../audit/trail.ts";
import type { Chain } from "./chain.ts";
import type { Context } from "./context.ts";
import { findOnDisk } from "./disk.ts";
import { asDiskFault } from "./faults.ts";
import { readState, writeState } from "./state.ts";
import { type Placement, place, prepareFolder, swapNames } from "./swap.ts";
import { noteUnplaced, type UnplacedPath } from "./unplaced.ts";

/** A person's version that turned up where the transaction had already committed another. */
export interface LateEdit {
	readonly placement: Placement;
	/** Undefined: they deleted it. */
	readonly theirs: Buffer | undefined;
	/** Theirs is what the path holds now; otherwise ours is, and theirs was displaced. */
	readonly onDisk: boolean;
	/** It turned up in the moment the file was away: its writer may have seen no file at all. */
	readonly inGap?: boolean;
}

export type Published =
	/** Somebody edited a file, or real git moved the branch: nothing was committed, decide again. */
	{ readonly kind: "moved" } | ({ readonly kind: "published"; readonly behind?: string } & Placed);

export interface Unplaced extends UnplacedPath {
	readonly reason: string;
}

/** What a person must be told of a commit whose files or log could not follow. */
export function lagNotices({ unplaced, behind }: { unplaced: readonly Unplaced[]; behind?: string }): Notice[] {
	const texts = unplaced.map(
		({ path, reason }) =>
			`${path} is committed but could not be put on disk (${reason}). It will be tried again at the next command.`,
	);
	if (behind !== undefined)
		texts.push(`The change is made, but the audit log could not follow (${behind}). It will at the next command.`);
	return texts.map((text) => ({ level: "warning", text }));
}

export async function publish(context: Context, chain: Chain, placements: readonly Placement[]): Promise<Published> {
	const { ledger } = context;
	const staged = chain.batch.stage(ledger.objectsFolder);
	const fresh = preparedFiles(context, placements);
	const claim = { path: ledger.refs.claim, bytes: Buffer.from(`${chain.tip}\n`) };
	const files = [...staged.files, ...fresh, claim];
	let folders: string[];
	const withdraw = () => {
		for (const { path } of files) rmSync(path, { force: true });
	};
	try {
		await writeNew(files, ledger.durability);
		context.reach("staged");
		const packFolder = staged.publish();
		context.reach("objects-published");
		if (placements.some(({ absolute, path, before }) => findOnDisk(absolute, path)?.oid !== before)) {
			withdraw();
			return { kind: "moved" };
		}
		context.reach("disk-checked");
		const refFolder = await ledger.refs.move(chain.parent, () => context.reach("ref-locked"));
		if (refFolder === undefined) {
			withdraw();
			return { kind: "moved" };
		}
		folders = [packFolder, refFolder];
	} catch (error) {
		withdraw();
		throw asDiskFault(error);
	}
	context.reach("ref-moved");
	return await bringInStep(context, chain, { placements, folders, packBytes: staged.byteCount });
}

interface Committed {
	readonly placements: readonly Placement[];
	/** Folders whose entries changed so far. */
	readonly folders: readonly string[];
	readonly packBytes: number;
}

async function bringInStep(context: Context, chain: Chain, committed: Committed): Promise<Published> {
	const { placements, folders, packBytes } = committed;
	const placed = await placeAll(context, placements, folders);
	try {
		noteUnplaced(context, placed.unplaced);
		const state = readState(context);
		const log = followLog(context, state, chain.tip);
		context.reach("logged");
		const smallPacks = state.smallPacks + 1;
		// An edit that stands where ours should is settled next; until it is, recovery must find it too.
		const applied = placed.late.some(({ onDisk }) => onDisk) ? state.applied : chain.tip;
		writeState(context, { applied, ...log, unpackedBytes: state.unpackedBytes + packBytes, smallPacks });
		context.reach("applied");
		if (smallPacks >= JOIN_PACKS) await joinPacks(context);
	} catch (error) {
		// The commit stands; recovery does at the next lock what a full disk did not allow here.
		const fault = asDiskFault(error);
		if (!(fault instanceof MemoryError) || fault.code !== "DISK") throw error;
		return { kind: "published", behind: (error as Error).message, ...placed };
	}
	return { kind: "published", ...placed };
}

async function joinPacks(context: Context): Promise<void> {
	await joinSmallPacks(context.ledger.objectsFolder, context.ledger.durability);
	writeState(context, { ...readState(context), smallPacks: 0 });
}

/** The new versions as files beside the ledger, on disk and synced before anything is committed. */
export function preparedFiles(context: Context, placements: readonly Placement[]): PendingFile[] {
	return placements.flatMap((placement) => {
		prepareFolder(context, placement);
		const { after } = placement;
		return after ? [{ path: swapNames(context, placement).fresh, bytes: after.bytes, mode: after.permissions }] : [];
	});
}

export interface Placed {
	readonly late: readonly LateEdit[];
	readonly unplaced: readonly Unplaced[];
}

/**
 * Puts the prepared files in place, then syncs all folders that changed since the commit point in one round: pack, ref and files.
 * File systems that keep the order of renames make them durable in it; on others see docs/decisions/0002.
 */
export async function placeAll(
	context: Context,
	placements: readonly Placement[],
	others: readonly string[] = [],
): Promise<Placed> {
	const late: LateEdit[] = [];
	const unplaced: Unplaced[] = [];
	for (const placement of placements) {
		try {
			const edit = place(context, placement);
			if (edit) late.push({ placement, theirs: edit.edited, onDisk: edit.onDisk, inGap: edit.onDisk });
		} catch (error) {
			unplaced.push({ path: placement.path, before: placement.before, reason: (error as Error).message });
		}
	}
	const folders = placements.map(({ absolute }) => dirname(absolute));
	await syncFolders([...others, ...folders], context.ledger.durability);
	context.reach("all-placed");
	return { late, unplaced };
}
