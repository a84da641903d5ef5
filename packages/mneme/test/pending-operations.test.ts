// The operations of a pending reflection (pending-reflection.json) lose what is forgotten, deleted or erased.
import { expect, it } from "vitest";
import { episodeAdd } from "../src/operations/episode-add.ts";
import { erase } from "../src/operations/erase.ts";
import { forget } from "../src/operations/forget.ts";
import { write } from "../src/operations/write.ts";
import { layOutEach } from "./each-scratch.ts";
import { git } from "./erase-drill.ts";
import type { Scratch } from "./scratch-workspace.ts";

const PENDING = "memory/meta/pending-reflection.json";
const ROOF = { op: "add_fact", entity: "place--home", text: "The roof leaks" };
const DOOR = { op: "add_fact", entity: "place--home", text: 'Ben says "pear" at the cellar door' };
const SHORT = { op: "add_fact", text: 'Say "é"' };

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

async function pend(...operations: object[]) {
	await scratch.get(write, { path: PENDING, text: `${JSON.stringify({ operations }, null, "\t")}\n` });
}

const left = () => JSON.parse(scratch.text(PENDING)).operations;

async function agreed(verb: typeof forget | typeof erase, input: object) {
	const asked = await scratch.run(verb, input);
	if (asked.status !== "needs-confirmation") throw new Error(JSON.stringify(asked));
	return { plan: asked.plan, value: await scratch.get(verb, { ...input, confirm: asked.token }) };
}

it("a wish finds an operation that nothing else says, lists it, and only it goes", async () => {
	await pend(ROOF, DOOR);
	const { plan } = await agreed(forget, { what: ["forget what Ben says at the cellar door"] });
	expect(plan).toHaveLength(1);
	expect(plan[0]).toMatchObject({ target: "reflection:operation-2" });
	expect(plan[0]!.detail).toContain(`in ${PENDING}:11; dropped from the pending reflection`);
	expect(left()).toEqual([ROOF]);
});

it("what is pending for a memory that is deleted goes with it, named or not", async () => {
	const { id } = await scratch.get(episodeAdd, { text: `${DOOR.text}. The cook was told.` });
	await pend(ROOF, { op: "promote", memory: id }, { op: "core", line: DOOR.text.toUpperCase() });
	await agreed(forget, { what: [id], permanently: true });
	expect(left()).toEqual([ROOF]);
	expect(await scratch.git("log", "-1", "--format=%B", "--", PENDING)).not.toMatch(/pear|cellar/i);
});

it("an erasure by id takes the words out of every version of it, however JSON has them", async () => {
	const door = await scratch.get(episodeAdd, { text: DOOR.text });
	const short = await scratch.get(episodeAdd, { text: SHORT.text });
	await pend(ROOF, DOOR);
	await scratch.get(write, {
		path: PENDING,
		text: JSON.stringify([ROOF, DOOR, SHORT]).replaceAll("é", String.raw`\u00E9`),
	});
	const { plan } = await agreed(erase, { ids: [door.id, short.id], history: true });
	expect(plan).toContainEqual({ action: "cleanse", target: PENDING, detail: "2 versions" });
	expect(JSON.parse(scratch.text(PENDING))).toEqual([
		ROOF,
		{ ...DOOR, text: "[erased]" },
		{ ...SHORT, text: "[erased]" },
	]);
	const objects = git(scratch.host.folder, "cat-file", "--batch-all-objects", "--batch").toString();
	expect(objects).not.toMatch(/cellar|Say /);
	expect(objects).toContain("The roof leaks");
});
