// Entity files as they were last parsed, by their text: one change looks at the same file a dozen times, and reading it anew each time
// is a tenth of what remembering a fact costs.
import { type EntityFile, parseEntity } from "../formats/entity.ts";

/** A change touches a handful; none is large. */
const KEPT = 64;

const kept = new Map<string, EntityFile>();

export function parsedEntity(text: string, path: string): EntityFile {
	const known = kept.get(text);
	if (known?.path === path) return known;
	const file = parseEntity(text, path);
	keepParsed(text, file);
	return file;
}

/** `file` is what parsing `text` would give. */
export function keepParsed(text: string, file: EntityFile): void {
	kept.delete(text);
	kept.set(text, file);
	if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
}
