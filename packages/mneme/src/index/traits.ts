// What ranking wants to know of a text beyond finding it, made once when a memory is indexed: its words as numbers, who says it, whether it
// asks or tells a time. Pure.
import { indexTerms } from "../text/segment.ts";
import { stem } from "../text/stem.ts";
import { embeddedText, type Memory } from "./memory.ts";

export interface Traits {
	/** A number for the stem of each word of title and text, in order. */
	readonly stems: Uint32Array;
	/** The words of the name it begins with ("Caroline: I went …"), lower case, spaces between; empty without one. */
	readonly speaker: string;
	readonly asks: boolean;
	readonly tellsTime: boolean;
	/** A line that tells what held before (`2026-03-01: 15 March → 30 March`). */
	readonly isSuperseded: boolean;
}

const LABEL = /^\s*(?:\*\*)?([\p{L}][\p{L}\p{N}'’. -]{0,40}?)(?:\*\*)?:\s/u;
const TIME =
	/\b(?:yesterday|today|tonight|tomorrow|ago|(?:last|next|this) (?:week|month|year|night|weekend|summer|winter|spring|fall|autumn|\w+day)|(?:19|20)\d\d|january|february|march|april|june|july|august|september|october|november|december|\d+ (?:days?|weeks?|months?|years?))\b/i;
/** A closing picture or link does not make a question a statement. */
const ASKS = /\?\s*(?:\[[^\]]*\]\s*)?$/;
const SUPERSEDED = /^\d{4}-\d{2}-\d{2}:? .+ → /s;

/** `terms`: of title and text, where the caller has them. */
export function traitsOf(
	memory: Pick<Memory, "title" | "text">,
	terms: readonly string[] = indexTerms(embeddedText(memory)),
): Traits {
	const { text } = memory;
	return {
		stems: Uint32Array.from(terms, stemNumber),
		speaker: (
			LABEL.exec(text)?.[1]
				?.toLowerCase()
				.match(/[\p{L}\p{N}]+/gu) ?? []
		).join(" "),
		asks: ASKS.test(text),
		tellsTime: TIME.test(text),
		isSuperseded: SUPERSEDED.test(text),
	};
}

/** Stemming is most of what reading a text costs; people's words repeat. Emptied when full: a process may live for weeks. */
const KNOWN_STEMS = 50_000;
const known = new Map<string, number>();

/** The same number for all forms of a word. Two stems share one by chance once in four billion pairs. */
export function stemNumber(word: string): number {
	let number = known.get(word);
	if (number === undefined) {
		if (known.size >= KNOWN_STEMS) known.clear();
		number = fnv1a(stem(word));
		known.set(word, number);
	}
	return number;
}

function fnv1a(text: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return hash >>> 0;
}

const [ASKS_BIT, TIME_BIT, SUPERSEDED_BIT] = [1, 2, 4] as const;

/** As index.db keeps them. */
export interface TraitColumns {
	readonly stems: Uint8Array;
	readonly speaker: string;
	readonly flags: number;
}

export function serializeTraits({ stems, speaker, asks, tellsTime, isSuperseded }: Traits): TraitColumns {
	const flags = (asks ? ASKS_BIT : 0) | (tellsTime ? TIME_BIT : 0) | (isSuperseded ? SUPERSEDED_BIT : 0);
	return { stems: new Uint8Array(stems.buffer, stems.byteOffset, stems.byteLength), speaker, flags };
}

export function parseTraits({ stems, speaker, flags }: TraitColumns): Traits {
	// A view needs a start at a whole number, which a driver need not give.
	const { buffer, byteOffset, length } = stems.byteOffset % 4 === 0 ? stems : stems.slice();
	return {
		stems: new Uint32Array(buffer, byteOffset, length / 4),
		speaker,
		asks: (flags & ASKS_BIT) !== 0,
		tellsTime: (flags & TIME_BIT) !== 0,
		isSuperseded: (flags & SUPERSEDED_BIT) !== 0,
	};
}
