// Writes imported items a batch at a time, each batch one transaction with its lines in the journal: what a kill leaves is whole
// batches, and the next run knows them.

import type { CaptureDeps } from "../capture/remember.ts";
import { createScreen } from "../capture/screening.ts";
import { readForgottenMemories } from "../forgetting/stays-forgotten.ts";
import type { Imported } from "../formats/import-journal.ts";
import { MemoryError } from "../model/errors.ts";
import { enginePrincipal } from "../model/principal.ts";
import { done, type Outcome } from "../model/results.ts";
import { foldJournal, type WritingRequest, writeMemories } from "../stores/write-memories.ts";
import type { Writing } from "../stores/writing.ts";
import { addToQuarantine } from "../workspace/quarantine.ts";
import type { Screen } from "../workspace/transaction/context.ts";
import type { ImportItem } from "./item.ts";
import { Journal } from "./journal.ts";
import { EntityLookup } from "./writing/entity-lookup.ts";
import { prepareEpisode } from "./writing/episodes.ts";
import { prepareGraphItem } from "./writing/graph.ts";
import { prepareNote } from "./writing/notes.ts";
import {
	FORGOTTEN,
	type ImportContext,
	type ItemResult,
	keyOf,
	type Prepared,
	skip,
	type Written,
} from "./writing/prepared.ts";
import { prepareStatement } from "./writing/statements.ts";

export interface ImportSink {
	/** All of them or none; a result for each. */
	put(items: readonly ImportItem[]): Promise<Outcome<readonly ItemResult[]>>;
	/** After the last batch: the scores follow. */
	close(): Promise<Outcome<void>>;
}

/** Folding reads all scores there are: an import of thousands does it a few times, not with every thousand. */
const FOLD_LINES = 20_000;
/** A commit that changed a file in more ways says how many. */
const SUMMARIES = 3;

export async function openSink(
	deps: CaptureDeps,
	place: Pick<ImportContext, "from" | "folder"> & { readonly dryRun: boolean },
): Promise<ImportSink> {
	const context: ImportContext = {
		deps,
		screen: createScreen(deps.settings),
		journal: new Journal(),
		forgotten: await readForgottenMemories(deps),
		...place,
	};
	return {
		put: (items) => put(context, items, place.dryRun),
		close: async () => (place.dryRun ? done(undefined) : await foldJournal(deps, requestOf(context))),
	};
}

/** Prepared, and whether a secret was blanked out of it. */
type Ready = Prepared & { readonly redacted: boolean };

async function put(
	context: ImportContext,
	items: readonly ImportItem[],
	dryRun: boolean,
): Promise<Outcome<readonly ItemResult[]>> {
	await context.journal.follow(context.deps.workspace);
	const settled: ItemResult[] = [];
	const open = new Map<string, Ready>();
	for (const item of items) {
		const prepared = isKnown(context, item) ? KNOWN : await prepareScreened(context, item);
		if (!("key" in prepared)) settled.push(resultOf(item, prepared));
		else if (open.has(prepared.key)) settled.push(resultOf(item, KNOWN));
		else open.set(prepared.key, prepared);
	}
	const ready = [...open.values()];
	if (dryRun) return done([...settled, ...ready.map(expected)]);
	if (ready.length === 0) return done(settled);
	const outcome = await writeBatch(context, ready);
	return outcome.status === "done" ? { ...outcome, value: [...settled, ...outcome.value] } : outcome;
}

async function prepareScreened(context: ImportContext, item: ImportItem): Promise<Ready | Written> {
	const visible = withoutForgotten(context, item);
	if (!visible) return skip(FORGOTTEN);
	let redacted = false;
	const screen: Screen = (text, path) => {
		const screened = context.screen(text, path);
		redacted ||= screened.redacted.length > 0;
		return screened;
	};
	if (item.kind === "note" && visible !== item) {
		// As it came before: what is forgotten of it stays in its file, hidden, and can be restored.
		const whole = prepareNote({ ...context, screen }, item);
		if (!("key" in whole)) return whole;
	}
	const prepared = await prepare({ ...context, screen }, visible);
	return "key" in prepared ? { ...prepared, redacted } : prepared;
}

/** What was forgotten of a text does not come back with the rest of it. */
function withoutForgotten({ forgotten }: ImportContext, item: ImportItem): ImportItem | undefined {
	if (!("text" in item)) return item;
	const text = forgotten.visible(item.text);
	if (text === undefined) return undefined;
	return text === item.text ? item : { ...item, text };
}

async function prepare(context: ImportContext, item: ImportItem): Promise<Prepared | Written> {
	switch (item.kind) {
		case "note":
			return prepareNote(context, item);
		case "episode":
			return prepareEpisode(context, item);
		case "statement":
			return await prepareStatement(context, item);
		default:
			return prepareGraphItem(context, item);
	}
}

const KNOWN: Written = { change: "known", id: "" };

/** A note whose text changed in its source may be written again; anything else is imported once. */
function isKnown({ journal }: ImportContext, item: ImportItem): boolean {
	return item.kind !== "note" && journal.find(keyOf(item)) !== undefined;
}

function expected(ready: Ready): ItemResult {
	return resultOf(ready.item, { change: ready.write ? "added" : "quarantined", id: "" }, ready);
}

function resultOf(item: ImportItem, { change, reason }: Written, ready?: Ready): ItemResult {
	const why = reason === undefined ? {} : { reason };
	return { item, change, ...why, quarantined: ready?.quarantined.length ?? 0, redacted: ready?.redacted ?? false };
}

async function writeBatch(context: ImportContext, batch: readonly Ready[]): Promise<Outcome<readonly ItemResult[]>> {
	const { deps, journal, from } = context;
	return await writeMemories(deps, requestOf(context), async (writing) => {
		await journal.follow(writing.tx);
		const entities = new EntityLookup(writing);
		const results: ItemResult[] = [];
		const lines: Imported[] = [];
		for (const ready of batch) {
			const { item, key, version } = ready;
			const written = isKnown(context, item) ? KNOWN : await writeItem(context, ready, writing, entities);
			results.push(resultOf(item, written, ready));
			// What is skipped may be tried again by a later import.
			if (written !== KNOWN && written.change !== "skipped")
				lines.push({ date: writing.today, from, key, version, id: written.id });
		}
		journal.write(writing, lines);
		shortenSummaries(writing);
		return results;
	});
}

function requestOf({ from }: ImportContext): WritingRequest {
	return {
		principal: enginePrincipal("system:import"),
		trigger: `mneme import (${from})`,
		// Screened before: a batch is not to fail for one of its items.
		verbatim: true,
		origin: "inferred",
		foldLines: FOLD_LINES,
	};
}

async function writeItem(
	{ deps }: ImportContext,
	{ item, quarantined, write }: Ready,
	writing: Writing,
	entities: EntityLookup,
): Promise<Written> {
	const written = write && (await attempt(() => write(writing, entities)));
	// Else every later import would put the same text there once more.
	if (written?.change === "skipped" || written?.change === "known") return written;
	let id = "";
	for (const { text: content, reasons } of quarantined) {
		const entry = { kind: reasons.join(", "), target: item.source, actor: "system:import", content };
		id = `quarantine:${await addToQuarantine(deps, writing.tx, entry)}`;
	}
	return written ?? { change: "quarantined", id };
}

/** What a store does not take is told, and costs the others nothing. */
async function attempt(write: () => Promise<Written>): Promise<Written> {
	try {
		return await write();
	} catch (error) {
		if (error instanceof MemoryError && error.code === "INVALID_INPUT") return skip(error.message);
		throw error;
	}
}

function shortenSummaries({ drafts }: Writing): void {
	for (const { summaries } of drafts.values()) {
		if (summaries.length > SUMMARIES) summaries.splice(0, summaries.length, `${summaries.length} imported`);
	}
}
