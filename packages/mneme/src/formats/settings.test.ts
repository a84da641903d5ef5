import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseSettings, serializeSettings, setSetting, unsetSetting } from "./settings.ts";
import { anyText, changedLines } from "./testing/texts.ts";

const TEXT = `# ours
format: 1 # never touch
timezone:   "Europe/Rome"   # odd spacing

upkeep: # later
decay:
    lambda: 0.03 # rate
    # thresholds of A
    thresholds: {active: 0.5, fading: 0.2}
list:
  - a
  - b # last
note: |
  two
  lines
end: 1`;

describe("mneme.yaml", () => {
	it("comes back byte for byte, whatever it holds", () => {
		fc.assert(fc.property(anyText, (text) => serializeSettings(parseSettings(text)) === text));
	});

	it("gives plain data and the line of each key", () => {
		const file = parseSettings(TEXT);
		expect(file.problems).toEqual([]);
		expect(file.data).toMatchObject({
			format: 1,
			decay: { lambda: 0.03, thresholds: { active: 0.5 } },
			list: ["a", "b"],
		});
		expect([file.lines.get("decay.lambda"), file.lines.get("decay.thresholds.fading"), file.lines.get("end")]).toEqual([
			7, 9, 16,
		]);
		expect(parseSettings("").data).toEqual({});
	});

	it.each<[string[], unknown, string[], string[]]>([
		[["format"], 2, ["format: 1 # never touch"], ["format: 2 # never touch"]],
		[
			["timezone"],
			"Asia/Tokyo",
			['timezone:   "Europe/Rome"   # odd spacing'],
			["timezone:   Asia/Tokyo   # odd spacing"],
		],
		[["upkeep", "mode"], "propose", [], ["  mode: propose"]],
		[["upkeep"], true, ["upkeep: # later"], ["upkeep: true # later"]],
		[["decay", "lambda"], 0.1, ["    lambda: 0.03 # rate"], ["    lambda: 0.1 # rate"]],
		[["decay", "half", "life"], [1, "a, b"], [], ["    half:", '      life: [1, "a, b"]']],
		[
			["decay", "thresholds", "x"],
			"p: q",
			["    thresholds: {active: 0.5, fading: 0.2}"],
			['    thresholds: {active: 0.5, fading: 0.2, x: "p: q"}'],
		],
		[["list"], ["z"], ["list:", "  - a", "  - b # last"], ["list: [z]"]],
		[["note"], "one\ntwo", ["note: |", "  two", "  lines"], ['note: "one\\ntwo"']],
		[["llm", "port"], "rules", [], ["llm:", "  port: rules"]],
		[["end"], null, ["end: 1"], ["end: null"]],
		[["end"], 1, [], []],
	])("sets %j to %j and touches nothing else", (keys, value, removed, added) => {
		const edit = setSetting(TEXT, keys, value);
		expect(edit.problems).toEqual([]);
		expect(changedLines(TEXT, edit.text)).toEqual({ removed, added });
	});

	it.each<[string[], string[], string[]]>([
		[["format"], ["format: 1 # never touch"], []],
		[["decay", "lambda"], ["    lambda: 0.03 # rate"], []],
		[
			["decay", "thresholds", "fading"],
			["    thresholds: {active: 0.5, fading: 0.2}"],
			["    thresholds: {active: 0.5}"],
		],
		[["note"], ["note: |", "  two", "  lines"], []],
		[["end"], ["end: 1"], []],
		[["absent", "key"], [], []],
	])("unsets %j and touches nothing else", (keys, removed, added) => {
		const edit = unsetSetting(TEXT, keys);
		expect(edit.problems).toEqual([]);
		expect(changedLines(TEXT, edit.text)).toEqual({ removed, added });
	});

	it("removes the mappings a key leaves empty", () => {
		expect(unsetSetting("a:\n  b:\n    c: 1\nd: 2\n", ["a", "b", "c"]).text).toBe("d: 2\n");
		expect(unsetSetting("a: {b: {c: 1}, d: 1}\n", ["a", "b", "c"]).text).toBe("a: {d: 1}\n");
	});

	it("starts an empty or comment-only file, and keeps its line ends and byte order mark", () => {
		expect(setSetting("", ["decay", "lambda"], 0.1).text).toBe("decay:\n  lambda: 0.1\n");
		expect(setSetting("# mine\r\n", ["format"], 1).text).toBe("# mine\r\nformat: 1\r\n");
		expect(setSetting("\uFEFFa: 1\r\n", ["b"], 2).text).toBe("\uFEFFa: 1\r\nb: 2\r\n");
		expect(setSetting("a: {}\n", ["a", "b"], 2).text).toBe("a: { b: 2 }\n");
	});

	it("tells of invalid YAML by line, throws nothing and changes nothing", () => {
		const broken = "a: 1\nb: [1\nc: 2\n";
		const edit = setSetting(broken, ["a"], 2);
		expect(edit.text).toBe(broken);
		expect(edit.problems[0]).toMatchObject({ path: "mneme.yaml", line: 3 });
		expect(parseSettings("a: 1\na: 2\n").problems[0]).toMatchObject({ line: 2, found: "a: 2" });
		expect(parseSettings("- a\n").problems[0]).toMatchObject({ expected: "settings as key: value" });
		expect(parseSettings("a: *b\n").problems).toHaveLength(1);
		expect(setSetting("a: 1\n", ["a", "b"], 2)).toMatchObject({
			text: "a: 1\n",
			problems: [{ line: 1, found: "a: 1" }],
		});
	});

	it("refuses a change that would reach further than its key", () => {
		const shared = "a: &x\n  k: 1\nb: *x\n";
		expect(setSetting(shared, ["a", "k"], 2)).toMatchObject({ text: shared, problems: [{ line: 2 }] });
	});

	const key = fc.constantFrom("a", "b", "c d", "true", "é", "x:y");
	const value = fc.oneof(
		fc.string({ unit: "grapheme" }),
		fc.integer(),
		fc.boolean(),
		fc.array(fc.string(), { maxLength: 3 }),
	);

	it("sets any value in any valid file, and unsets it again", () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.array(key, { minLength: 1, maxLength: 3 }), value), { maxLength: 6 }),
				(edits) => {
					let text = TEXT;
					for (const [keys, value] of edits) {
						const edit = setSetting(text, keys, value);
						text = edit.text;
						if (edit.problems.length > 0) continue;
						const found = keys.reduce<unknown>((data, key) => (data as Record<string, unknown>)[key], parse(text));
						expect(found).toEqual(value);
						expect(parse(unsetSetting(text, ["end"]).text)).not.toHaveProperty("end");
					}
					expect(text.startsWith(TEXT)).toBe(true);
				},
			),
		);
	});

	it("never throws, whatever the text", () => {
		fc.assert(
			fc.property(
				anyText,
				(text) => setSetting(text, ["a", "b"], 1).text !== "" && unsetSetting(text, ["a"]) !== undefined,
			),
		);
	});
});
