// Long texts that were given to be remembered: kept whole below memory/documents/, in parts that an editor opens and the ledger takes.
// Where a part ends is the only thing added.
import { slugify } from "../text/slug.ts";
import { shorten } from "./episodes.ts";
import { DOCUMENT_FOLDER } from "./places.ts";
import { draftText, readText, type Writing } from "./writing.ts";

/** A fifth of what the ledger takes, also where every character has three bytes. */
const PART_CHARS = 300_000;
/** A break is looked for in the last part of a part. */
const BREAK_CHARS = 20_000;
const NAME_LENGTH = 60;

/** Paths of its parts, in order. The same text again is where it is. */
export async function addDocument(writing: Writing, text: string): Promise<readonly string[]> {
	const parts = splitDocument(text);
	const name = slugify(shorten(text.slice(0, BREAK_CHARS), NAME_LENGTH));
	for (let number = 1; ; number++) {
		const base = `${DOCUMENT_FOLDER}/${number === 1 ? name : `${name}-${number}`}`;
		const paths = parts.map((_, i) => (i === 0 ? `${base}.md` : `${base}.part-${i + 1}.md`));
		const present = await Promise.all(paths.map((path) => readText(writing, path)));
		if (present.every((known, i) => known === parts[i])) return paths;
		if (present.some((known) => known !== null)) continue;
		for (const [i, path] of paths.entries()) {
			const which = parts.length === 1 ? "" : ` (part ${i + 1} of ${parts.length})`;
			draftText(writing, path, parts[i]!, `document${which}: ${shorten(text.slice(0, BREAK_CHARS))}`);
		}
		return paths;
	}
}

/** Between paragraphs, lines or words where there are any; never within a character. Each part ends its last line. */
export function splitDocument(text: string): string[] {
	const parts: string[] = [];
	let from = 0;
	while (text.length - from > PART_CHARS) {
		const end = breakBefore(text, from + PART_CHARS);
		parts.push(text.slice(from, end));
		from = end;
	}
	return [...parts, text.slice(from)].map((part) => (part.endsWith("\n") ? part : `${part}\n`));
}

function breakBefore(text: string, limit: number): number {
	for (const mark of ["\n\n", "\n", " "]) {
		const at = text.lastIndexOf(mark, limit - mark.length);
		if (at > limit - BREAK_CHARS) return at + mark.length;
	}
	return /[\ud800-\udbff]/.test(text[limit - 1]!) ? limit - 1 : limit;
}
