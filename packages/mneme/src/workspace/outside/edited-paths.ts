// Outside edits at paths the caller names, recorded without looking at the rest of the workspace. What is new, gone or
// renamed among other files is the sweep's.
import { setTimeout as sleep } from "node:timers/promises";
import { resolvePath } from "../paths.ts";
import { isTracked } from "../tracked.ts";
import type { Context } from "../transaction/context.ts";
import { findOnDisk, findSettled } from "../transaction/disk.ts";
import { newTransactionId } from "../transaction/ids.ts";
import { listUnplaced } from "../transaction/unplaced.ts";
import type { Workspace } from "../workspace.ts";
import { type OutsideChange, recordOutside } from "./record.ts";

/** A save by delete and rename leaves no file for a moment. */
const GONE_SETTLE_MS = 50;

/** The lock is taken only where something differs. */
export async function recordEdits(workspace: Workspace, paths: readonly string[]): Promise<readonly OutsideChange[]> {
	if ((await findEdits(workspace.context, paths)).length === 0) return [];
	return await workspace.exclusively(async (context) => {
		// Another process may have been halfway through a change of its own.
		const edits = await findEdits(context, paths);
		if (edits.length > 0) await recordOutside(context, newTransactionId(context), edits, () => undefined);
		return edits;
	});
}

async function findEdits(context: Context, paths: readonly string[]): Promise<OutsideChange[]> {
	const { ledger, root } = context;
	const tree = ledger.treeOf(ledger.head());
	const unplaced = new Set(listUnplaced(context).map(({ path }) => path));
	const edits: OutsideChange[] = [];
	for (const path of paths) {
		if (unplaced.has(path)) continue;
		const committed = ledger.trees.find(tree, path);
		const absolute = resolvePath(root, path, "track");
		let disk = findOnDisk(absolute, path);
		if (disk?.oid === committed?.oid) continue;
		if (!disk) await sleep(GONE_SETTLE_MS);
		disk = await findSettled(absolute, path, disk ?? findOnDisk(absolute, path));
		if (disk?.oid === committed?.oid) continue;
		if (!disk) edits.push({ action: "DELETE", path });
		else if (committed) edits.push({ action: "EDIT", path });
		else if (isTracked(path, disk)) edits.push({ action: "CREATE", path });
	}
	return edits;
}
