// What a person has to be told until they acknowledge it: changed critical files, a changed host config, a rewritten
// history. Each is an ALERT event of the history (or a commit of real git), each acknowledgement an ACK event.
import { renameSync, writeFileSync } from "node:fs";
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import { parseMessage } from "../../ledger/message.ts";
import type { Oid } from "../../ledger/objects.ts";
import { CRITICAL_FILES } from "../../model/policy.ts";
import { recordEdits } from "../outside/edited-paths.ts";
import type { Context } from "../transaction/context.ts";
import { findOwn } from "../transaction/state.ts";
import type { Workspace } from "../workspace.ts";
import { isBreach } from "./critical.ts";
import { recordHostConfig } from "./host-config.ts";

export interface Alert {
	/** What `alerts ack` takes: the transaction, or the start of a commit of real git. */
	readonly id: string;
	/** `—` where it is about the history as a whole. */
	readonly file: string;
	readonly kind: "critical file" | "host config" | "history";
	/** The commit that tells of it. */
	readonly entry: HistoryEntry;
	/** The commit that changed the file, where it is in the history. */
	readonly change: HistoryEntry | undefined;
	/** By neither a person nor an approved reflection. */
	readonly breach: boolean;
}

/**
 * Oldest first. Before that, critical files and the host's config are compared with what is known of them, and a change
 * found is recorded: a few files, without a sweep. For every session start, unless `alerts.criticalFiles` is off.
 */
export async function pendingAlerts(workspace: Workspace): Promise<Alert[]> {
	await recordEdits(workspace, CRITICAL_FILES);
	await recordHostConfig(workspace);
	return openAlerts(workspace.context);
}

/** As the history has it, without looking at the disk. */
export function openAlerts(context: Context): Alert[] {
	return findOpen(context).map((open) => readAlert(context, open));
}

/** What an ACK event says, so that it can be matched with its alert again. */
export function acknowledgement({ id }: Alert): string {
	return `acknowledged ${id}`;
}

const ACKNOWLEDGED = /^acknowledged (\S+)/u;
const CACHE = "alerts.json";
/** Reading so many commits takes some ten milliseconds; beyond, it pays to remember. */
const REMEMBER_AFTER_COMMITS = 500;
const SHORT_COMMIT = 12;

interface Open {
	readonly commit: Oid;
	readonly id: string;
	readonly file: string;
}

interface Cache {
	/** The newest commit that was looked at. */
	readonly through: Oid;
	readonly open: readonly Open[];
}

function findOpen(context: Context): readonly Open[] {
	const { ledger } = context;
	const head = ledger.head();
	if (head === undefined) return [];
	const known = readCache(context);
	const entries = [...walkHistory(ledger.reader, head, known?.through)];
	const connected = entries.length === 0 || entries.at(-1)!.commit.parents[0] === known?.through;
	let open: readonly Open[] = connected ? (known?.open ?? []) : [];
	for (const entry of entries.reverse()) {
		const closed = entry.message?.action === "ACK" ? ACKNOWLEDGED.exec(entry.message.summary)?.[1] : undefined;
		if (closed !== undefined) open = open.filter(({ id, file }) => id !== closed || file !== entry.message!.file);
		else open = [...open, ...opens(context, entry)];
	}
	if (entries.length > REMEMBER_AFTER_COMMITS) writeCache(context, { through: head, open });
	return open;
}

function opens({ ledger }: Context, { oid, commit, message }: HistoryEntry): Open[] {
	if (message) return message.action === "ALERT" ? [{ commit: oid, id: message.tx, file: message.file }] : [];
	// Real git writes no alerts.
	const parent = ledger.treeOf(commit.parents[0]);
	const changed = CRITICAL_FILES.filter(
		(file) => ledger.trees.find(parent, file)?.oid !== ledger.trees.find(commit.tree, file)?.oid,
	);
	return changed.map((file) => ({ commit: oid, id: oid.slice(0, SHORT_COMMIT), file }));
}

function readAlert({ ledger }: Context, { commit: oid, id, file }: Open): Alert {
	const entry = readEntry(ledger.reader.readCommit(oid), oid);
	if (!entry.message) return { id, file, kind: "critical file", entry, change: entry, breach: false };
	const parent = entry.commit.parents[0];
	const change = parent === undefined ? undefined : readEntry(ledger.reader.readCommit(parent), parent);
	if (change?.message?.critical && change.message.file === file && change.message.tx === id)
		return { id, file, kind: "critical file", entry, change, breach: isBreach(change.message) };
	return { id, file, kind: file === "—" ? "history" : "host config", entry, change: undefined, breach: false };
}

function readEntry(commit: HistoryEntry["commit"], oid: Oid): HistoryEntry {
	return { oid, commit, message: parseMessage(commit.message) };
}

function readCache(context: Context): Cache | undefined {
	const text = findOwn(context, CACHE);
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text) as Cache;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** Without the lock, so under a name of its own first. On a disk that cannot be written it is worked out again. */
function writeCache(context: Context, cache: Cache): void {
	const path = context.ledger.own(CACHE);
	const fresh = `${path}.${process.pid}.tmp`;
	try {
		writeFileSync(fresh, JSON.stringify(cache));
		renameSync(fresh, path);
	} catch (error) {
		if (!["EROFS", "EACCES", "ENOSPC"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
	}
}
