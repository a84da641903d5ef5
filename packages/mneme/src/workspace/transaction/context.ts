// What every part of the workspace needs to know: where it is, who tells the time, what screens text. Made once by Workspace.
import type { Ledger } from "../../ledger/ledger.ts";
import type { Clock, Random } from "../../model/clock.ts";

/** Changes engine-written text before it can reach disk (secrets), or refuses it (orders to the agent). */
export type Screen = (text: string, path: string) => Screened;

export interface Screened {
	readonly text: string;
	/** What was taken out, for a notice. */
	readonly redacted: readonly string[];
	/** The signs that the text gives the agent orders; with any, it goes to quarantine instead. */
	readonly orders?: readonly string[];
}

/** The steps of the protocol, in order: where a test may crash the process, or a person may edit a file. */
export const STEPS = [
	"locked",
	"read",
	"staged",
	"objects-published",
	"disk-checked",
	"ref-locked",
	"ref-moved",
	"displaced",
	"placed",
	"all-placed",
	"logged",
	"applied",
] as const;

export type Step = (typeof STEPS)[number];

export interface Context {
	readonly root: string;
	readonly ledger: Ledger;
	readonly clock: Clock;
	readonly random: Random;
	readonly screen: Screen;
	/** Called as each step is reached; does nothing outside tests. */
	readonly reach: (step: Step, path?: string) => void;
}
