import { describe, expect, it } from "vitest";
import { stem } from "./stem.ts";

describe("stem", () => {
	it.each([
		["caresses", "caress"],
		["ponies", "poni"],
		["cats", "cat"],
		["agreed", "agre"],
		["plastered", "plaster"],
		["motoring", "motor"],
		["sing", "sing"],
		["conflated", "conflat"],
		["hopping", "hop"],
		["filing", "file"],
		["happy", "happi"],
		["relational", "relat"],
		["vietnamization", "vietnam"],
		["hopeful", "hope"],
		["adjustment", "adjust"],
		["adoption", "adopt"],
		["probate", "probat"],
		["controll", "control"],
	])("takes %s to %s, as Porter's own list does", (word, wanted) => expect(stem(word)).toBe(wanted));

	it("leaves other scripts, short words and words with digits alone", () => {
		for (const word of ["is", "東京", "v2s", "größen"]) expect(stem(word)).toBe(word);
	});
});
