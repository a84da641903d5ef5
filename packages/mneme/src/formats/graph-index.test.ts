import { describe, expect, it } from "vitest";
import { parseGraphIndex, renderGraphIndex } from "./graph-index.ts";
import { golden } from "./testing/texts.ts";

describe("graph index", () => {
	it("reads the seed's example, and writes its tables the same", () => {
		const text = golden("graph-index.md");
		const file = parseGraphIndex(text);
		expect(file.problems).toEqual([]);
		expect(file.entities).toHaveLength(4);
		expect(file.entities[0]).toEqual({
			id: "person--alex",
			type: "person",
			label: "Alex",
			file: "entities/person--alex.md",
			decayScore: 1,
			pinned: true,
			line: 8,
		});
		expect(file.edges[2]).toEqual({
			from: "project--moltbot-memory",
			relation: "decided-on",
			to: "concept--oauth2-pkce",
			confidence: "medium",
			firstSeen: "2026-01-20",
			lastAccessed: "2026-01-20",
			line: 18,
		});
		const table = (from: string) => from.split("\n").filter((line) => line.startsWith("|"));
		expect(table(renderGraphIndex(file.entities, file.edges))).toEqual(table(text));
	});

	it("reads rows a person added, in other columns, with cells left out, and names the broken ones", () => {
		const file = parseGraphIndex(
			"## entity registry\n| Label | ID |\n|:--|--:|\n| A \\| B | tool--a |\n| nothing | x |\n\n## Edges\na--b | uses | c--d\n| a--b | | c--d | sure |\n| a--b | likes | e--f | sure | | |\n",
			"i.md",
		);
		expect(file.entities).toEqual([{ id: "tool--a", type: "", label: "A | B", file: "", pinned: false, line: 4 }]);
		expect(file.edges.map(({ from, relation, to }) => `${from} ${relation} ${to}`)).toEqual([
			"a--b uses c--d",
			"a--b likes e--f",
		]);
		expect(file.problems.map(({ line, expected }) => [line, expected])).toEqual([
			[5, "an id like person--alex in the first column"],
			[9, "From, Relation and To"],
			[10, "high, medium or low"],
		]);
	});

	it("names a score it cannot read, and keeps the row", () => {
		const file = parseGraphIndex("## Entity Registry\n| a--b | a | B | f | often |\n");
		expect(file.entities).toEqual([{ id: "a--b", type: "a", label: "B", file: "f", pinned: false, line: 2 }]);
		expect(file.problems).toMatchObject([{ line: 2, found: "often" }]);
	});

	it("keeps any label in its cell", () => {
		const entity = { id: "a--b", type: "a", label: "x | y \\ z\\n\nnew", file: "f", pinned: false };
		const [row] = parseGraphIndex(renderGraphIndex([entity], [])).entities;
		expect(row?.label).toBe("x | y \\ z\\n new");
	});
});
