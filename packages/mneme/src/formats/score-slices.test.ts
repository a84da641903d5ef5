import { describe, expect, it } from "vitest";
import { parseDecayScores } from "./decay-scores.ts";
import { frameOf, Members, readSlice, renderEntry, rescoreSlice, sliceScores, slicesOf } from "./score-slices.ts";

const ENTRY = {
	store: "semantic",
	base_relevance: 1,
	created: "2026-01-20T10:00:00Z",
	last_accessed: "2026-02-02T16:00:00Z",
	access_count: 2,
	type_weight: 1.2,
	current_score: 1,
	status: "active",
	pinned: false,
};
const ids = ["entity:tool--vim", 'note:a"b\\c.md#x', "episode:2026-02-02:14:30"];
const file = {
	version: 1,
	last_updated: "2026-02-02T16:00:00Z",
	entries: Object.fromEntries(ids.map((id) => [id, { ...ENTRY, mine: { deep: [1] } }])),
	redirects: { "entity:tool--vi": "entity:tool--vim" },
	theirs: true,
};
const ours = `${JSON.stringify(file, null, 2)}\n`;
const slicesIn = (text: string) => [...slicesOf(sliceScores(text, "x.json"))];

function filled(frame: string, slices: readonly { key: string; value: string }[]): string {
	const members = new Members();
	for (const { key, value } of slices) members.add(key, value);
	expect(members.count).toBe(slices.length);
	return members.fill(frame);
}

describe("slices of the scores", () => {
	it("are every entry in our layout, and put together again give the same bytes", () => {
		const scores = sliceScores(ours, "x.json");
		expect(scores.text).toBe(ours);
		const slices = [...slicesOf(scores)];
		expect(slices.map(({ id }) => id)).toEqual(ids);
		const frame = frameOf(scores);
		expect(JSON.parse(frame)).toEqual({ ...file, entries: {} });
		expect(filled(frame, slices)).toBe(ours);
		expect(filled(frame, [])).toBe(frame);
		expect(frameOf(sliceScores(frame, "x.json"))).toBe(frame);
	});

	// Members are joined by the thousand.
	it.each([1, 999, 1000, 1001, 2000, 2001])("give the same bytes where there are %i", (count) => {
		const entries = Object.fromEntries(Array.from({ length: count }, (_, i) => [`note:${i}`, ENTRY]));
		const text = `${JSON.stringify({ ...file, entries }, null, 2)}\n`;
		expect(filled(frameOf(sliceScores(text, "x.json")), slicesIn(text))).toBe(text);
	});

	it("are read as the whole file is, and rendered as it is written", () => {
		for (const { id, value } of slicesIn(ours)) {
			const entry = parseDecayScores(ours).entries.get(id)!;
			expect(readSlice(value)).toEqual(entry);
			const faded = { ...entry, currentScore: 0.3, status: "fading" as const };
			expect(rescoreSlice(value, faded)).toBe(renderEntry(faded));
		}
	});

	it("keep what a person wrote around the score, and are written anew where it does not stand as we write it", () => {
		const entry = readSlice(JSON.stringify(ENTRY))!;
		const faded = { ...entry, currentScore: 0.3, status: "fading" as const };
		const odd = '{\n "mine": 1,  "current_score": 1.0,\n\n  "status": "active",\n "x":2 }';
		expect(rescoreSlice(odd, faded)).toBe('{\n "mine": 1,  "current_score": 0.3,\n\n  "status": "fading",\n "x":2 }');
		expect(rescoreSlice('{ "status": "active", "current_score": 1 }', faded)).toBe(renderEntry(faded));
	});

	it.each([
		["on one line", JSON.stringify(file)],
		["with tabs", JSON.stringify(file, null, "\t")],
		["with other line ends", ours.replaceAll("\n", "\r\n")],
	])("bring a file %s to our layout, with all it holds", (_, text) => {
		const sliced = sliceScores(text, "x.json");
		expect(JSON.parse(sliced.text)).toEqual(file);
		expect([...slicesOf(sliced)].map(({ id }) => id)).toEqual(ids);
	});

	it.each(["{}", "null", "[]", '"x"', "{ }", '{ "a": {\n  } }', "{\n}", '{\n  "a": 1\n  }'])(
		"leave %s as it is, and find what stands beside it",
		(odd) => {
			for (const id of ids) {
				const key = JSON.stringify(id);
				const text = ours.replace(`\n    ${key}: {`, () => `\n    "odd": ${odd},\n    ${key}: {`);
				const scores = sliceScores(text, "x.json");
				const slices = [...slicesOf(scores)];
				expect(scores.text).toBe(text);
				expect(slices.map((slice) => slice.id)).toEqual(ids.flatMap((each) => (each === id ? ["odd", each] : [each])));
				expect(slices.find((slice) => slice.id === "odd")?.value).toBe(odd);
				expect(filled(frameOf(scores), slices)).toBe(text);
			}
		},
	);

	it("have none where there is no object of them, and all where the date is none", () => {
		expect(slicesIn(JSON.stringify({ ...file, entries: [1] }))).toEqual([]);
		expect(slicesIn(JSON.stringify({ ...file, last_updated: 5 })).map(({ id }) => id)).toEqual(ids);
	});

	it("stop at a key that cannot be read, however the file goes on", () => {
		const bad = ours.replace("entity:tool--vim", "entity:\\q");
		for (const text of [bad, bad.slice(0, -20), bad.replace('"redirects"', "")])
			expect(() => sliceScores(text, "x.json")).toThrow(SyntaxError);
	});

	it("leave an entry alone that cannot be read, and save what they can of a broken file", () => {
		const broken = slicesIn(ours.replace('"store": "semantic"', '"store": semantic'));
		expect(broken.map(({ value }) => readSlice(value) === undefined)).toEqual([true, false, false]);
		const cut = slicesIn(ours.slice(0, ours.indexOf('"redirects"')));
		expect(cut.map(({ id }) => id)).toEqual(ids);
		expect(slicesIn("")).toEqual([]);
	});
});
