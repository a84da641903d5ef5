import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTree, serializeTree, type TreeEntry, withEntry } from "./objects.ts";
import { TreeParser } from "./tree-parser.ts";

const entry = fc.record({
	mode: fc.constantFrom("100644", "40000"),
	name: fc.stringMatching(/^[a-cé0 ]{1,4}$/),
	oid: fc.stringMatching(/^[013]{40}$/),
});

it("reads every version as it is, whatever came before", () => {
	const change = fc.record({ entry, gone: fc.boolean() });
	fc.assert(
		fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
			const parser = new TreeParser();
			let entries: TreeEntry[] = [];
			for (const { entry, gone } of changes) {
				entries = withEntry(entries, entry.name, gone ? undefined : entry);
				const body = serializeTree(entries);
				expect(parser.parse("memory/", body)).toEqual(parseTree(body));
			}
		}),
	);
});

it("gives the same objects for what is the same", () => {
	const parser = new TreeParser();
	const entries = ["a", "b", "c", "d"].map((name) => ({ mode: "100644", name, oid: "1".repeat(40) }));
	const first = parser.parse("", serializeTree(entries));
	const second = parser.parse("", serializeTree(entries.with(2, { ...entries[2]!, oid: "2".repeat(40) })));
	expect(second.map((each, at) => each === first[at])).toEqual([true, true, false, true]);
});
