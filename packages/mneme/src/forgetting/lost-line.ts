// A line of core memory or of an entity that was forgotten, or lost a part: as it was before that, from the history of its file.
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { joinLines, splitLines } from "../formats/lines.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { idInFile, parseMemoryId } from "../model/ids.ts";
import { pathsOf } from "../stores/memories.ts";
import { splitClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { withText } from "./shortened.ts";
import { isShortOf, withStatements } from "./statements.ts";

/** A file as it was, and a line in it. */
export interface Stood {
	readonly before: string;
	readonly memory: Memory;
}

export interface LostLine extends Stood {
	readonly path: string;
	/** Other versions of the file that have it in the same words. */
	readonly elsewhere: readonly Stood[];
	/** What stayed of the line when the rest was taken. */
	readonly left?: string;
	/** What taking it made of the file. */
	readonly after?: string;
}

interface Version extends Stood {
	readonly path: string;
	readonly tx: string | undefined;
	readonly after: string;
}

export async function findLostLine(
	context: Context,
	id: string,
	{ forgottenTx, masked = [] }: Pick<ScoreEntry, "forgottenTx" | "masked">,
): Promise<LostLine | undefined> {
	const parsed = parseMemoryId(id);
	for (const path of parsed ? pathsOf(parsed) : []) {
		const versions = await readVersions(context, path, idInFile(id));
		const at = versions.findIndex(({ tx }) => forgottenTx === undefined || tx === forgottenTx);
		if (at < 0) continue;
		const lost = withEarlierParts(versions[at]!, versions.slice(at + 1), masked);
		return { ...lost, elsewhere: versions.filter(({ memory }) => memory.text === lost.memory.text) };
	}
	return undefined;
}

/** Newest first: each change of the file that found the line there. */
async function readVersions(context: Context, path: string, id: string): Promise<Version[]> {
	const textOf = (oid: string | undefined) => readBlob(context, oid)?.toString("utf8") ?? "";
	return (await readFileHistory(context, path)).flatMap(({ entry, before: old, after }) => {
		const before = textOf(old?.oid);
		const memory = readMemories(path, before).memories.find((each) => each.id === id);
		return memory ? [{ path, before, after: textOf(after?.oid), memory, tx: entry.message?.tx }] : [];
	});
}

/** Parts may have been taken one after the other: with the last one come those before it. */
function withEarlierParts(
	last: Version,
	older: readonly Version[],
	masked: readonly string[],
): Omit<LostLine, "elsewhere"> {
	const { path, before, memory } = last;
	const left = leftOf(last);
	const found = { path, before, memory, ...(left === undefined ? {} : { left }) };
	const missing = masked.filter((print) => !clauseOf(memory.text, print));
	if (missing.length === 0) return { ...found, after: last.after };
	const whole = older.find(
		({ memory: { text } }) => missing.every((print) => clauseOf(text, print)) && isShortOf(memory.text, text),
	);
	if (whole) return { ...found, before: whole.before, memory: whole.memory };
	// Worded otherwise since then.
	const parts = missing.flatMap((print) => older.map((each) => clauseOf(each.memory.text, print)).find(Boolean) ?? []);
	return { ...found, ...reworded(found, withStatements(memory.text, parts)) };
}

/** The file with other words in the line. */
export function reworded({ path, before, memory }: Stood & { path: string }, text: string): Stood {
	const source = withText(splitLines(before), memory, text);
	const fresh = source ? joinLines(source) : before;
	return { before: fresh, memory: memoryAt(path, fresh, memory.lineStart)! };
}

export function memoryAt(path: string, text: string, line: number): Memory | undefined {
	return readMemories(path, text).memories.find(({ lineStart, store }) => lineStart === line && store !== "entity");
}

function clauseOf(text: string, print: string): string | undefined {
	return splitClauses(text).find((clause) => fingerprint(clause.text) === print)?.text;
}

function leftOf({ path, before, after, memory }: Version): string | undefined {
	const known = new Set(readMemories(path, before).memories.map(({ text }) => text));
	const fresh = readMemories(path, after).memories.filter(
		({ store, text }) => store === memory.store && !known.has(text),
	);
	return fresh.find(({ text }) => isShortOf(text, memory.text))?.text;
}
