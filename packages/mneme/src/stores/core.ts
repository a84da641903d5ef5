// MEMORY.md: an update goes to the labelled line it belongs to, or becomes an item; what no longer fits the budgets moves to the
// graph or the episode log and is told.

import { addCoreItem, type CoreFile, type CoreItem, parseCore, serializeCore } from "../formats/core.ts";
import { coreTemplate } from "../formats/core-blocks.ts";
import { coreItemId, coreItemIds } from "../formats/core-ids.ts";
import { slugify } from "../text/slug.ts";
import { type Leaving, makeRoom, takeOut } from "./core-budget.ts";
import { isPlaceholder } from "./core-labels.ts";
import { type CoreUpdate, type Edit, planEdit } from "./core-plan.ts";
import { addEpisode, shorten } from "./episodes.ts";
import { addFact } from "./facts.ts";
import { CORE_FILE } from "./places.ts";
import { ensureUser } from "./user.ts";
import { sameName, sameWords, wordsOf } from "./wording.ts";
import { draftText, type Reading, readText, record, recordCreated, scoresIn, type Writing } from "./writing.ts";

export interface Moved {
	readonly text: string;
	/** The memory it is now. */
	readonly to: string;
}

export interface CoreChange {
	/** The id of the line, or of what it became where it did not fit. */
	readonly id: string;
	/** elsewhere: core has no room even without all that may leave. */
	readonly change: "added" | "replaced" | "known" | "elsewhere";
	readonly block: string;
	readonly label?: string;
	/** The line before, where it was replaced. */
	readonly before?: string;
	readonly moved: readonly Moved[];
}

export async function readCore(reading: Reading): Promise<CoreFile> {
	return parseCore((await readText(reading, CORE_FILE)) ?? coreTemplate(), CORE_FILE);
}

export async function updateCore(writing: Writing, update: CoreUpdate): Promise<CoreChange> {
	const file = await readCore(writing);
	const edit = planEdit(file, update);
	const { block, label, known } = edit;
	const place = { block, ...(label === undefined ? {} : { label }) };
	if (known) {
		const scored = coreItemId(file, known);
		// A label without a value, said again: there is nothing to keep alive.
		if (scored !== undefined) record(writing, scored, { kind: "used", why: "said again" });
		return { id: scored ?? unscoredId(known), change: "known", ...place, moved: [] };
	}
	const room = await makeRoom(edit.file, {
		settings: writing.settings,
		scores: async () => (await scoresIn(writing)).entries,
		written: edit.written,
	});
	const shrinks = serializeCore(edit.file).length <= serializeCore(file).length;
	if (!room.fits && !shrinks) return await putElsewhere(writing, file, update, place);
	const accepted = room.fits ? room : { file: edit.file, leaving: [] };
	const what = shorten(update.text);
	const summary = edit.before ? `${label ?? block}: ${what}` : `${block}: ${what}`;
	draftText(writing, CORE_FILE, serializeCore(accepted.file), summary);
	const id = idOfWritten(accepted.file, edit);
	recordChange(
		writing,
		id,
		edit.before && !isPlaceholder(edit.before.value) ? coreItemId(file, edit.before) : undefined,
	);
	const moved = await moveOut(writing, accepted.file, accepted.leaving);
	const before = edit.before ? { before: edit.before.text } : {};
	return { id, change: edit.before ? "replaced" : "added", ...place, ...before, moved };
}

function unscoredId({ block, text }: CoreItem): string {
	return `core:${slugify(block)}:${slugify(text)}`;
}

function recordChange(writing: Writing, id: string, old: string | undefined): void {
	if (old === id) record(writing, id, { kind: "used", why: "edited" });
	else {
		recordCreated(writing, id);
		if (old !== undefined) record(writing, old, { kind: "moved", to: id });
	}
}

/** The line that holds what was written: others may have left since, so lines are not counted. */
function idOfWritten(file: CoreFile, { written, block, label }: Edit): string {
	const ids = coreItemIds(file);
	const index = file.items.findIndex(
		(item) =>
			sameName(item.block, block) &&
			(label === undefined ? written.endsWith(item.text) : sameName(item.label ?? "", label)),
	);
	return ids[index] ?? `core:${slugify(block)}:${slugify(written)}`;
}

/** Puts a fact where the user wants it kept for ever; the same words twice stay one line. */
export async function addCriticalFact(writing: Writing, text: string): Promise<CoreChange> {
	const file = await readCore(writing);
	const known = file.items.find((item) => sameName(item.block, "Critical Facts") && sameWords(item.text, text));
	const block = "Critical Facts" as const;
	if (known) return { id: coreItemId(file, known) ?? unscoredId(known), change: "known", block, moved: [] };
	const edited = addCoreItem(file, block, text);
	const room = await makeRoom(edited, {
		settings: writing.settings,
		scores: async () => (await scoresIn(writing)).entries,
		written: text.replace(/\s+/g, " ").trim(),
	});
	if (!room.fits) return await putElsewhere(writing, file, { text }, { block });
	draftText(writing, CORE_FILE, serializeCore(room.file), `${block}: ${shorten(text)}`);
	const id = idOfWritten(room.file, { file: room.file, block, written: text.replace(/\s+/g, " ").trim() });
	recordCreated(writing, id);
	return { id, change: "added", block, moved: await moveOut(writing, room.file, room.leaving) };
}

async function putElsewhere(
	writing: Writing,
	file: CoreFile,
	update: CoreUpdate,
	place: { readonly block: string; readonly label?: string },
): Promise<CoreChange> {
	const leaving = { ...place, text: update.text };
	const to = await keep(writing, file, leaving, update);
	const text = `Core memory has no room for "${shorten(update.text)}"; it is kept as ${to}. Shorten MEMORY.md, or unpin something.`;
	writing.tx.notices.push({ level: "warning", text });
	return { id: to, change: "elsewhere", ...place, moved: [] };
}

async function moveOut(writing: Writing, file: CoreFile, leaving: readonly Leaving[]): Promise<Moved[]> {
	const moved: Moved[] = [];
	for (const item of leaving) {
		const to = await keep(writing, file, item, {});
		if (item.id !== undefined) record(writing, item.id, { kind: "moved", to });
		moved.push({ text: item.text, to });
		const text = `Core memory was full: "${shorten(item.text)}" moved from ${item.block} to ${to}.`;
		writing.tx.notices.push({ level: "info", text });
	}
	return moved;
}

/** What was going on is an event; everything else is a fact about the user. */
async function keep(
	writing: Writing,
	file: CoreFile,
	{ block, text, id }: Leaving,
	{ confidence = "high", source }: Pick<CoreUpdate, "confidence" | "source">,
): Promise<string> {
	if (sameName(block, "Active Context")) {
		const from = source === undefined ? {} : { source };
		const entry = { type: "event", body: text, confidence, tags: ["core"], significance: [], ...from };
		return (await addEpisode(writing, entry)).id;
	}
	const user = await ensureUser(writing, file);
	const from = source ?? id;
	return (await addFact(writing, user, { text, confidence, ...(from === undefined ? {} : { source: from }) })).id;
}

/** By id, label or text; then by a part of the text that only one item has. */
export function findCoreItem(file: CoreFile, name: string): CoreItem | undefined {
	const ids = coreItemIds(file);
	const exact =
		file.items[ids.indexOf(name)] ??
		file.items.find((item) => item.label !== undefined && sameName(item.label, name)) ??
		file.items.find((item) => sameWords(item.text, name));
	if (exact) return exact;
	const holding = file.items.filter((item) => wordsOf(item.text).includes(wordsOf(name)));
	return holding.length === 1 ? holding[0] : undefined;
}

/** History keeps what it said. */
export async function removeFromCore(writing: Writing, item: CoreItem): Promise<void> {
	const changed = takeOut(await readCore(writing), item);
	draftText(writing, CORE_FILE, serializeCore(changed), `removed: ${shorten(item.text)}`);
}
