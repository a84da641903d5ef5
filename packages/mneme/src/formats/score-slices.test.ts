import { describe, expect, it } from "vitest";
import { parseDecayScores } from "./decay-scores.ts";
import { fillFrame, keepSlices, memberOf, readSlice, renderEntry, rescoreSlice, sliceScores } from "./score-slices.ts";

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

describe("slices of the scores", () => {
	it("are every entry in our layout, and put together again give the same bytes", () => {
		const { text, slices } = sliceScores(ours, "x.json");
		expect(text).toBe(ours);
		expect(slices.map(({ id }) => id)).toEqual(ids);
		expect(keepSlices(text, slices, slices)).toBe(ours);
		const frame = keepSlices(text, slices, []);
		expect(JSON.parse(frame)).toEqual({ ...file, entries: {} });
		expect(
			fillFrame(
				frame,
				slices.map((slice) => memberOf(slice, text.slice(slice.start, slice.end))),
			),
		).toBe(ours);
	});

	it("are read as the whole file is, and rendered as it is written", () => {
		const { text, slices } = sliceScores(ours, "x.json");
		for (const slice of slices) {
			const entry = parseDecayScores(ours).entries.get(slice.id)!;
			expect(readSlice(text, slice)).toEqual(entry);
			const faded = { ...entry, currentScore: 0.3, status: "fading" as const };
			const value = rescoreSlice(text.slice(slice.start, slice.end), faded);
			expect(value).toBe(renderEntry(faded));
		}
	});

	it.each([
		["on one line", JSON.stringify(file)],
		["with tabs", JSON.stringify(file, null, "\t")],
		["with other line ends", ours.replaceAll("\n", "\r\n")],
	])("bring a file %s to our layout, with all it holds", (_, text) => {
		const sliced = sliceScores(text, "x.json");
		expect(JSON.parse(sliced.text)).toEqual(file);
		expect(sliced.slices).toHaveLength(ids.length);
	});

	it("leave an entry alone that cannot be read, and save what they can of a broken file", () => {
		const { text, slices } = sliceScores(ours.replace('"store": "semantic"', '"store": semantic'), "x.json");
		expect(slices.map((slice) => readSlice(text, slice) === undefined)).toEqual([true, false, false]);
		const cut = sliceScores(ours.slice(0, ours.indexOf('"redirects"')), "x.json");
		expect(cut.slices.map(({ id }) => id)).toEqual(ids);
		expect(sliceScores("", "x.json").slices).toEqual([]);
	});
});
