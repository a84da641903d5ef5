// The ids of core items: core lines carry no mark, so an id comes from block and text, as the index reads them. Of lines alike in a
// block, the second is `…~2`.
import { slugify } from "../text/slug.ts";
import type { CoreFile, CoreItem } from "./core.ts";

/** Items before the first heading. */
const NO_BLOCK = "top";

/** In the order of `file.items`; a label that stands empty says nothing and has no id. */
export function coreItemIds(file: CoreFile): (string | undefined)[] {
	const seen = new Map<string, number>();
	return file.items.map(({ block, text, value }) => {
		if (value.trim() === "") return undefined;
		const id = `core:${block === "" ? NO_BLOCK : slugify(block)}:${slugify(text)}`;
		const count = (seen.get(id) ?? 0) + 1;
		seen.set(id, count);
		return count === 1 ? id : `${id}~${count}`;
	});
}

export function coreItemId(file: CoreFile, item: CoreItem): string | undefined {
	return coreItemIds(file)[file.items.indexOf(item)];
}
