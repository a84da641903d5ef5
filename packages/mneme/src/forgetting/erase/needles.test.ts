import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsAny, needlesOf, takeOut, takeOutCut, wholeNeedle } from "./needles.ts";

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

	it("where a message was cut", () => {
		const message = Buffer.from("[EDIT] MEMORY.md — added “The door code of the house is…");
		expect(takeOutCut(message, ["The door code of the house is 4471"]).toString()).toBe(
			"[EDIT] MEMORY.md — added “[erased]…",
		);
		expect(takeOutCut(message, ["Another text altogether"])).toBe(message);
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
