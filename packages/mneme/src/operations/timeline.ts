// `timeline`: what happened, in the order of days: of an entity, of a topic, or the latest of all.
import { z } from "zod";
import { localTime } from "../model/clock.ts";
import { done } from "../model/results.ts";
import { resolveEntities } from "../recall/entities.ts";
import { readCatalogue } from "../stores/catalogue.ts";
import { memoryRow, memorySchema } from "./memory-rows.ts";
import { workspaceOperation } from "./operation.ts";

export const timeline = workspaceOperation({
	name: "timeline",
	summary: "What happened, day by day: of a topic, an entity, or lately",
	input: z.object({
		topic: z
			.string()
			.min(1)
			.optional()
			.describe("A topic in words, or an entity's name; without one, the latest of all"),
		limit: z.int().min(1).max(1000).default(30).describe("Most lines"),
	}),
	output: z.object({
		entity: z.object({ id: z.string(), label: z.string() }).optional(),
		lines: z.array(memorySchema),
	}),
	positionals: ["topic"],
	examples: [
		{ line: "mneme timeline", about: "The latest of all" },
		{ line: "mneme timeline Alex", about: "An entity's days" },
		{ line: 'mneme timeline "kitchen renovation"', about: "A topic's" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { topic, limit }) {
		const index = await engine.index();
		await index.sync();
		if (topic === undefined) {
			const today = localTime(engine.clock.now(), engine.settings.timezone).date;
			const lines = (await index.latest(today, limit)).toReversed().map(memoryRow);
			return done({ lines }, index.takeNotices());
		}
		const [entity] = resolveEntities(readCatalogue(engine.workspace.context), topic, false);
		const hits = await index.searchText(entity ? `${topic} ${entity.label}` : topic, { limit });
		const lines = hits
			.map(({ memory }) => memory)
			.filter(({ day }) => day !== undefined)
			.toSorted((one, other) => one.day!.localeCompare(other.day!) || (one.id < other.id ? -1 : 1))
			.map(memoryRow);
		return done({ ...(entity ? { entity: { id: entity.id, label: entity.label } } : {}), lines }, index.takeNotices());
	},
	render({ lines }, paint) {
		if (lines.length === 0) return "Nothing with a day is known.";
		return lines
			.map(({ day, text, id }) => `${paint.cyan(day ?? "")}  ${text.replace(/\s+/g, " ").trim()} ${paint.dim(id)}`)
			.join("\n");
	},
});
