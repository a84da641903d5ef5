// memory/meta/audit.log as a projection of the history: one line per commit, appended as commits come.
// A line once written is never touched here; `audit verify` compares, `audit rebuild` writes anew.
import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, readSync } from "node:fs";
import { dirname, join } from "node:path";
import { type AuditEntry, serializeAuditEntry } from "../../formats/audit-log.ts";
import { writeFully } from "../../ledger/durable.ts";
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import type { Oid } from "../../ledger/objects.ts";
import { utcMinute } from "../../model/clock.ts";
import type { Context } from "../transaction/context.ts";
import type { State } from "../transaction/state.ts";
import { firstAfter, lastArchivedMonth } from "./boundary.ts";

export const AUDIT_LOG = "memory/meta/audit.log";

export function projectEntry(context: Context, { commit, message }: HistoryEntry): AuditEntry {
	const timestamp = utcMinute(commit.authorTime * 1000);
	if (!message) return { timestamp, ...describeForeign(context, commit) };
	const { action, file, actor, approval, critical, summary } = message;
	return { timestamp, action, file, actor, approval, summary: critical ? `⚠️ CRITICAL: ${summary}` : summary };
}

/** The commit's line in the log, with its line end. */
export function projectLine(context: Context, entry: HistoryEntry): string {
	return `${serializeAuditEntry(projectEntry(context, entry))}\n`;
}

/** A commit real git made on the ledger: told by what it changed. */
function describeForeign(context: Context, commit: HistoryEntry["commit"]): Omit<AuditEntry, "timestamp"> {
	const { ledger } = context;
	const changes = [...ledger.trees.changes(ledger.treeOf(commit.parents[0]), commit.tree)];
	const [path, before, after] = changes[0] ?? ["—", undefined, undefined];
	const action = changes.length !== 1 || (before && after) ? "EDIT" : after ? "CREATE" : "DELETE";
	return {
		action,
		file: changes.length > 1 ? `${changes.length} files` : path,
		actor: "manual",
		approval: "—",
		summary: `git: ${commit.message.split("\n")[0]}`,
	};
}

/** Where the log stands: the commit of its last line, and its length. */
export type LogState = Pick<State, "logged" | "logBytes">;

/** Appends the lines of all commits after the last logged one, up to `tip`. */
export function followLog(context: Context, from: LogState, tip: Oid): LogState {
	const path = join(context.root, AUDIT_LOG);
	const known = existsSync(path) ? from : { logged: undefined, logBytes: 0 };
	if (known.logged === undefined) return startLog(context, path, tip);
	const lines = Buffer.from(linesAfter(context, known.logged, tip).join(""), "utf8");
	mkdirSync(dirname(path), { recursive: true });
	const descriptor = openSync(path, "a+");
	try {
		const { size } = fstatSync(descriptor);
		const written = alreadyWritten(descriptor, known.logBytes, size, lines);
		writeFully(descriptor, lines.subarray(written));
		return { logged: tip, logBytes: size + lines.length - written };
	} finally {
		closeSync(descriptor);
	}
}

/** How much of `lines` already stands behind the known end: a crash fell between the append and the note of it. */
function alreadyWritten(descriptor: number, known: number, size: number, lines: Buffer): number {
	const extra = size - known;
	if (extra <= 0 || extra > lines.length) return 0;
	const found = Buffer.alloc(extra);
	readSync(descriptor, found, 0, extra, known);
	return found.equals(lines.subarray(0, extra)) ? extra : 0;
}

function linesAfter(context: Context, from: Oid, tip: Oid): string[] {
	return [...walkHistory(context.ledger.reader, tip, from)].map((entry) => projectLine(context, entry)).reverse();
}

/** Nobody knows how far the log has come, or there is none: what it lacks is what follows its last line in the history. */
function startLog(context: Context, path: string, tip: Oid): LogState {
	const entries = [...walkHistory(context.ledger.reader, tip)].reverse();
	const start = firstAfter(
		lastArchivedMonth(context, tip),
		entries.map(({ commit }) => commit),
	);
	mkdirSync(dirname(path), { recursive: true });
	const found = existsSync(path) ? readFileSync(path, "utf8") : "";
	const lines = entries.slice(start).map((entry) => projectLine(context, entry));
	const missing = whatIsMissing(found, lines);
	appendFileSync(path, missing);
	return { logged: tip, logBytes: Buffer.byteLength(found) + Buffer.byteLength(missing) };
}

function whatIsMissing(found: string, lines: readonly string[]): string {
	const whole = lines.join("");
	if (whole.startsWith(found)) return whole.slice(found.length);
	const last = found.slice(found.lastIndexOf("\n", found.length - 2) + 1);
	return lines.slice(lines.lastIndexOf(last) + 1).join("");
}
