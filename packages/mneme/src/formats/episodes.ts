// memory/episodes/YYYY-MM-DD.md: one day's entries in the order they were written. Entries are added at the end; one that was
// deleted or erased leaves its heading as a tombstone, so its ordinal is never given to another.
import type { ParseError } from "../model/errors.ts";
import { escapeBody, escapeLine, readBody } from "./body-text.ts";
import type { FormatDescription } from "./description.ts";
import { parseHeading } from "./document.ts";
import { ENTRY_START, type EpisodeHeading, parseEpisodeHeading, serializeEpisodeHeading } from "./episode-heading.ts";
import { contentEnd, eolOf, joinLines, type Line, replaceLines, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { appendParagraph } from "./section-edits.ts";
import { parseSignificance, type Significance, serializeSignificance } from "./significance.ts";
import { verbatimLines } from "./verbatim.ts";

const TOMBSTONES = ["deleted", "erased"] as const;

export type Tombstone = (typeof TOMBSTONES)[number];

export interface Episode extends EpisodeHeading {
	/** `episode:2026-02-02:14:30`, `…:14:30#2` for the second in that minute. */
	readonly id: string;
	readonly ordinal: number;
	/** Set where only the heading is left. */
	readonly tombstone?: Tombstone;
	readonly significance: readonly Significance[];
	/** Without the significance tags. */
	readonly body: string;
	/** 1-based, heading and last line of the body. */
	readonly line: number;
	readonly endLine: number;
}

export interface EpisodesFile {
	readonly path: string;
	readonly source: Source;
	/** From the file's name, else from its title; empty where neither says. */
	readonly date: string;
	readonly entries: readonly Episode[];
	readonly problems: readonly ParseError[];
}

type Unnumbered = Omit<Episode, "id" | "ordinal"> & { readonly ordinal?: number };

const DATE = /\d{4}-\d{2}-\d{2}/;

export function parseEpisodes(text: string, path = ""): EpisodesFile {
	return readEpisodes(splitLines(text), path);
}

export function serializeEpisodes(file: EpisodesFile): string {
	return joinLines(file.source);
}

function readEpisodes(source: Source, path: string): EpisodesFile {
	const { lines } = source;
	const starts = [...lines.keys()].filter((index) => ENTRY_START.test(lines[index]!.text));
	const problems: ParseError[] = [];
	const date = readDate(source, path, starts[0] ?? lines.length, problems);
	const read: Unnumbered[] = [];
	for (const [i, start] of starts.entries()) {
		const end = entryEnd(lines, start, starts[i + 1] ?? lines.length, path, problems);
		const { heading, faults } = parseEpisodeHeading(lines[start]!.text);
		for (const { expected, found } of faults) problems.push(problemAt(path, start + 1, expected, found));
		if (heading) read.push({ ...heading, ...readEntry(source, start, end, heading.type) });
	}
	return { path, source, date, entries: withOrdinals(read, date, path, problems), problems };
}

function readDate(source: Source, path: string, preambleEnd: number, problems: ParseError[]): string {
	const named = DATE.exec(path.slice(path.lastIndexOf("/") + 1))?.[0];
	const index = source.lines.slice(0, preambleEnd).findIndex(({ text }) => parseHeading(text)?.level === 1);
	const title = source.lines[index]?.text ?? "";
	const titled = DATE.exec(title)?.[0];
	if (named && titled && named !== titled)
		problems.push(problemAt(path, index + 1, `the file's date, ${named}`, title));
	const date = named ?? titled;
	if (date === undefined) problems.push(problemAt(path, 1, "# YYYY-MM-DD — Episode Log", source.lines[0]?.text ?? ""));
	return date ?? "";
}

/** An entry ends at the next one, or at a heading that is no entry's; a heading in a fence closed before then is text. */
function entryEnd(lines: readonly Line[], start: number, limit: number, path: string, problems: ParseError[]): number {
	const { kinds } = verbatimLines(lines, start + 1, limit);
	for (let at = start + 1; at < limit; at++) {
		if (kinds[at - start - 1] !== undefined || !parseHeading(lines[at]!.text)) continue;
		problems.push(problemAt(path, at + 1, "an entry: ## HH:MM | type | …", lines[at]!.text));
		return at;
	}
	return limit;
}

function readEntry(source: Source, start: number, end: number, type: string) {
	const { significance, text } = parseSignificance(readBody(source, start + 1, end));
	const tombstone = TOMBSTONES.find((kind) => kind === type);
	return {
		...(tombstone ? { tombstone } : {}),
		significance,
		body: text,
		line: start + 1,
		endLine: contentEnd(source, start, end),
	};
}

/** What a heading says counts; the rest of its minute take the free numbers in order. */
function withOrdinals(read: readonly Unnumbered[], date: string, path: string, problems: ParseError[]): Episode[] {
	const minutes = new Map<string, { taken: Set<number>; next: number }>();
	const said = read.map(({ time, ordinal, line }) => {
		const minute = minutes.get(time) ?? { taken: new Set(), next: 1 };
		minutes.set(time, minute);
		if (ordinal === undefined) return undefined;
		if (minute.taken.has(ordinal)) {
			problems.push(problemAt(path, line, `a number of its own after ${time}`, `#${ordinal} again`));
			return undefined;
		}
		minute.taken.add(ordinal);
		return ordinal;
	});
	return read.map((entry, i): Episode => {
		const minute = minutes.get(entry.time)!;
		while (minute.taken.has(minute.next)) minute.next++;
		const ordinal = said[i] ?? minute.next++;
		return { ...entry, ordinal, id: episodeId(date, entry.time, ordinal) };
	});
}

function episodeId(date: string, time: string, ordinal: number): string {
	return `episode:${date}:${time}${ordinal > 1 ? `#${ordinal}` : ""}`;
}

export interface NewEpisode extends Omit<EpisodeHeading, "ordinal" | "extra"> {
	readonly extra?: Readonly<Record<string, string>>;
	readonly significance: readonly Significance[];
	readonly body: string;
}

/** Adds an entry at the end, numbered after every one its minute ever had, tombstones included. */
export function appendEpisode(file: EpisodesFile, entry: NewEpisode): { file: EpisodesFile; id: string } {
	const used = file.entries.filter(({ time }) => time === entry.time).map(({ ordinal }) => ordinal);
	const ordinal = Math.max(0, ...used) + 1;
	const titled = contentEnd(file.source, 0, file.source.lines.length) > 0;
	const source = titled ? file.source : appendParagraph(file.source, [titleLine(file.date)]);
	const added = appendParagraph(source, entryLines(entry, ordinal));
	return { file: readEpisodes(added, file.path), id: episodeId(file.date, entry.time, ordinal) };
}

function titleLine(date: string): string {
	return `# ${date} — Episode Log`;
}

function entryLines(entry: NewEpisode, ordinal: number): string[] {
	const heading = serializeEpisodeHeading({ ...entry, extra: entry.extra ?? {}, ordinal });
	const body = escapeBody(serializeSignificance(entry.significance, entry.body));
	return [heading, ...body.map((line) => (ENTRY_START.test(line) ? escapeLine(line) : line))];
}

/**
 * What an entry adds at the end of a day's log of this text, with its id: as appendEpisode, but only headings of its minute are
 * read, because a log may hold a megabyte.
 */
export function episodeAddition(text: string, date: string, entry: NewEpisode): { addition: string; id: string } {
	const ordinal = lastOrdinal(text, entry.time) + 1;
	const eol = eolOf(splitLines(text.slice(0, LAYOUT_SAMPLE)));
	const empty = text.trim() === "" || text === "\uFEFF";
	const apart = empty ? [titleLine(date), ""] : /\n\r?\n$/.test(text) ? [] : [""];
	const lines = [...apart, ...entryLines(entry, ordinal)];
	return { addition: lines.map((line) => line + eol).join(""), id: episodeId(date, entry.time, ordinal) };
}

/** The line ends of the log's first part speak for all of it. */
const LAYOUT_SAMPLE = 4096;

/** The highest number an entry of that minute has; 0 where there is none. */
function lastOrdinal(text: string, time: string): number {
	const ordinals: (number | undefined)[] = [];
	const asTyped = time.replace(/^0/, "");
	for (let at = text.startsWith("##") ? 0 : text.indexOf("\n##") + 1; at > 0 || text.startsWith("##", at); ) {
		const end = text.indexOf("\n", at);
		const line = text.slice(at, end < 0 ? text.length : end).trimEnd();
		// Most headings are of other minutes, and need no closer look.
		const heading = line.includes(asTyped) ? parseEpisodeHeading(line).heading : undefined;
		if (heading?.time === time) ordinals.push(heading.ordinal);
		const next = text.indexOf("\n##", at);
		if (next < 0) break;
		at = next + 1;
	}
	const said = new Set(ordinals.filter((ordinal) => ordinal !== undefined));
	let free = 1;
	for (let rest = ordinals.length - said.size; rest > 0; free++) if (!said.has(free)) rest--;
	return Math.max(0, free - 1, ...said);
}

/** Leaves of an entry only its heading, without type and tags: `## 14:30 | erased | on:2026-02-03`. */
export function buryEpisode(file: EpisodesFile, entry: Episode, tombstone: Tombstone, date: string): EpisodesFile {
	const heading = { time: entry.time, ordinal: entry.ordinal, type: tombstone, tags: [], extra: { on: date } };
	const source = replaceLines(file.source, entry.line - 1, entry.endLine, [serializeEpisodeHeading(heading)]);
	return readEpisodes(source, file.path);
}

export const description: FormatDescription = {
	name: "Episode log",
	path: "memory/episodes/YYYY-MM-DD.md",
	summary:
		"What happened on a day, in order, added to and never rewritten. The heading gives the time, what kind of thing it was, how sure we are, topical tags and the source; significance tags open the text. A second entry in a minute is `## 14:30#2`. A deleted or erased entry leaves `## 14:30 | deleted | on:DATE`, so that its number is not used again.",
	example:
		"# 2026-02-02 — Episode Log\n\n## 14:30 | decision | confidence:high | tags:[memory, design] | source:conversation\n[decision] [human] We keep the log in plain markdown.\n\n## 14:30#2 | fact | confidence:medium | tags:[office]\nThe office moves in March.\n\n## 15:10 | erased | on:2026-02-03\n",
};
