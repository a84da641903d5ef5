// `entity show`: everything one entity file says, facts with their ids.
import { z } from "zod";
import type { EntityFile } from "../formats/entity.ts";
import { done } from "../model/results.ts";
import { getEntity, resolveEntity } from "../stores/entities.ts";
import { factId } from "../stores/facts.ts";
import { currentScores } from "../stores/write-memories.ts";
import { readingOf } from "../stores/writing.ts";
import { refuseForgotten } from "./forgotten.ts";
import { workspaceOperation } from "./operation.ts";

const sourced = {
	text: z.string(),
	confidence: z.string().nullable(),
	firstSeen: z.string().nullable(),
	source: z.string().nullable(),
};

const outputSchema = z.object({
	id: z.string(),
	label: z.string(),
	type: z.string(),
	aliases: z.array(z.string()),
	pinned: z.boolean(),
	score: z.number().nullable(),
	path: z.string(),
	summary: z.string(),
	facts: z.array(z.object({ id: z.string(), ...sourced })),
	relations: z.array(z.object({ relation: z.string(), targets: z.array(z.string()), ...sourced })),
	timeline: z.array(z.string()),
	openQuestions: z.array(z.string()),
});

export const entityShow = workspaceOperation({
	name: "entity show",
	summary: "What the graph knows about one entity",
	input: z.object({ entity: z.string().min(1).describe("Its id, name or alias") }),
	output: outputSchema,
	positionals: ["entity"],
	examples: [
		{ line: "mneme entity show Alex", about: "By name" },
		{ line: "mneme entity show project--atlas --json", about: "By id, for a program" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { entity }) {
		const reading = readingOf(engine.workspace);
		const { entries, redirects } = await currentScores(engine);
		const moved = redirects.get(`entity:${entity.replace(/^entity:/, "")}`);
		const id = await resolveEntity(reading, moved ?? entity);
		refuseForgotten(engine.workspace, `entity:${id}`);
		return done(describe(await getEntity(reading, id), entries.get(`entity:${id}`)?.currentScore ?? null));
	},
	render(entity, paint) {
		const { id, label, type, summary, facts, relations, timeline, openQuestions } = entity;
		const list = (heading: string, lines: readonly string[]) =>
			lines.length === 0 ? [] : [`${paint.bold(heading)}\n${lines.map((line) => `  ${line}`).join("\n")}`];
		return [
			`${paint.bold(label)} ${paint.dim(`${type}, ${id}`)}${summary === "" ? "" : `\n${summary}`}`,
			...list(
				"Facts",
				facts.map((fact) => `${fact.text} ${paint.dim(fact.id)}`),
			),
			...list("Timeline", timeline),
			...list("Open questions", openQuestions),
			...list(
				"Relations",
				relations.map(({ relation, targets }) => `${relation} ${paint.cyan(targets.join(", "))}`),
			),
		].join("\n\n");
	},
});

function describe(file: EntityFile, score: number | null): z.infer<typeof outputSchema> {
	const { id, header, path, summary } = file;
	const origin = ({ text, mark }: EntityFile["facts"][number]) => ({
		text,
		confidence: mark?.confidence ?? null,
		firstSeen: mark?.firstSeen ?? null,
		source: mark?.source ?? null,
	});
	return {
		id,
		label: header.label ?? id,
		type: header.type ?? id.split("--")[0]!,
		aliases: [...(header.aliases ?? [])],
		pinned: header.pinned === true,
		score,
		path,
		summary,
		facts: file.facts.map((fact) => ({ id: factId(id, fact), ...origin(fact) })),
		relations: file.relations.map((line) => ({ relation: line.relation, targets: [...line.targets], ...origin(line) })),
		timeline: file.timeline.map(({ text }) => text),
		openQuestions: file.openQuestions.map(({ text }) => text),
	};
}
