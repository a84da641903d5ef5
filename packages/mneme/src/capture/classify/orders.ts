// Whether a text gives the agent orders, by rules and by the judge. Without the judge the rules answer alone.
import type { OrderModel } from "../../inference/port.ts";
import { PLAIN } from "../../text/orders/english-plain.ts";
import { findOrderSigns, findOrders, type Orders } from "../../text/orders.ts";
import type { Span } from "../triggers/intent.ts";
import { isForeign } from "./intents-foreign.ts";
import { readPieces } from "./pieces.ts";

/** The judge alone calls it an order from here on. With the rules: 97 in 100 of strangers' English injections, 1 in 100 of their traps. */
const CERTAIN = 0.96;
/** In other languages, of which it has seen few, it is believed only where the text speaks of a machine or of whom that serves. Below, 18 of
 * 100 hard traps would be taken for orders. */
const CERTAIN_ABROAD = 0.98;
const MACHINE =
	/\b(?:IA|KI|AI|LLM|(?:chat)?bots?|asistentes?|assistent\w*|assistants?|agent\w*|modelos?|modèles?|sprachmodell\w*|usuari[oa]s?|usuári[oa]s?|utilizador\w*|utilisat\w+|(?:be)?nutzer\w*)\b|KI-|人工智能|助手|模型|用[户戶]|使用者|アシスタント|エージェント|ユーザー|(?<![a-z])AI(?![a-z])/iu;
/** What the rules call an order is one from here on; below, it is told of in an article, a test, a song. */
const CONFIRMED = 0.1;
const CONFIRMED_ABROAD = 0.05;
/** `Name: value` on every line, as in headers and robots.txt: says nothing to anybody. */
const FIELDS = /^(?:[A-Za-z][\w-]{1,30}: ?\S{0,80}[ \t\r]*(?:\n+|$))+$/;
/** Below this share of Latin letters a text is in another language, whatever its words. */
const LATIN_SHARE = 0.5;
/** Pieces of a long text that are read (10 ms each native, 50 ms in WASM). */
const MAX_PIECES = 12;
/** Text read, at its beginning: what is longer is a document, which arrives in parts or is read by the rules. */
const READ_CHARS = 20_000;

const NOTHING: Orders = { injection: false, reasons: [], spans: [] };

export async function decideOrders(text: string, judge?: OrderModel): Promise<Orders> {
	const byRules = findOrders(text);
	if (!judge) return byRules;
	const read = text.slice(0, READ_CHARS);
	const pieces = choosePieces(read);
	if (pieces.length === 0 || FIELDS.test(read)) return byRules;
	const foreign = isForeign(read) || !isMostlyLatin(read);
	const chances = await judge.giveOrders(pieces.map(({ start, end }) => text.slice(start, end)));
	const highest = Math.max(...chances);
	if (byRules.injection) {
		const stands = byRules.reasons.includes(PLAIN) || text.length > READ_CHARS;
		return stands || highest >= (foreign ? CONFIRMED_ABROAD : CONFIRMED) ? byRules : NOTHING;
	}
	if (highest < (foreign ? CERTAIN_ABROAD : CERTAIN) || (foreign && !MACHINE.test(read))) return NOTHING;
	return { injection: true, reasons: ["judge"], spans: [pieces[chances.indexOf(highest)]!] };
}

function isMostlyLatin(text: string): boolean {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters * LATIN_SHARE;
}

/** Those in which the rules see something come first. */
function choosePieces(text: string): Span[] {
	const pieces = readPieces(text);
	if (pieces.length <= MAX_PIECES) return pieces;
	const ranked = pieces.map((piece) => ({
		piece,
		sign: Number(findOrderSigns(text.slice(piece.start, piece.end)).weak),
	}));
	return ranked
		.toSorted((one, other) => other.sign - one.sign)
		.slice(0, MAX_PIECES)
		.map(({ piece }) => piece);
}
