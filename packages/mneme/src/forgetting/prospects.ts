// How a memory's score will go on if nobody uses it: the days it crosses each line, and its course as points.
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { localTime } from "../model/clock.ts";
import { crossings, DECAY_STATUSES, type DecayStatus, daysBetween, relevance } from "../model/decay.ts";
import type { ScoreRules } from "../stores/scores.ts";

export interface Prospect {
	/** Scores from today on, one point every `stepDays`. */
	readonly course: readonly number[];
	readonly stepDays: number;
	/** Days to come; a line that lies behind has none. */
	readonly crosses: readonly { readonly status: DecayStatus; readonly day: string }[];
}

const POINTS = 12;
/** A quarter of a year: long enough for an ordinary memory to be hidden, short enough to see it fall. */
const COURSE_DAYS = 96;
const DAY_MS = 86_400_000;
const FOUR_DIGIT_YEAR = /^\d{4}-/;

/** `entry` as it stands now: under a clock that was set back it keeps a score below its formula's. */
export function prospectOf(entry: ScoreEntry, { settings, nowMs }: ScoreRules): Prospect {
	const { decay, timezone } = settings;
	const stepDays = COURSE_DAYS / POINTS;
	const { baseRelevance, typeWeight, accessCount } = entry;
	const memory = { baseRelevance, typeWeight, accessCount, pinned: entry.pinned || entry.store === "vault" };
	const usedMs = Date.parse(entry.lastAccessed);
	const idle = daysBetween(usedMs, nowMs, timezone);
	const scoreIn = (days: number) =>
		Math.min(entry.currentScore, relevance({ ...memory, idleDays: idle + days }, decay.lambda));
	const course = Array.from({ length: POINTS }, (_, point) => scoreIn(point * stepDays));
	if (entry.forgotten) return { course, stepDays, crosses: [] };
	const crosses = crossings(memory, decay)
		.filter(({ status, idleDays }) => idleDays > idle && rank(status) > rank(entry.status))
		.map(({ status, idleDays }) => ({ status, day: dayAfter(usedMs, idleDays, timezone) }))
		.filter(({ day }) => FOUR_DIGIT_YEAR.test(day));
	return { course, stepDays, crosses };
}

function rank(status: DecayStatus): number {
	return DECAY_STATUSES.indexOf(status);
}

function dayAfter(fromMs: number, days: number, timezone: string): string {
	const first = Date.parse(`${localTime(fromMs, timezone).date}T00:00Z`);
	return new Date(first + days * DAY_MS).toISOString().slice(0, 10);
}
