import { describe, expect, it } from "vitest";
import { readSteps } from "./steps.ts";

describe("readSteps", () => {
	it.each([
		[
			"When deploying, run the tests first, then tag the commit.",
			"When deploying",
			["Run the tests first", "Tag the commit"],
		],
		[
			"How to restart the router:\n1. Unplug it\n2. Wait a minute",
			"How to restart the router",
			["Unplug it", "Wait a minute"],
		],
		["Always run the linter before you commit.", "Before you commit", ["Always run the linter"]],
		["Remember that to release, bump the version; push the tag", "To release", ["Bump the version", "Push the tag"]],
		["Use squash merges", "Use squash merges", ["Use squash merges"]],
	])("reads %j", (text, trigger, steps) => {
		expect(readSteps(text)).toMatchObject({ trigger, steps });
	});
});
