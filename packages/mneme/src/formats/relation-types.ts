// memory/graph/relations.md: the words edges may use, with their inverses. The list is open: a relation is added by adding a line.
import type { ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { findSection, type MarkdownDocument, parseDocument, serializeDocument } from "./document.ts";
import { addSectionItem, itemLine, sectionItems } from "./items.ts";
import { oneLine, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { insertSection } from "./section-edits.ts";

export interface RelationType {
	readonly name: string;
	/** What the edge is called from its other end. */
	readonly inverse?: string;
	readonly description: string;
	/** The heading it stands under. */
	readonly group: string;
}

export interface RelationTypesFile extends MarkdownDocument {
	readonly relations: readonly (RelationType & { readonly line: number })[];
}

const LINE = /^`([^`\s]+)`(?:\s*\/\s*`([^`\s]+)`)?\s*(?:(?:—|–|-|:)\s*([\s\S]*))?$/;

export function parseRelationTypes(text: string, path = "memory/graph/relations.md"): RelationTypesFile {
	return readRelationTypes(splitLines(text), path);
}

export const serializeRelationTypes: (file: RelationTypesFile) => string = serializeDocument;

function readRelationTypes(source: Source, path: string): RelationTypesFile {
	const document = parseDocument(source, path);
	const problems: ParseError[] = [...document.problems];
	const relations = document.sections.flatMap((section) =>
		sectionItems(document, section).flatMap(({ text, marker, line }) => {
			if (marker === "") return [];
			const match = LINE.exec(text);
			if (!match) {
				problems.push(problemAt(path, line, "- `relation` / `inverse` — meaning", text));
				return [];
			}
			const inverse = match[2] === undefined ? {} : { inverse: match[2] };
			return [{ name: match[1]!, ...inverse, description: match[3] ?? "", group: section.heading, line }];
		}),
	);
	return { ...document, relations, problems };
}

export function addRelationType(file: RelationTypesFile, relation: RelationType): RelationTypesFile {
	const section = findSection(file, relation.group);
	const line = itemLine(relationText(relation));
	const source = section
		? addSectionItem(file, section, line)
		: insertSection(file, oneLine(relation.group), [line], () => undefined);
	return readRelationTypes(source, file.path);
}

function relationText({ name, inverse, description }: Omit<RelationType, "group">): string {
	return `\`${name}\`${inverse === undefined ? "" : ` / \`${inverse}\``} — ${description}`;
}

const VOCABULARY: readonly RelationType[] = [
	{ group: "Structural", name: "develops", description: "a person works on a project" },
	{ group: "Structural", name: "uses", inverse: "used-by", description: "a project or person and its tools and ideas" },
	{ group: "Structural", name: "part-of", inverse: "contains", description: "one thing inside another" },
	{ group: "Structural", name: "depends-on", description: "cannot do without" },
	{ group: "Structural", name: "inspired-by", description: "took its idea from" },
	{ group: "Temporal", name: "decided-on", description: "a choice was made, on a date" },
	{ group: "Temporal", name: "supersedes", description: "takes the place of something older" },
	{ group: "Temporal", name: "preceded-by", inverse: "followed-by", description: "order in time" },
	{ group: "Qualitative", name: "prefers", description: "what the user likes better" },
	{ group: "Qualitative", name: "avoids", description: "what the user does not want" },
	{ group: "Qualitative", name: "confident-about", inverse: "uncertain-about", description: "how sure we are" },
	{ group: "Qualitative", name: "contradicts", description: "both cannot be true" },
	{ group: "Qualitative", name: "relates-to", description: "some connection, not said which" },
];

/** The vocabulary of a new workspace. */
export function relationTypesTemplate(): string {
	const groups = [...new Set(VOCABULARY.map(({ group }) => group))];
	const sections = groups.map((name) => {
		const lines = VOCABULARY.filter(({ group }) => group === name).map((relation) => itemLine(relationText(relation)));
		return [`## ${name}`, ...lines].join("\n");
	});
	return `${["# Relation Types", ...sections].join("\n\n")}\n`;
}

export const description: FormatDescription = {
	name: "Relation types",
	path: "memory/graph/relations.md",
	summary:
		"The vocabulary of edges, one per line: the relation, its inverse where it has one, what it means. Add a line to add a relation.",
	example: relationTypesTemplate(),
};
