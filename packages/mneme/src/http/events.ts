// Changes of a workspace as server-sent events: one per commit, in order, from where the client left off.
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type HistoryEntry, walkHistory } from "../ledger/history.ts";
import { Ledger } from "../ledger/ledger.ts";
import type { Oid } from "../ledger/objects.ts";

/** How soon a change is told. Only while somebody listens. */
const LOOK_EVERY_MS = 500;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 20_000;
/** A client that was away longer asks the history. */
const MOST_MISSED = 1000;
/** What a client that does not read may leave with us. */
const MAX_UNREAD_BYTES = 1024 * 1024;

export async function streamEvents(
	request: IncomingMessage,
	response: ServerResponse,
	folder: string,
	stop: AbortSignal,
): Promise<void> {
	const ended = new AbortController();
	response.on("close", () => ended.abort());
	const signal = AbortSignal.any([stop, ended.signal]);
	let ledger = new Ledger(folder, "off");
	response.writeHead(200, {
		"content-type": "text/event-stream",
		"cache-control": "no-store",
		connection: "keep-alive",
	});
	response.write(": connected\n\n");
	let seen = lastSeen(request) ?? ledger.head();
	let spokeMs = Date.now();
	try {
		while (!signal.aborted && response.writableLength < MAX_UNREAD_BYTES) {
			const head = ledger.head();
			if (head !== undefined && head !== seen) {
				const fresh = new Ledger(folder, "off");
				ledger.close();
				ledger = fresh;
				for (const entry of changesSince(ledger, head, seen)) response.write(serialize(entry));
				seen = head;
				spokeMs = Date.now();
			} else if (Date.now() - spokeMs > HEARTBEAT_MS) {
				response.write(": still here\n\n");
				spokeMs = Date.now();
			}
			await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
		}
	} finally {
		ledger.close();
		response.end();
	}
}

function lastSeen({ headers }: IncomingMessage): Oid | undefined {
	const id = headers["last-event-id"];
	return typeof id === "string" && /^[0-9a-f]{40}$/.test(id) ? id : undefined;
}

/** Oldest first. A history that was rewritten no longer holds what was seen: then only the newest are told. */
function changesSince(ledger: Ledger, head: Oid, seen: Oid | undefined): HistoryEntry[] {
	const entries: HistoryEntry[] = [];
	for (const entry of walkHistory(ledger.reader, head, seen)) {
		entries.push(entry);
		if (entries.length >= MOST_MISSED) break;
	}
	return entries.reverse();
}

function serialize({ oid, commit, message }: HistoryEntry): string {
	const { action = "EDIT", file = "", actor = commit.author, summary = "", tx = null } = message ?? {};
	const time = new Date(commit.authorTime * 1000).toISOString();
	return `id: ${oid}\nevent: change\ndata: ${JSON.stringify({ action, file, actor, summary, tx, time })}\n\n`;
}
