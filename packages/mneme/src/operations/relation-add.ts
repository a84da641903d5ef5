// `relation add`: a relation between two entities, written at both ends.
import { z } from "zod";
import type { Notice } from "../model/results.ts";
import { splitEntityId } from "../stores/catalogue.ts";
import { addEntity, findEntity, resolveEntity } from "../stores/entities.ts";
import { addRelation } from "../stores/relations.ts";
import { writeMemories } from "../stores/write-memories.ts";
import type { Writing } from "../stores/writing.ts";
import { confidence, requestOf } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const relationAdd = workspaceOperation({
	name: "relation add",
	summary: "Relate two entities",
	details:
		"Written at both ends. An entity given as type--name is made if there is none; a new relation is added to relations.md.",
	input: z.object({
		from: z.string().min(1).describe("Id, name or alias"),
		relation: z.string().min(1).describe("uses, depends-on, prefers, …, or a word of your own"),
		to: z.string().min(1).describe("Id, name or alias"),
		confidence,
		source: z.string().optional().describe("The memory it was taken from"),
	}),
	output: z.object({
		from: z.string(),
		relation: z.string(),
		to: z.string(),
		change: z.enum(["added", "known"]),
		tx: z.string().nullable(),
	}),
	positionals: ["from", "relation", "to"],
	examples: [
		{ line: "mneme relation add Alex develops Atlas", about: "By names" },
		{
			line: "mneme relation add project--atlas uses tool--sqlite --confidence medium",
			about: "Makes tool--sqlite if need be",
		},
	],
	callers: ["main"],
	effect: "writes",
	async run(engine, { from, relation, to, confidence, source }) {
		return await writeMemories(engine, requestOf(engine, "relation add"), async (writing) => {
			const ends = [await ensure(writing, from), await ensure(writing, to)] as const;
			const origin = source === undefined ? {} : { source };
			const added = await addRelation(writing, { from: ends[0], relation, to: ends[1], confidence, ...origin });
			return { from: ends[0], relation, to: ends[1], ...added, tx: added.change === "known" ? null : writing.tx.id };
		});
	},
	render: ({ from, relation, to, change }, paint) =>
		change === "known"
			? `${from} ${relation} ${to}: known already`
			: `${paint.green(from)} ${relation} ${paint.green(to)}`,
});

const EXPLICIT = /^(?:entity:)?[^\s:/]+--[^\s:/]+$/;

async function ensure(writing: Writing, name: string): Promise<string> {
	const id = name.replace(/^entity:/, "");
	if (!EXPLICIT.test(name) || (await findEntity(writing, id))) return await resolveEntity(writing, name);
	const [type, slug] = splitEntityId(id);
	const made = await addEntity(writing, { type, name: slug });
	const notice: Notice = { level: "info", text: `${made} is new.` };
	writing.tx.notices.push(notice);
	return made;
}
