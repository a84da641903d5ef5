// What every part of the workspace needs to know: where it is, who tells the time, what screens text. Made once by Workspace.
import type { Ledger } from "../../ledger/ledger.ts";
import type { Clock, Random } from "../../model/clock.ts";
import type { Notice } from "../../model/results.ts";

/** Changes engine-written text before it can reach disk (secrets), or refuses it (orders to the agent). */
export type Screen = (text: string, path: string) => Screened;

export interface Screened {
	readonly text: string;
	/** What was taken out, for a notice. */
	readonly redacted: readonly string[];
	/** The signs that the text gives the agent orders; with any, it goes to quarantine instead. */
	readonly orders?: readonly string[];
}

/** One notice for each kind, however many there were. */
export function redactionNotices(redacted: readonly string[], place = ""): Notice[] {
	const counts = new Map<string, number>();
	for (const kind of redacted) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	return [...counts].map(([kind, count]) => ({
		level: "warning",
		text: `A ${kind} was left out${place}${count === 1 ? "" : `, ${count} times`}: secrets are not remembered.`,
	}));
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
