import { describe, expect, it } from "vitest";
import { readOperations, withoutForgotten } from "./pending-operations.ts";

const PHONE = { op: "add_fact", entity: "person--alex", text: "Old phone: a Nokia. It is blue." };
const RELATION = { op: "add_relation", from: "person--alex", relation: "works_at", to: "organization--acme" };
const ROOF = { op: "add_fact", entity: "place--home", text: "The roof leaks" };
const SOURCED = { op: "add_fact", text: "Helios ships in June", source: "episode:2026-02-02:14:30" };
const FILE = JSON.stringify({ reflection: 5, operations: [PHONE, RELATION, ROOF, SOURCED] });

const left = (...items: { id: string; says: string; parts?: string[] }[]) => {
	const text = withoutForgotten(FILE, items);
	return text === undefined ? undefined : JSON.parse(text).operations;
};

describe("what operations say", () => {
	it("is read statement by statement, with the entity it is about", () => {
		expect(readOperations(FILE)).toEqual([
			{ operation: "reflection:operation-2", text: "Old phone: a Nokia.", title: "Alex", line: 1 },
			{ operation: "reflection:operation-2", text: "It is blue.", title: "Alex", line: 1 },
			{ operation: "reflection:operation-3", text: "add relation Alex works at Acme", line: 1 },
			{ operation: "reflection:operation-4", text: "The roof leaks", title: "Home", line: 1 },
			{ operation: "reflection:operation-5", text: "Helios ships in June", line: 1 },
		]);
	});

	it("has its line, and is read in any shape", () => {
		expect(readOperations(JSON.stringify([PHONE, ROOF], null, "\t")).at(-1)).toMatchObject({ line: 10 });
		expect(readOperations('{"operations": [').map(({ text }) => text)).toEqual(['{"operations": [']);
		for (const text of ["[]", "{}", "null", "3", '{"operations":{"a":"the roof leaks"}}'])
			expect(readOperations(text).filter(({ text: said }) => said !== "the roof leaks")).toEqual([]);
	});
});

describe("what is forgotten", () => {
	it("goes with the operation that was listed, and nothing else does", () => {
		expect(left({ id: "reflection:operation-2", says: "Old phone: a Nokia." })).toEqual([RELATION, ROOF, SOURCED]);
		expect(withoutForgotten(FILE, [{ id: "episode:2026-02-02:15:00", says: "The roof is red" }])).toBe(FILE);
	});

	it("goes by its very words, whatever their case, and by its id", () => {
		const says = "the ROOF — leaks\nHe called Ben";
		expect(left({ id: "episode:2026-02-01:10:00", says })).toEqual([PHONE, RELATION, SOURCED]);
		expect(left({ id: "episode:2026-02-02:14:30", says: "We met." })).toEqual([PHONE, RELATION, ROOF]);
		expect(left({ id: "entity:person--alex", says: "Alex" })).toEqual([ROOF, SOURCED]);
	});

	it("of which only a part is forgotten keeps what was made of the rest", () => {
		const part = { id: "episode:2026-02-02:14:30", says: "The roof leaks. We met.", parts: ["The roof leaks."] };
		expect(left(part)).toEqual([PHONE, RELATION, SOURCED]);
	});

	it("in a word or two takes no operation that says more", () => {
		expect(left({ id: "note:memory/a.md#k", says: "roof" })).toHaveLength(4);
		expect(withoutForgotten('["a roof", "Roof."]', [{ id: "note:memory/a.md#k", says: "roof" }])).toBe(
			'[\n\t"a roof"\n]\n',
		);
	});

	it("goes with the whole of a file that is no JSON", () => {
		const broken = `${FILE.slice(0, -1)},`;
		expect(withoutForgotten(broken, [{ id: "x", says: "The roof leaks" }])).toBeUndefined();
		expect(withoutForgotten(broken, [{ id: "x", says: "The cellar leaks" }])).toBe(broken);
	});
});
