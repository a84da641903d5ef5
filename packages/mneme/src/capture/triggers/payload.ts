// Works out what an intent applies to: the words after the trigger, a block below it, or the statement before it.

import type { CompiledPack } from "./compile.ts";
import type { Payload, Span } from "./intent.ts";
import { findClauseStarts, type Sentence } from "./sentences.ts";

/** A payload is cut here: far beyond any statement a person makes in one go, small beside a pasted document. */
const PAYLOAD_CHARS = 4000;
/** How often trailing politeness is stripped: "…, ok? thanks" has two. */
const TAILS = 3;

// a hyphen that opens a list belongs to it
const LEADING = /^(?:[\s,:;\u2014!.)\]]|-(?! [^\n]*\n *-))+/;
const TRAILING = /[\s,;:\u2014\-.!?。([]+$/u;

export interface Page {
	/** The message as given. */
	message: string;
	/** The same, folded and masked. */
	text: string;
	sentences: readonly Sentence[];
}

/** Trims a span to its words, dropping trailing politeness; undefined when nothing is left. */
export function trimSpan(page: Page, span: Span, pack: CompiledPack): Span | undefined {
	let { start, end } = { start: span.start, end: Math.min(span.end, span.start + PAYLOAD_CHARS) };
	start += LEADING.exec(page.text.slice(start, end))?.[0].length ?? 0;
	for (let i = 0; i < TAILS; i++) {
		end -= TRAILING.exec(page.text.slice(start, end))?.[0].length ?? 0;
		const tail = pack.tails.exec(page.text.slice(Math.max(start, end - 80), end))?.[0].length ?? 0;
		if (tail === 0 || tail >= end - start) break;
		end -= tail;
	}
	end -= TRAILING.exec(page.text.slice(start, end))?.[0].length ?? 0;
	return end > start ? { start, end } : undefined;
}

/** After "the doctor", "la banque": a clause that tells something follows, no further item of a list. */
const TELLS = [
	"(?:the|my|our|his|her|their) [^,;]{2,40} (?:is|are|was|were|has|have|had|will|won't|isn't|didn't|doesn't|can't|never|no longer|put|got|went|fell|came|said|told|sold|left|\\p{L}{3,}ed (?:it|me|us|him|her|them|that|to|off|out|up|down|on|by|back))",
	"(?:le|la|les|mon|ma|mes) [^,;]{2,40} (?:a \\p{L}+|ont \\p{L}+|est|sont|n'a|n'est|s'est|etait|avait|ne)",
	"(?:el|la|los|las|mi|mis) [^,;]{2,40} (?:ha|han|es|son|esta|estan|fue|no|ya|se|era)",
	"(?:o|a|os|as|meu|minha) [^,;]{2,40} (?:foi|foram|esta|nao|ja|era|recusou)",
	"(?:der|die|das|den|mein\\p{L}*)(?: [^,;]{2,40})? (?:ist|sind|war|waren|hat|haben|wird|wurde|gilt|stimmt|gibt|existiert)",
].join("|");
const LISTED =
	"the|my|our|his|her|their|your|and|or|mi|mis|el|la|los|las|y|o|meu|minha|a|e|ou|mon|ma|mes|le|les|et|mein\\p{L}*|der|den|die|und|oder";

/** A clause that tells why ends a target: "what I said about Oslo, we're not going". Items of a list do not. */
const TARGET_END = new RegExp(`(?<=^[^,;\u2014]{4,})(?:[;\u2014]|,(?= (?:${TELLS})\\b)|,(?! (?:${LISTED})\\b))`, "u");

/** "my ex, Dariusz": a name that ends the target belongs to it. */
const NAME_LAST = /^, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?[.!]?$/u;

export function cutTarget(page: Page, { start, end }: Span): Span {
	const at = page.text.slice(start, end).search(TARGET_END);
	return at > 0 && !NAME_LAST.test(page.message.slice(start + at, end).trimEnd())
		? { start, end: start + at }
		: { start, end };
}

/** The longest verb of memory. */
const VERB_CHARS = 24;

/** A topic ends where something else is to be done: "how it went and write down the lessons". */
export function cutTopic(page: Page, sentence: Sentence, { start, end }: Span, pack: CompiledPack): Span {
	const { verbs, joiners } = pack;
	const next = findClauseStarts(page.text, sentence, joiners).find(
		(at) => verbs && at > start + 1 && at < end && page.text.slice(at, at + VERB_CHARS).search(verbs) === 0,
	);
	return { start, end: next === undefined ? end : withoutJoiner(page, sentence, next, pack) };
}

export function toPayload(page: Page, span: Span): Payload {
	return { text: page.message.slice(span.start, span.end), span };
}

/** Where a clause of the same sentence that asks its own question starts, if one does after `from`. */
export function findOwnQuestion(page: Page, sentence: Sentence, from: number, pack: CompiledPack): number | undefined {
	if (!sentence.question) return undefined;
	const starts = findClauseStarts(page.text, sentence, pack.joiners);
	for (const start of starts) {
		if (start <= from) continue;
		pack.questions.lastIndex = start;
		if (pack.questions.test(page.text)) return start;
	}
	return undefined;
}

/** Where something else is asked for in the same sentence after `from`: a payload ends there. */
export function findOwnRequest(page: Page, sentence: Sentence, from: number, pack: CompiledPack): number {
	for (const start of findClauseStarts(page.text, sentence, pack.joiners)) {
		if (start <= from + 1) continue;
		for (const pattern of sentence.question ? [pack.requests, pack.questions] : [pack.requests]) {
			if (!pattern) continue;
			pattern.lastIndex = start;
			if (pattern.test(page.text)) return withoutJoiner(page, sentence, start, pack);
		}
	}
	return Number.POSITIVE_INFINITY;
}

/** Where the joining word before a clause starts: it belongs to neither side. */
export function withoutJoiner(page: Page, sentence: Sentence, start: number, pack: CompiledPack): number {
	const before = page.text.slice(Math.max(sentence.start, start - 24), start);
	const joiner = pack.joiners && [...before.matchAll(pack.joiners)].at(-1);
	return joiner && joiner.index + joiner[0].length === before.length ? start - joiner[0].length : start;
}

function blockEnd(page: Page, from: number): number {
	const blankLine = page.message.indexOf("\n\n", from);
	return blankLine < 0 ? page.message.length : blankLine;
}

/** The words from `from` to the end of the sentence; after a colon that ends the line, the block below. */
export function findAfter(page: Page, sentence: Sentence, from: number): Span {
	const rest = page.text.slice(from, sentence.wordsEnd);
	if (rest.replace(LEADING, "") === "") {
		const below = /^[\s:]*/.exec(page.message.slice(from))?.[0].length ?? 0;
		return { start: from, end: blockEnd(page, from + below) };
	}
	return { start: from, end: sentence.wordsEnd };
}

/** Sentences looked back for a statement: "… Worth remembering. So put it in your memory." */
const SENTENCES_BACK = 3;

/** The statement before the trigger in the same message: the same sentence's earlier words, else the nearest sentence that says something. */
export function findBefore(page: Page, sentence: Sentence, trigger: number, pack: CompiledPack): Span | undefined {
	const end = withoutJoiner(page, sentence, trigger, pack);
	const same = findStatement(page, { start: sentence.start, end }, pack);
	if (same && /[\p{L}\p{N}].*[\s\p{Script=Han}\p{Script=Hiragana}]\S/u.test(page.message.slice(same.start, same.end)))
		return same;
	const index = page.sentences.indexOf(sentence);
	for (let at = index - 1; at >= Math.max(0, index - SENTENCES_BACK); at--) {
		const { start, wordsEnd } = page.sentences[at]!;
		const said = findStatement(page, { start, end: wordsEnd }, pack);
		if (said) return said;
	}
	return undefined;
}

/** What a stretch of text states, without a clause at its end that only leads up to the request ("…, and I'd like you to"). */
function findStatement(page: Page, span: Span, pack: CompiledPack): Span | undefined {
	const words = trimSpan(page, span, pack);
	if (!words || isHollow(page, words, pack)) return undefined;
	return withoutIntroduction(page, trimSpan(page, withoutLeadUp(page, words, pack), pack));
}

function withoutLeadUp(page: Page, span: Span, pack: CompiledPack): Span {
	const { start, end } = span;
	const clauses = { start, end, wordsEnd: end, question: false, opensLine: false };
	const starts = pack.leadUp ? findClauseStarts(page.text, clauses, pack.joiners) : [];
	const at = starts.find((clause) => clause > start && matches(pack.leadUp, page, { start: clause, end }));
	return at === undefined ? span : { start, end: withoutJoiner(page, clauses, at, pack) };
}

/** A longer clause tells something. */
const HOLLOW_CHARS = 120;

function matches(pattern: RegExp | undefined, page: Page, { start, end }: Span): boolean {
	return end - start <= HOLLOW_CHARS && (pattern?.test(page.text.slice(start, end)) ?? false);
}

/** Says nothing by itself: "instead", "so I don't have to explain it", "could you". */
export function isHollow(page: Page, span: Span, pack: CompiledPack): boolean {
	return matches(pack.hollow, page, span) || matches(pack.leadUp, page, span);
}

/** A target without the place it is to be taken out of: "my mortgage from memory". */
export function withoutPlace(page: Page, { start, end }: Span, pack: CompiledPack): Span {
	const place = pack.removedFrom?.exec(page.text.slice(start, end))?.index ?? 0;
	return { start, end: place > 0 ? start + place : end };
}

/** "I've got it here now: Ellie is allergic to nuts": what stands before the colon only introduces. */
function withoutIntroduction(page: Page, span: Span | undefined): Span | undefined {
	const colon = span && page.text.slice(span.start, span.end).search(/(?<=\p{L}{3}.*): +(?=\S+ +\S+ +\S)[^:]*$/su);
	if (!span || colon === undefined || colon < 0) return span;
	const after = page.text.slice(span.start + colon, span.end).search(/[^: ]/);
	return { start: span.start + colon + after, end: span.end };
}

/** "Hang on to this for me \u2014 the vet said\u2026": what a pointer points forward at in its own sentence. */
export function findPointedAt(page: Page, sentence: Sentence, from: number): Span | undefined {
	// a comma points forward only when nothing was said before
	const marks =
		page.sentences[0] === sentence
			? /^ {0,2}[:,\u2014] ?(?=(?:\S+ ){3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].{4})/u
			: /^ {0,2}[:\u2014] ?(?=\S.{5})/;
	const mark = marks.exec(page.text.slice(from, sentence.wordsEnd))?.[0].length;
	return mark === undefined ? undefined : { start: from + mark, end: sentence.wordsEnd };
}

/** What follows the trigger's sentence on the same line or the next: "Remember this. The code is 4471." */
export function findNext(page: Page, sentence: Sentence): Span | undefined {
	const next = page.sentences[page.sentences.indexOf(sentence) + 1];
	return next && !next.question ? { start: next.start, end: next.wordsEnd } : undefined;
}
