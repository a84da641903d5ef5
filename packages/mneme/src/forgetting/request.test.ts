import { describe, expect, it } from "vitest";
import { parseForgetRequest } from "./request.ts";

const named = (words: string) => parseForgetRequest(words).targets.map(({ text }) => text);

describe("a wish to forget", () => {
	it.each([
		["forget about Alex's old phone", ["Alex's old phone"]],
		["Can you please delete what I told you about my salary?", ["my salary"]],
		["that's no longer relevant: the deadline for the grant", ["the deadline for the grant"]],
		["scratch that bit about the surprise party for Mia", ["the surprise party for Mia"]],
		["I don't want you to remember my political views", ["my political views"]],
		["Forget the garage door code, it changed", ["the garage door code"]],
		["forget the gym membership and the yoga class", ["the gym membership", "the yoga class"]],
		["Forget that I like coffee", ["I like coffee"]],
		["Small favour: could you drop the bit about my overdraft? Embarrassing.", ["my overdraft"]],
		["I should not have told you about the affair. Forget it.", ["the affair"]],
		["We sold the boat, so drop it", ["my boat"]],
		["take my mother's medication out of your memory", ["my mother's medication"]],
		["The bit on moving to Leeds is no longer relevant.", ["moving to Leeds"]],
		["Delete the memory that says I prefer tabs. Keep the rest.", ["I prefer tabs"]],
		["forget my wife's dress size and her shoe size", ["my wife's dress size", "my wife's shoe size"]],
		["Kannst du bitte die Adresse meiner Schwester löschen?", ["die Adresse meiner Schwester"]],
		["Vergiss die alte Adresse", ["die alte Adresse"]],
	])("%s", (words, targets) => {
		expect(named(words)).toEqual(targets);
	});

	it("tells a statement from a topic", () => {
		const kind = (words: string) => parseForgetRequest(words).targets[0]?.kind;
		expect(kind("forget that my rent is 900")).toBe("statement");
		expect(kind("forget I like tea")).toBe("statement");
		expect(kind("forget that old phone")).toBe("topic");
		expect(kind("forget what I said about Python")).toBe("topic");
	});

	it.each([
		["Keep Lars's email address, but forget everything else about Lars.", "Lars's email address", "everything else"],
		["Of the recipes I only want to keep the soup. Forget the other recipes.", "the soup", "the other recipes"],
		["Delete the Tokyo office's contacts. Osaka stays", "Osaka", "the Tokyo office's contacts"],
		["Bin my editor theme. The font can stay.", "the font", "my editor theme"],
	])("%s", (words, stays, goes) => {
		const { except, targets } = parseForgetRequest(words);
		expect(except.map((text) => text.toLowerCase())).toEqual([stays.toLowerCase()]);
		expect(targets.map(({ text }) => text).join()).toContain(goes.replace(/^everything else/, "Lars"));
	});

	it.each([
		"Forget my dinner reservation… oh wait, never mind, leave everything as it is.",
		"delete the gym code. hm, wait, never mind",
		"Drop the recipe. Actually, leave it.",
		"Forget the Miller contract... no, hang on, leave it in.",
	])("that is taken back wishes nothing: %s", (words) => {
		expect(parseForgetRequest(words)).toMatchObject({ words: "", targets: [] });
	});

	it("may begin with never mind", () => {
		expect(named("never mind the dentist appointment, it's cancelled")).toEqual(["the dentist appointment"]);
	});

	it("reads what is spared, how much is meant, and whether for good", () => {
		expect(parseForgetRequest("Forget everything about the Lisbon trip except the hotel")).toMatchObject({
			all: true,
			about: true,
			except: ["the hotel"],
			permanent: false,
		});
		expect(parseForgetRequest("permanently delete my old address").permanent).toBe(true);
		expect(parseForgetRequest("forget my phone").all).toBe(false);
	});

	it("reads a wish not to keep, and no wish in one to remember", () => {
		expect(named("No need to keep the Netflix password, we cancelled.")).toEqual(["the Netflix password"]);
		expect(named("You needn't retain the door code")).toEqual(["the door code"]);
		for (const words of ["Don't forget my keys", "vergiss bitte nicht, dass Oma kommt", "n'oublie pas le pain"])
			expect(parseForgetRequest(words)).toMatchObject({ words: "", targets: [] });
	});

	it("tells talk of forgetting from a wish", () => {
		for (const words of [
			"I can't believe I forgot Ola's show",
			"I always forget her name",
			"Did you forget my name?",
			"Lose the old hostname. Actually no, leave it.",
			"My colleague told his assistant to forget the choir",
			'"Forget about Kestrel" was all she wrote.',
			"What is the deadline for Orion?",
			"My grandmother forgets everything these days, it's sad",
			"Hmm, I'd rather you keep everything on the Baltic tour after all, don't delete it",
		])
			expect(parseForgetRequest(words).words).toBe("");
		for (const words of [
			"I forgot to say: delete my address",
			"I want you to forget my age",
			"Can you forget my age?",
			"What is left of the trip to Rome? Drop it.",
			"Can we forget the reading list for the seminar?",
			"Don't keep that Grandpa forgets things",
			"Grandma forgets everything, so drop her phone number",
		])
			expect(parseForgetRequest(words).words).toBe(words);
	});

	it("names nothing where nothing is named", () => {
		for (const words of ["forget it", "never mind", "forget about that", "forget all of it", "delete everything"])
			expect(named(words)).toEqual([]);
	});
});
