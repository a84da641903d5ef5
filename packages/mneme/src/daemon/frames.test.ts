import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineReader, serializeFrame } from "./frames.ts";

describe("lines", () => {
	it("come out as they went in, wherever the stream was cut", () => {
		fc.assert(
			fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.array(fc.nat({ max: 40 })), (texts, cuts) => {
				const stream = Buffer.from(texts.map((text, id) => serializeFrame({ id, text })).join(""));
				const reader = new LineReader();
				const lines: string[] = [];
				let from = 0;
				for (const cut of [...cuts, stream.length]) {
					lines.push(...reader.push(stream.subarray(from, from + cut))!);
					from += cut;
				}
				expect(lines.map((line) => JSON.parse(line).text)).toEqual(texts);
			}),
		);
	});

	it("end at the limit, in one piece or many", () => {
		expect(new LineReader(4).push(Buffer.from("1234\n1234\n"))).toEqual(["1234", "1234"]);
		expect(new LineReader(4).push(Buffer.from("1234\n12345\n"))).toBeUndefined();
		const reader = new LineReader(4);
		expect(reader.push(Buffer.from("123"))).toEqual([]);
		expect(reader.push(Buffer.from("45"))).toBeUndefined();
	});
});
