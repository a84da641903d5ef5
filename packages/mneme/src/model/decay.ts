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

export type DecayStatus = "active" | "fading" | "dormant" | "archived";

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

/** From one calendar day to another in the zone; never below 0, as a clock may be set back. */
export function daysBetween(fromMs: number, toMs: number, timezone: string): number {
	const day = (time: number) => Date.parse(`${localTime(time, timezone).date}T00:00Z`);
	return Math.max(0, Math.round((day(toMs) - day(fromMs)) / DAY_MS));
}
