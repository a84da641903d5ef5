// What waits for an approval, as a wish to forget is held against it: proposals, lines of a pending reflection and its operations.
import { splitLines } from "../formats/lines.ts";
import { parsePendingMemories } from "../formats/pending-memories.ts";
import { OPERATIONS_FILE, readOperations } from "./pending-operations.ts";
import type { Place } from "./place.ts";

export const PROPOSALS_FILE = "memory/meta/pending-memories.md";
export const REFLECTION_FILE = "memory/meta/pending-reflection.md";

const LIST_ITEM = /^\s*[-*+]\s+(.+)$/;

export async function pendingPlaces(read: (path: string) => Promise<string | null>): Promise<Place[]> {
	const { proposals } = parsePendingMemories((await read(PROPOSALS_FILE)) ?? "", PROPOSALS_FILE);
	const reflection = splitLines((await read(REFLECTION_FILE)) ?? "").lines;
	const operations = readOperations((await read(OPERATIONS_FILE)) ?? "[]");
	return [
		...proposals.flatMap(({ number, content, line }): Place[] => {
			if (content === undefined) return [];
			const id = `proposal:${number}`;
			return [{ id, memory: id, kind: "proposal", path: PROPOSALS_FILE, line, text: content, says: content }];
		}),
		...reflection.flatMap((raw, i): Place[] => {
			const text = LIST_ITEM.exec(raw.text)?.[1];
			if (text === undefined) return [];
			const id = `reflection:${i + 1}`;
			return [{ id, memory: id, kind: "reflection", path: REFLECTION_FILE, line: i + 1, text, says: text }];
		}),
		...operations.map(({ operation, text, ...place }, i): Place => {
			const says = { text, says: text, path: OPERATIONS_FILE };
			return { id: `${operation} ${i}`, memory: operation, kind: "reflection", ...place, ...says };
		}),
	];
}
