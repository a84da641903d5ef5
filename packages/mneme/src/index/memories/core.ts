// MEMORY.md: each filled item of a block, a dated section or a person's own section.
import { parseCore } from "../../formats/core.ts";
import { slugify } from "../../text/slug.ts";
import type { FileMemories } from "../memory.ts";

/** Items before the first heading. */
const NO_BLOCK = "top";

export function readCoreMemories(path: string, text: string): FileMemories {
	const filled = parseCore(text, path).items.filter(({ value }) => value.trim() !== "");
	const memories = filled.map(({ block, text, line, endLine, date, significance }) => ({
		id: `core:${block === "" ? NO_BLOCK : slugify(block)}:${slugify(text)}`,
		store: "core" as const,
		path,
		lineStart: line,
		lineEnd: endLine,
		text,
		...(date === undefined ? {} : { day: date }),
		tags: significance,
	}));
	return { memories, edges: [] };
}
