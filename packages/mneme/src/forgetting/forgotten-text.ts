// What a memory says on disk, or said before it was taken out of its file.
import { readMemories } from "../index/memories.ts";
import { parseMemoryId } from "../model/ids.ts";
import { pathsOf } from "../stores/memories.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import { readBlob } from "../workspace/transaction/edits.ts";

export async function findTextOf({ workspace }: Pick<StoreDeps, "workspace">, id: string): Promise<string | undefined> {
	const parsed = parseMemoryId(id);
	for (const path of parsed ? pathsOf(parsed) : []) {
		const present = (await workspace.read(path)).text;
		const now = present === null ? undefined : textIn(path, present, id);
		if (now !== undefined) return now;
		for (const { before } of await readFileHistory(workspace.context, path)) {
			const text = before && readBlob(workspace.context, before.oid)?.toString("utf8");
			const then = text === undefined ? undefined : textIn(path, text, id);
			if (then !== undefined) return then;
		}
	}
	return undefined;
}

function textIn(path: string, text: string, id: string): string | undefined {
	return readMemories(path, text).memories.find((memory) => memory.id === id)?.text;
}
