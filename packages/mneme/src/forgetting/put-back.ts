// Puts a lost line back into its file as that is now: over what is left of it, else where it stood.
import { isDeepStrictEqual } from "node:util";
import { type CoreItem, parseCore } from "../formats/core.ts";
import { findSection, type MarkdownDocument, parseDocument, type Section } from "../formats/document.ts";
import { splitLabel } from "../formats/items.ts";
import { contentEnd, isBlank, joinLines, replaceLines, type Source, splitLines } from "../formats/lines.ts";
import { insertParagraph, insertSection, rankIn } from "../formats/section-edits.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { isListLabel } from "../stores/core-labels.ts";
import { slugify } from "../text/slug.ts";
import { type LostLine, memoryAt, reworded } from "./lost-line.ts";
import { withText } from "./shortened.ts";
import { isShortOf, onlyStatements, says, statementsOf, withStatements } from "./statements.ts";

export interface PutBack {
	readonly text: string;
	/** Where the line is now, 1-based. */
	readonly line: number;
	/** The line that stood in its place. */
	readonly over?: Memory;
}

/** The first way that has the line say what was lost, and leaves all others as they are; undefined where none does. */
export function putBack(path: string, present: string, lost: LostLine, back: readonly string[]): PutBack | undefined {
	const ways = [asBefore, overRest, overEmptyLabel, inserted, appended];
	for (const way of ways) {
		const result = way(path, present, lost, back);
		if (result && isWhole(path, present, lost, result)) return result;
	}
	return undefined;
}

function isWhole(path: string, present: string, lost: LostLine, { text, line, over }: PutBack): boolean {
	const textsIn = (file: string, own: number | undefined) =>
		readMemories(path, file)
			.memories.filter(({ lineStart }) => lineStart !== own)
			.map((memory) => memory.text);
	const said = memoryAt(path, text, line)?.text;
	const isBack = said !== undefined && lacking(lost).every((statement) => says(said, statement));
	return isBack && isDeepStrictEqual(textsIn(text, line), textsIn(present, over?.lineStart));
}

/** Nothing else happened to the file: it gets back every byte. */
function asBefore(path: string, present: string, { before, after, memory, left }: LostLine): PutBack | undefined {
	if (present !== after) return undefined;
	const over = beside(path, present, memory).find(({ text }) => text === left);
	return { text: before, line: memory.lineStart, ...(over ? { over } : {}) };
}

function overRest(path: string, present: string, lost: LostLine, back: readonly string[]): PutBack | undefined {
	const over = findRest(path, present, lost, back);
	const source = over && joined(splitLines(present), over, lost);
	return source && { text: joinLines(source), line: over.lineStart, over };
}

/** Of a line that is there in part the rest is somewhere else by now: only what was taken comes back. */
function onlyTaken(lost: LostLine): LostLine {
	if (lost.left === undefined) return lost;
	return { ...lost, ...reworded(lost, onlyStatements(lost.memory.text, lacking(lost))), elsewhere: [] };
}

/** A label we ship stays when its value goes. */
function overEmptyLabel(path: string, present: string, lost: LostLine): PutBack | undefined {
	const { id, store, text } = lost.memory;
	const { label } = splitLabel(text);
	if (store !== "core" || label === undefined) return undefined;
	const isEmpty = (item: CoreItem) => item.label === label && item.value.trim() === "";
	const found = parseCore(present, path).items.find((item) => isEmpty(item) && slugify(item.block) === blockOf(id));
	if (!found) return undefined;
	const source = replaceLines(splitLines(present), found.line - 1, found.endLine, linesOf(onlyTaken(lost)));
	return { text: joinLines(source), line: found.line };
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
function findRest(
	path: string,
	present: string,
	{ memory, left, before }: LostLine,
	back: readonly string[],
): Memory | undefined {
	const near = beside(path, present, memory);
	const sameKey = memory.store === "fact" ? near.find(({ id }) => keyOf(id) === keyOf(memory.id)) : undefined;
	const label = labelOf(left ?? memory.text);
	const labelled = near.filter(({ text }) => labelOf(text) === label);
	if (left !== undefined) {
		const rest = statementsOf(left);
		const shared = labelled.find(({ text }) => rest.some((statement) => says(text, statement)));
		return near.find(({ text }) => text === left) ?? sameKey ?? shared;
	}
	// Nothing stayed of it: another line may have its key by now.
	if (sameKey) return isPartOf(sameKey.text, memory.text) && !back.includes(sameKey.text) ? sameKey : undefined;
	const isList = memory.store === "core" && label !== undefined && isListLabel(label);
	const had = isList ? beside(path, before, memory).filter(({ text }) => labelOf(text) === label).length : 0;
	return had === 1 ? labelled[0] : undefined;
}

/** Lines of the same block, or of the same entity. */
function beside(path: string, file: string, { id, store }: Memory): Memory[] {
	const { memories } = readMemories(path, file);
	return memories.filter((other) => other.store === store && (store === "fact" || blockOf(other.id) === blockOf(id)));
}

function isPartOf(text: string, full: string): boolean {
	return isShortOf(text, full) || statementsOf(full).some((statement) => says(text, statement));
}

function labelOf(text: string): string | undefined {
	return splitLabel(text).label;
}

function blockOf(id: string): string | undefined {
	return id.split(":")[1];
}

function keyOf(id: string): string | undefined {
	return id.split(":").at(-1);
}

/** As it was, if nothing but a part of it is gone; else what is there now, and the part. */
function joined(source: Source, over: Memory, lost: LostLine): Source | undefined {
	const { memory, left = "" } = lost;
	const isRest = isShortOf(over.text, memory.text) && statementsOf(left).every((each) => says(over.text, each));
	if (isRest)
		return withText(source, over, memory.text) ?? replaceLines(source, over.lineStart - 1, over.lineEnd, linesOf(lost));
	return withText(source, over, withStatements(over.text, lacking(lost)));
}

/** Neighbours may have been forgotten before it and be back by now: of the versions that have it, the one that has most of the lines there are. */
function amongMost(present: string, lost: LostLine): LostLine {
	const known = new Set(splitLines(present).lines.map(({ text }) => text));
	const shares = (before: string) => splitLines(before).lines.filter(({ text }) => known.has(text)).length;
	const best = lost.elsewhere.reduce((one, other) => (shares(other.before) > shares(one.before) ? other : one), lost);
	return { ...lost, before: best.before, memory: best.memory };
}

function inserted(path: string, present: string, taken: LostLine): PutBack {
	const lost = amongMost(present, onlyTaken(taken));
	const [now, then] = [present, lost.before].map((text) => parseDocument(splitLines(text), path)) as [
		MarkdownDocument,
		MarkdownDocument,
	];
	const old = sectionOf(then, lost.memory);
	const own = old && sameSection(now, then, old);
	if (old && !own) {
		const source = insertSection(now, old.heading, linesOf(lost), rankIn(then.sections.map(({ heading }) => heading)));
		return { text: joinLines(source), line: findSection(parseDocument(source, path), old.heading)!.line + 1 };
	}
	const place = placeOf({ now, own, then, old }, lost);
	const { at } = place;
	const [above, next] = [now.source.lines[at - 1], now.source.lines[at]];
	// Right below an item or a paragraph it would become part of that.
	const isJoined = !OWN_LINE.test(linesOf(lost)[0]!) && !isBlank(above) && !NO_ITEM.test(above?.text ?? "");
	const gap = place.gap || isJoined ? [""] : [];
	const below = then.source.lines[lost.memory.lineEnd];
	// A paragraph right below would become part of it.
	const isParted = (below && isBlank(below)) || !OWN_LINE.test(next?.text ?? "");
	const space = next && !isBlank(next) && isParted ? [""] : [];
	const source = replaceLines(now.source, at, at, [...gap, ...linesOf(lost), ...space]);
	return { text: joinLines(source), line: at + gap.length + 1 };
}

/** At the end of its section, or of what stands before the first: as a paragraph or a list of its own. */
function appended(path: string, present: string, taken: LostLine): PutBack {
	const lost = onlyTaken(taken);
	const now = parseDocument(splitLines(present), path);
	const then = parseDocument(splitLines(lost.before), path);
	const old = sectionOf(then, lost.memory);
	const own = old && sameSection(now, then, old);
	const at = own ? contentEnd(now.source, own.start, own.end) : contentEnd(now.source, 0, now.preambleEnd);
	const lines = linesOf(lost);
	const indent = /^\s*/.exec(lines[0]!)![0].length;
	const outdented = lines.map((line) => line.slice(Math.min(indent, /^\s*/.exec(line)![0].length)));
	const source = insertParagraph(now.source, at, outdented);
	return { text: joinLines(source), line: isBlank(now.source.lines[at - 1]) ? at + 1 : at + 2 };
}

/** A heading, a comment. */
const NO_ITEM = /^\s*(?:#|<!--)/;
/** A list item, a heading, a comment. */
const OWN_LINE = /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|#|<!--)/;

interface Sections {
	readonly now: MarkdownDocument;
	readonly own: Section | undefined;
	readonly then: MarkdownDocument;
	readonly old: Section | undefined;
}

function sectionOf({ sections }: MarkdownDocument, { lineStart }: Memory): Section | undefined {
	return sections.findLast(({ line }) => line <= lineStart);
}

/** Of several that have its heading the one that is as far down among them. */
function sameSection(now: MarkdownDocument, then: MarkdownDocument, old: Section): Section | undefined {
	const alike = ({ sections }: MarkdownDocument) =>
		sections.filter(({ heading }) => heading.toLowerCase() === old.heading.toLowerCase());
	return alike(now)[alike(then).indexOf(old)] ?? alike(now).at(-1);
}

/** After the nearest line above it that is still there: the index it gets, and whether a blank line has to part them. */
function placeOf({ now, own, then, old }: Sections, { memory }: LostLine): { at: number; gap: boolean } {
	const [before, lines] = [then.source.lines, now.source.lines];
	const [start, end] = [own ? own.line - 1 : 0, own?.end ?? now.preambleEnd];
	const items = readMemories(now.path, joinLines(now.source)).memories.filter(({ store }) => store === memory.store);
	for (let above = memory.lineStart - 2; above >= (old ? old.line - 1 : 0); above--) {
		if (isBlank(before[above])) continue;
		const found = lines.findIndex(({ text }, i) => i >= start && i < end && text === before[above]!.text);
		if (found < 0) continue;
		const item = items.find(({ lineStart, lineEnd }) => lineStart <= found + 1 && found + 1 <= lineEnd);
		let at = item?.lineEnd ?? found + 1;
		if (!isBlank(before[above + 1]) || above + 1 === memory.lineStart - 1) return { at, gap: false };
		if (!isBlank(lines[at])) return { at, gap: true };
		for (let blank = above + 1; at < end && isBlank(before[blank]) && isBlank(lines[at]); blank++) at++;
		return { at, gap: false };
	}
	const top = own ?? now.title;
	return { at: top?.line ?? 0, gap: top !== undefined && isBlank(before[memory.lineStart - 2]) };
}
