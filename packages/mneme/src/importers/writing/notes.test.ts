import { describe, expect, it } from "vitest";
import { notePath } from "./notes.ts";

describe("the place of a note", () => {
	it.each([
		["vault", "People/Marek.md", "memory/notes/vault/People/Marek.md"],
		["", "plan.md", "memory/notes/plan.md"],
		["v", 'What? "Now": yes|no.md', "memory/notes/v/What- -Now-- yes-no.md"],
		["v", "Ends with a dot./x.md", "memory/notes/v/Ends with a dot/x.md"],
		["v", "D&D/Sessions/One.md", "memory/notes/v/D&D/Sessions-notes/One.md"],
		["v", "e\u0301t\u00e9.md", "memory/notes/v/\u00e9t\u00e9.md"],
	])("below %j of %j is %j", (folder, path, place) => {
		expect(notePath(folder, path)).toBe(place);
	});
});
