import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	addCoreItem,
	addDatedLine,
	countDatedLines,
	parseCore,
	removeCoreItem,
	replaceCoreItem,
	serializeCore,
	setCoreLabel,
} from "./core.ts";
import { CORE_BLOCKS, type CoreBlockName, coreTemplate } from "./core-blocks.ts";
import { oneLine } from "./lines.ts";
import { anyText, changedLines, golden, lineText, onlyAdds } from "./testing/texts.ts";

const BLOCKS: readonly CoreBlockName[] = CORE_BLOCKS.map(({ name }) => name);
const seed = golden("core.md");

describe("MEMORY.md", () => {
	it("comes back byte for byte, whatever it holds", () => {
		fc.assert(fc.property(anyText, (text) => serializeCore(parseCore(text)) === text));
	});

	it("reads the seed's example", () => {
		const file = parseCore(seed);
		expect(serializeCore(file)).toBe(seed);
		expect(file.problems).toEqual([]);
		expect(file.sections.map(({ heading, kind, budgetTokens }) => [heading, kind, budgetTokens])).toEqual([
			["Identity", "block", 500],
			["Active Context", "block", 1000],
			["Persona", "block", 500],
			["Critical Facts", "block", 1000],
		]);
		expect(file.items.filter(({ block }) => block === "Identity").map(({ label, value }) => [label, value])).toEqual([
			["Name", "[User Name]"],
			["Role", "[What they do]"],
			["Communication style", "[Direct, casual, formal, etc.]"],
			["Key preferences", "[Dark mode, Vim, TypeScript, etc.]"],
			["Timezone", "[TZ]"],
		]);
		expect(file.items.filter(({ block }) => block === "Critical Facts").map(({ text, line }) => [text, line])).toEqual([
			["[Fact 1 — high importance, pinned]", 29],
			["[Fact 2 — high importance, pinned]", 30],
			["...", 31],
		]);
	});

	it("has a template with every block, budget and label, and nothing filled in", () => {
		const file = parseCore(coreTemplate());
		expect(file.problems).toEqual([]);
		expect(file.sections.map(({ heading, budgetTokens }) => [heading, budgetTokens])).toEqual(
			CORE_BLOCKS.map(({ name, budgetTokens }) => [name, budgetTokens]),
		);
		expect(file.items.map(({ label, value }) => [label, value])).toEqual(
			CORE_BLOCKS.flatMap(({ labels }) => labels.map((label) => [label, ""])),
		);
	});

	it("sets a label where it stands, keeping a person's marker, spacing and line ends", () => {
		const text =
			"\uFEFF# Mine\r\n\r\n## identity\r\n  *  timezone: UTC\r\n     (for now)\r\nfree text\r\n## Odd  \r\n- x";
		const changed = serializeCore(setCoreLabel(parseCore(text), "Identity", "Timezone", "Asia/Tokyo\nnow"));
		expect(changed).toBe("\uFEFF# Mine\r\n\r\n## identity\r\n  * timezone: Asia/Tokyo now\r\n## Odd  \r\n- x");
	});

	it("adds a block that is missing in its place", () => {
		const file = parseCore("# M\n\n## Persona\n- a\n\n## 2026-01-01\n- b\n");
		const changed = serializeCore(addCoreItem(addCoreItem(file, "Critical Facts", "c"), "Identity", "i"));
		expect(changed).toBe(
			"# M\n\n## Identity\n<!-- ~500 tokens — Who the user is, and what matters most about them -->\n- i\n\n## Persona\n- a\n\n## Critical Facts\n<!-- ~1,000 tokens — What must never be forgotten, however long ago it came up -->\n- c\n\n## 2026-01-01\n- b\n",
		);
	});

	it("writes dated lines and takes them out again, headings included", () => {
		const decided = { text: "Ship on\nFriday", significance: ["decision", "human"] as const };
		const once = addDatedLine(parseCore(coreTemplate()), "2026-02-02", decided);
		const twice = addDatedLine(once, "2026-02-02", { text: "Second", significance: [] });
		expect(serializeCore(twice)).toBe(
			`${coreTemplate()}\n## 2026-02-02\n- [decision] [human] Ship on Friday\n- Second\n`,
		);
		expect(countDatedLines(twice)).toBe(3);
		const [first, second] = twice.items.filter(({ date }) => date === "2026-02-02");
		expect(first).toMatchObject({ text: "Ship on Friday", significance: ["decision", "human"], block: "2026-02-02" });
		const left = removeCoreItem(twice, second!);
		expect(serializeCore(left)).toBe(serializeCore(once));
		expect(serializeCore(removeCoreItem(left, left.items.at(-1)!))).toBe(coreTemplate());
	});

	it("replaces an item and keeps its significance", () => {
		const file = parseCore("## 2026-02-02\n- [lesson] old\n");
		expect(serializeCore(replaceCoreItem(file, file.items[0]!, "new"))).toBe("## 2026-02-02\n- [lesson] new\n");
	});

	it("tells of what is malformed and reads the rest", () => {
		const file = parseCore("##Identity\n- Name: Ada\n\n```\n## Persona\n- Tone: dry\n\n## Identity\n- again\n", "M.md");
		expect(file.problems).toEqual([
			{ path: "M.md", line: 4, expected: "a closing ```", found: "```" },
			{ path: "M.md", line: 1, expected: "a space after ##", found: "##Identity" },
			{ path: "M.md", line: 8, expected: 'one section "Identity"', found: "another of the same name" },
		]);
		expect(file.items.map(({ block, text }) => [block, text])).toEqual([
			["Identity", "Name: Ada"],
			["Identity", "```"],
			["Persona", "Tone: dry"],
			["Identity", "again"],
		]);
	});

	it("does not take headings and items in code or comments for its own", () => {
		const file = parseCore("## Identity\n- a\n  ```\n  - b\n  ```\n<!--\n- c\n## Persona\n-->\n- d\n");
		expect(file.sections.map(({ heading }) => heading)).toEqual(["Identity"]);
		expect(file.items.map(({ text }) => text)).toEqual(["a\n```\n- b\n```", "d"]);
	});

	it("takes nested and wrapped lines as part of their item", () => {
		const file = parseCore("## Active Context\n- Open decisions:\n  - graph\n\t* decay\n- next\nwrapped\n");
		expect(file.items.map(({ text, line, endLine }) => [text, line, endLine])).toEqual([
			["Open decisions:\n- graph\n* decay", 2, 4],
			["next\nwrapped", 5, 6],
		]);
	});

	it("adds only lines, in any file", () => {
		fc.assert(
			fc.property(anyText, fc.constantFrom(...BLOCKS), lineText, (text, block, item) => {
				const file = addCoreItem(parseCore(text), block, item);
				return onlyAdds(text, serializeCore(file));
			}),
		);
	});

	it("adds and removes an item without a trace", () => {
		fc.assert(
			fc.property(fc.constantFrom(...BLOCKS), lineText, (block, item) => {
				const added = addCoreItem(parseCore(seed), block, item);
				const found = added.items.filter((each) => !parseCore(seed).items.some(({ text }) => text === each.text));
				if (found.length === 1) expect(serializeCore(removeCoreItem(added, found[0]!))).toBe(seed);
				expect(added.items.some((each) => each.block === block)).toBe(true);
			}),
		);
	});

	it("removes exactly an item's lines, in any file", () => {
		fc.assert(
			fc.property(anyText, fc.nat(), (text, pick) => {
				const file = parseCore(text);
				const item = file.items[pick % Math.max(1, file.items.length)];
				if (!item || item.date !== undefined) return;
				const { removed, added } = changedLines(text, serializeCore(removeCoreItem(file, item)));
				expect(added).toEqual([]);
				expect(removed.length - (item.endLine - item.line + 1)).toBeLessThanOrEqual(1);
			}),
		);
	});

	it("reads back the label it set", () => {
		fc.assert(
			fc.property(anyText, fc.constantFrom(...BLOCKS), lineText, (text, block, value) => {
				const file = setCoreLabel(parseCore(text), block, "Mood", value);
				const item = file.items.find(
					({ label, block: own }) => label === "Mood" && own.toLowerCase() === block.toLowerCase(),
				);
				expect(item?.value).toBe(oneLine(value));
			}),
		);
	});
});
