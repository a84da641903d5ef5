// How a new statement relates to an old one: same, update, contradict or different. The relation model's opinion and the rules'
// evidence on names, numbers, dates and negation weighed together; with no model, the evidence alone. Reads no store, merges nothing.

import { RELATIONS, type Relation, type RelationModel, type StatementPair } from "../../inference/port.ts";
import { weighByTrees } from "../../inference/trees.ts";
import { softmax } from "../../inference/vectors.ts";
import { type Evidence, readEvidence } from "./evidence.ts";
import { type ModelOpinion, pairFeatures, ruleFeatures } from "./features.ts";
import { TREES } from "./relation-trees.ts";
import { MODEL_AND_RULES } from "./relation-weights.ts";

/** The design's thresholds on the probability of `same`: from here on two memories merge by themselves … */
export const MERGE_PROBABILITY = 0.92;
/** … and from here on the user is asked in the next reflection. */
export const ASK_PROBABILITY = 0.8;
/** A pair that something speaks against is called the same from here on, and never merged. */
const OBJECTED_SAME_PROBABILITY = 0.6;
const OBJECTED_MOST_PROBABILITY = 0.9;

export interface RelationVerdict {
	readonly relation: Relation;
	/** Of the relation named, after the rules. */
	readonly probability: number;
	readonly by: "model+rules" | "rules";
	readonly reasons: readonly string[];
}

interface RelationWeights {
	readonly trees: readonly (readonly number[])[];
	readonly rows: readonly (readonly number[])[];
}

/** Shared words from which a difference is one of content; below it two ways of saying the same differ as much. */
const ALIKE = 0.3;
/** Mostly the same words: what differs between them is meant. */
const MOSTLY_EQUAL = 0.5;
/** Nearly the same bag of words: only then does their order tell. */
const EQUAL_WORDS = 0.8;

interface Objection {
	readonly reason: string;
	readonly applies: (evidence: Evidence) => boolean;
	/** Whether it rules `same` out; else it asks for more certainty and forbids a merge. A paraphrase may count or negate otherwise. */
	readonly final: (evidence: Evidence) => boolean;
}

const always = () => true;
const OBJECTIONS: readonly Objection[] = [
	{
		reason: "different numbers, times or dates",
		applies: (e) => e.oldQuantities > 0 && e.newQuantities > 0,
		final: (e) => e.overlap >= MOSTLY_EQUAL,
	},
	{
		reason: "different names",
		applies: (e) => e.oldNames > 0 && e.newNames > 0 && e.overlap >= ALIKE,
		final: always,
	},
	{
		reason: "one negates what the other says",
		applies: (e) => e.flipped > 0 && e.overlap >= ALIKE,
		final: (e) => e.frame.exchangedValue > 0 || e.overlap >= EQUAL_WORDS,
	},
	{
		reason: "they count different things",
		applies: (e) => e.otherCounted > 0,
		final: (e) => e.frame.exchangedValue > 0,
	},
	{ reason: "one property, two values", applies: (e) => e.otherValue > 0, final: always },
	{
		reason: "who does what is exchanged",
		applies: (e) => e.swapped > 0 && e.overlap >= EQUAL_WORDS,
		final: always,
	},
	{ reason: "no word in common", applies: (e) => e.overlap === 0, final: () => false },
	{ reason: "one is the user's, the other somebody else's", applies: (e) => e.otherOwner > 0, final: always },
];

export async function relate(older: string, newer: string, model?: RelationModel): Promise<RelationVerdict> {
	const [verdict] = await relateAll([{ old: older, new: newer }], model);
	return verdict!;
}

/** In order. Two questions to the model for each pair that words alone do not settle. */
export async function relateAll(pairs: readonly StatementPair[], model?: RelationModel): Promise<RelationVerdict[]> {
	const asked = pairs.map((pair) => (isAskable(pair) ? pair : undefined)).filter((pair) => pair !== undefined);
	const opinions = new Map<StatementPair, ModelOpinion>();
	if (model && asked.length > 0) {
		const scores = await model.relate(asked.flatMap((pair) => [pair, { old: pair.new, new: pair.old }]));
		for (const [index, pair] of asked.entries()) {
			opinions.set(pair, { forward: scores[index * 2]!, backward: scores[index * 2 + 1]! });
		}
	}
	return pairs.map((pair) => judge(pair, opinions.get(pair), model ? "model+rules" : "rules"));
}

/** By rules alone, each pair when its verdict is asked for. */
export function relateByRules(pairs: readonly StatementPair[]): (() => RelationVerdict)[] {
	return pairs.map((pair) => {
		let verdict: RelationVerdict | undefined;
		return () => {
			verdict ??= judge(pair, undefined, "rules");
			return verdict;
		};
	});
}

/** The model calls anything the same as an empty text. */
function isAskable({ old: older, new: newer }: StatementPair): boolean {
	return /[\p{L}\p{N}]/u.test(older) && /[\p{L}\p{N}]/u.test(newer) && comparable(older) !== comparable(newer);
}

/** One pair, with the model's opinion of it at hand. Other weights than the product's are for their training. */
export function judge(
	pair: StatementPair,
	opinion: ModelOpinion | undefined,
	by: RelationVerdict["by"],
	weights: RelationWeights = { trees: TREES, rows: MODEL_AND_RULES },
): RelationVerdict {
	if (comparable(pair.old) === comparable(pair.new))
		return { relation: "same", probability: 1, by, reasons: ["the same words"] };
	if (!isAskable(pair)) return { relation: "different", probability: 1, by, reasons: ["one of them says nothing"] };
	const evidence = readEvidence(pair.old, pair.new);
	const objections = OBJECTIONS.filter(({ applies }) => applies(evidence));
	const reasons = objections.map(({ reason }) => reason);
	if (evidence.changes > 0) reasons.push("the new one speaks of a change");
	const probabilities = weigh(evidence, opinion, weights);
	const considered = RELATIONS.map((relation, index) => ({
		relation,
		probability: relation === "same" ? sameAfter(objections, evidence, probabilities[index]!) : probabilities[index]!,
	}));
	const best = considered.reduce((winner, one) => (one.probability > winner.probability ? one : winner));
	return { ...best, relation: corrected(best.relation, evidence), by, reasons };
}

function sameAfter(objections: readonly Objection[], evidence: Evidence, probability: number): number {
	if (objections.length === 0) return probability;
	const out = probability < OBJECTED_SAME_PROBABILITY || objections.some(({ final }) => final(evidence));
	return out ? 0 : Math.min(probability, OBJECTED_MOST_PROBABILITY);
}

/** Two readings that the model mixes up: another value of the same property, and the same property of somebody else. */
function corrected(relation: Relation, evidence: Evidence): Relation {
	if (relation === "different" && evidence.otherValue > 0 && evidence.changes === 0 && evidence.events === 0)
		return "contradict";
	if (relation === "contradict" && evidence.otherOwner > 0 && evidence.flipped === 0) return "different";
	return relation;
}

function weigh(evidence: Evidence, opinion: ModelOpinion | undefined, { trees, rows }: RelationWeights): number[] {
	const byRules = weighByTrees(ruleFeatures(evidence), trees, RELATIONS.length);
	if (!opinion) return byRules;
	const features = pairFeatures(evidence, opinion, byRules);
	return softmax(
		rows.map((row) => features.reduce((sum, value, index) => sum + value * row[index]!, row[features.length]!)),
	);
}

/** Case, punctuation and spaces say nothing by themselves; signs of numbers do. */
function comparable(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+\-%$€£#]+/gu, " ")
		.trim();
}
