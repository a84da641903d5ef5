// What speaks against a clause though its words fit: it is somebody else's, the other way round, or the contrary.
import { isVerb } from "../text/clauses.ts";
import { coverage, covers } from "./covering.ts";
import { isMine, isPronounOwner, isStop, type Owning, readPhrase, type Word } from "./reading.ts";
import { type ClauseInput, LABEL, type Target } from "./target.ts";
import { RELATIVES } from "./words.ts";

const SELF_SUBJECT = /\b(?:I|we|We|user|User|me|us)\b|\b[Ii]['’]/;
const OPPOSITE_WAYS: Readonly<Record<string, string>> = {
	to: "from",
	from: "to",
	with: "without",
	without: "with",
	before: "after",
	after: "before",
};

/** Somebody else's, the other way, or the contrary. */
export function disagrees(target: Target, clause: ClauseInput, own: readonly Word[], around: readonly Word[]): boolean {
	const reading = readPhrase(clause.text);
	if (target.kind === "statement" && target.negated !== isNegated(target, clause.text)) return true;
	if (target.self && !speaksOfUser(target, clause.text, own)) return true;
	if ((target.kind === "statement" || target.owning.length > 0) && speaksOfRelative(target, own)) return true;
	for (const { way, to } of target.ways) {
		const there = reading.ways.filter((other) => other.to.stem === to.stem).map((other) => other.way);
		const opposite = OPPOSITE_WAYS[way];
		if (opposite !== undefined && there.includes(opposite) && !there.includes(way)) return true;
	}
	return target.owning.some((owning) => !isOwnedAlike(owning, target, clause, own, around));
}

/** Of the statement itself, not of what it reports: "complained that Helena never answers". */
function isNegated({ text: wish }: Target, text: string): boolean {
	return readPhrase(/\bthat\b/i.test(wish) ? text : text.replace(/\b(?:that|because)\b.*$/i, "")).negated;
}

/** "My wife wears size 38" says nothing of my size, "Anna's sister is here" nothing of Anna. */
export function speaksOfRelative(target: Target, own: readonly Word[]): boolean {
	// "I and my husband are expecting" is the user's, too.
	if (own[0]?.word === "i" && own[1]?.word === "and") return false;
	const relative = own.findIndex(
		(word, at) => RELATIVES.has(word.word) && (own[at - 1]?.owns === true || isSubject(own, at)),
	);
	if (relative < 0) return false;
	const isAsked = target.telling.some((word) => covers(word, own[relative]!, own, relative));
	const named = target.owning.map(({ owned }) => own.findIndex((word, at) => covers(owned, word, own, at)));
	return !isAsked && !named.some((at) => at >= 0 && at < relative);
}

/** "The baby sleeps"; "the lawyer for my divorce" speaks of mine. */
function isSubject(own: readonly Word[], at: number): boolean {
	return own[at]!.isUnspaced || (at === 1 && own[0]!.word === "the" && !own.some(isMine));
}

/** "I weigh 80", "My weight is 80", "Weight: 80"; not "My suitcase weighs 20". */
function speaksOfUser(target: Target, text: string, own: readonly Word[]): boolean {
	if (SELF_SUBJECT.test(text) || LABEL.test(text) || !startsWithSubject(own)) return true;
	const [first, second] = own;
	return isMine(first!) && second !== undefined && target.telling.some((word) => covers(word, second, own, 1));
}

/** "Tom likes", "My brother is": somebody is the subject. A label ("Allergy: nuts") or a bare verb leaves it open. */
function startsWithSubject(words: readonly Word[]): boolean {
	const first = words[0];
	return (
		first !== undefined &&
		(first.isName || first.owns || /^(?:the|a|an|he|she|they|you|it|this|that)$/.test(first.word)) &&
		!words[1]?.opens
	);
}

function isOwnedAlike(
	{ owner, owned }: Owning,
	target: Target,
	{ title, text }: ClauseInput,
	own: readonly Word[],
	around: readonly Word[],
): boolean {
	const at = own.findIndex((word, i) => covers(owned, word, own, i));
	const holder = at < 0 ? undefined : holderOf(own, at);
	const known = (word: Word) => target.telling.some((other) => covers(other, word, own, own.indexOf(word)));
	const isThere = (person: Word) => [...own, ...around].some((word, i, all) => covers(person, word, all, i));
	if (owner === undefined) {
		if (holder) return isMine(holder) || known(holder) || (isPronounOwner(holder) && SELF_SUBJECT.test(text));
		const isValue = at >= 0 && coverage(owned, own[at]!, own, at) === "value";
		if (isValue && isOfThing(own, known)) return false;
		const first = own[0];
		const isLabel = own[1]?.opens === true || LABEL.test(text);
		if (first?.isName && !known(first) && !SELF_SUBJECT.test(first.raw) && !isLabel) return false;
		return title === undefined || around.some(known) || SELF_SUBJECT.test(title);
	}
	if (!holder) return isThere(owner);
	return (
		holder.stem === owner.stem ||
		own.slice(own.indexOf(holder), at).some((word) => covers(owner, word, own, own.indexOf(word))) ||
		known(holder) ||
		(isPronounOwner(holder) && isThere(owner))
	);
}

/** "My car is 12 years old" says nothing of my age. */
function isOfThing(own: readonly Word[], known: (word: Word) => boolean): boolean {
	if (!own[0] || !isMine(own[0]) || own[0].foreign) return false;
	const end = own.findIndex((word, at) => at > 0 && (word.opens || isStop(word) || isVerb(word.raw)));
	const subject = own.slice(1, end < 0 ? own.length : end);
	return end > 0 && subject.length > 0 && !subject.some(known);
}

const OF = new Set("de del di du do da dos das von vom della dello".split(" "));

/** Who the thing belongs to, by the words right before it. */
function holderOf(words: readonly Word[], at: number): Word | undefined {
	const [of, whose] = [words[at + 1], words[at + 2]];
	if (of?.foreign && OF.has(of.word) && whose && /^\p{Lu}/u.test(whose.raw)) return whose;
	for (let i = at - 1; i >= 0; i--) {
		if (words[i + 1]!.opens) return undefined;
		const word = words[i]!;
		if (word.owns) return word;
		if (isStop(word)) return undefined;
	}
	return undefined;
}
