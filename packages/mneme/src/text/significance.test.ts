import { describe, expect, it } from "vitest";
import { significanceTags } from "./significance.ts";

describe("significanceTags", () => {
	it.each([
		["We decided to use OAuth2 PKCE for the mobile client.", ["decision"]],
		["It turned out that the cache was never cleared.", ["surprise"]],
		["User prefers brainstorming before implementation.", ["human"]],
		["Root cause: the proxy strips the header. Next time check the proxy first.", ["lesson"]],
		["I realized I tend to answer too long; be more concise.", ["identity"]],
		["Chose hybrid approach; unexpectedly the user loves it.", ["decision", "surprise", "human"]],
		["Ran the tests, 214 passed.", []],
		["Listed files in the folder.", []],
		["", []],
	])("%s", (text, expected) => {
		expect(significanceTags(text)).toEqual(expected);
	});

	it("takes the type and an explicit request into account, in the seed's order", () => {
		expect(significanceTags("Tea at five.", { askedByUser: true })).toEqual(["human"]);
		expect(significanceTags("OAuth it is.", { type: "decision", askedByUser: true })).toEqual(["decision", "human"]);
		expect(significanceTags("It is March 30.", { type: "correction" })).toEqual(["surprise", "human"]);
		expect(significanceTags("A plain event.", { type: "event" })).toEqual([]);
	});
});
