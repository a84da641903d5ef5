// The header comments of an entity file, typed: what it is, when it was made, how alive it is, what else it is called.
import type { ParseError } from "../model/errors.ts";
import type { MarkdownDocument } from "./document.ts";
import { type HeaderLayout, parseHeader, renderHeader, setHeaderField } from "./header-comment.ts";
import { HeaderReader, serializeNames } from "./header-values.ts";
import type { Source } from "./lines.ts";

export interface EntityHeader {
	readonly type?: string;
	/** `YYYY-MM-DD`. */
	readonly created?: string;
	readonly lastUpdated?: string;
	readonly decayScore?: number;
	readonly accessCount?: number;
	readonly pinned?: boolean;
	/** The name people use; the graph index shows it. */
	readonly label?: string;
	readonly aliases?: readonly string[];
}

const LAYOUT: HeaderLayout = [
	["Type", "Created", "Last updated"],
	["Decay score", "Access count", "Pinned"],
	["Label", "Aliases"],
];

export function parseEntityHeader(document: MarkdownDocument): {
	header: EntityHeader;
	problems: readonly ParseError[];
} {
	const read = new HeaderReader(parseHeader(document, LAYOUT), document.path);
	const aliases = read.names("Aliases");
	const header = {
		type: read.text("Type"),
		created: read.date("Created"),
		lastUpdated: read.date("Last updated"),
		decayScore: read.number("Decay score"),
		accessCount: read.number("Access count"),
		pinned: read.flag("Pinned"),
		label: read.text("Label"),
		aliases: aliases.length > 0 ? aliases : undefined,
	};
	return { header: defined(header), problems: read.problems };
}

function defined(header: { [Name in keyof EntityHeader]: EntityHeader[Name] | undefined }): EntityHeader {
	return Object.fromEntries(Object.entries(header).filter(([, value]) => value !== undefined));
}

function fieldTexts(header: EntityHeader): Record<string, string | undefined> {
	return {
		Type: header.type,
		Created: header.created,
		"Last updated": header.lastUpdated,
		"Decay score": header.decayScore?.toFixed(2),
		"Access count": header.accessCount?.toString(),
		Pinned: header.pinned === undefined ? undefined : header.pinned ? "yes" : "no",
		Label: header.label,
		Aliases: header.aliases && serializeNames(header.aliases),
	};
}

export function renderEntityHeader(header: EntityHeader): string[] {
	return renderHeader(LAYOUT, fieldTexts(header));
}

/** Sets the fields given and leaves the others; `read` makes the document of the lines after each. */
export function setEntityFields(
	document: MarkdownDocument,
	header: EntityHeader,
	read: (source: Source) => MarkdownDocument,
): Source {
	let current = document;
	for (const [name, value] of Object.entries(fieldTexts(header))) {
		if (value !== undefined) current = read(setHeaderField(current, LAYOUT, name, value));
	}
	return current.source;
}
