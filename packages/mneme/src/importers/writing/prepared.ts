// An item between reading and writing: screened, routed, and ready to be written in a transaction that may run more than once.
import type { CaptureDeps } from "../../capture/remember.ts";
import type { ForgottenMemories } from "../../forgetting/stays-forgotten.ts";
import { localTime } from "../../model/clock.ts";
import type { Writing } from "../../stores/writing.ts";
import type { Screen } from "../../workspace/transaction/context.ts";
import type { ImportItem } from "../item.ts";
import { hashOf, type Journal } from "../journal.ts";
import type { EntityLookup } from "./entity-lookup.ts";

export interface ImportContext {
	readonly deps: CaptureDeps;
	readonly screen: Screen;
	readonly journal: Journal;
	readonly forgotten: ForgottenMemories;
	/** The source and the name of the import, as the journal has them. */
	readonly from: string;
	/** Below memory/notes/; empty: there itself. */
	readonly folder: string;
}

/** quarantined: nothing of it is left for the memory. */
export type Change = "added" | "updated" | "known" | "quarantined" | "skipped";

export interface ItemResult {
	readonly item: ImportItem;
	readonly change: Change;
	/** Why it was skipped. */
	readonly reason?: string;
	/** How many parts of it went to quarantine. */
	readonly quarantined: number;
	/** A secret was blanked out of it. */
	readonly redacted: boolean;
}

export interface Written {
	readonly change: Change;
	readonly reason?: string;
	/** The memory or file it is now. */
	readonly id: string;
}

export interface Prepared {
	readonly item: ImportItem;
	readonly key: string;
	readonly version: string;
	/** What of it gives the agent orders. */
	readonly quarantined: readonly Quarantined[];
	/** Absent where nothing else is left. */
	write?(writing: Writing, entities: EntityLookup): Promise<Written>;
}

export interface Quarantined {
	readonly text: string;
	readonly reasons: readonly string[];
}

/** A statement is known by its words alone; other items by what they are in their program. */
export function keyOf({ kind, source, key }: ImportItem): string {
	return hashOf(kind, kind === "statement" ? "" : source.slice(0, source.indexOf(":")), key);
}

export const FORGOTTEN = "forgotten by you";

export function skip(reason: string, id = ""): Written {
	return { change: "skipped", reason, id };
}

/** One line, and nothing in it that would end the comment or the cell it stands in. */
export function sourceLabel(source: string): string {
	return source.replace(/[·|<>\s]+/g, " ").trim();
}

/** The day an item is from, where its source tells. */
export function dayOfItem({ atMs }: ImportItem, timezone: string): string | undefined {
	return atMs === undefined ? undefined : localTime(atMs, timezone).date;
}
