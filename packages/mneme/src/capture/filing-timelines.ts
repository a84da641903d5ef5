// What happened, in the timelines of what it is about; and what it leaves open, on the first of them.
import type { EntityFile } from "../formats/entity.ts";
import { addOpenQuestion, addTimelineLine } from "../formats/entity-edits.ts";
import { getEntity, saveEntity, touchEntity } from "../stores/entities.ts";
import { shorten } from "../stores/episodes.ts";
import type { Writing } from "../stores/writing.ts";
import type { Routed } from "./routing/route.ts";

/** "Next: …", "Open question: …" on a line of its own. */
const OPEN_END =
	/^(?:next(?: steps?)?|open(?: questions?| points?)?|still open|to be decided|tbd|to ?do):[ \t]+(\S.*)$/gim;

export async function fileTimelines(
	writing: Writing,
	entities: readonly string[],
	{ statement, routed }: { readonly statement: string; readonly routed: Routed },
): Promise<void> {
	const { summary } = routed.routing;
	for (const [at, id] of entities.entries()) {
		const dated = addTimelineLine(await getEntity(writing, id), writing.today, summary);
		saveEntity(writing, at === 0 ? withOpenEnds(dated, statement) : dated, `timeline: ${shorten(summary)}`);
		touchEntity(writing, id);
	}
}

function withOpenEnds(file: EntityFile, statement: string): EntityFile {
	const ends = [...statement.matchAll(OPEN_END)].map(([, text]) => text!.trim().replace(/[.]$/, ""));
	const known = new Set(file.openQuestions.map(({ text }) => text));
	return ends.filter((text) => !known.has(text)).reduce(addOpenQuestion, file);
}
