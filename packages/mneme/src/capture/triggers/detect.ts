// Reads a message for what it asks of the memory: remember, forget, reflect, recall. Pure; knows no store and no model.
// Whether a request is carried out, and where its payload goes, is decided elsewhere.

import { type CompiledPack, compilePack } from "./compile.ts";
import type { DetectOptions, Intent, Payload, Signal, Span } from "./intent.ts";
import { type Match, type Meter, matchSentence } from "./match.ts";
import type { LanguagePack } from "./pack.ts";
import { LANGUAGE_PACKS } from "./packs/index.ts";
import { EDGE_CHARS, openPage } from "./page.ts";
import {
	cutTarget,
	cutTopic,
	findAfter,
	findBefore,
	findNext,
	findPointedAt,
	isHollow,
	type Page,
	toPayload,
	trimSpan,
	withoutJoiner,
	withoutPlace,
} from "./payload.ts";

/** Requests read from one message; nobody makes more in one go, a pasted list may look as if. */
const INTENTS = 64;
const DEFAULT_SURE = 0.95;

const compiledPacks = new Map<LanguagePack, CompiledPack>();

/** The packs one of whose stems occurs in the text, compiled on first need. */
function findPacks(text: string): CompiledPack[] {
	return LANGUAGE_PACKS.filter((pack) => getStems(pack).test(text)).map(getCompiled);
}

const stems = new Map<LanguagePack, RegExp>();

function getStems(pack: LanguagePack): RegExp {
	const known = stems.get(pack) ?? new RegExp(pack.stems, "u");
	stems.set(pack, known);
	return known;
}

function getCompiled(pack: LanguagePack): CompiledPack {
	const compiled = compiledPacks.get(pack) ?? compilePack(pack);
	compiledPacks.set(pack, compiled);
	return compiled;
}

function matchPage(page: Page, packs: readonly CompiledPack[], meter: Meter): { matches: Match[]; traps: Span[] } {
	const matches: Match[] = [];
	const traps: Span[] = [];
	let claimed = 0;
	for (const sentence of page.sentences) {
		if (matches.length >= INTENTS) break;
		if (sentence.end <= claimed) continue;
		const found = packs.flatMap((pack) => matchSentence(page, sentence, pack, claimed, meter));
		found.sort((a, b) => a.trigger.start - b.trigger.start || b.trigger.end - a.trigger.end);
		for (const match of found) {
			if (match.trigger.start < claimed) continue;
			claimed = match.trigger.end;
			if (match.rule.claims === "sentence") claimed = sentence.end;
			if (match.rule.claims === "paragraph") claimed = paragraphEnd(page, match.trigger.end);
			if (match.rule.intent === "none") traps.push({ start: match.trigger.start, end: claimed });
			else matches.push(match);
		}
	}
	return { matches, traps };
}

/** The end of the line; of the message when the line stops at the trigger, as in "Translate this:" above a text. */
function paragraphEnd(page: Page, from: number): number {
	const lineEnd = page.text.indexOf("\n", from);
	if (lineEnd < 0 || /^[\s?!.]*$/.test(page.text.slice(from, lineEnd))) return page.text.length;
	return lineEnd;
}

interface Found {
	payload?: Payload;
	back: boolean;
}

function toFound(payload: Payload | undefined, back: boolean): Found {
	return payload ? { payload, back } : { back };
}

function findPayload(page: Page, match: Match, limit: number, options: DetectOptions): Found {
	const { rule, sentence, trigger, pack } = match;
	const cut = (span: Span | undefined): Span | undefined =>
		span && trimSpan(page, { start: span.start, end: Math.min(span.end, Math.max(limit, span.start)) }, pack);
	if (rule.payload === "nothing" && !match.payload) return { back: false };
	if (rule.payload !== "back") {
		const stated = cut(findStated(page, match));
		return stated ? toTold(page, match, stated, options) : { back: false };
	}
	const pointedAt = rule.intent === "remember" ? cut(findPointedAt(page, sentence, trigger.end)) : undefined;
	if (pointedAt && sentence.start === trigger.start) return toFound(toPayload(page, pointedAt), false);
	const said = findSaid(page, match, options);
	if (said) return toFound(said, true);
	const next = rule.intent === "remember" ? cut(findNext(page, sentence)) : undefined;
	return toFound(next && toPayload(page, next), next === undefined);
}

/** The words the rule points at: its own group, all from its start on, or what follows it. */
function findStated(page: Page, { rule, sentence, trigger, payload, pack }: Match): Span {
	if (payload) return payload;
	if (rule.payload === "whole") return { start: trigger.start, end: sentence.wordsEnd };
	const after = findAfter(page, sentence, trigger.end);
	if (rule.intent === "forget") return cutTarget(page, after);
	return rule.intent === "reflect" ? cutTopic(page, sentence, after, pack) : after;
}

/** What was stated, unless that tells nothing by itself ("remember that instead") and something was said before. */
function toTold(page: Page, match: Match, stated: Span, options: DetectOptions): Found {
	const { rule, pack } = match;
	if (rule.intent === "reflect") return toFound(toPayload(page, stated), false);
	const said = isHollow(page, stated, pack) ? findSaid(page, match, options) : undefined;
	if (said) return toFound(said, true);
	return toFound(toPayload(page, rule.intent === "forget" ? withoutPlace(page, stated, pack) : stated), false);
}

/** The statement before the trigger, in the message or in the one before it. */
function findSaid(page: Page, { sentence, trigger, pack }: Match, options: DetectOptions): Payload | undefined {
	const before = findBefore(page, sentence, trigger.start, pack);
	if (before) return toPayload(page, before);
	const previous = options.previous?.at(-1);
	return previous === undefined ? undefined : { text: previous };
}

function toIntents(page: Page, matches: readonly Match[], options: DetectOptions): Intent[] {
	const intents: Intent[] = [];
	matches.forEach((match, i) => {
		const { rule, trigger, pack, sentence } = match;
		const last = intents.at(-1);
		// "remember: never push to main" is one wish, not two
		if (rule.standing && last?.kind === "remember" && (last.payload?.span?.end ?? 0) > trigger.start) return;
		const next = matches.slice(i + 1).find((later) => !(rule.intent === "remember" && later.rule.standing));
		const joined =
			next && next.sentence === sentence
				? withoutJoiner(page, sentence, next.trigger.start, pack)
				: Number.POSITIVE_INFINITY;
		const { payload, back } = findPayload(
			page,
			match,
			Math.min(joined, next?.trigger.start ?? joined, match.stop),
			options,
		);
		// "whenever we talk about the garden, bear in mind …": what follows says it
		if (rule.standing && !payload && next?.rule.intent === "remember" && next.sentence === sentence) return;
		const intent: Intent = {
			kind: rule.intent as Intent["kind"],
			trigger,
			sure: rule.sure ?? DEFAULT_SURE,
			refersBack: back,
			permanent: rule.intent === "forget" && pack.permanent.test(page.text.slice(sentence.start, sentence.wordsEnd)),
			standing: rule.standing ?? false,
			lang: pack.pack.lang,
			rule: rule.name,
		};
		if (payload) intent.payload = payload;
		intents.push(intent);
	});
	return intents;
}

export interface Reading {
	intents: Intent[];
	/** Words that only sound like a request. */
	traps: Span[];
	page: Page;
	/** Rules tried: what the reading cost, whatever the machine. */
	tries: number;
}

export function readMessage(message: string, options: DetectOptions = {}): Reading {
	const page = openPage(message);
	const packs = findPacks(page.read);
	const meter: Meter = { tries: 0 };
	const { matches, traps } = matchPage(page, packs, meter);
	return { intents: toIntents(page, matches, options), traps, page, tries: meter.tries };
}

export function detectIntents(message: string, options: DetectOptions = {}): Intent[] {
	return readMessage(message, options).intents;
}

export function detectSignals(message: string): Signal[] {
	const { text } = openPage(message.slice(0, 2 * EDGE_CHARS));
	const signals: Signal[] = [];
	for (const { pack, signals: rules } of LANGUAGE_PACKS.map(getCompiled)) {
		for (const { rule, regex } of rules) {
			for (const { index, 0: words } of text.matchAll(regex)) {
				signals.push({ kind: rule.kind, span: { start: index, end: index + words.length }, lang: pack.lang });
			}
		}
	}
	return signals.sort((a, b) => a.span.start - b.span.start);
}
