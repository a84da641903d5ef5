// How a transaction's body is left early when the outcome is expected: thrown inside, caught in one place, returned as a result.
import type { Version } from "../../model/results.ts";

export class RefusalSignal {
	readonly path: string;
	readonly reason: string;
	readonly instead: string;

	constructor(path: string, reason: string, instead: string) {
		this.path = path;
		this.reason = reason;
		this.instead = instead;
	}
}

export class ConflictSignal {
	readonly path: string;
	/** What the caller wanted to write. */
	readonly yours: string | null;
	readonly theirs: Version;

	constructor(path: string, yours: string | null, theirs: Version) {
		this.path = path;
		this.yours = yours;
		this.theirs = theirs;
	}
}

/** Text that gives the agent orders was about to be written. */
export class QuarantineSignal {
	readonly path: string;
	readonly text: string;
	readonly orders: readonly string[];

	constructor(path: string, text: string, orders: readonly string[]) {
		this.path = path;
		this.text = text;
		this.orders = orders;
	}
}
