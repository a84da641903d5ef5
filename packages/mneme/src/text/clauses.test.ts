import { describe, expect, it } from "vitest";
import { splitClauses, withoutClauses } from "./clauses.ts";
import { fingerprint } from "./fingerprint.ts";

const parts = (text: string) => splitClauses(text).map((clause) => clause.text);

describe("clauses", () => {
	it("are sentences, and halves that have a verb each", () => {
		expect(parts("The invoice goes to Anna. The contract goes to Ben.")).toEqual([
			"The invoice goes to Anna.",
			"The contract goes to Ben.",
		]);
		expect(parts("Anna takes the train and Ben takes the bus")).toEqual(["Anna takes the train", "Ben takes the bus"]);
		expect(parts("My address is 8 Mill Lane, but I work in Oslo")).toEqual([
			"My address is 8 Mill Lane",
			"I work in Oslo",
		]);
	});

	it("stay whole around titles, numbers, lists and pairs", () => {
		for (const text of [
			"Dr. Weiss is my dentist",
			"The server's IP is 10.0.0.5",
			"Tom and Jerry live in Oslo",
			"I like tea and coffee",
			"Sauce recipe: tomatoes, garlic, basil",
		])
			expect(parts(text)).toEqual([text]);
	});

	it("point at their place in the text", () => {
		const text = "  One is here.\nTwo was there; three will come.";
		for (const { text: said, start, end } of splitClauses(text)) expect(text.slice(start, end)).toBe(said);
	});

	it("leave a text that still reads", () => {
		const without = (text: string, gone: string) => withoutClauses(text, (clause) => clause.text.includes(gone));
		expect(without("The invoice goes to Anna. The contract goes to Ben.", "invoice")).toBe("The contract goes to Ben.");
		expect(without("Anna takes the train and Ben takes the bus", "Ben")).toBe("Anna takes the train");
		expect(without("Anna takes the train and my son takes the bus", "Anna")).toBe("My son takes the bus");
		expect(without("One is. Two is. Three is.", "Two")).toBe("One is. Three is.");
		expect(without("One is.", "One")).toBe("");
		expect(without("Nothing is named.", "x")).toBe("Nothing is named.");
	});
});

describe("a fingerprint", () => {
	it("knows the same words again, whatever their case, accents and punctuation", () => {
		expect(fingerprint("Zoë lives in Köln.")).toBe(fingerprint("zoe LIVES in  koln"));
		expect(fingerprint("Zoë lives in Köln.")).not.toBe(fingerprint("Zoë lived in Köln."));
		expect(fingerprint("Secret word")).toMatch(/^[0-9a-f]{16}$/);
	});
});
