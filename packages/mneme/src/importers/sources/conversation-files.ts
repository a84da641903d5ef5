// The files of an export that hold its conversations: conversations.json, or the parts that a large export is cut into.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const CONVERSATIONS = /^conversations(?:[-_ ]?\d+)?\.json$/i;

export async function conversationFiles(path: string): Promise<string[]> {
	if ((await stat(path)).isFile()) return [path];
	const names = await readdir(path);
	return names
		.filter((name) => CONVERSATIONS.test(name))
		.toSorted()
		.map((name) => join(path, name));
}
