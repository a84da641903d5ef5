// `relation list`: the edges of the graph, each once.
import { z } from "zod";
import { done } from "../model/results.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import { resolveEntity } from "../stores/entities.ts";
import { directEdges } from "../stores/graph-index.ts";
import { readVocabulary } from "../stores/relations.ts";
import { readingOf } from "../stores/writing.ts";
import { workspaceOperation } from "./operation.ts";

const edgeSchema = z.object({
	from: z.string(),
	relation: z.string(),
	to: z.string(),
	confidence: z.string().nullable(),
	firstSeen: z.string(),
});

export const relationList = workspaceOperation({
	name: "relation list",
	summary: "How entities are related",
	input: z.object({
		entity: z.string().optional().describe("Only relations of this one: id, name or alias"),
		relation: z.string().optional().describe("Only this relation, such as uses"),
		limit: z.int().min(1).max(100_000).default(100).describe("Most relations"),
	}),
	output: z.object({ relations: z.array(edgeSchema), total: z.number() }),
	positionals: ["entity"],
	examples: [
		{ line: "mneme relation list Alex", about: "Of one entity" },
		{ line: "mneme relation list --relation prefers", about: "All preferences" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace }, { entity, relation, limit }) {
		const reading = readingOf(workspace);
		const id = entity === undefined ? undefined : await resolveEntity(reading, entity);
		const entries = [...readCatalogue(workspace.context).entries.values()];
		const edges = directEdges(entries, await readVocabulary(reading)).filter(
			(edge) =>
				(id === undefined || edge.from === id || edge.to === id) &&
				(relation === undefined || edge.relation === relation),
		);
		const rows = edges.map(({ confidence = null, ...edge }) => ({ ...edge, confidence }));
		return done({ relations: rows.slice(0, limit), total: rows.length });
	},
	render({ relations, total }, paint) {
		if (relations.length === 0) return "No relations.";
		const lines = relations.map(({ from, relation, to }) => `${paint.cyan(from)} ${relation} ${paint.cyan(to)}`);
		const rest = total - relations.length;
		return [...lines, ...(rest > 0 ? [paint.dim(`… and ${rest} more`)] : [])].join("\n");
	},
});
