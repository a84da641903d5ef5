// Changes to an entity file. Each returns a new file in which only the lines it names differ.
import { MemoryError } from "../model/errors.ts";
import { escapeBody } from "./body-text.ts";
import { findSection } from "./document.ts";
import { ENTITY_SECTIONS, type EntityFile, type Fact, readEntity, relationLabel } from "./entity.ts";
import { type EntityHeader, renderEntityHeader, setEntityFields } from "./entity-header.ts";
import { addSectionItem, itemLine, rewriteItem } from "./items.ts";
import { oneLine, replaceLines, type Source } from "./lines.ts";
import { removeLinksIn, renameLinksIn } from "./links.ts";
import { type Mark, withMark } from "./mark.ts";
import { insertSection, rankIn, removeLines, replaceSectionBody } from "./section-edits.ts";

type EntitySection = (typeof ENTITY_SECTIONS)[number];

const rank = rankIn(ENTITY_SECTIONS);

/** The text of a file with its title, header and summary, and no facts yet. */
export function newEntity(id: string, header: EntityHeader, summary: string): string {
	return [`# ${id}`, "", ...renderEntityHeader(header), "", "## Summary", ...escapeBody(summary), ""].join("\n");
}

export interface NewFact {
	readonly text: string;
	readonly mark: Mark;
}

export function addFact(file: EntityFile, fact: NewFact): EntityFile {
	return addTo(file, "Facts", itemLine(withMark(oneLine(fact.text), fact.mark)));
}

/** A fact is named by its key, or by its line where a person typed it without one. */
export type FactName = string | number;

export function findFact(file: EntityFile, name: FactName): Fact | undefined {
	return file.facts.find(({ mark, line }) => (typeof name === "number" ? line === name : mark?.key === name));
}

/** Other text in the same place; its mark stays unless another is given. */
export function replaceFact(file: EntityFile, name: FactName, fact: { text: string; mark?: Mark }): EntityFile {
	const old = getFact(file, name);
	const mark = fact.mark ?? old.mark;
	const text = oneLine(fact.text);
	return readEntity(rewriteItem(file.source, old, mark ? withMark(text, mark) : text), file.path);
}

export function removeFact(file: EntityFile, name: FactName): EntityFile {
	const { line, endLine } = getFact(file, name);
	return readEntity(removeLines(file.source, line - 1, endLine), file.path);
}

function getFact(file: EntityFile, name: FactName): Fact {
	const fact = findFact(file, name);
	if (fact) return fact;
	const where = typeof name === "number" ? `on line ${name}` : `with the key ${name}`;
	throw new MemoryError("NOT_FOUND", `${file.path || file.id} has no fact ${where}. Read the file again.`, {
		data: { path: file.path, name },
	});
}

export interface NewRelation {
	/** `inspired-by` */
	readonly relation: string;
	/** `concept--oauth2` */
	readonly target: string;
	readonly mark: Mark;
}

export function addRelation(file: EntityFile, { relation, target, mark }: NewRelation): EntityFile {
	return addTo(file, "Relations", itemLine(withMark(`${relationLabel(relation)}: [[${target}]]`, mark)));
}

/** Takes the link out of each line of that relation, and the line when it was the last. */
export function removeRelation(file: EntityFile, relation: string, target: string): EntityFile {
	let source = file.source;
	for (const line of file.relations.toReversed()) {
		if (line.relation !== relation || !line.targets.includes(target)) continue;
		const left = line.targets.some((other) => other !== target);
		source = left
			? changeLines(source, line.line - 1, line.endLine, (text) => removeLinksIn(text, target))
			: removeLines(source, line.line - 1, line.endLine);
	}
	return readEntity(source, file.path);
}

/** In its place by date; after the others of that day. */
export function addTimelineLine(file: EntityFile, date: string, text: string): EntityFile {
	const line = itemLine(`${date}: ${oneLine(text)}`);
	const later = file.timeline.find((other) => other.date !== undefined && other.date > date);
	if (!later) return addTo(file, "Timeline", line);
	return readEntity(replaceLines(file.source, later.line - 1, later.line - 1, [line]), file.path);
}

export function addOpenQuestion(file: EntityFile, text: string): EntityFile {
	return addTo(file, "Open Questions", itemLine(text));
}

export function setSummary(file: EntityFile, summary: string): EntityFile {
	const section = findSection(file, "Summary");
	const body = escapeBody(summary);
	const source = section ? replaceSectionBody(file.source, section, body) : insertSection(file, "Summary", body, rank);
	return readEntity(source, file.path);
}

export function setEntityHeader(file: EntityFile, header: EntityHeader): EntityFile {
	const read = (source: Source) => readEntity(source, file.path);
	return read(setEntityFields(file, header, read));
}

/** Points every link in the file at the entity's new name. */
export function renameLinks(file: EntityFile, from: string, to: string): EntityFile {
	const source = changeLines(file.source, 0, file.source.lines.length, (text) => renameLinksIn(text, from, to));
	return readEntity(source, file.path);
}

function addTo(file: EntityFile, name: EntitySection, line: string): EntityFile {
	const section = findSection(file, name);
	const source = section ? addSectionItem(file, section, line) : insertSection(file, name, [line], rank);
	return readEntity(source, file.path);
}

function changeLines(source: Source, start: number, end: number, change: (text: string) => string): Source {
	const lines = source.lines.map((line, i) => (i >= start && i < end ? { ...line, text: change(line.text) } : line));
	return { bom: source.bom, lines };
}
