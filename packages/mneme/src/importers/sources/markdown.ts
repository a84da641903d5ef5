// A folder of markdown, or one file: every note is kept as it is, in the folders it was in.
import { type SourceItem, type SourceOptions, skipped } from "../item.ts";
import { type FoundFile, readTextFile, walkFiles } from "./files.ts";

export const MARKDOWN = /\.(?:md|markdown)$/i;
const PLAIN_TEXT = /\.txt$/i;

export async function* readMarkdown(options: SourceOptions): AsyncGenerator<SourceItem> {
	for await (const file of walkFiles(options, "markdown")) {
		if ("kind" in file) {
			yield file;
			continue;
		}
		const source = `markdown:${file.path}`;
		if (!MARKDOWN.test(file.path) && !PLAIN_TEXT.test(file.path)) yield skipped(source, notText(file.path));
		else yield await readNote(file, source);
	}
}

/** A text file gets the name that makes it a note. */
export async function readNote(file: FoundFile, source: string): Promise<SourceItem> {
	const read = await readTextFile(file, source);
	if ("kind" in read) return read;
	const path = MARKDOWN.test(file.path) ? file.path : `${file.path}.md`;
	return { kind: "note", key: path, source, path, text: read.text, atMs: read.modifiedMs };
}

export function notText(path: string): string {
	const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
	return ending === undefined ? "not markdown" : `not markdown (.${ending})`;
}
