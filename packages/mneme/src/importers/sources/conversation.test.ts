import { describe, expect, it } from "vitest";
import { conversationItems, statementsOf } from "./conversation.ts";

const texts = (message: string) => statementsOf(message).map(({ text }) => text);

describe("what is kept of a message", () => {
	it.each([
		["Remember that I bake with rye flour.", ["I bake with rye flour"]],
		[
			"We decided to move the office to Leipzig. How do I tell the team?",
			["We decided to move the office to Leipzig."],
		],
		["My name is Tomás and I work as a nurse in Porto. Hi!", ["My name is Tomás and I work as a nurse in Porto."]],
	])("%j → %j", (message, kept) => {
		expect(texts(message)).toEqual(kept);
	});

	it.each([
		"Write a function that parses a CSV and returns a dictionary.",
		"What is the deadline for filing taxes in Germany?",
		"I like the second option better, use it for the rest.",
		"No, that's wrong. It should be 42 in the last row.",
		"Let's go with option B and make it shorter please.",
		"Can you remember what I said before?",
		`Remember that this is pasted: ${"word ".repeat(1000)}`,
		"",
	])("nothing of %j", (message) => {
		expect(texts(message)).toEqual([]);
	});
});

describe("a conversation", () => {
	const conversation = {
		id: "c1",
		title: "Bread",
		assistant: "ChatGPT",
		startedMs: 1,
		said: [
			{ text: "Why does my dough stay flat? It is cold." },
			{ text: "ok" },
			{ text: "Why does my dough stay flat?" },
		],
		messages: 6,
		kept: [],
	};

	it("is one entry with what was asked in it, each once", () => {
		const [entry, ...rest] = [...conversationItems(conversation, "chatgpt:c1")];
		expect(rest).toEqual([]);
		expect(entry).toMatchObject({
			kind: "episode",
			key: "c1",
			text: 'Talked with ChatGPT about "Bread" (6 messages).\nAsked:\n- Why does my dough stay flat?',
		});
	});

	it("leaves to a statement what is one", () => {
		const said = [{ text: "Remember that I bake with rye flour. Which yeast goes with it?" }];
		const items = [...conversationItems({ ...conversation, said }, "chatgpt:c1")];
		expect(items.map((item) => "text" in item && item.text)).toEqual([
			'Talked with ChatGPT about "Bread" (6 messages).',
			"I bake with rye flour",
		]);
	});

	it("in which the user said nothing is skipped", () => {
		expect([...conversationItems({ ...conversation, said: [] }, "chatgpt:c1")]).toMatchObject([{ kind: "skipped" }]);
	});
});
