// Any other markdown: each list item, paragraph or block of code under its headings, cut where it is long. The key of a memory comes
// from its text, so that an edit elsewhere in the file leaves it alone.
import { type MarkdownDocument, parseDocument } from "../../formats/document.ts";
import { type Item, parseItems } from "../../formats/items.ts";
import { splitLines } from "../../formats/lines.ts";
import { parseSignificance } from "../../formats/significance.ts";
import { slugify } from "../../text/slug.ts";
import { estimateTokens } from "../../text/tokens.ts";
import type { FileMemories, Memory } from "../memory.ts";

/** Longer text says more than one thing, and the encoder reads 256 tokens of it. The estimate is on the high side. */
const MEMORY_TOKENS = 400;
/** Where a line alone is longer (a log, minified code): about as many tokens. */
const PIECE_CHARS = 1200;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const DAY = /(?:^|\/)(\d{4}-\d{2}-\d{2})[^/]*$/;
const CHECKBOX = /^\[[ xX]\]\s*/;

interface Stretch {
	readonly title: string;
	/** 0-based lines [start, end). */
	readonly start: number;
	readonly end: number;
}

export function readNoteMemories(path: string, text: string): FileMemories {
	const document = parseDocument(splitLines(text), path);
	const day = DAY.exec(path)?.[1];
	const memories = stretches(document).flatMap(({ title, start, end }) =>
		parseItems(document, start, end).flatMap((item) => pieces(item, path, title, day)),
	);
	return { memories, edges: [] };
}

/** What stands between headings of any level, with the headings above it. */
function stretches({ source, verbatim }: MarkdownDocument): Stretch[] {
	const found: Stretch[] = [];
	const trail: string[] = [];
	let start = 0;
	const close = (end: number) => {
		if (end > start) found.push({ title: trail.filter(Boolean).join(" › "), start, end });
	};
	for (const [index, line] of source.lines.entries()) {
		const heading = verbatim[index] === undefined ? HEADING.exec(line.text) : null;
		if (!heading) continue;
		close(index);
		const level = heading[1]!.length;
		trail.length = Math.min(trail.length, level - 1);
		while (trail.length < level - 1) trail.push("");
		trail.push(heading[2]!);
		start = index + 1;
	}
	close(source.lines.length);
	return found;
}

function pieces(item: Item, path: string, title: string, day: string | undefined): Memory[] {
	const { significance, text } = parseSignificance(item.text.replace(CHECKBOX, ""));
	const key = slugify(text);
	return cut(text).map(
		(piece): Memory => ({
			id: `note:${path}#${key}`,
			store: "note",
			path,
			lineStart: item.line + piece.from,
			lineEnd: Math.min(item.endLine, item.line + piece.to),
			text: piece.text,
			...(title === "" ? {} : { title }),
			...(day === undefined ? {} : { day }),
			tags: significance,
		}),
	);
}

interface Piece {
	readonly text: string;
	/** Lines of the text, counted from 0. */
	readonly from: number;
	readonly to: number;
}

function cut(text: string): Piece[] {
	const lines = text.split("\n");
	if (estimateTokens(text) <= MEMORY_TOKENS) return [{ text, from: 0, to: lines.length - 1 }];
	const found: Piece[] = [];
	let open: { texts: string[]; tokens: number; from: number; to: number } | undefined;
	const close = () => {
		if (open) found.push({ text: open.texts.join("\n"), from: open.from, to: open.to });
		open = undefined;
	};
	for (const [at, line] of lines.entries()) {
		for (const part of cutLine(line)) {
			const tokens = estimateTokens(part);
			if (open && open.tokens + tokens > MEMORY_TOKENS) close();
			open ??= { texts: [], tokens: 0, from: at, to: at };
			open.texts.push(part);
			open.tokens += tokens;
			open.to = at;
		}
	}
	close();
	return found;
}

/** At the end of a sentence or word where there is one. */
function cutLine(line: string): string[] {
	const parts: string[] = [];
	let rest = line;
	while (rest.length > PIECE_CHARS) {
		const head = rest.slice(0, PIECE_CHARS);
		const sentence = Math.max(head.lastIndexOf(". "), head.lastIndexOf("。"));
		const word = head.lastIndexOf(" ");
		const end = sentence > PIECE_CHARS / 2 ? sentence + 1 : word > 0 ? word : wholeCharacters(head);
		parts.push(rest.slice(0, end));
		rest = rest.slice(end).trimStart();
	}
	return [...parts, rest];
}

/** A pair of surrogates is not taken apart. */
function wholeCharacters(head: string): number {
	return /[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length;
}
