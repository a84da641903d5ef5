// Applies one language's rules to one sentence: which rule, if any, holds at which clause.

import { type CompiledPack, type CompiledRule, findGroup } from "./compile.ts";
import type { Span } from "./intent.ts";
import { findOwnQuestion, findOwnRequest, type Page } from "./payload.ts";
import { BACK_CHARS, findPlaces, type Place } from "./places.ts";
import type { Sentence } from "./sentences.ts";

/** How far a pattern may look from its clause's start: bounds the work of each try whatever the message's length. */
const REACH_CHARS = 400;

/** How much of a sentence is read for clauses; past it, whatever it is, it is not a sentence. */
const SENTENCE_CHARS = 8000;

/** How much of the next sentence is read for whose words these are. */
const NEXT_CHARS = 80;

export interface Match {
	rule: CompiledRule;
	pack: CompiledPack;
	sentence: Sentence;
	trigger: Span;
	payload?: Span;
	/** The payload must end here: a question of its own follows. */
	stop: number;
}

export interface Meter {
	tries: number;
}

function isQuestion(page: Page, sentence: Sentence, start: number, pack: CompiledPack): boolean {
	if (!sentence.question || findOwnQuestion(page, sentence, start, pack) !== undefined) return false;
	return !pack.tails.test(page.text.slice(Math.max(start, sentence.wordsEnd - 80), sentence.wordsEnd));
}

/** "For next time: which wine goes with duck?": what follows is a question, nothing to keep. */
function asksNext(page: Page, end: number, pack: CompiledPack): boolean {
	pack.questions.lastIndex = end + (/^[\s,:;\u2014-]*/.exec(page.text.slice(end))?.[0].length ?? 0);
	return pack.questions.test(page.text);
}

function tryRule(
	page: Page,
	sentence: Sentence,
	start: number,
	pack: CompiledPack,
	rule: CompiledRule,
	asked: boolean,
): Match | undefined {
	const reach = page.text.slice(start, Math.min(sentence.wordsEnd, start + REACH_CHARS));
	rule.regex.lastIndex = 0;
	const found = rule.regex.exec(reach);
	if (!found) return undefined;
	const end = start + found[0].length;
	const rest = page.text.slice(end, Math.min(sentence.wordsEnd, end + REACH_CHARS)).trimStart();
	if (rule.unlessRegex?.test(rest) || (rule.needsRegex && !rule.needsRegex.test(rest))) return undefined;
	if (
		rule.intent !== "none" &&
		!rule.asks &&
		!asked &&
		findGroup(found, "ask") === undefined &&
		isQuestion(page, sentence, start, pack)
	)
		return undefined;
	if (pack.reportedBy?.test(page.text.slice(Math.max(start, sentence.wordsEnd - BACK_CHARS), sentence.wordsEnd)))
		return undefined;
	if (pack.reportedNext?.test(page.text.slice(end, sentence.end + NEXT_CHARS).slice(0, REACH_CHARS))) return undefined;
	if (rule.intent === "remember" && sentence.question && asksNext(page, end, pack)) return undefined;
	if (pack.pastForms?.test(page.message.slice(start, end))) return undefined;
	const match: Match = {
		rule,
		pack,
		sentence,
		trigger: { start, end },
		stop: findOwnRequest(page, sentence, end, pack),
	};
	const payload = findGroup(found, "payload");
	if (payload !== undefined) {
		const at = start + found[0].lastIndexOf(payload);
		match.payload = { start: at, end: at + payload.length };
	}
	if (rule.named && !isName(page, match)) return undefined;
	return match;
}

function isName(page: Page, match: Match): boolean {
	const { start, end } = match.payload ?? { start: match.trigger.end, end: match.sentence.wordsEnd };
	const text = page.message.slice(start, end).trim();
	return /^["'\u201C\u201E\u00AB\u300C]?\p{Lu}|^\p{Lo}/u.test(text) || text.split(/\s/).length <= 1;
}

/** The rules whose hint occurs in the sentence; each hint is looked for once. */
function findLikelyRules(page: Page, sentence: Sentence, pack: CompiledPack): readonly CompiledRule[] {
	const words = page.text.slice(sentence.start, Math.min(sentence.end, sentence.start + SENTENCE_CHARS));
	if (!pack.stems.test(words)) return [];
	const seen = new Map<RegExp, boolean>();
	return pack.rules.filter(({ hintRegex }) => {
		if (!hintRegex) return true;
		const known = seen.get(hintRegex) ?? hintRegex.test(words);
		seen.set(hintRegex, known);
		return known;
	});
}

function suits(rule: CompiledRule, place: Place): boolean {
	if (rule.at === "verb") return place.verb;
	if (!place.clause || (rule.at === "sentence" && !place.first)) return false;
	return !place.reported || rule.intent === "none";
}

/** All matches in a sentence, in order. A trap is returned too, for what it claims. */
export function matchSentence(page: Page, sentence: Sentence, pack: CompiledPack, from: number, meter: Meter): Match[] {
	const matches: Match[] = [];
	const rules = findLikelyRules(page, sentence, pack);
	if (rules.length === 0) return matches;
	const places = findPlaces(page, sentence, pack, rules);
	let free = from;
	for (const place of places) {
		if (place.start < free) continue;
		const before = page.text.slice(Math.max(sentence.start, place.start - BACK_CHARS), place.start);
		for (const rule of rules) {
			if (!suits(rule, place)) continue;
			meter.tries++;
			if (rule.notAfterRegex?.test(before)) continue;
			if (rule.afterRegex && !rule.afterRegex.test(page.text.slice(Math.max(0, place.start - BACK_CHARS), place.start)))
				continue;
			const match = tryRule(page, sentence, place.start, pack, rule, place.asked);
			if (!match) continue;
			matches.push(match);
			free = rule.claims === "sentence" || rule.claims === "paragraph" ? sentence.end : match.trigger.end;
			break;
		}
	}
	return matches;
}
