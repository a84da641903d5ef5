// Statements kept for as long as their connection: preparing one costs more than most of them take.
import type { Database, Row, Statement } from "../storage/database.ts";

const kept = new WeakMap<Database, Map<string, Statement>>();

/** Not for `iterate`: the statement is shared. */
export function prepared<R extends object = Row>(database: Database, sql: string): Statement<R> {
	let statements = kept.get(database);
	if (!statements) {
		statements = new Map();
		kept.set(database, statements);
	}
	let statement = statements.get(sql);
	if (!statement) {
		statement = database.prepare(sql);
		statements.set(sql, statement);
	}
	return statement as unknown as Statement<R>;
}
