// What a wish to forget names, read for matching, and the clause it is held against.
import { type PhraseReading, readPhrase } from "./reading.ts";
import type { RequestTarget } from "./request.ts";

export interface Target extends PhraseReading {
	readonly kind: RequestTarget["kind"];
	readonly text: string;
	/** A statement about the user themselves. */
	readonly self: boolean;
	/** "she is vegetarian", "her birthday": nobody can tell who. */
	readonly vague: boolean;
}

export interface ClauseInput {
	readonly text: string;
	/** What the memory is about, where its text does not say; not the user. */
	readonly title?: string;
	/** Words of the clauses before it, for "he" and "it". */
	readonly before: string;
}

const SELF = /^(?:i|we|i'm|i've|i'd|i'll|we're|we've)\b/i;
const SELF_QUESTION = /^(?:how|where|when|what|who|why|which)\b[^,.]*?\b(?:I|i|we)\b/;
/** `Key preferences: …`: what follows is the user's, or the title's. */
export const LABEL = /^[^:.]{1,40}:\s/;

export function readTarget({ text, kind }: RequestTarget): Target {
	const reading = readPhrase(text);
	return {
		...reading,
		kind,
		text,
		self: kind === "statement" ? SELF.test(text) : SELF_QUESTION.test(text),
		vague:
			kind === "statement" ? /^(?:he|she|they|it)(?:'s|'re|'ve)?\b/i.test(text) : /^(?:his|her|their)\b/i.test(text),
	};
}
