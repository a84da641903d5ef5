// A day's log: each entry that still has a text.
import { parseEpisodes } from "../../formats/episodes.ts";
import type { FileMemories } from "../memory.ts";

export function readEpisodeMemories(path: string, text: string): FileMemories {
	const { date, entries } = parseEpisodes(text, path);
	const memories = entries
		.filter(({ tombstone }) => tombstone === undefined)
		.map(({ id, body, line, endLine, tags, significance }) => ({
			id,
			store: "episode" as const,
			path,
			lineStart: line,
			lineEnd: endLine,
			text: body,
			...(date === "" ? {} : { day: date }),
			tags: [...new Set([...tags, ...significance])],
		}));
	return { memories, edges: [] };
}
