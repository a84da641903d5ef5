// Statements in plain words, routed by rules as `remember` does, with what an import may not do left out: it never touches core memory
// or the vault, takes nothing's place that is newer, and does not repeat what is known.
import { Filer, type Filing } from "../../capture/filing.ts";
import { findNearest } from "../../capture/nearest.ts";
import { type Routed, route } from "../../capture/routing/route.ts";
import type { Store } from "../../capture/routing/signals.ts";
import { cleanText, statementOf } from "../../capture/statement.ts";
import { localTime } from "../../model/clock.ts";
import { findByName, findEntity, knownEntities } from "../../stores/entities.ts";
import { findLabelled } from "../../stores/facts.ts";
import type { Writing } from "../../stores/writing.ts";
import { significanceTags } from "../../text/significance.ts";
import type { StatementItem } from "../item.ts";
import { hashOf } from "../journal.ts";
import { FORGOTTEN, type ImportContext, keyOf, type Prepared, skip, sourceLabel, type Written } from "./prepared.ts";

/** Core and the vault hold what the user chose for them; a reflection may move it there. */
const STORES: Readonly<Record<Store, Store>> = {
	core: "semantic",
	vault: "episodic",
	semantic: "semantic",
	episodic: "episodic",
	procedural: "procedural",
};

export async function prepareStatement(context: ImportContext, item: StatementItem): Promise<Prepared> {
	const { text, orders } = context.screen(cleanText(item.text), "MEMORY.md");
	const base = { item, key: keyOf(item), version: hashOf(item.text) };
	if (orders?.length) return { ...base, quarantined: [{ text, reasons: orders }] };
	const statement = statementOf(text);
	if (statement === "") return { ...base, quarantined: [], write: async () => skip("no words in it") };
	const { deps, forgotten } = context;
	const atMs = item.atMs ?? deps.clock.now();
	const findKnown = knownEntities(deps.workspace.context);
	const routed = withoutCore(await route(statement, { explicit: item.asked, findKnown }));
	// Only what says the same: an old statement says nothing against a newer one.
	const nearest = (await findNearest(await deps.index(), statement)).filter(
		({ verdict }) => verdict.relation === "same",
	);
	const isForgotten =
		nearest.some(({ memory }) => forgotten.hasId(memory.id)) ||
		routed.entities.some(({ id }) => forgotten.hasId(`entity:${id}`));
	if (isForgotten) return { ...base, quarantined: [], write: async () => skip(FORGOTTEN) };
	const significance = significanceTags(statement, { type: routed.type, askedByUser: item.asked });
	const store = STORES[routed.routing.store];
	const filing: Filing = { statement, store, routed, nearest, significance, source: sourceLabel(item.source) };
	return { ...base, quarantined: [], write: (writing) => fileStatement(writing, filing, atMs) };
}

function withoutCore(routed: Routed): Routed {
	return { ...routed, routing: { ...routed.routing, core_update: false } };
}

async function fileStatement(writing: Writing, filing: Filing, atMs: number): Promise<Written> {
	return await onItsDay(writing, atMs, async (dated) => {
		if (await isOutdated(dated, filing.routed)) return skip("older than what is known");
		const filer = new Filer(dated, filing);
		await filer.file();
		const { stored, relations } = filer;
		const isNew = [...stored, ...relations].some(({ change }) => change !== "known");
		const id = stored[0]?.id ?? (relations[0] ? `entity:${relations[0].from}` : "");
		return { change: isNew ? "added" : "known", id };
	});
}

/**
 * The same transaction seen from the day something was said: entries, first days and timelines get that day. Scores begin now, or
 * what was said a year ago would have faded before it was ever used.
 */
async function onItsDay<Value>(
	writing: Writing,
	atMs: number,
	body: (dated: Writing) => Promise<Value>,
): Promise<Value> {
	const { records, settings, nowMs } = writing;
	const first = records.length;
	const value = await body({ ...writing, nowMs: atMs, today: localTime(atMs, settings.timezone).date });
	const at = new Date(nowMs).toISOString();
	for (let i = first; i < records.length; i++) records[i] = { ...records[i]!, at };
	return value;
}

/** A label of it has a value that was seen later. */
async function isOutdated(writing: Writing, { facts }: Routed): Promise<boolean> {
	for (const { entity, label } of facts) {
		const [match] = entity === undefined ? [] : await findByName(writing, entity);
		const file = match && (await findEntity(writing, match.id));
		const known = file && findLabelled(file, label);
		if (known && (known.mark?.firstSeen ?? writing.today) > writing.today) return true;
	}
	return false;
}
