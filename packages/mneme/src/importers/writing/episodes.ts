// Entries of the log on the day they are from, with the tags that tell what in them matters.
import { addEpisode } from "../../stores/episodes.ts";
import { significanceTags } from "../../text/significance.ts";
import type { EpisodeItem } from "../item.ts";
import { hashOf } from "../journal.ts";
import { type ImportContext, keyOf, type Prepared, sourceLabel, type Written } from "./prepared.ts";

export function prepareEpisode({ screen }: ImportContext, item: EpisodeItem): Prepared {
	const { text, orders } = screen(item.text, "memory/episodes/");
	const base = { item, key: keyOf(item), version: hashOf(item.text) };
	if (orders?.length) return { ...base, quarantined: [{ text, reasons: orders }] };
	const { type, tags, atMs } = item;
	const significance = significanceTags(text, { type });
	const source = sourceLabel(item.source);
	return {
		...base,
		quarantined: [],
		async write(writing): Promise<Written> {
			const entry = { type, body: text, confidence: "high", tags, significance, source, atMs } as const;
			return { change: "added", id: (await addEpisode(writing, entry)).id };
		},
	};
}
