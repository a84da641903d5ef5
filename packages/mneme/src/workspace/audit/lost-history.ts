// Histories that were rewritten outside Mneme: what recovery kept of the old line, told until a person acknowledges it.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import type { Oid } from "../../ledger/objects.ts";
import { MemoryError } from "../../model/errors.ts";
import type { Context } from "../transaction/context.ts";

export interface LostHistory {
	/** Where the old line is kept: `refs/mneme/lost/<tip>`. */
	readonly kept: string;
	/** The first commit of the old line that is in the history no more; undefined if its objects are gone too. */
	readonly first: HistoryEntry | undefined;
	readonly count: number;
	/** What stands in its place now. */
	readonly instead: HistoryEntry | undefined;
	/** Files that differ between the two. */
	readonly paths: readonly string[];
}

const KEPT = "refs/mneme/lost";
const KEPT_NAME = /refs\/mneme\/lost\/[0-9a-f]+/;

/** Those nobody acknowledged, oldest first. `entries` is the whole history, oldest first. */
export function findLostHistory(context: Context, entries: readonly HistoryEntry[]): LostHistory[] {
	const alerts = new Map<string, number>();
	for (const [at, { message }] of entries.entries()) {
		const kept = message?.action === "ALERT" ? KEPT_NAME.exec(message.summary)?.[0] : undefined;
		if (kept !== undefined) alerts.set(kept, at);
	}
	const open = [...alerts].filter(([, at]) => !isAcknowledged(entries, at)).map(([kept]) => kept);
	// One that no alert tells of: the alert itself was rewritten away.
	const untold = listKept(context).filter((kept) => !alerts.has(kept));
	const present = new Map(entries.map(({ oid }, at) => [oid, at]));
	return [...untold, ...open].map((kept) => describeLost(context, kept, entries, present));
}

/** An ACK event names the transaction of what it acknowledges. */
function isAcknowledged(entries: readonly HistoryEntry[], at: number): boolean {
	const alert = entries[at]!.message!;
	return entries.slice(at + 1).some(({ message }) => message?.action === "ACK" && message.summary.includes(alert.tx));
}

function listKept({ ledger }: Context): string[] {
	const folder = join(ledger.folder, KEPT);
	return existsSync(folder) ? readdirSync(folder).map((name) => `${KEPT}/${name}`) : [];
}

function describeLost(
	{ ledger }: Context,
	kept: string,
	entries: readonly HistoryEntry[],
	present: ReadonlyMap<Oid, number>,
): LostHistory {
	const lost: HistoryEntry[] = [];
	try {
		for (const entry of walkHistory(ledger.reader, ledger.refs.find(kept))) {
			if (present.has(entry.oid)) break;
			lost.push(entry);
		}
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "LEDGER_CORRUPT") throw error;
	}
	const first = lost.at(-1);
	const parent = first?.commit.parents[0];
	const instead = first && entries[parent === undefined ? 0 : (present.get(parent) ?? -2) + 1];
	const paths = first && instead ? [...ledger.trees.changes(first.commit.tree, instead.commit.tree)] : [];
	return { kept, first, count: lost.length, instead, paths: paths.map(([path]) => path) };
}
