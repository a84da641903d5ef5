// memory/meta/imports/NNNN.log: what was imported, one line per item, so that the same import adds nothing twice, whatever has
// become of the item since.
import type { ParseError } from "../model/errors.ts";
import { joinRecord, parseRecord } from "./cells.ts";
import type { FormatDescription } from "./description.ts";
import { joinLines, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";

export interface Imported {
	/** `YYYY-MM-DD` */
	readonly date: string;
	/** The source and the name of the import: `obsidian:my-vault`. */
	readonly from: string;
	/** Tells the item within all imports, without its words. */
	readonly key: string;
	/** Tells what its text was, without its words. */
	readonly version: string;
	/** The memory or file it became. */
	readonly id: string;
}

export interface ImportJournal {
	readonly path: string;
	readonly source: Source;
	readonly items: readonly (Imported & { readonly line: number })[];
	readonly problems: readonly ParseError[];
}

const HASH = /^[0-9a-f]{8,64}$/;

/** The line without its line end. */
export function serializeImported({ date, from, key, version, id }: Imported): string {
	return joinRecord([date, from, key, version, id]);
}

export function parseImportJournal(text: string, path = "memory/meta/imports/0001.log"): ImportJournal {
	const source = splitLines(text);
	const items: (Imported & { line: number })[] = [];
	const problems: ParseError[] = [];
	for (const [index, line] of source.lines.entries()) {
		if (line.text.trim() === "") continue;
		const [date = "", from = "", key = "", version = "", id = "", ...more] = parseRecord(line.text);
		if (HASH.test(key) && HASH.test(version) && more.length === 0)
			items.push({ date, from, key, version, id, line: index + 1 });
		else problems.push(problemAt(path, index + 1, "DATE | FROM | KEY | VERSION | ID", line.text));
	}
	return { path, source, items, problems };
}

export function serializeImportJournal(journal: ImportJournal): string {
	return joinLines(journal.source);
}

export const description: FormatDescription = {
	name: "Import journal",
	path: "memory/meta/imports/NNNN.log",
	summary:
		"One line per imported item: the day, the source and name of the import, a key for the item, a key for its text, and what it became. An item that stands here is not imported again, even if it was deleted or forgotten since; once it is erased, its keys are, too. Neither key has the words. A file takes 500 lines, then the next begins.",
	example:
		"2026-02-02 | obsidian:my-vault | 9a1c33f0be217d45 | 77bc01de90a3cc12 | memory/notes/my-vault/Helios.md\n2026-02-02 | chatgpt | 51d0a2b7c9e88f03 | 0c4e6f7788aa1b2d | episode:2025-11-03:09:12\n",
};
