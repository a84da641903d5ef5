// memory/graph/entities/<type>--<slug>.md: what is known about one thing. Reading only; entity-edits.ts changes it.
import type { ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { findSection, type MarkdownDocument, parseDocument, sectionText, serializeDocument } from "./document.ts";
import { type EntityHeader, parseEntityHeader } from "./entity-header.ts";
import { isDate } from "./header-values.ts";
import { type Item, sectionItems, splitLabel } from "./items.ts";
import { type Source, splitLines } from "./lines.ts";
import { findLinks } from "./links.ts";
import { type Mark, parseMark } from "./mark.ts";
import { problemAt } from "./problems.ts";

export const ENTITY_SECTIONS = ["Summary", "Facts", "Timeline", "Open Questions", "Relations"] as const;

/** A line of Facts; its text is without the mark. A line a person typed may have none. */
export interface Fact extends Item {
	readonly mark?: Mark;
}

interface RelationLine extends Item {
	/** `developed-by` of `Developed by: …`; empty where the line has no label. */
	readonly relation: string;
	readonly targets: readonly string[];
	readonly mark?: Mark;
}

interface TimelineLine extends Item {
	readonly date?: string;
}

export interface EntityFile extends MarkdownDocument {
	/** `<type>--<slug>`, from the file's name, else from the title. */
	readonly id: string;
	readonly header: EntityHeader;
	readonly summary: string;
	readonly facts: readonly Fact[];
	readonly timeline: readonly TimelineLine[];
	readonly openQuestions: readonly Item[];
	readonly relations: readonly RelationLine[];
}

export function parseEntity(text: string, path = ""): EntityFile {
	return readEntity(splitLines(text), path);
}

export const serializeEntity: (file: EntityFile) => string = serializeDocument;

export function readEntity(source: Source, path: string): EntityFile {
	const document = parseDocument(source, path);
	const problems: ParseError[] = [...document.problems];
	const { header, problems: headerProblems } = parseEntityHeader(document);
	problems.push(...headerProblems);
	const id = readId(document, problems);
	const items = (name: (typeof ENTITY_SECTIONS)[number]) => sectionItems(document, findSection(document, name));
	const facts = items("Facts").map((item) => readFact(item, path, problems));
	const relations = items("Relations").map((item) => readRelation(item, path, problems));
	checkKeys([...facts, ...relations], path, problems);
	return {
		...document,
		id,
		header,
		summary: sectionText(document, findSection(document, "Summary")),
		facts,
		timeline: items("Timeline").map((item) => readTimeline(item, path, problems)),
		openQuestions: items("Open Questions"),
		relations,
		problems,
	};
}

function readId(document: MarkdownDocument, problems: ParseError[]): string {
	const named = /([^/]+)\.md$/i.exec(document.path)?.[1];
	const title = document.title?.heading;
	const line = document.title?.line ?? 1;
	if (!title) problems.push(problemAt(document.path, line, `# ${named ?? "type--name"}`, "no title"));
	else if (named && title !== named) problems.push(problemAt(document.path, line, `# ${named}`, title));
	const id = named ?? title ?? "";
	if (!/^.+?--.+$/.test(id)) problems.push(problemAt(document.path, line, "a name like person--alex", id));
	return id;
}

function readFact(item: Item, path: string, problems: ParseError[]): Fact {
	const { text, mark, faults } = parseMark(item.text);
	for (const { expected, found } of faults) problems.push(problemAt(path, item.endLine, expected, found));
	const { label: _, ...rest } = item;
	return { ...rest, text, ...splitLabel(text), ...(mark ? { mark } : {}) };
}

function readRelation(item: Item, path: string, problems: ParseError[]): RelationLine {
	const fact = readFact(item, path, problems);
	const targets = findLinks(fact.value);
	if (targets.length === 0 || fact.label === undefined) {
		problems.push(problemAt(path, item.line, "- Relation: [[type--name]]", item.text));
	}
	return { ...fact, relation: relationName(fact.label ?? ""), targets };
}

function readTimeline(item: Item, path: string, problems: ParseError[]): TimelineLine {
	const match = /^(\d{4}-\d{2}-\d{2}):?\s+([\s\S]*)$/.exec(item.text);
	if (match && isDate(match[1]!)) return { ...item, date: match[1]!, value: match[2]! };
	problems.push(problemAt(path, item.line, "- YYYY-MM-DD: what happened", item.text));
	return item;
}

function checkKeys(lines: readonly Fact[], path: string, problems: ParseError[]): void {
	const keys = new Set<string>();
	for (const { mark, endLine } of lines) {
		if (mark && keys.has(mark.key)) problems.push(problemAt(path, endLine, "a key used once in this file", mark.key));
		if (mark) keys.add(mark.key);
	}
}

/** `inspired-by` of `Inspired by`. */
export function relationName(label: string): string {
	return label.trim().toLowerCase().replace(/\s+/g, "-");
}

/** `Inspired by` of `inspired-by`. */
export function relationLabel(relation: string): string {
	const words = relation.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

export const description: FormatDescription = {
	name: "Entity",
	path: "memory/graph/entities/<type>--<slug>.md",
	summary:
		"Everything known about one person, project, tool or idea. Facts and relations that Mneme wrote end in a comment: key, confidence, first seen, source. Lines you type need none. Links are `[[type--name]]`. Header comments carry the name people use and its aliases; names that hold a comma go in double quotes.",
	example:
		"# project--atlas\n\n<!-- Type: project | Created: 2026-01-15 | Last updated: 2026-02-02 -->\n<!-- Decay score: 0.95 | Access count: 14 | Pinned: no -->\n<!-- Label: Atlas | Aliases: the atlas project, maps -->\n\n## Summary\nA map service for hikers.\n\n## Facts\n- Language: TypeScript <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:14:30 -->\n\n## Timeline\n- 2026-01-15: First sketch\n\n## Open Questions\n- Who pays for the tiles?\n\n## Relations\n- Developed by: [[person--alex]] <!-- p3d9 · high · 2026-01-15 -->\n",
};
