// The memories considered for an answer: the best by words, the best by meaning and those named, with what stands beside each in its file.
// Nothing of their texts but what ranking needs: a pool has hundreds of rows, an answer a few.

import type { Database } from "../storage/database.ts";
import type { Look } from "./meaning.ts";
import type { Store } from "./memory.ts";
import { prepared } from "./statements.ts";
import type { MemoryNumber } from "./stored-memory.ts";
import type { TextSearch } from "./text-search.ts";
import { parseTraits, type TraitColumns, type Traits } from "./traits.ts";

export interface PoolRequest {
	/** What to look for by words; nothing, where it is empty. */
	readonly text: string;
	readonly textLimit: number;
	readonly meaningLimit: number;
	/** Memories that belong in it whatever they say. */
	readonly ids: readonly string[];
}

export interface PoolRow extends Traits {
	readonly memory: MemoryNumber;
	readonly id: string;
	readonly store: Store;
	readonly day: string | undefined;
	readonly entity: string | undefined;
	/** The file it is in, and its place there: neighbours have places one apart. */
	readonly file: number;
	readonly place: number;
	/** The names of its vectors: by itself, and with its neighbours. */
	readonly hash: string;
	readonly aroundHash: string;
	/** Estimated cosines, where there is a question's vector and theirs. */
	readonly alone: number | undefined;
	readonly around: number | undefined;
}

interface Row extends TraitColumns {
	readonly memory: number;
	readonly id: string;
	readonly store: Store;
	readonly day: string | null;
	readonly entity: string | null;
	readonly file: number;
	readonly place: number;
	readonly hash: string;
	readonly around: string;
}

/** How many memories before and after each come with it: what two lines away says still tells what a line is about (0.5 points of turn recall
 * at 10, LoCoMo), three tell no more. */
const BESIDE = 2;
/** Of a text that very many memories share, the newest. */
const MOST_HOLDERS = 400;

export function readPool(index: Database, search: TextSearch, request: PoolRequest, look: Look | undefined): PoolRow[] {
	const found = new Set<MemoryNumber>(request.text === "" ? [] : search.find(index, request.text, request.textLimit));
	if (look) for (const number of findHolders(index, look.nearest(request.meaningLimit))) found.add(number);
	for (const number of findByIds(index, request.ids)) found.add(number);
	const rows = prepared<Row>(
		index,
		`SELECT memory, id, store, day, entity, file, place, hash, around, speaker, flags, stems FROM memories WHERE memory IN (
			SELECT n.memory FROM json_each(?1) ids CROSS JOIN memories m ON m.memory = ids.value
			CROSS JOIN memories n ON n.file = m.file AND n.place BETWEEN m.place - ?2 AND m.place + ?2)`,
	).all(JSON.stringify([...found]), BESIDE);
	return rows.map((row) => poolRow(row, parseTraits(row), look));
}

// Written out: hundreds of rows a question, and spreading an object takes three times as long.
function poolRow(row: Row, traits: Traits, look: Look | undefined): PoolRow {
	return {
		memory: row.memory,
		id: row.id,
		store: row.store,
		day: row.day ?? undefined,
		entity: row.entity ?? undefined,
		file: row.file,
		place: row.place,
		stems: traits.stems,
		speaker: traits.speaker,
		asks: traits.asks,
		tellsTime: traits.tellsTime,
		isSuperseded: traits.isSuperseded,
		hash: row.hash,
		aroundHash: row.around,
		alone: look?.estimate(row.hash),
		around: look?.estimate(row.around),
	};
}

function findHolders(index: Database, { alone, around }: ReturnType<Look["nearest"]>): MemoryNumber[] {
	const rows = prepared<{ memory: number }>(
		index,
		`SELECT memory FROM memories WHERE hash IN (SELECT value FROM json_each(?1))
		UNION SELECT memory FROM memories WHERE around IN (SELECT value FROM json_each(?2)) ORDER BY memory DESC LIMIT ?3`,
	);
	return rows.all(JSON.stringify(alone), JSON.stringify(around), MOST_HOLDERS).map(({ memory }) => memory);
}

function findByIds(index: Database, ids: readonly string[]): MemoryNumber[] {
	if (ids.length === 0) return [];
	const rows = prepared<{ memory: number }>(
		index,
		"SELECT memory FROM memories WHERE id IN (SELECT value FROM json_each(?))",
	);
	return rows.all(JSON.stringify(ids)).map(({ memory }) => memory);
}
