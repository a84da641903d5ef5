// `core show`: the items of MEMORY.md with their ids, and how full it is.
import { z } from "zod";
import { coreItemIds } from "../formats/core-ids.ts";
import { done } from "../model/results.ts";
import { readCore } from "../stores/core.ts";
import { measureCore } from "../stores/core-budget.ts";
import { readingOf } from "../stores/writing.ts";
import { workspaceOperation } from "./operation.ts";

const useSchema = z.object({ name: z.string(), tokens: z.number(), budget: z.number() });

export const coreShow = workspaceOperation({
	name: "core show",
	summary: "Core memory, item by item, and how full it is",
	input: z.object({ block: z.string().optional().describe("Only this block, such as Identity") }),
	output: z.object({
		items: z.array(z.object({ id: z.string(), block: z.string(), text: z.string(), line: z.number() })),
		blocks: z.array(useSchema),
		/** With what is reserved for dated sections. */
		tokens: z.number(),
		budget: z.number(),
	}),
	positionals: ["block"],
	examples: [
		{ line: "mneme core show", about: "All of it" },
		{ line: 'mneme core show "Active Context"', about: "One block" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace, settings }, { block }) {
		const file = await readCore(readingOf(workspace));
		const ids = coreItemIds(file);
		const { blocks, totalTokens: tokens, totalBudget: budget } = await measureCore(file, settings);
		const items = file.items.flatMap((item, i) => {
			const id = ids[i];
			const wanted = block === undefined || item.block.toLowerCase() === block.toLowerCase();
			return id !== undefined && wanted ? [{ id, block: item.block, text: item.text, line: item.line }] : [];
		});
		return done({ items, blocks: [...blocks], tokens, budget });
	},
	render({ items, blocks, tokens, budget }, paint) {
		const headings = [...new Set(items.map((item) => item.block))];
		const parts = headings.map((heading) => {
			const use = blocks.find(({ name }) => name === heading);
			const fill = use ? paint.dim(` ${use.tokens} of ${use.budget} tokens`) : "";
			const lines = items.filter((item) => item.block === heading).map(({ id, text }) => `  ${text} ${paint.dim(id)}`);
			return [`${paint.bold(heading || "(top)")}${fill}`, ...lines].join("\n");
		});
		return [...parts, paint.dim(`${tokens} of ${budget} tokens`)].join("\n\n");
	},
});
