import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeScores } from "./decay-score-edits.ts";
import { decayScoresTemplate, parseDecayScores, type ScoreEntry, serializeDecayScores } from "./decay-scores.ts";
import { changedLines, golden } from "./testing/texts.ts";

const seed = golden("decay-scores.json");
const AT = "2026-02-03T03:00:00Z";
const entry: ScoreEntry = {
	store: "semantic",
	baseRelevance: 0.7,
	created: "2026-01-20T10:00:00Z",
	lastAccessed: "2026-01-20T10:00:00Z",
	accessCount: 1,
	typeWeight: 1.2,
	currentScore: 0.52,
	status: "active",
	pinned: false,
	extra: {},
};

describe("decay scores", () => {
	it("reads the seed's example", () => {
		const file = parseDecayScores(seed);
		expect(file.problems).toEqual([]);
		expect(file.lastUpdated).toBe("2026-02-02T16:00:00Z");
		expect([...file.entries.keys()]).toEqual(["episode:2026-02-02:14:30", "entity:concept--oauth2-pkce"]);
		expect(file.entries.get("entity:concept--oauth2-pkce")).toEqual(entry);
	});

	it("changes one entry and leaves the others their bytes, 1.0 included", () => {
		const entries = new Map([["entity:concept--oauth2-pkce", { ...entry, accessCount: 3, forgotten: true }]]);
		const file = changeScores(parseDecayScores(seed), { at: AT, entries });
		const text = serializeDecayScores(file);
		expect(text).toContain('"base_relevance": 1.0,');
		expect(text.split("\n").filter((line) => !seed.split("\n").includes(line))).toEqual([
			`"last_updated": "${AT}",`,
			'"access_count": 3,',
			'"pinned": false,',
			'"forgotten": true',
		]);
		expect(file.entries.get("entity:concept--oauth2-pkce")?.forgotten).toBe(true);
		expect(JSON.parse(text).entries["entity:concept--oauth2-pkce"].access_count).toBe(3);
	});

	it("adds entries and redirects in the file's own indent and line ends, and takes them out again", () => {
		const start = changeScores(
			parseDecayScores(decayScoresTemplate().replaceAll("\n", "\r\n").replaceAll("  ", "\t")),
			{ at: AT },
		);
		const added = changeScores(start, {
			at: AT,
			entries: new Map([
				["a", entry],
				["b", { ...entry, extra: { note: { x: [1] } } }],
			]),
			redirects: new Map([["old", "new"]]),
		});
		expect(added.text).toMatch(
			/^\{\r\n\t"version": 1,\r\n[\s\S]*\r\n\t"entries": \{\r\n\t\t"a": \{\r\n\t\t\t"store": "semantic",\r\n/,
		);
		expect(JSON.parse(added.text)).toMatchObject({ entries: { b: { note: { x: [1] } } }, redirects: { old: "new" } });
		expect([...added.redirects]).toEqual([["old", "new"]]);
		const removed = changeScores(added, {
			at: AT,
			entries: new Map([
				["a", null],
				["b", null],
			]),
			redirects: new Map([["old", null]]),
		});
		expect(removed.text).toBe(start.text);
	});

	it("makes the redirects a file has not got, and keeps what it does not know", () => {
		const text = '{"later": {"x": 1.50}, "entries": {}}';
		const file = changeScores(parseDecayScores(text), { at: AT, redirects: new Map([["a", "b"]]) });
		expect(file.text).toContain('"later": {"x": 1.50}');
		expect(JSON.parse(file.text)).toEqual({ later: { x: 1.5 }, entries: {}, last_updated: AT, redirects: { a: "b" } });
	});

	it("reads _archived and writes archived", () => {
		const file = parseDecayScores(seed.replace('"status": "active"', '"status": "_archived"'));
		const old = file.entries.get("episode:2026-02-02:14:30")!;
		expect(old.status).toBe("archived");
		const text = changeScores(file, { at: AT, entries: new Map([["episode:2026-02-02:14:30", old]]) }).text;
		expect(text).toContain('"status": "archived"');
	});

	it("loses no entry to a broken one, and says where it is", () => {
		const broken = seed
			.replace('"access_count": 2', '"access_count": two')
			.replace('"pinned": false\n}\n}', '"pinned": false\n},\n}');
		const file = parseDecayScores(broken, "s.json");
		expect([...file.entries.keys()]).toEqual(["entity:concept--oauth2-pkce"]);
		expect(file.problems.map(({ line, expected }) => [line, expected])).toEqual([
			[26, "no comma after the last entry"],
			[5, "an entry in valid JSON"],
		]);
		expect(parseDecayScores("nonsense").problems[0]).toMatchObject({ line: 1, expected: "{", found: "nonsense" });
		expect(parseDecayScores(seed.slice(0, -3)).entries.size).toBe(2);
	});

	it("cannot read an entry whose date is none, but knows it as forgotten if it is", () => {
		for (const date of ["yesterday", "5", "2026-13-01T00:00:00Z", ""]) {
			const broken = seed.replace('"last_accessed": "2026-01-20T10:00:00Z"', `"last_accessed": "${date}"`);
			const file = parseDecayScores(broken);
			expect([...file.entries.keys()]).toEqual(["episode:2026-02-02:14:30"]);
			expect(file.problems).toMatchObject([
				{ line: 16, expected: "a date like 2026-02-02T16:00:00Z in last_accessed" },
			]);
			const forgotten = parseDecayScores(broken.replace(`"${date}",`, `"${date}", "forgotten": true,`));
			expect(forgotten.entries.get("entity:concept--oauth2-pkce")?.forgotten).toBe(true);
		}
	});

	it("writes a file that cannot be patched anew, from what could be read", () => {
		const file = changeScores(parseDecayScores(seed.slice(0, -3)), { at: AT, entries: new Map([["c", entry]]) });
		expect(Object.keys(JSON.parse(file.text).entries)).toEqual([
			"episode:2026-02-02:14:30",
			"entity:concept--oauth2-pkce",
			"c",
		]);
		expect(
			JSON.parse(changeScores(parseDecayScores(""), { at: AT, entries: new Map([["c", entry]]) }).text).version,
		).toBe(1);
	});

	const id = fc.oneof(fc.constantFrom("a", "__proto__", 'q"\\', "é"), fc.string());
	const changes = fc.array(fc.tuple(id, fc.option(fc.nat(9))), { maxLength: 6 });

	it("holds after any changes what a map would hold, and only their lines changed", () => {
		fc.assert(
			fc.property(fc.array(changes, { maxLength: 5 }), (rounds) => {
				let file = parseDecayScores(seed);
				const expected = new Map(file.entries);
				for (const round of rounds) {
					const entries = new Map(
						round.map(([id, count]) => [id, count === null ? null : { ...entry, accessCount: count }]),
					);
					for (const [id, value] of entries) value ? expected.set(id, value) : expected.delete(id);
					file = changeScores(file, { at: AT, entries });
				}
				expect(file.problems).toEqual([]);
				expect(file.entries).toEqual(expected);
				JSON.parse(file.text);
				expect(changedLines(seed, file.text).removed.length).toBeLessThanOrEqual(24);
			}),
		);
	});
});
