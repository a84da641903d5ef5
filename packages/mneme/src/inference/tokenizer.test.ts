import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { getPackageFolder } from "./bundled.ts";
import { readTokenizer, type TextTokenizer } from "./tokenizer.ts";

const [CLS, SEP] = [101, 102];

describe("the bundled tokenizer", () => {
	let tokenizer: TextTokenizer;
	beforeAll(async () => {
		tokenizer = await readTokenizer(join(getPackageFolder("@mneme/model-encoder"), "tokenizer.json"));
	});

	it("gives BERT's ids", () => {
		expect(tokenizer.encode("Hello, World!", 16)).toEqual({
			ids: [CLS, 7592, 1010, 2088, 999, SEP],
			typeIds: [0, 0, 0, 0, 0, 0],
		});
	});

	it("cuts a long text and still closes it", () => {
		const { ids } = tokenizer.encode("hello ".repeat(500), 16);
		expect(ids).toEqual([CLS, ...Array(14).fill(7592), SEP]);
	});

	it("puts a list behind a text, in as many runs as it takes, and says where each stands", () => {
		const limits = { first: 2, text: 3, run: 11 };
		const [one, two] = tokenizer.encodeList("hello hello hello", ["world", "world ".repeat(9), "world world"], limits);
		expect(one).toEqual({
			ids: [CLS, 7592, 7592, SEP, 2088, SEP, 2088, 2088, 2088, SEP],
			typeIds: [0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
			spans: [
				{ start: 4, end: 6 },
				{ start: 6, end: 10 },
			],
		});
		expect(two).toMatchObject({ ids: [CLS, 7592, 7592, SEP, 2088, 2088, SEP], spans: [{ start: 4, end: 7 }] });
		expect(tokenizer.encodeList("hello", [], limits)).toEqual([]);
	});

	it("marks the words that a text of the list and the first one share", () => {
		const limits = { first: 8, text: 8, run: 40, marked: true };
		const [run] = tokenizer.encodeList("hello world", ["worlds end", "goodbye"], limits);
		expect(run?.typeIds).toEqual([0, 0, 3, 0, 2, 1, 1, 1, 1]);
	});

	it("marks Chinese words that it cannot read, too", () => {
		const limits = { first: 8, text: 8, run: 40, marked: true };
		const [run] = tokenizer.encodeList("忘掉手机", ["手机很旧"], limits);
		expect(run?.typeIds).toEqual([0, 0, 0, 3, 3, 0, 2, 2, 1, 1, 1]);
	});

	it("says which file is not a tokenizer", async () => {
		await expect(readTokenizer("nowhere.json")).rejects.toMatchObject({
			code: "MODEL",
			data: { path: "nowhere.json" },
		});
	});
});
