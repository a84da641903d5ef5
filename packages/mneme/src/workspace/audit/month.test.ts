import { describe, expect, it } from "vitest";
import { digestMonth, type MonthEntry } from "./month.ts";

function entry(day: number, more: Partial<MonthEntry>): MonthEntry {
	const timestamp = `2026-01-${String(day).padStart(2, "0")}T10:00Z`;
	const plain = { action: "EDIT", file: "MEMORY.md", actor: "bot:main", approval: "auto", summary: "edited" } as const;
	return { timestamp, ...plain, changed: true, critical: false, ...more };
}

describe("a month's digest", () => {
	it("counts changes and files, not events", () => {
		const digest = digestMonth("2026-01", [
			entry(1, {}),
			entry(1, { file: "USER.md" }),
			entry(2, {}),
			entry(2, { action: "ALERT", file: "SOUL.md", changed: false }),
		]);
		expect(digest).toMatchObject({ month: "2026-01", mutations: 3, files: 2, criticalChanges: 0, archivals: 0 });
	});

	it("tells approved, partly approved and rejected reflections apart", () => {
		const digest = digestMonth("2026-01", [
			entry(1, { actor: "reflection:r-001", approval: "approved" }),
			entry(1, { actor: "reflection:r-001", approval: "approved", file: "USER.md" }),
			entry(2, { actor: "reflection:r-002", approval: "partial" }),
			entry(3, { actor: "reflection:r-003", approval: "approved" }),
			entry(3, { actor: "reflection:r-003", action: "REJECT", changed: false }),
			entry(4, { actor: "reflection:r-004", action: "REJECT", changed: false }),
		]);
		expect(digest.reflections).toEqual({ approved: 1, partial: 2, rejected: 1 });
		expect(digest.notable).toContainEqual({
			date: "2026-01-01",
			text: "Reflection r-001 approved: 2 changes in 2 files",
		});
	});

	it("adds up the memories that decay runs moved", () => {
		const digest = digestMonth("2026-01", [
			entry(1, { action: "DECAY", summary: "12 entries transitioned" }),
			entry(2, { action: "DECAY", summary: "Kafka fades" }),
			entry(3, { action: "ARCHIVE" }),
		]);
		expect(digest).toMatchObject({ decayTransitions: 13, archivals: 1 });
	});

	it("names what a person would ask about, by date, and not without end", () => {
		const entities = Array.from({ length: 6 }, (_, n) =>
			entry(20, { action: "CREATE", file: `memory/graph/entities/a--${n}.md` }),
		);
		const reverts = Array.from({ length: 30 }, (_, n) => entry(28, { action: "REVERT", summary: `took back ${n}` }));
		const soul = entry(25, { file: "SOUL.md", actor: "manual", critical: true, summary: "guideline" });
		const made = Array.from({ length: 3 }, () => entry(15, { actor: "system:init", action: "CREATE" }));
		const { notable, criticalChanges } = digestMonth("2026-01", [...made, ...entities, soul, ...reverts]);
		expect(criticalChanges).toBe(1);
		expect(notable).toHaveLength(15);
		expect(notable.slice(0, 2)).toEqual([
			{ date: "2026-01-15", text: "Workspace made: 3 files" },
			{ date: "2026-01-25", text: "EDIT SOUL.md by manual: guideline" },
		]);
		const quiet = digestMonth("2026-01", [...made, ...entities, soul]);
		expect(quiet.notable[1]).toEqual({ date: "2026-01-20", text: "6 new entities" });
	});
});
