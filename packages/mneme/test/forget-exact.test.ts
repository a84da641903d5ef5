// Forgetting and deleting touch the one line, piece or step that is meant, and leave what stands beside it byte for byte.
import { describe, expect, it } from "vitest";
import { forget } from "../src/operations/forget.ts";
import { search } from "../src/operations/search.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact } from "../src/stores/facts.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const CORE = "MEMORY.md";

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

interface Hit {
	readonly id: string;
	readonly text: string;
}

async function found(query: string): Promise<Hit[]> {
	return (await scratch.get(search, { query, mode: "text" })).hits;
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
		await scratch.type(CORE, scratch.text(CORE).replace(/- Open decisions:.*/, `${BANK}\n${BOAT}`));
		await scratch.agreed(forget, { what: [BOAT_ID], permanently });
		expect(linesWith(CORE, "Open decisions")).toEqual([BANK]);
	});

	it("keeps the empty one", async () => {
		await scratch.type(CORE, scratch.text(CORE).replace(/- Name:.*/, "- Name:\n- Name: Bo Weiss"));
		await scratch.agreed(forget, { what: ["core:identity:name-bo-weiss"] });
		expect(linesWith(CORE, "Name:")).toEqual(["- Name:"]);
	});
});

describe("a paragraph that is several memories", () => {
	const LONG = "memory/long.md";
	const sentences = Array.from(
		{ length: 40 },
		(_, i) => `Sentence number ${i} tells of the harbour and its ships in year ${1800 + i} at length.`,
	);
	const paragraph = sentences.join(" ");

	it("loses the one that is deleted", async () => {
		await scratch.type(LONG, `# Long\n\n- [ ] ${paragraph}\n\nThe cat is eleven.\n`);
		const pieces = await found("harbour ships");
		expect(pieces.length).toBeGreaterThan(2);
		const second = pieces.find(({ id }) => id.endsWith("~2"))!;
		await scratch.agreed(forget, { what: [second.id], permanently: true });
		const left = paragraph.replace(`${second.text} `, "");
		expect(scratch.text(LONG)).toBe(`# Long\n\n- [ ] ${left}\n\nThe cat is eleven.\n`);
	});

	it("goes whole where all of them are deleted", async () => {
		await scratch.type(LONG, `# Long\n\n${paragraph}\n\nThe cat is eleven.\n`);
		const what = (await found("harbour ships")).map(({ id }) => id);
		await scratch.agreed(forget, { what, permanently: true });
		expect(scratch.text(LONG)).toBe("# Long\n\nThe cat is eleven.\n");
	});

	it("loses pieces that begin or end within a line, and keeps the lines of the others", async () => {
		const lines = [sentences.slice(0, 18), sentences.slice(18, 20), sentences.slice(20)].map((each) => each.join(" "));
		await scratch.type(LONG, `# Long\n\n- ${lines.join("\n  ")}\n- The cat is eleven.\n`);
		const pieces = await found("harbour ships");
		const [first, last] = [pieces.find(({ id }) => !id.includes("~"))!, pieces.at(-1)!];
		await scratch.agreed(forget, { what: [first.id, last.id], permanently: true });
		const text = scratch.text(LONG);
		const said = (sentence: string) => [first, last].some((piece) => piece.text.includes(sentence));
		for (const sentence of sentences) expect(text.includes(sentence), sentence).toBe(!said(sentence));
		expect(text).toMatch(/^# Long\n\n- Sentence number \d+ .*\n- The cat is eleven\.\n$/s);
	});
});

it("takes a line that only names an entity without what is known of the entity", async () => {
	await scratch.write(async (writing) => {
		const helios = await addEntity(writing, { type: "project", name: "Helios" });
		await addFact(writing, helios, { text: "The deadline is in March", confidence: "high" });
	});
	await scratch.type(CORE, `${scratch.text(CORE)}\n## Notes\n- Helios\n`);
	const { plan } = await scratch.ask(forget, { what: ["core:notes:helios"] });
	expect(plan.map(({ target }) => target)).toEqual(["core:notes:helios"]);
});

describe("a part of a procedure", () => {
	const DEPLOY = "memory/procedures/deploy.md";
	const before =
		"# deploy\n\n## Trigger\nWhen we deploy the shop\n\n## Steps\n1. Run the tests\n2. Call Doctor Weiss\n3. Tell the team\n";

	it("is deleted with its step, and the list says so", async () => {
		await scratch.type(DEPLOY, before);
		const wish = { what: ["forget Doctor Weiss"], permanently: true };
		const { plan } = await scratch.ask(forget, wish);
		expect(plan[0]!.detail).toContain(
			'"Call Doctor Weiss" in memory/procedures/deploy.md:1; deleted from its file; the rest',
		);
		await scratch.agreed(forget, wish);
		expect(scratch.text(DEPLOY)).toBe(before.replace("2. Call Doctor Weiss\n", ""));
	});

	it("is deleted out of a step that says more, and out of the trigger", async () => {
		const text = before.replace("the shop", "the shop. Doctor Weiss is the owner.").replace("Call", "Ask Ben. Call");
		await scratch.type(DEPLOY, text);
		await scratch.agreed(forget, { what: ["forget everything about Doctor Weiss"], permanently: true });
		expect(scratch.text(DEPLOY)).toBe(before.replace("the shop", "the shop.").replace("Call Doctor Weiss", "Ask Ben."));
	});
});

it("deletes a part of an episode and leaves its other lines as they are", async () => {
	const body = "Plan for Friday.\n  - buy milk\n  - call the bank\n\nThe Helios deadline is in March.\nThe end.";
	await scratch.write((writing) =>
		addEpisode(writing, { type: "fact", confidence: "high", tags: [], significance: [], body }),
	);
	await scratch.agreed(forget, { what: ["forget the Helios deadline"], permanently: true });
	expect(scratch.text("memory/episodes/2026-02-02.md")).toContain(
		"\nPlan for Friday.\n  - buy milk\n  - call the bank\n\nThe end.\n",
	);
});
