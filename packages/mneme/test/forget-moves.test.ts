// What was forgotten stays so when entities are merged and parted again, and does not spread to what a person types in its place.
import { beforeEach, describe, expect, it } from "vitest";
import { archiveList } from "../src/operations/archive-list.ts";
import { forget } from "../src/operations/forget.ts";
import { restore } from "../src/operations/restore.ts";
import { search } from "../src/operations/search.ts";
import { status } from "../src/operations/status.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addFact } from "../src/stores/facts.ts";
import { mergeEntities, undoMerge } from "../src/stores/merges.ts";
import { layOutEach } from "./each-scratch.ts";
import type { Scratch } from "./scratch-workspace.ts";

const HIGH = { confidence: "high" } as const;

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

const found = async (query: string) => JSON.stringify((await scratch.get(search, { query, mode: "text" })).hits);
const archived = async () => (await scratch.get(archiveList)).memories.map(({ id }: { id: string }) => id);

describe("two entities that became one", () => {
	const [ALEX, ALEXANDER] = ["person--alex", "person--alexander"];
	let blood: string;

	beforeEach(async () => {
		blood = await scratch.write(async (writing) => {
			await addEntity(writing, { type: "person", name: "Alex", summary: "A friend from Graz." });
			await addEntity(writing, { type: "person", name: "Alexander", summary: "A sailor with a wooden leg." });
			await addFact(writing, ALEXANDER, { text: "Works at the harbour office", ...HIGH });
			const { id } = await addFact(writing, ALEX, { text: "Has the blood type AB negative", ...HIGH });
			for (const text of ["Plays the cello", "Cannot swim", "Keeps bees", "Votes early"])
				await addFact(writing, ALEX, { text, ...HIGH });
			return id;
		});
	});

	const merge = () => scratch.write((writing) => mergeEntities(writing, ALEXANDER, ALEX));
	const part = () => scratch.write((writing) => undoMerge(writing, ALEXANDER));

	it.each([ALEX, ALEXANDER])("cannot be merged while %s is forgotten", async (id) => {
		await scratch.agreed(forget, { what: [`entity:${id}`] });
		await expect(merge()).rejects.toThrow(`${id} is forgotten. Bring it back first`);
		expect(await found(id === ALEX ? "friend Graz" : "sailor")).toBe("[]");
	});

	it("are not parted while what they became is forgotten", async () => {
		await merge();
		await scratch.agreed(forget, { what: [`entity:${ALEX}`] });
		await expect(part()).rejects.toThrow(`${ALEX} is forgotten. Bring it back first`);
		expect(await found("sailor")).toBe("[]");
		await scratch.get(restore, { file: `entity:${ALEX}` });
		await part();
		expect(await found("sailor")).toContain(ALEXANDER);
	});

	it.each(["blood", "harbour"])("are parted, and what was forgotten since stays so: %s", async (word) => {
		await merge();
		const [fact] = JSON.parse(await found(word));
		await scratch.agreed(forget, { what: [fact.id] });
		await part();
		expect(await found(word)).toBe("[]");
		const [kept] = await archived();
		await scratch.get(restore, { file: kept });
		expect(await found(word)).toContain(word === "blood" ? blood : ALEXANDER);
	});
});

describe("a line of a note that is forgotten", () => {
	const NOTE = "memory/ideas.md";

	it("hides nothing that a person types in its place", async () => {
		await scratch.write((writing) => writing.tx.write(NOTE, "- Dentist: Doctor Weiss in Lyon\n", { summary: "typed" }));
		const [line] = JSON.parse(await found("dentist"));
		await scratch.agreed(forget, { what: [line.id] });
		scratch.put(NOTE, "- Dentist: Maria Gomez in Porto\n");
		await scratch.get(status);
		await scratch.write(async (writing) => {
			writing.foldDue = true;
		});
		expect(await found("dentist")).toContain("Maria Gomez");
		expect(await archived()).toEqual([line.id]);
	});
});
