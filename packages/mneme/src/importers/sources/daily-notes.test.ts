import { describe, expect, it } from "vitest";
import { dayOf } from "./daily-notes.ts";

describe("the day of a daily note", () => {
	it.each([
		["2024-03-09.md", "", "YYYY-MM-DD", "2024-03-09"],
		["Journal/2024-03-09.md", "Journal", "YYYY-MM-DD", "2024-03-09"],
		["Journal/2024/03-March/2024-03-09-Saturday.md", "Journal", "YYYY/MM-MMMM/YYYY-MM-DD-dddd", "2024-03-09"],
		["9 Mar 2024.md", "", "D MMM YYYY", "2024-03-09"],
		["March 9th, 2024.md", "", "MMMM Do, YYYY", "2024-03-09"],
		["Day 09.03.2024.md", "", "[Day] DD.MM.YYYY", "2024-03-09"],
	])("of %s in %j as %j is %s", (path, folder, format, day) => {
		expect(dayOf(path, { folder, format })).toBe(day);
	});

	it.each([
		["Kestrel.md", "", "YYYY-MM-DD"],
		["2024-03-09.md", "Journal", "YYYY-MM-DD"],
		["2024-13-09.md", "", "YYYY-MM-DD"],
		["2024-02-30.md", "", "YYYY-MM-DD"],
		["2024-03-09 call with Ana.md", "", "YYYY-MM-DD"],
		["2024-W10.md", "", "YYYY-[W]ww"],
		["09 Foo 2024.md", "", "DD MMM YYYY"],
	])("is not told by %s in %j as %j", (path, folder, format) => {
		expect(dayOf(path, { folder, format })).toBeUndefined();
	});
});
