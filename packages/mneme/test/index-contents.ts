// Everything an index holds, in an order that does not depend on how it came to be.
import { join } from "node:path";
import { MemoryIndex } from "../src/index/memory-index.ts";
import { openDatabase } from "../src/storage/database.ts";
import type { Workspace } from "../src/workspace/workspace.ts";

export function indexPath(root: string): string {
	return join(root, ".mneme/index.db");
}

export async function readContents(root: string): Promise<object> {
	const database = await openDatabase(indexPath(root));
	const all = (sql: string) => database.prepare(sql).all();
	const contents = {
		indexed: all("SELECT value FROM meta WHERE name = 'indexed'"),
		count: all("SELECT value FROM meta WHERE name = 'count'"),
		files: all("SELECT path, oid, version FROM files ORDER BY path"),
		memories: all(
			`SELECT path, place, id, store, line_start, line_end, title, day, entity, tags, hash, around, text
			FROM memories JOIN files USING (file) ORDER BY path, place`,
		),
		edges: all(
			"SELECT path, source, relation, target FROM edges JOIN files USING (file) ORDER BY path, source, relation, target",
		),
		terms: all("SELECT count(*) AS terms FROM terms"),
	};
	database.close();
	return contents;
}

/** Ids and scores of the answers, by an index opened anew. */
export async function readAnswers(workspace: Workspace, questions: readonly string[]): Promise<object> {
	const index = new MemoryIndex(workspace.ledger);
	await index.sync();
	const answers = [];
	for (const question of questions) {
		const hits = await index.searchText(question, { limit: 20 });
		answers.push({ question, hits: hits.map(({ memory, score }) => [memory.path, memory.id, score.toFixed(9)]) });
	}
	index.close();
	return answers;
}
