// `episode show`: one entry by its id.
import { z } from "zod";
import { forgottenNow } from "../index/forgotten.ts";
import { MemoryError } from "../model/errors.ts";
import { parseMemoryId } from "../model/ids.ts";
import { done } from "../model/results.ts";
import { readEpisodes } from "../stores/episodes.ts";
import { episodeRow, episodeSchema, renderEpisode, shown } from "./episode-rows.ts";
import { refuseForgotten } from "./forgotten.ts";
import { workspaceOperation } from "./operation.ts";

export const episodeShow = workspaceOperation({
	name: "episode show",
	summary: "One entry of the log",
	input: z.object({ id: z.string().describe("Its id, as episode:2026-02-02:14:30#2") }),
	output: episodeSchema,
	positionals: ["id"],
	examples: [{ line: "mneme episode show episode:2026-02-02:14:30", about: "By its id" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace }, { id }) {
		const name = id.startsWith("episode:") ? id : `episode:${id}`;
		const parsed = parseMemoryId(name);
		if (parsed?.kind !== "episode")
			throw new MemoryError("INVALID_INPUT", `${id} is no episode's id; write it as episode:2026-02-02:14:30.`);
		const found = (await readEpisodes(workspace, parsed.date)).find((entry) => entry.id === name);
		refuseForgotten(workspace, name);
		const [seen] = found ? shown(found, forgottenNow(workspace.ledger)) : [];
		if (seen) return done(episodeRow(parsed.date, seen));
		throw new MemoryError("NOT_FOUND", `There is no ${name}. \`mneme episode list ${parsed.date}\` shows that day.`, {
			data: { id: name },
		});
	},
	render: renderEpisode,
});
