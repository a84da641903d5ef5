// memory/meta/evolution.md: what only shows across many reflections (A§10.4): threads, insights, assumptions given up, questions
// that stay open, milestones. Written after an approval, read by the next meta-reflection.
import { MemoryError, type ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { findSection, type MarkdownDocument, parseDocument, serializeDocument } from "./document.ts";
import { addSectionItem, type Item, itemLine, sectionItems } from "./items.ts";
import { contentEnd, oneLine, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { insertSection, rankIn, removeLines } from "./section-edits.ts";

const EVOLUTION_SECTIONS = [
	"Active Threads",
	"Insights",
	"Revised Assumptions",
	"Persistent Questions",
	"Milestones",
] as const;

type EvolutionSection = (typeof EVOLUTION_SECTIONS)[number];

export interface EvolutionNote {
	readonly section: EvolutionSection;
	/** `YYYY-MM-DD` */
	readonly date: string;
	/** The reflection it came from. */
	readonly reflection: number;
	readonly text: string;
}

export interface EvolutionFile extends MarkdownDocument {
	readonly notes: readonly (EvolutionNote & { readonly line: number; readonly endLine: number })[];
}

const NOTE = /^(\d{4}-\d{2}-\d{2})\s+\(#(\d+)\):\s*([\s\S]*)$/;
const ABOUT: Readonly<Record<EvolutionSection, string>> = {
	"Active Threads": "Themes that return from one reflection to the next",
	Insights: "What the user and the work turned out to be like",
	"Revised Assumptions": "What was believed and is not any more",
	"Persistent Questions": "What several reflections could not answer",
	Milestones: "Summaries at reflections 10, 25, 50 and 100",
};
const rank = rankIn(EVOLUTION_SECTIONS);

export function parseEvolution(text: string, path = "memory/meta/evolution.md"): EvolutionFile {
	return readEvolution(splitLines(text), path);
}

export const serializeEvolution: (file: EvolutionFile) => string = serializeDocument;

function readEvolution(source: Source, path: string): EvolutionFile {
	const document = parseDocument(source, path);
	const problems: ParseError[] = [...document.problems];
	const notes = EVOLUTION_SECTIONS.flatMap((section) =>
		sectionItems(document, findSection(document, section)).map((item) => readNote(item, section, path, problems)),
	);
	return { ...document, notes, problems };
}

/** A line a person typed needs no date: it is kept as a note of no reflection. */
function readNote(item: Item, section: EvolutionSection, path: string, problems: ParseError[]) {
	const { line, endLine } = item;
	const match = NOTE.exec(item.text);
	if (match) return { section, date: match[1]!, reflection: Number(match[2]), text: match[3]!, line, endLine };
	if (/^\d{4}-/.test(item.text)) problems.push(problemAt(path, line, "- YYYY-MM-DD (#N): text", item.text));
	return { section, date: "", reflection: 0, text: item.text, line, endLine };
}

export function addEvolutionNote(file: EvolutionFile, note: EvolutionNote): EvolutionFile {
	if (contentEnd(file.source, 0, file.source.lines.length) === 0) {
		return addEvolutionNote(parseEvolution(evolutionTemplate(), file.path), note);
	}
	const line = itemLine(`${note.date} (#${note.reflection}): ${oneLine(note.text)}`);
	const section = findSection(file, note.section);
	const source = section
		? addSectionItem(file, section, line)
		: insertSection(file, note.section, [`<!-- ${ABOUT[note.section]} -->`, line], rank);
	return readEvolution(source, file.path);
}

/** By its line, as the file was read. */
export function removeEvolutionNote(file: EvolutionFile, line: number): EvolutionFile {
	const note = file.notes.find((each) => each.line === line);
	if (!note)
		throw new MemoryError("NOT_FOUND", `There is no note on line ${line} of ${file.path}.`, { data: { line } });
	return readEvolution(removeLines(file.source, line - 1, note.endLine), file.path);
}

export function evolutionTemplate(): string {
	const sections = EVOLUTION_SECTIONS.map((name) => `## ${name}\n<!-- ${ABOUT[name]} -->`);
	return `${["# Evolution", "<!-- Written after each approved reflection. -->", ...sections].join("\n\n")}\n`;
}

export const description: FormatDescription = {
	name: "Evolution",
	path: "memory/meta/evolution.md",
	summary: "What only shows across many reflections: each line has its date and the reflection it came from.",
	example: evolutionTemplate().replace(
		"like -->",
		"like -->\n- 2026-02-02 (#5): Ada wants two options before she decides",
	),
};
