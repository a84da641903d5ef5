// The baseline of every text benchmark: plain FTS5 over the same terms, OR of those in < 5 % of documents. And the questions asked of it.
import { openDatabase } from "../src/storage/database.ts";
import { indexTerms, queryTerms } from "../src/text/segment.ts";

/** As the index sets them: neither side may win by its settings. */
export const PRAGMAS = "PRAGMA journal_mode = wal; PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -32768";
export const TEXT_LIMIT = 50;
const WORDS_PER_QUESTION = 6;
const COMMON_SHARE = 0.05;

export interface PlainFts {
	/** The expression a question becomes. */
	match(question: string): string;
	find(match: string): unknown[];
	close(): void;
}

export async function openPlainFts(path: string, texts: readonly string[]): Promise<PlainFts> {
	const plain = await openDatabase(path);
	plain.exec(PRAGMAS);
	plain.exec("CREATE VIRTUAL TABLE plain USING fts5(body, content = '', tokenize = 'porter ascii')");
	const add = plain.prepare("INSERT INTO plain(rowid, body) VALUES (?, ?)");
	const holding = new Map<string, number>();
	plain.transaction(() => {
		for (const [i, text] of texts.entries()) {
			const terms = indexTerms(text);
			add.run(i + 1, terms.join(" "));
			for (const term of new Set(terms)) holding.set(term, (holding.get(term) ?? 0) + 1);
		}
	});
	plain.exec("INSERT INTO plain(plain) VALUES ('optimize')");
	const find = plain.prepare("SELECT rowid, rank FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT ?");
	return {
		match(question) {
			const terms = queryTerms(question);
			const rare = terms.filter((term) => (holding.get(term) ?? 0) < COMMON_SHARE * texts.length);
			return (rare.length > 0 ? rare : terms).map((term) => `"${term}"`).join(" OR ");
		},
		find: (match) => find.all(match, TEXT_LIMIT),
		close: () => plain.close(),
	};
}

/** Words of one memory, as they come: common ones among them. */
export function questionFrom(texts: readonly string[], random: () => number): string {
	const words = texts[Math.floor(random() * texts.length)]!.split(" ");
	return Array.from({ length: WORDS_PER_QUESTION }, () => words[Math.floor(random() * words.length)]).join(" ");
}
