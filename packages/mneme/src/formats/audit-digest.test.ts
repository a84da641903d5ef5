import { describe, expect, it } from "vitest";
import { parseAuditArchive, putAuditDigest, renderAuditDigest, serializeAuditArchive } from "./audit-digest.ts";
import { golden } from "./testing/texts.ts";

const seed = golden("audit-digest.md");

describe("audit archive", () => {
	it("reads the seed's example, and writes it the same", () => {
		const { digests, problems } = parseAuditArchive(seed);
		expect(problems).toEqual([]);
		expect(digests).toHaveLength(1);
		expect(digests[0]).toMatchObject({
			month: "2026-01",
			mutations: 142,
			files: 18,
			reflections: { approved: 10, partial: 1, rejected: 1 },
			criticalChanges: 0,
			decayTransitions: 34,
			archivals: 8,
		});
		expect(digests[0]?.notable[1]).toEqual({ date: "2026-01-20", text: "5 new entities added after research session" });
		expect(`${renderAuditDigest(digests[0]!).join("\n")}\n`).toBe(seed);
	});

	it("keeps months in order, and writes one over itself only", () => {
		const january = parseAuditArchive(seed);
		const digest = { ...january.digests[0]!, mutations: 1, files: 1, notable: [] };
		const march = putAuditDigest(january, { ...digest, month: "2026-03" });
		const all = putAuditDigest(march, { ...digest, month: "2026-02", mutations: 1200 });
		expect(all.digests.map(({ month, mutations }) => [month, mutations])).toEqual([
			["2026-01", 142],
			["2026-02", 1200],
			["2026-03", 1],
		]);
		expect(
			serializeAuditArchive(all).startsWith(
				`${seed}\n# Audit Digest — February 2026\n\n## Summary\n- 1,200 total mutations across 1 file\n`,
			),
		).toBe(true);
		const again = putAuditDigest(all, { ...digest, month: "2026-02", mutations: 7 });
		expect(again.digests.map(({ mutations }) => mutations)).toEqual([142, 7, 1]);
		expect(serializeAuditArchive(again).startsWith(seed)).toBe(true);
		expect(again.problems).toEqual([]);
	});

	it("names what it cannot read", () => {
		const file = parseAuditArchive("# What\n\n# Audit Digest — May 2026\n## Notable Events\n- once\n");
		expect(file.problems.map(({ line }) => line)).toEqual([1, 5]);
		expect(file.digests.map(({ month }) => month)).toEqual(["2026-05"]);
	});
});
