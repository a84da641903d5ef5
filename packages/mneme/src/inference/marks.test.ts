import { describe, expect, it } from "vitest";
import { namedPieces, pieceWords, sharedWords } from "./marks.ts";

const textsOf = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text);

describe("pieceWords", () => {
	it("joins the pieces of a word and leaves unknown ones out", () => {
		expect(pieceWords(["kun", "##di", "##gung", "[UNK]", "is"])).toEqual([
			{ start: 0, end: 3, text: "kundigung", unspaced: false },
			{ start: 4, end: 5, text: "is", unspaced: false },
		]);
	});

	it("takes letters of scripts without spaces one by one", () => {
		expect(textsOf(pieceWords(["の", "##ミ", "##ケ"]))).toEqual(["の", "ミ", "ケ"]);
	});
});

describe("namedPieces", () => {
	it("names a Chinese letter that the tokenizer does not know, and nothing else", () => {
		const encode = (text: string) =>
			text === "我" ? { ids: [7], tokens: ["我"] } : { ids: [100], tokens: [text === "ok" ? "ok" : "[UNK]"] };
		expect(namedPieces("忘我ok猫ẞẞ", encode)).toEqual({
			ids: [100, 7, 100, 100, 100],
			tokens: ["忘", "我", "ok", "猫", "[UNK]"],
		});
	});
});

describe("sharedWords", () => {
	const shared = (one: string, other: string) =>
		textsOf(sharedWords(pieceWords(one.split(" ")), pieceWords(other.split(" "))));

	it("finds the words of one that the other has, in other forms, too", () => {
		expect(shared("forget jamie ##s coffee order", "james drinks two coffees")).toEqual(["coffee"]);
		expect(shared("die kundigung", "das kundigungsschreiben")).toEqual(["kundigung"]);
	});

	it("tells a word from one that is only near", () => {
		const near = (one: string, other: string) =>
			sharedWords(pieceWords([one]), pieceWords(other.split(" "))).map(({ isNear }) => isNear);
		expect(near("amin", "amini lives here")).toEqual([true]);
		expect(near("amin", "amin and amini live here")).toEqual([false]);
		expect(near("phone", "phones")).toEqual([false]);
	});

	it("compares letters without spaces by twos", () => {
		expect(shared("ミ ##ケ ##の", "は ##ミ ##ケ")).toEqual(["ミ", "ケ"]);
		expect(shared("ミ ##ケ", "ケ ##ミ")).toEqual([]);
	});

	it("takes a number only as a whole, and no word that is too short to tell", () => {
		expect(shared("2019 at", "2019 at")).toEqual(["2019"]);
		expect(shared("201", "2019")).toEqual([]);
		expect(shared("cat", "cats")).toEqual(["cat"]);
		expect(shared("cat", "category")).toEqual([]);
	});
});
