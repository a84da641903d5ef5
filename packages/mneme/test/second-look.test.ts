// The second look: facts filed by rules alone are compared by the relation model when nobody waits.
import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lookAgain } from "../src/capture/second-look.ts";
import type { Relation, RelationModel } from "../src/inference/port.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addFact } from "../src/stores/facts.ts";
import { writeMemories } from "../src/stores/write-memories.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const FILE = "memory/graph/entities/project--helios.md";
const REMEMBERED = { actor: "bot:trigger-remember", role: "main", scopes: [] } as const;

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

/** One fact each time, as `remember` by rules leaves it; the ids. */
async function file(...texts: string[]): Promise<string[]> {
	const engine = await scratch.engine();
	const ids: string[] = [];
	for (const text of texts) {
		await writeMemories(engine, { principal: REMEMBERED, trigger: "test" }, async (writing) => {
			const known = scratchHas(FILE);
			const entity = known ? "project--helios" : await addEntity(writing, { type: "project", name: "Helios" });
			ids.push((await addFact(writing, entity, { text, confidence: "high", source: "user-explicit" })).id);
		});
	}
	return ids;
}

function scratchHas(path: string): boolean {
	try {
		return scratch.text(path) !== "";
	} catch {
		return false;
	}
}

/** Sure that every pair relates like this, and counts how often it is asked. */
function model(relation: Relation): RelationModel & { asked: number } {
	const rest = 0.001;
	const scores = { same: rest, update: rest, contradict: rest, different: rest, [relation]: 1 - 3 * rest };
	return {
		asked: 0,
		async relate(pairs) {
			this.asked += pairs.length;
			return pairs.map(() => scores);
		},
		close: async () => undefined,
	};
}

async function look(relation: Relation | RelationModel) {
	const answering = typeof relation === "string" ? model(relation) : relation;
	const options = { signal: new AbortController().signal, lull: async () => undefined };
	return await lookAgain(await scratch.engine(), async () => answering, options);
}

function facts(): string[] {
	return scratch
		.text(FILE)
		.split("## Facts\n")[1]!
		.split("\n##")[0]!
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => line.replace(/ <!--.*$/, ""));
}

function scores() {
	return JSON.parse(scratch.text("memory/meta/decay-scores.json"));
}

describe("a second look", () => {
	it("puts an update in the place of what it updates, with the older one in the timeline", async () => {
		const [old, fresh] = await file("Helios is written in Python.", "Helios was rewritten in Rust.");
		const { looked, notices } = await look("update");
		expect(looked).toBe(1);
		expect(facts()).toEqual(["- Helios was rewritten in Rust."]);
		expect(scratch.text(FILE)).toContain("Helios is written in Python. → Helios was rewritten in Rust.");
		expect(scores().redirects[old!]).toBe(fresh);
		expect(notices.map(({ text }) => text)).toEqual([
			`On a second look, "Helios was rewritten in Rust." (${fresh}) takes the place of "Helios is written in Python.".`,
		]);
		const log = scratch.text("memory/meta/audit.log").trim().split("\n").at(-1);
		expect(log).toContain("system:curation");
	});

	it("makes one of two that say the same; its uses add up", async () => {
		const [old, fresh] = await file("Helios is a tool for planning routes.", "Helios helps people plan routes.");
		await look("same");
		expect(facts()).toEqual(["- Helios is a tool for planning routes."]);
		expect(scores().redirects[fresh!]).toBe(old);
		expect(scores().entries[old!].access_count).toBe(2);
	});

	it("keeps both sides of a contradiction and tells of it once", async () => {
		const [old] = await file("The API of Helios is public.", "The API of Helios is only for internal use.");
		const { notices } = await look("contradict");
		expect(facts()).toHaveLength(2);
		expect(scratch.text(FILE)).toMatch(/## Open Questions\n- Contradicts: .*internal use.*public/);
		expect(notices[0]!.text).toContain(`contradicts ${old}`);
		rmSync(scratch.path(".mneme/second-look"));
		const before = scratch.text(FILE);
		await look("contradict");
		expect(scratch.text(FILE)).toBe(before);
	});

	it("looks once, also after a restart, and at nothing that a person wrote", async () => {
		await file("Helios is written in Python.", "Helios is hosted in Oslo.");
		const first = model("different");
		expect((await look(first)).looked).toBe(1);
		expect(first.asked).toBeGreaterThan(0);
		await scratch.close();
		scratch.put(FILE, scratch.text(FILE).replace("## Facts\n", "## Facts\n- Helios was rewritten in Rust.\n"));
		const again = model("update");
		expect((await look(again)).looked).toBe(0);
		expect(again.asked).toBe(0);
		await file("Helios has three servers.");
		expect((await look("different")).looked).toBe(1);
	});

	it("goes on where it was stopped", async () => {
		await file("Helios is written in Python.", "Helios was rewritten in Rust.");
		const stopped = AbortSignal.abort(new Error("stopped"));
		const engine = await scratch.engine();
		const options = { signal: stopped, lull: async () => undefined };
		await expect(lookAgain(engine, async () => model("update"), options)).rejects.toThrow("stopped");
		expect(facts()).toHaveLength(2);
		await look("update");
		expect(facts()).toEqual(["- Helios was rewritten in Rust."]);
	});

	it("leaves two properties alone, however sure the model is", async () => {
		await file("Deadline: 30 March", "Budget: 30000");
		expect((await look("update")).notices).toEqual([]);
		expect(facts()).toHaveLength(2);
	});
});
