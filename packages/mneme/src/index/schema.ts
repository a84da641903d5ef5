// The tables of index.db and vectors.db.
import type { DerivedSchema } from "./derived-file.ts";

/** Raised when the same file would give other memories or other terms: files read by an older version are read again. */
export const READING_VERSION = 1;

// `fresh` lists memories whose text or surroundings are new since a backlog was last worked through: what saves a look at all of them;
// `stale` lists hashes that some memory had and no longer has.
// `speaker`, `flags` and `stems` are a memory's traits (traits.ts).
// `terms` holds what text/segment.ts made of title and body; its rowids are those of memories. It keeps the terms, as FTS5 without them
// (contentless_delete) leaves deleted rows in its totals: scores would drift from those of an index made anew. A title says what its text
// is about, so a word there counts twice.
export const INDEX_SCHEMA: DerivedSchema = {
	version: 3,
	tables: `
		CREATE TABLE meta(name TEXT PRIMARY KEY, value) WITHOUT ROWID;
		INSERT INTO meta VALUES ('generation', hex(randomblob(8)));
		CREATE TABLE files(file INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, oid TEXT NOT NULL, version INTEGER NOT NULL);
		CREATE INDEX files_by_version ON files(version);
		CREATE TABLE memories(
			memory INTEGER PRIMARY KEY,
			id TEXT NOT NULL,
			store TEXT NOT NULL,
			file INTEGER NOT NULL,
			place INTEGER NOT NULL,
			line_start INTEGER NOT NULL,
			line_end INTEGER NOT NULL,
			title TEXT,
			day TEXT,
			entity TEXT,
			tags TEXT NOT NULL,
			hash TEXT NOT NULL,
			around TEXT NOT NULL,
			speaker TEXT NOT NULL,
			flags INTEGER NOT NULL,
			stems BLOB NOT NULL,
			text TEXT NOT NULL
		);
		CREATE INDEX memories_by_id ON memories(id);
		CREATE INDEX memories_by_place ON memories(file, place);
		CREATE INDEX memories_by_day ON memories(day, id) WHERE day IS NOT NULL;
		CREATE INDEX memories_by_hash ON memories(hash);
		CREATE INDEX memories_by_around ON memories(around);
		CREATE TABLE fresh(turn INTEGER PRIMARY KEY AUTOINCREMENT, memory INTEGER NOT NULL);
		CREATE TABLE stale(turn INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL);
		CREATE TABLE edges(source TEXT NOT NULL, relation TEXT NOT NULL, target TEXT NOT NULL, file INTEGER NOT NULL);
		CREATE INDEX edges_by_source ON edges(source, relation, target);
		CREATE INDEX edges_by_target ON edges(target, relation, source);
		CREATE INDEX edges_by_file ON edges(file);
		CREATE VIRTUAL TABLE terms USING fts5(title, body, tokenize = 'porter ascii');
		INSERT INTO terms(terms, rank) VALUES ('rank', 'bm25(2.0, 1.0)');
	`,
};

// `complete`: every memory of that generation of index.db has its vectors, but for those in its table `fresh`.
// Keys only ever rise, so that a process which has read up to one reads on from there. `pruned` counts the times vectors were taken out.
export const VECTORS_SCHEMA: DerivedSchema = {
	version: 1,
	tables: `
		CREATE TABLE models(model INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL UNIQUE);
		CREATE TABLE vectors(
			key INTEGER PRIMARY KEY AUTOINCREMENT,
			model INTEGER NOT NULL,
			hash TEXT NOT NULL,
			around INTEGER NOT NULL,
			scale REAL NOT NULL,
			vector BLOB NOT NULL,
			UNIQUE(hash, model)
		);
		CREATE TABLE complete(model INTEGER PRIMARY KEY, generation TEXT NOT NULL);
		CREATE TABLE prunings(pruned INTEGER NOT NULL);
		INSERT INTO prunings VALUES (0);
	`,
};
