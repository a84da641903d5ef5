// The frame of two statements: what each is about (the words before its first verb) and what it says of it, and where otherwise equal
// sentences differ. A rough cut for English, by word lists and places; relate.ts weighs it beside the model.

export interface Frame {
	/** Subject words that the other statement does not have anywhere. */
	readonly oldSubject: number;
	readonly newSubject: number;
	/** The same of the words behind the verb. */
	readonly oldPredicate: number;
	readonly newPredicate: number;
	/** Both begin with the same thing. */
	readonly sameSubject: number;
	/** Both say it with the same verb. */
	readonly sameVerb: number;
	/** Different relatives, posts or kinds in the place of the subject. */
	readonly otherRole: number;
	/** Behind the same preposition, or behind "is", each has a word that the other does not have: two places, two kinds. */
	readonly otherPlace: number;
	readonly otherKind: number;
	/** One short piece exchanged in an otherwise equal sentence, before or behind the verb. */
	readonly exchangedSubject: number;
	readonly exchangedValue: number;
}

const VERB =
	/^(?:is|are|was|were|am|be|been|has|have|had|can|could|will|would|must|should|may|might|does|do|did|isn't|aren't|wasn't|doesn't|don't|didn't|can't|won't|hasn't|haven't|never|always|only|no|not|it's|that's|there's|i'm|we're|she's|he's|ist|sind|war|hat|haben|wird|est|sont|a|ont|es|son|tiene|e|sao|tem)$/;
const ROLES: Readonly<Record<string, string>> = Object.fromEntries(
	"sister brother mother,mum,mom,mama father,dad,papa wife husband partner son daughter cousin uncle aunt grandmother,grandma,nan grandfather,grandad,grandpa nephew niece neighbour,neighbor landlord boss,manager colleague,coworker friend godmother godfather ex-wife ex-husband stepmother stepfather doctor,gp dentist teacher roommate,flatmate cat dog car bike house flat,apartment office kitchen bathroom garage staging production,prod frontend backend android ios left right weekday saturday sunday morning evening first second third opens closes"
		.split(" ")
		.flatMap((group) => group.split(",").map((word, _, [name]) => [word, name!])),
);
const PLACE = ["in", "at", "on", "from", "to", "by", "with", "under", "en", "a", "dans", "bei", "em"];
const KIND = [
	"is",
	"are",
	"was",
	"were",
	"ist",
	"est",
	"es",
	"e",
	"prefers",
	"prefer",
	"uses",
	"use",
	"called",
	"named",
];
const MAX_EXCHANGED_WORDS = 3;
const MAX_COUNTED = 3;

/** A statement's words, and beside each the stem of a content word. */
interface Worded {
	readonly words: readonly string[];
	readonly wordStems: readonly (string | undefined)[];
	readonly stems: ReadonlySet<string>;
}

export function readFrame(older: Worded, newer: Worded): Frame {
	const [oldAt, newAt] = [verbAt(older), verbAt(newer)];
	const [oldSubject, newSubject] = [contentOf(older, 0, oldAt), contentOf(newer, 0, newAt)];
	const alien = (stems: readonly string[], known: ReadonlySet<string>) =>
		Math.min(MAX_COUNTED, stems.filter((stem) => !known.has(stem)).length);
	const verb = older.words[oldAt];
	const gap = exchanged(older.words, newer.words);
	return {
		oldSubject: alien(oldSubject, newer.stems),
		newSubject: alien(newSubject, older.stems),
		oldPredicate: alien(contentOf(older, oldAt), newer.stems),
		newPredicate: alien(contentOf(newer, newAt), older.stems),
		sameSubject: oldSubject.length > 0 && oldSubject[0] === newSubject[0] ? 1 : 0,
		sameVerb: verb !== undefined && verb === newer.words[newAt] ? 1 : 0,
		otherRole: hasOtherRole(older.words, newer.words) ? 1 : 0,
		otherPlace: hasOtherBehind(PLACE, older, newer) ? 1 : 0,
		otherKind: hasOtherBehind(KIND, older, newer) ? 1 : 0,
		exchangedSubject: gap !== undefined && gap < oldAt ? 1 : 0,
		exchangedValue: gap !== undefined && gap >= oldAt ? 1 : 0,
	};
}

function contentOf({ wordStems }: Worded, from: number, to?: number): string[] {
	return wordStems.slice(from, to).filter((stem) => stem !== undefined);
}

/** The first verb: an auxiliary, or a third person or past form behind a content word. */
function verbAt({ words, wordStems }: Worded): number {
	const known = words.findIndex((word, index) => index > 0 && VERB.test(word));
	const first = wordStems.findIndex((stem) => stem !== undefined);
	const inflected = words.findIndex(
		(word, index) =>
			first >= 0 && index > first && wordStems[index] !== undefined && /[a-z]{2}(?:[^s'’]s|ed)$/.test(word),
	);
	const found = [known, inflected].filter((at) => at > 0);
	return found.length > 0 ? Math.min(...found) : 1;
}

function hasOtherRole(older: readonly string[], newer: readonly string[]): boolean {
	const roles = (words: readonly string[]) =>
		new Set(words.map((word) => ROLES[word.replace(/['’]s?$/, "")]).filter((role) => role !== undefined));
	const [a, b] = [roles(older), roles(newer)];
	return Array.from(a).some((role) => !b.has(role)) && Array.from(b).some((role) => !a.has(role));
}

/** Where the only difference begins, if it is a short one on both sides. */
function exchanged(older: readonly string[], newer: readonly string[]): number | undefined {
	let start = 0;
	while (start < older.length && start < newer.length && older[start] === newer[start]) start++;
	let end = 0;
	const most = Math.min(older.length, newer.length) - start;
	while (end < most && older.at(-1 - end) === newer.at(-1 - end)) end++;
	const gaps = [older.length - start - end, newer.length - start - end];
	const short = gaps.every((gap) => gap > 0 && gap <= MAX_EXCHANGED_WORDS);
	return short && start + end >= 2 ? start : undefined;
}

function hasOtherBehind(markers: readonly string[], older: Worded, newer: Worded): boolean {
	return markers.some((marker) => hasAlienBehind(marker, older, newer) && hasAlienBehind(marker, newer, older));
}

/** The content word next behind the marker is none of the other's. */
function hasAlienBehind(marker: string, { words, wordStems }: Worded, other: Worded): boolean {
	for (let at = words.indexOf(marker); at >= 0; at = words.indexOf(marker, at + 1)) {
		const next = wordStems.slice(at + 1, at + 1 + MAX_EXCHANGED_WORDS).find((stem) => stem !== undefined);
		if (next !== undefined && !other.stems.has(next)) return true;
	}
	return false;
}
