// What a source yields, one at a time: the words of importing. How each is written is writing/'s.

interface Identified {
	/** What it is in its source, the same in every later export: an item that was imported is known by it. */
	readonly key: string;
	/** Where a person finds it, as it stands in the `source` of the memory: `obsidian:Projects/Helios.md`. */
	readonly source: string;
	/** When it was said or written, where the source tells. */
	readonly atMs?: number;
}

/** A file of the user's own, kept as it is below memory/notes/. */
export interface NoteItem extends Identified {
	readonly kind: "note";
	/** Below the folder of the import, with `/` between names. */
	readonly path: string;
	readonly text: string;
}

export interface EpisodeItem extends Identified {
	readonly kind: "episode";
	readonly type: string;
	readonly text: string;
	readonly tags: readonly string[];
	readonly atMs: number;
}

/** Something said in plain words: routed to where it belongs, as `remember` does. */
export interface StatementItem extends Identified {
	readonly kind: "statement";
	readonly text: string;
	/** The user had asked for it to be kept. */
	readonly asked: boolean;
}

export interface EntityName {
	readonly name: string;
	readonly type: string;
}

export interface EntityItem extends Identified {
	readonly kind: "entity";
	readonly entity: EntityName;
}

export interface FactItem extends Identified {
	readonly kind: "fact";
	readonly entity: EntityName;
	readonly text: string;
}

export interface RelationItem extends Identified {
	readonly kind: "relation";
	/** Names of entities, as the source spells them. */
	readonly from: string;
	readonly relation: string;
	readonly to: string;
}

export type ImportItem = NoteItem | EpisodeItem | StatementItem | EntityItem | FactItem | RelationItem;

/** Something of the source that is no memory, or could not be read. */
export interface SkippedItem {
	readonly kind: "skipped";
	readonly source: string;
	readonly reason: string;
}

export type SourceItem = ImportItem | SkippedItem;

export const SOURCE_NAMES = ["markdown", "obsidian", "chatgpt", "claude", "server-memory", "mem0", "pdf"] as const;

export type SourceName = (typeof SOURCE_NAMES)[number];

/** How far a source is: bytes of a file, or files of a folder. */
export interface Extent {
	done: number;
	total: number;
}

export interface SourceOptions {
	/** A file or a folder that exists. */
	readonly path: string;
	readonly timezone: string;
	readonly extent: Extent;
}

export type Source = (options: SourceOptions) => AsyncIterable<SourceItem>;

export function skipped(source: string, reason: string): SkippedItem {
	return { kind: "skipped", source, reason };
}
