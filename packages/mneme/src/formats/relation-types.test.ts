import { describe, expect, it } from "vitest";
import {
	addRelationType,
	parseRelationTypes,
	relationTypesTemplate,
	serializeRelationTypes,
} from "./relation-types.ts";
import { changedLines, golden } from "./testing/texts.ts";

const seed = golden("relation-types.md");

describe("relation types", () => {
	it("reads the seed's example", () => {
		const file = parseRelationTypes(seed);
		expect(file.problems).toEqual([]);
		expect(file.relations).toHaveLength(11);
		expect(file.relations[1]).toEqual({
			name: "uses",
			inverse: "used-by",
			description: "project ↔ tool/concept",
			group: "Structural",
			line: 5,
		});
	});

	it("has a template with the seed's words and two more", () => {
		const names = (text: string) => parseRelationTypes(text).relations.map(({ name, inverse }) => `${name} ${inverse}`);
		expect(names(relationTypesTemplate()).toSorted()).toEqual(
			[...names(seed), "inspired-by undefined", "contradicts undefined"].toSorted(),
		);
	});

	it("adds a relation under its heading, or under a new one", () => {
		const knows = { name: "knows", inverse: "known-by", description: "two people", group: "Structural" };
		const added = serializeRelationTypes(addRelationType(parseRelationTypes(seed), knows));
		expect(changedLines(seed, added)).toEqual({ removed: [], added: ["- `knows` / `known-by` — two people"] });
		const other = addRelationType(parseRelationTypes(seed), { name: "near", description: "in space", group: "Places" });
		expect(serializeRelationTypes(other)).toBe(`${seed}\n## Places\n- \`near\` — in space\n`);
	});

	it("names lines it cannot read", () => {
		const file = parseRelationTypes("## X\n- uses — y\n- `a`\n", "r.md");
		expect(file.problems).toEqual([
			{ path: "r.md", line: 2, expected: "- `relation` / `inverse` — meaning", found: "uses — y" },
		]);
		expect(file.relations.map(({ name }) => name)).toEqual(["a"]);
	});
});
