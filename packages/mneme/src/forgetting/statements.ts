// The statements of a line, held against those of another: which it has, and both as one line.
import { splitLabel } from "../formats/items.ts";
import { isListLabel, joinEntries, listEntries } from "../stores/core-labels.ts";
import { splitClauses, withoutClauses } from "../text/clauses.ts";
import { fingerprint, wordsIn } from "../text/fingerprint.ts";

export function statementsOf(text: string): string[] {
	return listOf(text)?.entries ?? splitClauses(text).map((clause) => clause.text);
}

function listOf(text: string): { label: string; entries: string[] } | undefined {
	const { label, value } = splitLabel(text);
	return label !== undefined && isListLabel(label) ? { label, entries: listEntries(value) } : undefined;
}

/** Whatever label either begins with. */
export function says(text: string, statement: string): boolean {
	const printOf = (each: string) => fingerprint(splitLabel(each).value);
	return statementsOf(text).some((each) => printOf(each) === printOf(statement));
}

/** The one text is what stays of the other when some of its words are taken out. */
export function isShortOf(short: string, full: string): boolean {
	const wanted = wordsIn(short);
	let found = 0;
	for (const word of wordsIn(full)) if (word === wanted[found]) found++;
	return found === wanted.length;
}

/** The text, and at its end the statements that it lacks. */
export function withStatements(text: string, statements: readonly string[]): string {
	const added = statements.filter((statement) => !says(text, statement));
	const list = listOf(text);
	if (list) return `${list.label}: ${joinEntries([...list.entries, ...added])}`;
	return [text, ...added].map((each, at) => (at < added.length ? ended(each) : each)).join(" ");
}

function ended(text: string): string {
	return /\p{P}$/u.test(text) ? text : `${text}.`;
}

/** The text without all others. */
export function onlyStatements(text: string, statements: readonly string[]): string {
	const list = listOf(text);
	if (list) return `${list.label}: ${joinEntries(list.entries.filter((entry) => statements.includes(entry)))}`;
	return withoutClauses(text, (clause) => !statements.includes(clause.text));
}
