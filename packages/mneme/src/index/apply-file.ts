// Brings one file's rows in step with its memories, touching only what changed: a long log with one more entry costs one insert.
// A generator, so that a large file can be spread over several SQLite transactions.
import type { Oid } from "../ledger/objects.ts";
import type { Database, Statement } from "../storage/database.ts";
import { indexTerms } from "../text/segment.ts";
import { hashAround, hashOf } from "./hashes.ts";
import type { FileMemories, Memory } from "./memory.ts";
import { addToCount } from "./meta.ts";
import { READING_VERSION } from "./schema.ts";
import { prepared } from "./statements.ts";
import { serializeTraits, traitsOf } from "./traits.ts";

interface KnownRow {
	readonly memory: number;
	readonly id: string;
	readonly place: number;
	readonly line_start: number;
	readonly line_end: number;
	readonly hash: string;
	readonly around: string;
	readonly day: string | null;
	readonly tags: string;
}

/** The statements of a connection, made once. */
export interface RowWriter {
	readonly database: Database;
	readonly findFile: Statement<{ file: number; oid: string; version: number }>;
	readonly addFile: Statement;
	readonly setFile: Statement;
	readonly dropFile: Statement;
	readonly known: Statement<KnownRow>;
	readonly add: Statement;
	readonly addTerms: Statement;
	readonly drop: Statement;
	readonly dropTerms: Statement;
	readonly move: Statement;
	readonly freshen: Statement;
	readonly outdate: Statement;
	readonly addEdge: Statement;
	readonly dropEdges: Statement;
	/** Memories added, less those dropped, since the count was last written. */
	difference: number;
	/** To be called before the transaction ends. */
	flushCount(): void;
}

export function createRowWriter(database: Database): RowWriter {
	return {
		database,
		difference: 0,
		flushCount() {
			addToCount(database, this.difference);
			this.difference = 0;
		},
		findFile: prepared(database, "SELECT file, oid, version FROM files WHERE path = ?"),
		addFile: prepared(database, "INSERT INTO files(path, oid, version) VALUES (?, '', 0)"),
		setFile: prepared(database, "UPDATE files SET oid = ?, version = ? WHERE file = ?"),
		dropFile: prepared(database, "DELETE FROM files WHERE file = ?"),
		known: prepared(
			database,
			"SELECT memory, id, place, line_start, line_end, hash, around, day, tags FROM memories WHERE file = ?",
		),
		add: prepared(database, "INSERT INTO memories VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
		addTerms: prepared(database, "INSERT INTO terms(rowid, title, body) VALUES (?, ?, ?)"),
		drop: prepared(database, "DELETE FROM memories WHERE memory = ?"),
		dropTerms: prepared(database, "DELETE FROM terms WHERE rowid = ?"),
		move: prepared(
			database,
			"UPDATE memories SET place = ?, line_start = ?, line_end = ?, around = ? WHERE memory = ?",
		),
		freshen: prepared(database, "INSERT INTO fresh(memory) VALUES (?)"),
		outdate: prepared(database, "INSERT INTO stale(hash) VALUES (?)"),
		addEdge: prepared(database, "INSERT INTO edges VALUES (?, ?, ?, ?)"),
		dropEdges: prepared(database, "DELETE FROM edges WHERE file = ?"),
	};
}

/** Each step is one row. The file counts as read only after the last. */
export function* applyFile(
	writer: RowWriter,
	path: string,
	oid: Oid | undefined,
	read: () => FileMemories,
): Generator<void, void> {
	const found = writer.findFile.get(path);
	if (oid === undefined && !found) return;
	if (found?.oid === oid && found?.version === READING_VERSION) return;
	const file = found?.file ?? Number(writer.addFile.run(path).lastInsertRowid);
	const { memories, edges } = oid === undefined ? { memories: [], edges: [] } : read();
	yield* applyMemories(writer, file, memories);
	writer.dropEdges.run(file);
	for (const { source, relation, target } of edges) writer.addEdge.run(source, relation, target, file);
	if (oid === undefined) writer.dropFile.run(file);
	else writer.setFile.run(oid, READING_VERSION, file);
	yield;
}

function* applyMemories(writer: RowWriter, file: number, memories: readonly Memory[]): Generator<void, void> {
	const known = new Map(writer.known.all(file).map((row) => [row.id, row]));
	const hashes = memories.map(hashOf);
	for (const [place, memory] of memories.entries()) {
		const hash = hashes[place]!;
		const around = hashAround(hashes[place - 1], hash, hashes[place + 1]);
		const row = known.get(memory.id);
		known.delete(memory.id);
		const tags = JSON.stringify(memory.tags);
		if (row && row.hash === hash && row.tags === tags && row.day === (memory.day ?? null)) {
			const { lineStart, lineEnd } = memory;
			const same = row.place === place && row.line_start === lineStart && row.line_end === lineEnd;
			if (same && row.around === around) continue;
			writer.move.run(place, lineStart, lineEnd, around, row.memory);
			if (row.around !== around) {
				writer.freshen.run(row.memory);
				writer.outdate.run(row.around);
			}
		} else {
			if (row) drop(writer, row);
			add(writer, file, place, memory, { hash, around, tags });
		}
		yield;
	}
	for (const row of known.values()) {
		drop(writer, row);
		yield;
	}
}

function add(
	writer: RowWriter,
	file: number,
	place: number,
	memory: Memory,
	made: { hash: string; around: string; tags: string },
): void {
	const { id, store, lineStart, lineEnd, title, day, entity, text } = memory;
	const [above, body] = [indexTerms(title ?? ""), indexTerms(text)];
	const { speaker, flags, stems } = serializeTraits(traitsOf(memory, [...above, ...body]));
	const { lastInsertRowid } = writer.add.run(
		id,
		store,
		file,
		place,
		lineStart,
		lineEnd,
		title ?? null,
		day ?? null,
		entity ?? null,
		made.tags,
		made.hash,
		made.around,
		speaker,
		flags,
		stems,
		text,
	);
	const tags = indexTerms(memory.tags.join("\n"));
	writer.addTerms.run(lastInsertRowid, [...above, ...tags].join(" "), body.join(" "));
	writer.freshen.run(lastInsertRowid);
	writer.difference++;
}

function drop(writer: RowWriter, { memory, hash, around }: KnownRow): void {
	writer.drop.run(memory);
	writer.dropTerms.run(memory);
	writer.outdate.run(hash);
	writer.outdate.run(around);
	writer.difference--;
}
