// Walks the ledger's history along first parents: the line that the audit log projects. Merged-in side branches count as their merge.

import { type Message, parseMessage } from "./message.ts";
import type { ObjectReader } from "./object-reader.ts";
import type { Commit, Oid } from "./objects.ts";

export interface HistoryEntry {
	readonly oid: Oid;
	readonly commit: Commit;
	/** Undefined for a commit this program did not make. */
	readonly message: Message | undefined;
}

/** Newest first, from `tip` down to but without `until`. */
export function* walkHistory(reader: ObjectReader, tip: Oid | undefined, until?: Oid): Generator<HistoryEntry> {
	let oid = tip;
	while (oid !== undefined && oid !== until) {
		const commit = reader.readCommit(oid);
		yield { oid, commit, message: parseMessage(commit.message) };
		oid = commit.parents[0];
	}
}

/** Whether `ancestor` is on the first-parent line of `tip`. */
export function descendsFrom(reader: ObjectReader, tip: Oid, ancestor: Oid): boolean {
	for (const { oid } of walkHistory(reader, tip)) if (oid === ancestor) return true;
	return false;
}

/** A transaction: its commits, newest first, as one ref move made them visible. */
export interface TransactionHistory {
	readonly tx: string | undefined;
	readonly entries: readonly HistoryEntry[];
	/** The commit before it. */
	readonly base: Oid | undefined;
}

/** Newest first; a commit of real git is a transaction of its own. */
export function* walkTransactions(reader: ObjectReader, tip: Oid | undefined): Generator<TransactionHistory> {
	let entries: HistoryEntry[] = [];
	for (const entry of walkHistory(reader, tip)) {
		const open = entries[0];
		if (open && (open.message === undefined || open.message.tx !== entry.message?.tx)) {
			yield { tx: open.message?.tx, entries, base: entry.oid };
			entries = [];
		}
		entries.push(entry);
	}
	if (entries[0]) yield { tx: entries[0].message?.tx, entries, base: undefined };
}
