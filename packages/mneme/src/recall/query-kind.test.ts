import { describe, expect, it } from "vitest";
import { kindOfQuery } from "./query-kind.ts";
import { readQuestion } from "./question.ts";

describe("kindOfQuery", () => {
	it.each([
		["When did we choose Postgres?", "when"],
		["What do you know about the memory project?", "about"],
		["How do I usually deploy?", "how"],
		["What's the latest on the migration?", "latest"],
		["What is my favourite tea?", "general"],
		["Was mag ich am liebsten?", "general"],
	])("takes %s for %s", (text, kind) => expect(kindOfQuery(text).kind).toBe(kind));
});

describe("readQuestion", () => {
	const now = Date.UTC(2026, 2, 18, 12);

	it("reads a span of days and keeps its words out of the terms", () => {
		const { spans, terms, kind } = readQuestion("What did we decide about tiles in January?", now, "UTC");
		expect(spans).toEqual([{ from: "2026-01-01", to: "2026-01-31", words: "in January" }]);
		expect(terms.map(({ word }) => word)).toEqual(["decide", "tiles"]);
		expect(kind).toBe("when");
	});

	it("takes an event for a time that has to be looked up", () => {
		expect(readQuestion("What changed since the launch?", now, "UTC").event).toEqual({ text: "launch", side: "since" });
	});
});
