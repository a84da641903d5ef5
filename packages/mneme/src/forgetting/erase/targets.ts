// From ids to what they have ever stood for: the files, the ids they had before, everything they said. Looks at the disk first, then
// through the history, because what is to be erased may have been forgotten or deleted long ago.
import { readMemories } from "../../index/memories.ts";
import type { Memory } from "../../index/memory.ts";
import type { Oid } from "../../ledger/objects.ts";
import { oldestFirst } from "../../ledger/rewrite.ts";
import { MemoryError } from "../../model/errors.ts";
import { formatMemoryId, idInFile, type MemoryId, parseMemoryId } from "../../model/ids.ts";
import { catalogueEntry, splitEntityId } from "../../stores/catalogue.ts";
import { type FileReader, pathsOf } from "../../stores/memories.ts";
import { followRedirects, type Scores } from "../../stores/scores.ts";
import { fingerprint } from "../../text/fingerprint.ts";
import { readFileHistory } from "../../workspace/history/file-history.ts";
import type { Context } from "../../workspace/transaction/context.ts";
import { fingerprintsIn } from "./fingerprints.ts";

/** lines: taken out of their file. episode: a tombstone stays. file: the memory is the file. */
export type TargetKind = "lines" | "episode" | "file";

export interface Target {
	readonly kind: TargetKind;
	/** What the caller named, or the id that took its place. */
	readonly id: string;
	/** Every id it had. */
	readonly ids: ReadonlySet<string>;
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
	const trees = new Set(commits.map((oid) => reader.readCommit(oid).tree));
	const found: Target[] = [];
	for (const id of ids) found.push(await findTarget(sources, trees, id));
	return found;
}

async function findTarget(
	{ context, reader, scores }: TargetSources,
	trees: ReadonlySet<Oid>,
	named: string,
): Promise<Target> {
	if (!parseMemoryId(named))
		throw new MemoryError(
			"INVALID_INPUT",
			`${JSON.stringify(named)} is no id of a memory. \`mneme recall\` shows ids; \`--text\` erases any text.`,
			{ data: { id: named } },
		);
	const id = followRedirects(scores, named);
	const before = [...scores.redirects.keys()].filter((old) => followRedirects(scores, old) === id);
	const ids = new Set([named, id, ...before]);
	const fingerprints = new Set([...ids].map(fingerprint));
	const target: Collected = { ids, paths: new Set(), says: new Set(), names: new Set(), fingerprints };
	let now: string | undefined;
	for (const path of new Set([...ids].flatMap(pathsOfId))) {
		const { text } = await reader.read(path);
		const present = text === null ? [] : collect(target, path, text);
		now ??= present.map(({ text: says }) => says).join("\n") || undefined;
		const names = (await readFileHistory(context, path)).map((change) => change.path);
		for (const name of new Set([path, ...names])) collectVersions(context, target, name, trees);
	}
	if (target.paths.size === 0)
		throw new MemoryError("NOT_FOUND", `There is and was no memory ${named}. \`mneme recall\` shows ids.`, {
			data: { id: named },
		});
	return { ...target, id, kind: kindOf(id), now };
}

function pathsOfId(id: string): readonly string[] {
	const parsed = parseMemoryId(id);
	return parsed ? pathsOf(parsed) : [];
}

type Collected = {
	readonly [Name in "paths" | "says" | "names" | "fingerprints"]: Set<string>;
} & Pick<Target, "ids">;

/** An entity is all that is in its file. */
function collect(target: Collected, path: string, text: string): Memory[] {
	const { memories } = readMemories(path, text);
	const own = memories.filter((memory) => isOf(target.ids, memory));
	if (own.length > 0) target.paths.add(path);
	for (const memory of own) {
		for (const line of memory.text.split("\n")) if (line.trim() !== "") target.says.add(line.trim());
		for (const print of fingerprintsIn(memory.text)) target.fingerprints.add(print);
		for (const name of namesIn(memory, text)) target.names.add(name);
	}
	return own;
}

/** What a file that is one memory calls it, and what its own name says. A line has no name. */
function namesIn({ id, store, path, title }: Memory, text: string): string[] {
	if (store === "entity") {
		const { label, aliases } = catalogueEntry(text, path);
		return [label, ...aliases, ...wordsOf(splitEntityId(id)[1])];
	}
	if (store !== "vault" && store !== "procedure") return [];
	return [...(title === undefined ? [] : [title]), ...wordsOf(id.slice(id.indexOf(":") + 1))];
}

/** One small word by itself is no name. */
function wordsOf(slug: string): string[] {
	return slug.includes("-") ? [slug.replaceAll("-", " ")] : [];
}

export function isOf(ids: ReadonlySet<string>, { id, entity }: Pick<Memory, "id" | "entity">): boolean {
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

function collectVersions({ ledger }: Context, target: Collected, path: string, trees: ReadonlySet<Oid>): void {
	const seen = new Set<Oid>();
	for (const tree of trees) {
		const file = ledger.trees.find(tree, path);
		if (!file || seen.has(file.oid)) continue;
		seen.add(file.oid);
		collect(target, path, ledger.reader.read(file.oid, "blob").toString("utf8"));
	}
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
