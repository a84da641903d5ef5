// Makes a folder a workspace. Whatever is there stays as it is and is recorded first; only what is missing is added.
// May be interrupted anywhere and run again: the settings file is recorded last, so a ledger that has it is complete.
import { lstatSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Durability } from "../../ledger/durable.ts";
import { excludeFromGit } from "../../ledger/git-index.ts";
import { LEDGER_FOLDER } from "../../ledger/ledger.ts";
import type { Message } from "../../ledger/message.ts";
import { createSkeleton, isLedger } from "../../ledger/skeleton.ts";
import type { Clock, Random } from "../../model/clock.ts";
import { MemoryError } from "../../model/errors.ts";
import { WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import type { Notice } from "../../model/results.ts";
import { type OutsideChange, recordFound } from "../outside/record.ts";
import type { LeftOutPath } from "../outside/scan.ts";
import { findOutsideChanges, type Sweep } from "../outside/sweep.ts";
import { resolvePath } from "../paths.ts";
import { Chain } from "../transaction/chain.ts";
import type { Context } from "../transaction/context.ts";
import { findOnDisk } from "../transaction/disk.ts";
import { outsideMessage, readBlob, settleLateEdits } from "../transaction/edits.ts";
import { asDiskFault } from "../transaction/faults.ts";
import { newTransactionId } from "../transaction/ids.ts";
import { lagNotices, publish } from "../transaction/publish.ts";
import { Workspace } from "../workspace.ts";
import { excludeFromSurroundings } from "./surroundings.ts";
import { FOLDERS, type Template, templates } from "./templates.ts";

export interface LayoutRequest {
	readonly folder: string;
	readonly timezone: string;
	readonly clock: Clock;
	readonly random: Random;
	readonly durability?: Durability;
	readonly report: (done: number, total: number) => void;
}

export interface Layout {
	readonly root: string;
	/** Undefined where there was nothing to do. */
	readonly tx: string | undefined;
	readonly created: readonly string[];
	/** Files that were there and are in the ledger now. */
	readonly adopted: readonly string[];
	readonly leftOut: readonly LeftOutPath[];
	/** Templates not added, because another file stands where some systems would put them. */
	readonly withheld: readonly { readonly path: string; readonly because: string }[];
	/** The file of the surrounding git repository that now ignores the ledger. */
	readonly excludedIn: string | undefined;
	readonly notices: readonly Notice[];
}

const TRIGGER = "mneme init";
/** A template's place is taken between the look and the commit: a person is not that fast twice. */
const ATTEMPTS = 5;
const NEW_FILE_PERMISSIONS = 0o644;

export async function layOut(request: LayoutRequest): Promise<Layout> {
	const { folder, timezone, clock, random, durability = "on", report } = request;
	const root = prepare(folder);
	const excludedIn = excludeFromSurroundings(root);
	const workspace = await Workspace.open(root, { clock, random, durability });
	try {
		return await workspace.exclusively(async (context) => {
			const tx = newTransactionId(context);
			const { found, adopted } = await adopt(context, tx, report);
			const { placed, withheld } = chooseTemplates(context, templates(timezone), found);
			const notices = await addTemplates(context, tx, placed);
			const kept = [...adopted, ...(await finish(context, tx))];
			excludeFromGit(context.ledger, found.leftOut);
			const created = placed.map(({ path }) => path);
			const changed = created.length + kept.length > 0;
			const { leftOut } = found;
			return { root, tx: changed ? tx : undefined, created, adopted: kept, leftOut, withheld, excludedIn, notices };
		});
	} finally {
		await workspace.close();
	}
}

function prepare(folder: string): string {
	try {
		mkdirSync(folder, { recursive: true });
		const root = realpathSync(folder);
		const ledger = join(root, LEDGER_FOLDER);
		for (const path of FOLDERS) mkdirSync(resolvePath(root, path), { recursive: true });
		if (!isLedger(ledger)) createSkeleton(ledger);
		return root;
	} catch (error) {
		const { code, path } = error as NodeJS.ErrnoException;
		if (code === "EEXIST" || code === "ENOTDIR")
			throw new MemoryError("INVALID_PATH", `${path} is a file where a folder has to be. Move it away and try again.`, {
				cause: error,
			});
		throw asDiskFault(error);
	}
}

/** Records what is on disk and not in the ledger; only until the first init is complete, later that is the sweep's. */
async function adopt(context: Context, tx: string, report: LayoutRequest["report"]) {
	const found = await findOutsideChanges(context);
	if (isComplete(context)) return { found, adopted: [] };
	const fresh = found.changes.filter(({ action, path }) => action === "CREATE" && path !== WORKSPACE_SETTINGS_FILE);
	await recordFound(context, fresh, ({ path }) => initMessage(path, "found here and kept as it is", tx), report);
	return { found, adopted: fresh.map(({ path }) => path) };
}

function isComplete({ ledger }: Context): boolean {
	return ledger.trees.find(ledger.treeOf(ledger.head()), WORKSPACE_SETTINGS_FILE) !== undefined;
}

/** The first known state of a file is no change to it, so no file is critical here. */
function initMessage(file: string, summary: string, tx: string): Message {
	return {
		action: "CREATE",
		file,
		summary,
		actor: "system:init",
		approval: "auto",
		trigger: TRIGGER,
		tx,
		critical: false,
	};
}

/** Those whose place is free, also on systems that tell no case apart. */
function chooseTemplates({ root }: Context, all: readonly Template[], { paths, leftOut }: Sweep) {
	const present = [...paths, ...leftOut.map(({ path }) => path)];
	const twins = new Map(present.map((path) => [foldCase(path), path]));
	const placed: Template[] = [];
	const withheld: { path: string; because: string }[] = [];
	for (const template of all) {
		const { path } = template;
		if (lstatSync(join(root, path), { throwIfNoEntry: false })) continue;
		const twin = twins.get(foldCase(path));
		if (twin === undefined || twin === path) placed.push(template);
		else withheld.push({ path, because: twin });
	}
	return { placed, withheld };
}

function foldCase(path: string): string {
	return path.normalize("NFC").toLowerCase();
}

/** All in one ref move. */
async function addTemplates(context: Context, tx: string, added: readonly Template[]): Promise<readonly Notice[]> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const chain = new Chain(context, context.ledger.head());
		const missing = added.map((template) => ({ ...template, absolute: resolvePath(context.root, template.path) }));
		const free = missing.filter(({ absolute, path }) => findOnDisk(absolute, path) === undefined);
		for (const { path, text, summary } of free) {
			const removed = readBlob(context, chain.findBefore(path));
			if (removed)
				chain.add(outsideMessage(path, removed, undefined, newTransactionId(context)), [{ path, bytes: undefined }]);
			chain.add(initMessage(path, summary, tx), [{ path, bytes: Buffer.from(text) }]);
		}
		if (chain.length === 0) return [];
		const placements = free.map(({ path, absolute, text }) => ({
			path,
			absolute,
			tx,
			before: undefined,
			after: { bytes: Buffer.from(text), permissions: NEW_FILE_PERMISSIONS },
		}));
		const published = await publish(context, chain, placements);
		if (published.kind === "moved") continue;
		const { notices } = await settleLateEdits(context, published.late);
		return [...lagNotices(published), ...notices];
	}
	throw new MemoryError(
		"LOCKED",
		"The folder keeps changing. Wait until whatever writes there is done, and try again.",
	);
}

/** A settings file that was there before. */
async function finish(context: Context, tx: string): Promise<string[]> {
	if (isComplete(context)) return [];
	const change: OutsideChange = { action: "CREATE", path: WORKSPACE_SETTINGS_FILE };
	const describe = () => initMessage(WORKSPACE_SETTINGS_FILE, "found here and kept as it is", tx);
	await recordFound(context, [change], describe, () => undefined);
	return [WORKSPACE_SETTINGS_FILE];
}
