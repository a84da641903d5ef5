import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeScores } from "../formats/decay-score-edits.ts";
import { parseDecayScores } from "../formats/decay-scores.ts";
import { systemRandom } from "../model/clock.ts";
import { settingsSchema } from "../model/settings.ts";
import { newTransactionId } from "../workspace/transaction/ids.ts";
import { parseScoreRecords, type ScoreRecord, serializeScoreRecord } from "./score-records.ts";
import { foldRecords, followRedirects, withRecords } from "./scores.ts";

const settings = settingsSchema.parse({ timezone: "UTC" });
const NOW = Date.parse("2026-02-02T12:00:00Z");
const rules = { settings, nowMs: NOW };
const at = "2026-02-02T11:00:00.000Z";
const VIM = "entity:tool--vim";
const empty = parseDecayScores("");
const created = (id: string, time = at): ScoreRecord => ({
	at: time,
	id,
	event: { kind: "created", baseRelevance: 0.7 },
});
const used = (id: string, time = at): ScoreRecord => ({ at: time, id, event: { kind: "used", why: "recalled" } });
const to = (id: string, next: string): ScoreRecord => ({ at, id, event: { kind: "moved", to: next } });
const flag = (id: string, kind: "pinned" | "unpinned" | "forgotten" | "restored"): ScoreRecord => ({
	at,
	id,
	event: { kind },
});

describe("records in the journal", () => {
	it("are read back as they were written", () => {
		const event = fc.oneof(
			fc
				.constantFrom({ baseRelevance: 0.5 }, { baseRelevance: 1, origin: "explicit" as const })
				.map((made) => ({ kind: "created" as const, ...made })),
			fc
				.constantFrom("recalled", "said again", "created by hand", "created 1 time", "a | b")
				.map((why) => ({ kind: "used" as const, why })),
			fc.constantFrom(VIM, "note:memory/a b.md#x").map((next) => ({ kind: "moved" as const, to: next })),
			fc.constantFrom("pinned", "unpinned", "forgotten", "restored").map((kind) => ({ kind: kind as "pinned" })),
		);
		fc.assert(
			fc.property(
				fc.array(fc.record({ at: fc.constant(at), id: fc.constantFrom(VIM, "note:a|b.md#x"), event })),
				(records) => {
					const journal = records.map((record) => `${serializeScoreRecord(record)}\n`).join("");
					expect(parseScoreRecords(journal)).toEqual(records);
				},
			),
		);
	});
});

describe("folding", () => {
	it("counts creation as the first use, and every later one", () => {
		const { entries } = withRecords(empty, [created(VIM), used(VIM, "2026-02-02T11:30:00Z")], rules);
		expect(entries.get(VIM)).toMatchObject({
			store: "semantic",
			baseRelevance: 0.7,
			accessCount: 2,
			lastAccessed: "2026-02-02T11:30:00Z",
			currentScore: 1,
		});
		expect(withRecords(empty, [created(VIM)], rules).entries.get(VIM)?.currentScore).toBe(0.84);
	});

	it("comes to the same if a crash lets it run twice", () => {
		const records = [created(VIM), used(VIM), flag(VIM, "pinned"), created("vault:x"), to("vault:x", "vault:y")];
		const once = changeScores(empty, foldRecords(empty, records, rules));
		const twice = changeScores(once, foldRecords(once, records, rules));
		expect(twice.entries.get(VIM)).toEqual(once.entries.get(VIM));
		expect(twice.entries.get("vault:y")?.pinned).toBe(true);
		expect(followRedirects(twice, "vault:x")).toBe("vault:y");
	});

	it("counts a new use however far ahead the file or the memory's own last use is", () => {
		const ahead = "2030-01-01T12:00:00.000Z";
		const future = { settings, nowMs: Date.parse(ahead) };
		const snapshot = changeScores(empty, foldRecords(empty, [created(VIM), created("vault:x", ahead)], future));
		const { entries } = withRecords(snapshot, [used(VIM, "2026-02-02T11:30:00Z"), used("vault:x")], rules);
		expect(entries.get(VIM)).toMatchObject({ accessCount: 2, lastAccessed: "2026-02-02T11:30:00Z", status: "active" });
		expect(entries.get("vault:x")?.accessCount).toBe(2);
	});

	it("lets uses of an old id count for the one that took its place, and joins two into one", () => {
		const { entries, redirects } = withRecords(
			empty,
			[created("entity:tool--vi"), created(VIM), to("entity:tool--vi", VIM), used("entity:tool--vi")],
			rules,
		);
		expect(entries.get(VIM)?.accessCount).toBe(3);
		expect(entries.has("entity:tool--vi")).toBe(false);
		expect(redirects.get("entity:tool--vi")).toBe(VIM);
	});

	it("keeps what was forgotten of either of two that become one", () => {
		const snapshot = withRecords(empty, [created("vault:a"), created("vault:b")], rules);
		const [one, other] = [snapshot.entries.get("vault:a")!, snapshot.entries.get("vault:b")!];
		const forgotten = { ...one, forgotten: true, forgottenTx: "t2-a", forgottenWords: ["x"], masked: ["m"] };
		const partly = { ...other, forgottenTx: "t1-a", masked: ["n"] };
		for (const [from, into] of [
			["vault:a", "vault:b"],
			["vault:b", "vault:a"],
		] as const) {
			const entries = new Map([
				["vault:a", forgotten],
				["vault:b", partly],
			]);
			const joined = foldRecords({ ...empty, entries }, [], rules, [to(from, into)]).entries.get(into);
			expect(joined).toMatchObject({ forgotten: true, forgottenTx: "t2-a", forgottenWords: ["x"], status: "archived" });
			expect(joined?.masked?.toSorted()).toEqual(["m", "n"]);
		}
	});

	it("does not go round in circles", () => {
		const scores = withRecords(empty, [created("vault:a"), to("vault:a", "vault:b"), to("vault:b", "vault:a")], rules);
		expect(followRedirects(scores, "vault:b")).toBe("vault:a");
		expect(
			followRedirects(
				{
					redirects: new Map([
						["x", "y"],
						["y", "x"],
					]),
				},
				"x",
			),
		).toBe("y");
	});

	it("keeps what was forgotten forgotten, until it is restored", () => {
		const forgotten = [created(VIM), flag(VIM, "forgotten"), used(VIM), used(VIM)];
		expect(withRecords(empty, forgotten, rules).entries.get(VIM)).toMatchObject({
			forgotten: true,
			currentScore: 0,
			status: "archived",
			accessCount: 1,
		});
		const restored = withRecords(empty, [...forgotten, flag(VIM, "restored")], rules).entries.get(VIM);
		expect(restored?.forgotten).toBeUndefined();
		expect(restored?.status).toBe("active");
	});

	it("has back what the user tells anew, and no one else, nor what a crash left in the journal", () => {
		const [fact, entity] = ["fact:tool--vim:k1", VIM];
		const forgottenTx = newTransactionId({ clock: { now: () => NOW - 1000 }, random: systemRandom });
		const born = withRecords(empty, [created(fact), created(entity)], rules).entries;
		const entries = new Map([...born].map(([id, entry]) => [id, { ...entry, forgotten: true, forgottenTx }]));
		const told = (time: string, origin: "explicit" | "inferred" = "explicit"): ScoreRecord => ({
			at: time,
			id: fact,
			event: { kind: "created", baseRelevance: 1, origin },
		});
		const forgottenAfter = (journal: ScoreRecord[], own: ScoreRecord[] = []) => {
			const fresh = withRecords({ ...empty, entries }, journal, rules, own).entries;
			return [fact, entity].map((id) => fresh.get(id)?.forgotten === true);
		};
		const later = new Date(NOW).toISOString();
		expect(forgottenAfter([told(later)])).toEqual([false, false]);
		expect(forgottenAfter([], [told(at)])).toEqual([false, false]);
		expect(forgottenAfter([told(at), told("2026-02-02T11:30:00Z"), created(fact, later)])).toEqual([true, true]);
		expect(forgottenAfter([told(later, "inferred")], [told(later, "inferred")])).toEqual([true, true]);
	});

	it("leaves an entry that cannot be read alone", () => {
		const file = { version: 1, last_updated: at, entries: { [VIM]: { store: "semantic", access_count: 40 } } };
		const odd = parseDecayScores(JSON.stringify(file));
		const records = [created(VIM), used(VIM), flag(VIM, "pinned"), created("vault:x"), to("vault:x", VIM)];
		const changes = foldRecords(odd, records, rules, [used(VIM), to(VIM, "vault:y"), used(VIM)]);
		expect(JSON.parse(changeScores(odd, changes).text).entries[VIM]).toEqual(file.entries[VIM]);
		expect([...changes.entries.keys()]).toEqual(["vault:x"]);
	});

	it("gives a line a person wrote its entry with its first use", () => {
		expect(
			withRecords(empty, [used("core:identity:name-ada")], rules).entries.get("core:identity:name-ada"),
		).toMatchObject({
			accessCount: 1,
			baseRelevance: 1,
			store: "core",
		});
	});
});
