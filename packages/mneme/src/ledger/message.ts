// The commit message of A§12.3: subject, trailers, critical mark. One function each way; the audit log is a projection of it.
import { type Action, APPROVALS, type Approval, isAction } from "../model/actors.ts";

export interface Message {
	readonly action: Action;
	readonly file: string;
	readonly summary: string;
	readonly actor: string;
	readonly approval: Approval;
	readonly approver?: string;
	readonly trigger: string;
	readonly tx: string;
	readonly critical: boolean;
}

const CRITICAL_MARK = "⚠️ CRITICAL FILE CHANGED";

/** Summaries and triggers are one line each: they are columns of the log and trailers of the commit. */
const SUMMARY_CHARACTERS = 200;

export function oneLine(text: string): string {
	const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
	return line.length <= SUMMARY_CHARACTERS ? line : `${line.slice(0, SUMMARY_CHARACTERS - 1).trimEnd()}…`;
}

/** A name that could be mistaken for the end of the name is written as a JSON string. */
function quoteFile(file: string): string {
	return file.includes(" — ") || file.startsWith('"') || /\p{Cc}/u.test(file) ? JSON.stringify(file) : file;
}

/** Undefined for what quoteFile never wrote. */
function unquoteFile(text: string): string | undefined {
	if (!text.startsWith('"')) return text;
	try {
		return JSON.parse(text) as string;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

export function serializeMessage(message: Message): string {
	const lines = [
		`[${message.action}] ${quoteFile(message.file)} — ${oneLine(message.summary)}`,
		"",
		`Actor: ${message.actor}`,
		`Approval: ${message.approval}`,
		...(message.approver ? [`Approver: ${oneLine(message.approver)}`] : []),
		`Trigger: ${oneLine(message.trigger)}`,
		`Tx: ${message.tx}`,
		...(message.critical ? [CRITICAL_MARK] : []),
	];
	return `${lines.join("\n")}\n`;
}

const SUBJECT = /^\[(?<action>[A-Z]+)\] (?<file>"(?:[^"\\]|\\.)*"|.*?) — (?<summary>.*)$/u;
const TRAILER = /^(?<key>Actor|Approval|Approver|Trigger|Tx): (?<value>.*)$/u;

/** The parts of a message this program wrote; undefined for one it did not. */
export function parseMessage(text: string): Message | undefined {
	const lines = text.split("\n");
	const subject = SUBJECT.exec(lines[0] ?? "")?.groups;
	if (!subject || !isAction(subject.action!)) return undefined;
	const trailers = new Map<string, string>();
	for (const line of lines.slice(2)) {
		const trailer = TRAILER.exec(line)?.groups;
		if (trailer && !trailers.has(trailer.key!)) trailers.set(trailer.key!, trailer.value!);
	}
	const actor = trailers.get("Actor");
	const tx = trailers.get("Tx");
	const file = unquoteFile(subject.file!);
	if (actor === undefined || tx === undefined || file === undefined) return undefined;
	const approver = trailers.get("Approver");
	return {
		action: subject.action,
		file,
		summary: subject.summary!,
		actor,
		approval: (trailers.get("Approval") ?? "—") as Approval,
		...(approver === undefined ? {} : { approver }),
		trigger: trailers.get("Trigger") ?? "",
		tx,
		critical: lines.includes(CRITICAL_MARK),
	};
}

/** What in a message is text: `other` are lines that are no part of ours. */
export type MessagePart = "file" | "summary" | "actor" | "approver" | "trigger" | "other";

const TEXT_TRAILERS: Readonly<Record<string, MessagePart>> = {
	Actor: "actor",
	Approver: "approver",
	Trigger: "trigger",
};

/** A message that parseMessage can read, with its texts changed; every other byte stays. */
export function changeMessage(text: string, change: (part: MessagePart, value: string) => string): string {
	const [first = "", ...rest] = text.split("\n");
	const { action, file, summary } = SUBJECT.exec(first)!.groups!;
	const name = unquoteFile(file!)!;
	const fresh = change("file", name);
	const subject = `[${action}] ${fresh === name ? file : quoteFile(fresh)} — ${change("summary", summary!)}`;
	const lines = [subject];
	let others: string[] = [];
	const endOthers = () => {
		if (others.length > 0) lines.push(change("other", others.join("\n")));
		others = [];
	};
	const seen = new Set<string>();
	for (const line of rest) {
		const { key = "", value = "" } = TRAILER.exec(line)?.groups ?? {};
		const part = TEXT_TRAILERS[key];
		const isOurs = part !== undefined || line === CRITICAL_MARK || (!seen.has(key) && isFixed(key, value));
		seen.add(key);
		if (isOurs) endOthers();
		if (isOurs) lines.push(part ? `${key}: ${change(part, value)}` : line);
		else others.push(line);
	}
	endOthers();
	return lines.join("\n");
}

const TX = /^t[0-9a-z]{9}-[0-9a-f]{8}$/;

/** A trailer that is no text. */
function isFixed(key: string, value: string): boolean {
	return key === "Tx" ? TX.test(value) : key === "Approval" && APPROVALS.some((each) => each === value);
}
