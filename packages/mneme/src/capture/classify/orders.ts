// Whether a text gives the agent orders, by rules and by a classifier over the bundled encoder's token vectors. Without that encoder
// the rules answer alone.

import type { Embedder } from "../../inference/port.ts";
import { findOrders, type Orders } from "../../text/orders.ts";
import { encoderName } from "../routing/store-classifier.ts";
import type { Span } from "../triggers/intent.ts";
import { readChunks, readOrderFeatures } from "./order-features.ts";
import { classifyTokens, decodeTokenHead, type TokenHead } from "./token-head.ts";
import { ORDER_WEIGHTS } from "./weights-orders.ts";

/** Of 1,145 messages of users at most 3 passed it. Of author D, left out of the training, it found about seven in ten orders, and 4 in 100
 * traps written to look like orders passed. */
const CERTAIN = 0.93;
/** Below this the classifier outweighs the rules: orders told of in articles, tests, songs. */
const HARMLESS = 0.4;
/** Pieces of a long text that get vectors (10 ms each native, 50 ms in WASM): those with the most signs of an order. */
const MAX_CHUNKS = 12;
/** Text read, at its beginning: what is longer is a document, which arrives in parts or is read by the rules. */
const READ_CHARS = 20_000;

let head: TokenHead | undefined;

export async function decideOrders(text: string, options: { embedder?: Embedder | undefined } = {}): Promise<Orders> {
	const byRules = findOrders(text);
	const { embedder } = options;
	if (!embedder?.embedTokens || encoderName(embedder.fingerprint) !== ORDER_WEIGHTS.encoder) return byRules;
	const chunks = chooseChunks(text.slice(0, READ_CHARS));
	if (chunks.length === 0) return byRules;
	head ??= decodeTokenHead(ORDER_WEIGHTS.head);
	const tokens = await embedder.embedTokens(chunks.map((chunk) => chunk.text));
	const order = head.labels.indexOf("true");
	const chances = chunks.map(({ features }, at) => classifyTokens(head!, tokens[at]!, features)[order]!);
	const highest = Math.max(...chances);
	if (highest < CERTAIN) return highest < HARMLESS && text.length <= READ_CHARS ? NOTHING : byRules;
	if (byRules.injection) return byRules;
	const { start, end } = chunks[chances.indexOf(highest)]!;
	return { injection: true, reasons: ["classifier"], spans: [{ start, end }] };
}

const NOTHING: Orders = { injection: false, reasons: [], spans: [] };

interface Chunk extends Span {
	readonly text: string;
	readonly features: readonly number[];
}

function chooseChunks(text: string): Chunk[] {
	const chunks = readChunks(text).map((span) => {
		const words = text.slice(span.start, span.end);
		return { ...span, text: words, features: readOrderFeatures(words) };
	});
	const signs = ({ features }: Chunk) => features.reduce((sum, figure) => sum + figure, 0);
	return chunks.length <= MAX_CHUNKS ? chunks : chunks.sort((a, b) => signs(b) - signs(a)).slice(0, MAX_CHUNKS);
}
