// Acts on a confirmed list. Forgetting archives: lines leave core memory and the graph, everything else stays in its file and is flagged in
// the scores, so that no answer, run, import or rebuilt index has it. Deleting takes it off the disk. The history keeps both.
import { parseCore, replaceCoreItem, serializeCore } from "../formats/core.ts";
import { coreItemIds } from "../formats/core-ids.ts";
import type { DecayScoresFile, ScoreEntry } from "../formats/decay-scores.ts";
import { parseEntity, readEntity, serializeEntity } from "../formats/entity.ts";
import { buryEpisode, parseEpisodes, serializeEpisodes } from "../formats/episodes.ts";
import { joinLines, replaceLines, splitLines } from "../formats/lines.ts";
import { parsePendingMemories, removeProposal, serializePendingMemories } from "../formats/pending-memories.ts";
import { removeLines } from "../formats/section-edits.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { MemoryError } from "../model/errors.ts";
import { entityIdOf } from "../stores/catalogue.ts";
import { takeOut } from "../stores/core-budget.ts";
import { isListLabel, joinEntries, listEntries } from "../stores/core-labels.ts";
import { shorten } from "../stores/episodes.ts";
import { CORE_FILE } from "../stores/places.ts";
import { newEntry } from "../stores/scores.ts";
import { draftText, readText, scoresIn, type Writing } from "../stores/writing.ts";
import { splitClauses, withoutClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { OPERATIONS_FILE, withoutForgotten } from "./pending-operations.ts";
import type { ForgetItem } from "./plan.ts";

type Entries = DecayScoresFile["entries"];

export async function forgetItems(writing: Writing, items: readonly ForgetItem[], permanent: boolean): Promise<void> {
	const { entries } = await scoresIn(writing);
	writing.foldDue = true;
	writing.scoresNote = { action: actionOf(permanent), summary: summaryOfAll(items, permanent) };
	// From the last line up, so that what is still to be done in a file keeps its place.
	for (const item of items.toSorted((one, other) => other.line - one.line)) {
		await takeAway(writing, item, permanent, entries);
		flag(writing, item, permanent, entries);
	}
	await dropOperations(writing, items, permanent);
}

/** What is pending for a memory that goes is void, on the list or not. */
async function dropOperations(writing: Writing, items: readonly ForgetItem[], permanent: boolean): Promise<void> {
	const text = await readText(writing, OPERATIONS_FILE);
	const fresh = text === null ? null : withoutForgotten(text, items);
	if (fresh === text) return;
	const listed = items.filter(({ path }) => path === OPERATIONS_FILE).map((item) => summaryOf(item, permanent));
	const note = { summary: listed.join("; ") || "dropped what is forgotten", action: actionOf(permanent) };
	if (typeof fresh === "string") draftText(writing, OPERATIONS_FILE, fresh, note.summary, note.action);
	else await writing.tx.remove(OPERATIONS_FILE, note);
}

function flag(writing: Writing, { id, kind, says, parts }: ForgetItem, permanent: boolean, entries: Entries): void {
	if (kind === "proposal" || kind === "reflection") {
		rememberWords(writing, parts ?? [says]);
		return;
	}
	const entry = writing.restoredScores.get(id) ?? entries.get(id) ?? freshEntry(writing, id);
	const forgottenTx = writing.tx.id;
	if (permanent && !parts) {
		writing.restoredScores.set(id, null);
		rememberWords(writing, [says]);
	} else if (!parts || kind === "core") {
		const words = (parts ?? [says]).flatMap(fingerprintsOf);
		writing.restoredScores.set(id, { ...entry, forgotten: true, forgottenTx, forgottenWords: words });
	} else {
		const masked = [...new Set([...(entry.masked ?? []), ...parts.map(fingerprint)])];
		// A part that is gone from the file needs no mask, only to be known if it comes again.
		if (permanent) rememberWords(writing, parts);
		else writing.restoredScores.set(id, { ...entry, masked, forgottenTx });
	}
}

function freshEntry(writing: Writing, id: string): ScoreEntry {
	return newEntry(id, new Date(writing.nowMs).toISOString(), writing.settings.decay.base.explicit, writing);
}

/** The whole and each statement of it. */
function fingerprintsOf(text: string): string[] {
	const clauses = splitClauses(text).map((clause) => fingerprint(clause.text));
	return [...new Set([fingerprint(text), ...clauses])];
}

/** The flag of a memory that is only in the history goes; its fingerprints stay. */
export function dropFlag(writing: Writing, id: string, words: readonly string[]): void {
	writing.foldDue = true;
	writing.restoredScores.set(id, null);
	const kept = `deleted:${words[0] ?? fingerprint(id)}`;
	writing.restoredScores.set(kept, { ...freshEntry(writing, kept), forgotten: true, forgottenWords: words });
}

/** What has no memory to be flagged any more is known by its fingerprint alone. */
function rememberWords(writing: Writing, texts: readonly string[]): void {
	for (const text of texts) {
		const words = fingerprintsOf(text);
		const id = `deleted:${words[0]}`;
		writing.restoredScores.set(id, { ...freshEntry(writing, id), forgotten: true, forgottenWords: words });
	}
}

async function takeAway(writing: Writing, item: ForgetItem, permanent: boolean, entries: Entries): Promise<void> {
	switch (item.kind) {
		case "core":
			return await takeFromCore(writing, item, permanent, entries);
		case "fact":
			return await takeFromEntity(writing, item, permanent);
		case "proposal": {
			const file = parsePendingMemories((await readText(writing, item.path)) ?? "", item.path);
			const fresh = removeProposal(file, Number(item.id.slice("proposal:".length)));
			return draftText(writing, item.path, serializePendingMemories(fresh), summaryOf(item, permanent), "REJECT");
		}
		case "reflection":
			if (item.path === OPERATIONS_FILE) return;
			return await dropLines(writing, item, item.line, item.line, permanent);
		default:
			if (permanent) await deleteFromDisk(writing, item);
			else writing.tx.event("ARCHIVE", item.path, summaryOf(item, permanent));
	}
}

/** Said with its words, so that "why did you forget X?" finds it; what is deleted for good is not said again. */
function summaryOf({ id, says, parts }: ForgetItem, permanent: boolean): string {
	if (permanent) return `permanently deleted ${parts ? "a part of " : ""}one memory`;
	const said = (parts ?? [says]).map((text) => `"${shorten(text)}"`).join(" and ");
	return `forgotten: ${said} (${id})`;
}

function summaryOfAll(items: readonly ForgetItem[], permanent: boolean): string {
	const count = items.length === 1 ? "1 memory" : `${items.length} memories`;
	if (permanent) return `permanently deleted ${count}`;
	const named = items.slice(0, NAMED).map(({ says, parts }) => `"${shorten((parts ?? [says]).join(" "))}"`);
	return `forgot ${count}: ${named.join(", ")}${items.length > NAMED ? ", …" : ""}`;
}

/** More would make the line of the audit log hard to read; each has a line of its own. */
const NAMED = 5;

function actionOf(permanent: boolean): "DELETE" | "ARCHIVE" {
	return permanent ? "DELETE" : "ARCHIVE";
}

async function takeFromCore(writing: Writing, item: ForgetItem, permanent: boolean, entries: Entries): Promise<void> {
	const file = parseCore((await readText(writing, CORE_FILE)) ?? "", CORE_FILE);
	const found = file.items[coreItemIds(file).indexOf(item.id)];
	if (!found) throw moved(item.id);
	const left = item.parts && withoutEntries(found.label, found.value, item.parts);
	const text = left === undefined || left === "" ? undefined : found.label ? `${found.label}: ${left}` : left;
	const changed = text === undefined ? takeOut(file, found) : replaceCoreItem(file, found, text);
	draftText(writing, CORE_FILE, serializeCore(changed), summaryOf(item, permanent), actionOf(permanent));
	if (text === undefined) return;
	// What is left has an id of its own, and the score that the line had.
	const id = coreItemIds(changed)[changed.items.findIndex(({ line }) => line === found.line)];
	const entry = entries.get(item.id);
	if (id !== undefined && entry) writing.restoredScores.set(id, entry);
}

function withoutEntries(label: string | undefined, value: string, parts: readonly string[]): string {
	const gone = new Set(parts.map(fingerprint));
	if (label === undefined || !isListLabel(label))
		return withoutClauses(value, ({ text }) => gone.has(fingerprint(text)));
	return joinEntries(listEntries(value).filter((entry) => !gone.has(fingerprint(entry))));
}

async function takeFromEntity(writing: Writing, item: ForgetItem, permanent: boolean): Promise<void> {
	const text = (await readText(writing, item.path)) ?? "";
	const memory = findMemory(text, item);
	const { source } = parseEntity(text, item.path);
	const [start, end] = [memory.lineStart - 1, memory.lineEnd];
	const gone = new Set(item.parts?.map(fingerprint));
	const left = item.parts && withoutClauses(memory.text, (clause) => gone.has(fingerprint(clause.text)));
	const fresh = left
		? replaceLines(source, start, end, [source.lines[start]!.text.replace(memory.text, left)])
		: removeLines(source, start, end);
	const file = readEntity(fresh, item.path);
	draftText(writing, item.path, serializeEntity(file), summaryOf(item, permanent), actionOf(permanent));
	writing.entities.set(entityIdOf(item.path), item.path);
}

function findMemory(text: string, { id, path }: Pick<ForgetItem, "id" | "path">): Memory {
	const memory = readMemories(path, text).memories.find((each) => each.id === id);
	if (!memory) throw moved(id);
	return memory;
}

function moved(id: string): MemoryError {
	return new MemoryError("LOCKED", `${id} changed while you were asked. Nothing was done; ask again.`, {
		data: { id },
	});
}

async function dropLines(
	writing: Writing,
	item: ForgetItem,
	from: number,
	to: number,
	permanent: boolean,
): Promise<void> {
	const source = splitLines((await readText(writing, item.path)) ?? "");
	const fresh = removeLines(source, from - 1, to);
	draftText(writing, item.path, joinLines(fresh), summaryOf(item, permanent), actionOf(permanent));
}

async function deleteFromDisk(writing: Writing, item: ForgetItem): Promise<void> {
	const text = (await readText(writing, item.path)) ?? "";
	const summary = summaryOf(item, true);
	const memory = findMemory(text, item);
	const gone = new Set(item.parts?.map(fingerprint));
	const left = item.parts && withoutClauses(memory.text, (clause) => gone.has(fingerprint(clause.text)));
	if (left) {
		const fresh = text.replace(memory.text, left);
		if (fresh === text) throw moved(item.id);
		return draftText(writing, item.path, fresh, summary, "DELETE");
	}
	if (item.kind === "episode") {
		const file = parseEpisodes(text, item.path);
		const entry = file.entries.find(({ id }) => id === item.id)!;
		const fresh = serializeEpisodes(buryEpisode(file, entry, "deleted", writing.today));
		return draftText(writing, item.path, fresh, summary, "DELETE");
	}
	if (item.kind === "note") return await dropLines(writing, item, memory.lineStart, memory.lineEnd, true);
	writing.drafts.delete(item.path);
	await writing.tx.remove(item.path, { summary, action: "DELETE" });
	if (item.kind === "entity") writing.entities.set(entityIdOf(item.path), null);
}
