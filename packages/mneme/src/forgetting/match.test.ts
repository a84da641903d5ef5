import { describe, expect, it } from "vitest";
import { matchRequest } from "./match.ts";
import { parseForgetRequest } from "./request.ts";

function found(words: string, ...texts: (string | { title: string; text: string })[]) {
	const candidates = texts.map((each, i) => ({ id: String(i), ...(typeof each === "string" ? { text: each } : each) }));
	const { matches, near } = matchRequest(parseForgetRequest(words), candidates);
	return { gone: matches.map(({ id }) => Number(id)), near: near.map(Number), matches };
}

describe("what tells two like memories apart", () => {
	it.each([
		["old and new", "forget Alex's old phone", ["Alex's old phone is a Nokia", "Alex's new phone is a Pixel"]],
		[
			"what is not called new",
			"forget Alex's old number",
			["Alex's number is 555-01421", "Alex's new number is 555-01999"],
		],
		["numbers", "forget that the rent is 1,150", ["The rent is 1150 euros", "The rent is 1,240 euros"]],
		["names", "forget Maria's birthday", ["Maria's birthday is in May", "Mario's birthday is in June"]],
		[
			"owners",
			"forget my ring size",
			["My ring size is 60", "My wife's ring size is 52", "My wife wears ring size 52"],
		],
		["chains of owners", "forget Anna's phone", ["Anna's phone is broken", "Anna's sister's phone is new"]],
		["no and yes", "forget that I like coffee", ["I like coffee", "I don't like coffee", "Tom likes coffee"]],
		["ways", "forget my flight from Rome", ["My flight from Rome is late", "My flight to Rome is early"]],
		[
			"names and words",
			"forget what I said about Python",
			["I prefer Python for scripts", "We saw a python at the zoo"],
		],
		["my and the user's", "erase my blood type", ["User's blood type is A", "The twins' blood type is B"]],
		["kin by marriage", "forget my brother's job", ["User's brother is a baker", "User's brother-in-law is a baker"]],
		[
			"names of places",
			"forget what I said about Peter",
			["Peter owes the user money", "User was baptised in St Peter's"],
		],
		["parts of names", "forget my pension", ["User's pension is small", "User lives near the Pension Alpenblick"]],
		["things and doing", "forget the audit", ["The audit is in May", "User audits a class on Dante"]],
		[
			"dates and words that begin like months",
			"forget the date of the wedding",
			[
				"The wedding is on 12 June",
				"The wedding marquee is white",
				"The wedding gin has juniper",
				"June has a wedding",
			],
		],
		[
			"months without a day",
			"forget the date of the move",
			["The move is in May", "The move may fail", "April will move"],
		],
		["names that begin like months", "forget my friend Maria", ["Maria lives in Lyon", "Helena lives in Lyon"]],
		["endings", "forget the number ending in 98", ["Ben's number is 0170 555 98", "Anna's number is 0170 555 12"]],
	])("%s", (_, words, texts) => {
		expect(found(words, ...texts).gone).toEqual([0]);
	});

	it("knows what a fact is about by its title", () => {
		const facts = [
			{ title: "Alex", text: "Phone: 555-0142" },
			{ title: "Sam", text: "Phone: 555-0199" },
		];
		expect(found("forget Alex's phone", ...facts).gone).toEqual([0]);
		expect(found("forget my phone", ...facts).gone).toEqual([]);
	});
});

describe("the same in other words", () => {
	it.each([
		[
			"stand-ins",
			"remove my GP's phone number",
			["User's doctor can be reached at 0161 445 9911", "User has a GP"],
			[0],
		],
		["kinds", "forget my religion", ["User is Catholic", "User's neighbour is Buddhist"], [0]],
		[
			"what goes with it",
			"forget about moving to Leeds",
			["User seeks a flat in Leeds", "User's brother is in Leeds"],
			[0],
		],
		[
			"a name that another memory gives",
			"forget the health data on my late husband",
			["User's husband Anton sang", "Anton's heart was weak", "User's father-in-law had diabetes"],
			[1],
		],
		["words that are no more than a label", "wipe the salary figure", ["User earns 54,000", "User's rent is 900"], [0]],
		["German", "Lösch das mit dem Prüfstand", ["Der Prüfstand läuft bis 17 Uhr", "In Halle 3 steht die Presse"], [0]],
		[
			"Portuguese",
			"Apague o que eu disse sobre vender o sítio",
			["O sítio está à venda", "O usuário vendeu o carro"],
			[0],
		],
		["Japanese", "転職の件は忘れて", ["ユーザーは転職を考えている。", "妹が去年転職した。"], [0]],
	])("%s", (_, words, texts, gone) => {
		expect(found(words, ...texts).gone).toEqual(gone);
	});
});

describe("the same said twice", () => {
	it("goes in every form of it", () => {
		const fact = { title: "Alex", text: "Old phone: Nokia 3310" };
		expect(found("forget Alex's old phone", fact, "Alex's old phone was a Nokia 3310.").gone).toEqual([0, 1]);
		expect(
			found("forget that I prefer dark mode", "Prefers: dark mode", "Key preferences: dark mode over light mode").gone,
		).toEqual([0, 1]);
	});
});

describe("in doubt it asks", () => {
	it("where there is more than one of them, or only a part of the words fits", () => {
		expect(
			found("forget the wifi password", "The office wifi password is a", "The guest wifi password is b"),
		).toMatchObject({
			gone: [],
			near: [0, 1],
		});
		expect(found("forget Marja's birthday", "Marta's birthday is in May").gone).toEqual([]);
		expect(found("forget that she is vegetarian", "Lena is vegetarian")).toMatchObject({ gone: [], near: [0] });
		expect(found("forget my insurance number", "My insurance pays for glasses").gone).toEqual([]);
	});
});

describe("parts", () => {
	it("names only the statement that is meant", () => {
		const [match] = found("forget the invoice", "The invoice goes to Anna. The contract goes to Ben.").matches;
		expect(match?.parts?.map(({ text }) => text)).toEqual(["The invoice goes to Anna."]);
	});

	it("follows he and she to whom they speak of", () => {
		const [match] = found("forget where Alex lives", "Alex has a new phone. He lives in Berlin.").matches;
		expect(match?.parts?.map(({ text }) => text)).toEqual(["He lives in Berlin."]);
	});

	it("takes two things that are named together for one where one memory speaks of both", () => {
		expect(
			found("forget the thing about Marcus and the money", "Marcus owes me money", "Marcus plays bass").gone,
		).toEqual([0]);
	});
});
