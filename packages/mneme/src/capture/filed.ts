// What remembering one statement came to: where it is, what it took the place of, what it disagrees with.
import type { CoreChange } from "../stores/core.ts";
import type { SignificanceTag } from "../text/significance.ts";
import type { Store } from "./routing/signals.ts";

export interface StoredPiece {
	readonly id: string;
	readonly path: string;
	/** known: it was there already, and counts as used. */
	readonly change: "added" | "known" | "superseded" | "replaced";
}

export interface Superseded {
	readonly id: string;
	readonly text: string;
	/** The memory in its place. */
	readonly by: string;
}

export interface Contradiction {
	readonly id: string;
	readonly text: string;
}

export interface Filed {
	readonly store: Store;
	readonly summary: string;
	readonly tags: readonly string[];
	readonly significance: readonly SignificanceTag[];
	readonly confidence: "high" | "medium" | "low";
	readonly stored: readonly StoredPiece[];
	readonly relations: readonly {
		readonly from: string;
		readonly relation: string;
		readonly to: string;
		readonly change: "added" | "known";
	}[];
	readonly superseded: readonly Superseded[];
	/** Both are kept. */
	readonly contradicts: readonly Contradiction[];
	readonly core: CoreChange | null;
	/** `rules`, or the model that chose the store. */
	readonly by: string;
	readonly tx: string | null;
}

export interface Quarantined {
	/** Its number in quarantine.md. */
	readonly quarantined: number;
	readonly reasons: readonly string[];
}

export type Remembered = Filed | Quarantined;
