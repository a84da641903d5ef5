// Reads memories back from index.db, each with the neighbours it has in its file.

import type { Database } from "../storage/database.ts";
import type { Memory, Store } from "./memory.ts";
import { prepared } from "./statements.ts";

export interface StoredMemory extends Memory {
	/** The memories before and after it in the same file. */
	readonly previous?: string;
	readonly next?: string;
}

/** A memory's number in index.db: good until the index is made again. */
export type MemoryNumber = number;

interface Row {
	readonly memory: number;
	readonly id: string;
	readonly store: Store;
	readonly path: string;
	readonly line_start: number;
	readonly line_end: number;
	readonly title: string | null;
	readonly day: string | null;
	readonly entity: string | null;
	readonly tags: string;
	readonly text: string;
	readonly previous: string | null;
	readonly next: string | null;
}

const SELECT = `
	SELECT m.memory, m.id, m.store, f.path, m.line_start, m.line_end, m.title, m.day, m.entity, m.tags, m.text, p.id AS previous, n.id AS next
	FROM memories m JOIN files f ON f.file = m.file
	LEFT JOIN memories p ON p.file = m.file AND p.place = m.place - 1
	LEFT JOIN memories n ON n.file = m.file AND n.place = m.place + 1`;

export function readByNumber(database: Database, numbers: readonly MemoryNumber[]): Map<MemoryNumber, StoredMemory> {
	const rows = prepared<Row>(database, `${SELECT} WHERE m.memory IN (SELECT value FROM json_each(?))`);
	return new Map(rows.all(JSON.stringify(numbers)).map((row) => [row.memory, storedMemory(row)]));
}

/** Without their neighbours' ids, which cost most of the time: for whoever has the neighbours at hand. */
export function readAlone(database: Database, numbers: readonly MemoryNumber[]): Map<MemoryNumber, StoredMemory> {
	const rows = prepared<Row>(
		database,
		`SELECT m.memory, m.id, m.store, f.path, m.line_start, m.line_end, m.title, m.day, m.entity, m.tags, m.text,
		NULL AS previous, NULL AS next FROM memories m JOIN files f ON f.file = m.file
		WHERE m.memory IN (SELECT value FROM json_each(?))`,
	);
	return new Map(rows.all(JSON.stringify(numbers)).map((row) => [row.memory, storedMemory(row)]));
}

/** In the order asked; an id that is not there is left out. Of several files with one id, the first by path. */
export function readById(database: Database, ids: readonly string[]): StoredMemory[] {
	const rows = prepared<Row>(database, `${SELECT} WHERE m.id = ? ORDER BY f.path LIMIT 1`);
	return ids.flatMap((id) => rows.all(id).map(storedMemory));
}

/** What belongs to a day up to that one, the latest first; of one day by id, which for the log is by time. */
export function readLatest(database: Database, until: string, limit: number): StoredMemory[] {
	const rows = prepared<Row>(
		database,
		`${SELECT} WHERE m.memory IN (SELECT memory FROM memories WHERE day <= ? ORDER BY day DESC, id DESC LIMIT ?)
		ORDER BY m.day DESC, m.id DESC`,
	);
	return rows.all(until, limit).map(storedMemory);
}

function storedMemory(row: Row): StoredMemory {
	return {
		id: row.id,
		store: row.store,
		path: row.path,
		lineStart: row.line_start,
		lineEnd: row.line_end,
		text: row.text,
		...(row.title === null ? {} : { title: row.title }),
		...(row.day === null ? {} : { day: row.day }),
		...(row.entity === null ? {} : { entity: row.entity }),
		tags: JSON.parse(row.tags) as string[],
		...(row.previous === null ? {} : { previous: row.previous }),
		...(row.next === null ? {} : { next: row.next }),
	};
}
