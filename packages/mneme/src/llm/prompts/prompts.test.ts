import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonSchemaOf, withoutBounds } from "../wire-schema.ts";
import { forgetTargetPrompt } from "./forget-target.ts";
import { requestOf } from "./prompt.ts";
import { routingPrompt, routingSchema } from "./routing.ts";
import { significancePrompt } from "./significance.ts";

const PROMPTS = [routingPrompt, forgetTargetPrompt, significancePrompt];

describe.each(PROMPTS)("the prompt $name", (prompt) => {
	it("holds the text as one JSON string that nothing in it can end", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const last = prompt.write(text).split("\nText: ").at(-1)!;
				const [quoted, ...rest] = last.split("\n");
				expect(rest).toEqual(["Answer:"]);
				expect(JSON.parse(quoted!)).toBe(text);
			}),
		);
	});

	it("is of bounded length whatever the text", () => {
		expect(prompt.write("x".repeat(5_000_000)).length).toBeLessThan(12_000);
	});

	it("gives examples that its own schema takes", () => {
		const answers = [...prompt.write("x").matchAll(/^Answer: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json!));
		expect(answers).toHaveLength(2);
		for (const answer of answers) expect(prompt.schema.parse(answer)).toEqual(answer);
	});

	it("asks for every field and no other, without bounds where they are not taken", () => {
		const { schema } = requestOf<string, unknown>(prompt, "x");
		const wire = jsonSchemaOf(schema);
		expect(wire).toMatchObject({ type: "object", additionalProperties: false });
		expect(wire.required).toEqual(Object.keys(wire.properties as object));
		expect(JSON.stringify(withoutBounds(wire))).not.toMatch(/"(?:maxLength|minLength|maxItems|pattern)"/);
	});
});

describe("a routing by a model", () => {
	const good = {
		store: "semantic",
		entities: [{ name: "OAuth2 PKCE", type: "concept" }],
		relations: [{ from: "project--moltbot", relation: "uses", to: "concept--oauth2-pkce" }],
		tags: ["auth", "security", "mobile"],
		confidence: "high",
		core_update: false,
		summary: "Decided to use OAuth2 PKCE flow for mobile client auth.",
	};

	it("has the fields of the seed's example", () => {
		expect(routingSchema.parse(good)).toEqual(good);
	});

	it.each([
		["a store of its own making", { store: "attic" }],
		["a path for an entity", { relations: [{ from: "person--../../etc", relation: "uses", to: "tool--x" }] }],
		["a relation with markup", { relations: [{ from: "person--a", relation: "uses --> x", to: "tool--x" }] }],
		["a summary without end", { summary: "x".repeat(401) }],
		["no summary", { summary: " " }],
		["too many entities", { entities: Array(13).fill({ name: "A", type: "tool" }) }],
	])("is not taken with %s", (_, wrong) => {
		expect(routingSchema.safeParse({ ...good, ...wrong }).success).toBe(false);
	});
});
