// memory/procedures/<slug>.md: a way of doing something that was learned: when it applies, its steps, notes and where it came from.

import { escapeBody } from "./body-text.ts";
import type { FormatDescription } from "./description.ts";
import { findSection, type MarkdownDocument, parseDocument, sectionText, serializeDocument } from "./document.ts";
import { type HeaderLayout, parseHeader, renderHeader, setHeaderField } from "./header-comment.ts";
import { HeaderReader } from "./header-values.ts";
import { addSectionItem, type Item, itemLine, sectionItems } from "./items.ts";
import { oneLine, type Source, splitLines } from "./lines.ts";
import { insertSection, rankIn, replaceSectionBody } from "./section-edits.ts";

export interface ProcedureHeader {
	/** `YYYY-MM-DD` */
	readonly learned?: string;
	readonly lastUsed?: string;
	readonly decayScore?: number;
	readonly accessCount?: number;
	readonly pinned?: boolean;
}

export interface ProcedureFile extends MarkdownDocument {
	readonly slug: string;
	readonly header: ProcedureHeader;
	readonly trigger: string;
	readonly steps: readonly Item[];
	readonly notes: readonly Item[];
	readonly learnedFrom: readonly Item[];
}

const LAYOUT: HeaderLayout = [
	["Type", "Learned", "Last used"],
	["Decay score", "Access count", "Pinned"],
];
const SECTIONS = ["Trigger", "Steps", "Notes", "Learned From"] as const;
const rank = rankIn(SECTIONS);

export function parseProcedure(text: string, path = ""): ProcedureFile {
	return readProcedure(splitLines(text), path);
}

export const serializeProcedure: (file: ProcedureFile) => string = serializeDocument;

function readProcedure(source: Source, path: string): ProcedureFile {
	const document = parseDocument(source, path);
	const read = new HeaderReader(parseHeader(document, LAYOUT), path);
	const values = {
		learned: read.date("Learned"),
		lastUsed: read.date("Last used"),
		decayScore: read.number("Decay score"),
		accessCount: read.number("Access count"),
		pinned: read.flag("Pinned"),
	};
	const items = (name: (typeof SECTIONS)[number]) => sectionItems(document, findSection(document, name));
	return {
		...document,
		slug: (/([^/]+)$/.exec(path)?.[1] ?? document.title?.heading ?? "").replace(/\.md$/i, ""),
		header: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
		trigger: sectionText(document, findSection(document, "Trigger")),
		steps: items("Steps"),
		notes: items("Notes"),
		learnedFrom: items("Learned From"),
		problems: [...document.problems, ...read.problems],
	};
}

export interface NewProcedure extends ProcedureHeader {
	readonly slug: string;
	readonly trigger: string;
	readonly steps: readonly string[];
	readonly notes: readonly string[];
	readonly learnedFrom: readonly string[];
}

export function createProcedure(procedure: NewProcedure): ProcedureFile {
	const list = (heading: string, items: readonly string[]) =>
		items.length > 0 ? ["", `## ${heading}`, ...items.map(itemLine)] : [];
	const lines = [
		`# ${procedure.slug}.md`,
		"",
		...renderHeader(LAYOUT, { Type: "procedure", ...headerTexts(procedure) }),
		"",
		"## Trigger",
		...escapeBody(procedure.trigger),
		"",
		"## Steps",
		...numbered(procedure.steps),
		...list("Notes", procedure.notes),
		...list("Learned From", procedure.learnedFrom),
		"",
	];
	return parseProcedure(lines.join("\n"), `${procedure.slug}.md`);
}

function headerTexts(header: ProcedureHeader): Record<string, string | undefined> {
	return {
		Learned: header.learned,
		"Last used": header.lastUsed,
		"Decay score": header.decayScore?.toFixed(2),
		"Access count": header.accessCount?.toString(),
		Pinned: header.pinned === undefined ? undefined : header.pinned ? "yes" : "no",
	};
}

function numbered(steps: readonly string[]): string[] {
	return steps.map((step, i) => `${i + 1}. ${oneLine(step)}`);
}

export function setProcedureHeader(file: ProcedureFile, header: ProcedureHeader): ProcedureFile {
	let current = file;
	for (const [name, value] of Object.entries(headerTexts(header))) {
		if (value !== undefined) current = readProcedure(setHeaderField(current, LAYOUT, name, value), file.path);
	}
	return current;
}

export function setTrigger(file: ProcedureFile, trigger: string): ProcedureFile {
	return setBody(file, "Trigger", escapeBody(trigger));
}

export function setSteps(file: ProcedureFile, steps: readonly string[]): ProcedureFile {
	return setBody(file, "Steps", numbered(steps));
}

function setBody(file: ProcedureFile, name: (typeof SECTIONS)[number], body: readonly string[]): ProcedureFile {
	const section = findSection(file, name);
	const source = section ? replaceSectionBody(file.source, section, body) : insertSection(file, name, body, rank);
	return readProcedure(source, file.path);
}

export function addProcedureLine(file: ProcedureFile, name: "Notes" | "Learned From", text: string): ProcedureFile {
	const section = findSection(file, name);
	const line = itemLine(text);
	const source = section ? addSectionItem(file, section, line) : insertSection(file, name, [line], rank);
	return readProcedure(source, file.path);
}

export const description: FormatDescription = {
	name: "Procedure",
	path: "memory/procedures/<slug>.md",
	summary:
		"A way of doing something: when it applies, the steps in order, notes, and the episodes it was learned from.",
	example:
		"# release.md\n\n<!-- Type: procedure | Learned: 2026-01-25 | Last used: 2026-01-30 -->\n<!-- Decay score: 0.85 | Access count: 3 -->\n\n## Trigger\nWhen the user asks for a release.\n\n## Steps\n1. Run the tests\n2. Tag the commit\n\n## Notes\n- Ask before publishing\n\n## Learned From\n- episode:2026-01-25:14:30\n",
};
