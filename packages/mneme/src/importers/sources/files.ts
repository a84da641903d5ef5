// The files of a folder to import, in the order of their names. Hidden folders and links out of it are not followed.
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { TRACKED_BYTES } from "../../workspace/tracked.ts";
import { type SkippedItem, type SourceName, type SourceOptions, skipped } from "../item.ts";

export interface FoundFile {
	readonly absolute: string;
	/** Below the folder, with `/` between names. */
	readonly path: string;
}

/** Of others' making, and large. */
const FOREIGN = new Set(["node_modules"]);

/** A file stands for itself. What a link leads to may be anywhere, and is left where it is. */
export async function* walkFiles(
	{ path, extent }: SourceOptions,
	source: SourceName,
): AsyncGenerator<FoundFile | SkippedItem> {
	if ((await stat(path)).isFile()) {
		extent.total = 1;
		yield { absolute: path, path: basename(path) };
		extent.done = 1;
		return;
	}
	for await (const _ of below(path, "")) extent.total++;
	for await (const { isLink, ...file } of below(path, "")) {
		yield isLink ? skipped(`${source}:${file.path}`, "a link") : file;
		extent.done++;
	}
}

async function* below(root: string, folder: string): AsyncGenerator<FoundFile & { readonly isLink: boolean }> {
	const entries = await readdir(join(root, folder), { withFileTypes: true });
	for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
		if (entry.name.startsWith(".") || FOREIGN.has(entry.name)) continue;
		const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (entry.isDirectory()) yield* below(root, path);
		else if (entry.isFile() || entry.isSymbolicLink())
			yield { absolute: join(root, path), path, isLink: entry.isSymbolicLink() };
	}
}

export interface TextFile {
	readonly text: string;
	readonly modifiedMs: number;
}

/** The text of a file that the memory could hold; else why not. */
export async function readTextFile({ absolute }: FoundFile, source: string): Promise<TextFile | SkippedItem> {
	const { size, mtimeMs } = await stat(absolute);
	if (size > TRACKED_BYTES) return skipped(source, "larger than 5 MB");
	const bytes = await readFile(absolute);
	if (bytes.includes(0)) return skipped(source, "not text");
	const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
	return text.trim() === "" ? skipped(source, "empty") : { text, modifiedMs: mtimeMs };
}
