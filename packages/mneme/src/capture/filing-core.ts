// Which entry of a list in core memory a new statement takes the place of: "I prefer tabs" after "spaces over tabs".
import { readCore } from "../stores/core.ts";
import { findLabel, listEntries } from "../stores/core-labels.ts";
import { sameName } from "../stores/wording.ts";
import type { Writing } from "../stores/writing.ts";
import { queryTerms } from "../text/segment.ts";
import { tokenOverlap } from "../text/similarity.ts";
import { relate } from "./relation/relate.ts";

/** Half the words: "dark mode" and "light mode" are about one thing. */
const ALIKE = 0.5;
/** More likely than not; below it the entry stays and the new one joins it. */
const CERTAIN = 0.5;

/** The words of the entry, or undefined where the statement joins them. */
export async function entryToReplace(writing: Writing, statement: string): Promise<string | undefined> {
	const { items } = await readCore(writing);
	const labelled = findLabel(statement, items);
	if (!labelled?.list) return undefined;
	const item = items.find(
		({ block, label }) => sameName(block, labelled.block) && sameName(label ?? "", labelled.label),
	);
	const frame = statement.replace(labelled.value, "\u0000");
	if (!item || !frame.includes("\u0000")) return undefined;
	const words = queryTerms(labelled.value);
	for (const entry of listEntries(item.value)) {
		// "tea over coffee" says nothing about "tabs over spaces", however alike the sentences are.
		if (tokenOverlap(queryTerms(entry), words) < ALIKE) continue;
		const { relation, probability } = await relate(frame.replace("\u0000", entry), statement);
		if ((relation === "update" || relation === "contradict") && probability >= CERTAIN) return entry;
	}
	return undefined;
}
