import { describe, expect, it } from "vitest";
import { type ConfigFormat, findEntry, removeEntry, setEntry } from "./config-text.ts";

const ENTRY = { command: "/usr/bin/node", args: ["main.js", "mcp"] };
const PATH = ["servers", "mneme"];

const TEXTS: readonly [ConfigFormat, string, string][] = [
	["json", "nothing", ""],
	["json", "an empty object", "{}"],
	["json", "an empty object on two lines", "{\n}\n"],
	["json", "one line", '{"x":1}'],
	["json", "an empty table", '{\n  "servers": {}\n}\n'],
	[
		"json",
		"comments and trailing commas",
		'{\n  // mine\n  "servers": {\n    "a": {"command": "b"}, // keep\n  },\n  /* end */\n}\n',
	],
	["json", "tabs and CRLF", '{\r\n\t"a": [1,2],\r\n\t"servers": {\r\n\t\t"b": {}\r\n\t}\r\n}\r\n'],
	["toml", "nothing", ""],
	["toml", "comments and other servers", '# mine\nmodel = "o5" # best\n\n[servers.other]\ncommand = "x" # why\n'],
	["toml", "no line end", 'model = "o5"'],
	["toml", "a table in one line", 'servers = { other = { command = "x" } }\n'],
	["yaml", "comments and other servers", "# mine\nmodel: o5 # best\nservers:\n  other:\n    command: x # why\n"],
	["yaml", "no servers", "model: o5\n"],
];

describe.each(TEXTS)("%s: %s", (format, _, text) => {
	const added = setEntry(format, text, PATH, ENTRY);

	it("has the entry, once, and changes nothing when it is set again", () => {
		expect(findEntry(format, added, PATH)).toEqual(ENTRY);
		expect(setEntry(format, added, PATH, ENTRY)).toBe(added);
	});

	it("keeps every line that was there", () => {
		const lines = text
			.split(/\r?\n/)
			.filter((line) => /[\w#/]/.test(line) && !/^servers = /.test(line) && !/\{\}|^\{"x":1\}$/.test(line));
		for (const line of lines) expect(added).toContain(line);
	});

	it("gives back the rest when the entry is removed", () => {
		const removed = removeEntry(format, added, PATH);
		expect(findEntry(format, removed, PATH)).toBeUndefined();
		for (const word of text.match(/[\w]+/g) ?? []) if (word !== "servers") expect(removed).toContain(word);
		if (text.trim() !== "") expect(() => findEntry(format, removed, ["x"])).not.toThrow();
	});

	it("changes only the entry when it is replaced", () => {
		const other = { command: "other", args: [] };
		const changed = setEntry(format, added, PATH, other);
		expect(findEntry(format, changed, PATH)).toEqual(other);
		expect(changed.length).toBeLessThan(added.length);
	});
});

it.each([
	["json", '{"a": }'],
	["json", "[1]"],
	["toml", "a = = 1"],
	["yaml", "a: [1"],
] as const)("%s that is broken is not touched: %s", (format, text) => {
	expect(() => setEntry(format, text, PATH, ENTRY)).toThrow();
});
