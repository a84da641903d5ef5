// Daily notes that a host or a person writes, memory/YYYY-MM-DD*.md: listed and read, never written.
import { type DailyNoteFile, parseDailyNote } from "../formats/daily-note.ts";
import type { Context } from "../workspace/transaction/context.ts";
import type { FileReader } from "./memories.ts";

const NOTE = /^\d{4}-\d{2}-\d{2}[^/]*\.md$/;

/** Newest day last. Of one day, in the order of their names. */
export function listNotes({ ledger }: Context, day?: string): string[] {
	const root = ledger.treeOf(ledger.head());
	const folder =
		root === undefined ? undefined : ledger.reader.readTree(root).find(({ name }) => name === "memory")?.oid;
	const names = folder === undefined ? [] : ledger.reader.readTree(folder).map(({ name }) => name);
	return names
		.filter((name) => NOTE.test(name) && (day === undefined || name.startsWith(day)))
		.map((name) => `memory/${name}`)
		.filter((path) => ledger.trees.find(root, path) !== undefined)
		.sort();
}

export async function readNote(reader: FileReader, path: string): Promise<DailyNoteFile | undefined> {
	const { text } = await reader.read(path);
	return text === null ? undefined : parseDailyNote(text, path);
}
