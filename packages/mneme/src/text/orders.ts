// Finds text that gives the agent orders (prompt injection) in what arrives from a tool, a page, a mail or another agent.
// Rules only, in orders/; what happens to such text (quarantine) is decided by the transaction.

import { disguisedReadings, plainReading, type Reading } from "./orders/disguise.ts";
import { ENGLISH } from "./orders/english.ts";
import { ADDRESSED, isSpoken, MACHINES } from "./orders/language.ts";
import { LANGUAGES } from "./orders/languages.ts";
import { isQuotedExample, isReportedVerb } from "./orders/reported.ts";
import type { OrderHit, OrderRule } from "./orders/rule.ts";

export interface Orders {
	readonly injection: boolean;
	/** Names of the rules that decided, each once. */
	readonly reasons: readonly string[];
	/** Where in the text, as far as a disguise lets us tell. */
	readonly spans: readonly { readonly start: number; readonly end: number }[];
}

const NOTHING: Orders = { injection: false, reasons: [], spans: [] };

/** One strong sign, or two weak ones. */
const ENOUGH = 2;
/** Weak signs farther apart than this are unrelated. */
const NEARBY = 500;
const MAX_NEAR = 20;
/** With no spaces left between letters, words run together: the one order such texts give. */
const SQUEEZED =
	/(?:ignore|disregard|forget|override|bypass)(?:all|any|the|your|my|of)*(?:previous|prior|above|earlier|system|safety)?(?:instructions?|rules|prompts?|guidelines|directives)|(?:reveal|print|show|output)(?:me)?(?:the|your)*(?:system|hidden|initial)?prompt/i;

const DISGUISED: OrderRule = { name: "disguised", weight: 2, pattern: SQUEEZED };

/** Longer text is read in full at both ends, and in between only around words that such orders use: a bound on any input. */
const EDGE_CHARS = 200_000;
const AROUND_CHARS = 1000;
const MAX_EXCERPTS = 150;
const ANCHOR =
	/\b(?:ignore|disregard|override) (?:all|any|the|your|previous|every)|(?:system|hidden) prompt|\byou are now\b|\b(?:AI|LLM|GPT|assistant)s?\b[^.\n]{0,40}\b(?:must|should|please|reading)\b|\b(?:tell|inform|notify) the user\b|\byour (?:instructions|memory|rules|guidelines)\b|instrucciones|anweisungen|instru\u00e7\u00f5es|consignes|\u6307\u4ee4|\u6307\u793a/gi;

export function findOrders(text: string): Orders {
	if (text.length <= 2 * EDGE_CHARS) return readOrders(text);
	for (const start of excerptStarts(text)) {
		const edge = start === 0 || start === text.length - EDGE_CHARS;
		const found = readOrders(text.slice(start, start + (edge ? EDGE_CHARS : 2 * AROUND_CHARS)));
		if (!found.injection) continue;
		return { ...found, spans: found.spans.map((span) => ({ start: span.start + start, end: span.end + start })) };
	}
	return NOTHING;
}

function excerptStarts(text: string): number[] {
	const starts = [0, text.length - EDGE_CHARS];
	let read = EDGE_CHARS - AROUND_CHARS;
	for (const { index } of text.slice(0, -EDGE_CHARS).matchAll(ANCHOR)) {
		if (index < read) continue;
		if (starts.length >= MAX_EXCERPTS) break;
		starts.push(index - AROUND_CHARS);
		read = index + AROUND_CHARS;
	}
	return starts;
}

function readOrders(text: string): Orders {
	const plain = plainReading(text);
	const hits = decidingHits(plain, text);
	if (hits.length > 0) return report(hits);
	for (const reading of disguisedReadings(text, plain.text)) {
		const hidden = decidingHits(reading, text);
		const squeezed = reading.squeezed === true && SQUEEZED.test(reading.text.replace(/[^\p{L}]/gu, ""));
		if (hidden.length === 0 && !squeezed) continue;
		return report([...hidden, { rule: DISGUISED, start: reading.start, end: reading.end }]);
	}
	return NOTHING;
}

/** What the rules saw without being sure: enough to listen to a second opinion, or to distrust it. */
export interface OrderSigns {
	/** Some sign holds, alone not enough. */
	readonly weak: boolean;
	/** The strongest words of an order are quoted as an example or told of somebody else. */
	readonly reported: boolean;
}

export function findOrderSigns(text: string): OrderSigns {
	const plain = plainReading(text.slice(0, EDGE_CHARS)).text;
	const hits: OrderHit[] = [];
	const reported = collectAll(plain, hits) > Math.max(0, ...hits.map(({ rule }) => rule.weight));
	return { weak: hits.length > 0 && !reported, reported };
}

/** Languages are tried by chunk, so that one foreign word in a long text does not cost all its rules everywhere. */
const CHUNK_CHARS = 8000;
const CHUNK_OVERLAP = 500;

/** Adds the hits of all rules; returns the weight of the strongest that was set aside as reported, 0 for none. */
function collectAll(text: string, hits: OrderHit[]): number {
	let dropped = 0;
	for (const rule of ENGLISH) dropped = Math.max(dropped, collect(rule, text, hits));
	for (let at = 0; at < text.length; at += CHUNK_CHARS) {
		const chunk = text.slice(at, at + CHUNK_CHARS + CHUNK_OVERLAP);
		const speaksOfMachines = MACHINES.test(chunk);
		for (const language of LANGUAGES) {
			if (!isSpoken(language, chunk)) continue;
			const { rules, about } = language;
			const tried = speaksOfMachines ? rules : rules.filter(({ name }) => name !== ADDRESSED);
			for (const rule of tried) dropped = Math.max(dropped, collect(rule, chunk, hits, { offset: at, about }));
		}
	}
	return dropped;
}

/** The hits that together are enough, or none. */
function decidingHits(reading: Reading, original: string): OrderHit[] {
	let hits: OrderHit[] = [];
	collectAll(reading.text, hits);
	hits.sort((a, b) => a.start - b.start);
	hits = hits.filter((hit, index) => !isRepeated(hit, hits, index));
	const deciding = new Set<OrderHit>();
	let from = 0;
	for (let to = 0; to < hits.length; to++) {
		while (hits[to]!.start - hits[from]!.start > NEARBY) from++;
		// A window of many hits decides as well by its last ones.
		const near = hits.slice(Math.max(from, to - MAX_NEAR), to + 1);
		const sum = Array.from(new Set(near.map((hit) => hit.rule)), (rule) => rule.weight).reduce(
			(total, weight) => total + weight,
			0,
		);
		if (sum >= ENOUGH) for (const hit of near) deciding.add(hit);
	}
	const same = reading.text.length === original.length && !reading.disguised;
	return Array.from(deciding, (hit) => (same ? hit : { ...hit, start: reading.start, end: reading.end }));
}

/** The same words, counted under the same name by an earlier rule that weighs as much. */
function isRepeated(hit: OrderHit, hits: readonly OrderHit[], index: number): boolean {
	for (let before = index - 1; before >= 0 && before >= index - MAX_NEAR; before--) {
		const other = hits[before]!;
		if (other.end > hit.start && other.rule.name === hit.rule.name && other.rule.weight >= hit.rule.weight) return true;
	}
	return false;
}

function collect(
	rule: OrderRule,
	text: string,
	hits: OrderHit[],
	{ offset, about }: { offset: number; about?: RegExp | undefined } = { offset: 0 },
): number {
	let dropped = 0;
	// Most rules miss, and `matchAll` copies its pattern first: that takes longer than to miss.
	if (text.search(rule.pattern) < 0) return dropped;
	for (const match of text.matchAll(rule.pattern)) {
		const start = match.index;
		const end = start + match[0].length;
		if ((rule.command && isReportedVerb(text, start)) || isQuotedExample(text, start, end, about))
			dropped = rule.weight;
		else hits.push({ rule, start: start + offset, end: end + offset });
	}
	return dropped;
}

function report(hits: readonly OrderHit[]): Orders {
	return {
		injection: true,
		reasons: Array.from(new Set(hits.map((hit) => hit.rule.name))),
		spans: hits.map(({ start, end }) => ({ start, end })),
	};
}
