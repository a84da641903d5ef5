// Checks of a workspace that can be opened: names other systems cannot hold, what is left out, what waits to be placed or packed.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { MemoryError } from "../../model/errors.ts";
import { findOutsideChanges, type Sweep } from "../outside/sweep.ts";
import { resolvePath } from "../paths.ts";
import type { Context } from "../transaction/context.ts";
import { readState } from "../transaction/state.ts";
import { listLeftovers } from "../transaction/swap.ts";
import { listUnplaced } from "../transaction/unplaced.ts";
import type { Check } from "./diagnosis.ts";

/** Enough to know where to look. */
const NAMED = 5;

export async function checkFiles(context: Context): Promise<Check[]> {
	const found = await findOutsideChanges(context);
	return [checkNames(context, found), checkLeftOut(found), checkPlaced(context), checkPacking(context)];
}

function checkNames({ root }: Context, { paths }: Sweep): Check {
	const hostile = paths.filter((path) => isHostile(root, path));
	const twins = new Map<string, string[]>();
	for (const path of paths) {
		const folded = path.normalize("NFC").toLowerCase();
		twins.set(folded, [...(twins.get(folded) ?? []), path]);
	}
	const doubled = [...twins.values()].filter((same) => same.length > 1).flat();
	const all = [...hostile, ...doubled];
	if (all.length === 0) return { name: "names", state: "ok", text: "every file name works on every system" };
	return {
		name: "names",
		state: "warn",
		text: `${all.length} that Windows or macOS cannot hold: ${some(all)}`,
		advice: "Rename them before you take this folder to such a system.",
	};
}

function isHostile(root: string, path: string): boolean {
	try {
		resolvePath(root, path, "write");
		return false;
	} catch (error) {
		if (error instanceof MemoryError) return true;
		throw error;
	}
}

function checkLeftOut({ leftOut }: Sweep): Check {
	const text =
		leftOut.length === 0
			? "nothing"
			: `${leftOut.length}: ${some(leftOut.map(({ path, reason }) => `${path} (${reason})`))}`;
	return { name: "left out", state: "ok", text };
}

function checkPlaced(context: Context): Check {
	const unplaced = listUnplaced(context).map(({ path }) => path);
	const kept = listLeftovers(context).length;
	if (unplaced.length === 0)
		return {
			name: "files",
			state: "ok",
			text:
				kept === 0 ? "all committed versions are on disk" : `all on disk; ${kept} replaced ones are kept for a moment`,
		};
	const advice = "Make them writable, with nothing in their place; the next command tries again.";
	return { name: "files", state: "warn", text: `committed but not on disk: ${some(unplaced)}`, advice };
}

function checkPacking(context: Context): Check {
	const { objectsFolder } = context.ledger;
	const packs = readdirSync(join(objectsFolder, "pack")).filter((name) => name.endsWith(".pack")).length;
	const info = join(objectsFolder, "info");
	const indexed = existsSync(join(info, "commit-graph")) || existsSync(join(info, "commit-graphs"));
	const megabytes = (readState(context).unpackedBytes / 1024 / 1024).toFixed(1);
	return {
		name: "packing",
		state: "ok",
		text: `${packs} packs, ${megabytes} MB since git last packed, history ${indexed ? "indexed by path" : "not indexed by path yet"}`,
	};
}

function some(names: readonly string[]): string {
	const rest = names.length - NAMED;
	return names.slice(0, NAMED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
