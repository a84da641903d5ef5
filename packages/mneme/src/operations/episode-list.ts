// `episode list`: the entries of a day, or of the days before it.
import { z } from "zod";
import { forgottenNow } from "../index/forgotten.ts";
import { localTime } from "../model/clock.ts";
import { done } from "../model/results.ts";
import { readEpisodes } from "../stores/episodes.ts";
import { listFolder } from "../stores/folders.ts";
import { episodeRow, episodeSchema, renderEpisode, shown } from "./episode-rows.ts";
import { workspaceOperation } from "./operation.ts";

const DAY = /(\d{4}-\d{2}-\d{2})\.md$/;

export const episodeList = workspaceOperation({
	name: "episode list",
	summary: "The entries of a day's log, oldest first",
	details: "Without a day: the last days that have entries, up to --limit entries.",
	input: z.object({
		day: z
			.string()
			.regex(/^\d{4}-\d{2}-\d{2}$/)
			.meta({ expects: "a day, YYYY-MM-DD" })
			.optional()
			.describe("One day, as 2026-02-02"),
		type: z.string().optional().describe("Only entries of this type"),
		tag: z.string().optional().describe("Only entries with this topic"),
		limit: z.int().min(1).max(10_000).default(20).describe("Most entries, the newest kept"),
	}),
	output: z.object({ episodes: z.array(episodeSchema) }),
	positionals: ["day"],
	examples: [
		{ line: "mneme episode list", about: "The last entries" },
		{ line: "mneme episode list 2026-02-02 --type decision", about: "What was decided that day" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace, clock, settings }, { day, type, tag, limit }) {
		const today = localTime(clock.now(), settings.timezone).date;
		const committed = listFolder(workspace.context, "memory/episodes").flatMap((path) => DAY.exec(path)?.[1] ?? []);
		// Today's file may be a person's, not swept yet.
		const days = day === undefined ? [...new Set([...committed, today])].sort().reverse() : [day];
		const episodes: z.infer<typeof episodeSchema>[] = [];
		const forgotten = forgottenNow(workspace.ledger);
		for (const date of days) {
			if (episodes.length >= limit) break;
			const entries = (await readEpisodes(workspace, date))
				.flatMap((entry) => shown(entry, forgotten))
				.filter(
					(entry) => (type === undefined || entry.type === type) && (tag === undefined || entry.tags.includes(tag)),
				);
			episodes.unshift(...entries.map((entry) => episodeRow(date, entry)));
		}
		return done({ episodes: episodes.slice(-limit) });
	},
	render: ({ episodes }, paint) =>
		episodes.length === 0 ? "No entries." : episodes.map((episode) => renderEpisode(episode, paint)).join("\n\n"),
});
