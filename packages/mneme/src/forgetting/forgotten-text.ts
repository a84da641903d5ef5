// What a memory says on disk, or said before it was taken out of its file.
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { idInFile, parseMemoryId } from "../model/ids.ts";
import { pathsOf } from "../stores/memories.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { statementsOf } from "./statements.ts";

export async function findTextOf({ workspace }: Pick<StoreDeps, "workspace">, id: string): Promise<string | undefined> {
	const parsed = parseMemoryId(id);
	const textIn = (path: string, text: string) => readMemories(path, text).memories.find(isNamed(id))?.text;
	for (const path of parsed ? pathsOf(parsed) : []) {
		const present = (await workspace.read(path)).text;
		const now = present === null ? undefined : textIn(path, present);
		if (now !== undefined) return now;
		for (const { before } of await readFileHistory(workspace.context, path)) {
			const text = before && readBlob(workspace.context, before.oid)?.toString("utf8");
			const then = text === undefined ? undefined : textIn(path, text);
			if (then !== undefined) return then;
		}
	}
	return undefined;
}

/** Another line may have the id by now; then it is known by what it said, too. */
function isNamed(id: string): (memory: Memory) => boolean {
	const own = idInFile(id);
	const isIt = (said: string) => id.endsWith(`-${fingerprint(said)}`);
	return (memory) => memory.id === own && (own === id || [memory.text, ...statementsOf(memory.text)].some(isIt));
}
