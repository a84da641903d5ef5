// Cells between `|`: text that holds `|`, a backslash or a line break, escaped so that one record stays one line.

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "|": "\\|", "\n": "\\n", "\r": "\\r" };
const UNESCAPES: Readonly<Record<string, string>> = { "\\": "\\", "|": "|", n: "\n", r: "\r" };

export function escapeCell(text: string): string {
	return text.replace(/[\\|\n\r]/g, (character) => ESCAPES[character]!);
}

/** A backslash before anything else was not ours and stays. */
export function unescapeCell(text: string): string {
	return text.replace(/\\([\\|nr])/g, (_, character: string) => UNESCAPES[character]!);
}

/** The parts between unescaped `|`, still escaped and with the spaces around them. */
export function splitCells(line: string): string[] {
	const cells: string[] = [];
	let start = 0;
	for (let at = 0; at < line.length; at++) {
		if (line[at] === "\\") at++;
		else if (line[at] === "|") {
			cells.push(line.slice(start, at));
			start = at + 1;
		}
	}
	cells.push(line.slice(start));
	return cells;
}

/** One record of a log: cells parted by ` | `. */
export function joinRecord(cells: readonly string[]): string {
	return cells.map(escapeCell).join(" | ");
}

export function parseRecord(line: string): string[] {
	const cells = splitCells(line);
	return cells.map((cell, i) => {
		const start = i > 0 && cell.startsWith(" ") ? 1 : 0;
		const end = i < cells.length - 1 && cell.length > start && cell.endsWith(" ") ? cell.length - 1 : cell.length;
		return unescapeCell(cell.slice(start, end));
	});
}
