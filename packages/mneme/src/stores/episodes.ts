// The episode log: entries are added at the end of their day in the workspace's time zone. The file's order is the order of
// writing; a clock set back, or the hour that comes twice in autumn, gives the second entry of a minute its own number.

import type { Confidence } from "../formats/episode-heading.ts";
import { type Episode, episodeAddition, parseEpisodes } from "../formats/episodes.ts";
import type { Significance } from "../formats/significance.ts";
import { localTime } from "../model/clock.ts";
import type { Origin } from "../model/decay.ts";
import { MemoryError } from "../model/errors.ts";
import type { FileReader } from "./memories.ts";
import { episodePath } from "./places.ts";
import { draftAddition, readText, recordCreated, type Writing } from "./writing.ts";

export interface NewEpisode {
	/** A§5's kinds, or a word of your own. */
	readonly type: string;
	readonly body: string;
	readonly confidence: Confidence;
	readonly tags: readonly string[];
	readonly significance: readonly Significance[];
	/** `conversation`, `reflection`, `user-explicit`, … */
	readonly source?: string;
	/** When it happened, if not now. */
	readonly atMs?: number;
	readonly origin?: Origin;
}

/** Enough of a text to recognise it in a list or a commit. */
const SUMMARY_LENGTH = 80;

export async function addEpisode(writing: Writing, episode: NewEpisode): Promise<{ id: string; path: string }> {
	if (episode.body.trim() === "") throw new MemoryError("INVALID_INPUT", "An episode needs a text.");
	const { date, time } = localTime(episode.atMs ?? writing.nowMs, writing.settings.timezone);
	const path = episodePath(date);
	const present = (await readText(writing, path)) ?? "";
	const { addition, id } = episodeAddition(present, date, { ...episode, time });
	draftAddition(writing, path, addition, `${time} ${episode.type}: ${shorten(episode.body)}`);
	recordCreated(writing, id, episode.origin);
	return { id, path };
}

export function shorten(text: string, length = SUMMARY_LENGTH): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}

/** The entries of a day, tombstones apart. */
export async function readEpisodes(reader: FileReader, date: string): Promise<Episode[]> {
	const path = episodePath(date);
	const { text } = await reader.read(path);
	return text === null ? [] : parseEpisodes(text, path).entries.filter(({ tombstone }) => tombstone === undefined);
}
