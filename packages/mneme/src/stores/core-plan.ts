// Where an update of core memory goes: which line it sets, which list it joins, or that it becomes an item. Pure; core.ts makes room
// for it and writes it.

import { addCoreItem, type CoreFile, type CoreItem, replaceCoreItem, setCoreLabel } from "../formats/core.ts";
import { CORE_BLOCKS, type CoreBlockName } from "../formats/core-blocks.ts";
import { coreItemIds } from "../formats/core-ids.ts";
import type { Confidence } from "../formats/episode-heading.ts";
import { splitLabel } from "../formats/items.ts";
import { findLabel, joinEntries, type Labelled, listEntries } from "./core-labels.ts";
import { sameName, sameWords } from "./wording.ts";

export interface CoreUpdate {
	/** A statement, or `Label: value`. */
	readonly text: string;
	/** Where it goes if no label says. Default: by its words. */
	readonly block?: CoreBlockName;
	/** The id of the item, or the words of the list entry, that it takes the place of. */
	readonly replaces?: string;
	readonly confidence?: Confidence;
	/** The memory it came from. */
	readonly source?: string;
}

export interface Edit {
	readonly file: CoreFile;
	readonly block: string;
	readonly label?: string;
	/** The item or list entry as it stands in the file now. */
	readonly written: string;
	readonly before?: CoreItem;
	readonly known?: CoreItem;
}

export function planEdit(file: CoreFile, update: CoreUpdate): Edit {
	const text = update.text.replace(/\s+/g, " ").trim();
	const ids = coreItemIds(file);
	const old = update.replaces === undefined ? undefined : file.items[ids.indexOf(update.replaces)];
	const labelled = findLabel(text, file.items, old?.block ?? update.block);
	if (old) return planReplacement(file, old, text, labelled);
	if (labelled) return planLabel(file, labelled, update.replaces);
	const block = update.block ?? blockFor(text);
	const known = file.items.find((item) => sameName(item.block, block) && sameWords(item.text, text));
	if (known) return { file, block, written: text, known };
	return { file: addCoreItem(file, block, text), block, written: text };
}

/** The label of a line stays, whatever it says from now on. */
function planReplacement(file: CoreFile, old: CoreItem, text: string, labelled: Labelled | undefined): Edit {
	const { block, label } = old;
	if (label === undefined) return { file: replaceCoreItem(file, old, text), block, written: text, before: old };
	const said = splitLabel(text);
	const own = said.label !== undefined && sameName(said.label, label) ? said.value : text;
	const value = labelled && !labelled.list && sameName(labelled.label, label) ? labelled.value : own;
	return { file: replaceCoreItem(file, old, `${label}: ${value}`), block, label, written: value, before: old };
}

function planLabel(file: CoreFile, { block, label, value, list }: Labelled, replaces: string | undefined): Edit {
	const item = file.items.find(
		(each) => sameName(each.block, block) && each.label !== undefined && sameName(each.label, label),
	);
	const entries = list && item ? listEntries(item.value) : [];
	const isKnown = list
		? entries.some((entry) => sameWords(entry, value))
		: item !== undefined && sameWords(item.value, value);
	if (item && isKnown) return { file, block, label, written: value, known: item };
	const kept = entries.filter((entry) => replaces === undefined || !sameWords(entry, replaces));
	const next = list ? joinEntries([...kept, value]) : value;
	const isBlock = CORE_BLOCKS.some(({ name }) => sameName(name, block));
	const changed =
		item && !isBlock
			? replaceCoreItem(file, item, `${item.label}: ${next}`)
			: setCoreLabel(file, CORE_BLOCKS.find(({ name }) => sameName(name, block))!.name, label, next);
	return { file: changed, block, label, written: value, ...(item ? { before: item } : {}) };
}

/** How to behave goes to Persona, what is going on to Active Context; the rest must not be forgotten. */
function blockFor(text: string): CoreBlockName {
	if (/\b(?:you|your|assistant|agent|don't|do not|never|always|please)\b/i.test(text)) return "Persona";
	if (/\b(?:now|today|tomorrow|tonight|this (?:week|month|quarter)|currently|deadline|until|next)\b/i.test(text))
		return "Active Context";
	return "Critical Facts";
}
