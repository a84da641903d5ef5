// memory/meta/audit.log: one line per commit, six columns (A§12.4). A projection of the history, kept by workspace/.
import { type Action, isAction, isActor } from "../model/actors.ts";
import type { ParseError } from "../model/errors.ts";
import { joinRecord, parseRecord } from "./cells.ts";
import type { FormatDescription } from "./description.ts";
import { joinLines, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";

export interface AuditEntry {
	/** `2026-02-02T15:30Z` */
	readonly timestamp: string;
	readonly action: Action;
	readonly file: string;
	readonly actor: string;
	readonly approval: string;
	readonly summary: string;
}

export interface AuditLog {
	readonly path: string;
	readonly source: Source;
	readonly entries: readonly (AuditEntry & { readonly line: number })[];
	readonly problems: readonly ParseError[];
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
const EXPECTED = "TIMESTAMP | ACTION | FILE | ACTOR | APPROVAL | SUMMARY";

/** The line without its line end. */
export function serializeAuditEntry(entry: AuditEntry): string {
	return joinRecord([entry.timestamp, entry.action, entry.file, entry.actor, entry.approval, entry.summary]);
}

/** The entry, or what the line should have been. */
export function parseAuditEntry(text: string): AuditEntry | { readonly expected: string } {
	const cells = parseRecord(text);
	if (cells.length !== 6) return { expected: EXPECTED };
	const [timestamp = "", action = "", file = "", actor = "", approval = "", summary = ""] = cells;
	if (!TIMESTAMP.test(timestamp)) return { expected: "a time like 2026-02-02T15:30Z in the first column" };
	if (!isAction(action)) return { expected: "an action like EDIT in the second column" };
	if (!isActor(actor)) return { expected: "an actor like bot:main in the fourth column" };
	return { timestamp, action, file, actor, approval, summary };
}

export function parseAuditLog(text: string, path = "memory/meta/audit.log"): AuditLog {
	const source = splitLines(text);
	const entries: (AuditEntry & { line: number })[] = [];
	const problems: ParseError[] = [];
	for (const [index, line] of source.lines.entries()) {
		if (line.text.trim() === "") continue;
		const entry = parseAuditEntry(line.text);
		if ("expected" in entry) problems.push(problemAt(path, index + 1, entry.expected, line.text));
		else entries.push({ ...entry, line: index + 1 });
	}
	return { path, source, entries, problems };
}

export function serializeAuditLog(log: AuditLog): string {
	return joinLines(log.source);
}

export const description: FormatDescription = {
	name: "Audit log",
	path: "memory/meta/audit.log",
	summary:
		"One line per change, newest last: time (UTC), action, file, actor, approval, summary. Inside a column `|` is written `\\|`, a backslash `\\\\`, a line break `\\n`. It is made from the history in `.audit/`: if it is lost it is made again, and `mneme audit verify` names the first line that differs.",
	example:
		"2026-02-02T15:30Z | EDIT | MEMORY.md | bot:trigger-remember | auto | set Currently working on\n2026-02-05T10:00Z | EDIT | SOUL.md | manual | — | ⚠️ CRITICAL: edited outside Mneme\n",
};
