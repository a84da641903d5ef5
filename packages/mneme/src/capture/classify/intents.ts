// What a message asks of the memory, by rules and, where they are silent, by a classifier over the bundled encoder's vectors.
// Without that encoder the rules answer alone.

import type { Embedder } from "../../inference/port.ts";
import { encoderName } from "../routing/store-classifier.ts";
import { type Reading, readMessage } from "../triggers/detect.ts";
import type { DetectOptions, Intent, IntentKind, Payload, Span } from "../triggers/intent.ts";
import { mayAsk } from "./act-words.ts";
import { classify, decodeLayer, type Layer } from "./layer.ts";
import { sentenceUnit, type Unit } from "./units.ts";
import { WEIGHTS } from "./weights.ts";

export interface DecideIntentsOptions extends DetectOptions {
	embedder?: Embedder | undefined;
}

/** By authors left out of the training: from here up it adds requests at hardly any cost in precision; at 0.95 it cost two points. */
const CERTAIN = 0.985;
/** Sentences read at each end of a message: each costs 10 ms native, 50 ms in WASM. */
const EDGE_SENTENCES = 6;
/** The encoder knows English only: a sentence must have one of its commonest words. */
const ENGLISH =
	/\b(?:the|you|your|u|that|this|is|are|my|i|i'm|please|pls|about|from|what|don't|dont|it|to|and|remember|forget|always|never|keep)\b/i;

/** A question asks for something only when it asks it of the reader. */
const ASKING = /\b(?:can|could|would|will|won't|mind|chance|possible)\b/i;

export async function decideIntents(message: string, options: DecideIntentsOptions = {}): Promise<Intent[]> {
	const reading = readMessage(message, options);
	const { embedder } = options;
	if (embedder === undefined || encoderName(embedder.fingerprint) !== WEIGHTS.encoder) return reading.intents;
	const units = findSilentUnits(reading);
	if (units.length === 0) return reading.intents;
	const vectors = await embedder.embedPassages(units.map(({ text }) => text));
	const found = units.flatMap((unit, i) => judge(unit, vectors[i]!, reading) ?? []);
	return [...reading.intents, ...found].sort((a, b) => a.trigger.start - b.trigger.start);
}

/** Sentences in which no rule saw a request, nor something that only sounds like one. */
function findSilentUnits({ page, intents, traps }: Reading): Unit[] {
	const claimed: Span[] = [...traps, ...intents.flatMap(({ trigger, payload }) => [trigger, payload?.span ?? trigger])];
	const units = page.sentences
		.filter(({ start, end }) => !claimed.some((span) => span.start < end && span.end > start))
		.map((sentence) => ({ ...sentence, end: sentence.wordsEnd, text: sentenceUnit(page, sentence) }))
		.filter(({ text, question }) => ENGLISH.test(text) && mayAsk(text) && (!question || ASKING.test(text)));
	return units.length <= 2 * EDGE_SENTENCES
		? units
		: [...units.slice(0, EDGE_SENTENCES), ...units.slice(-EDGE_SENTENCES)];
}

let layer: Layer | undefined;

function judge(unit: Unit, vector: Float32Array, { page }: Reading): Intent | undefined {
	layer ??= decodeLayer(WEIGHTS.intents);
	const chances = classify(layer, unit.text, vector);
	const best = chances.indexOf(Math.max(...chances));
	const kind = layer.labels[best]!;
	if (kind === "none" || chances[best]! < CERTAIN) return undefined;
	const span = { start: unit.start, end: unit.end };
	const { payload, back } = findPayload(page.message, span);
	const intent: Intent = {
		kind: kind as IntentKind,
		trigger: span,
		sure: SURE,
		refersBack: back,
		permanent: false,
		standing: false,
		lang: "en",
		rule: "classifier",
	};
	if (payload && kind !== "reflect") intent.payload = payload;
	return intent;
}

/** Below what an explicit request has: who acts on it may want to ask. */
const SURE = 0.7;

const INTRODUCED = /^[^:]{3,80}:\s+(?=\S.{3})|^.{3,80}?\b(?:that|about)\s+(?=\S.{3})/;
/** "Hold on to that one.": the statement is the sentence before. */
const POINTS_BACK = /^(?:\S+\s+){0,6}(?:that|this|it)(?:\s+\S+){0,3}[.!]*$/i;

function findPayload(message: string, span: Span): { payload?: Payload; back: boolean } {
	const text = message.slice(span.start, span.end).trimEnd();
	const before = message.slice(0, span.start).trimEnd();
	if (POINTS_BACK.test(text.trim()) && before !== "") {
		const start = Math.max(before.lastIndexOf("\n"), before.slice(0, -1).search(/[.!?]\s[^.!?]*$/) + 1) + 1;
		return { payload: cut(message, { start, end: before.length }), back: true };
	}
	const introduced = INTRODUCED.exec(text)?.[0].length ?? 0;
	return { payload: cut(message, { start: span.start + introduced, end: span.start + text.length }), back: false };
}

function cut(message: string, { start, end }: Span): Payload {
	const text = message.slice(start, end);
	const from = start + (text.length - text.trimStart().length);
	const to = end - (text.length - text.replace(/[\s.!]+$/, "").length);
	return { text: message.slice(from, to), span: { start: from, end: to } };
}
