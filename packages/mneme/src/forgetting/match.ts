// Which of several memories a wish to forget names: each clause is judged by itself, then those that fit are held against each other. What
// fits too well to leave out and not well enough to act on comes back as a question.
import { type Clause, splitClauses } from "../text/clauses.ts";
import { type ClauseMatch, matchClause } from "./match-clause.ts";
import { type Aliases, findAliases, withAliases } from "./person.ts";
import { readWords } from "./reading.ts";
import type { ForgetRequest, RequestTarget } from "./request.ts";
import { readTarget, type Target } from "./target.ts";
import { SOFT_WORDS } from "./words.ts";

export interface Candidate {
	readonly id: string;
	readonly text: string;
	/** What it is about, where its text does not say. */
	readonly title?: string;
}

export interface Matched {
	readonly id: string;
	/** The clauses that are meant; undefined: the whole of it. */
	readonly parts?: readonly Clause[];
}

export interface MatchResult {
	readonly matches: readonly Matched[];
	/** Ids that may be meant. */
	readonly near: readonly string[];
	/** Why they are asked about, in words. */
	readonly question?: string;
}

interface Judged extends ClauseMatch {
	readonly candidate: Candidate;
	readonly clause: Clause;
	readonly clauses: number;
}

export function matchRequest(request: ForgetRequest, candidates: readonly Candidate[]): MatchResult {
	const isSpared = sparedBy(request);
	const matched = new Map<string, Clause[]>();
	const near = new Set<string>();
	const questions: string[] = [];
	const aliases = findAliases(candidates.map(({ text }) => text));
	const decideOn = (each: RequestTarget) => {
		const target = readTarget(each);
		const decision = decideFor(target);
		const firm = decision.meant.length + (decision.why === undefined ? 0 : 1) > 0 ? undefined : withoutSoft(target);
		return firm ? decideFor(firm) : decision;
	};
	const decideFor = (target: Target) => {
		const judged = candidates.flatMap((candidate) => judge(target, candidate, aliases));
		const fitting = judged.filter(({ candidate, clause }) => !isSpared(candidate, clause.text));
		const decision = decide(target, fitting, request);
		return { ...decision, meant: withEchoes(decision.meant, fitting) };
	};
	const joint = request.joint && decideOn(request.joint);
	for (const { meant, asked, why } of joint && joint.meant.length > 0 ? [joint] : request.targets.map(decideOn)) {
		for (const { candidate, clause } of meant)
			matched.set(candidate.id, [...(matched.get(candidate.id) ?? []), clause]);
		for (const { candidate } of asked) near.add(candidate.id);
		if (why !== undefined) questions.push(why);
	}
	const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
	if (request.single && areSeveral([...matched.keys()].map((id) => byId.get(id)!.text)))
		return {
			matches: [],
			near: [...new Set([...matched.keys(), ...near])],
			question: "More than one fits; which is meant?",
		};
	return {
		matches: [...matched].map(([id, parts]) => wholeOrParts(byId.get(id)!, parts)),
		near: [...near].filter((id) => !matched.has(id)),
		...(questions.length > 0 ? { question: questions.join(" ") } : {}),
	};
}

/** The same said in two stores is one thing. */
function areSeveral(texts: readonly string[]): boolean {
	const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
	const [longest = "", ...others] = texts.toSorted((one, other) => other.length - one.length);
	const held = wordsOf(longest);
	return others.some((text) => [...wordsOf(text)].some((word) => !held.has(word)));
}

function wholeOrParts({ id, text }: Candidate, parts: readonly Clause[]): Matched {
	return parts.length === splitClauses(text).length ? { id } : { id, parts };
}

function judge(target: Target, candidate: Candidate, aliases: Aliases): Judged[] {
	const clauses = splitClauses(candidate.text);
	const spoken = (text: string) => withAliases(text, target.text, aliases);
	const title = candidate.title === undefined ? {} : { title: candidate.title };
	const each = clauses.map((clause) => ({
		...matchClause(target, { text: spoken(clause.text), ...title, before: candidate.text.slice(0, clause.start) }),
		candidate,
		clause,
		clauses: clauses.length,
	}));
	if (clauses.length < 2 || each.some(({ verdict }) => verdict === "match")) return each;
	// What is named may stand in two sentences: then it is the memory as a whole.
	const whole = matchClause(target, { text: spoken(candidate.text), ...title, before: "" });
	return whole.verdict === "match" ? clauses.map((clause) => ({ ...whole, candidate, clause, clauses: 1 })) : each;
}

/** Whether the wish leaves a memory, or a part of it, out: "… but keep the title". */
export function sparedBy({ except }: ForgetRequest): (candidate: Candidate, text?: string) => boolean {
	const spared = except.map((text) => readTarget({ text, kind: "topic" }));
	return (candidate, text = candidate.text) => spared.some((target) => fits(target, candidate, text));
}

function fits(target: Target, { title }: Candidate, text: string): boolean {
	return matchClause(target, { text, before: "", ...(title === undefined ? {} : { title }) }).verdict === "match";
}

interface Decision {
	readonly meant: readonly Judged[];
	readonly asked: readonly Judged[];
	readonly why?: string;
}

function decide(target: Target, judged: readonly Judged[], request: ForgetRequest): Decision {
	let fitting = judged.filter(({ verdict }) => verdict === "match");
	if (fitting.length === 0) return { meant: [], asked: judged.filter(({ verdict }) => verdict === "near") };
	const exact = fitting.filter(({ otherCase }) => !otherCase);
	if (exact.length > 0) fitting = exact;
	else if (!request.all) return ask(fitting, "A name is written otherwise there.");
	if (target.state !== undefined) {
		const marked = fitting.filter(({ unmarked }) => !unmarked);
		if (marked.length > 0) fitting = marked;
		else if (!isPlace(target) && !(memoriesOf(fitting) === 1 && hasCounterpart(target, judged)))
			return ask(fitting, `None of them says that it is ${target.state}.`);
	}
	if (request.all) return { meant: fitting, asked: [] };
	// "the surgery" is the user's own, if there is one.
	const theirs = fitting.filter(({ others }) => !others);
	if (theirs.length > 0 && !target.telling.some(({ isName }) => isName)) fitting = theirs;
	if (target.kind === "statement") {
		const present = fitting.filter(({ shifted, general }) => !shifted || general);
		const isClass = present.some(({ general }) => general);
		const plain = present.filter(({ qualifiers }) => qualifiers.length === 0 || isClass);
		return { meant: [plain, present, fitting].find((some) => some.length > 0)!, asked: [] };
	}
	const qualified = fitting.filter(({ qualifiers }) => qualifiers.length > 0);
	const isOneThing = fitting.some(({ general }) => !general) && !isPlural(target);
	if (isOneThing && qualified.some((one) => qualified.some((other) => differ(one, other))))
		return ask(fitting, "There is more than one of them.");
	const plain = fitting.filter(({ qualifiers }) => qualifiers.length === 0);
	return { meant: plain.length > 0 && !request.about && isOneThing ? plain : fitting, asked: [] };
}

/** The same said in another store, in other form, goes with it. */
function withEchoes(meant: readonly Judged[], judged: readonly Judged[]): readonly Judged[] {
	if (meant.length === 0) return meant;
	const said = new Set(meant.map(sayingOf));
	return judged.filter((each) => meant.includes(each) || (each.verdict === "match" && said.has(sayingOf(each))));
}

function sayingOf({ candidate, clause }: Judged): string {
	const words = readWords(`${candidate.title ?? ""} ${clause.text}`).filter(({ telling }) => telling);
	return [...new Set(words.map(({ stem }) => stem))].toSorted().join(" ");
}

/** "my vaccination dates": as many as there are. */
function isPlural({ telling }: Target): boolean {
	const last = telling.at(-1);
	return last !== undefined && !last.isName && /[^su]s$/.test(last.word);
}

/** The wish without words like "figure"; undefined where it has none, or nothing else. */
function withoutSoft(target: Target): Target | undefined {
	const telling = target.telling.filter(({ word }) => !SOFT_WORDS.has(word));
	return telling.length === target.telling.length || telling.length === 0 ? undefined : { ...target, telling };
}

/** "my old address on Kestrel Close" says by its name which one; "Alex's old phone" names only whose. */
function isPlace({ telling }: Target): boolean {
	return telling.some(({ isName, owns }) => isName && !owns);
}

function ask(asked: readonly Judged[], why: string): Decision {
	return { meant: [], asked, why };
}

function memoriesOf(judged: readonly Judged[]): number {
	return new Set(judged.map(({ candidate }) => candidate.id)).size;
}

/** "the old number" beside "the new number is …" is the one that is not called new. */
function hasCounterpart(target: Target, judged: readonly Judged[]): boolean {
	const other: Target = { ...target, state: target.state === "old" ? "new" : "old" };
	return judged.some(({ candidate, clause }) => {
		const { title } = candidate;
		const found = matchClause(other, { text: clause.text, before: "", ...(title === undefined ? {} : { title }) });
		return found.verdict === "match" && !found.unmarked;
	});
}

function differ(one: Judged, other: Judged): boolean {
	if (one.candidate.id === other.candidate.id) return false;
	const shared = one.qualifiers.filter((each) => other.qualifiers.includes(each));
	return shared.length < one.qualifiers.length && shared.length < other.qualifiers.length;
}
