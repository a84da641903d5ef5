// Which entity a lasting statement is about, where no relation and no label says: the first one it names, the thing its sentence
// begins with, or the user.
import { readClause } from "./routing/clause.ts";
import { type Entity, makeEntity } from "./routing/extract/entities.ts";
import type { Routed } from "./routing/route.ts";
import { splitSentences } from "./routing/sentences.ts";

const OWN = /\b(?:i|my|me|mine|we|our|us|user|user's)\b/i;
const ARTICLE = /^(?:the|a|an|our|this|that)$/;
/** Beyond it the words before the verb are a description, not a name. */
const SUBJECT_WORDS = 3;

/** Undefined: the user. */
export function subjectOf(
	statement: string,
	{ entities }: Pick<Routed, "entities">,
	topic?: Entity,
): Entity | undefined {
	const named = entities.find(({ type }) => type !== "concept") ?? entities[0];
	if (named) return named;
	if (topic) return topic;
	const { words, verb, imperative } = readClause(splitSentences(statement)[0] ?? statement);
	const at = verb === undefined ? -1 : words.indexOf(verb);
	const begins = words.slice(0, Math.max(0, at));
	if (imperative || !ARTICLE.test(begins[0] ?? "") || OWN.test(begins.slice(1).join(" "))) return undefined;
	const noun = begins.slice(1, 1 + SUBJECT_WORDS + 1);
	return noun.length === 0 || noun.length > SUBJECT_WORDS ? undefined : makeEntity(noun.join(" "), "concept");
}
