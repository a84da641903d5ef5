import { describe, expect, it } from "vitest";
import { settingsSchema } from "../model/settings.ts";
import type { ScoreRecord } from "../stores/score-records.ts";
import { decaySnapshot } from "./decay-snapshot.ts";

const CREATED = "2026-01-01T12:00:00.000Z";
const TODAY = "2026-02-02T12:00:00.000Z";
const rules = { settings: settingsSchema.parse({ timezone: "UTC" }), nowMs: Date.parse(TODAY) };
const ENTRY = {
	store: "episodic",
	base_relevance: 1,
	created: CREATED,
	last_accessed: CREATED,
	access_count: 1,
	type_weight: 0.8,
	current_score: 0.8,
	status: "active",
	pinned: false,
};
/** 0.8·e^(−0.03·32) */
const FADED = { ...ENTRY, current_score: 0.3063, status: "fading" };

const fileOf = (entries: Record<string, unknown>, last_updated = CREATED) =>
	`${JSON.stringify({ version: 1, last_updated, entries, redirects: {} }, null, 2)}\n`;
const numbered = (count: number, entry: unknown) =>
	Object.fromEntries(Array.from({ length: count }, (_, i) => [`episode:2026-01-01:12:00#${i + 2}`, entry]));
const run = (text: string, { journal = [] as ScoreRecord[], known = [] as string[] } = {}) =>
	decaySnapshot(text, journal, { rules, known, pinned: new Set() });

describe("a snapshot as of now", () => {
	// Members are joined by the thousand.
	it.each([0, 999, 1000, 1001, 2001])("has all of %i entries, in their order", (count) => {
		const known = ["vault:new", ...Object.keys(numbered(count, ENTRY))];
		const { report, changed, write } = run(fileOf(numbered(count, ENTRY)), { known });
		const made = { store: "vault", base_relevance: 1, created: TODAY, last_accessed: TODAY, access_count: 1 };
		const added = { ...made, type_weight: 1, current_score: 1, status: "active", pinned: true };
		expect(write()).toBe(fileOf({ ...numbered(count, FADED), "vault:new": added }, TODAY));
		expect(report).toMatchObject({ entries: count + 1, created: ["vault:new"] });
		expect(report.transitions).toHaveLength(count);
		expect(changed).toBe(true);
	});

	it("keeps both of two entries with one key, each brought up to date", () => {
		const twice = (entry: unknown, updated?: string) =>
			fileOf({ "note:a.md#x": entry, "note:b.md#x": entry }, updated).replace("note:b.md#x", "note:a.md#x");
		const { report, write } = run(twice(ENTRY), { known: ["note:a.md#x"] });
		expect(write()).toBe(twice(FADED, TODAY));
		expect(report.created).toEqual([]);
		expect(report.transitions.map(({ id }) => id)).toEqual(["note:a.md#x", "note:a.md#x"]);
	});

	it("takes over what the journal says, once, and makes anew what it took out and is still there", () => {
		const moved: ScoreRecord = { at: TODAY, id: "note:a.md#x", event: { kind: "moved", to: "note:b.md#x" } };
		const used: ScoreRecord = { at: TODAY, id: "note:c.md#x", event: { kind: "used", why: "test" } };
		const text = fileOf({ "note:a.md#x": ENTRY, "note:c.md#x": ENTRY, "note:odd.md#x": { store: 1 } });
		const known = ["note:a.md#x", "note:b.md#x", "note:c.md#x", "note:odd.md#x"];
		const { report, write } = run(text, { journal: [moved, used], known });
		const { entries } = JSON.parse(write());
		expect(Object.keys(entries)).toEqual(["note:c.md#x", "note:odd.md#x", "note:b.md#x", "note:a.md#x"]);
		expect(entries["note:c.md#x"].access_count).toBe(2);
		expect(entries["note:odd.md#x"]).toEqual({ store: 1 });
		expect(report).toMatchObject({ entries: 4, created: ["note:a.md#x"], folded: 2 });
	});

	it("has an entity back that was forgotten, where a fact of it is told anew", () => {
		const id = "fact:person--ana:lives-in-graz";
		const told: ScoreRecord = { at: TODAY, id, event: { kind: "created", baseRelevance: 1, origin: "explicit" } };
		const forgotten = { ...ENTRY, store: "semantic", current_score: 0, status: "archived", forgotten: true };
		const { write } = run(fileOf({ "entity:person--ana": forgotten }), { journal: [told] });
		const { entries } = JSON.parse(write());
		expect(entries["entity:person--ana"]).not.toHaveProperty("forgotten");
		expect(entries["entity:person--ana"].current_score).toBeGreaterThan(0);
	});

	it("is the same file where nothing changed", () => {
		expect(run(fileOf(numbered(3, FADED)))).toMatchObject({ changed: false, report: { entries: 3 } });
	});
});
