// How one memory changed, from the ledger: every version of its file in which it says something else, through the ids and files it had before and
// after (a fact superseded, an entity renamed or merged). What was forgotten of it stays unsaid.
import { forgottenNow, withoutForgotten } from "../index/forgotten.ts";
import { readMemories } from "../index/memories.ts";
import { formatMemoryId, parseMemoryId } from "../model/ids.ts";
import { pathsOf } from "../stores/memories.ts";
import { followRedirects, type Scores } from "../stores/scores.ts";
import { type StoreDeps, scoresOf } from "../stores/write-memories.ts";
import { type FileChangeEntry, readFileHistory } from "../workspace/history/file-history.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import { readBlob } from "../workspace/transaction/edits.ts";

export interface Said {
	readonly id: string;
	readonly text: string;
}

export interface MemoryChange {
	readonly change: FileChangeEntry;
	/** Undefined: it was not there before, or is not any more. */
	readonly before: Said | undefined;
	readonly after: Said | undefined;
}

export interface MemoryHistory {
	/** The id it has now. */
	readonly id: string;
	/** Every id it had, that one among them. */
	readonly ids: readonly string[];
	/** Newest first; empty where there never was such a memory. */
	readonly changes: readonly MemoryChange[];
}

export async function readMemoryHistory(deps: StoreDeps, asked: string): Promise<MemoryHistory> {
	const { id, ids } = allIds(await scoresOf(deps), asked);
	const paths = new Set(
		ids.flatMap((each) => {
			const parsed = parseMemoryId(each);
			return parsed ? pathsOf(parsed) : [];
		}),
	);
	await recordEdits(deps.workspace, [...paths]);
	const wanted = new Set(ids);
	const changes: MemoryChange[] = [];
	for (const path of paths) changes.push(...(await changesIn(deps, path, wanted)));
	return { id, ids, changes: joined(changes) };
}

/** Ids that lead where this one leads. A fact's own id may not have moved when its entity did. */
function allIds(scores: Scores, asked: string): { id: string; ids: string[] } {
	const now = (id: string) => {
		const direct = followRedirects(scores, id);
		const parsed = parseMemoryId(direct);
		if (direct !== id || parsed?.kind !== "fact") return direct;
		const entity = parseMemoryId(followRedirects(scores, `entity:${parsed.entity}`));
		return entity?.kind === "entity" ? formatMemoryId({ ...parsed, entity: entity.entity }) : direct;
	};
	const id = now(asked);
	const ids = new Set([asked, id]);
	for (const [from, to] of scores.redirects) {
		if (now(from) === id) ids.add(from).add(to);
		const [old, parsed] = [parseMemoryId(from), parseMemoryId(id)];
		if (old?.kind === "entity" && parsed?.kind === "fact" && now(from) === `entity:${parsed.entity}`)
			ids.add(formatMemoryId({ ...parsed, entity: old.entity }));
	}
	return { id, ids: [...ids] };
}

async function changesIn({ workspace }: StoreDeps, path: string, ids: ReadonlySet<string>): Promise<MemoryChange[]> {
	const { context, ledger } = workspace;
	const forgotten = forgottenNow(ledger);
	const known = new Map<string, Said | undefined>();
	const said = (file: FileChangeEntry["after"], name: string): Said | undefined => {
		if (!file) return undefined;
		if (!known.has(file.oid)) {
			const read = readMemories(name, readBlob(context, file.oid)!.toString("utf8"));
			const memory = withoutForgotten(read, forgotten).memories.find(({ id }) => ids.has(id));
			known.set(file.oid, memory && { id: memory.id, text: memory.text });
		}
		return known.get(file.oid);
	};
	return (await readFileHistory(context, path))
		.map((change) => ({
			change,
			before: said(change.before, change.from ?? change.path),
			after: said(change.after, change.path),
		}))
		.filter(({ before, after }) => before?.text !== after?.text || before?.id !== after?.id);
}

/** Gone from one file and come in another by one transaction: it moved. Newest first. */
function joined(changes: readonly MemoryChange[]): MemoryChange[] {
	const kept: MemoryChange[] = [];
	for (const each of changes) {
		const tx = each.change.entry.message?.tx;
		const at = kept.findIndex(
			({ change, before, after }) =>
				tx !== undefined &&
				change.entry.message?.tx === tx &&
				((!before && after && each.before && !each.after) || (before && !after && !each.before && each.after)),
		);
		const other = kept[at];
		if (!other) kept.push(each);
		else
			kept[at] = other.after
				? { ...other, before: each.before }
				: { change: each.change, before: other.before, after: each.after };
	}
	return kept.toSorted((one, other) => timeOf(other) - timeOf(one));
}

function timeOf({ change }: MemoryChange): number {
	return change.entry.commit.committerTime;
}
