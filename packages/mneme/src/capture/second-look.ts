// The second look at facts that were filed by rules alone: the judge compares each with the older facts of its entity, and
// what `remember` would have done with its answer is done now. Idle work, in small lots; what was looked at is told by a commit.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as otherWork } from "node:timers/promises";
import { type Fact, parseEntity } from "../formats/entity.ts";
import type { RelationModel } from "../inference/port.ts";
import { type HistoryEntry, walkHistory } from "../ledger/history.ts";
import { isOid, type Oid } from "../ledger/objects.ts";
import { enginePrincipal } from "../model/principal.ts";
import type { Notice } from "../model/results.ts";
import { findEntity } from "../stores/entities.ts";
import { factId, mergeFacts, retireFact } from "../stores/facts.ts";
import { ENTITY_FOLDER } from "../stores/places.ts";
import { type StoreDeps, scoresOf, writeMemories } from "../stores/write-memories.ts";
import { readingOf, type Writing } from "../stores/writing.ts";
import { queryTerms } from "../text/segment.ts";
import { tokenOverlap } from "../text/similarity.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import { mostTelling, noteContradiction } from "./filing-facts.ts";
import { MERGE_PROBABILITY, type RelationVerdict, relateAll } from "./relation/relate.ts";

/** Who files by rules. */
const FILED_BY: ReadonlySet<string> = new Set(["bot:trigger-remember", "bot:auto-detect"]);
/** Where nobody knows what was looked at, only what is recent is: looking twice changes nothing. */
const LOOK_BACK_COMMITS = 1_000;
/** A stop loses no more than one lot; the model takes about a tenth of a second for a pair. */
const LOT_FACTS = 8;
/** As many as `remember` compares. */
const COMPARED = 8;
const NOTE = "second-look";

export interface LookOptions {
	readonly signal: AbortSignal;
	/** Before each question to the model. */
	readonly lull: () => Promise<void>;
}

interface NewFact {
	readonly entity: string;
	readonly id: string;
	/** Ids of the facts that were there before it. */
	readonly older: ReadonlySet<string>;
	readonly commit: Oid;
}

interface Finding {
	readonly entity: string;
	readonly older: Fact;
	readonly newer: Fact;
	readonly verdict: RelationVerdict;
}

/** Looks at all that waits. `openModel` is called only where there is something to compare. */
export async function lookAgain(
	deps: StoreDeps,
	openModel: () => Promise<RelationModel>,
	{ signal, lull }: LookOptions,
): Promise<{ readonly looked: number; readonly notices: readonly Notice[] }> {
	const { context, ledger } = deps.workspace;
	const head = ledger.head();
	const waiting = await findWaiting(context, head);
	const notices: Notice[] = [];
	for (let at = 0; at < waiting.length; at += LOT_FACTS) {
		const lot = waiting.slice(at, at + LOT_FACTS);
		const findings: Finding[] = [];
		for (const fact of lot) {
			const finding = await judge(deps, fact, async (pairs) => {
				await lull();
				signal.throwIfAborted();
				return await relateAll(pairs, await openModel());
			});
			if (finding) findings.push(finding);
		}
		if (findings.length > 0) notices.push(...(await apply(deps, findings)));
		// A commit may have brought more facts than fit into the lot.
		const next = waiting[at + LOT_FACTS];
		if (next && next.commit !== lot.at(-1)!.commit) writeNote(context, lot.at(-1)!.commit);
	}
	if (head !== undefined && readNote(context) !== head) writeNote(context, head);
	return { looked: waiting.length, notices };
}

/** The facts that came by rules since the last look, oldest first. */
async function findWaiting(context: Context, head: Oid | undefined): Promise<NewFact[]> {
	const seen = readNote(context);
	const found: NewFact[][] = [];
	let commits = 0;
	for (const entry of walkHistory(context.ledger.reader, head, seen)) {
		if (++commits > LOOK_BACK_COMMITS) break;
		found.push(newFacts(context, entry));
		await otherWork();
	}
	return found.reverse().flat();
}

function newFacts(context: Context, { oid, commit, message }: HistoryEntry): NewFact[] {
	if (!message || !FILED_BY.has(message.actor) || !message.file.startsWith(`${ENTITY_FOLDER}/`)) return [];
	const { trees } = context.ledger;
	const factsAt = (root: Oid | undefined) => {
		const text = readBlob(context, trees.find(root, message.file)?.oid)?.toString("utf8");
		if (text === undefined) return [];
		const file = parseEntity(text, message.file);
		return file.facts.map((fact) => ({ entity: file.id, id: factId(file.id, fact) }));
	};
	const older = new Set(factsAt(context.ledger.treeOf(commit.parents[0])).map(({ id }) => id));
	const fresh = factsAt(commit.tree).filter(({ id }) => !older.has(id));
	return older.size === 0 ? [] : fresh.map((fact) => ({ ...fact, older, commit: oid }));
}

type Relate = (pairs: readonly { old: string; new: string }[]) => Promise<RelationVerdict[]>;

/** What the model says of the fact as it stands now, if it is more than a guess. */
async function judge(deps: StoreDeps, { entity, id, older }: NewFact, relate: Relate): Promise<Finding | undefined> {
	const file = await findEntity(readingOf(deps.workspace), entity);
	const newer = file?.facts.find((fact) => factId(entity, fact) === id);
	if (!file || !newer) return undefined;
	const candidates = nearest(
		newer,
		file.facts.filter((fact) => older.has(factId(entity, fact)) && isComparable(fact, newer)),
	);
	if (candidates.length === 0) return undefined;
	const { entries } = await scoresOf(deps);
	// What was forgotten is neither counted nor replaced, and takes nothing with it.
	const isKnown = (fact: Fact) => entries.get(factId(entity, fact))?.forgotten !== true;
	const known = isKnown(newer) ? candidates.filter(isKnown) : [];
	if (known.length === 0) return undefined;
	const verdicts = await relate(known.map(({ text }) => ({ old: text, new: newer.text })));
	const best = mostTelling(known.map((fact, i) => ({ older: fact, verdict: verdicts[i]! })));
	return best && { entity, newer, ...best };
}

/** Two labels are two properties, whatever their values are. */
function isComparable(older: Fact, newer: Fact): boolean {
	return older.label === undefined || newer.label === undefined;
}

function nearest(fact: Fact, others: readonly Fact[]): readonly Fact[] {
	const terms = queryTerms(fact.text);
	const overlap = (other: Fact) => tokenOverlap(terms, queryTerms(other.text));
	return others
		.map((other) => ({ other, nearness: overlap(other) }))
		.toSorted((one, two) => two.nearness - one.nearness)
		.slice(0, COMPARED)
		.map(({ other }) => other);
}

async function apply(deps: StoreDeps, findings: readonly Finding[]): Promise<readonly Notice[]> {
	const request = {
		principal: enginePrincipal("system:curation"),
		trigger: "second look: the judge compared new facts with older ones",
		// Both texts are in the files already.
		verbatim: true,
	};
	const outcome = await writeMemories(deps, request, async (writing) => {
		for (const finding of findings) await applyOne(writing, finding);
	});
	return outcome.status === "done" ? outcome.notices : [];
}

async function applyOne(writing: Writing, { entity, older, newer, verdict }: Finding): Promise<void> {
	const file = await findEntity(writing, entity);
	const isThere = (fact: Fact) =>
		file?.facts.some((line) => factId(entity, line) === factId(entity, fact) && line.text === fact.text);
	// Somebody was quicker, or another finding has dealt with it.
	if (!isThere(older) || !isThere(newer)) return;
	const [olderId, newerId] = [factId(entity, older), factId(entity, newer)];
	const tell = (text: string) => writing.tx.notices.push({ level: "info", text: `On a second look, ${text}` });
	if (verdict.relation === "update") {
		await retireFact(writing, entity, olderId, newerId);
		tell(`"${newer.text}" (${newerId}) takes the place of "${older.text}".`);
	} else if (verdict.relation === "contradict") {
		const source = newer.mark?.source ?? newerId;
		await noteContradiction(writing, entity, { old: older, oldId: olderId, text: newer.text, source });
	} else if (verdict.probability >= MERGE_PROBABILITY) {
		await mergeFacts(writing, entity, olderId, newerId);
		tell(`"${newer.text}" is the same as ${olderId}: "${older.text}".`);
	} else tell(`${newerId} may be the same as ${olderId}; the next reflection asks.`);
}

function notePath({ root }: Context): string {
	return join(root, ".mneme", NOTE);
}

/** The last commit that was looked at; undefined where nobody knows. */
function readNote(context: Context): Oid | undefined {
	try {
		const text = readFileSync(notePath(context), "utf8").trim();
		return isOid(text) ? text : undefined;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

function writeNote(context: Context, commit: Oid): void {
	const path = notePath(context);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(`${path}.${process.pid}`, `${commit}\n`);
	renameSync(`${path}.${process.pid}`, path);
}
