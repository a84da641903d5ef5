// memory/working-buffer.md: what a session writes down as its context fills up, until curation has read it. Empty as a rule.
import { escapeBody, readBody } from "./body-text.ts";
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, serializeDocument } from "./document.ts";
import { parseItems } from "./items.ts";
import { contentEnd, oneLine, splitLines } from "./lines.ts";
import { appendParagraph } from "./section-edits.ts";

interface BufferEntry {
	/** `2026-02-02T14:30Z`, or the heading a host wrote. */
	readonly heading: string;
	readonly body: string;
	readonly line: number;
	readonly endLine: number;
}

export interface WorkingBufferFile extends MarkdownDocument {
	readonly entries: readonly BufferEntry[];
	/** Nothing but title and comments. */
	readonly empty: boolean;
}

export function parseWorkingBuffer(text: string, path = "memory/working-buffer.md"): WorkingBufferFile {
	const document = parseDocument(splitLines(text), path);
	const { source } = document;
	const loose = parseItems(document, document.title?.start ?? 0, document.preambleEnd);
	const entries = [
		...loose.map(({ text, line, endLine }) => ({ heading: "", body: text, line, endLine })),
		...document.sections.map((section) => ({
			heading: section.heading,
			body: readBody(source, section.start, section.end),
			line: section.line,
			endLine: contentEnd(source, section.line - 1, section.end),
		})),
	];
	return { ...document, entries, empty: entries.length === 0 };
}

export const serializeWorkingBuffer: (file: WorkingBufferFile) => string = serializeDocument;

export function appendToBuffer(file: WorkingBufferFile, heading: string, body: string): WorkingBufferFile {
	const titled = contentEnd(file.source, 0, file.source.lines.length) > 0;
	const source = titled ? file.source : splitLines(workingBufferTemplate());
	const lines = [`## ${oneLine(heading)}`, ...escapeBody(body)];
	return parseWorkingBuffer(serializeDocument({ source: appendParagraph(source, lines) }), file.path);
}

/** The emptied buffer. */
export function workingBufferTemplate(): string {
	return "# Working Buffer\n\n<!-- Written as the context fills up; emptied each night once it is curated. -->\n";
}

export const description: FormatDescription = {
	name: "Working buffer",
	path: "memory/working-buffer.md",
	summary:
		"A safety net: what a session writes down before its context overflows. Curation reads it, pruning empties it.",
	example: `${workingBufferTemplate()}\n## 2026-02-02T14:30Z\n[decision] The release moves to Friday.\n`,
};
