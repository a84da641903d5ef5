// A memory, or an entry of one, where a wish to forget may find it.
import type { Store } from "../index/memory.ts";
import type { Candidate } from "./match.ts";

export interface Place extends Candidate {
	/** The memory; several candidates may be entries of one line. */
	readonly memory: string;
	readonly kind: Store | "proposal" | "reflection";
	readonly path: string;
	readonly line: number;
	/** What the memory says as a whole. */
	readonly says: string;
	/** An entry of a list in core memory. */
	readonly entry?: string;
}
