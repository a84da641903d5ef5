// From ids to what they have ever stood for: the files, the ids they had before, everything they said. Looks at the disk first, then
// through the history, because what is to be erased may have been forgotten or deleted long ago.
import { basename } from "node:path/posix";
import { readMemories } from "../../index/memories.ts";
import type { Memory } from "../../index/memory.ts";
import type { Oid } from "../../ledger/objects.ts";
import { oldestFirst } from "../../ledger/rewrite.ts";
import { MemoryError } from "../../model/errors.ts";
import { formatMemoryId, idInFile, type MemoryId, parseMemoryId, withoutNumber } from "../../model/ids.ts";
import { type FileReader, pathsOf } from "../../stores/memories.ts";
import { followRedirects, type Scores } from "../../stores/scores.ts";
import { shownText } from "../../text/any-bytes.ts";
import { fingerprint } from "../../text/fingerprint.ts";
import { readFileHistory } from "../../workspace/history/file-history.ts";
import type { Context } from "../../workspace/transaction/context.ts";
import { fingerprintsIn } from "./fingerprints.ts";
import { findTexts, linesSaying, type Sayings } from "./own-lines.ts";
import { readVersions, type Version, type VersionSources, type Versions } from "./versions.ts";

/** lines: taken out of their file. episode: a tombstone stays. file: the memory is the file. */
export type TargetKind = "lines" | "episode" | "file";

export interface Target {
	readonly kind: TargetKind;
	/** What the caller named, or the id that took its place. */
	readonly id: string;
	/** Every id it had. */
	readonly ids: ReadonlySet<string>;
	/** Where other lines had one of them, too: what it is known by instead. */
	readonly sayings: Sayings | undefined;
	/** Every name its file had. */
	readonly paths: ReadonlySet<string>;
	/** What it said in each version, line by line. */
	readonly says: ReadonlySet<string>;
	/** What it was called: labels, aliases, titles. */
	readonly names: ReadonlySet<string>;
	/** Fingerprints of what it said, as a whole and in parts. */
	readonly fingerprints: ReadonlySet<string>;
	/** What it says now; undefined where it is only in the history. */
	readonly now: string | undefined;
}

export interface TargetSources {
	readonly context: Context;
	readonly reader: FileReader;
	readonly scores: Pick<Scores, "redirects">;
	/** Of the whole history: all that any ref leads to. */
	readonly tips: Iterable<Oid>;
}

export async function findTargets(sources: TargetSources, ids: readonly string[]): Promise<Target[]> {
	const { reader } = sources.context.ledger;
	const commits = ids.length === 0 ? [] : oldestFirst(reader, sources.tips);
	const found: Target[] = [];
	for (const id of new Set(ids)) found.push(await findTarget({ ...sources, commits }, id));
	return found;
}

async function findTarget(sources: TargetSources & VersionSources, named: string): Promise<Target> {
	if (!parseMemoryId(named))
		throw new MemoryError(
			"INVALID_INPUT",
			`${JSON.stringify(named)} is no id of a memory. \`mneme recall\` shows ids; \`--text\` erases any text.`,
			{ data: { id: named } },
		);
	const { id, ids, beside, paths } = await findNames(sources, named);
	const kind = kindOf(id);
	const bases = new Set([...ids, ...beside].map(withoutNumber));
	const matters = (memory: Memory) => isOf(ids, memory) || (kind === "lines" && bases.has(withoutNumber(memory.id)));
	const files = await readVersions(sources, [...paths], matters);
	const sayings = kind === "lines" ? sayingsOf(ids, bases, files, beside.length > 0) : undefined;
	const fingerprints = new Set([...ids].map(fingerprint));
	const target: Collected = { ids, sayings, paths: new Set(), says: new Set(), names: new Set(), fingerprints };
	const now = collect(target, files.now).map(({ text }) => text);
	for (const version of files.versions) collect(target, version);
	if (target.paths.size === 0)
		throw new MemoryError("NOT_FOUND", `There is and was no memory ${named}. \`mneme recall\` shows ids.`, {
			data: { id: named },
		});
	return { ...target, id, kind, now: shownText(now.join("\n")) || undefined };
}

interface Names {
	/** What it is called now. */
	readonly id: string;
	/** With what it was called before, where nothing else is called so now. */
	readonly ids: ReadonlySet<string>;
	/** What it was called before, and another line of its file is now. */
	readonly beside: readonly string[];
	/** Where it may be, or have been. */
	readonly paths: ReadonlySet<string>;
}

async function findNames({ context, reader, scores }: TargetSources, named: string): Promise<Names> {
	const id = (await isThere(reader, named)) ? named : followRedirects(scores, named);
	const ids = new Set([named, id]);
	const earlier = new Set(earlierIds(scores, id));
	const paths = new Set([...ids, ...earlier].flatMap(pathsOfId));
	for (const path of [...paths])
		for (const { path: name } of await readFileHistory(context, path)) {
			paths.add(name);
			earlier.add(idAt(id, name));
		}
	const taken: string[] = [];
	for (const old of earlier)
		if (!ids.has(old) && parseMemoryId(old)) {
			if (await isThere(reader, old)) taken.push(old);
			else ids.add(old);
		}
	// What has a file of its own cannot be told from what was there before; of its own file's lines, what they say tells.
	const own = new Set([...ids].flatMap(pathsOfId));
	return { id, ids, beside: taken.filter((old) => pathsOfId(old).some((path) => own.has(path))), paths };
}

/** What a redirect leads from; of a line of an entity, also where only the entity's is written down. */
function earlierIds(scores: TargetSources["scores"], id: string): string[] {
	const leadingTo = (to: string) =>
		[...scores.redirects.keys()].filter((old) => old !== to && followRedirects(scores, old) === to);
	const parsed = parseMemoryId(id);
	if (parsed?.kind !== "fact") return leadingTo(id);
	const entities = leadingTo(`entity:${parsed.entity}`).flatMap((old) => entityOf(old, "entity").entity ?? []);
	return [...leadingTo(id), ...entities.map((entity) => formatMemoryId({ ...parsed, entity }))];
}

/** The id that a memory has where its file is called so. */
function idAt(id: string, path: string): string {
	const parsed = parseMemoryId(id);
	const name = basename(path, ".md");
	switch (parsed?.kind) {
		case "note":
			return formatMemoryId({ ...parsed, path });
		case "entity":
		case "fact":
			return formatMemoryId({ ...parsed, entity: name });
		case "procedure":
		case "vault":
			return formatMemoryId({ ...parsed, slug: name });
		default:
			return id;
	}
}

async function isThere(reader: FileReader, id: string): Promise<boolean> {
	for (const path of pathsOfId(id)) {
		const { text } = await reader.read(path);
		if (text !== null && readMemories(path, text).memories.some((memory) => memory.id === id)) return true;
	}
	return false;
}

function pathsOfId(id: string): readonly string[] {
	const parsed = parseMemoryId(id);
	return parsed ? pathsOf(parsed) : [];
}

type Collected = {
	readonly [Name in "paths" | "says" | "names" | "fingerprints"]: Set<string>;
} & Pick<Target, "ids" | "sayings">;

/** An entity is all that is in its file. */
function collect(target: Collected, version: Version): Memory[] {
	return version.flatMap(({ path, memories, names }) => {
		const own = ownIn(target, memories);
		if (own.length === 0) return [];
		target.paths.add(path);
		for (const name of names) target.names.add(name);
		for (const memory of own) {
			for (const line of memory.text.split("\n")) if (line.trim() !== "") target.says.add(line.trim());
			for (const print of fingerprintsIn(memory.text)) target.fingerprints.add(print);
		}
		return own;
	});
}

/** Of the memories of one version of a file, those that are it. */
export function ownIn({ ids, sayings }: Pick<Target, "ids" | "sayings">, memories: readonly Memory[]): Memory[] {
	return sayings ? linesSaying(sayings, memories) : memories.filter((memory) => isOf(ids, memory));
}

/** Undefined where no two lines ever shared one of the ids. */
function sayingsOf(
	ids: ReadonlySet<string>,
	bases: ReadonlySet<string>,
	files: Versions,
	isShared: boolean,
): Sayings | undefined {
	const linesOf = (version: Version) => version.flatMap(({ memories }) => memories);
	const lines = {
		now: linesOf(files.now),
		versions: files.versions.map(linesOf),
		changes: files.changes.map(([before, after]) => [linesOf(before), linesOf(after)] as const),
	};
	const isNumbered = [lines.now, ...lines.versions].some((version) =>
		version.some(({ id }) => id !== withoutNumber(id)),
	);
	return isShared || isNumbered ? { ids: bases, texts: findTexts(ids, lines) } : undefined;
}

function isOf(ids: ReadonlySet<string>, { id, entity }: Pick<Memory, "id" | "entity">): boolean {
	return ids.has(id) || (entity !== undefined && ids.has(`entity:${entity}`));
}

/** The entity an id is of; with `kind`, only where the id is the entity's own. */
export function entityOf(id: string, kind?: "entity"): { entity?: string } {
	const parsed = parseMemoryId(id);
	if (parsed?.kind === "entity" || (kind === undefined && parsed?.kind === "fact")) return { entity: parsed.entity };
	return {};
}

/** Also where the score of a line is kept under an id of its own. */
export function isErased(targets: readonly Target[], id: string): boolean {
	const own = { id: idInFile(id), ...entityOf(id) };
	return targets.some(({ ids }) => isOf(ids, own));
}

function kindOf(id: string): TargetKind {
	const { kind } = parseMemoryId(id)!;
	if (kind === "episode") return "episode";
	return kind === "entity" || kind === "procedure" || kind === "vault" ? "file" : "lines";
}

/** The id without what it says: for a receipt, and in place of the id in what stays. */
export function anonymousId(id: string, tag: string): string {
	const parsed = parseMemoryId(id) as MemoryId;
	switch (parsed.kind) {
		case "episode":
			return id;
		case "core":
			return formatMemoryId({ ...parsed, slug: `erased-${tag}` });
		case "fact":
			return KEY.test(parsed.key) ? id : formatMemoryId({ ...parsed, key: `erased-${tag}` });
		case "note":
			return formatMemoryId({ ...parsed, key: `erased-${tag}` });
		case "entity":
			return formatMemoryId({ ...parsed, entity: `erased--${tag}` });
		case "procedure":
		case "vault":
			return formatMemoryId({ ...parsed, slug: `erased-${tag}` });
	}
}

/** A key that was given to a fact, not made from its words. */
const KEY = /^[a-z0-9]{4}$/;
