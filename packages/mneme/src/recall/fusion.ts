// Joins the signals of a memory to one score, and scores to a relevance between 0 and 1. Pure. The weights are those at which the lines that
// answer stand out most (softmax over each question's lines), rounded; left one conversation out at a time they hardly move.
import { SIGNALS, type Signal, type Signals } from "./signals.ts";

const WEIGHTS: Readonly<Record<Signal, number>> = {
	words: 0.4,
	share: 0.5,
	nearShare: 1.4,
	logShare: 1.2,
	logWords: 1.3,
	alone: 0.5,
	around: 0.9,
	before: 0.25,
	after: 0.15,
	logAround: 0.65,
	speaker: 0.6,
	length: 0.9,
	asks: -0.7,
	answers: 0.7,
	time: 1.7,
};

export function fuse(signals: Signals): number {
	let sum = 0;
	for (const signal of SIGNALS) sum += WEIGHTS[signal] * signals[signal];
	return sum;
}

/** What each signal adds, largest first: the parts of `fuse`. */
export function partsOf(signals: Signals): { readonly signal: Signal; readonly points: number }[] {
	return SIGNALS.map((signal) => ({ signal, points: WEIGHTS[signal] * signals[signal] }))
		.filter(({ points }) => Math.abs(points) >= 0.005)
		.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}
