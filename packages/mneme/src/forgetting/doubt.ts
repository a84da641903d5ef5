// What makes a clause doubtful though every word of the wish is there: the word is only a part of another thing or name, or stands for
// something that merely goes with it.
import { isVerb } from "../text/clauses.ts";
import { type Coverage, covers } from "./covering.ts";
import type { Word } from "./reading.ts";
import type { Target } from "./target.ts";
import { BODY, PLACE_OPENERS, RELATIVES } from "./words.ts";

export function isDoubtful(
	target: Target,
	levels: ReadonlyMap<Word, Coverage>,
	words: readonly Word[],
	own: readonly Word[],
): boolean {
	if (target.vague || !isGrounded(levels)) return true;
	// "Bill's bill" needs two of them.
	const twice = target.telling.filter(({ stem }, i) => target.telling.findIndex((other) => other.stem === stem) < i);
	if (twice.some((word) => words.filter((other, at) => covers(word, other, words, at)).length < 2)) return true;
	return (
		target.kind === "topic" &&
		(isOnlyModifier(target, own) || isOnlyDone(target, own) || isOnlyInName(target, own) || isNobodys(target, own))
	);
}

/** What goes with a thing is not the thing: something else has to be there by its own word. */
function isGrounded(levels: ReadonlyMap<Word, Coverage>): boolean {
	const found = [...levels.values()];
	return !found.includes("related") || found.includes("exact") || found.includes("same");
}

/** "the fish market" is no fish, nor is "fishing": one bare word has to stand for itself. "Knee surgery" is of the knee. */
function isOnlyModifier({ telling }: Target, own: readonly Word[]): boolean {
	const [head] = telling;
	if (!head || telling.length > 1 || head.isName || head.number !== undefined) return false;
	const isForm = ({ word }: Word) => word !== head.word && word.endsWith("ing");
	const isAiling = (next: Word | undefined) => BODY.has(head.word) && next !== undefined && AILMENTS.has(next.word);
	return isEverywhere(head, own, (there, at) => {
		const next = own[at + 1];
		return there.isJoined || isForm(there) || (isNoun(next, telling, own) && !isAiling(next));
	});
}

/** "I audit a class" is not the audit. */
function isOnlyDone({ telling, words }: Target, own: readonly Word[]): boolean {
	const [head] = telling;
	if (!head || telling.length > 1 || words[words.indexOf(head) - 1]?.word !== "the") return false;
	return isEverywhere(
		head,
		own,
		(there, at) => own[at - 1]?.word === "i" && there.word !== head.word && there.stem === head.stem,
	);
}

/** "my pension" is not the Pension Alpenblick, nor is Robin the one of "reads Robin Hood". */
function isOnlyInName({ telling, owning }: Target, own: readonly Word[]): boolean {
	const isPartOfName = (there: Word, at: number) => {
		const [before, next] = [own[at - 1], own[at + 1]];
		if (before && !there.opens && PLACE_OPENERS.has(before.word)) return true;
		const isLonger = there.isName && !there.owns && next?.isName === true && !next.opens;
		return isLonger && at > 0 && !telling.some((word) => word.word === next.word);
	};
	const [name] = telling;
	if (name?.isName && telling.length === 1 && isEverywhere(name, own, isPartOfName)) return true;
	const things = owning.filter(({ owner, owned }) => !owner && !owned.isName && !owned.foreign);
	return things.some(({ owned }) => isEverywhere(owned, own, isPartOfName));
}

/** Who has a cat has "a cat" or "the cat"; "uses cat to read files" is about none. */
function isNobodys({ telling, words }: Target, own: readonly Word[]): boolean {
	const isBare = (there: Word, at: number) => {
		const before = own[at - 1];
		if (before === undefined || there.opens) return false;
		return BARE.has(before.word) || (isVerb(before.raw) && !there.word.endsWith("s"));
	};
	const isOne = (word: Word) =>
		words[words.indexOf(word) - 1]?.owns === true || words[words.indexOf(word) - 1]?.word === "the";
	const countable = telling.filter(
		(word) => !word.foreign && RELATIVES.has(word.word) && !word.word.endsWith("s") && isOne(word),
	);
	return countable.some((word) => isEverywhere(word, own, isBare));
}

const AILMENTS = new Set(
	"surgery operation pain ache injury problem trouble replacement transplant disease condition infection attack exercise therapy brace".split(
		" ",
	),
);
const BARE = new Set(["to", "with", "of", "from", "by", "for", "in", "on", "into", "as", "and"]);

function isEverywhere(wanted: Word, own: readonly Word[], holds: (there: Word, at: number) => boolean): boolean {
	const places = [...own.keys()].filter((at) => covers(wanted, own[at]!, own, at));
	return places.length > 0 && places.every((at) => holds(own[at]!, at));
}

function isNoun(next: Word | undefined, telling: readonly Word[], own: readonly Word[]): boolean {
	if (!next?.telling || next.opens || next.isName || next.owns || next.foreign || next.number !== undefined)
		return false;
	if (telling.some((word) => covers(word, next, own, own.indexOf(next)))) return false;
	return !isVerb(next.raw) && !/(?:s|ed|ing|ly)$|^(?:up|down|out|off)$/.test(next.word);
}
