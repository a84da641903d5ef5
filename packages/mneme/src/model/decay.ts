// A§9.1 as a pure rule: how alive a memory is, from how it was made, how often it was used and how long ago.
import { localTime } from "./clock.ts";
import type { StoreName } from "./ids.ts";
import type { Settings } from "./settings.ts";

export type DecaySettings = Settings["decay"];

/** How it came to be remembered: the user asked, it was noticed or proposed, or it was inferred. */
export const ORIGINS = ["explicit", "detected", "inferred"] as const;

export type Origin = (typeof ORIGINS)[number];

export interface Relevance {
	readonly baseRelevance: number;
	readonly typeWeight: number;
	/** Creation counts as the first. */
	readonly accessCount: number;
	/** Calendar days since it was last used. */
	readonly idleDays: number;
	readonly pinned: boolean;
}

export function relevance(
	{ baseRelevance, typeWeight, accessCount, idleDays, pinned }: Relevance,
	lambda: number,
): number {
	if (pinned) return 1;
	const faded = Math.exp(-lambda * Math.max(0, idleDays));
	return Math.min(1, baseRelevance * faded * Math.log2(accessCount + 1) * typeWeight);
}

export const DECAY_STATUSES = ["active", "fading", "dormant", "archived"] as const;

export type DecayStatus = (typeof DECAY_STATUSES)[number];

export function statusOf(score: number, { active, fading, archive }: DecaySettings["thresholds"]): DecayStatus {
	if (score >= active) return "active";
	if (score >= fading) return "fading";
	return score >= archive ? "dormant" : "archived";
}

/** Notes are a person's own statements: they weigh as facts do. Vault items never decay, whatever their weight. */
export function typeWeightOf(store: StoreName, { weights }: DecaySettings): number {
	return store === "vault" ? 1 : weights[store === "notes" ? "semantic" : store];
}

/** The score a memory begins with. */
export function initialScore(store: StoreName, origin: Origin, decay: DecaySettings): number {
	const typeWeight = typeWeightOf(store, decay);
	const fresh = {
		baseRelevance: decay.base[origin],
		typeWeight,
		accessCount: 1,
		idleDays: 0,
		pinned: store === "vault",
	};
	return relevance(fresh, decay.lambda);
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** From one calendar day to another in the zone; never below 0, as a clock may be set back. */
export function daysBetween(fromMs: number, toMs: number, timezone: string): number {
	return Math.max(0, dayNumber(toMs, timezone) - dayNumber(fromMs, timezone));
}

/** Days of the zone's calendar since 1970-01-01. */
function dayNumber(ms: number, timezone: string): number {
	const known = midnights.get(timezone) ?? new Map<number, Midnight>();
	midnights.set(timezone, known);
	const utcDay = Math.floor(ms / DAY_MS);
	let midnight = known.get(utcDay);
	if (!midnight) {
		midnight = findMidnight(utcDay * DAY_MS, timezone);
		if (known.size >= MOST_DAYS) known.clear();
		known.set(utcDay, midnight);
	}
	return ms < midnight.atMs ? midnight.before : midnight.after;
}

/** Where in a day of UTC the zone's calendar turns its page. Asking the calendar for each of 100,000 scores takes seconds. */
interface Midnight {
	readonly atMs: number;
	readonly before: number;
	readonly after: number;
}

const midnights = new Map<string, Map<number, Midnight>>();
/** Some fifty years of days; a process may live for long. */
const MOST_DAYS = 20_000;

function findMidnight(startMs: number, timezone: string): Midnight {
	const day = (ms: number) => Math.round(Date.parse(`${localTime(ms, timezone).date}T00:00Z`) / DAY_MS);
	const before = day(startMs);
	const after = day(startMs + DAY_MS - 1);
	let [low, high] = [0, DAY_MS / MINUTE_MS];
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (day(startMs + middle * MINUTE_MS) === before) low = middle + 1;
		else high = middle;
	}
	return { atMs: startMs + low * MINUTE_MS, before, after };
}

export interface Crossing {
	readonly status: Exclude<DecayStatus, "active">;
	/** Days without a use after which the score is below the line. */
	readonly idleDays: number;
}

/** Ten thousand years: no calendar of ours goes further. */
const FAR_DAYS = 3_652_500;

/** The days on which an unused memory crosses each line; none for what never fades, or not in any time to come. */
export function crossings(memory: Omit<Relevance, "idleDays">, { lambda, thresholds }: DecaySettings): Crossing[] {
	if (memory.pinned) return [];
	const lines = [
		["fading", thresholds.active],
		["dormant", thresholds.fading],
		["archived", thresholds.archive],
	] as const;
	const uncapped = memory.baseRelevance * memory.typeWeight * Math.log2(memory.accessCount + 1);
	const scoreOn = (idleDays: number) => roundedScore(relevance({ ...memory, idleDays }, lambda));
	return lines.flatMap(([status, line]) => {
		if (line <= 0) return [];
		if (lambda === 0 || uncapped <= 0) return scoreOn(0) < line ? [{ status, idleDays: 0 }] : [];
		let idleDays = Math.max(0, Math.floor(Math.log(uncapped / line) / lambda) - 1);
		if (idleDays > FAR_DAYS) return [];
		while (scoreOn(idleDays) >= line) idleDays++;
		return [{ status, idleDays }];
	});
}

const SCORE_DIGITS = 4;

/** As it is kept and compared with the thresholds. */
export function roundedScore(score: number): number {
	return Math.round(score * 10 ** SCORE_DIGITS) / 10 ** SCORE_DIGITS;
}
