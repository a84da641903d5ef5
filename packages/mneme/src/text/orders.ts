// Finds text that gives the agent orders (prompt injection) in what arrives from a tool, a page, a mail or another agent.
// Rules only, in orders/; what happens to such text (quarantine) is decided by the transaction.

import { disguisedReadings, plainReading, type Reading } from "./orders/disguise.ts";
import { ENGLISH } from "./orders/english.ts";
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

/** One strong sign, or two weak ones. */
const ENOUGH = 2;
/** Weak signs farther apart than this are unrelated. */
const NEARBY = 500;
const MAX_NEAR = 20;
/** With no spaces left between letters, words run together: the one order such texts give. */
const SQUEEZED =
	/(?:ignore|disregard|forget|override|bypass)(?:all|any|the|your|my|of)*(?:previous|prior|above|earlier|system|safety)?(?:instructions?|rules|prompts?|guidelines|directives)|(?:reveal|print|show|output)(?:me)?(?:the|your)*(?:system|hidden|initial)?prompt/i;

const DISGUISED: OrderRule = { name: "disguised", weight: 2, pattern: SQUEEZED };

export function findOrders(text: string): Orders {
	const plain = plainReading(text);
	const hits = decidingHits(plain, text);
	if (hits.length > 0) return report(hits);
	for (const reading of disguisedReadings(text, plain.text)) {
		const hidden = decidingHits(reading, text);
		const squeezed = reading.squeezed === true && SQUEEZED.test(reading.text.replace(/[^\p{L}]/gu, ""));
		if (hidden.length === 0 && !squeezed) continue;
		return report([...hidden, { rule: DISGUISED, start: reading.start, end: reading.end }]);
	}
	return { injection: false, reasons: [], spans: [] };
}

/** The hits that together are enough, or none. */
function decidingHits(reading: Reading, original: string): OrderHit[] {
	let hits: OrderHit[] = [];
	for (const rule of ENGLISH) collect(rule, reading.text, hits);
	for (const rule of LANGUAGES) collect(rule, reading.text, hits);
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

function collect(rule: OrderRule, text: string, hits: OrderHit[]): void {
	for (const match of text.matchAll(rule.pattern)) {
		const start = match.index;
		const end = start + match[0].length;
		if (rule.command && isReportedVerb(text, start)) continue;
		if (isQuotedExample(text, start, end)) continue;
		hits.push({ rule, start, end });
	}
}

function report(hits: readonly OrderHit[]): Orders {
	return {
		injection: true,
		reasons: Array.from(new Set(hits.map((hit) => hit.rule.name))),
		spans: hits.map(({ start, end }) => ({ start, end })),
	};
}
