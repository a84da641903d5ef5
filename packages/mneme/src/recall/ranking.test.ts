import { describe, expect, it } from "vitest";
import type { ScoreEntry } from "../formats/decay-scores.ts";
import type { DecayStatus } from "../model/decay.ts";
import { rankByDecay } from "./ranking.ts";

const OPTIONS = { limit: 20, minScore: 0.3 };
let stem = 0;
/** No two say the same. */
const line = (id: string, relevance: number) => ({
	row: { id, stems: Uint32Array.from({ length: 5 }, () => stem++) },
	relevance,
});
const scores = (states: Record<string, [DecayStatus, number]>) => (id: string) => {
	const [status, currentScore] = states[id] ?? ["active", 1];
	return { status, currentScore } as ScoreEntry;
};
const order = (result: ReturnType<typeof rankByDecay>) => result.results.map(({ each }) => each.row.id);

describe("rankByDecay", () => {
	const states = scores({ fading: ["fading", 0.4], asleep: ["dormant", 0.1], gone: ["archived", 0.02] });

	it("orders by relevance times decay", () => {
		const result = rankByDecay([line("fading", 0.9), line("fresh", 0.5)], states, OPTIONS, false);
		expect(order(result)).toEqual(["fresh", "fading"]);
		expect(result.results[1]!.score).toBeCloseTo(0.36);
	});

	it("leaves the dormant out where something awake answers nearly as well, and counts it", () => {
		const result = rankByDecay([line("asleep", 0.9), line("fresh", 0.7)], states, OPTIONS, false);
		expect(order(result)).toEqual(["fresh"]);
		expect(result.hidden).toEqual({ dormant: 1, archived: 0 });
	});

	it("gives the dormant first where nothing awake comes near it", () => {
		const result = rankByDecay([line("fading", 0.5), line("asleep", 0.9), line("fresh", 0.4)], states, OPTIONS, false);
		expect(order(result)).toEqual(["asleep", "fresh", "fading"]);
		expect(result.hidden.dormant).toBe(0);
	});

	it("hides the archived whatever it is worth, unless asked for", () => {
		const lines = [line("gone", 0.99), line("fresh", 0.35)];
		expect(rankByDecay(lines, states, OPTIONS, false)).toMatchObject({ hidden: { archived: 1 } });
		expect(order(rankByDecay(lines, states, OPTIONS, false))).toEqual(["fresh"]);
		expect(order(rankByDecay(lines, states, { ...OPTIONS, include: "archived" }, false))).toContain("gone");
		expect(order(rankByDecay(lines, states, { ...OPTIONS, withoutDecay: true }, false))[0]).toBe("gone");
	});
});
