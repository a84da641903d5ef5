// Long words of languages that write compounds as one word (German, Dutch, Nordic): the beginnings and endings by which
// a part of one finds it. No dictionary; which words deserve the cost is decided by their shape and the text around.

const MIN_WORD = 8;
const MIN_PART = 4;
/** Longer words are not language. */
const MAX_WORD = 48;
/** From this length on a word that does not end like an English one counts as a compound even in an English text. */
const SURELY_LONG = 13;
const ENGLISH_ENDING =
	/(?:tions?|sions?|ments?|ness(?:es)?|ings?|edly|ed|ly|it(?:y|ies)|[ai]bl[ey]|ations?|ical|ically|ology|ologist|ances?|ences?|ships?|fully|less|ous|ives?|izers?|ators?|ents?|ants?|als?|isms?|ists?|ize|ise|ary|graphy|graphs?|ics)$/;
const COMPOUNDING_TEXT =
	/(?:^|\s)(?:der|das|und|ist|nicht|ein|eine|mit|für|fuer|auf|zu|ich|wir|het|een|niet|van|voor|och|att|det|inte|som|ikke|og|til|ei|ja|että)(?=\s|[.,;:!?]|$)/giu;
const UMLAUT = /[äöüßåø]/iu;

/** Whether the text reads like a language that joins nouns: at least two of its small words, or one in a short query. */
export function joinsNouns(text: string): boolean {
	const head = text.slice(0, 2000);
	const hits = head.match(COMPOUNDING_TEXT)?.length ?? 0;
	return hits >= 2 || (hits === 1 && head.length < 60);
}

/** Beginnings and endings of a folded word; empty if it is no likely compound. `original` still has its accents. */
export function compoundEdges(word: string, original: string, inJoiningText: boolean): string[] {
	if (word.length < MIN_WORD || word.length > MAX_WORD || !/^[a-z]+$/.test(word)) return [];
	const likely = inJoiningText || UMLAUT.test(original) || (word.length >= SURELY_LONG && !ENGLISH_ENDING.test(word));
	if (!likely) return [];
	const edges: string[] = [];
	for (let size = MIN_PART; size <= word.length - MIN_PART + 1; size++) {
		edges.push(word.slice(0, size), word.slice(-size));
	}
	return edges;
}
