// MEMORY.md: four blocks of labelled and plain items, dated sections that curation appends, and whatever else a person wrote.
// Token counts and what belongs in core are not its business.
import type { ParseError } from "../model/errors.ts";
import { budgetComment, CORE_BLOCKS, type CoreBlockName, coreTemplate } from "./core-blocks.ts";
import type { FormatDescription } from "./description.ts";
import { findSection, type MarkdownDocument, parseDocument, type Section, serializeDocument } from "./document.ts";
import { addSectionItem, type Item, itemLine, parseItems, rewriteItem, sectionItems, splitLabel } from "./items.ts";
import { contentEnd, isBlank, oneLine, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { insertSection, rankIn, removeLines, removeSection } from "./section-edits.ts";
import { parseSignificance, type Significance, serializeSignificance } from "./significance.ts";

export interface CoreItem extends Item {
	/** The heading it stands under: a block, a date, a person's own section, or nothing before the first. */
	readonly block: string;
	/** Set in a dated section. */
	readonly date?: string;
	readonly significance: readonly Significance[];
}

interface CoreSection extends Section {
	readonly kind: "block" | "dated" | "other";
	/** From the budget comment, where it has one. */
	readonly budgetTokens?: number;
}

export interface CoreFile extends MarkdownDocument {
	readonly sections: readonly CoreSection[];
	readonly items: readonly CoreItem[];
}

const DATED = /^(\d{4}-\d{2}-\d{2})(?!\S)/;
const BUDGET = /<!--\s*~\s*([\d,.]+)\s*tokens\b/i;
const BLOCK_NAMES = CORE_BLOCKS.map((block) => block.name);
const blockRank = rankIn(BLOCK_NAMES);

/** Blocks in the seed's order, then dated sections; a person's own sections stay where they are. */
const rank = (heading: string) => (DATED.test(heading) ? BLOCK_NAMES.length : blockRank(heading));

export function parseCore(text: string, path = "MEMORY.md"): CoreFile {
	return readCore(splitLines(text), path);
}

export const serializeCore: (file: CoreFile) => string = serializeDocument;

function readCore(source: Source, path: string): CoreFile {
	const document = parseDocument(source, path);
	const sections = document.sections.map((section) => readSection(document, section));
	const seen = new Set<string>();
	const problems: ParseError[] = [...document.problems];
	for (const section of sections) {
		const name = section.heading.toLowerCase();
		if (section.kind !== "other" && seen.has(name)) {
			problems.push(problemAt(path, section.line, `one section "${section.heading}"`, "another of the same name"));
		}
		seen.add(name);
	}
	const items = [
		...parseItems(document, document.title?.start ?? 0, document.preambleEnd).map((item) => coreItem(item, "")),
		...sections.flatMap((section) => sectionItems(document, section).map((item) => coreItem(item, section.heading))),
	];
	return { ...document, sections, items, problems };
}

function readSection(document: MarkdownDocument, section: Section): CoreSection {
	const kind = DATED.test(section.heading) ? "dated" : blockRank(section.heading) === undefined ? "other" : "block";
	const comment = document.source.lines
		.slice(section.start, section.end)
		.map((line) => BUDGET.exec(line.text)?.[1])
		.find((budget) => budget !== undefined);
	const budgetTokens = comment === undefined ? Number.NaN : Number(comment.replace(/[,.]/g, ""));
	return { ...section, kind, ...(Number.isNaN(budgetTokens) ? {} : { budgetTokens }) };
}

function coreItem(item: Item, block: string): CoreItem {
	const date = DATED.exec(block)?.[1];
	const { significance, text } = parseSignificance(item.text);
	const plain = significance.length > 0 ? { text, ...splitLabel(text) } : {};
	return { ...item, ...plain, block, significance, ...(date === undefined ? {} : { date }) };
}

/** Writes `- Label: value` over the label's item, or adds it to the block. */
export function setCoreLabel(file: CoreFile, block: CoreBlockName, label: string, value: string): CoreFile {
	const name = label.toLowerCase();
	const item = file.items.find((item) => sameName(item.block, block) && item.label?.toLowerCase() === name);
	const text = `${item?.label ?? oneLine(label)}: ${oneLine(value)}`.trim();
	return item ? replaceCoreItem(file, item, text) : addCoreItem(file, block, text);
}

export function addCoreItem(file: CoreFile, block: CoreBlockName, text: string): CoreFile {
	const section = findSection(file, block);
	const kind = CORE_BLOCKS.find(({ name }) => name === block)!;
	const source = section
		? addSectionItem(file, section, itemLine(text))
		: insertSection(file, block, [budgetComment(kind), itemLine(text)], rank);
	return readCore(source, file.path);
}

/** Its significance tags stay, unless the text brings its own. */
export function replaceCoreItem(file: CoreFile, item: CoreItem, text: string): CoreFile {
	const own = parseSignificance(oneLine(text));
	const tags = own.significance.length > 0 ? own.significance : item.significance;
	return readCore(rewriteItem(file.source, item, serializeSignificance(tags, own.text)), file.path);
}

/** Also takes a dated section's heading away with its last line. */
export function removeCoreItem(file: CoreFile, item: CoreItem): CoreFile {
	const source = removeLines(file.source, item.line - 1, item.endLine);
	const without = readCore(source, file.path);
	const section = without.sections.filter(({ line }) => line < item.line).at(-1);
	if (section?.kind !== "dated" || contentEnd(source, section.start, section.end) > section.start) return without;
	return readCore(removeSection(source, section), file.path);
}

/** A line in the section of that date, which goes to the end of the file if it is new. */
export function addDatedLine(
	file: CoreFile,
	date: string,
	line: { readonly text: string; readonly significance: readonly Significance[] },
): CoreFile {
	const text = itemLine(serializeSignificance(line.significance, oneLine(line.text)));
	const section = file.sections.find(({ heading }) => DATED.exec(heading)?.[1] === date);
	const source = section ? addSectionItem(file, section, text) : insertSection(file, date, [text], rank);
	return readCore(source, file.path);
}

/** Lines of the dated part, blank ones apart: what the line cap of curation counts. */
export function countDatedLines(file: CoreFile): number {
	const dated = file.sections.filter(({ kind }) => kind === "dated");
	const lines = dated.flatMap(({ line, end }) => file.source.lines.slice(line - 1, end));
	return lines.filter((line) => !isBlank(line)).length;
}

function sameName(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}

export const description: FormatDescription = {
	name: "Core memory",
	path: "MEMORY.md",
	summary:
		"What is always in context: four blocks with a token budget each, then dated sections that curation appends. An item is a list line, `Label: value` or free; its id comes from its text. Other sections are yours and stay as they are.",
	example: `${coreTemplate()}- The production database is read-only on Fridays\n\n## 2026-02-02\n- [decision] [human] Deploys go through staging first\n`,
};
