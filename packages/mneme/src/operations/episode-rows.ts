// One entry of a day's log, as `episode list` and `episode show` give it.
import { z } from "zod";
import type { Episode } from "../formats/episodes.ts";
import { type Forgotten, visible } from "../index/forgotten.ts";
import { episodePath } from "../stores/places.ts";
import type { Paint } from "./operation.ts";

export const episodeSchema = z.object({
	id: z.string(),
	date: z.string(),
	time: z.string(),
	type: z.string(),
	confidence: z.string().nullable(),
	tags: z.array(z.string()),
	significance: z.array(z.string()),
	source: z.string().nullable(),
	text: z.string(),
	path: z.string(),
	line: z.number(),
});

export type EpisodeRow = z.infer<typeof episodeSchema>;

export function episodeRow(date: string, episode: Episode): EpisodeRow {
	const { id, time, type, confidence = null, tags, significance, source = null, body, line } = episode;
	return {
		id,
		date,
		time,
		type,
		confidence,
		tags: [...tags],
		significance: [...significance],
		source,
		text: body,
		path: episodePath(date),
		line,
	};
}

/** What may be seen of an entry: nothing of one that was forgotten, and not its forgotten parts. */
export function shown(entry: Episode, forgotten: Forgotten): Episode[] {
	const seen = visible({ id: entry.id, text: entry.body }, forgotten);
	return seen ? [{ ...entry, body: seen.text }] : [];
}

export function renderEpisode({ id, type, tags, text }: EpisodeRow, paint: Paint): string {
	const topics = tags.length > 0 ? ` [${tags.join(", ")}]` : "";
	return `${paint.cyan(id)} ${type}${paint.dim(topics)}\n${text.replace(/^/gm, "  ")}`;
}
