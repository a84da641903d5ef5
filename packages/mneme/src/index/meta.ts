// The few single values of index.db.

import type { Oid } from "../ledger/objects.ts";
import type { Database } from "../storage/database.ts";
import { prepared } from "./statements.ts";

type Name = "indexed" | "count" | "generation";

function find(database: Database, name: Name): string | number | undefined {
	const value = prepared(database, "SELECT value FROM meta WHERE name = ?").get(name)?.value;
	return typeof value === "string" || typeof value === "number" ? value : undefined;
}

function set(database: Database, name: Name, value: string | number): void {
	prepared(database, "INSERT OR REPLACE INTO meta VALUES (?, ?)").run(name, value);
}

/** The commit whose files the index holds; undefined until it has held a whole one. */
export function findIndexed(database: Database): Oid | undefined {
	return find(database, "indexed") as Oid | undefined;
}

export function setIndexed(database: Database, commit: Oid): void {
	set(database, "indexed", commit);
}

export function clearIndexed(database: Database): void {
	prepared(database, "DELETE FROM meta WHERE name = 'indexed'").run();
}

export function countMemories(database: Database): number {
	return Number(find(database, "count") ?? 0);
}

export function addToCount(database: Database, difference: number): void {
	if (difference !== 0) set(database, "count", countMemories(database) + difference);
}

/** Another one each time index.db is made anew. */
export function getGeneration(database: Database): string {
	return String(find(database, "generation"));
}
