// The history as records, one line each, newest last: what questions about it are answered from. A copy of it is kept in .mneme/,
// so that a year of commits need not be read again; it is made from the ledger, never from audit.log, and is safe to delete.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AuditEntry } from "../../formats/audit-log.ts";
import { type HistoryEntry, walkHistory } from "../../ledger/history.ts";
import type { Oid } from "../../ledger/objects.ts";
import type { Context } from "../transaction/context.ts";
import { projectEntry } from "./trail.ts";

export interface AuditRecord extends AuditEntry {
	/** Seconds; never goes back from one record to the next. */
	readonly committedAt: number;
	readonly commit: Oid;
	/** Null for a commit real git made. */
	readonly tx: string | null;
	readonly trigger: string;
	readonly approver: string | null;
	/** The files it touched, where `file` does not say it all. */
	readonly paths: readonly string[];
}

const FILE = ".mneme/audit-records";
/** So many commits are read from the ledger again for each question before the copy is renewed: a few milliseconds' worth. */
const RENEW_AFTER = 200;
/** `committedAt` and a space before the JSON: so that a record's time is read without the rest. */
export const RECORD_TIME_CHARACTERS = 11;

export interface Records {
	/** Lines of ASCII, oldest first, each ending in a line end. */
	readonly text: string;
	/** When the record whose line begins at `at` was committed, in seconds. */
	timeAt(at: number): number;
	recordAt(at: number): AuditRecord;
}

export function readRecords(context: Context): Records {
	// Before HEAD: an erasure between the two is then told from what was read.
	const epoch = context.ledger.epoch();
	const head = context.ledger.head();
	const kept = findKept(context);
	const last = kept.slice(kept.lastIndexOf("\n", kept.length - 2) + 1);
	const tip = last === "" ? undefined : parseLine(last);
	const entries = [...walkHistory(context.ledger.reader, head, tip?.commit)];
	// If the history did not end at the copy's last commit but at its own first one, it was rewritten.
	const isRewritten = tip !== undefined && entries.at(-1)?.commit.parents.length === 0;
	let committedAt = isRewritten ? 0 : (tip?.committedAt ?? 0);
	const fresh = entries.reverse().map((entry) => {
		// Real git may have given a commit any time at all.
		committedAt = Math.max(committedAt, entry.commit.committerTime);
		return serializeLine(recordOf(context, entry, committedAt));
	});
	const text = (isRewritten ? "" : kept) + fresh.join("");
	if (fresh.length > RENEW_AFTER || isRewritten) keep(context, text, epoch);
	return {
		text,
		timeAt: (at) => Number(text.slice(at, at + RECORD_TIME_CHARACTERS)),
		recordAt: (at) => parseLine(text.slice(at, text.indexOf("\n", at))),
	};
}

function findKept({ root }: Context): string {
	try {
		const text = readFileSync(join(root, FILE), "latin1");
		return text.endsWith("\n") ? text : "";
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
		throw error;
	}
}

/** Whole and by rename, so that any number of processes may do it at once. A disk that takes no writes costs time, no answer. */
function keep({ root, random, ledger }: Context, text: string, epoch: string): void {
	const path = join(root, FILE);
	const fresh = `${path}.${Buffer.from(random.bytes(4)).toString("hex")}`;
	try {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(fresh, text, "latin1");
		renameSync(fresh, path);
		// What was read was erased meanwhile, and the copy that the erasure found was another.
		if (ledger.epoch() !== epoch) rmSync(path, { force: true });
	} catch (error) {
		rmSync(fresh, { force: true });
		if (!UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
	}
}

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"]);

function recordOf(context: Context, entry: HistoryEntry, committedAt: number): AuditRecord {
	const { message, oid } = entry;
	return {
		...projectEntry(context, entry),
		committedAt,
		commit: oid,
		tx: message?.tx ?? null,
		trigger: message?.trigger ?? "git",
		approver: message?.approver ?? null,
		paths: pathsOf(context, entry),
	};
}

/** Most commits name their one file; only the others are worth comparing two trees. */
function pathsOf({ ledger }: Context, { message, commit }: HistoryEntry): string[] {
	if (message && message.action !== "RENAME" && !message.file.includes("*")) return [];
	return [...ledger.trees.changes(ledger.treeOf(commit.parents[0]), commit.tree)].map(([path]) => path);
}

function serializeLine(record: AuditRecord): string {
	const { committedAt, commit, tx, timestamp, action, file, actor, approval, summary, trigger, approver, paths } =
		record;
	const fields = [commit, tx, timestamp, action, file, actor, approval, summary, trigger, approver, ...paths];
	return `${String(committedAt).padStart(RECORD_TIME_CHARACTERS - 1, "0")} ${asciiJson(fields)}\n`;
}

type Fields = [
	Oid,
	string | null,
	string,
	AuditEntry["action"],
	string,
	string,
	string,
	string,
	string,
	string | null,
	...string[],
];

function parseLine(line: string): AuditRecord {
	const fields = JSON.parse(line.slice(RECORD_TIME_CHARACTERS)) as Fields;
	const [commit, tx, timestamp, action, file, actor, approval, summary, trigger, approver, ...paths] = fields;
	const committedAt = Number(line.slice(0, RECORD_TIME_CHARACTERS));
	return { committedAt, commit, tx, timestamp, action, file, actor, approval, summary, trigger, approver, paths };
}

/** One byte per character: half the memory, and twice as fast to search. */
export function asciiJson(value: unknown): string {
	return JSON.stringify(value).replace(
		/[\u007f-\uffff]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
