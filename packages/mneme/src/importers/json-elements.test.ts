import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type JsonElement, jsonElements } from "./json-elements.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "mneme-json-"));
});

afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
});

async function read(text: string): Promise<JsonElement[]> {
	const path = join(folder, "file.json");
	writeFileSync(path, text);
	const found: JsonElement[] = [];
	for await (const element of jsonElements(path, { done: 0, total: 0 })) found.push(element);
	return found;
}

describe("the elements of a JSON file", () => {
	it("are those of the array the file is, however it is laid out", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 6 }), fc.constantFrom(0, 2), async (values, indent) => {
				const found = await read(JSON.stringify(values, null, indent));
				expect(found).toEqual(JSON.parse(JSON.stringify(values)).map((value: unknown) => ({ value })));
			}),
			{ numRuns: 60 },
		);
	});

	it("are those of the arrays in the object the file is; other members are passed over", async () => {
		const file = { count: 3, next: null, account: { ids: [1, 2] }, results: [{ a: "],[" }, 7], more: [], last: ["x"] };
		expect(await read(JSON.stringify(file))).toEqual([
			{ member: "results", value: { a: "],[" } },
			{ member: "results", value: 7 },
			{ member: "last", value: "x" },
		]);
	});

	it("come over the ends of chunks, with characters of several bytes there", async () => {
		const long = "é".repeat(200_000);
		expect((await read(JSON.stringify([long, '\\"', long]))).map(({ value }) => value)).toEqual([long, '\\"', long]);
	});

	it("are told apart when one of them is broken", async () => {
		expect(await read('[{"a":1},{"a":},{"a":3}]')).toEqual([
			{ value: { a: 1 } },
			{ value: undefined, problem: "not valid JSON" },
			{ value: { a: 3 } },
		]);
	});

	it("end in a clear fault when the file is cut off", async () => {
		await expect(read('[{"a":1},{"a":2')).rejects.toMatchObject({ code: "PARSE" });
	});
});
