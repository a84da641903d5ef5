// Secrets told in plain words, in sentences of every kind: a learned decision over what could be one by its looks or its place.

import { type Candidate, findCandidates, isWordShape } from "./candidates.ts";
import { FEATURE_SLOTS, featuresOf } from "./features.ts";
import { isShown } from "./placeholders.ts";
import type { SecretSpan } from "./span.ts";
import { BIAS, SCALE, WEIGHTS } from "./weights.ts";

/** Chosen on authors that were left out of the training: one false alarm in a hundred traps. */
const LINE = 0.2;
/** Plain words and phrases are seldom anything else where they stand. */
const WORDS_LINE = -0.6;
/** Beside one that is a secret, its like needs less. */
const COMPANION = 1.5;

let weights: Int8Array | undefined;

/** `found` is what the rules found already. */
export function findTold(text: string, found: readonly SecretSpan[] = []): SecretSpan[] {
	const judged = without(findCandidates(text), found)
		.filter(({ start }) => !isShown(text, start))
		.map((candidate) => ({
			...candidate,
			score: scoreOf(featuresOf(text, candidate)) - lineOf(candidate),
		}));
	const shapes = new Set(judged.filter(({ score }) => score >= 0).map(({ shape }) => shape));
	return judged
		.filter(({ score, shape }) => score >= 0 || (score >= -COMPANION && shapes.has(shape)))
		.map(({ start, end, shape }) => ({ start, end, kind: isWordShape(shape) || shape === "odd" ? "password" : "pin" }));
}

function without(candidates: Candidate[], found: readonly SecretSpan[]): Candidate[] {
	const taken: { start: number; end: number }[] = [];
	for (const { start, end } of found.toSorted((a, b) => a.start - b.start)) {
		const last = taken.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else taken.push({ start, end });
	}
	return candidates.filter(({ start, end }) => {
		let [low, high] = [0, taken.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if (taken[middle]!.end <= start) low = middle + 1;
			else high = middle;
		}
		return low === taken.length || taken[low]!.start >= end;
	});
}

function lineOf({ shape }: Candidate): number {
	return isWordShape(shape) ? WORDS_LINE : LINE;
}

function scoreOf(slots: readonly number[]): number {
	weights ??= new Int8Array(Buffer.from(WEIGHTS, "base64"));
	let sum = 0;
	for (const slot of slots) sum += weights[slot & (FEATURE_SLOTS - 1)]!;
	return BIAS + (SCALE * sum) / Math.sqrt(slots.length);
}
