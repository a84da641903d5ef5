// The id of a memory: how each kind is written and read. What an id leads to is stores/memories.ts.

export type StoreName = "core" | "episodic" | "semantic" | "procedural" | "vault" | "notes";

export type MemoryId =
	| { readonly kind: "core"; readonly block: string; readonly slug: string }
	| { readonly kind: "episode"; readonly date: string; readonly time: string; readonly ordinal: number }
	/** `entity` is `<type>--<slug>`. */
	| { readonly kind: "entity"; readonly entity: string }
	| { readonly kind: "fact"; readonly entity: string; readonly key: string }
	| { readonly kind: "procedure"; readonly slug: string }
	| { readonly kind: "vault"; readonly slug: string }
	| { readonly kind: "note"; readonly path: string; readonly key: string };

const EPISODE = /^(\d{4}-\d{2}-\d{2}):(\d{2}:\d{2})(?:#([2-9]|[1-9]\d{1,5}))?$/;
const ENTITY = /^[^\s:/]+?--[^\s:/]+$/;
const NAME = /^[^\s:/]+$/;

/** Undefined where the text is no id of a memory. */
export function parseMemoryId(text: string): MemoryId | undefined {
	const colon = text.indexOf(":");
	const rest = text.slice(colon + 1);
	switch (text.slice(0, Math.max(0, colon))) {
		case "core":
			return parseCore(rest);
		case "episode":
			return parseEpisode(rest);
		case "entity":
			return ENTITY.test(rest) ? { kind: "entity", entity: rest } : undefined;
		case "fact":
			return parseFact(rest);
		case "procedure":
			return NAME.test(rest) ? { kind: "procedure", slug: rest } : undefined;
		case "vault":
			return NAME.test(rest) ? { kind: "vault", slug: rest } : undefined;
		case "note":
			return parseNote(rest);
		default:
			return undefined;
	}
}

function parseCore(rest: string): MemoryId | undefined {
	const [block = "", slug = "", ...more] = rest.split(":");
	return NAME.test(block) && NAME.test(slug) && more.length === 0 ? { kind: "core", block, slug } : undefined;
}

function parseEpisode(rest: string): MemoryId | undefined {
	const match = EPISODE.exec(rest);
	return match ? { kind: "episode", date: match[1]!, time: match[2]!, ordinal: Number(match[3] ?? 1) } : undefined;
}

function parseFact(rest: string): MemoryId | undefined {
	const [entity = "", key = "", ...more] = rest.split(":");
	return ENTITY.test(entity) && NAME.test(key) && more.length === 0 ? { kind: "fact", entity, key } : undefined;
}

/** A path may hold `#`; a key does not. */
function parseNote(rest: string): MemoryId | undefined {
	const hash = rest.lastIndexOf("#");
	return hash > 0 && hash < rest.length - 1
		? { kind: "note", path: rest.slice(0, hash), key: rest.slice(hash + 1) }
		: undefined;
}

export function formatMemoryId(id: MemoryId): string {
	switch (id.kind) {
		case "core":
			return `core:${id.block}:${id.slug}`;
		case "episode":
			return `episode:${id.date}:${id.time}${id.ordinal > 1 ? `#${id.ordinal}` : ""}`;
		case "entity":
			return `entity:${id.entity}`;
		case "fact":
			return `fact:${id.entity}:${id.key}`;
		case "procedure":
		case "vault":
			return `${id.kind}:${id.slug}`;
		case "note":
			return `note:${id.path}#${id.key}`;
	}
}

/** The id of the entity that a fact is a line of. */
export function holderOf(id: string): string | undefined {
	return id.startsWith("fact:") ? `entity:${id.split(":")[1]}` : undefined;
}

const STORES: Readonly<Record<MemoryId["kind"], StoreName>> = {
	core: "core",
	episode: "episodic",
	entity: "semantic",
	fact: "semantic",
	procedure: "procedural",
	vault: "vault",
	note: "notes",
};

export const STORE_NAMES: ReadonlySet<StoreName> = new Set(Object.values(STORES));

/** Undefined where the text is no id. */
export function storeOf(id: string): StoreName | undefined {
	const parsed = parseMemoryId(id);
	return parsed && STORES[parsed.kind];
}

/** Ids of core lines and of typed facts come from their text, cut: another line may have the id once this one is gone. So what is forgotten is kept under one
 * of its own, which ends in the fingerprint of what it said. */
export function setAsideId(id: string, tx: string, print: string): string {
	return `${id}~forgotten-${tx}-${print}`;
}

/** The id it had in its file. */
export function idInFile(id: string): string {
	return id.replace(/~forgotten-[0-9a-z-]+$/, "");
}

/** The id without the number it has where several lines of a file share one. */
export function withoutNumber(id: string): string {
	return id.replace(/~\d+$/, "");
}
