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

/** A clause that tells why ends a target: "what I said about Oslo, we're not going". Items of a list do not. */
const TARGET_END =
	/(?<=^[^,;\u2014]{4,})(?:[;\u2014]|,(?= (?:the|my|our|his|her|their) [^,;]{2,40} (?:is|are|was|were|has|have|had|will|won't|isn't|didn't|doesn't|can't)\b)|,(?! (?:the|my|our|his|her|their|your|and|or|mi|mis|el|la|los|las|y|o|meu|minha|a|e|ou|mon|ma|mes|le|les|et|mein\p{L}*|der|den|die|und|oder)\b))/u;

/** "my ex, Dariusz": a name that ends the target belongs to it. */
const NAME_LAST = /^, \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?[.!]?$/u;

export function cutTarget(page: Page, { start, end }: Span): Span {
	const at = page.text.slice(start, end).search(TARGET_END);
	return at > 0 && !NAME_LAST.test(page.message.slice(start + at, end).trimEnd())
		? { start, end: start + at }
		: { start, end };
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

/** The statement before the trigger in the same message: the same sentence's earlier words, else the sentence before. */
export function findBefore(page: Page, sentence: Sentence, trigger: number, pack: CompiledPack): Span | undefined {
	const end = withoutJoiner(page, sentence, trigger, pack);
	const same = withoutIntroduction(page, trimSpan(page, { start: sentence.start, end }, pack));
	if (same && /[\p{L}\p{N}].*[\s\p{Script=Han}\p{Script=Hiragana}]\S/u.test(page.message.slice(same.start, same.end)))
		return same;
	const index = page.sentences.indexOf(sentence);
	const before = index > 0 ? page.sentences[index - 1] : undefined;
	return before && withoutIntroduction(page, trimSpan(page, { start: before.start, end: before.wordsEnd }, pack));
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
