// `graph`: an entity and what is related to it, as text or as a picture's source.
import { z } from "zod";
import { forgottenNow } from "../index/forgotten.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { relatedEntities, resolveEntities } from "../recall/entities.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import { refuseForgotten } from "./forgotten.ts";
import { workspaceOperation } from "./operation.ts";

const FORMATS = ["text", "mermaid", "dot"] as const;

const outputSchema = z.object({
	entity: z.object({ id: z.string(), label: z.string() }),
	format: z.enum(FORMATS),
	related: z.array(
		z.object({
			id: z.string(),
			label: z.string(),
			relation: z.string(),
			direction: z.enum(["out", "in"]),
			from: z.string(),
			hops: z.int(),
		}),
	),
});

type Graph = z.infer<typeof outputSchema>;

export const graph = workspaceOperation({
	name: "graph",
	summary: "An entity and what is related to it",
	input: z.object({
		entity: z.string().min(1).describe("Its id, name, alias, or a part of its name"),
		depth: z.int().min(1).max(5).optional().describe("How many relations away to look; else graph.depth"),
		format: z.enum(FORMATS).default("text").describe("Text, or the source of a picture"),
	}),
	output: outputSchema,
	positionals: ["entity"],
	examples: [
		{ line: "mneme graph Alex", about: "Who and what is related" },
		{ line: "mneme graph project--atlas --format mermaid", about: "For a diagram" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { entity, depth, format }) {
		const catalogue = readCatalogue(engine.workspace.context);
		const known = catalogue.entries.get(entity.replace(/^entity:/, ""));
		const found = known ?? resolveEntities(catalogue, entity, true)[0];
		if (!found)
			throw new MemoryError("NOT_FOUND", `There is no entity ${entity}. \`mneme entity list\` shows what there is.`, {
				data: { entity },
			});
		refuseForgotten(engine.workspace, `entity:${found.id}`);
		const forgotten = forgottenNow(engine.workspace.ledger);
		const related = relatedEntities(
			catalogue,
			[found.id],
			depth ?? Math.max(1, engine.settings.graph.depth),
			(id) => forgotten.get(`entity:${id}`) !== true,
		);
		return done({ entity: { id: found.id, label: found.label }, format, related });
	},
	render(value, paint) {
		if (value.format === "mermaid") return mermaid(value);
		if (value.format === "dot") return dot(value);
		const lines = value.related.map(({ id, label, relation, direction, hops }) => {
			const way = direction === "out" ? `—${relation}→` : `←${relation}—`;
			return `${"  ".repeat(hops)}${paint.cyan(way)} ${label} ${paint.dim(id)}`;
		});
		const none = lines.length === 0 ? ["  Nothing is related to it."] : lines;
		return [`${paint.bold(value.entity.label)} ${paint.dim(value.entity.id)}`, ...none].join("\n");
	},
});

/** Edges as (from, relation, to), in the direction they were said. */
function edgesOf({ related }: Graph): [string, string, string][] {
	return related.map(({ id, relation, direction, from }) =>
		direction === "out" ? [from, relation, id] : [id, relation, from],
	);
}

function mermaid(value: Graph): string {
	const nodes = [value.entity, ...value.related];
	const names = new Map(nodes.map(({ id }, i) => [id, `n${i}`]));
	const quoted = (text: string) => `"${text.replaceAll('"', "#quot;")}"`;
	return [
		"graph LR",
		...nodes.map(({ id, label }) => `  ${names.get(id)}[${quoted(label)}]`),
		...edgesOf(value).map(([from, relation, to]) => `  ${names.get(from)} -->|${quoted(relation)}| ${names.get(to)}`),
	].join("\n");
}

function dot(value: Graph): string {
	const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
	return [
		"digraph memory {",
		...[value.entity, ...value.related].map(({ id, label }) => `  ${quoted(id)} [label=${quoted(label)}];`),
		...edgesOf(value).map(([from, relation, to]) => `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(relation)}];`),
		"}",
	].join("\n");
}
