// Two entities that are one: what the first file says joins the second, links and ids lead there, and the first file goes. Taking a
// merge back restores both files from history.

import { parseDecayScores } from "../formats/decay-scores.ts";
import type { EntityFile } from "../formats/entity.ts";
import {
	addFact,
	addOpenQuestion,
	addRelation,
	addTimelineLine,
	removeRelation,
	renameLinks,
	setEntityHeader,
	setSummary,
} from "../formats/entity-edits.ts";
import { MemoryError } from "../model/errors.ts";
import { readFileHistory } from "../workspace/history/file-history.ts";
import { applyRevert, planTakeBack, type RevertPlan } from "../workspace/history/revert.ts";
import { transactionAround } from "../workspace/history/versions.ts";
import { shardCandidates } from "../workspace/shards.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { RefusalSignal } from "../workspace/transaction/signals.ts";
import { entityIdOf, nameKey, splitEntityId } from "./catalogue.ts";
import { findEntity, getEntity, saveEntity } from "./entities.ts";
import { factId, newKey } from "./facts.ts";
import { ENTITY_FOLDER, INDEX_FILE, SCORES_FILE } from "./places.ts";
import { relink } from "./renames.ts";
import { forgettingOf, remembered, type Scores } from "./scores.ts";
import { record, recordCreated, scoresIn, type Writing } from "./writing.ts";

/** `from` joins `into`. */
export async function mergeEntities(writing: Writing, from: string, into: string): Promise<void> {
	if (from === into) throw new MemoryError("INVALID_INPUT", `${from} is one entity already; name two.`);
	const source = await getEntity(writing, from);
	const target = await getEntity(writing, into);
	const { entries } = await scoresIn(writing);
	for (const id of [from, into]) refuseToMoveForgotten(entries, id);
	const moves: [old: string, next: string][] = [[`entity:${from}`, `entity:${into}`]];
	const joined = joinFiles(writing, renameLinks(target, from, into), renameLinks(source, from, into), moves);
	await writing.tx.remove(source.path, { action: "MERGE", summary: `merged into ${into}` });
	writing.entities.set(from, null);
	saveEntity(writing, withoutSelf(joined, into), `joined by ${from}`);
	await relink(writing, from, into);
	for (const [old, next] of moves) record(writing, old, { kind: "moved", to: next });
	writing.foldDue = true;
}

/** What is said of it would come back with the other, or hide the other with it. */
function refuseToMoveForgotten(entries: Scores["entries"], id: string): void {
	if (!entries.get(`entity:${id}`)?.forgotten) return;
	throw new MemoryError(
		"INVALID_INPUT",
		`${id} is forgotten. Bring it back first (\`mneme restore entity:${id}\`), or leave it apart.`,
		{ data: { id } },
	);
}

function joinFiles(writing: Writing, target: EntityFile, source: EntityFile, moves: [string, string][]): EntityFile {
	let file = setEntityHeader(target, joinedHeader(target, source));
	if (target.summary.trim() === "") file = setSummary(file, source.summary);
	else if (source.summary.trim() !== "" && !target.summary.includes(source.summary.trim()))
		file = setSummary(file, `${target.summary}\n\n${source.summary}`);
	for (const fact of source.facts) {
		const same = file.facts.find(({ text }) => nameKey(text) === nameKey(fact.text));
		const key = same?.mark?.key ?? freeKey(writing, file, fact.mark?.key);
		if (!same) file = addFact(file, { text: fact.text, mark: { ...fact.mark, key } });
		moves.push([factId(source.id, fact), same ? factId(target.id, same) : `fact:${target.id}:${key}`]);
	}
	for (const { date, value, text } of source.timeline) {
		if (!file.timeline.some((line) => line.text === text))
			file = addTimelineLine(file, date ?? writing.today, date === undefined ? text : value);
	}
	for (const { text } of source.openQuestions) {
		if (!file.openQuestions.some((question) => question.text === text)) file = addOpenQuestion(file, text);
	}
	for (const { relation, targets, mark } of source.relations) {
		for (const to of targets) {
			if (file.relations.some((line) => line.relation === relation && line.targets.includes(to))) continue;
			const key = freeKey(writing, file, mark?.key);
			file = addRelation(file, { relation, target: to, mark: { ...mark, key } });
		}
	}
	return file;
}

function freeKey(writing: Writing, file: EntityFile, key: string | undefined): string {
	const taken = [...file.facts, ...file.relations].some(({ mark }) => mark?.key === key);
	return key === undefined || taken ? newKey(writing.random, [file]) : key;
}

function joinedHeader(target: EntityFile, source: EntityFile) {
	const names = [
		...(target.header.aliases ?? []),
		source.header.label ?? splitEntityId(source.id)[1],
		...(source.header.aliases ?? []),
	];
	const own = nameKey(target.header.label ?? splitEntityId(target.id)[1]);
	const aliases = [...new Map(names.map((name) => [nameKey(name), name])).entries()];
	const created = [target.header.created, source.header.created].filter((date) => date !== undefined).sort()[0];
	return {
		aliases: aliases.filter(([key]) => key !== own).map(([, name]) => name),
		...(created === undefined ? {} : { created }),
		...(source.header.pinned ? { pinned: true } : {}),
	};
}

/** What the two had to do with each other is now with itself. */
function withoutSelf(file: EntityFile, id: string): EntityFile {
	const own = file.relations.filter(({ targets }) => targets.includes(id)).map(({ relation }) => relation);
	return own.reduce((current, relation) => removeRelation(current, relation, id), file);
}

/** These follow from the others, so they are made anew and not taken back line by line. */
const DERIVED = new Set([INDEX_FILE, SCORES_FILE]);

/** Brings back the entity that was merged away, and what it was merged into as it was; what came since stays where it can. */
export async function undoMerge(writing: Writing, id: string): Promise<{ restored: string; from: string }> {
	if (await findEntity(writing, id)) {
		throw new MemoryError(
			"INVALID_INPUT",
			`${id} is there; it was not merged into another, or the merge was taken back.`,
		);
	}
	const { context } = writing;
	const merge = await findMerge(writing, id);
	const into = merge.message!.summary.replace(/^merged into /, "");
	refuseToMoveForgotten((await scoresIn(writing)).entries, into);
	const { entries, base } = transactionAround(context, merge);
	const { steps, conflicts } = planTakeBack(context, entries.toReversed());
	const plan: RevertPlan = {
		steps: steps.filter(({ path }) => !DERIVED.has(path)),
		conflicts: conflicts.filter(({ path }) => !DERIVED.has(path)),
	};
	const blocked = plan.conflicts[0];
	if (blocked) {
		throw new RefusalSignal(
			blocked.path,
			`${blocked.path} was changed since the merge in the lines that would go back`,
			`See \`mneme history ${blocked.path}\`; roll it back first, or edit it by hand.`,
		);
	}
	await applyRevert(writing.tx, plan, () => `merge of ${id} taken back (${merge.message!.tx})`);
	for (const { path, after } of plan.steps) {
		if (path.startsWith(`${ENTITY_FOLDER}/`)) writing.entities.set(entityIdOf(path), after ? path : null);
	}
	await restoreScores(writing, await getEntity(writing, id), into, context.ledger.treeOf(base));
	return { restored: id, from: into };
}

async function findMerge(writing: Writing, id: string) {
	for (const path of shardCandidates(ENTITY_FOLDER, `${id}.md`)) {
		const history = await readFileHistory(writing.context, path);
		const merge = history.find(({ entry, after }) => !after && entry.message?.action === "MERGE");
		if (merge) return merge.entry;
	}
	throw new MemoryError(
		"NOT_FOUND",
		`History holds no merge of ${id}. \`mneme log --action MERGE\` shows those there were.`,
		{
			data: { id },
		},
	);
}

/** Scores of both as they were before the merge, but for what was forgotten since; the ids of the one that comes back no longer lead elsewhere. */
async function restoreScores(
	writing: Writing,
	restored: EntityFile,
	into: string,
	tree: string | undefined,
): Promise<void> {
	const { context } = writing;
	const { entries, redirects } = await scoresIn(writing);
	const blob = readBlob(context, context.ledger.trees.find(tree, SCORES_FILE)?.oid);
	const before = parseDecayScores(blob?.toString("utf8") ?? "").entries;
	const isOf = (memory: string, id: string) => memory === `entity:${id}` || memory.startsWith(`fact:${id}:`);
	for (const memory of [`entity:${restored.id}`, ...restored.facts.map((fact) => factId(restored.id, fact))]) {
		const joined = redirects.get(memory);
		if (joined !== undefined && !before.has(joined)) writing.restoredScores.set(joined, null);
		recordCreated(writing, memory);
	}
	for (const [memory, entry] of before) {
		if (!isOf(memory, restored.id) && !isOf(memory, into)) continue;
		const since = entries.get(memory) ?? entries.get(redirects.get(memory) ?? "");
		writing.restoredScores.set(memory, since ? { ...remembered(entry), ...forgettingOf(since) } : entry);
	}
	writing.foldDue = true;
}
