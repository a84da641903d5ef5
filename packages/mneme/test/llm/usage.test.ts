import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UsageBook } from "../../src/llm/usage.ts";
import { fixedClock } from "../../src/model/clock.ts";

const REQUEST = { model: "m", name: "routing" };
const USAGE = { requests: 1, inputTokens: 60, outputTokens: 20 };
const NOON = Date.parse("2026-02-02T12:00:00Z");

let home: string;
beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "mneme-usage-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe("the day's usage", () => {
	it("counts what is held until it is settled, in whichever process", () => {
		const [one, other] = [new UsageBook(home, fixedClock(NOON)), new UsageBook(home, fixedClock(NOON))];
		const hold = one.hold(REQUEST, 100, 150);
		expect(hold).toBeDefined();
		expect(other.hold(REQUEST, 100, 150)).toBeUndefined();
		one.settle(hold!, { ...USAGE, inputTokens: 30 });
		expect(other.today()).toMatchObject({ requests: 1, inputTokens: 30, outputTokens: 20, held: 0 });
		expect(other.hold(REQUEST, 100, 150)).toBeDefined();
	});

	it("keeps to the cap when another process holds tokens at the same moment", () => {
		const other = new UsageBook(home, fixedClock(NOON));
		let looks = 0;
		// The last look at the clock before a hold is written: both have seen an empty day by then.
		const racing = {
			now: () => {
				if (++looks === 3) other.hold(REQUEST, 100, 150);
				return NOON;
			},
		};
		const one = new UsageBook(home, racing);
		expect(one.hold(REQUEST, 100, 150)).toBeUndefined();
		expect(other.today().held).toBe(100);
	});

	it("settles on the day it began", () => {
		let nowMs = Date.parse("2026-02-02T23:59:59Z");
		const book = new UsageBook(home, { now: () => nowMs });
		const hold = book.hold(REQUEST, 100, 150)!;
		nowMs += 2000;
		book.settle(hold, USAGE);
		expect(book.today()).toMatchObject({ day: "2026-02-03", requests: 0, held: 0 });
		expect(new UsageBook(home, fixedClock(NOON)).today()).toMatchObject({ requests: 1, inputTokens: 60, held: 0 });
	});

	it("is not upset by a spoilt line, nor by one that is still being written", () => {
		const book = new UsageBook(home, fixedClock(NOON));
		book.settle(book.hold(REQUEST, 100, 150)!, USAGE);
		appendFileSync(
			join(home, "usage", "2026-02-02.jsonl"),
			'{"model":"m"}\nrubbish\n{"model":"m","name":"x","held":5,',
		);
		expect(book.today()).toMatchObject({ inputTokens: 60, held: 0 });
		appendFileSync(join(home, "usage", "2026-02-02.jsonl"), '"requests":0,"inputTokens":1,"outputTokens":0}\n');
		expect(book.today()).toMatchObject({ inputTokens: 61, held: 5 });
	});
});
