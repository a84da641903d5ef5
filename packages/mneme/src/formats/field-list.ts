// A list of `- **Name**: value` lines at the head of a section: proposals, reflections and quarantined texts carry their data so.
import type { MarkdownDocument, Section } from "./document.ts";
import { addSectionItem, type Item, rewriteItem, sectionItems } from "./items.ts";
import { oneLine, type Source } from "./lines.ts";

export interface FieldList {
	/** By name in lower case. */
	readonly fields: ReadonlyMap<string, Item>;
	/** 0-based line after the last field. */
	readonly end: number;
}

const FIELD = /^\*\*[^*]+\*\*:|^\*\*[^*]+:\*\*/;

/** The fields before the section's first line that is none. */
export function readFields(document: MarkdownDocument, section: Section): FieldList {
	const fields = new Map<string, Item>();
	let end = section.start;
	for (const item of sectionItems(document, section)) {
		if (item.label === undefined || item.marker === "" || !FIELD.test(item.text)) break;
		const name = item.label.toLowerCase();
		if (!fields.has(name)) fields.set(name, item);
		end = item.endLine;
	}
	return { fields, end };
}

export function fieldLine(name: string, value: string): string {
	return `- **${name}**: ${oneLine(value)}`.trimEnd();
}

export function setField(document: MarkdownDocument, section: Section, name: string, value: string): Source {
	const item = readFields(document, section).fields.get(name.toLowerCase());
	if (item) return rewriteItem(document.source, item, `**${item.label}**: ${oneLine(value)}`);
	return addSectionItem(document, section, fieldLine(name, value));
}
