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

	it("joins a pair with its types", () => {
		expect(tokenizer.encodePair("hello", "world world", 16)).toEqual({
			ids: [CLS, 7592, SEP, 2088, 2088, SEP],
			typeIds: [0, 0, 0, 1, 1, 1],
		});
	});

	it.each([
		[50, 50, 7, 6],
		[50, 3, 10, 3],
		[3, 50, 3, 10],
		[6, 7, 6, 7],
		[0, 50, 0, 13],
	])("cuts the longer of a pair: %i and %i words become %i and %i", (first, second, keptFirst, keptSecond) => {
		const { ids, typeIds } = tokenizer.encodePair("hello ".repeat(first), "world ".repeat(second), 16);
		expect(ids.filter((id) => id === 7592)).toHaveLength(keptFirst);
		expect(ids.filter((id) => id === 2088)).toHaveLength(keptSecond);
		expect(ids.filter((id) => id === SEP)).toHaveLength(2);
		expect(typeIds).toHaveLength(ids.length);
	});

	it("says which file is not a tokenizer", async () => {
		await expect(readTokenizer("nowhere.json")).rejects.toMatchObject({
			code: "MODEL",
			data: { path: "nowhere.json" },
		});
	});
});
