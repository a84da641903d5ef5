// Which lines of a version of a file are the memory that an id stands for. Lines that begin alike share an id and are told apart by a
// number, which is another one as soon as a line before them goes: there it is what they say that tells. Pure.
import type { Memory } from "../../index/memory.ts";
import { withoutNumber } from "../../model/ids.ts";

type Line = Pick<Memory, "id" | "path" | "text">;

/** Of `count` lines of a file that say the same, the one at `rank`; the last one stands for all that come after it in other versions. */
interface Rank {
	readonly rank: number;
	readonly count: number;
}

/** What a memory said, where its id is not enough to know it by. */
export interface Sayings {
	/** Every id it had, without numbers. */
	readonly ids: ReadonlySet<string>;
	readonly texts: ReadonlyMap<string, Rank>;
}

/** Those that have any of its ids, whatever their number. */
export interface Lines {
	readonly now: readonly Line[];
	/** Of each version, the newest first. */
	readonly versions: readonly (readonly Line[])[];
	/** Of each version, and of one that came after it. */
	readonly changes: readonly (readonly [before: readonly Line[], after: readonly Line[]])[];
}

/** `ids` are what it is called now, and what it was called where nothing else is called so. */
export function findTexts(ids: ReadonlySet<string>, { now, versions, changes }: Lines): Sayings["texts"] {
	const texts = new Map<string, Rank>();
	for (const id of ids) {
		const version = [now, ...versions].find((each) => each.some((line) => line.id === id)) ?? [];
		for (const line of version) if (line.id === id) texts.set(line.text, rankOf(version, line));
	}
	const others = new Set(now.filter(({ id }) => !ids.has(id)).map(({ text }) => text));
	const edits = changes.flatMap(([before, after]) => editsBetween(before, after));
	const open = [...texts.keys()];
	for (let text = open.pop(); text !== undefined; text = open.pop()) {
		for (const reached of edits.filter((edit) => edit.includes(text!)).flat()) {
			// What another line says that stays is not the memory's own.
			if (texts.has(reached) || others.has(reached)) continue;
			texts.set(reached, { rank: 0, count: 1 });
			open.push(reached);
		}
	}
	return texts;
}

/** Those of one version, by what they say. */
export function linesSaying<Own extends Line>({ ids, texts }: Sayings, memories: readonly Own[]): Own[] {
	const lines = memories.filter(({ id }) => ids.has(withoutNumber(id)));
	return lines.filter((line) => {
		const own = texts.get(line.text);
		return own !== undefined && Math.min(rankOf(lines, line).rank, own.count - 1) === own.rank;
	});
}

function rankOf(lines: readonly Line[], line: Line): Rank {
	const same = lines.filter(({ path, text }) => path === line.path && text === line.text);
	return { rank: same.indexOf(line), count: same.length };
}

/** What one version says and the other does not, in their order: each stands for the other. */
function editsBetween(before: readonly Line[], after: readonly Line[]): (readonly string[])[] {
	const gone = textsLeft(before, after);
	const fresh = textsLeft(after, before);
	return gone.slice(0, fresh.length).map((text, at) => [text, fresh[at]!]);
}

function textsLeft(lines: readonly Line[], without: readonly Line[]): string[] {
	const rest = without.map(({ text }) => text);
	return lines
		.map(({ text }) => text)
		.filter((text) => {
			const at = rest.indexOf(text);
			if (at >= 0) rest.splice(at, 1);
			return at < 0;
		});
}
