// The first difference between the audit log as it is and as the history says, and what it is called. Pure.
import { parseAuditEntry } from "../../formats/audit-log.ts";
import type { HistoryEntry } from "../../ledger/history.ts";
import type { Oid } from "../../ledger/objects.ts";

export const AUDIT_PROBLEMS = [
	"no log",
	"changed",
	"missing",
	"extra",
	"unreadable",
	"history rewritten",
	"object missing",
] as const;

export interface AuditProblem {
	readonly kind: (typeof AUDIT_PROBLEMS)[number];
	/** What is wrong, in one sentence. */
	readonly text: string;
	/** 1-based, in audit.log. */
	readonly line?: number;
	readonly found?: string;
	readonly expected?: string;
	/** The commit the expected line stands for, or the one that is gone. */
	readonly commit?: Oid;
}

/** Each with its line end; the last one may lack it. */
export function splitLog(text: string): string[] {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** One character per byte, as the log is read. */
export function asBytes(text: string): string {
	return Buffer.from(text, "utf8").toString("latin1");
}

const SHORT_COMMIT = 12;

/** `4f3a…, [EDIT] MEMORY.md — summary`: enough to find it, enough to know it. */
export function nameCommit({ oid, commit }: HistoryEntry): string {
	return `${oid.slice(0, SHORT_COMMIT)} (${commit.message.split("\n")[0]})`;
}

/** Lines as bytes, each with its line end; `entries` are the commits of `expected`. */
export function compareLines(
	found: readonly string[],
	expected: readonly string[],
	entries: readonly HistoryEntry[],
): AuditProblem | undefined {
	const length = Math.max(expected.length, found.length);
	for (let at = 0; at < length; at++) {
		if (expected[at] === found[at]) continue;
		const line = { line: at + 1, ...shown("found", found[at]), ...shown("expected", expected[at]) };
		const entry = entries[at];
		return { ...line, ...describe(at, found, expected, entry), ...(entry ? { commit: entry.oid } : {}) };
	}
	return undefined;
}

function shown<Key extends string>(key: Key, line: string | undefined): Partial<Record<Key, string>> {
	return (line === undefined ? {} : { [key]: asText(line) }) as Partial<Record<Key, string>>;
}

function describe(
	at: number,
	found: readonly string[],
	expected: readonly string[],
	entry: HistoryEntry | undefined,
): Pick<AuditProblem, "kind" | "text"> {
	const [there, wanted] = [found[at], expected[at]];
	const isReplaced = there !== undefined && wanted !== undefined && found[at + 1] === expected[at + 1];
	const skipped = isReplaced ? 0 : stepsTo(expected, at, there);
	const inserted = isReplaced ? 0 : stepsTo(found, at, wanted);
	const name = entry ? `commit ${nameCommit(entry)}` : "the history";
	if (skipped > 0 && (inserted === 0 || skipped <= inserted))
		return {
			kind: "missing",
			text: `${many(skipped, "line is", "lines are")} missing before line ${at + 1}: first that of ${name}`,
		};
	if (inserted > 0)
		return { kind: "extra", text: `Line ${at + 1}: ${many(inserted, "line", "lines")} that no commit stands behind` };
	if ("expected" in parseAuditEntry(asText(there!)))
		return { kind: "unreadable", text: `Line ${at + 1} is no audit line; it should be that of ${name}` };
	return { kind: "changed", text: `Line ${at + 1} is not what ${name} says` };
}

/** How many lines from `at` on one has to skip to come to `line`; all of them, if it is the end that is looked for; 0: never. */
function stepsTo(lines: readonly string[], at: number, line: string | undefined): number {
	if (line === undefined) return lines.length - at;
	return Math.max(0, lines.indexOf(line, at) - at);
}

function many(count: number, one: string, several: string): string {
	return `${count} ${count === 1 ? one : several}`;
}

/** Characters nobody sees are made visible; those of an emoji stay. */
const HIDDEN = /(?![\u200d\ufe0f])[\p{Cc}\p{Cf}]/gu;

/** As a person reads it. */
function asText(bytes: string): string {
	const text = Buffer.from(bytes, "latin1").toString("utf8");
	const visible = text.replace(/\n$/, "").replace(HIDDEN, (hidden) => `⟨U+${hidden.codePointAt(0)!.toString(16)}⟩`);
	return text.endsWith("\n") ? visible : `${visible}⟨no line end⟩`;
}
