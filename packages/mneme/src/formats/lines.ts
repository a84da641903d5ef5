// Text as lines that keep their own line ends and byte order mark, so that joining gives back every byte. Knows nothing of markdown.

export interface Line {
	readonly text: string;
	/** `\n`, `\r\n`, or nothing on a last line without one. */
	readonly eol: string;
}

export interface Source {
	readonly bom: string;
	readonly lines: readonly Line[];
}

const BOM = "\uFEFF";

export function splitLines(text: string): Source {
	const bom = text.startsWith(BOM) ? BOM : "";
	const lines: Line[] = [];
	let start = bom.length;
	while (start < text.length) {
		const newline = text.indexOf("\n", start);
		if (newline < 0) {
			lines.push({ text: text.slice(start), eol: "" });
			break;
		}
		const crlf = newline > start && text[newline - 1] === "\r";
		lines.push({ text: text.slice(start, crlf ? newline - 1 : newline), eol: crlf ? "\r\n" : "\n" });
		start = newline + 1;
	}
	return { bom, lines };
}

export function joinLines(source: Source): string {
	let text = source.bom;
	for (const line of source.lines) text += line.text + line.eol;
	return text;
}

/** The line end most lines of the file have; `\n` in a new file. */
export function eolOf(source: Source): string {
	let crlf = 0;
	let lf = 0;
	for (const line of source.lines) {
		if (line.eol === "\r\n") crlf++;
		else if (line.eol === "\n") lf++;
	}
	return crlf > lf ? "\r\n" : "\n";
}

/**
 * The source with lines [start, end) replaced. A replaced line hands its own line end to the one in its place; the others
 * take the file's. The only other byte that can change is a missing line end before text added at the end.
 */
export function replaceLines(source: Source, start: number, end: number, texts: readonly string[]): Source {
	const eol = eolOf(source);
	const before = source.lines.slice(0, start);
	const after = source.lines.slice(end);
	const added = texts.map((text, i): Line => {
		const old = start + i < end ? source.lines[start + i] : undefined;
		const last = i === texts.length - 1 && after.length === 0;
		return { text, eol: old && (old.eol !== "" || last) ? old.eol : eol };
	});
	const previous = before.at(-1);
	if (added.length > 0 && previous?.eol === "") before[before.length - 1] = { text: previous.text, eol };
	return { bom: source.bom, lines: [...before, ...added, ...after] };
}

export function isBlank(line: Line | undefined): boolean {
	return line === undefined || line.text.trim() === "";
}

/** The index after the last line in [start, end) that is not blank; `start` if all are. */
export function contentEnd(source: Source, start: number, end: number): number {
	let at = end;
	while (at > start && isBlank(source.lines[at - 1])) at--;
	return at;
}

/** What goes into a single line of a file: line breaks of any kind become a space. */
export function oneLine(text: string): string {
	const parts = text.split(/[\r\n\v\f\u0085\u2028\u2029]+/).map((part) => part.trim());
	return parts.filter((part) => part !== "").join(" ");
}
