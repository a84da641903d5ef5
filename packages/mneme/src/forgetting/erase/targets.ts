// From ids to what they have ever stood for: the files, the ids they had before, everything they said. Looks at the disk first, then
// through the history, because what is to be erased may have been forgotten or deleted long ago.
import { readMemories } from "../../index/memories.ts";
import type { Memory } from "../../index/memory.ts";
import { MemoryError } from "../../model/errors.ts";
import { formatMemoryId, type MemoryId, parseMemoryId } from "../../model/ids.ts";
import { type FileReader, pathsOf } from "../../stores/memories.ts";
import { followRedirects, type Scores } from "../../stores/scores.ts";
import { readFileHistory } from "../../workspace/history/file-history.ts";
import type { Context } from "../../workspace/transaction/context.ts";

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
	/** What it says now; undefined where it is only in the history. */
	readonly now: string | undefined;
}

export async function findTargets(
	context: Context,
	reader: FileReader,
	ids: readonly string[],
	scores: Pick<Scores, "redirects">,
): Promise<Target[]> {
	const found: Target[] = [];
	for (const id of ids) found.push(await findTarget(context, reader, id, scores));
	return found;
}

async function findTarget(
	context: Context,
	reader: FileReader,
	named: string,
	scores: Pick<Scores, "redirects">,
): Promise<Target> {
	if (!parseMemoryId(named))
		throw new MemoryError(
			"INVALID_INPUT",
			`${JSON.stringify(named)} is no id of a memory. \`mneme recall\` shows ids; \`--text\` erases any text.`,
			{ data: { id: named } },
		);
	const id = followRedirects(scores, named);
	const before = [...scores.redirects.keys()].filter((old) => followRedirects(scores, old) === id);
	const target = { ids: new Set([named, id, ...before]), paths: new Set<string>(), says: new Set<string>() };
	let now: string | undefined;
	for (const path of new Set([...target.ids].flatMap(pathsOfId))) {
		const { text } = await reader.read(path);
		const present = text === null ? [] : collect(target, path, text);
		now ??= present.map(({ text: says }) => says).join("\n") || undefined;
		await collectHistory(context, target, path);
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

type Collected = Pick<Target, "ids"> & { readonly paths: Set<string>; readonly says: Set<string> };

/** An entity is all that is in its file. */
function collect(target: Collected, path: string, text: string): Memory[] {
	const { memories } = readMemories(path, text);
	const own = memories.filter((memory) => isOf(target.ids, memory));
	if (own.length > 0) target.paths.add(path);
	for (const { text: says } of own)
		for (const line of says.split("\n")) if (line.trim() !== "") target.says.add(line.trim());
	return own;
}

export function isOf(ids: ReadonlySet<string>, { id, entity }: Pick<Memory, "id" | "entity">): boolean {
	return ids.has(id) || (entity !== undefined && ids.has(`entity:${entity}`));
}

async function collectHistory({ ledger, ...context }: Context, target: Collected, path: string): Promise<void> {
	const seen = new Set<string>();
	for (const { path: name, before, after } of await readFileHistory({ ledger, ...context }, path)) {
		for (const file of [before, after]) {
			if (!file || seen.has(file.oid)) continue;
			seen.add(file.oid);
			collect(target, name, ledger.reader.read(file.oid, "blob").toString("utf8"));
		}
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
