import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	appendEpisode,
	buryEpisode,
	episodeAddition,
	type NewEpisode,
	parseEpisodes,
	serializeEpisodes,
} from "./episodes.ts";
import { SIGNIFICANCE_TAGS } from "./significance.ts";
import { anyText, changedLines, golden, onlyAdds } from "./testing/texts.ts";

const seed = golden("episodes.md");
const PATH = "memory/episodes/2026-02-02.md";

const plain: NewEpisode = { time: "14:30", type: "fact", confidence: "low", tags: [], significance: [], body: "x" };

describe("episode log", () => {
	it("comes back byte for byte, whatever it holds", () => {
		fc.assert(fc.property(anyText, (text) => serializeEpisodes(parseEpisodes(text, PATH)) === text));
	});

	it("reads the seed's example", () => {
		const file = parseEpisodes(seed, PATH);
		expect(serializeEpisodes(file)).toBe(seed);
		expect(file.problems).toEqual([]);
		expect(file.date).toBe("2026-02-02");
		expect(
			file.entries.map(({ id, type, confidence, tags, line, endLine }) => [id, type, confidence, tags, line, endLine]),
		).toEqual([
			["episode:2026-02-02:14:30", "decision", "high", ["memory", "architecture"], 3, 6],
			["episode:2026-02-02:15:45", "preference", "medium", ["workflow"], 8, 10],
			["episode:2026-02-02:16:00", "task", "high", ["memory", "design"], 12, 14],
		]);
		expect(file.entries[2]?.body).toBe(
			"Created comprehensive architecture document for the memory system.\nNext: user review and iteration on specific components.",
		);
	});

	it("appends with a source and significance, and starts an empty file with its title", () => {
		const { file, id } = appendEpisode(parseEpisodes("", PATH), {
			...plain,
			tags: ["a b", "c,[d]"],
			source: "user-explicit",
			significance: ["decision", "human"],
			body: "\nWe ship.\n\n",
		});
		expect(id).toBe("episode:2026-02-02:14:30");
		expect(serializeEpisodes(file)).toBe(
			"# 2026-02-02 — Episode Log\n\n## 14:30 | fact | confidence:low | tags:[a b, c  d] | source:user-explicit\n[decision] [human] We ship.\n".replace(
				"c  d",
				"c d",
			),
		);
		expect(file.entries[0]).toMatchObject({
			source: "user-explicit",
			significance: ["decision", "human"],
			body: "We ship.",
		});
	});

	it("numbers a second entry of the minute and never gives a number twice", () => {
		const first = appendEpisode(parseEpisodes(seed, PATH), plain);
		const second = appendEpisode(first.file, plain);
		expect([first.id, second.id]).toEqual(["episode:2026-02-02:14:30#2", "episode:2026-02-02:14:30#3"]);
		const gone = buryEpisode(second.file, second.file.entries.at(-1)!, "erased", "2026-02-03");
		expect(serializeEpisodes(gone)).toContain("\n## 14:30#3 | erased | on:2026-02-03\n");
		expect(gone.entries.at(-1)).toMatchObject({
			id: second.id,
			tombstone: "erased",
			body: "",
			extra: { on: "2026-02-03" },
		});
		expect(appendEpisode(gone, plain).id).toBe("episode:2026-02-02:14:30#4");
	});

	it("counts from the highest number of a minute, even where one before it is gone", () => {
		const file = parseEpisodes("# 2026-02-02\n\n## 14:30#5 | fact\nx\n", PATH);
		expect(appendEpisode(file, plain).id).toBe("episode:2026-02-02:14:30#6");
	});

	it("keeps an entry's heading quoted in a fence out of the log", () => {
		const body = "```\n## 14:30 | fact\n```";
		const { file } = appendEpisode(parseEpisodes(seed, PATH), { ...plain, body });
		expect(file.entries).toHaveLength(4);
		expect(file.entries[3]?.body).toBe(body);
	});

	it("numbers entries a person typed by their place, around the numbers that are written", () => {
		const text = "# 2026-02-02\n\n## 09:00 | a\n## 09:00#2 | b\n## 09:00 | c\n## 09:00#2 | d\n";
		const file = parseEpisodes(text);
		expect(file.entries.map(({ type, ordinal }) => [type, ordinal])).toEqual([
			["a", 1],
			["b", 2],
			["c", 3],
			["d", 4],
		]);
		expect(file.problems).toEqual([
			{ path: "", line: 6, expected: "a number of its own after 09:00", found: "#2 again" },
		]);
	});

	it("leaves of a buried entry nothing but its time", () => {
		const file = parseEpisodes(seed, PATH);
		const { removed, added } = changedLines(
			seed,
			serializeEpisodes(buryEpisode(file, file.entries[1]!, "deleted", "2026-02-09")),
		);
		expect(removed).toEqual(seed.split("\n").slice(7, 10));
		expect(added).toEqual(["## 15:45 | deleted | on:2026-02-09"]);
	});

	it("tells of malformed headings and reads the rest", () => {
		const text =
			"# Log\n\n## 9:30 | task\na\n## 25:99 | x\nlost?\n## Notes\nb\n## 10:00 talk\nc\n## 11:00 | fact | confidence:sure | tags:x | what\nd\n";
		const file = parseEpisodes(text, "memory/episodes/2026-02-02.md");
		expect(file.problems.map(({ line, expected, found }) => [line, expected, found])).toEqual([
			[3, "an hour of two digits", "9"],
			[7, "an entry: ## HH:MM | type | …", "## Notes"],
			[5, "## HH:MM | type | confidence:… | tags:[…]", "## 25:99 | x"],
			[9, "| after the time", "talk"],
			[9, "a type, as in ## 14:30 | decision", "## 10:00 talk"],
			[11, "confidence:high, medium or low", "confidence:sure"],
			[11, "tags:[a, b]", "tags:x"],
			[11, "key:value between | and |", "what"],
		]);
		expect(file.entries.map(({ id, body }) => [id, body])).toEqual([
			["episode:2026-02-02:09:30", "a"],
			["episode:2026-02-02:10:00", "c"],
			["episode:2026-02-02:11:00", "d"],
		]);
		expect(parseEpisodes("## 10:00 | a\n").problems[0]).toMatchObject({
			line: 1,
			expected: "# YYYY-MM-DD — Episode Log",
		});
		expect(parseEpisodes("# 2026-02-03\n", PATH).problems[0]).toMatchObject({
			expected: "the file's date, 2026-02-02",
		});
	});

	it("keeps a fence's headings in the body, but lets no fence swallow the next entry", () => {
		const text =
			"# 2026-02-02\n\n## 09:00 | a\n```md\n## not an entry\n```\n\n## 09:01 | b\n```\nopen\n\n## 09:02 | c\n```\n";
		expect(parseEpisodes(text).entries.map(({ body }) => body)).toEqual([
			"```md\n## not an entry\n```",
			"```\nopen",
			"```",
		]);
	});

	const body = fc
		.array(
			fc.oneof(
				fc.constantFrom(
					"## 14:30 | fact",
					"# title",
					"##x",
					"\\## y",
					"```",
					"~~~",
					"<!-- open",
					"-->",
					"",
					"- item",
					"\\\\```",
				),
				fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\r\n]/g, "")),
			),
			{ maxLength: 8 },
		)
		.map((lines) => lines.join("\n"));

	it("gives back any body it was given, and only adds to the file", () => {
		fc.assert(
			fc.property(
				anyText,
				fc.array(fc.tuple(body, fc.subarray([...SIGNIFICANCE_TAGS])), { minLength: 1, maxLength: 3 }),
				(text, entries) => {
					let file = parseEpisodes(text, PATH);
					for (const [body, significance] of entries) {
						const before = serializeEpisodes(file);
						const known = file.entries.length;
						const added = appendEpisode(file, { ...plain, time: "23:59", body, significance });
						expect(onlyAdds(before, serializeEpisodes(added.file))).toBe(true);
						const last = added.file.entries.at(-1)!;
						expect([added.file.entries.length, last.id, last.significance]).toEqual([
							known + 1,
							added.id,
							significance,
						]);
						expect(last.body.trim()).toBe(body.trim());
						file = added.file;
					}
				},
			),
		);
	});
});

describe("an addition to a long log", () => {
	const line = fc.constantFrom(
		"## 14:30 | fact",
		"## 14:30#2 | fact",
		"## 14:30#7 | erased | on:2026-02-03",
		"##14:30 | odd",
		"## 14:301 | no entry",
		"## 14:30#x | no entry",
		"## 09:10 | fact",
		"# 2026-02-02 — Episode Log",
		"```",
		"words",
		"",
	);
	const text = fc
		.tuple(fc.array(line), fc.constantFrom("\n", "\r\n"), fc.boolean())
		.map(([lines, eol, ended]) => lines.join(eol) + (ended ? eol : ""));

	it("has the number and the entry that appendEpisode gives", () => {
		fc.assert(
			fc.property(text, (log) => {
				const { file, id } = appendEpisode(parseEpisodes(log, PATH), { ...plain, body: "new" });
				const { addition, id: own } = episodeAddition(log, "2026-02-02", { ...plain, body: "new" });
				const apart = log !== "" && !log.endsWith("\n") ? "\n" : "";
				const added = parseEpisodes(log + apart + addition, PATH).entries;
				expect(own).toBe(id);
				expect(added).toHaveLength(file.entries.length);
				expect(added.at(-1)).toMatchObject({ id, body: "new", time: "14:30" });
			}),
		);
	});
});
