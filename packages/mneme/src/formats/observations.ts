// memory/observations.md: one dated line per insight, with significance tags; lines without tags are the first to be pruned.
import { MemoryError, type ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, serializeDocument } from "./document.ts";
import { type Item, itemLine, parseItems } from "./items.ts";
import { contentEnd, oneLine, replaceLines, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { appendParagraph, removeLines } from "./section-edits.ts";
import { parseSignificance, type Significance, serializeSignificance } from "./significance.ts";

export interface Observation {
	/** `YYYY-MM-DD`; empty where neither the line nor its heading says. */
	readonly date: string;
	readonly significance: readonly Significance[];
	readonly text: string;
}

export interface ObservationsFile extends MarkdownDocument {
	readonly observations: readonly (Observation & { readonly line: number; readonly endLine: number })[];
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}\S*)?:?(?=\s|$)\s*/;

export function parseObservations(text: string, path = "memory/observations.md"): ObservationsFile {
	return readObservations(splitLines(text), path);
}

export const serializeObservations: (file: ObservationsFile) => string = serializeDocument;

function readObservations(source: Source, path: string): ObservationsFile {
	const document = parseDocument(source, path);
	const problems: ParseError[] = [...document.problems];
	const stretches = [
		{ heading: "", start: document.title?.start ?? 0, end: document.preambleEnd },
		...document.sections,
	];
	const observations = stretches.flatMap(({ heading, start, end }) => {
		const dated = DATE.exec(heading)?.[1] ?? "";
		return parseItems(document, start, end).map((item) => readObservation(item, dated, path, problems));
	});
	return { ...document, observations, problems };
}

function readObservation(item: Item, headingDate: string, path: string, problems: ParseError[]) {
	const match = DATE.exec(item.text);
	const date = match?.[1] ?? headingDate;
	if (date === "") problems.push(problemAt(path, item.line, "- YYYY-MM-DD [tag] text", item.text));
	const { significance, text } = parseSignificance(match ? item.text.slice(match[0].length) : item.text);
	return { date, significance, text, line: item.line, endLine: item.endLine };
}

export function addObservation(file: ObservationsFile, observation: Observation): ObservationsFile {
	const { date, significance, text } = observation;
	const titled = contentEnd(file.source, 0, file.source.lines.length) > 0;
	const source = titled ? file.source : splitLines(observationsTemplate());
	const line = itemLine(`${date} ${serializeSignificance(significance, oneLine(text))}`);
	const end = contentEnd(source, 0, source.lines.length);
	const last = file.observations.at(-1);
	const added = last?.endLine === end ? replaceLines(source, end, end, [line]) : appendParagraph(source, [line]);
	return readObservations(added, file.path);
}

/** By its line, as the file was read. */
export function removeObservation(file: ObservationsFile, line: number): ObservationsFile {
	const found = file.observations.find((each) => each.line === line);
	if (!found)
		throw new MemoryError("NOT_FOUND", `There is no observation on line ${line} of ${file.path}.`, { data: { line } });
	return readObservations(removeLines(file.source, line - 1, found.endLine), file.path);
}

function observationsTemplate(): string {
	return "# Observations\n\n<!-- One line each: date, significance tags, what was noticed. -->\n";
}

export const description: FormatDescription = {
	name: "Observations",
	path: "memory/observations.md",
	summary:
		"Insights drawn from sessions, one dated line each, with significance tags. Lines without a tag are pruned first.",
	example: `${observationsTemplate()}\n- 2026-03-10 [lesson] The tile server needs a warm cache\n- 2026-03-11 [human] [identity] Short answers are welcome\n`,
};
