// Files without the lines of targets, and what that does to the ids of other lines: those that share one are numbered in their order.
import { readMemories } from "../../index/memories.ts";
import type { FileReader } from "../../stores/memories.ts";
import { textOf } from "../../text/any-bytes.ts";
import { withoutMemories } from "./cut-lines.ts";
import { ownIn, type Target } from "./targets.ts";

/** `targets` are lines. */
export function withoutLines(text: string, path: string, targets: readonly Target[]): string {
	if (targets.length === 0) return text;
	const { memories } = readMemories(path, text);
	const own = new Set(targets.flatMap((target) => ownIn(target, memories)));
	return own.size === 0 ? text : withoutMemories(text, memories, [...own]);
}

/** Of the files as they are now: the id a line has, and the one it will have. */
export async function findRenumbered(reader: FileReader, targets: readonly Target[]): Promise<Map<string, string>> {
	const lines = targets.filter(({ kind }) => kind === "lines");
	const moves = new Map<string, string>();
	for (const path of new Set(lines.flatMap(({ paths }) => [...paths]))) {
		const { bytes } = await reader.read(path);
		if (!bytes) continue;
		const text = textOf(bytes);
		const { memories } = readMemories(path, text);
		const own = new Set(lines.flatMap((target) => ownIn(target, memories)));
		const rest = memories.filter((memory) => !own.has(memory));
		const left = readMemories(path, withoutLines(text, path, lines)).memories;
		if (left.length !== rest.length) continue;
		for (const [at, { id }] of rest.entries()) if (id !== left[at]!.id) moves.set(id, left[at]!.id);
	}
	return moves;
}
