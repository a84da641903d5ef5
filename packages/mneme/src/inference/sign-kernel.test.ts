import fc from "fast-check";
import { expect, it } from "vitest";
import { sumSetBits } from "./sign-kernel.ts";

it("sums the query over the set bits of every row, whatever the dimensions, header and number of rows", () => {
	const cases = fc.record({
		query: fc.array(fc.integer({ min: -8, max: 7 }), { minLength: 1, maxLength: 300 }),
		header: fc.constantFrom(0, 4, 8),
		bytes: fc.uint8Array({ minLength: 64, maxLength: 64 }),
		rows: fc.constantFrom(0, 1, 3, 20_000),
	});
	fc.assert(
		fc.property(cases, ({ query, header, bytes, rows }) => {
			const stride = header + Math.ceil(query.length / 128) * 16;
			const data = Uint8Array.from({ length: rows * stride }, (_, i) => bytes[(i * 7) % 64]! ^ (i >> 8));
			const sums = new Int32Array(rows);
			sumSetBits(Int8Array.from(query), data, stride, header, sums);
			for (let row = 0; row < rows; row += Math.max(1, rows >> 3)) {
				const isSet = (i: number) => (data[row * stride + header + (i >> 3)]! >> (i & 7)) & 1;
				expect(sums[row]).toBe(query.reduce((sum, value, i) => (isSet(i) ? sum + value : sum), 0));
			}
		}),
		{ numRuns: 30 },
	);
});
