// Finds records of the history by file, actor, action, time, transaction and words, newest first.
import type { Action } from "../../model/actors.ts";
import { type AuditRecord, asciiJson, RECORD_TIME_CHARACTERS, type Records } from "./records.ts";

export interface AuditQuery {
	/** A path, the end of one (`SOUL.md`), a folder (`memory/graph/`) or a pattern with `*`; case does not matter. */
	readonly file?: string;
	/** `manual`, `reflection` (any), `reflection:r-012`. A leading `!` means all others. */
	readonly actor?: string;
	readonly actions?: readonly Action[];
	readonly approval?: string;
	readonly sinceMs?: number;
	readonly untilMs?: number;
	/** A transaction, or the beginning of its id. */
	readonly tx?: string;
	/** Words that must all be in the file name, the summary or the trigger. */
	readonly text?: string;
}

/** Behind the commit's hash, in which any short word might be found. */
const HASH_END = RECORD_TIME_CHARACTERS + '["'.length + 40;

/** Newest first. Lines are parsed only where their raw text may fit. */
export function* findRecords(records: Records, query: AuditQuery): Generator<AuditRecord> {
	const { text } = records;
	const since = (query.sinceMs ?? Number.NEGATIVE_INFINITY) / 1000;
	const until = (query.untilMs ?? Number.POSITIVE_INFINITY) / 1000;
	const needles = needlesOf(query);
	const haystack = needles.length > 0 ? text.toLowerCase() : text;
	const fits = matcherOf(query);
	const [rarest] = needles;
	for (let end = lastLineEnd(records, until); end > 0; ) {
		const hit = rarest === undefined ? end - 1 : haystack.lastIndexOf(rarest, end - 1);
		if (hit < 0) return;
		const start = haystack.lastIndexOf("\n", hit - 1) + 1;
		if (records.timeAt(start) < since) return;
		const lineEnd = haystack.indexOf("\n", hit);
		end = start;
		if (needles.length > 0) {
			const line = haystack.slice(start + HASH_END, lineEnd);
			if (!needles.every((needle) => line.includes(needle))) continue;
		}
		const record = records.recordAt(start);
		if (fits(record)) yield record;
	}
}

/** The end of the last line committed by then: times never go back, so halving finds it. */
function lastLineEnd({ text, timeAt }: Records, until: number): number {
	if (until === Number.POSITIVE_INFINITY) return text.length;
	let [low, high] = [0, text.length];
	while (low < high) {
		const middle = text.lastIndexOf("\n", ((low + high) >>> 1) - 1) + 1;
		const start = Math.max(low, middle);
		const end = text.indexOf("\n", start) + 1;
		if (timeAt(start) <= until) low = end;
		else high = start;
	}
	return low;
}

/** Pieces that the raw line of a fitting record must hold, in lower case; the first is what lines are looked for by. */
function needlesOf({ file, actor, actions, tx, text }: AuditQuery): string[] {
	const words = wordsOf(text ?? "").map((word) => longestPiece(word.replace(/s$/, "")));
	const pieces = [
		...(tx === undefined ? [] : [`"${tx}`]),
		...words.toSorted((left, right) => right.length - left.length),
		...(file === undefined ? [] : [longestPiece(file)]),
		...(actor === undefined || actor.startsWith("!") ? [] : [`"${actor}`]),
		...(actions?.length === 1 ? [`"${actions[0]}"`] : []),
	];
	return pieces.map((piece) => piece.toLowerCase()).filter((piece) => piece !== "");
}

/** The longest part as the raw line has it: between wildcards, and between letters beyond ASCII that have two cases there. */
function longestPiece(text: string): string {
	const parts = text.split(/\*|(?![\x20-\x7e])\p{Cased}/u).map((part) => asciiJson(part).slice(1, -1));
	return parts.toSorted((left, right) => right.length - left.length)[0] ?? "";
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function matcherOf(query: AuditQuery): (record: AuditRecord) => boolean {
	const { actor, actions, approval, tx } = query;
	const fileFits = query.file === undefined ? undefined : filePattern(query.file);
	const words = wordsOf(query.text ?? "");
	return (record) =>
		(tx === undefined || record.tx?.startsWith(tx) === true) &&
		(actions === undefined || actions.includes(record.action)) &&
		(approval === undefined || record.approval === approval) &&
		(actor === undefined || isBy(record.actor, actor)) &&
		(fileFits === undefined || [record.file, ...record.paths].some((path) => fileFits.test(path))) &&
		hasWords(record, words);
}

function isBy(actor: string, wanted: string): boolean {
	if (wanted.startsWith("!")) return !isBy(actor, wanted.slice(1));
	return actor === wanted || actor.startsWith(`${wanted}:`);
}

/** A recorded `memory/graph/entities/*` stands for the files it covers. */
function filePattern(file: string): { test(path: string): boolean } {
	const source = file.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
	return new RegExp(`^(?:.*/)?${source}${file.endsWith("/") ? ".*" : ""}$`, "iu");
}

function hasWords({ file, summary, trigger, paths }: AuditRecord, words: readonly string[]): boolean {
	return words.length === 0 || hasAll([file, ...paths, summary, trigger].join(" "), words);
}

function hasAll(text: string, words: readonly string[]): boolean {
	const all = new Set(wordsOf(text));
	return words.every(
		(word) => all.has(word) || all.has(`${word}s`) || (word.endsWith("s") && all.has(word.slice(0, -1))),
	);
}

/** Whether a text has all words of a question's subject, as a record would have to. */
export function mentions(text: string, subject: string): boolean {
	return hasAll(text, wordsOf(subject));
}
