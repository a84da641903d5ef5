// Which memories a wish to forget means, with the judge's opinion: it reads the wish and all that may be meant together, and knows other
// words for a thing. The words alone decide where there is no judge, and always about entities, of which only a name could be read.
import type { WishModel } from "../inference/port.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { type Candidate, type Matched, type MatchResult, matchRequest, sparedBy } from "./match.ts";
import { namesOtherNumber } from "./numbers.ts";
import type { ForgetRequest } from "./request.ts";

export interface JudgedCandidate extends Candidate {
	readonly kind: string;
}

/** The judge is sure enough to put it on the list by itself … Of 1,703 wishes it had not learned from, every third of which means nothing
 * that is remembered, 90 in 100 get exactly the right list at these lines; a memory is on one by mistake in 3 of 100. Of 240 by authors of
 * whom it learned nothing at all 93, by mistake 4. */
const MEANT = 0.75;
/** … or where the words name it, too … */
const MEANT_AND_NAMED = 0.25;
/** … and from here on it is asked about. */
const PERHAPS = 0.15;
/** Of a memory that says several things, those from here on are meant. */
const PART_MEANT = 0.5;
/** Candidates that are read: those the words name, then the nearest. About 20 fit into one run. */
const MOST_READ = 40;

export async function matchWish(
	request: ForgetRequest,
	candidates: readonly JudgedCandidate[],
	judge: WishModel | undefined,
): Promise<MatchResult> {
	const byWords = matchRequest(request, candidates);
	if (!judge || request.words === "") return byWords;
	const named = new Map(byWords.matches.map((match) => [match.id, match]));
	const near = new Set(byWords.near);
	const isSpared = sparedBy(request);
	const rank = ({ id }: Candidate) => (named.has(id) ? 0 : near.has(id) ? 1 : 2);
	const read = candidates
		.filter((candidate) => candidate.kind !== "entity" && !isSpared(candidate))
		.toSorted((one, other) => rank(one) - rank(other))
		.slice(0, MOST_READ);
	const chances = await readOnce(
		request.words,
		read.map((candidate) => spoken(candidate, named.get(candidate.id)?.parts)),
		judge,
	);
	const said = request.targets.map(({ text }) => text).join("; ") || request.words;
	const matches: Matched[] = byWords.matches.filter(({ id }) => !read.some((each) => each.id === id));
	const asked: string[] = [];
	for (const [at, candidate] of read.entries()) {
		const match = named.get(candidate.id);
		const chance = chances[at]!;
		const isOther = namesOtherNumber(said, candidate.text);
		if (!isOther && chance >= (match ? MEANT_AND_NAMED : MEANT))
			matches.push(match ?? (await wholeOrParts(request.words, candidate, judge)));
		else if (match || chance >= PERHAPS) asked.push(candidate.id);
	}
	if (matches.length > 0) return { matches, near: asked };
	// Nothing surely is meant: whatever comes near is worth the question.
	const perhaps = [...new Set([...asked, ...near])];
	return {
		matches,
		near: perhaps,
		...(perhaps.length > 0 ? { question: byWords.question ?? "Is one of these meant?" } : {}),
	};
}

/** The same said twice, or in two stores, is one thing: read as two it would have to be asked which. */
async function readOnce(wish: string, texts: readonly string[], judge: WishModel): Promise<number[]> {
	const prints = texts.map(fingerprint);
	const first = [...new Set(prints)].map((print) => prints.indexOf(print));
	const chances = await judge.meantBy(
		wish,
		first.map((at) => texts[at]!),
	);
	const byPrint = new Map(first.map((at, i) => [prints[at]!, chances[i]!]));
	return prints.map((print) => byPrint.get(print)!);
}

/** As the judge reads it; of a memory that says several things, what the words name. */
function spoken({ title, text }: Candidate, parts?: readonly Clause[]): string {
	const said = parts ? parts.map((part) => part.text).join(" ") : text;
	return title === undefined ? said : `${title}: ${said}`;
}

/** A memory that says two things loses only the one that is meant. */
async function wholeOrParts(wish: string, candidate: Candidate, judge: WishModel): Promise<Matched> {
	const clauses = splitClauses(candidate.text);
	if (clauses.length < 2) return { id: candidate.id };
	const chances = await judge.meantBy(
		wish,
		clauses.map(({ text }) => text),
	);
	const parts: Clause[] = clauses.filter((_, at) => chances[at]! >= PART_MEANT);
	return parts.length === 0 || parts.length === clauses.length ? { id: candidate.id } : { id: candidate.id, parts };
}
