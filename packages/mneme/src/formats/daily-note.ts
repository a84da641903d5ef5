// memory/YYYY-MM-DD*.md: daily notes a host writes. Read only: items with the lines and headings they stand under.
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, serializeDocument } from "./document.ts";
import { type Item, parseItems, splitLabel } from "./items.ts";
import { splitLines } from "./lines.ts";
import { parseSignificance, type Significance } from "./significance.ts";

interface NoteItem extends Item {
	/** The heading of level 1 or 2 above it, or nothing. */
	readonly heading: string;
	readonly significance: readonly Significance[];
}

export interface DailyNoteFile extends MarkdownDocument {
	/** From the file's name; empty where it has none. */
	readonly date: string;
	readonly items: readonly NoteItem[];
}

export function parseDailyNote(text: string, path = ""): DailyNoteFile {
	const document = parseDocument(splitLines(text), path);
	const read = (heading: string, start: number, end: number) =>
		parseItems(document, start, end).map((item) => noteItem(item, heading));
	const items = [...(document.title ? [document.title] : []), ...document.sections]
		.toSorted((one, other) => one.line - other.line)
		.flatMap((section) => read(section === document.title ? "" : section.heading, section.start, section.end));
	const first = Math.min(
		document.title?.line ?? Number.POSITIVE_INFINITY,
		document.sections[0]?.line ?? Number.POSITIVE_INFINITY,
	);
	const before = read("", 0, Math.min(first - 1, document.source.lines.length));
	return { ...document, date: /(?:^|\/)(\d{4}-\d{2}-\d{2})[^/]*$/.exec(path)?.[1] ?? "", items: [...before, ...items] };
}

export const serializeDailyNote: (file: DailyNoteFile) => string = serializeDocument;

function noteItem(item: Item, heading: string): NoteItem {
	const { significance, text } = parseSignificance(item.text);
	const plain = significance.length > 0 ? { text, ...splitLabel(text) } : {};
	return { ...item, ...plain, heading, significance };
}

export const description: FormatDescription = {
	name: "Daily note",
	path: "memory/YYYY-MM-DD*.md",
	summary:
		"What a host or a person notes during a day, in any shape. Mneme reads, indexes and curates it and never writes it: its own log is memory/episodes/.",
	example: "# 2026-02-02\n\n- [decision] Moved the release to Friday\n- Talked with Ada about tiles\n",
};
