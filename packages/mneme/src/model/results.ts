// What every verb returns: one union for all faces. Faults are MemoryErrors (errors.ts), never results.

/** Something a person should be told that does not change the outcome. */
export interface Notice {
	readonly level: "info" | "warning";
	readonly text: string;
}

export interface Done<Value> {
	readonly status: "done";
	readonly value: Value;
	readonly notices: readonly Notice[];
}

/** One thing a confirmed verb would do, in words a person can judge. */
export interface PlanStep {
	readonly action: string;
	readonly target: string;
	readonly detail?: string;
	/** Of all that the target says, where the detail shows but the beginning: another text needs another answer. */
	readonly version?: string;
}

export interface NeedsConfirmation {
	readonly status: "needs-confirmation";
	readonly plan: readonly PlanStep[];
	/** Good for exactly this plan, for 24 hours. */
	readonly token: string;
	readonly notices: readonly Notice[];
}

/** Host in the loop: the caller is the model. It answers `prompt` in the shape of `schema` (JSON Schema). */
export interface NeedsModel {
	readonly status: "needs-model";
	readonly prompt: string;
	readonly schema: Readonly<Record<string, unknown>>;
	readonly token: string;
}

export interface Version {
	/** Blob id of the bytes, or null where there is no file. */
	readonly version: string | null;
	readonly text: string | null;
}

/** Two versions of one file, both kept. Nothing of either was lost: `theirs` is on disk, `yours` is here and, if it was committed, in the ledger. */
export interface Conflict {
	readonly status: "conflict";
	readonly path: string;
	readonly yours: Version;
	readonly theirs: Version;
	readonly notices: readonly Notice[];
}

export interface Refused {
	readonly status: "refused";
	readonly reason: string;
	/** What the caller can do instead. */
	readonly instead: string;
}

export type Outcome<Value> = Done<Value> | NeedsConfirmation | NeedsModel | Conflict | Refused;

export function done<Value>(value: Value, notices: readonly Notice[] = []): Done<Value> {
	return { status: "done", value, notices };
}

export function refused(reason: string, instead: string): Refused {
	return { status: "refused", reason, instead };
}

/** Exit codes of outcomes that are not `done`; faults have theirs in errors.ts. */
export const OUTCOME_EXIT = {
	done: 0,
	"needs-confirmation": 20,
	"needs-model": 21,
	conflict: 22,
	refused: 23,
} as const satisfies Record<Outcome<unknown>["status"], number>;

/** HTTP statuses of the same: a plan or a prompt is accepted and waits; a refusal was understood and is not done. */
export const OUTCOME_HTTP = {
	done: 200,
	"needs-confirmation": 202,
	"needs-model": 202,
	conflict: 409,
	refused: 422,
} as const satisfies Record<Outcome<unknown>["status"], number>;
