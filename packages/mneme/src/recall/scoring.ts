// The score of every memory of a pool: what speaks for it, and what the kind of question prefers.
import { fuse, partsOf } from "./fusion.ts";
import { type Preferable, type Preference, preferenceOf } from "./preference.ts";
import type { Question } from "./question.ts";
import { type SignalRow, type Signals, signalsOf, type TermStatistics, withCosines } from "./signals.ts";

export interface Scored<Row> {
	readonly row: Row;
	readonly score: number;
	readonly signals: Signals;
	readonly liked: readonly Part[];
}

export interface Part {
	readonly part: string;
	readonly points: number;
}

export function scoreRows<Row extends SignalRow & Preferable>(
	question: Question,
	rows: readonly Row[],
	statistics: TermStatistics,
	preference: Preference,
): Scored<Row>[] {
	const signals = signalsOf(question, rows, statistics);
	return rows.map((row, i) => {
		const liked = preferenceOf(row, preference);
		const points = liked.reduce((sum, part) => sum + part.points, 0);
		return { row, score: fuse(signals[i]!) + points, signals: signals[i]!, liked };
	});
}

/** The same with other cosines; without one, as it was. */
export function rescored<Row>(scored: Scored<Row>, alone?: number, around?: number): Scored<Row> {
	const signals = withCosines(scored.signals, alone, around);
	return { ...scored, signals, score: scored.score - fuse(scored.signals) + fuse(signals) };
}

/** Each part of a score. */
export function whyOf({ signals, liked }: Pick<Scored<unknown>, "signals" | "liked">): Part[] {
	return [...partsOf(signals).map(({ signal, points }) => ({ part: signal, points })), ...liked];
}
