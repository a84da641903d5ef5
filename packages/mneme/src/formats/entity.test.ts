import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryError } from "../model/errors.ts";
import { parseEntity, relationLabel, relationName, serializeEntity } from "./entity.ts";
import {
	addFact,
	addOpenQuestion,
	addRelation,
	addTimelineLine,
	findFact,
	newEntity,
	removeFact,
	removeRelation,
	renameLinks,
	replaceFact,
	setEntityHeader,
	setSummary,
} from "./entity-edits.ts";
import { oneLine } from "./lines.ts";
import type { Mark } from "./mark.ts";
import { anyText, changedLines, golden, lineText, onlyAdds } from "./testing/texts.ts";

const seed = golden("entity.md");
const PATH = "memory/graph/entities/project--moltbot-memory.md";
const mark: Mark = { key: "k7f2", confidence: "high", firstSeen: "2026-02-02", source: "episode:2026-02-02:14:30" };

describe("entity file", () => {
	it("comes back byte for byte, whatever it holds", () => {
		fc.assert(fc.property(anyText, (text) => serializeEntity(parseEntity(text, PATH)) === text));
	});

	it("reads the seed's example", () => {
		const file = parseEntity(seed, PATH);
		expect(serializeEntity(file)).toBe(seed);
		expect(file.problems).toEqual([]);
		expect(file.id).toBe("project--moltbot-memory");
		expect(file.header).toEqual({
			type: "project",
			created: "2026-01-15",
			lastUpdated: "2026-02-02",
			decayScore: 0.95,
			accessCount: 14,
			pinned: false,
		});
		expect(file.summary.split("\n")).toHaveLength(3);
		expect(file.facts.map(({ label }) => label)).toEqual([
			"Architecture",
			"Routing",
			"Forgetting",
			"Consolidation",
			"Semantic store",
			"Core memory budget",
		]);
		expect(file.timeline.map(({ date }) => date)).toEqual(["2026-01-15", "2026-01-20", "2026-02-02"]);
		expect(file.timeline[0]?.value).toBe("Initial research into memory architectures began");
		expect(file.openQuestions).toHaveLength(3);
		expect(file.relations.map(({ relation, targets }) => [relation, targets])).toEqual([
			["developed-by", ["person--alex"]],
			["built-on", ["tool--openclaw"]],
			["inspired-by", ["concept--letta-sleep-time", "concept--cognitive-memory-systems"]],
		]);
	});

	it("adds, finds, replaces and removes a fact by its key", () => {
		const added = addFact(parseEntity(seed, PATH), { text: "Licence:\nMIT", mark });
		expect(changedLines(seed, serializeEntity(added))).toEqual({
			removed: [],
			added: ["- Licence: MIT <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:14:30 -->"],
		});
		expect(findFact(added, "k7f2")).toMatchObject({ text: "Licence: MIT", label: "Licence", value: "MIT", mark });
		const replaced = replaceFact(added, "k7f2", { text: "Licence: ISC" });
		expect(findFact(replaced, "k7f2")).toMatchObject({ value: "ISC", mark });
		expect(serializeEntity(removeFact(replaced, "k7f2"))).toBe(seed);
	});

	it("takes only the last comment for the mark", () => {
		const file = addFact(parseEntity(seed, PATH), { text: "x <!-- k1k1 · low --> y <!-- k2k2 · low -->", mark });
		expect(findFact(file, "k7f2")?.text).toBe("x <!-- k1k1 · low --> y <!-- k2k2 · low -->");
	});

	it("finds a mark that an editor wrapped onto a line of its own", () => {
		const file = parseEntity(
			"# a--b\n\n## Facts\n- long\n  text\n  <!-- k7f2 · high -->\n- next\n<!-- k8f3 · high -->\n",
			"a--b.md",
		);
		expect(file.facts.map(({ text, mark, endLine }) => [text, mark?.key, endLine])).toEqual([
			["long\ntext", "k7f2", 6],
			["next", undefined, 7],
		]);
		expect(serializeEntity(removeFact(file, "k7f2"))).toBe("# a--b\n\n## Facts\n- next\n<!-- k8f3 · high -->\n");
	});

	it("names a person's own fact by its line, and can give it a mark", () => {
		const file = parseEntity(seed, PATH);
		const routing = file.facts[1]!;
		const marked = replaceFact(file, routing.line, { text: routing.text, mark: { key: "ab12" } });
		expect(changedLines(seed, serializeEntity(marked)).added).toEqual([
			"- Routing: LLM-classified (not keyword heuristic) <!-- ab12 ·  -->",
		]);
		expect(findFact(marked, "ab12")?.mark).toEqual({ key: "ab12" });
		expect(() => removeFact(file, "zzzz")).toThrow(MemoryError);
	});

	it("adds a relation and removes one link or its whole line", () => {
		const file = parseEntity(seed, PATH);
		const added = addRelation(file, {
			relation: "part-of",
			target: "project--all",
			mark: { key: "p1q2", confidence: "low" },
		});
		expect(changedLines(seed, serializeEntity(added)).added).toEqual([
			"- Part of: [[project--all]] <!-- p1q2 · low -->",
		]);
		expect(added.relations.at(-1)).toMatchObject({ relation: "part-of", targets: ["project--all"] });
		expect(serializeEntity(removeRelation(added, "part-of", "project--all"))).toBe(seed);
		expect(
			changedLines(seed, serializeEntity(removeRelation(file, "inspired-by", "concept--letta-sleep-time"))),
		).toEqual({
			removed: ["- Inspired by: [[concept--letta-sleep-time]], [[concept--cognitive-memory-systems]]"],
			added: ["- Inspired by: [[concept--cognitive-memory-systems]]"],
		});
	});

	it("writes a relation's name as words, and back", () => {
		expect(relationLabel("inspired-by")).toBe("Inspired by");
		expect(relationName(" Inspired  by")).toBe("inspired-by");
	});

	it("puts a timeline line in its place by date", () => {
		const file = parseEntity(seed, PATH);
		const middle = addTimelineLine(file, "2026-01-20", "Read two more papers");
		expect(middle.timeline.map(({ value }) => value)[2]).toBe("Read two more papers");
		expect(changedLines(seed, serializeEntity(addTimelineLine(file, "2026-03-01", "Shipped"))).added).toEqual([
			"- 2026-03-01: Shipped",
		]);
	});

	it("sets header fields in place and adds the ones that are missing", () => {
		const file = setEntityHeader(parseEntity(seed, PATH), {
			decayScore: 1,
			pinned: true,
			label: "Moltbot | Memory",
			aliases: ["memory project", "Smith, John"],
		});
		expect(changedLines(seed, serializeEntity(file))).toEqual({
			removed: ["<!-- Decay score: 0.95 | Access count: 14 | Pinned: no -->"],
			added: [
				"<!-- Decay score: 1.00 | Access count: 14 | Pinned: yes -->",
				'<!-- Label: Moltbot / Memory | Aliases: memory project, "Smith, John" -->',
			],
		});
		expect(file.header.aliases).toEqual(["memory project", "Smith, John"]);
		expect(setEntityHeader(file, { aliases: [] }).header).not.toHaveProperty("aliases");
	});

	it("keeps the spacing a person gave a header comment", () => {
		const file = parseEntity("# a--b\n<!--Type:x|Created:   2026-01-01   |Pinned:-->\n", "a--b.md");
		const changed = setEntityHeader(file, { type: "y", created: "2026-02-02", pinned: true });
		expect(serializeEntity(changed)).toBe("# a--b\n<!--Type: y |Created:   2026-02-02   |Pinned: yes -->\n");
	});

	it("starts a header in a file that has none, and sections in their order", () => {
		const file = parseEntity("# person--ada\nFree text.\n\n## Relations\n- Knows: [[person--bob]]\n", "person--ada.md");
		const changed = setSummary(
			addFact(setEntityHeader(file, { created: "2026-02-02" }), { text: "Likes tea", mark }),
			"A\n\n## B\n",
		);
		expect(serializeEntity(addOpenQuestion(changed, "Why?"))).toBe(
			"# person--ada\n\n<!-- Created: 2026-02-02 -->\n\nFree text.\n\n## Summary\nA\n\n\\## B\n\n## Facts\n- Likes tea <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:14:30 -->\n\n## Open Questions\n- Why?\n\n## Relations\n- Knows: [[person--bob]]\n",
		);
		expect(changed.summary).toBe("A\n\n## B");
	});

	it("renames links and nothing else", () => {
		const text = "# a--b\r\n\r\n[[person--alex|Alex]] met [[person--alexa]] [[ person--alex ]]\r\n";
		const file = renameLinks(parseEntity(text, "a--b.md"), "person--alex", "person--alexis");
		expect(serializeEntity(file)).toBe(
			"# a--b\r\n\r\n[[person--alexis|Alex]] met [[person--alexa]] [[person--alexis]]\r\n",
		);
	});

	it("makes a new file that reads as what it was made of", () => {
		const header = { type: "tool", created: "2026-02-02", pinned: true, label: "Vim", aliases: ["vi"] };
		const file = parseEntity(newEntity("tool--vim", header, "An editor."), "tool--vim.md");
		expect([file.id, file.header, file.summary, file.problems]).toEqual(["tool--vim", header, "An editor.", []]);
	});

	it("tells of what is malformed and reads the rest", () => {
		const text =
			"# Other\n<!-- Type: x | nonsense | Created: soon | Pinned: maybe -->\n## Facts\n- a <!-- k7f2 · sure · then -->\n- b <!-- k7f2 · high -->\n- c <!-- just a note -->\n## Timeline\n- long ago\n## Relations\n- nobody\n";
		const file = parseEntity(text, "x--y.md");
		expect(file.problems.map(({ line, expected, found }) => [line, expected, found])).toEqual([
			[2, "Name: value between | and |", " nonsense "],
			[2, "a date, YYYY-MM-DD after Created:", "soon"],
			[2, "yes or no after Pinned:", "maybe"],
			[1, "# x--y", "Other"],
			[4, "high, medium or low", "sure"],
			[4, "a date, YYYY-MM-DD", "then"],
			[10, "- Relation: [[type--name]]", "nobody"],
			[5, "a key used once in this file", "k7f2"],
			[8, "- YYYY-MM-DD: what happened", "long ago"],
		]);
		expect(file.facts.map(({ text, mark }) => [text, mark?.key])).toEqual([
			["a", "k7f2"],
			["b", "k7f2"],
			["c <!-- just a note -->", undefined],
		]);
	});

	it("adds only lines and reads back what it added, in any file", () => {
		fc.assert(
			fc.property(anyText, lineText, (text, fact) => {
				const file = addFact(parseEntity(text, PATH), { text: fact, mark: { ...mark, key: "zz99" } });
				expect(onlyAdds(text, serializeEntity(file))).toBe(true);
				expect(findFact(file, "zz99")?.text).toBe(oneLine(fact));
			}),
		);
	});

	it("removes without a trace what it added", () => {
		fc.assert(
			fc.property(lineText, lineText, (one, two) => {
				const file = parseEntity(seed, PATH);
				const added = addFact(addFact(file, { text: one, mark }), { text: two, mark: { key: "zz99" } });
				expect(serializeEntity(removeFact(removeFact(added, "k7f2"), "zz99"))).toBe(seed);
			}),
		);
	});

	it("reads back any summary it was given", () => {
		fc.assert(
			fc.property(anyText, (summary) => {
				const file = setSummary(parseEntity(seed, PATH), summary);
				expect(file.facts).toHaveLength(6);
				const expected = summary
					.split(/\r\n|\r|\n/)
					.join("\n")
					.trim();
				expect(file.summary.trim()).toBe(expected);
			}),
		);
	});
});
