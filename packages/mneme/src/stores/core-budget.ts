// The budgets of MEMORY.md: what counts, what is over, and which items would have to leave. Plans only; core.ts moves them.

import { type CoreFile, type CoreItem, removeCoreItem, replaceCoreItem, serializeCore } from "../formats/core.ts";
import { CORE_BLOCKS, type CoreBlockName } from "../formats/core-blocks.ts";
import { coreItemIds } from "../formats/core-ids.ts";
import type { ScoreEntry } from "../formats/decay-scores.ts";
import type { Settings } from "../model/settings.ts";
import { countTokens } from "../text/tokens.ts";
import { isListLabel, isPlaceholder, joinEntries, listEntries } from "./core-labels.ts";
import { sameName } from "./wording.ts";

export interface CoreUse {
	readonly totalTokens: number;
	readonly totalBudget: number;
	readonly blocks: readonly { readonly name: CoreBlockName; readonly tokens: number; readonly budget: number }[];
}

export async function measureCore(file: CoreFile, { core }: Pick<Settings, "core">): Promise<CoreUse> {
	const budgets: Record<CoreBlockName, number> = {
		Identity: core.identityTokens,
		"Active Context": core.activeContextTokens,
		Persona: core.personaTokens,
		"Critical Facts": core.criticalFactsTokens,
	};
	const blocks = await Promise.all(
		CORE_BLOCKS.map(async ({ name }) => ({
			name,
			tokens: await countTokens(textOf(file, (heading) => heading.toLowerCase() === name.toLowerCase())),
			budget: budgets[name],
		})),
	);
	const dated = await countTokens(textOf(file, (heading) => /^\d{4}-\d{2}-\d{2}\b/.test(heading)));
	// While there are dated sections they have their share, whether they fill it or not.
	const reserved = dated > 0 ? Math.max(0, core.datedTokens - dated) : 0;
	const total = await countTokens(serializeCore(file));
	return { totalTokens: total + reserved, totalBudget: core.totalTokens, blocks };
}

function textOf({ sections, source }: CoreFile, isOne: (heading: string) => boolean): string {
	const lines = sections
		.filter(({ heading }) => isOne(heading))
		.flatMap((each) => source.lines.slice(each.line - 1, each.end));
	return lines.map(({ text }) => text).join("\n");
}

/** An item, or one entry of a line that lists several. */
export interface Leaving {
	readonly block: string;
	readonly label?: string;
	/** `Timezone: Europe/Rome`, `Key preferences: Vim`, or the item's text. */
	readonly text: string;
	/** Of the item, where it leaves whole. */
	readonly id?: string;
}

export interface Room {
	readonly file: CoreFile;
	readonly leaving: readonly Leaving[];
	readonly fits: boolean;
}

export interface RoomRequest {
	readonly settings: Pick<Settings, "core">;
	/** Read only if something has to leave. */
	readonly scores: () => Promise<ReadonlyMap<string, ScoreEntry>>;
	/** What was just written, and does not leave for itself: an item's text, or an entry of a list. */
	readonly written: string;
}

interface Candidate extends Leaving {
	readonly item: CoreItem;
	readonly score: number;
	readonly created: string;
	readonly without: (file: CoreFile) => CoreFile;
}

/** Takes out the least relevant items, by score and then by age, until every budget holds. */
export async function makeRoom(file: CoreFile, request: RoomRequest): Promise<Room> {
	const leaving: Leaving[] = [];
	let current = file;
	for (;;) {
		const use = await measureCore(current, request.settings);
		const over = use.blocks.filter(({ tokens, budget }) => tokens > budget).map(({ name }) => name.toLowerCase());
		if (over.length === 0 && use.totalTokens <= use.totalBudget) return { file: current, leaving, fits: true };
		const candidates = listCandidates(current, await request.scores(), request.written);
		const next = candidates.find(({ block }) => over.length === 0 || over.includes(block.toLowerCase()));
		if (!next) return { file: current, leaving, fits: false };
		const { block, label, text, id } = next;
		leaving.push({ block, text, ...(label === undefined ? {} : { label }), ...(id === undefined ? {} : { id }) });
		current = next.without(current);
	}
}

/** What the user pinned never leaves; A§4 writes it so in words. */
const PINNED = /\bpinned\b/i;

function listCandidates(file: CoreFile, scores: ReadonlyMap<string, ScoreEntry>, written: string): Candidate[] {
	const ids = coreItemIds(file);
	const blocks = CORE_BLOCKS.map(({ name }) => name.toLowerCase());
	const candidates = file.items.flatMap((item, i): Candidate[] => {
		const id = ids[i];
		const entry = id === undefined ? undefined : scores.get(id);
		const inBlock = blocks.includes(item.block.toLowerCase());
		const isPinned = entry?.pinned === true || (sameName(item.block, "Critical Facts") && PINNED.test(item.text));
		if (id === undefined || !inBlock || isPinned || isPlaceholder(item.value)) return [];
		// A line a person typed has no entry yet: they wanted it there, and nobody knows since when.
		const rank = { item, block: item.block, score: entry?.currentScore ?? 1, created: entry?.created ?? "" };
		const entries = item.label !== undefined && isListLabel(item.label) ? listEntries(item.value) : [];
		if (entries.length > 1) return entryCandidates(item, entries, written, rank);
		if (item.text === written || item.value === written) return [];
		const { label } = item;
		const without = (from: CoreFile) => takeOut(from, item);
		return [{ ...rank, id, text: item.text, ...(label === undefined ? {} : { label }), without }];
	});
	return candidates.sort(
		(one, other) => one.score - other.score || compare(one.created, other.created) || one.item.line - other.item.line,
	);
}

/** The label of a line we ship stays, empty, unless another line has it; any other line goes whole. */
export function takeOut(file: CoreFile, item: CoreItem): CoreFile {
	const { label } = item;
	const labels = CORE_BLOCKS.find(({ name }) => sameName(name, item.block))?.labels ?? [];
	if (label === undefined || !labels.some((name) => sameName(name, label))) return removeCoreItem(file, item);
	const isAlike = (other: CoreItem) => sameName(other.block, item.block) && sameName(other.label ?? "", label);
	const others = file.items.filter((other) => other.line !== item.line && isAlike(other));
	return others.length > 0 ? removeCoreItem(file, item) : replaceCoreItem(file, item, `${label}:`);
}

function entryCandidates(
	item: CoreItem,
	entries: readonly string[],
	written: string,
	rank: Pick<Candidate, "item" | "block" | "score" | "created">,
): Candidate[] {
	const label = item.label!;
	return entries
		.filter((entry) => entry !== written)
		.map((entry) => ({
			...rank,
			label,
			text: `${label}: ${entry}`,
			without: (file) =>
				replaceCoreItem(file, item, `${label}: ${joinEntries(entries.filter((other) => other !== entry))}`),
		}));
}

function compare(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}
