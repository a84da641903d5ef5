// What the user had forgotten does not come back with an import: the one place that is asked.
import { type StoreDeps, scoresOf } from "../stores/write-memories.ts";

export interface Forgotten {
	/** A memory's id. */
	has(id: string): boolean;
}

/** Read once for an import: only the forgotten ids are kept. */
export async function readForgotten(deps: StoreDeps): Promise<Forgotten> {
	const { entries } = await scoresOf(deps);
	const ids = new Set<string>();
	for (const [id, { forgotten }] of entries) if (forgotten) ids.add(id);
	return { has: (id) => ids.has(id) };
}
