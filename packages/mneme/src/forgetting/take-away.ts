// Takes one memory, or some of its statements, out of its file.
import { type CoreFile, type CoreItem, parseCore, replaceCoreItem, serializeCore } from "../formats/core.ts";
import { coreItemIds } from "../formats/core-ids.ts";
import type { DecayScoresFile } from "../formats/decay-scores.ts";
import { parseEntity, readEntity, serializeEntity } from "../formats/entity.ts";
import { buryEpisode, parseEpisodes, serializeEpisodes } from "../formats/episodes.ts";
import { joinLines, type Source, splitLines } from "../formats/lines.ts";
import { parsePendingMemories, removeProposal, serializePendingMemories } from "../formats/pending-memories.ts";
import { removeLines } from "../formats/section-edits.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { entityIdOf } from "../stores/catalogue.ts";
import { takeOut } from "../stores/core-budget.ts";
import { isListLabel, joinEntries, listEntries } from "../stores/core-labels.ts";
import { CORE_FILE } from "../stores/places.ts";
import { remembered } from "../stores/scores.ts";
import { draftText, readText, type Writing } from "../stores/writing.ts";
import { withoutClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { carryScores } from "./carried-scores.ts";
import { OPERATIONS_FILE } from "./pending-operations.ts";
import type { ForgetItem } from "./plan.ts";
import { inseparable, shortenedBy, textWithout, withText } from "./shortened.ts";
import { procedureWithout } from "./shortened-procedure.ts";
import { actionOf, summaryOf } from "./summaries.ts";
import { changed } from "./unchanged.ts";

type Entries = DecayScoresFile["entries"];

export async function takeAway(
	writing: Writing,
	item: ForgetItem,
	permanent: boolean,
	entries: Entries,
): Promise<void> {
	switch (item.kind) {
		case "core":
			return await takeFromCore(writing, item, permanent, entries);
		case "fact":
			return await takeFromEntity(writing, item, permanent, entries);
		case "proposal": {
			const file = parsePendingMemories((await readText(writing, item.path)) ?? "", item.path);
			const fresh = removeProposal(file, Number(item.id.slice("proposal:".length)));
			return draftText(writing, item.path, serializePendingMemories(fresh), summaryOf(item, permanent), "REJECT");
		}
		case "reflection":
			if (item.path === OPERATIONS_FILE) return;
			return await dropLine(writing, item, permanent);
		case "note":
			// Deleting takes all notes of a file at once: delete-notes.ts.
			if (!permanent) writing.tx.event("ARCHIVE", item.path, summaryOf(item, permanent));
			return;
		default:
			if (permanent) await deleteFromDisk(writing, item);
			else writing.tx.event("ARCHIVE", item.path, summaryOf(item, permanent));
	}
}

async function takeFromCore(writing: Writing, item: ForgetItem, permanent: boolean, entries: Entries): Promise<void> {
	const file = parseCore((await readText(writing, CORE_FILE)) ?? "", CORE_FILE);
	const found = file.items[coreItemIds(file).indexOf(item.id)];
	if (!found) throw changed(item.id);
	const left = item.parts ? valueWithout(found, item.parts) : "";
	if (left === found.value) throw changed(item.id);
	const fresh = left === "" ? takeOut(file, found) : withValue(file, found, left);
	const [before, after] = [serializeCore(file), serializeCore(fresh)];
	draftText(writing, CORE_FILE, after, summaryOf(item, permanent), actionOf(permanent));
	carryScores(writing, entries, movesOf(item, before, after));
}

/** The label and all around it stay as they were written. */
function withValue(file: CoreFile, item: CoreItem, value: string): CoreFile {
	const { text, line, endLine } = item;
	const label = text.slice(0, text.length - item.value.length);
	const source = withText(file.source, { text, lineStart: line, lineEnd: endLine }, `${label}${value}`);
	return source ? parseCore(joinLines(source), file.path) : replaceCoreItem(file, item, `${label}${value}`);
}

function valueWithout({ label, value }: CoreItem, parts: readonly string[]): string {
	const gone = new Set(parts.map(fingerprint));
	if (label !== undefined && isListLabel(label))
		return joinEntries(listEntries(value).filter((entry) => !gone.has(fingerprint(entry))));
	// The first statement begins with the label.
	const asWritten = ({ text, start }: { text: string; start: number }) =>
		start === 0 && label !== undefined ? `${label}: ${text}` : text;
	return withoutClauses(
		value,
		(clause) => gone.has(fingerprint(clause.text)) || gone.has(fingerprint(asWritten(clause))),
	);
}

function movesOf({ id, path }: ForgetItem, before: string, after: string): [string, string][] {
	const [old, fresh] = [before, after].map((text) => readMemories(path, text).memories.map((memory) => memory.id));
	const stayed = fresh!.length < old!.length ? old!.filter((each) => each !== id) : old!;
	return stayed.flatMap((was, at): [string, string][] => (fresh![at] === undefined ? [] : [[was, fresh![at]]]));
}

async function takeFromEntity(writing: Writing, item: ForgetItem, permanent: boolean, entries: Entries): Promise<void> {
	const text = (await readText(writing, item.path)) ?? "";
	const { source } = parseEntity(text, item.path);
	const memory = findMemory(text, item);
	const fresh = shortenedBy(source, memory, item) ?? removeLines(source, memory.lineStart - 1, memory.lineEnd);
	const after = serializeEntity(readEntity(fresh, item.path));
	draftText(writing, item.path, after, summaryOf(item, permanent), actionOf(permanent));
	const moves = movesOf(item, text, after);
	carryScores(writing, entries, moves);
	// Parts that were forgotten before are kept with this one, under the id it had: forget.ts.
	const rest = moves.find(([was, id]) => was === item.id && was !== id)?.[1];
	const score = rest === undefined ? undefined : writing.restoredScores.get(rest);
	if (rest !== undefined && score) writing.restoredScores.set(rest, remembered(score));
	writing.entities.set(entityIdOf(item.path), item.path);
}

function findMemory(text: string, { id, path }: Pick<ForgetItem, "id" | "path">): Memory {
	const memory = readMemories(path, text).memories.find((each) => each.id === id);
	if (!memory) throw changed(id);
	return memory;
}

async function dropLine(writing: Writing, item: ForgetItem, permanent: boolean): Promise<void> {
	const source = splitLines((await readText(writing, item.path)) ?? "");
	const fresh = removeLines(source, item.line - 1, item.line);
	draftText(writing, item.path, joinLines(fresh), summaryOf(item, permanent), actionOf(permanent));
}

/** Undefined where nothing is left of it. */
function shortenedProcedure(text: string, memory: Memory, { id, path, parts }: ForgetItem): Source | undefined {
	const left = parts ? textWithout(memory.text, parts) : "";
	if (left === undefined) throw changed(id);
	if (!parts || left === "") return undefined;
	const fresh = procedureWithout(text, path, parts);
	const said = readMemories(path, joinLines(fresh)).memories[0]?.text ?? "";
	if (fingerprint(said) !== fingerprint(left)) throw inseparable(memory);
	return fresh;
}

async function deleteFromDisk(writing: Writing, item: ForgetItem): Promise<void> {
	const text = (await readText(writing, item.path)) ?? "";
	const summary = summaryOf(item, true);
	const memory = findMemory(text, item);
	const shortened =
		item.kind === "procedure" ? shortenedProcedure(text, memory, item) : shortenedBy(splitLines(text), memory, item);
	if (shortened) return draftText(writing, item.path, joinLines(shortened), summary, "DELETE");
	if (item.kind === "episode") {
		const file = parseEpisodes(text, item.path);
		const entry = file.entries.find(({ id }) => id === item.id)!;
		const fresh = serializeEpisodes(buryEpisode(file, entry, "deleted", writing.today));
		return draftText(writing, item.path, fresh, summary, "DELETE");
	}
	writing.drafts.delete(item.path);
	await writing.tx.remove(item.path, { summary, action: "DELETE" });
	if (item.kind === "entity") writing.entities.set(entityIdOf(item.path), null);
}
