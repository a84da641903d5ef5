// Markdown tables: rows of cells by column name, and a new table from rows. Widths are not padded.
import { escapeCell, splitCells, unescapeCell } from "./cells.ts";
import type { MarkdownDocument, Section } from "./document.ts";
import { oneLine } from "./lines.ts";

export interface TableRow {
	/** By column name in lower case; what a row leaves out is empty. */
	readonly cells: ReadonlyMap<string, string>;
	readonly count: number;
	readonly line: number;
}

const DELIMITER = /^\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?$/;

/** The rows of every table in a section; a row before any header is read by `columns`, the order we write. */
export function parseTable(document: MarkdownDocument, section: Section, columns: readonly string[]): TableRow[] {
	const { lines } = document.source;
	let names = columns.map((column) => column.toLowerCase());
	const rows: TableRow[] = [];
	for (let at = section.start; at < section.end; at++) {
		const text = lines[at]!.text.trim();
		if (!text.includes("|") || document.verbatim[at] !== undefined || DELIMITER.test(text)) continue;
		const cells = rowCells(text);
		if (DELIMITER.test(lines[at + 1]?.text.trim() ?? "") && at + 1 < section.end) {
			names = cells.map((cell) => cell.toLowerCase());
			continue;
		}
		rows.push({ cells: new Map(names.map((name, i) => [name, cells[i] ?? ""])), count: cells.length, line: at + 1 });
	}
	return rows;
}

function rowCells(text: string): string[] {
	const cells = splitCells(text);
	if (cells[0]!.trim() === "") cells.shift();
	if (cells.at(-1)?.trim() === "") cells.pop();
	return cells.map((cell) => unescapeCell(cell.trim()));
}

export function renderTable(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
	const delimiter = `|${columns.map((column) => "-".repeat(column.length + 2)).join("|")}|`;
	const row = (cells: readonly string[]) => `| ${cells.map((cell) => escapeCell(oneLine(cell))).join(" | ")} |`;
	return [row(columns), delimiter, ...rows.map(row)];
}
