import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeOutOfJson } from "./json-records.ts";
import { holdsAny, needlesOf, shortNeedles, takeOut, takeOutCut, wholeNeedle } from "./needles.ts";

const TEXT = 'Zoë\'s door code is "4471|99"';

function without(text: string, body: string | Buffer): string {
	return takeOut(Buffer.from(body as string), needlesOf(text)).toString("utf8");
}

describe("a text is taken out", () => {
	it.each([
		["as it is", `- ${TEXT}.`, "- [erased]."],
		["in JSON", JSON.stringify({ a: TEXT }), '{"a":"[erased]"}'],
		["in a table", `| ${TEXT.replaceAll("|", "\\|")} |`, "| [erased] |"],
		["with its accents apart", TEXT.normalize("NFD"), "[erased]"],
		["as part of an id", "core:critical-facts:zoës-door-code-is-4471-99", "core:critical-facts:erased"],
	])("%s", (_, body, expected) => {
		expect(without(TEXT, body)).toBe(expected);
	});

	it("in JSON with ASCII only", () => {
		const body = JSON.stringify(TEXT).replace("ë", "\\u00eb");
		expect(without(TEXT, body)).toBe('"[erased]"');
	});

	it("in UTF-16 of both orders", () => {
		const little = Buffer.from(`a ${TEXT} b`, "utf16le");
		expect(takeOut(little, needlesOf(TEXT)).toString("utf16le")).toBe("a [erased] b");
		const big = takeOut(Buffer.from(little).swap16(), needlesOf(TEXT));
		expect(Buffer.from(big).swap16().toString("utf16le")).toBe("a [erased] b");
	});

	it("over several lines, and on one", () => {
		expect(without("one two\nthree four", "x one two\r\nthree four y one two three four")).toBe(
			"x [erased] y [erased]",
		);
	});

	it.each([
		[
			"in an entry, which escapes headings",
			"We talked.\nDiagnosis\n\\## Findings\nepilepsy\n",
			"We talked.\n[erased]\n",
		],
		["in a list", "- Diagnosis\n  ## Findings\n  epilepsy\n", "- [erased]\n"],
		["in a list of another system", "1. Diagnosis\r\n   ## Findings\r\n   epilepsy\r\n", "1. [erased]\r\n"],
	])("over several lines %s", (_, body, expected) => {
		expect(without("Diagnosis\n## Findings\nepilepsy", body)).toBe(expected);
	});

	it("where a message was cut", () => {
		const message = "[EDIT] MEMORY.md — added “The door code of the house is…";
		expect(takeOutCut(message, ["The door code of the house is 4471"])).toBe("[EDIT] MEMORY.md — added “[erased]…");
		expect(takeOutCut(message, ["Another text altogether"])).toBe(message);
	});
});

describe("a short text is taken out as a whole word", () => {
	it.each([
		[
			"digits",
			"4471",
			"PIN4471, 4471-99, 44712, 0.4471, 12.4471.9, é4471",
			"PIN[erased], [erased]-99, 44712, 0.4471, 12.[erased].9, é[erased]",
		],
		[
			"a year",
			"2026",
			"2026 was good: episode:2026-02-02:14:30 2026-02-02T12:00:00Z",
			"[erased] was good: episode:2026-02-02:14:30 2026-02-02T12:00:00Z",
		],
		[
			"part of a hash",
			"beef",
			"9a1cbeef0be217d4 | beef | tmhq2beef1-9f3a0b1c",
			"9a1cbeef0be217d4 | [erased] | tmhq2beef1-9f3a0b1c",
		],
		["a name", "Anna", "Anna, Annapolis, Anna-Lena, 2 Annas", "[erased], Annapolis, [erased]-Lena, 2 Annas"],
		["accents apart", "Zoe", "Zoe Zoë".normalize("NFD"), "[erased] Zoë".normalize("NFD")],
		["a script without spaces", "花生过敏", "请记住我对花生过敏", "请记住我对[erased]"],
		["a name with an ending", "김철수", "김철수는 의사다", "[erased]는 의사다"],
		["after a line break in JSON", "Anna", JSON.stringify("a\nAnna"), '"a\\n[erased]"'],
		[
			"a slug in prose",
			"Nation",
			"one international https://a.example/nation/x",
			"one international https://a.example/nation/x",
		],
		[
			"a slug in names",
			"Nation",
			"[[project--nation]] vault:my-nation memory/notes/nation.md",
			"[[project--erased]] vault:my-erased memory/notes/erased.md",
		],
		["a short slug in names", "Zorro", "fact:person--zorro:k1, el zorro", "fact:person--erased:k1, el zorro"],
		["a short slug of two words", "A Bo", "it is a-bo, vault:a-bo", "it is a-bo, vault:erased"],
		["a place of ours", "notes", "my notes in memory/notes/notes.md", "my [erased] in memory/notes/[erased].md"],
		["a place of ours with a capital", "Meta", "memory/meta/meta.md", "memory/meta/erased.md"],
		["a kind of id", "vault", "vault:a, the vault: open", "vault:a, the [erased]: open"],
		["a type of entities", "Tool", "[[tool--vim]] [[project--tool]]", "[[tool--vim]] [[project--erased]]"],
		["a slug in an id made of words", "Nation", "core:facts:the-nation-votes", "core:facts:the-nation-votes"],
	])("%s", (_, text, body, expected) => {
		expect(without(text, body)).toBe(expected);
	});

	it("of a memory", () => {
		expect(takeOut(Buffer.from("说我对花生过敏"), shortNeedles("花生过敏")).toString()).toBe("说我对[erased]");
	});

	it("in strings of JSON, not in its numbers", () => {
		const json = '{"4471": 4471, "a": [0.4471, "is 4471"]}';
		const take = (text: string, from: string) =>
			takeOutOfJson("memory/meta/x.json", Buffer.from(from), needlesOf(text)).toString();
		const fresh = take("4471", json);
		expect(fresh).toBe('{"[erased]": 4471, "a": [0.4471, "is [erased]"]}');
		expect(take("4471", "{4471")).toBe("{[erased]");
		expect(take('": "', '{"a": "b", "c": "\\": \\""}')).toBe('{"a": "b", "c": "[erased]"}');
		expect(take("4471", JSON.stringify(`4471 ${"x".repeat(10_000_000)}`))).toContain('"[erased] xx');
	});

	it("in records of ours, not as the name of a field", () => {
		const json = '{"entries": {"note:status": {"status": "active", "store": "my status"}}}';
		const take = (path: string) => takeOutOfJson(path, Buffer.from(json), needlesOf("status")).toString();
		expect(take("memory/meta/decay-scores.json")).toBe(
			'{"entries": {"note:[erased]": {"status": "active", "store": "my [erased]"}}}',
		);
		expect(take("memory/meta/x.json")).toContain('{"[erased]": "active"');
	});
});

it("an id is found only as a whole", () => {
	const needles = [wholeNeedle("person--alex", "erased--1")];
	expect(takeOut(Buffer.from("[[person--alex]] [[person--alex-2]] fact:person--alex:k1"), needles).toString()).toBe(
		"[[erased--1]] [[person--alex-2]] fact:erased--1:k1",
	);
});

it("nothing of it is left, and everything else stays", () => {
	const piece = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "4"), maxLength: 12 });
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom("a", "4", "é"), minLength: 4, maxLength: 9 }),
			fc.array(piece),
			(text, pieces) => {
				const needles = needlesOf(text);
				const kept = pieces.filter((each) => !holdsAny(Buffer.from(each), needles));
				const body = Buffer.from(kept.join(`|${text}|`));
				const fresh = takeOut(body, needles);
				expect(holdsAny(fresh, needles)).toBe(false);
				expect(fresh.toString()).toBe(kept.join("|[erased]|"));
			},
		),
	);
});
