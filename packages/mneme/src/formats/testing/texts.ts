// Texts for the round trips of every format: what people, editors and other programs leave in a file.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { splitLines } from "../lines.ts";

export function golden(name: string): string {
	return readFileSync(new URL(`../golden/${name}`, import.meta.url), "utf8");
}

const FRAGMENTS = [
	"# MEMORY.md — Core Memory",
	"## Identity",
	"##Facts",
	"## ",
	"#",
	"   ## Timeline  ##",
	"### deeper",
	"## 2026-02-02",
	"## 14:30 | decision | confidence:high | tags:[a, b]",
	"## 14:30#2 | fact | confidence:sure | tags:a",
	"## 25:99 | x",
	"## 9:30 what",
	"- Timezone: Europe/Rome",
	"- 时区：上海",
	"- [decision] [human] done 🎉",
	"- k <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:14:30 -->",
	"- k <!-- k7f2 · sure · 2026-99-99 -->",
	"- Developed by: [[person--alex]], [[tool--x|X]]",
	"  - nested",
	"\t- tabbed",
	"continued",
	"1. step",
	"<!-- Type: project | Created: 2026-01-15 | broken -->",
	"<!-- open",
	"-->",
	"```diff",
	"```",
	"~~~",
	"---",
	"| ID | Type | Label |",
	"|----|------|-------|",
	"| a\\|b | c |",
	"2026-02-02T15:30Z | EDIT | MEMORY.md | bot:main | auto | x \\| y",
	"## Proposal #1 ⚠️ CONFLICT with #4",
	"- **From**: researcher",
	"- `uses` / `used-by` — x ↔ y",
	"**Reflection #**: 5",
	"> Reply",
	"\u00a0",
	"مرحبا",
	"\\## escaped",
	'{"version": 1, "entries": {"a": {}, ',
	'"b": {"pinned": true}}}',
	"a: [1",
];

/** Any text at all, and lines that look like ours in any order, spacing, line ends and byte order mark. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
	fc.string({ unit: "binary", maxLength: 200 }),
	fc
		.tuple(
			fc.constantFrom("", "\uFEFF"),
			fc.array(
				fc.tuple(
					fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) }, { weight: 1, arbitrary: fc.string() }),
					fc.constantFrom("\n", "\n", "\r\n", "\n\n", " \n", "\r"),
				),
				{ maxLength: 25 },
			),
			fc.constantFrom("", "no final newline"),
		)
		.map(([bom, lines, end]) => bom + lines.map(([text, eol]) => text + eol).join("") + end),
);

/** One line of text a person might give us, never empty. */
export const lineText: fc.Arbitrary<string> = fc
	.oneof(
		fc.constantFrom(
			"uses Vim",
			"Zeitzone: Berlin",
			"日本語のメモ",
			"has | pipe",
			"emoji 🎉",
			"# hash",
			"- dash",
			"`code`",
		),
		fc.string({ unit: "grapheme", minLength: 1 }),
	)
	.filter((text) => text.trim() !== "");

/** Whether `after` is `before` with lines added, none changed. Line ends apart, as text added after a last line gives it one. */
export function onlyAdds(before: string, after: string): boolean {
	const added = textsOf(after);
	let at = 0;
	for (const text of textsOf(before)) {
		at = added.indexOf(text, at) + 1;
		if (at === 0) return false;
	}
	return true;
}

/** The lines of `before` that `after` does not have in that order, and the other way round. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
	const old = textsOf(before);
	const now = textsOf(after);
	let start = 0;
	while (start < old.length && start < now.length && old[start] === now[start]) start++;
	let end = 0;
	while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
	return { removed: old.slice(start, old.length - end), added: now.slice(start, now.length - end) };
}

function textsOf(text: string): string[] {
	const { bom, lines } = splitLines(text);
	return [bom, ...lines.map((line) => line.text.replace(/\r+$/, ""))];
}
