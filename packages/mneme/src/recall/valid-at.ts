// What was true on a day, from the entities' facts and timelines: a fact holds from the day it was first seen; one that was superseded stands in the
// timeline with the days it held (`Deadline: 15 March → 30 March (held since 2026-02-02)`).
import { type EntityFile, parseEntity } from "../formats/entity.ts";
import { forgottenNow, withoutForgotten } from "../index/forgotten.ts";
import { readMemories } from "../index/memories.ts";
import { traitsOf } from "../index/traits.ts";
import { localTime } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import { type Catalogue, readCatalogue } from "../stores/catalogue.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { parseMoment } from "../text/dates.ts";
import type { Answer, RecallOptions } from "./answer.ts";
import { resolveEntities } from "./entities.ts";
import { readQuestion } from "./question.ts";
import { rankByDecay } from "./ranking.ts";
import { whyOf } from "./scoring.ts";
import { signalsOf } from "./signals.ts";

const SUPERSEDED = /^(?:\d{4}-\d{2}-\d{2}:?\s+)?([\s\S]+?) → ([\s\S]+?)(?: \(held since (\d{4}-\d{2}-\d{2})\))?$/;
/** What a fact of the entity that was asked about counts, whatever its words. */
const ABOUT_IT = 0.6;

export async function recallValidAt(
	{ workspace, settings, clock }: StoreDeps,
	text: string,
	at: string,
	options: RecallOptions,
): Promise<Answer> {
	const moment = parseMoment(at, clock.now(), settings.timezone);
	if (moment === undefined)
		throw new MemoryError(
			"INVALID_INPUT",
			`${JSON.stringify(at)} is no day. Write one like 2026-03-01 or "last Tuesday".`,
		);
	const day = localTime(moment, settings.timezone).date;
	const catalogue: Catalogue = readCatalogue(workspace.context);
	const question = readQuestion(text, clock.now(), settings.timezone);
	const entities = resolveEntities(catalogue, text, true);
	const forgotten = forgottenNow(workspace.ledger);
	const rows = [];
	for (const [file, { id }] of entities.entries()) {
		const { path } = catalogue.entries.get(id)!;
		const content = (await workspace.read(path)).text ?? "";
		const held = linesAt(parseEntity(content, path), day);
		const { memories } = withoutForgotten(readMemories(path, content), forgotten);
		for (const [place, memory] of memories.entries()) {
			const line = held.get(memory.lineStart);
			if (line === undefined) continue;
			const then = { ...memory, ...line };
			rows.push({ ...traitsOf(then), id: then.id, day: then.day, memory: then, file, place });
		}
	}
	const signals = signalsOf(question, rows, { memories: Math.max(2, rows.length), holding: new Map() });
	const relevant = rows.map((row, i) => {
		const own = new Set(row.stems);
		const share = question.terms.filter(({ stem }) => own.has(stem)).length / (question.terms.length || 1);
		return { row, relevance: ABOUT_IT + (1 - ABOUT_IT) * share, signals: signals[i]!, liked: [] };
	});
	const ranked = rankByDecay(relevant, () => undefined, { ...options, withoutDecay: true }, false);
	const results = ranked.results.map(({ each, ...rest }) => ({
		...rest,
		memory: each.row.memory,
		relevance: each.relevance,
		why: whyOf(each),
	}));
	return { question, spans: [], entities, related: [], results, hidden: ranked.hidden };
}

/** By line: what of the file held on that day, an old value as it read then. */
function linesAt({ facts, timeline, relations }: EntityFile, day: string): Map<number, { text: string; day?: string }> {
	const lines = new Map<number, { text: string; day?: string }>();
	for (const { line, text, mark } of [...facts, ...relations]) {
		const since = mark?.firstSeen;
		if (since === undefined || since <= day) lines.set(line, { text, ...(since === undefined ? {} : { day: since }) });
	}
	for (const { line, date, value } of timeline) {
		const [, old, , since] = SUPERSEDED.exec(value) ?? [];
		// The day of the change belongs to the new value.
		if (date === undefined || old === undefined || day >= date || (since !== undefined && since > day)) continue;
		lines.set(line, { text: old, ...(since === undefined ? {} : { day: since }) });
	}
	return lines;
}
