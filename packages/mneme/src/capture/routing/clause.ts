// One sentence as the rules see it: its opening ("when …,", "to …,", "yesterday"), whether it orders or states, who it is about
// and in which tense. A light reading of English word forms, not a parser; decides nothing about stores.

import { isBaseVerb, isParticiple, isPastForm, isTaskVerb, isThirdPerson } from "./verbs.ts";

export type Opening = "condition" | "sequence" | "purpose" | "scope";
export type Subject = "I" | "we" | "you" | "other" | "none";
export type Tense = "past" | "present" | "perfect" | "progressive" | "future";

export interface Clause {
	/** The sentence without what led into it ("remember that", "fyi"). */
	readonly text: string;
	readonly opening?: Opening;
	/** The main clause, after its opening. */
	readonly main: string;
	readonly words: readonly string[];
	readonly imperative: boolean;
	readonly subject: Subject;
	/** The subject is a thing or person of the user's: "my son …". */
	readonly possessive: boolean;
	readonly tense?: Tense;
	/** The first finite verb, and for `be`, `have` and `will` the verb or participle that follows. */
	readonly verb?: string;
	readonly participle?: string;
}

const LEAD =
	/^(?:(?:please|hey|hi|ok(?:ay)?|oh|so|well|also|and|btw|by the way|fyi(?: for later)?|ps|just|(?:could|can|would|will) you(?: please)?)[\s,:!–—-]+)*(?:(?:(?:please|do|always|kindly|just|you should|i(?:'d| would) like you to|i want you to)\s+)*(?:remember|note|keep in mind|bear in mind|don['’]t forget|do not forget|make a note|take note|mind|memori[sz]e|record|save|store|know|be aware)(?:\s+(?:that|this|the following|for (?:later|future reference|next time)|somewhere))*\s*[:,–—-]?\s+|(?:important|note|reminder|for (?:future )?reference|for the record|heads[- ]up|nb|n\.b\.|fact|info|memo|to remember)\s*[:,–—]\s*)?(?:(?:please|that)\s+)?/i;
/** A lead that is followed by these was the sentence's own verb ("remember to …", "save the file"). */
const NOT_LEAD = /^(?:to|the|a|an|all|every|your|its?|any|in|as|it|them|under|on)\b/i;

const OPENINGS: readonly [Opening, RegExp][] = [
	["purpose", /^(?:in order to|to|for (?=\w+ing\b)|how to)\s+\w+/i],
	[
		"condition",
		/^(?:when(?:ever)?|if|once|unless|every time|each time|as soon as|in case|while|any time|anytime|should)\b/i,
	],
	["sequence", /^(?:before|after|prior to|until)\b/i],
	[
		"scope",
		/^(?:for|on|in|with|at|during|from|by|as|over|under|within|since|despite|because of|without|between|about|until|as of)\b/i,
	],
];
const ADVERB =
	/^(?:yesterday|today|tonight|tomorrow|now|currently|lately|recently|always|never|usually|sometimes|often|finally|eventually|first|firstly|then|next|please|also|just|again|actually|basically|generally|normally|only|still|so|and|but|or|well|really|apparently|unfortunately|luckily|sadly|otherwise|instead|finally|afterwards|later|earlier|sincerely|honestly|this (?:morning|afternoon|evening|week|month|year|quarter)|last (?:night|week|month|year|spring|summer|autumn|fall|winter|\w+day)|in the end|at (?:noon|night|the moment|present)|right now|these days|from now on|going forward|in future|in the future|from today(?: on)?|as of (?:now|today))\b[\s,:]*/i;
const DETERMINER =
	/^(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those|some|any|every|each|all|no|both|another|\d[\d.,]*|\w+['’]s)$/;
const PRESENT_AUX =
	/^(?:am|is|are|has|have|do|does|can|can't|cannot|must|should|may|might|need|needs|isn't|aren't|don't|doesn't|hasn't|haven't|won't|shouldn't|mustn't|could|would|'m|'s|'re|'ve)$/;
const PAST_AUX = /^(?:was|were|had|did|wasn't|weren't|hadn't|didn't|couldn't|wouldn't)$/;
const FUTURE_AUX = /^(?:will|'ll|'d|shall|won't)$/;
const PREPOSITION =
	/^(?:of|in|on|at|for|to|from|with|by|about|over|under|between|near|behind|without|than|as|into|per|after|before)$/;

export function readClause(sentence: string): Clause {
	const text = stripLead(sentence.trim());
	const { opening, main } = splitOpening(text);
	const words = wordsOf(main);
	const imperative = isImperative(words, main, opening);
	const { subject, possessive } = readSubject(words, imperative);
	const finite = imperative ? {} : findFinite(words);
	return { text, ...(opening ? { opening } : {}), main, words, imperative, subject, possessive, ...finite };
}

export function stripLead(sentence: string): string {
	const match = LEAD.exec(sentence);
	if (!match || match[0] === "") return sentence;
	const rest = sentence.slice(match[0].length);
	if (rest.trim() === "") return sentence;
	const verb = /\b(?:remember|note|record|save|store|mind|know|memori[sz]e)\s+$/i.test(match[0]);
	return verb && NOT_LEAD.test(rest) && !/^(?:the|its?|in)\b.*\b(?:is|are|was|were|has|have)\b/i.test(rest)
		? sentence
		: rest;
}

/** Contractions are split off (`i 'm`, `we 've`), negations stay whole (`don't`). */
function wordsOf(text: string): string[] {
	const plain = text.toLowerCase().replace(/[’]/g, "'");
	const split = plain.replace(/\b(i|we|you|they|he|she|it|that|there|who|what)('m|'re|'ve|'ll|'d|'s)\b/g, "$1 $2");
	return split.match(/'?[\p{L}\p{N}][\p{L}\p{N}'’._+#/-]*[\p{L}\p{N}+#]|'?[\p{L}\p{N}]/gu) ?? [];
}

function splitOpening(text: string): { opening?: Opening; main: string } {
	let rest = text;
	for (let match = ADVERB.exec(rest); match && match[0].length < rest.length; match = ADVERB.exec(rest)) {
		if (/^(?:always|never)/i.test(match[0])) break;
		rest = rest.slice(match[0].length);
	}
	for (const [opening, pattern] of OPENINGS) {
		if (!pattern.test(rest)) continue;
		const comma = /,\s+|:\s+|\s[–—-]\s/.exec(rest);
		if (comma) return { opening, main: withoutAdverbs(rest.slice(comma.index + comma[0].length)) };
		// Without a comma the main clause begins at the first pronoun that can be its subject.
		const subject = /\s(?=(?:we|i|you|they|he|she|it|the|my|our)\s)/i.exec(rest.slice(4));
		if (opening === "purpose") {
			const you = /\s(?=(?:you|we|one)\s)/i.exec(rest);
			return { opening, main: you ? rest.slice(you.index + 1) : rest };
		}
		return { opening, main: subject ? rest.slice(4 + subject.index + 1) : rest };
	}
	return { main: rest };
}

function withoutAdverbs(text: string): string {
	const match = ADVERB.exec(text);
	return match && !/^(?:always|never)/i.test(match[0]) && match[0].length < text.length
		? text.slice(match[0].length)
		: text;
}

function isImperative(words: readonly string[], main: string, opening: Opening | undefined): boolean {
	const rest = [...words];
	while (
		/^(?:please|always|never|ever|just|only|also|then|first|do|simply|kindly)$/.test(rest[0] ?? "") &&
		rest.length > 1
	)
		rest.shift();
	const negated = /^(?:don't|dont|no|not)$/.test(rest[0] ?? "");
	if (/^(?:don't|dont)$/.test(rest[0] ?? "")) return true;
	const [first = "", second = ""] = rest;
	const led = /^(?:(?:please|kindly)[\s,]+)?(?:never(?:,? ever)?|always)\s+[a-z]/i.test(main);
	if (
		led &&
		first !== "i" &&
		!/(?:s|ed|ing)$/.test(first) &&
		!DETERMINER.test(first) &&
		!/^(?:is|was|are|has|in|on|at)$/.test(first)
	)
		return true;
	if (
		negated ||
		!(
			isBaseVerb(first) ||
			/^(?:be|stop|quit|answer|reply|respond|explain|speak|talk|address|tell|show|remind|treat|assume|challenge|correct|act|summari[sz]e|suggest|stick|cite|spell|ensure|refer|consider|default|sugarcoat|sugar-coat|flatter|praise|lecture|patronize|patronise|interrupt|joke|swear|apologi[sz]e|wake|text|bother|greet|recommend|expect|honou?r|respect|leave|help)$/.test(
				first,
			)
		)
	)
		return false;
	if (isPastForm(first) && !isTaskVerb(first)) return false;
	if (second === "") return opening !== undefined;
	// "Steps is the name …", "Test results are …": a noun that could be a verb, followed by the real one.
	if (/^(?:is|are|was|were|has|had|will|can|must|should)$/.test(second)) return false;
	if (/^(?:of|and)$/.test(second) && /\b(?:is|are|was|were|has)\b/.test(main)) return false;
	if (isThirdPerson(second) && !DETERMINER.test(second) && rest.length > 2 && !isTaskVerb(first)) return false;
	const verbLater = rest.slice(2, 5).findIndex((word) => /^(?:is|are|was|were|has)$/.test(word));
	return !(verbLater === 0 && !DETERMINER.test(second) && !/^(?:what|that|who|if)$/.test(second));
}

function readSubject(words: readonly string[], imperative: boolean): { subject: Subject; possessive: boolean } {
	if (imperative) return { subject: "you", possessive: false };
	const [first = "", second = ""] = words;
	if (first === "i" || first === "user" || (first === "the" && second === "user"))
		return { subject: "I", possessive: false };
	if (first === "we") return { subject: "we", possessive: false };
	if (
		first === "my" &&
		/^(?:wife|husband|partner|girlfriend|boyfriend|spouse)$/.test(second) &&
		/^and i$/.test(words.slice(2, 4).join(" "))
	)
		return { subject: "we", possessive: false };
	if (/^and i\b/.test(words.slice(1, 3).join(" "))) return { subject: "we", possessive: false };
	if (first === "you") return { subject: "you", possessive: false };
	if (first === "my" || first === "our") return { subject: "other", possessive: true };
	return { subject: words.length === 0 ? "none" : "other", possessive: false };
}

function findFinite(words: readonly string[]): { tense?: Tense; verb?: string; participle?: string } {
	for (const [at, word] of words.entries()) {
		const before = words[at - 1] ?? "";
		if (FUTURE_AUX.test(word) && at > 0) return { tense: "future", verb: word };
		if (PAST_AUX.test(word)) return withParticiple("past", words, at);
		if (PRESENT_AUX.test(word) && (at > 0 || words.length < 3)) {
			if (
				word === "'s" &&
				before !== "it" &&
				before !== "that" &&
				before !== "he" &&
				before !== "she" &&
				before !== "there"
			)
				continue;
			return withParticiple("present", words, at);
		}
		if (isPastForm(word) && !isAttribute(words, at)) return { tense: "past", verb: word };
		if (at === 0) continue;
		if (isThirdPerson(word) && !DETERMINER.test(before) && !PREPOSITION.test(before) && before !== "and")
			return { tense: "present", verb: word };
		if (
			isBaseVerb(word) &&
			/[^s]s$/.test(before) &&
			!DETERMINER.test(words[at + 1] === undefined ? "the" : "") &&
			!PREPOSITION.test(words[at - 2] ?? "") &&
			!/['’]s$/.test(before) &&
			at >= 2
		)
			return { tense: "present", verb: word };
		if (
			isBaseVerb(word) &&
			/^(?:i|we|you|they|always|never|usually|often|also|still|and i|people|kids|children)$/.test(before)
		)
			return { tense: "present", verb: word };
	}
	return {};
}

/** `is working` is progressive, `has moved` and `'ve just signed` perfect, `was built` past with its participle. */
function withParticiple(tense: Tense, words: readonly string[], at: number) {
	const verb = words[at]!;
	const next =
		words
			.slice(at + 1)
			.find(
				(word) =>
					!/^(?:not|just|also|still|already|never|ever|always|currently|really|now|both|all|only|recently|finally|since|been)$/.test(
						word,
					),
			) ?? "";
	if (
		/^(?:am|is|are|'m|'re|'s|was|were)$/.test(verb) &&
		/^[a-z]{2,}ing$/.test(next) &&
		!/^(?:nothing|something|anything|everything|king|ring|spring|evening|morning|boring|interesting|amazing|annoying|wing|string|missing)$/.test(
			next,
		)
	)
		return { tense: tense === "past" ? tense : ("progressive" as const), verb, participle: next };
	if (/^(?:have|has|'ve)$/.test(verb) && isParticiple(next))
		return { tense: "perfect" as const, verb, participle: next };
	return { tense, verb, ...(isParticiple(next) ? { participle: next } : {}) };
}

/** "pinned messages", "a retired judge", "is called": the form describes something instead of telling what happened. */
function isAttribute(words: readonly string[], at: number): boolean {
	const before = words[at - 1] ?? "";
	const next = words[at + 1] ?? "";
	if (at === 0) {
		const laterVerb = words
			.slice(1)
			.some((word) => /^(?:is|are|was|were|has|have|can|must|should|will)$/.test(word) || isThirdPerson(word));
		return laterVerb && !DETERMINER.test(next) && !PREPOSITION.test(next);
	}
	if (DETERMINER.test(before) || /^(?:and|or|of|very|well|not|being|be|been|get|getting)$/.test(before))
		return !DETERMINER.test(next) && !/^(?:that|to|me|us|him|her|them)$/.test(next) && next !== "";
	if (PREPOSITION.test(before) || isThirdPerson(before) || /^(?:is|are)$/.test(before)) return true;
	// "messages pinned in Slack are …", "the room called Everest is …"
	return (
		words.slice(at + 1).some((word) => /^(?:is|are|was|were)$/.test(word)) &&
		PREPOSITION.test(next) &&
		!/^(?:i|we|they|he|she)$/.test(before)
	);
}
