// The figures from which relate.ts judges a pair: the model's opinion in both directions, if there is a model, and the rules' evidence.
// The order is that of the trained weights: after a change run scripts/train-relation.ts.

import { RELATIONS, type RelationScores } from "../../inference/port.ts";
import type { Evidence } from "./evidence.ts";

/** Keeps the logarithm of a vanishing probability in bounds. */
const LEAST_PROBABILITY = 1e-4;

export interface ModelOpinion {
	readonly forward: RelationScores;
	/** Asked with the two statements exchanged: all relations but `update` read the same both ways. */
	readonly backward: RelationScores;
}

/** For the combination: the model's opinion, the evidence, and what the trees make of the evidence (`byRules`). */
export function pairFeatures(evidence: Evidence, opinion: ModelOpinion, byRules: readonly number[]): number[] {
	const forward = logarithms(RELATIONS.map((relation) => opinion.forward[relation]));
	const backward = logarithms(RELATIONS.map((relation) => opinion.backward[relation]));
	const rules = logarithms(byRules);
	// The model knows little but English: there it counts less and the rules more.
	const foreign = [...forward, ...rules, Math.min(evidence.turns, 2)].map((value) => value * evidence.foreign);
	return [...forward, ...backward, ...ruleFeatures(evidence), ...rules, ...foreign];
}

function logarithms(probabilities: readonly number[]): number[] {
	return probabilities.map((probability) => Math.log(Math.max(probability, LEAST_PROBABILITY)));
}

export function ruleFeatures(e: Evidence): number[] {
	const otherQuantity = Math.min(e.oldQuantities, e.newQuantities, 1);
	const otherName = Math.min(e.oldNames, e.newNames, 1);
	return [
		e.overlap,
		e.containment,
		Math.min(e.oldQuantities, 2),
		Math.min(e.newQuantities, 2),
		otherQuantity,
		Math.min(e.sharedQuantities, 2),
		Math.min(e.oldNames, 2),
		Math.min(e.newNames, 2),
		otherName,
		Math.min(e.sharedNames, 2),
		e.negation,
		Math.min(e.opposites, 1),
		Math.min(e.changes, 3) / 2,
		e.oldIsPast,
		e.newIsPast,
		e.swapped,
		e.identical,
		e.lengthRatio,
		e.flipped,
		e.otherOwner,
		e.prefix,
		e.suffix,
		e.events * otherQuantity,
		e.prefix * otherName,
		e.flipped * e.overlap,
		Math.min(e.turns, 2),
		Math.min(e.oldTurns, 2),
		Math.min(e.lasting, 1),
		Math.min(e.additions, 1),
		Math.min(e.occasions, 1),
		e.exclusive,
		e.oneOfMany,
		e.letters,
		e.foreign,
		e.otherMeasure,
		e.sameMeasure,
		e.sameMeasure * e.frame.sameSubject,
		e.longer,
		Math.min(e.oldNegations, 2),
		Math.min(e.newNegations, 2),
		e.otherValue,
		e.otherCounted,
		e.events,
		e.frame.oldSubject,
		e.frame.newSubject,
		e.frame.oldPredicate,
		e.frame.newPredicate,
		e.frame.sameSubject,
		e.frame.sameVerb,
		e.frame.otherRole,
		e.frame.otherPlace,
		e.frame.otherKind,
		e.frame.otherPlace * e.frame.sameSubject,
		e.frame.otherKind * e.frame.sameSubject,
		e.frame.exchangedSubject,
		e.frame.exchangedValue,
	];
}
