import { describe, expect, it } from "vitest";
import { isAssent } from "./assent.ts";

describe("isAssent", () => {
	it.each([
		"yes",
		"Yes, delete them.",
		"ok go ahead",
		"sure, do it",
		"Ja, mach das",
		"oui, vas-y",
		"sí, adelante",
		"sim, pode apagar",
		"好的",
		"はい、お願いします",
		"👍",
	])("%s agrees", (reply) => expect(isAssent(reply)).toBe(true));

	it.each([
		"",
		"no",
		"yes but not the second one",
		"don't do it",
		"What would that change?",
		"Alex has a new phone",
		"nein, lieber nicht",
		"non merci, pas ça",
		"不要",
		"いいえ",
		"wait, ok let me look first",
		"yesterday was fun",
	])("%s does not", (reply) => expect(isAssent(reply)).toBe(false));
});
