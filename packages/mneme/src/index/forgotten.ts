// What the user asked to forget never reaches the index: whole memories, parts of them, and all of an entity. The scores say which; that
// they are flagged there at HEAD is all that counts, so a rebuilt index forgets the same.
import { createHash } from "node:crypto";
import { parseDecayScores } from "../formats/decay-scores.ts";
import { findLinks } from "../formats/links.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Oid } from "../ledger/objects.ts";
import { parseMemoryId } from "../model/ids.ts";
import { withoutClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { shardCandidates } from "../workspace/shards.ts";
import type { FileMemories, Memory } from "./memory.ts";

const SCORES_FILE = "memory/meta/decay-scores.json";

/** By id: `true` for the whole of it, else the fingerprints of the parts. */
export type Forgotten = ReadonlyMap<string, true | readonly string[]>;

const NOTHING: Forgotten = new Map();

/** The last two snapshots read, by ledger: a sync compares one with the other, and the next begins with the second. */
const known = new WeakMap<Ledger, Map<Oid, Forgotten>>();
const SNAPSHOTS_KEPT = 2;

export function forgottenAt(ledger: Ledger, tree: Oid | undefined): Forgotten {
	const oid = tree === undefined ? undefined : ledger.trees.find(tree, SCORES_FILE)?.oid;
	if (oid === undefined) return NOTHING;
	const kept = known.get(ledger) ?? new Map<Oid, Forgotten>();
	known.set(ledger, kept);
	let found = kept.get(oid);
	if (!found) {
		found = readForgotten(ledger.reader.read(oid, "blob"));
		kept.set(oid, found);
		if (kept.size > SNAPSHOTS_KEPT) kept.delete(kept.keys().next().value!);
	}
	return found;
}

/** As of HEAD. */
export function forgottenNow(ledger: Ledger): Forgotten {
	return forgottenAt(ledger, ledger.treeOf(ledger.head()));
}

function readForgotten(scores: Buffer): Forgotten {
	// Most memories forget nothing: a look at the bytes saves reading 100,000 entries.
	if (!scores.includes('"forgotten"') && !scores.includes('"masked"')) return NOTHING;
	const forgotten = new Map<string, true | readonly string[]>();
	for (const [id, entry] of parseDecayScores(scores.toString("utf8"), SCORES_FILE).entries) {
		if (entry.forgotten) forgotten.set(id, true);
		else if (entry.masked) forgotten.set(id, entry.masked);
	}
	return forgotten;
}

/** Files whose memories look otherwise than before. */
export function pathsBetween(before: Forgotten, after: Forgotten): Set<string> {
	const ids = new Set([...before.keys(), ...after.keys()]);
	const changed = [...ids].filter((id) => String(before.get(id)) !== String(after.get(id)));
	return new Set(changed.flatMap(pathsOf));
}

/** What a file's rows were made from: its version, and what of it is forgotten. */
export function keysOf(forgotten: Forgotten): (path: string, oid: Oid) => Oid {
	const byPath = new Map<string, string[]>();
	for (const [id, what] of forgotten)
		for (const path of pathsOf(id)) byPath.set(path, [...(byPath.get(path) ?? []), `${id} ${what}`]);
	return (path, oid) => {
		const own = byPath.get(path);
		if (!own) return oid;
		return `${oid}-${createHash("sha1").update(own.sort().join("\n")).digest("hex").slice(0, 8)}` as Oid;
	};
}

const OID_LENGTH = 40;

export function versionIn(key: Oid): Oid {
	return key.slice(0, OID_LENGTH) as Oid;
}

function pathsOf(id: string): readonly string[] {
	const parsed = parseMemoryId(id);
	switch (parsed?.kind) {
		case "episode":
			return [`memory/episodes/${parsed.date}.md`];
		case "entity":
		case "fact":
			return shardCandidates("memory/graph/entities", `${parsed.entity}.md`);
		case "procedure":
			return shardCandidates("memory/procedures", `${parsed.slug}.md`);
		case "vault":
			return shardCandidates("memory/vault", `${parsed.slug}.md`);
		case "note":
			return [parsed.path];
		case "core":
			return ["MEMORY.md"];
		default:
			return [];
	}
}

export function withoutForgotten({ memories, edges }: FileMemories, forgotten: Forgotten): FileMemories {
	if (forgotten.size === 0) return { memories, edges };
	const kept = memories.flatMap((memory) => visible(memory, forgotten) ?? []);
	const ids = new Set(kept.map(({ id }) => id));
	const gone = memories.filter(({ id }) => !ids.has(id));
	// A relation stands in a line of its own: with the line goes the way.
	const cut = new Set(
		gone.flatMap(({ entity, text }) => findLinks(text).map((to) => `entity:${entity}\nentity:${to}`)),
	);
	const isWhole = (id: string) => forgotten.get(id) === true;
	return {
		memories: kept,
		edges: edges.filter(
			({ source, target }) =>
				!isWhole(source) &&
				!isWhole(target) &&
				!gone.some(({ id }) => id === source) &&
				!cut.has(`${source}\n${target}`),
		),
	};
}

/** What may be seen of a memory; undefined where nothing of it may. */
export function visible<Kind extends Pick<Memory, "id" | "text" | "entity">>(
	memory: Kind,
	forgotten: Forgotten,
): Kind | undefined {
	if (memory.entity !== undefined && forgotten.get(`entity:${memory.entity}`) === true) return undefined;
	const what = forgotten.get(memory.id);
	if (what === undefined) return memory;
	if (what === true) return undefined;
	const text = withoutParts(memory.text, what);
	return text === "" ? undefined : { ...memory, text };
}

export function withoutParts(text: string, parts: readonly string[]): string {
	return withoutClauses(text, (clause) => parts.includes(fingerprint(clause.text)));
}
