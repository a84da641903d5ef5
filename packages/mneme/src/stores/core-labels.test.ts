import { describe, expect, it } from "vitest";
import { parseCore } from "../formats/core.ts";
import { coreTemplate } from "../formats/core-blocks.ts";
import { findLabel, joinEntries, listEntries } from "./core-labels.ts";

const { items } = parseCore(`${coreTemplate()}- Wifi: in the attic\n`);

describe("the line a statement belongs to", () => {
	it("leaves two statements in one whole", () => {
		expect(findLabel("My name is Ines and I live in Coimbra", [])).toBeUndefined();
		expect(findLabel("My name is Ines", [])).toMatchObject({ label: "Name", value: "Ines" });
	});

	it.each([
		["My timezone is Europe/Berlin.", "Timezone", "Europe/Berlin"],
		["time zone: UTC+2", "Timezone", "UTC+2"],
		["User moved, timezone changed to Asia/Tokyo", "Timezone", "Asia/Tokyo"],
		["My name is Ada Lovelace", "Name", "Ada Lovelace"],
		["Call me Ada", "Name", "Ada"],
		["I work as a nurse", "Role", "nurse"],
		["My job is baker", "Role", "baker"],
		["The user prefers tabs over spaces", "Key preferences", "tabs over spaces"],
		["I really like dark mode!", "Key preferences", "dark mode"],
		["Currently working on the Atlas launch", "Currently working on", "the Atlas launch"],
		["We're waiting for the legal review", "Blockers/waiting on", "the legal review"],
		["Keep answers short and direct", "Communication style", "Keep answers short and direct"],
		["I have not decided which database to use", "Open decisions", "I have not decided which database to use"],
		["We just launched the beta", "Recent important events", "We just launched the beta"],
		["Role: captain", "Role", "captain"],
		["The wifi is in the cellar", "Wifi", "in the cellar"],
	])("%s", (text, label, value) => {
		expect(findLabel(text, items)).toMatchObject({ label, value });
	});

	it.each(["The production database is read-only on Fridays", "Ada is allergic to nuts", "Never deploy on a Friday"])(
		"none for: %s",
		(text) => {
			expect(findLabel(text, items)).toBeUndefined();
		},
	);

	it("stays in the block asked for", () => {
		expect(findLabel("I prefer short mails", items, "Persona")).toBeUndefined();
	});
});

describe("entries of a list", () => {
	it("part at commas, or at semicolons where an entry holds a comma", () => {
		expect(listEntries("Vim, tea (green, not black)")).toEqual(["Vim", "tea (green, not black)"]);
		expect(joinEntries(["Vim", "tea, but not black"])).toBe("Vim; tea, but not black");
		expect(listEntries("Vim; tea, but not black")).toEqual(["Vim", "tea, but not black"]);
		expect(listEntries("[Dark mode, Vim, etc.]")).toEqual([]);
	});
});
