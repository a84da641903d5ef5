import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTIONS } from "../model/actors.ts";
import { parseAccessLog, serializeAccess } from "./access-log.ts";
import { type AuditEntry, parseAuditEntry, parseAuditLog, serializeAuditEntry } from "./audit-log.ts";
import { joinRecord, parseRecord } from "./cells.ts";
import { golden } from "./testing/texts.ts";

describe("cells", () => {
	it("give back any text, on one line", () => {
		fc.assert(
			fc.property(
				fc.array(fc.string({ unit: fc.constantFrom("a", "|", "\\", "\n", "\r", " ", "n", "🎉") }), { minLength: 1 }),
				(cells) => {
					const line = joinRecord(cells);
					expect(line).not.toMatch(/[\r\n]/);
					expect(parseRecord(line)).toEqual(cells);
				},
			),
		);
	});
});

describe("audit log", () => {
	it.each([
		["audit.log", 9],
		["audit-multi-agent.log", 5],
	])("reads the seed's %s, and writes each line the same", (file, count) => {
		const text = golden(file);
		const log = parseAuditLog(text);
		expect([log.problems, log.entries.length]).toEqual([[], count]);
		expect(log.entries.map((entry) => `${serializeAuditEntry(entry)}\n`).join("")).toBe(text);
	});

	it("gives back any entry", () => {
		const entry: fc.Arbitrary<AuditEntry> = fc.record({
			timestamp: fc.constant("2026-02-02T15:30Z"),
			action: fc.constantFrom(...ACTIONS),
			file: fc.string(),
			actor: fc.constantFrom("manual", "reflection:r-012", "skill:héllo"),
			approval: fc.string(),
			summary: fc.string({ unit: fc.constantFrom("x", "|", "\\", "\n", " ") }),
		});
		fc.assert(
			fc.property(entry, (entry) => {
				expect(parseAuditEntry(serializeAuditEntry(entry))).toEqual(entry);
			}),
		);
	});

	it("names lines it cannot read, and reads the rest", () => {
		const text =
			"2026-02-02T15:30Z | EDIT | a | manual | — | ok\nwhat\n\nsoon | EDIT | a | manual | — | x\n2026-02-02T15:30Z | EAT | a | manual | — | x\n2026-02-02T15:30Z | EDIT | a | who? | — | x\n";
		const log = parseAuditLog(text, "audit.log");
		expect(log.entries.map(({ line }) => line)).toEqual([1]);
		expect(log.problems.map(({ line }) => line)).toEqual([2, 4, 5, 6]);
		expect(log.problems[0]).toEqual({
			path: "audit.log",
			line: 2,
			expected: "TIMESTAMP | ACTION | FILE | ACTOR | APPROVAL | SUMMARY",
			found: "what",
		});
	});
});

describe("access log", () => {
	it("reads what it wrote and names what it cannot read", () => {
		const access = { timestamp: "2026-02-02T16:00:00.123Z", id: "note:a|b.md#x", why: "recalled" };
		const log = parseAccessLog(`${serializeAccess(access)}\n2026-02-02T16:00:00Z | fact:a:b\nhalf a li`, "access.log");
		expect(log.accesses).toEqual([{ ...access, line: 1 }]);
		expect(log.problems).toEqual([
			{ path: "access.log", line: 2, expected: "TIMESTAMP | ID | WHY", found: "2026-02-02T16:00:00Z | fact:a:b" },
			{ path: "access.log", line: 3, expected: "TIMESTAMP | ID | WHY", found: "half a li" },
		]);
	});
});
