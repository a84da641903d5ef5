// A fact on its entity: new, known, in place of an older one, or beside one it contradicts.

import type { EntityFile, Fact } from "../formats/entity.ts";
import { addOpenQuestion } from "../formats/entity-edits.ts";
import { splitLabel } from "../formats/items.ts";
import { getEntity, saveEntity } from "../stores/entities.ts";
import { addFact, factId, findLabelled, type NewFact, supersedeFact } from "../stores/facts.ts";
import { record, type Writing } from "../stores/writing.ts";
import type { Contradiction, StoredPiece, Superseded } from "./filed.ts";
import type { Nearest } from "./nearest.ts";
import { ASK_PROBABILITY, MERGE_PROBABILITY, type RelationVerdict } from "./relation/relate.ts";

export interface FiledFact extends StoredPiece {
	readonly superseded?: Superseded;
	readonly contradicts?: Contradiction;
}

interface Judgement {
	readonly nearest: readonly Nearest[];
	/** The words say that something said before was wrong. */
	readonly corrects: boolean;
}

/** Less sure than this, both statements stay: a wrong replacement hides a fact, a duplicate only repeats one. */
const REPLACE_PROBABILITY = 0.6;

export async function fileFact(
	writing: Writing,
	entity: string,
	fact: NewFact,
	judgement: Judgement,
): Promise<FiledFact> {
	const file = await getEntity(writing, entity);
	const { path } = file;
	const rival = findRival(file, entity, fact.text, judgement);
	if (!rival) return { path, ...(await addFact(writing, entity, fact)) };
	const { old, verdict } = rival;
	const oldId = factId(entity, old);
	const { relation, probability } = verdict;
	if (relation === "same" && probability >= MERGE_PROBABILITY) {
		record(writing, oldId, { kind: "used", why: "said again" });
		return { id: oldId, path, change: "known" };
	}
	if (relation === "update") {
		const { id, change } = await supersedeFact(writing, entity, keyOf(oldId), fact);
		return {
			id,
			path,
			change,
			...(change === "superseded" ? { superseded: { id: oldId, text: old.text, by: id } } : {}),
		};
	}
	const added = await addFact(writing, entity, fact);
	if (relation === "same" && probability >= ASK_PROBABILITY)
		writing.tx.notices.push({
			level: "info",
			text: `${added.id} may be the same as ${oldId}; the next reflection asks.`,
		});
	if (relation !== "contradict") return { path, ...added };
	await noteContradiction(writing, entity, { old, oldId, text: fact.text, source: fact.source ?? "" });
	return { path, ...added, contradicts: { id: oldId, text: old.text } };
}

/** The old fact that this one says something about: of the same label, or found near it. */
function findRival(
	file: EntityFile,
	entity: string,
	text: string,
	{ nearest, corrects }: Judgement,
): { old: Fact; verdict: RelationVerdict } | undefined {
	const { label } = splitLabel(text);
	const labelled = label === undefined ? undefined : findLabelled(file, label);
	// A label has one value: another one for it, said later, is the newer.
	if (labelled)
		return { old: labelled, verdict: { relation: "update", probability: 1, by: "rules", reasons: ["the same label"] } };
	const found = nearest.flatMap((near) => {
		const old = file.facts.find((fact) => factId(entity, fact) === near.memory.id);
		return old ? [{ old, verdict: near.verdict }] : [];
	});
	const best = mostTelling(found);
	return best && corrects && best.verdict.relation === "contradict"
		? { old: best.old, verdict: { ...best.verdict, relation: "update" } }
		: best;
}

/** The surest that is more than a guess. */
export function mostTelling<Found extends { readonly verdict: RelationVerdict }>(
	found: readonly Found[],
): Found | undefined {
	return found
		.filter(({ verdict }) => verdict.relation !== "different" && verdict.probability >= REPLACE_PROBABILITY)
		.toSorted((one, other) => other.verdict.probability - one.verdict.probability)[0];
}

/** Where a person, or the next reflection, will see both and decide. */
export async function noteContradiction(
	writing: Writing,
	entity: string,
	{ old, oldId, text, source }: { old: Fact; oldId: string; text: string; source: string },
): Promise<void> {
	const since = old.mark?.source === undefined ? "" : `, ${old.mark.source}`;
	const question = `Contradicts: "${text}" (${source}) and "${old.text}" (${oldId}${since})`;
	const file = await getEntity(writing, entity);
	if (file.openQuestions.some((item) => item.text === question)) return;
	saveEntity(writing, addOpenQuestion(file, question), `contradiction with ${oldId}`);
	writing.tx.notices.push({ level: "warning", text: `"${text}" contradicts ${oldId}: "${old.text}". Both are kept.` });
}

function keyOf(id: string): string {
	return id.slice(id.lastIndexOf(":") + 1);
}
