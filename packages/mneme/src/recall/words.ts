// The words of a question or memory that tell something: segmented as the index does, without function words, stemmed.
import { indexTerms } from "../text/segment.ts";
import { stem } from "./stem.ts";

/** Words that stand in nearly every English question and sentence. Without them BM25 finds 4 points more (LoCoMo, turn recall at 10). */
const FUNCTION_WORDS = new Set(
	`a about after again all also am an and any anything are as at be because been before being but by can could did do does doing done
	during each ever every for from get give had has have having he her here hers him his how i if in into is it its just kind know let like
	many may me might mine more most much must my no not now of off on once only or other our ours out over own s say shall she should so
	some someone something such t tell than that the their theirs them then there these they thing things this those through to too under
	until up us very was we were what when where which while who whom whose why will with would you your yours ve ll re don doesn didn isn`
		.split(/\s+/)
		.filter((word) => word !== ""),
);

/** Stemming is most of what reading a pool costs; people's words repeat. Emptied when full: a process may live for weeks. */
const KNOWN_STEMS = 50_000;
const stems = new Map<string, string>();

function stemOf(word: string): string {
	let known = stems.get(word);
	if (known === undefined) {
		if (stems.size >= KNOWN_STEMS) stems.clear();
		known = stem(word);
		stems.set(word, known);
	}
	return known;
}

export interface Term {
	/** As the index has it, for looking it up there. */
	readonly word: string;
	readonly stem: string;
}

/** Each stem once. A question of function words alone keeps them all: they are all it has. */
export function questionTerms(text: string): Term[] {
	const words = indexTerms(text);
	const telling = words.filter((word) => !FUNCTION_WORDS.has(word));
	const terms = new Map<string, Term>();
	for (const word of telling.length > 0 ? telling : words) {
		const stemmed = stemOf(word);
		if (!terms.has(stemmed)) terms.set(stemmed, { word, stem: stemmed });
	}
	return [...terms.values()];
}

/** Words without joints, humps or other scripts need no segmenter; most lines are such, and the segmenter was most of the cost of a pool. */
const PLAIN = /^[\p{ASCII}’]*$/u;
const JOINED = /[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]|\w[._/\\:@~&#+]+\w|[+#]/;

function termsOf(text: string): string[] {
	if (!PLAIN.test(text) || JOINED.test(text)) return indexTerms(text);
	const words = text
		.toLowerCase()
		.replace(/['’](?:s|t|m|d|re|ve|ll)\b/g, "")
		.match(/[a-z0-9]+/g);
	return words ?? [];
}

/** Texts that are asked about again and again are not read again; emptied when full. */
const KNOWN_TEXTS = 5000;
const texts = new Map<string, readonly string[]>();

/** Every stem of a text, function words among them: they make its length. */
export function textStems(text: string): readonly string[] {
	let known = texts.get(text);
	if (known === undefined) {
		if (texts.size >= KNOWN_TEXTS) texts.clear();
		known = termsOf(text).map(stemOf);
		texts.set(text, known);
	}
	return known;
}

/** The stems that tell what a text is about. */
export function tellingStems(text: string): Set<string> {
	return new Set(
		termsOf(text)
			.filter((word) => !FUNCTION_WORDS.has(word))
			.map(stemOf),
	);
}
