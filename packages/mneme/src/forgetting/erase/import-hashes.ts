// Lines of the import journal without the hashes of an item's words, which have no salt: who can guess the words could tell them by it.
import { type Imported, parseImportJournal, serializeImported } from "../../formats/import-journal.ts";
import { joinLines, replaceLines } from "../../formats/lines.ts";
import { parseMemoryId } from "../../model/ids.ts";

export const IMPORTS = "memory/meta/imports/";
const HASH_CHARS = 16;

/** `isErased`: of the memory, or the file, that an item became. */
export function withoutImportHashes(
	text: string,
	path: string,
	isErased: (id: string) => boolean,
	tag: string,
): string {
	const { items, source } = parseImportJournal(text, path);
	const hash = tag.padStart(HASH_CHARS, "0");
	let fresh = source;
	for (const { line, ...item } of items) {
		if (!isErased(item.id)) continue;
		const key = isKnownByWords(item) ? hash : item.key;
		fresh = replaceLines(fresh, line - 1, line, [serializeImported({ ...item, key, version: hash })]);
	}
	return fresh === source ? text : joinLines(fresh);
}

/** A note is known by its path, a conversation by its number: with these it is not imported again. */
function isKnownByWords({ id, from }: Imported): boolean {
	const kind = parseMemoryId(id)?.kind;
	return kind === "episode" ? from.startsWith("obsidian") : kind !== undefined;
}
