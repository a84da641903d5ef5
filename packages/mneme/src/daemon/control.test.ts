import { expect, it } from "vitest";
import { isOlder } from "./control.ts";

it.each([
	["0.9.0", "0.10.0", true],
	["0.10.0", "0.9.0", false],
	["1.2.3", "1.2.3", false],
	["1.2", "1.2.1", true],
	["2.0.0", "1.9.9", false],
	["1.0.0-beta.1", "1.0.1", true],
])("%s is older than %s: %s", (one, other, older) => {
	expect(isOlder(one, other)).toBe(older);
});
