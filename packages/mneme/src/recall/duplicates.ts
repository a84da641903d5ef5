// Two memories that say the same, or the later of which puts the earlier right: the first are shown once, the second newest first. By words;
// what the graph knows to be superseded is not here at all, as it is no longer a fact.
import { tellingOf } from "./words.ts";

export interface Ranked {
	readonly id: string;
	/** The numbers of its words' stems. */
	readonly stems: Uint32Array;
	/** `YYYY-MM-DD`, and what orders memories of one day. */
	readonly day?: string | undefined;
	readonly rank: number;
}

/** Shared stems over all stems of both. */
const SAME = 0.85;
/** Lines on one subject: "The rent is 1,150", "The rent went up to 1,240". */
const SAME_SUBJECT = 0.25;
/** A later line that is far less to the point is about something else. */
const NEARLY_AS_GOOD = 0.6;
/** Beyond these nobody looks for an order of two. */
const COMPARED = 20;

export interface Collapsed<Row> {
	readonly row: Row;
	/** Ids of those that say the same. */
	readonly same: readonly string[];
}

/** `rows` come best first. Of those that say the same the newest stays, at the best one's place. */
export function collapseDuplicates<Row extends Ranked>(rows: readonly Row[]): Collapsed<Row>[] {
	const kept: { row: Row; same: string[]; stems: Set<number> }[] = [];
	for (const row of rows) {
		const stems = tellingOf(row.stems);
		const known = kept.find((each) => mayBeSame(each.stems, stems) && likeness(each.stems, stems) >= SAME);
		if (!known) kept.push({ row, same: [], stems });
		else if (isLater(row, known.row)) {
			known.same.push(known.row.id);
			known.row = { ...row, rank: known.row.rank };
		} else known.same.push(row.id);
	}
	return kept;
}

/** Moves a later statement on the same subject above the earlier one, where it is nearly as much to the point. */
export function putNewestFirst<Row extends Ranked>(rows: readonly Collapsed<Row>[]): Collapsed<Row>[] {
	const ordered = [...rows];
	const stems = new Map(rows.slice(0, COMPARED).map((each) => [each, tellingOf(each.row.stems)]));
	for (let lower = 1; lower < Math.min(ordered.length, COMPARED); lower++) {
		const later = ordered[lower]!;
		const above = ordered.findIndex(
			(each, at) =>
				at < lower &&
				isLater(later.row, each.row) &&
				later.row.rank >= NEARLY_AS_GOOD * each.row.rank &&
				likeness(stems.get(each)!, stems.get(later)!) >= SAME_SUBJECT,
		);
		if (above < 0) continue;
		ordered.splice(lower, 1);
		ordered.splice(above, 0, later);
	}
	return ordered;
}

function isLater(one: Ranked, other: Ranked): boolean {
	return one.day !== undefined && other.day !== undefined && one.day > other.day;
}

/** Most pairs differ too much in size: no need to compare them. */
function mayBeSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
	return Math.min(one.size, other.size) >= SAME * Math.max(one.size, other.size);
}

function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
	if (one.size > other.size) return likeness(other, one);
	let shared = 0;
	for (const stem of one) if (other.has(stem)) shared++;
	const all = one.size + other.size - shared;
	return all === 0 ? 0 : shared / all;
}
