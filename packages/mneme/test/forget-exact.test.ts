// Forgetting and deleting touch the one line, piece or step that is meant, and leave what stands beside it byte for byte.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forget } from "../src/operations/forget.ts";
import { Scratch } from "./scratch-workspace.ts";

const CORE = "MEMORY.md";

let scratch: Scratch;

beforeEach(async () => {
	scratch = new Scratch({ models: false });
	await scratch.layOut();
});

afterEach(async () => {
	await scratch.remove();
});

async function type(path: string, text: string): Promise<void> {
	await scratch.write(async ({ tx }) => {
		await tx.write(path, text, { summary: "typed" });
	});
}

const linesWith = (path: string, words: string) =>
	scratch
		.text(path)
		.split("\n")
		.filter((line) => line.includes(words));

describe("a label that stands twice in core memory", () => {
	const BANK = "- Open decisions: which bank to use";
	const BOAT = "- Open decisions: whether to sell the boat";
	const BOAT_ID = "core:active-context:open-decisions-whether-to-sell-the-boat";

	it.each([false, true])("loses the line that is named, permanently: %s", async (permanently) => {
		await type(CORE, scratch.text(CORE).replace(/- Open decisions:.*/, `${BANK}\n${BOAT}`));
		await scratch.agreed(forget, { what: [BOAT_ID], permanently });
		expect(linesWith(CORE, "Open decisions")).toEqual([BANK]);
	});

	it("keeps the empty one", async () => {
		await type(CORE, scratch.text(CORE).replace(/- Name:.*/, "- Name:\n- Name: Bo Weiss"));
		await scratch.agreed(forget, { what: ["core:identity:name-bo-weiss"] });
		expect(linesWith(CORE, "Name:")).toEqual(["- Name:"]);
	});
});
