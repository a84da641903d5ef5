// What the index holds: a memory is the smallest piece of a file that can be found by itself, with its id and its lines.

export const STORES = ["core", "episode", "entity", "fact", "procedure", "vault", "note"] as const;

/** Which kind of memory; the first word of its id. */
export type Store = (typeof STORES)[number];

export interface Memory {
	/** `episode:2026-02-02:14:30`, `fact:person--alex:k7f2`, `note:memory/ideas.md#tea`, … */
	readonly id: string;
	readonly store: Store;
	readonly path: string;
	/** 1-based, both included. */
	readonly lineStart: number;
	readonly lineEnd: number;
	readonly text: string;
	/** What the text is about, where the text itself does not say: an entity's name, the headings above a note. */
	readonly title?: string;
	/** `YYYY-MM-DD`, where the memory belongs to a day. */
	readonly day?: string;
	/** `<type>--<slug>` of the entity it belongs to. */
	readonly entity?: string;
	/** Topical tags and significance. */
	readonly tags: readonly string[];
}

/** A way from one memory to another; both ends are ids, and the other end need not exist. */
export interface Edge {
	readonly source: string;
	readonly relation: string;
	readonly target: string;
}

export interface FileMemories {
	/** In the order of the file. */
	readonly memories: readonly Memory[];
	readonly edges: readonly Edge[];
}

/** What a model is given for a memory by itself. */
export function embeddedText(memory: Pick<Memory, "title" | "text">): string {
	return memory.title === undefined ? memory.text : `${memory.title}\n${memory.text}`;
}
