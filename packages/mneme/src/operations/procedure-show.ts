// `procedure show`: one procedure, its steps in order.
import { z } from "zod";
import { parseProcedure } from "../formats/procedure.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { listFolder } from "../stores/folders.ts";
import { PROCEDURE_FOLDER } from "../stores/places.ts";
import { suggest } from "../text/similarity.ts";
import { slugify } from "../text/slug.ts";
import { refuseForgotten } from "./forgotten.ts";
import { workspaceOperation } from "./operation.ts";

const lines = z.array(z.string());

export const procedureShow = workspaceOperation({
	name: "procedure show",
	summary: "How one thing is done",
	input: z.object({ procedure: z.string().min(1).describe("Its id or name") }),
	output: z.object({
		id: z.string(),
		path: z.string(),
		trigger: z.string(),
		steps: lines,
		notes: lines,
		learnedFrom: lines,
	}),
	positionals: ["procedure"],
	examples: [{ line: 'mneme procedure show "how to deploy"', about: "By name" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace }, { procedure }) {
		const slug = slugify(procedure.replace(/^procedure:/, ""));
		const paths = listFolder(workspace.context, PROCEDURE_FOLDER);
		const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".md".length);
		const path = paths.find((each) => slugOf(each) === slug);
		const text = path === undefined ? null : (await workspace.read(path)).text;
		if (path === undefined || text === null) {
			const near = suggest(slug, paths.map(slugOf));
			const hint = near === undefined ? "`mneme procedure list` shows what there is." : `Did you mean ${near}?`;
			throw new MemoryError("NOT_FOUND", `There is no procedure ${procedure}. ${hint}`, { data: { procedure } });
		}
		const file = parseProcedure(text, path);
		refuseForgotten(workspace, `procedure:${file.slug}`);
		const texts = (items: readonly { text: string }[]) => items.map((item) => item.text);
		const { trigger, steps, notes, learnedFrom } = file;
		return done({
			id: `procedure:${file.slug}`,
			path,
			trigger,
			steps: texts(steps),
			notes: texts(notes),
			learnedFrom: texts(learnedFrom),
		});
	},
	render({ id, trigger, steps, notes, learnedFrom }, paint) {
		const list = (heading: string, items: readonly string[]) =>
			items.length === 0 ? [] : [`${paint.bold(heading)}\n${items.map((item) => `  ${item}`).join("\n")}`];
		return [
			`${paint.cyan(id)}\n${trigger}`,
			...list(
				"Steps",
				steps.map((step, i) => `${i + 1}. ${step}`),
			),
			...list("Notes", notes),
			...list("Learned from", learnedFrom),
		].join("\n\n");
	},
});
