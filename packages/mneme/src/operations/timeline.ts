// `timeline`: what happened, in the order of days: of an entity, of a topic, or all.
import { z } from "zod";
import { done } from "../model/results.ts";
import { resolveEntities } from "../recall/entities.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import { memoryRow, memorySchema } from "./memory-rows.ts";
import { workspaceOperation } from "./operation.ts";

export const timeline = workspaceOperation({
	name: "timeline",
	summary: "What happened, day by day, about a topic or an entity",
	input: z.object({
		topic: z.string().min(1).describe("A topic in words, or an entity's name"),
		limit: z.int().min(1).max(1000).default(30).describe("Most lines"),
	}),
	output: z.object({
		entity: z.object({ id: z.string(), label: z.string() }).optional(),
		lines: z.array(memorySchema),
	}),
	positionals: ["topic"],
	examples: [
		{ line: "mneme timeline Alex", about: "An entity's days" },
		{ line: 'mneme timeline "kitchen renovation"', about: "A topic's" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { topic, limit }) {
		const [entity] = resolveEntities(readCatalogue(engine.workspace.context), topic, false);
		const index = await engine.index();
		await index.sync();
		const hits = await index.searchText(entity ? `${topic} ${entity.label}` : topic, { limit });
		const lines = hits
			.map(({ memory }) => memory)
			.filter(({ day }) => day !== undefined)
			.toSorted((one, other) => one.day!.localeCompare(other.day!) || (one.id < other.id ? -1 : 1))
			.map(memoryRow);
		return done({ ...(entity ? { entity: { id: entity.id, label: entity.label } } : {}), lines }, index.takeNotices());
	},
	render({ lines }, paint) {
		if (lines.length === 0) return "Nothing with a day is known of it.";
		return lines
			.map(({ day, text, id }) => `${paint.cyan(day ?? "")}  ${text.replace(/\s+/g, " ").trim()} ${paint.dim(id)}`)
			.join("\n");
	},
});
