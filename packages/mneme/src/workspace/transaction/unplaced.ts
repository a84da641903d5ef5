// Files that are committed but could not be put on disk (no permission, a folder in the way). Tried again at every lock.
import { MemoryError } from "../../model/errors.ts";
import type { Context } from "./context.ts";
import { dropOwn, findOwn, writeOwn } from "./state.ts";

const NAME = "unplaced.json";

/** A path and the blob it held on disk before the commit that could not be placed. */
export interface UnplacedPath {
	readonly path: string;
	readonly before: string | undefined;
}

export function listUnplaced(context: Context): UnplacedPath[] {
	const text = findOwn(context, NAME);
	if (!text) return [];
	try {
		return JSON.parse(text) as UnplacedPath[];
	} catch (error) {
		// Torn by a power cut: these files are found to differ from the ledger, and recorded as they are.
		if (error instanceof SyntaxError) return [];
		throw error;
	}
}

/** Adds to what was noted before. */
export function noteUnplaced(context: Context, placements: readonly UnplacedPath[]): void {
	if (placements.length === 0) return;
	const known = listUnplaced(context);
	const fresh = placements.filter(({ path }) => !known.some((entry) => entry.path === path));
	writeUnplaced(context, [...known, ...fresh.map(({ path, before }) => ({ path, before }))]);
}

export function writeUnplaced(context: Context, paths: readonly UnplacedPath[]): void {
	if (paths.length > 0) writeOwn(context, NAME, JSON.stringify(paths));
	else dropOwn(context, NAME);
}

/** A file whose committed content is not on disk may not be changed: its next version would be built on the wrong one. */
export function refuseUnplaced(context: Context, path: string): void {
	if (!listUnplaced(context).some((entry) => entry.path === path)) return;
	throw new MemoryError(
		"DISK",
		`${path} has a committed version that could not be put on disk. Make ${path} writable (nothing may stand in its place) and run \`mneme status\`.`,
		{ data: { path } },
	);
}
