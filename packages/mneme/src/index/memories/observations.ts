// memory/observations.md: one memory per dated line.
import { parseObservations } from "../../formats/observations.ts";
import { slugify } from "../../text/slug.ts";
import type { FileMemories } from "../memory.ts";

export function readObservationMemories(path: string, text: string): FileMemories {
	const memories = parseObservations(text, path).observations.map(({ date, text, significance, line, endLine }) => ({
		id: `note:${path}#${slugify(text)}`,
		store: "note" as const,
		path,
		lineStart: line,
		lineEnd: endLine,
		text,
		...(date === "" ? {} : { day: date }),
		tags: significance,
	}));
	return { memories, edges: [] };
}
