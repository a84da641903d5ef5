// Puts a lost line back into its file as that is now: over what is left of it, else where it stood.
import { parseCore } from "../formats/core.ts";
import { findSection, type MarkdownDocument, parseDocument, type Section } from "../formats/document.ts";
import { type Item, splitLabel } from "../formats/items.ts";
import { isBlank, joinLines, replaceLines, type Source, splitLines } from "../formats/lines.ts";
import { insertSection, rankIn } from "../formats/section-edits.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { isListLabel } from "../stores/core-labels.ts";
import { slugify } from "../text/slug.ts";
import { type LostLine, reworded } from "./lost-line.ts";
import { withText } from "./shortened.ts";
import { isShortOf, onlyStatements, says, statementsOf, withStatements } from "./statements.ts";

export interface PutBack {
	readonly text: string;
	/** Where the line is now, 1-based. */
	readonly line: number;
	/** The line that stood in its place. */
	readonly over?: Memory;
}

export function putBack(path: string, present: string, lost: LostLine): PutBack {
	const source = splitLines(present);
	const over = findRest(path, present, lost);
	if (over) return { text: joinLines(joined(source, over, lost)), line: over.lineStart, over };
	const { memory, left } = lost;
	const shorter =
		left === undefined ? {} : { ...reworded(lost, onlyStatements(memory.text, lacking(lost))), elsewhere: [] };
	const own = { ...lost, ...shorter };
	const label = findEmptyLabel(path, present, memory);
	if (!label) return inserted(path, present, own);
	return { text: joinLines(replaceLines(source, label.line - 1, label.endLine, linesOf(own))), line: label.line };
}

function linesOf({ before, memory }: LostLine): string[] {
	const { lines } = splitLines(before);
	return lines.slice(memory.lineStart - 1, memory.lineEnd).map(({ text }) => text);
}

/** Its statements that were taken. */
function lacking({ memory, left }: LostLine): string[] {
	return statementsOf(memory.text).filter((statement) => left === undefined || !says(left, statement));
}

/** The line that has the rest of it, or that lists what is like it. */
function findRest(path: string, present: string, { memory, left }: LostLine): Memory | undefined {
	const { memories } = readMemories(path, present);
	const isFact = memory.store === "fact";
	const near = memories.filter(
		({ id, store }) => store === memory.store && (isFact || blockOf(id) === blockOf(memory.id)),
	);
	const sameKey = isFact ? near.find(({ id }) => keyOf(id) === keyOf(memory.id)) : undefined;
	const { label } = splitLabel(left ?? memory.text);
	const labelled = near.filter(({ text }) => splitLabel(text).label === label);
	if (left === undefined)
		return sameKey ?? (!isFact && label !== undefined && isListLabel(label) ? labelled[0] : undefined);
	const rest = statementsOf(left);
	const shared = labelled.find(({ text }) => rest.some((statement) => says(text, statement)));
	return sameKey ?? near.find(({ text }) => text === left) ?? shared;
}

function blockOf(id: string): string | undefined {
	return id.split(":")[1];
}

function keyOf(id: string): string | undefined {
	return id.split(":").at(-1);
}

/** As it was, if nothing but a part of it is gone; else what is there now, and the part. */
function joined(source: Source, over: Memory, lost: LostLine): Source {
	const { memory, left = "" } = lost;
	const isRest = isShortOf(over.text, memory.text) && statementsOf(left).every((each) => says(over.text, each));
	if (isRest)
		return withText(source, over, memory.text) ?? replaceLines(source, over.lineStart - 1, over.lineEnd, linesOf(lost));
	return withText(source, over, withStatements(over.text, lacking(lost))) ?? source;
}

/** A label we ship stays when its value goes. */
function findEmptyLabel(path: string, present: string, { id, store, text }: Memory): Item | undefined {
	const { label } = splitLabel(text);
	if (store !== "core" || label === undefined) return undefined;
	return parseCore(present, path).items.find(
		(item) => item.label === label && item.value.trim() === "" && slugify(item.block) === blockOf(id),
	);
}

/** Neighbours may have been forgotten before it and be back by now: of the versions that have it, the one that has most of the lines there are. */
function amongMost(present: string, lost: LostLine): LostLine {
	const known = new Set(splitLines(present).lines.map(({ text }) => text));
	const shares = (before: string) => splitLines(before).lines.filter(({ text }) => known.has(text)).length;
	const best = lost.elsewhere.reduce((one, other) => (shares(other.before) > shares(one.before) ? other : one), lost);
	return { ...lost, before: best.before, memory: best.memory };
}

function inserted(path: string, present: string, taken: LostLine): PutBack {
	const lost = amongMost(present, taken);
	const [now, then] = [present, lost.before].map((text) => parseDocument(splitLines(text), path)) as [
		MarkdownDocument,
		MarkdownDocument,
	];
	const old = then.sections.findLast(({ line }) => line <= lost.memory.lineStart);
	const own = old && findSection(now, old.heading);
	if (old && !own) {
		const source = insertSection(now, old.heading, linesOf(lost), rankIn(then.sections.map(({ heading }) => heading)));
		return { text: joinLines(source), line: findSection(parseDocument(source, path), old.heading)!.line + 1 };
	}
	const { at, gap } = placeOf({ now, own, then, old }, lost);
	const next = now.source.lines[at];
	const below = then.source.lines[lost.memory.lineEnd];
	// A paragraph right below would become part of it.
	const isParted = (below && isBlank(below)) || !OWN_LINE.test(next?.text ?? "");
	const space = next && !isBlank(next) && isParted ? [""] : [];
	const source = replaceLines(now.source, at, at, [...gap, ...linesOf(lost), ...space]);
	return { text: joinLines(source), line: at + gap.length + 1 };
}

/** A list item, a heading, a comment. */
const OWN_LINE = /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|#|<!--)/;

interface Sections {
	readonly now: MarkdownDocument;
	readonly own: Section | undefined;
	readonly then: MarkdownDocument;
	readonly old: Section | undefined;
}

/** After the nearest line above it that is still there: the index it gets, and a blank line where one has to part them. */
function placeOf({ now, own, then, old }: Sections, { memory }: LostLine): { at: number; gap: string[] } {
	const [before, lines] = [then.source.lines, now.source.lines];
	const [start, end] = [own ? own.line - 1 : 0, own?.end ?? now.preambleEnd];
	const items = readMemories(now.path, joinLines(now.source)).memories.filter(({ store }) => store === memory.store);
	for (let above = memory.lineStart - 2; above >= (old ? old.line - 1 : 0); above--) {
		if (isBlank(before[above])) continue;
		const found = lines.findIndex(({ text }, i) => i >= start && i < end && text === before[above]!.text);
		if (found < 0) continue;
		const item = items.find(({ lineStart, lineEnd }) => lineStart <= found + 1 && found + 1 <= lineEnd);
		let at = item?.lineEnd ?? found + 1;
		if (!isBlank(before[above + 1]) || above + 1 === memory.lineStart - 1) return { at, gap: [] };
		if (!isBlank(lines[at])) return { at, gap: [""] };
		for (let blank = above + 1; at < end && isBlank(before[blank]) && isBlank(lines[at]); blank++) at++;
		return { at, gap: [] };
	}
	return { at: own ? start + 1 : start, gap: [] };
}
